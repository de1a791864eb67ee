"""The server's refusals, and what to do about them, as sentences by key.

Refusals that only programs meet, such as for a malformed request, are plain text in their place.
"""

from typing import Final

from fiorino.core.sentences import Sentence

# The server itself
SERVER_FAULT: Final = Sentence("refusal-server-fault", "The server has made a mistake.")
SERVER_CLOSING: Final = Sentence(
    "refusal-server-closing", "The server is shutting down; ask again when it is back."
)
DATABASE_SILENT: Final = Sentence("refusal-database-silent", "The database does not answer.")
MESSAGE_TOO_LONG: Final = Sentence(
    "refusal-message-too-long", "A message has at most {most:byte|bytes}."
)
OTHER_HOST: Final = Sentence("refusal-other-host", "This server is not called “{host}”.")
OTHER_SITE: Final = Sentence("refusal-other-site", "The page “{origin}” is of another site.")
NO_PUSH: Final = Sentence("refusal-no-push", "This server sends no push messages.")

# Too often
TOO_MANY_MESSAGES: Final = Sentence(
    "refusal-too-many-messages", "There were too many messages in a short time."
)
TOO_MANY_TABLES: Final = Sentence(
    "refusal-too-many-tables", "There were too many new tables in a short time."
)
TOO_MANY_JOINS: Final = Sentence(
    "refusal-too-many-joins", "There were too many changes of seats in a short time."
)
TOO_MANY_LINES: Final = Sentence(
    "refusal-too-many-lines", "There were too many lines of chat in a short time."
)
TOO_MANY_GUESTS: Final = Sentence(
    "refusal-too-many-guests", "There were too many new guests in a short time."
)
TOO_MANY_ACCOUNTS: Final = Sentence(
    "refusal-too-many-accounts", "There were too many new accounts in a short time."
)
TOO_MANY_LOGINS: Final = Sentence(
    "refusal-too-many-logins", "There were too many attempts to log in in a short time."
)
TOO_MANY_HINTS: Final = Sentence(
    "refusal-too-many-hints", "There were too many hints in a short time."
)
TOO_MANY_IMPORTS: Final = Sentence(
    "refusal-too-many-imports", "There were too many imports in a short time."
)
TOO_MANY_WEBHOOKS: Final = Sentence(
    "refusal-too-many-webhooks", "There were too many changes of the webhook in a short time."
)
TOO_MANY_PUSHES: Final = Sentence(
    "refusal-too-many-pushes", "There were too many subscriptions in a short time."
)
TOO_MANY_SEEKS: Final = Sentence(
    "refusal-too-many-seeks", "There were too many searches for players in a short time."
)
TOO_MANY_BLOCKS: Final = Sentence(
    "refusal-too-many-blocks", "There were too many changes of who is blocked in a short time."
)
TOO_MANY_REPORTS: Final = Sentence(
    "refusal-too-many-reports", "There were too many reports in a short time."
)
TOO_MANY_TOKENS: Final = Sentence(
    "refusal-too-many-tokens", "There were too many new bots and tokens in a short time."
)
TOO_MANY_MAILS: Final = Sentence(
    "refusal-too-many-mails", "There was too much e-mail in a short time."
)
TOO_MANY_REQUESTS: Final = Sentence(
    "refusal-too-many-requests", "There were too many requests in a short time."
)
TOO_MANY_WATCHED: Final = Sentence(
    "refusal-too-many-watched", "A page shows at most {most:match|matches}."
)

