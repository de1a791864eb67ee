### People among each other: pairing, joining, profiles, the leaderboard, blocks and reports.
### $name is a player’s name, $game a game’s name, already in the reader’s language.

people-anyone = Play anyone
people-anyone-game = Game
people-anyone-players = Players
people-anyone-pace = Pace
people-anyone-kind = Match
people-anyone-casual = Casual
people-anyone-window = Opponents
people-anyone-any = of any rating
people-anyone-near = within { $points } points of me
people-anyone-find = Find players
people-anyone-waiting = Looking for players: { $game }, { $pace }. The match starts by itself.
people-anyone-cancel = Stop looking
people-anyone-others = { $count ->
    [one] One person is waiting for this. Press the button to play.
   *[other] { $count } people are waiting for this. Press the button to play.
    }
people-anyone-join = { $count } waiting: { $game }, { $pace }
people-clock-own = Other …
people-clock-kind = Kind of clock
people-seat-name = Name
people-seat-name-of = Name of the player: { $seat }
people-hints = Hints
    .says = Players may ask what a bot would do.
    .rated = There are no hints in rated matches.
people-join-title = You are invited to { $game }
people-join-with = At the table: { $names }
people-join-nobody = Nobody sits at the table yet.
people-join-name = Your name
people-join-watch = Watch
people-join-full = The table is full. You can watch the match.
people-join-closed = The table is full, and nobody may watch this match.
people-join-lobby = To the lobby
people-invite-here = Only this machine reaches the server. To let others in, start it with:
people-invite-network = Send this link to people in your network.
people-seat-bot = Seat a bot
people-seat-free = Take the bot away
people-profile = Profile
people-guest = A guest. Only players with an account have a record.
people-since = Here since { $day }
people-ratings = Ratings
people-no-ratings = No rated match yet.
people-rating-of = { $players } players · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
    }
people-played = Matches
people-record = { $wins } of { $matches } won
people-recent = Recent matches
people-nothing = No public match has been finished yet.
people-none = Nobody is here
people-block = Block
people-unblock = Unblock
people-unblock-of = Unblock { $name }
people-blocked = { $name } is blocked. You will not be paired, and you will not read their chat.
people-unblocked = { $name } is no longer blocked.
people-blocks = Blocked players
    .says = You are not paired with them, and you do not read their chat.
people-blocks-none = You have blocked nobody.
people-report = Report …
people-report-title = Report { $name }
people-report-why = What is wrong?
people-report-abuse = Insults
people-report-cheating = Cheating
people-report-stalling = Stalling
people-report-name = Their name
people-report-other = Something else
people-report-text = What happened? (You may leave this empty.)
people-report-send = Send to the host
people-reported = Thank you. The host of this server will look at it.
people-leaders = Leaderboard
    .says = The best rated players. Guests are not listed.
people-leaders-none = Nobody has played enough rated matches here yet.
people-players = { $count } players
people-place = Place
people-player = Player
people-rating = Rating
people-matches = Matches
people-anyone-offline = Finding players needs a live connection to the server. You can open a table and send its link instead.
people-anyone-cut = The connection is interrupted. The search goes on as soon as it is back.
people-admits-bots = Players’ own bots may join
    .says = They are marked as bots, and count for the rating.
people-bot-of = A bot of { $name }
