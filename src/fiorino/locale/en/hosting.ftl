### The host’s page. $name is a player, a table, a line or an invitation; $at a moment and $day a day in words.

hosting-title = Host
hosting-to-account = To your account
hosting-tabs = Parts of this page
hosting-tab-reports = Reports
hosting-tab-people = People
hosting-tab-tables = Tables
hosting-tab-invitations = Invitations
hosting-tab-deeds = Log of deeds
hosting-waiting = reports to look at
hosting-database = Database
hosting-writable = can be written
hosting-not-writable = cannot be written
hosting-connected = Open pages
hosting-people = People
hosting-accounts = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
 }
hosting-matches = Matches being played
hosting-open-tables = { $count ->
    [one] { $count } table waits for players
   *[other] { $count } tables wait for players
 }
hosting-access = Who may come
hosting-access-open = Anybody
hosting-access-invited = The invited
hosting-access-closed = Nobody new
hosting-mails = E-mail is sent
hosting-no-mails = No e-mail is sent
hosting-version = Version
hosting-settled-too = Show settled reports too
hosting-reports-none = There is nothing to look at.
hosting-settled = settled
hosting-report-by = Reported by { $name }, { $at }
hosting-line = Remove the line
hosting-line-of = Remove the line “{ $text }”
hosting-ban = Ban
hosting-ban-of = Ban { $name }
hosting-unban = Lift the ban
hosting-unban-of = Lift the ban of { $name }
hosting-settle = Settle
hosting-link = Password link
hosting-link-of = Password link for { $name }
hosting-forget = Delete
hosting-forget-of = Delete { $name }
hosting-people-search = Search by name, user name or id
hosting-people-none = Nobody is called that.
hosting-is-host = host
hosting-is-banned = banned
hosting-status = Status
hosting-status-unfinished = Unfinished
hosting-status-open = Waiting
hosting-status-running = Running
hosting-status-paused = Paused
hosting-status-over = Over
hosting-status-aborted = Called off
hosting-tables-none = There is no such table.
hosting-rated = rated
hosting-table-since = Since { $at } · { $moves ->
    [one] { $moves } line in the log
   *[other] { $moves } lines in the log
 }
hosting-chat = Chat
hosting-chat-none = Nobody has said anything.
hosting-room-players = Players
hosting-room-spectators = Spectators
hosting-end = Call off
hosting-end-of = Call off { $name }
hosting-remove = Delete
hosting-remove-of = Delete { $name }
hosting-invite = New invitation
hosting-invite-uses = For so many people
hosting-invite-days = Days
hosting-invite-note = Note
hosting-invitations-none = There is no invitation that is still good.
hosting-invitation-says = { $uses ->
    [one] for { $uses } more person
   *[other] for { $uses } more people
 } · until { $day }
hosting-withdraw = Withdraw
hosting-withdraw-of = Withdraw { $name }
hosting-deeds-none = Nothing has been done yet.
hosting-deed-by = { $name }, { $at }
hosting-command-line = Command line
hosting-reason = Reason, for the log of deeds
hosting-told = Hand this over. It is shown only now:
hosting-cancel = Cancel
hosting-done = Done, and written down.
hosting-copy = Copy
hosting-copied = Copied.
hosting-sure-ban = Ban { $name }?
    .says = They and their bots are logged out and let in no more. You can lift the ban.
hosting-do-ban = Ban
hosting-sure-unban = Lift the ban of { $name }?
    .says = They may log in again.
hosting-do-unban = Lift the ban
hosting-sure-link = A new password for { $name }?
    .says = You get a link to hand over. It works once, for two days.
hosting-do-link = Make the link
hosting-sure-forget = Delete { $name } for good?
    .says = Everything about them and their bots is deleted. In their seats nobody is named. It cannot be undone.
hosting-do-forget = Delete
hosting-sure-end = Call off { $name }?
    .says = The match ends without a result. It cannot be undone.
hosting-do-end = Call off
hosting-sure-remove = Delete { $name } for good?
    .says = The match, its log and its chat are deleted. It cannot be undone.
hosting-do-remove = Delete
hosting-sure-line = Remove “{ $name }”?
    .says = The line disappears from the chat of all. It cannot be undone.
hosting-do-line = Remove
hosting-sure-settle = Settle the report about { $name }?
    .says = It is kept among the settled ones.
hosting-do-settle = Settle
hosting-sure-invite = Make an invitation?
    .says = You get a code to hand over. It is shown only once.
hosting-do-invite = Make it
hosting-sure-withdraw = Withdraw { $name }?
    .says = Nobody can come in with this invitation any more.
hosting-do-withdraw = Withdraw
hosting-deed-ban = Banned
hosting-deed-unban = Ban lifted
hosting-deed-password = New password
hosting-deed-link = Password link
hosting-deed-forget = Deleted
hosting-deed-end = Match called off
hosting-deed-remove = Match deleted
hosting-deed-line = Line of chat removed
hosting-deed-settle = Report settled
hosting-deed-invite = Invitation made
hosting-deed-withdraw = Invitation withdrawn
hosting-deed-host = Made a host
hosting-deed-unhost = Host no more
hosting-deed-prune = Old data deleted