# People
UNKNOWN_PERSON: Final = Sentence("refusal-unknown-person", "Nobody knows you here yet.")
NO_ACCOUNTS: Final = Sentence(
    "refusal-no-accounts", "This server makes no accounts; play as a guest."
)
HAS_ACCOUNT: Final = Sentence("refusal-has-account", "You have an account already.")
WRONG_PASSWORD: Final = Sentence(
    "refusal-wrong-password", "The user name or the password is not right."
)
WRONG_OLD_PASSWORD: Final = Sentence(
    "refusal-wrong-old-password", "The password that you have now is not right."
)
NO_ACCOUNT_YET: Final = Sentence("refusal-no-account-yet", "You have no account yet.")
BANNED: Final = Sentence("refusal-banned", "The host of this server lets you in no more.")
INVITATION_NEEDED: Final = Sentence(
    "refusal-invitation-needed", "This server is for those who are invited."
)
NOBODY_NEW: Final = Sentence("refusal-nobody-new", "This server takes nobody new.")
BAD_INVITATION: Final = Sentence(
    "refusal-bad-invitation", "This invitation is not known here, or is used up."
)
NOT_FOR_BOTS: Final = Sentence("refusal-not-for-bots", "Bots may not do that.")
BAD_TOKEN: Final = Sentence("refusal-bad-token", "This token is not known here, or was revoked.")
TOO_MANY_BOTS: Final = Sentence(
    "refusal-too-many-bots", "You may have at most {most:bot|bots} of your own."
)
NO_SUCH_OWN_BOT: Final = Sentence("refusal-no-such-own-bot", "You have no such bot.")
ONLY_FOR_HOSTS: Final = Sentence("refusal-only-for-hosts", "Only hosts of this server may do that.")
NO_PASSWORD: Final = Sentence(
    "refusal-no-password", "{name} has no account, so there is no password."
)
BAD_LINK: Final = Sentence(
    "refusal-bad-link", "This link was used already, or has expired; ask for another one."
)
NO_MAIL: Final = Sentence("refusal-no-mail", "This server sends no e-mail.")
BAD_EMAIL: Final = Sentence("refusal-bad-email", "That is not an e-mail address.")
USER_NAME_TAKEN: Final = Sentence("refusal-user-name-taken", "The user name “{name}” is taken.")
USER_NAME_LENGTH: Final = Sentence(
    "refusal-user-name-length", "A user name has {least} to {most} characters."
)
USER_NAME_LETTERS: Final = Sentence(
    "refusal-user-name-letters", "A user name is made of the letters a to z, digits, “-” and “_”."
)
USER_NAME_BEGINS: Final = Sentence("refusal-user-name-begins", "A user name begins with a letter.")
USER_NAME_KEPT: Final = Sentence(
    "refusal-user-name-kept",
    "The name “{name}” is kept for the server itself; choose another.",
)
NAME_NEEDS_LETTER: Final = Sentence("refusal-name-needs-letter", "A name has at least one letter.")
NAME_TOO_LONG: Final = Sentence(
    "refusal-name-too-long", "A name has at most {most:character|characters}."
)
NAME_SIGNS: Final = Sentence(
    "refusal-name-signs", "A name is made of letters, digits and signs that can be seen."
)
NO_SUCH_PERSON: Final = Sentence("refusal-no-such-person", "There is no such person.")
NOT_YOURSELF: Final = Sentence("refusal-not-yourself", "That is you; choose somebody else.")
NO_SUCH_LINE: Final = Sentence(
    "refusal-no-such-line", "That person has said no such thing at that table."
)
PASSWORD_SHORT: Final = Sentence(
    "refusal-password-short", "A password has at least {least:character|characters}."
)
PASSWORD_LONG: Final = Sentence(
    "refusal-password-long", "A password has at most {most:character|characters}."
)
PASSWORD_CHARACTERS: Final = Sentence(
    "refusal-password-characters",
    "The password has characters that cannot be written as text.",
)
PASSWORD_COMMON: Final = Sentence(
    "refusal-password-common",
    "That password is among the first that are guessed; choose another.",
)
PASSWORD_IS_NAME: Final = Sentence(
    "refusal-password-is-name", "The password must differ from the user name."
)

