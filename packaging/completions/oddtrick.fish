# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_oddtrick_global_optspecs
    string join \n db= h/help V/version
end

function __fish_oddtrick_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_oddtrick_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_oddtrick_using_subcommand
    set -l cmd (__fish_oddtrick_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c oddtrick -n "__fish_oddtrick_needs_command" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -s V -l version -d 'Print version'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "schemes" -d 'Lists the scoring schemes, shows or checks one, or makes and keeps house rules'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "score" -d 'Scores hands without keeping them'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "sessions" -d 'Lists the sessions that are kept, newest first, or those that were deleted'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "show" -d 'Shows a session that is kept: each hand, the totals and the payouts, as `score` does'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "record" -d 'Records hands in a session, each safely kept before its line is printed'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "seats" -d 'Changes who sits where in a session: people come late, leave early, change places'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "stake" -d 'Says what a session is played for, or changes it from a hand on'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "note" -d 'Puts a note on a session, in one line or several, or prints the one that is there'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "begin-with" -d 'Lets a session begin with totals that were played before its first hand, on paper as a rule, or says them'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "undo" -d 'Takes back the last change to a session or to house rules, or their deletion, or a change to the roster'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "redo" -d 'Makes the change again that was taken back last'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "end" -d 'Closes a session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "reopen" -d 'Opens a closed session again'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "delete" -d 'Deletes a session; for 30 days `oddtrick sessions --deleted` lists it, and `oddtrick undo` with its id brings it back'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "log" -d 'Shows every change ever made to a session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "settle" -d 'Says who pays whom for one or more sessions, in the fewest payments'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "paid" -d 'Writes down that somebody has paid, or takes it back'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "balances" -d 'Says what everybody owes or is owed over all sessions'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "players" -d 'Lists the players with their evenings and money, shows what one has made and won, merges twins'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "season" -d 'Shows who stands where over a choice of sessions, and keeps it under a name'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "export" -d 'Writes sessions as CSV, or one as PDF'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "bundle" -d 'Writes sessions whole, with their logs and what was paid for them, for another database to import'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "import" -d 'Reads bundles, and sessions that were exported as CSV (layouts hands and long), all of them or none'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "check" -d 'Checks the database'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "backup" -d 'Writes a verified copy of the database'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "restore" -d 'Puts a backup in the place of the database, which is kept beside it'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "recover" -d 'Brings back what can be had of a damaged or lost database: from the file, its backups and its journal'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "completions" -d 'Prints completions for a shell'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "man" -d 'Prints the manual page, or writes those of all commands'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "show" -d 'Prints a scheme as its document, ready to be saved and changed'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "check" -d 'Checks a scheme document of your own'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "hands" -d 'Prints how many cards are dealt, hand after hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "make" -d 'Makes house rules from a scheme and keeps them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "add" -d 'Keeps a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "remove" -d 'Removes house rules; sessions that play by them go on as they began'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from check" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l players -d 'How many sit at the table' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l from -d 'The scheme that they are made from: its id, or the file of one' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -l replace -d 'Put it in the place of house rules that have its id'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from remove" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "show" -d 'Prints a scheme as its document, ready to be saved and changed'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "check" -d 'Checks a scheme document of your own'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "hands" -d 'Prints how many cards are dealt, hand after hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "make" -d 'Makes house rules from a scheme and keeps them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "add" -d 'Keeps a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Removes house rules; sessions that play by them go on as they began'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l scheme -d 'A scheme\'s id, or the file of one' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l players -d 'The players in seat order, clockwise, as one CSV record' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l dealer -d 'Who deals the first hand; without it the last of the list does' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l stake -d 'What is played for: `0.05` a point, or `1/10` for one in ten points' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l currency -d 'The currency of the stake as three letters, XXX for chips; without it that of your settings' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l settle -d 'How points become money; without it as the scheme has it' -r -f -a "per-point\t'a stake for each point, against the mean of the table; between partnerships for each point that the sides are apart'
difference\t'each pair settles the difference of their points'
per-game\t'a stake for each game that a side wins'
per-rubber\t'a stake for each rubber that a side wins'
winner-takes-pot\t'everyone puts in a stake, and the winner takes them all'
by-place\t'a stake to everybody who is placed above'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l format -d 'What to print' -r -f -a "text\t'A table'
json\t'One JSON object a hand, and a last one for the session'
csv\t'One CSV row a hand'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l search -d 'List only those whose title, note, players, game or scheme have all of these words' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l deleted -d 'List what was deleted in the last 30 days instead; `oddtrick undo` with an id brings it back'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l format -d 'What to print' -r -f -a "text\t'A table'
json\t'One JSON object a hand, and a last one for the session'
csv\t'One CSV row a hand'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l json -d 'Print JSON, as `--format json` does'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l scheme -d 'Of a new session: a scheme\'s id, or the file of one' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l players -d 'Of a new session: the players in seat order, clockwise, as one CSV record' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l dealer -d 'Who deals the first hand; without it the last of the list does' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l stake -d 'What is played for: `0.05` a point, or `1/10` for one in ten points' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l currency -d 'The currency of the stake as three letters, XXX for chips; without it that of your settings' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l settle -d 'How points become money; without it as the scheme has it' -r -f -a "per-point\t'a stake for each point, against the mean of the table; between partnerships for each point that the sides are apart'
difference\t'each pair settles the difference of their points'
per-game\t'a stake for each game that a side wins'
per-rubber\t'a stake for each rubber that a side wins'
winner-takes-pot\t'everyone puts in a stake, and the winner takes them all'
by-place\t'a stake to everybody who is placed above'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l title -d 'Of a new session: its title' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l join -d 'Somebody sits down, in the last seat or the one of this number; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l leave -d 'Somebody gets up, and those behind move up; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l replace -d 'The second of two takes the seat of the first; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l swap -d 'Two change places; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l currency -d 'The currency as three letters, XXX for chips; without it that of the session' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l from -d 'The first hand that it holds for; without it the next one' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l settle -d 'How points become money, for the whole session' -r -f -a "per-point\t'a stake for each point, against the mean of the table; between partnerships for each point that the sides are apart'
difference\t'each pair settles the difference of their points'
per-game\t'a stake for each game that a side wins'
per-rubber\t'a stake for each rubber that a side wins'
winner-takes-pot\t'everyone puts in a stake, and the winner takes them all'
by-place\t'a stake to everybody who is placed above'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l paid-each-hand -d 'Whether the table pays after every hand' -r -f -a "true\t''
false\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l sits-out-counts -d 'Whether a hand counts for who sat it out, for the whole session' -r -f -a "true\t''
false\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand note" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand note" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand begin-with" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand begin-with" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand undo" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand undo" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand redo" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand redo" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand end" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand end" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand reopen" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand reopen" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand delete" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand delete" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l explain -d 'Show the hands and the earlier debts that each payment comes from'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l json -d 'Print JSON, one object for each currency'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l from -d 'Who paid' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l to -d 'Who was paid' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l amount -d 'How much; without it what `settle` says that is left between the two' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l currency -d 'The currency as three letters, where the sessions are played for more than one' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l note -d 'A word about it' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l date -d 'When it was paid, as 2026-01-31 or as an RFC 3339 instant; without it now' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l undo -d 'Take back a payment: its id, the beginning of one, or `last`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l all -d 'Everything that `settle` says is left'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l json -d 'Print JSON, one object for each payment'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l explain -d 'Show the sessions and the payments that each payment comes from'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l json -d 'Print JSON, an array with an object for each currency'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -l json -d 'Print JSON, an array with an object for each player'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "show" -d 'Shows what one player has tried, made and won'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "rename" -d 'Calls a player something else on the roster'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from merge" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from rename" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from rename" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "show" -d 'Shows what one player has tried, made and won'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "rename" -d 'Calls a player something else on the roster'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l players -d 'The group: sessions where most of those who sat are of it, or all of it sat; others are not ranked' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l from -d 'The first day, such as 2026-09-01' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l to -d 'The last day' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l sort -d 'The column that the places are by: `points`, `average`, `evenings`, `hands`, `first`, `second`, `third`, `best`, `worst`, `player`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l measure -d 'What average, best and worst are of: `points`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l format -d 'How it is written' -r -f -a "text\t'A table for a person'
csv\t'A table for a program'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "list" -d 'Lists the seasons that are kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "show" -d 'Shows the standing of a season that is kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "keep" -d 'Keeps a choice of sessions under a name, in place of what was kept under it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "forget" -d 'Forgets a season; its sessions stay'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l sort -d 'The column that the places are by: `points`, `average`, `evenings`, `hands`, `first`, `second`, `third`, `best`, `worst`, `player`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l measure -d 'What average, best and worst are of: `points`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l format -d 'How it is written' -r -f -a "text\t'A table for a person'
csv\t'A table for a program'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l players -d 'The group: sessions where most of those who sat are of it, or all of it sat; others are not ranked' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l from -d 'The first day, such as 2026-09-01' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l to -d 'The last day' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from forget" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from forget" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists the seasons that are kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "show" -d 'Shows the standing of a season that is kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "keep" -d 'Keeps a choice of sessions under a name, in place of what was kept under it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "forget" -d 'Forgets a season; its sessions stay'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l layout -d 'What a row is: a hand; a hand and player; or a session and player, which cannot be imported' -r -f -a "hands\t''
long\t''
summary\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l profile -d 'For whom: `machine`, without a loss and the same everywhere, or a `spreadsheet`, which wants a byte order mark and its own separator and decimal sign' -r -f -a "machine\t'A program'
spreadsheet\t'A spreadsheet'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l separator -d 'What a spreadsheet expects between two fields; without it a semicolon where the decimal sign is a comma, else a comma' -r -f -a "comma\t''
semicolon\t''
tab\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l decimal -d 'What a spreadsheet expects before the decimals of an amount' -r -f -a "point\t''
comma\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l format -d 'What is written' -r -f -a "csv\t'A table for programs and spreadsheets'
pdf\t'The score sheet and the settlement of one session, to be printed'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l paper -d 'The size of the paper of a PDF; without it Letter where that is usual, else A4' -r -f -a "a4\t''
letter\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l language -d 'The language of a PDF; without it that of the window' -r -f -a "en\t''
pl\t''
it\t''
fa\t''
et\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -s o -l output -d 'The file, replaced once everything is written; without it, or with `-`, standard output' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l all -d 'Every session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l blank -d 'A PDF of an empty sheet for the same table, on one page, to be filled in by hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -s o -l output -d 'The file, replaced once everything is written; without it, or with `-`, standard output' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l all -d 'Every session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l json -d 'Print JSON about what was written to the file'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l two-ways -d 'Which version to keep of a session that diverged here and in a bundle' -r -f -a "here\t'The version here'
file\t'The version in the file; changes made only here are undone'
both\t'Both, the version in the file as a second session'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l dry-run -l preview -d 'Print what is new, known or wrong, line by line, and import nothing'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l rebuild -d 'First make everything anew that follows from the log: people, payments, house rules and totals'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -s o -l output -d 'Write what can be had to this file, and leave the database as it is' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand completions" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand completions" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -s o -l output -d 'Write a page for every command into this folder' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -l db -d 'Use this database instead of your own (`$ODDTRICK_DB`)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "schemes" -d 'Lists the scoring schemes, shows or checks one, or makes and keeps house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "score" -d 'Scores hands without keeping them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "sessions" -d 'Lists the sessions that are kept, newest first, or those that were deleted'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "show" -d 'Shows a session that is kept: each hand, the totals and the payouts, as `score` does'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "record" -d 'Records hands in a session, each safely kept before its line is printed'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "seats" -d 'Changes who sits where in a session: people come late, leave early, change places'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "stake" -d 'Says what a session is played for, or changes it from a hand on'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "note" -d 'Puts a note on a session, in one line or several, or prints the one that is there'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "begin-with" -d 'Lets a session begin with totals that were played before its first hand, on paper as a rule, or says them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "undo" -d 'Takes back the last change to a session or to house rules, or their deletion, or a change to the roster'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "redo" -d 'Makes the change again that was taken back last'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "end" -d 'Closes a session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "reopen" -d 'Opens a closed session again'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "delete" -d 'Deletes a session; for 30 days `oddtrick sessions --deleted` lists it, and `oddtrick undo` with its id brings it back'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "log" -d 'Shows every change ever made to a session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "settle" -d 'Says who pays whom for one or more sessions, in the fewest payments'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "paid" -d 'Writes down that somebody has paid, or takes it back'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "balances" -d 'Says what everybody owes or is owed over all sessions'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "players" -d 'Lists the players with their evenings and money, shows what one has made and won, merges twins'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "season" -d 'Shows who stands where over a choice of sessions, and keeps it under a name'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "export" -d 'Writes sessions as CSV, or one as PDF'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "bundle" -d 'Writes sessions whole, with their logs and what was paid for them, for another database to import'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "import" -d 'Reads bundles, and sessions that were exported as CSV (layouts hands and long), all of them or none'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "check" -d 'Checks the database'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "backup" -d 'Writes a verified copy of the database'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "restore" -d 'Puts a backup in the place of the database, which is kept beside it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "recover" -d 'Brings back what can be had of a damaged or lost database: from the file, its backups and its journal'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "completions" -d 'Prints completions for a shell'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "man" -d 'Prints the manual page, or writes those of all commands'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "show" -d 'Prints a scheme as its document, ready to be saved and changed'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "check" -d 'Checks a scheme document of your own'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "hands" -d 'Prints how many cards are dealt, hand after hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "make" -d 'Makes house rules from a scheme and keeps them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "add" -d 'Keeps a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "remove" -d 'Removes house rules; sessions that play by them go on as they began'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "show" -d 'Shows what one player has tried, made and won'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "rename" -d 'Calls a player something else on the roster'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "list" -d 'Lists the seasons that are kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "show" -d 'Shows the standing of a season that is kept'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "keep" -d 'Keeps a choice of sessions under a name, in place of what was kept under it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "forget" -d 'Forgets a season; its sessions stay'