# Tables
NO_SUCH_TABLE: Final = Sentence(
    "refusal-no-such-table", "There is no such table; the link may be incomplete."
)
TABLE_FULL: Final = Sentence("refusal-table-full", "Every seat of this table is taken.")
TABLE_CALLED_OFF: Final = Sentence("refusal-table-called-off", "This table has been called off.")
NOT_WITH_THEM: Final = Sentence(
    "refusal-not-with-them", "Somebody at this table does not play with you, or you not with them."
)
NO_SUCH_PACE: Final = Sentence("refusal-no-such-pace", "There is no pace “{name}”.")
NO_PAIRING_AS_NOBODY: Final = Sentence(
    "refusal-no-pairing-as-nobody", "Say who you are before you wait for others."
)
WAITING_ELSEWHERE: Final = Sentence(
    "refusal-waiting-elsewhere", "You wait on another page now; here the wait is over."
)
OWNER_SEATS_BOTS: Final = Sentence(
    "refusal-owner-seats-bots", "Only whoever has made the table gives its seats to bots."
)
SEAT_NOT_FREE: Final = Sentence(
    "refusal-seat-not-free", "That seat is not free; a bot sits down where nobody sits."
)
BEGUN_ALREADY: Final = Sentence("refusal-begun-already", "The match has begun already.")
NO_SUCH_BOT: Final = Sentence("refusal-no-such-bot", "There is no bot “{name}”.")
NO_SUCH_STYLE: Final = Sentence(
    "refusal-no-such-style", "The style “{style}” means nothing in {title}."
)
NAMES_ONE_DEVICE: Final = Sentence(
    "refusal-names-one-device", "Names of seats are for a table where all play on one device."
)
NOT_SEATED: Final = Sentence("refusal-not-seated", "You do not sit at this table.")
ONLY_WATCHING: Final = Sentence(
    "refusal-only-watching", "You do not sit at this table; you only watch."
)
NOTHING_TO_LEAVE: Final = Sentence(
    "refusal-nothing-to-leave", "There is nothing to leave: nobody plays here any more."
)
CALL_OFF_SEATED: Final = Sentence(
    "refusal-call-off-seated", "Only those who sit at a table can call it off."
)
CALL_OFF_LATE: Final = Sentence(
    "refusal-call-off-late", "A match is called off before its first answer; resign instead."
)
TOO_MANY_OPEN: Final = Sentence(
    "refusal-too-many-open",
    "At most {most:table|tables} of yours may wait for players; close one before you open another.",
)
TOO_MANY_UNFINISHED: Final = Sentence(
    "refusal-too-many-unfinished",
    "At most {most:match|matches} of yours may be unfinished; end one before you begin another.",
)
RATED_WITHOUT_BOTS: Final = Sentence(
    "refusal-rated-without-bots", "This rated match is for people only."
)
RATED_AS_USUAL: Final = Sentence(
    "refusal-rated-as-usual", "A rated match is played with the usual box, from the beginning."
)
RATED_FOR_PEOPLE: Final = Sentence(
    "refusal-rated-for-people", "A rated match is for people only, each in a seat of their own."
)
LIVE_CLOCK: Final = Sentence(
    "refusal-live-clock",
    "A live clock has 1 to 180 minutes, and 0 to 120 seconds for each answer.",
)
SLOW_CLOCK: Final = Sentence("refusal-slow-clock", "A slow clock has 1 to 14 days for each answer.")

NO_SUCH_PLAYERS: Final = Sentence(
    "refusal-no-such-players", "This game is not played by {players:player|players}."
)

# A match that is played
MATCH_OVER: Final = Sentence("refusal-match-over", "The match is over.")
MATCH_NOT_OVER: Final = Sentence(
    "refusal-match-not-over",
    "The match is not over; its record tells everything, draws and secrets included.",
)
MATCH_NOT_BEGUN: Final = Sentence("refusal-match-not-begun", "The match has not begun.")
NOT_RUNNING: Final = Sentence("refusal-not-running", "The match is not being played now.")
PAUSED: Final = Sentence("refusal-paused", "The match is paused.")
PAUSED_ALREADY: Final = Sentence("refusal-paused-already", "The match is paused already.")
PAUSE_NOT_AGREED: Final = Sentence("refusal-pause-not-agreed", "You have not agreed to a pause.")
TAKEBACK_NOT_ASKED: Final = Sentence(
    "refusal-takeback-not-asked", "Nobody asks to take anything back any more."
)
TAKEBACK_ASKED: Final = Sentence(
    "refusal-takeback-asked", "Somebody asks to take something back already."
)
TAKEBACK_DECLINED: Final = Sentence(
    "refusal-takeback-declined", "It was declined; ask again after the next answer."
)
TAKEBACK_RATED: Final = Sentence(
    "refusal-takeback-rated", "In a rated match nobody is asked to let something be taken back."
)
NOTHING_OF_YOURS: Final = Sentence(
    "refusal-nothing-of-yours", "You have given no answer that could be taken back."
)
GIVEN_UP: Final = Sentence(
    "refusal-given-up", "You have given up this match; a bot plays on for you."
)
SEAT_GIVEN_UP: Final = Sentence("refusal-seat-given-up", "That seat has given up already.")
OLD_VERSION: Final = Sentence(
    "refusal-old-version",
    "The match has gone on meanwhile, perhaps from another page of yours.",
)
NO_AUCTION: Final = Sentence(
    "refusal-no-auction", "There is no auction now that an order could be left for."
)
NO_HINTS_HERE: Final = Sentence("refusal-no-hints-here", "This table plays without hints.")
NOTHING_TO_CLAIM: Final = Sentence(
    "refusal-nothing-to-claim",
    "A win is claimed over a player whom the match waits for and who is gone.",
)
CLAIM_SLOW: Final = Sentence(
    "refusal-claim-slow", "With days for each answer nobody is gone before their time is up."
)
CLAIM_TOO_SOON: Final = Sentence(
    "refusal-claim-too-soon",
    "They may still come back; the win can be claimed in {seconds:second|seconds}.",
)
NO_HINTS_RATED: Final = Sentence("refusal-no-hints-rated", "There are no hints in a rated match.")
HINT_NOT_ASKED: Final = Sentence(
    "refusal-hint-not-asked", "A hint is for the seat that is asked now."
)
HINT_PENDING: Final = Sentence("refusal-hint-pending", "A hint is being thought of.")
CHAT_UNKNOWN: Final = Sentence("refusal-chat-unknown", "Say who you are before you talk.")
CHAT_OTHER_ROOM: Final = Sentence(
    "refusal-chat-other-room", "Players and spectators talk in rooms of their own."
)

# A match that is looked at again
REMATCH_NOT_ASKED: Final = Sentence("refusal-rematch-not-asked", "Nobody asks for a rematch now.")
REMATCH_PLAYERS: Final = Sentence(
    "refusal-rematch-players", "A rematch is for those who played a match that is over."
)
REVIEW_WHEN_OVER: Final = Sentence(
    "refusal-review-when-over", "A match can be reviewed when it is over."
)
REVIEW_UNFINISHED: Final = Sentence(
    "refusal-review-unfinished", "Only a match that was played to its end can be reviewed."
)
PUZZLE_COUNTS: Final = Sentence(
    "refusal-puzzle-counts", "You are logged in, so your answers to puzzles count."
)
TRY_WHEN_OVER: Final = Sentence(
    "refusal-try-when-over", "A match can be tried from one of its moves when it is over."
)
NO_SUCH_STEP: Final = Sentence(
    "refusal-no-such-step", "The match has {steps:step|steps}; there is no step {move}."
)
STEP_NOT_SHOWN: Final = Sentence(
    "refusal-step-not-shown", "The match has no step {version} that can be shown."
)
NOBODY_ASKED: Final = Sentence(
    "refusal-nobody-asked", "Nobody is asked there; choose a move before the end."
)
RECORD_WITH_BOX: Final = Sentence(
    "refusal-record-with-box",
    "A record with a box of its own cannot be imported; replay it here.",
)

# What to do
TODO_CHOOSE: Final = Sentence("refusal-todo-choose", "Choose one of the answers.")
TODO_LOOK_AGAIN: Final = Sentence(
    "refusal-todo-look-again", "Look at the table as it is now, and answer again."
)
TODO_REFRESH: Final = Sentence(
    "refusal-todo-refresh", "Wait for the next state of the table, or load the page again."
)
TODO_RELOAD: Final = Sentence("refusal-todo-reload", "Load the page again.")
TODO_SEND_SAME: Final = Sentence(
    "refusal-todo-send-same", "Send it again as it is: it is carried out once."
)
TODO_SEND_SHORTER: Final = Sentence("refusal-todo-send-shorter", "Send a shorter one.")
TODO_TRY_AGAIN: Final = Sentence("refusal-todo-try-again", "Try again.")
TODO_TYPE_AGAIN: Final = Sentence("refusal-todo-type-again", "Type it again.")
TODO_ASK_HOST: Final = Sentence("refusal-todo-ask-host", "Ask the host.")
TODO_ASK_OWNER: Final = Sentence(
    "refusal-todo-ask-owner", "Its owner makes a new one under Settings."
)
TODO_INVITATION: Final = Sentence(
    "refusal-todo-invitation", "Log in, or enter the invitation that you were given."
)
TODO_LOG_IN: Final = Sentence("refusal-todo-log-in", "Log in if you have an account.")
TODO_TRY_OR_GUEST: Final = Sentence("refusal-todo-try-or-guest", "Try again, or play as a guest.")
TODO_CHANGE: Final = Sentence("refusal-todo-change", "Change what is named, and try again.")
TODO_CHOOSE_OTHER: Final = Sentence("refusal-todo-choose-other", "Choose another one.")
TODO_CHECK_LINK: Final = Sentence(
    "refusal-todo-check-link", "Check the link, or choose another table."
)
TODO_LEAVE_OTHER: Final = Sentence("refusal-todo-leave-other", "Leave another one first.")
TODO_COME_AGAIN: Final = Sentence("refusal-todo-come-again", "Come again when it is over.")
TODO_WAIT: Final = Sentence("refusal-todo-wait", "Wait for it.")
TODO_WAIT_SECONDS: Final = Sentence(
    "refusal-todo-wait-seconds", "Wait {seconds:second|seconds}, and try again."
)
TODO_REPORT: Final = Sentence(
    "refusal-todo-report", "Tell us what you did; the server’s log has the rest."
)
TODO_USE_ADDRESS: Final = Sentence(
    "refusal-todo-use-address",
    "Use its address in numbers, or the name that it was started with.",
)
TODO_ASK_HERE: Final = Sentence(
    "refusal-todo-ask-here", "Ask from a program, or from a page of this server."
)
