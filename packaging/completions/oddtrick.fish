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

complete -c oddtrick -n "__fish_oddtrick_needs_command" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -s V -l version -d 'Print version'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "schemes" -d 'Lists, shows and checks scoring schemes, and makes house rules'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "score" -d 'Scores hands without recording them'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "sessions" -d 'Lists sessions, newest first'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "show" -d 'Shows a recorded session: hands, totals and payouts, as `score` does'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "record" -d 'Records hands in a session; each is saved before its line is printed'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "seats" -d 'Shows or changes who sits where: players join, leave and change seats'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "stake" -d 'Shows a session\'s stake, or changes it from a given hand'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "note" -d 'Shows or sets the note on a session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "begin-with" -d 'Shows or sets the points brought forward: totals from before the first hand'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "undo" -d 'Undoes the last change to a session, to house rules or to the list of players'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "redo" -d 'Redoes the change that was undone last'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "end" -d 'Ends a session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "reopen" -d 'Reopens an ended session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "delete" -d 'Deletes a session; for 30 days `sessions --deleted` lists it and `undo` restores it'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "log" -d 'Shows every change to a session'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "settle" -d 'Shows who pays whom for one or more sessions, in the fewest payments'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "paid" -d 'Records a payment, or undoes one'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "balances" -d 'Shows what everybody owes or is owed over all sessions'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "players" -d 'Lists, shows, merges and renames players'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "season" -d 'Shows the standings of a season: a choice of sessions, saved under a name or not'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "export" -d 'Exports sessions as CSV, or one as PDF'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "bundle" -d 'Exports sessions with their logs and payments, for import into another database'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "import" -d 'Imports bundles and exported CSV files (layouts `hands` and `long`)'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "check" -d 'Checks the database'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "backup" -d 'Writes a verified copy of the database'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "restore" -d 'Replaces the database with a backup; the replaced one is kept beside it'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "recover" -d 'Recovers a damaged or lost database from its file, backups and journal'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "completions" -d 'Prints shell completions'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "man" -d 'Prints the manual page, or writes one for every command'
complete -c oddtrick -n "__fish_oddtrick_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "show" -d 'Prints a scheme\'s document, to be saved and edited'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "check" -d 'Checks a scheme document'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "hands" -d 'Prints the number of cards dealt in each hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "make" -d 'Makes house rules from a scheme and saves them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "add" -d 'Saves a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "remove" -d 'Removes house rules; sessions that use them keep their rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and not __fish_seen_subcommand_from show check hands make add remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from show" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from check" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l players -d 'How many sit at the table' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from hands" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l from -d 'The base scheme: its id, or a file' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from make" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -l replace -d 'Replace the house rules of the same id'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from remove" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "show" -d 'Prints a scheme\'s document, to be saved and edited'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "check" -d 'Checks a scheme document'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "hands" -d 'Prints the number of cards dealt in each hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "make" -d 'Makes house rules from a scheme and saves them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "add" -d 'Saves a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Removes house rules; sessions that use them keep their rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand schemes; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l scheme -d 'The scheme: its id, or a file' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l players -d 'The players in seat order, clockwise, separated by commas' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l dealer -d 'Who deals the first hand (default: the last player)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l stake -d 'The stake: `0.05` a point, or `1/10` for 1 per 10 points' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l currency -d 'The currency of the stake as three letters, XXX for chips (default: as in your settings)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l settle -d 'The settlement (default: that of the scheme)' -r -f -a "per-point\t'a stake per point, against the table\'s mean; in partnerships, per point of difference between the sides'
difference\t'each pair settles the difference of their points'
per-game\t'a stake per game won'
per-rubber\t'a stake per rubber won'
winner-takes-pot\t'everyone puts in a stake; the winner takes all'
by-place\t'a stake to everyone placed higher'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l format -d 'The output format' -r -f -a "text\t'A table'
json\t'One JSON object per hand, and a last one for the session'
csv\t'One CSV row per hand'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand score" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l search -d 'List only those whose title, note, players, game, scheme or date have all of these words' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l deleted -d 'List the sessions deleted in the last 30 days; `oddtrick undo` with an id restores one'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand sessions" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l format -d 'The output format' -r -f -a "text\t'A table'
json\t'One JSON object per hand, and a last one for the session'
csv\t'One CSV row per hand'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -l json -d 'The same as `--format json`'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l scheme -d 'For a new session: its scheme, an id or a file' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l players -d 'For a new session: the players in seat order, clockwise, separated by commas' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l set -d 'Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l dealer -d 'Who deals the first hand (default: the last player)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l stake -d 'The stake: `0.05` a point, or `1/10` for 1 per 10 points' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l currency -d 'The currency of the stake as three letters, XXX for chips (default: as in your settings)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l settle -d 'The settlement (default: that of the scheme)' -r -f -a "per-point\t'a stake per point, against the table\'s mean; in partnerships, per point of difference between the sides'
difference\t'each pair settles the difference of their points'
per-game\t'a stake per game won'
per-rubber\t'a stake per rubber won'
winner-takes-pot\t'everyone puts in a stake; the winner takes all'
by-place\t'a stake to everyone placed higher'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l title -d 'For a new session: its title' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand record" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l join -d 'A player joins, in the last seat or the seat of this number; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l leave -d 'A player leaves, and those behind move up; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l replace -d 'The second player takes the seat of the first; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l swap -d 'Two players swap seats; repeatable' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand seats" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l currency -d 'The currency as three letters, XXX for chips (default: the session\'s)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l from -d 'The first hand that it applies to (default: the next one)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l settle -d 'How points become money, for the whole session' -r -f -a "per-point\t'a stake per point, against the table\'s mean; in partnerships, per point of difference between the sides'
difference\t'each pair settles the difference of their points'
per-game\t'a stake per game won'
per-rubber\t'a stake per rubber won'
winner-takes-pot\t'everyone puts in a stake; the winner takes all'
by-place\t'a stake to everyone placed higher'
none\t'no stake'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l paid-each-hand -d 'Whether the table pays after every hand' -r -f -a "true\t''
false\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l sits-out-counts -d 'Whether a hand counts for players who sat it out, for the whole session' -r -f -a "true\t''
false\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand stake" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand note" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand note" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand begin-with" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand begin-with" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand undo" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand undo" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand redo" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand redo" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand end" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand end" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand reopen" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand reopen" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand delete" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand delete" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand log" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l explain -d 'Show the hands and earlier debts behind each payment'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -l json -d 'Print JSON, one object for each currency'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand settle" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l from -d 'Who paid' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l to -d 'Who was paid' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l amount -d 'How much (default: what `settle` shows between the two)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l currency -d 'The currency as three letters, if the sessions have several' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l note -d 'A note' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l date -d 'When it was paid, as 2026-01-31 or an RFC 3339 instant (default: now)' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l undo -d 'Undo a payment: its id, the beginning of its id, or `last`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l all -d 'Record every payment that `settle` shows'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -l json -d 'Print JSON, one object for each payment'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand paid" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l explain -d 'Show the sessions and payments behind each payment'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -l json -d 'Print JSON, an array with an object for each currency'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand balances" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -l json -d 'Print JSON, an array with an object for each player'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "show" -d 'Shows a player\'s contracts, success rates and money'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "rename" -d 'Renames a player in the list of players'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and not __fish_seen_subcommand_from show merge rename help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from merge" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from rename" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from rename" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "show" -d 'Shows a player\'s contracts, success rates and money'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "rename" -d 'Renames a player in the list of players'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l players -d 'The group: sessions where the whole group played, or most players belong to it; only the group is ranked' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l from -d 'The first day, such as 2026-09-01' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l to -d 'The last day' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l sort -d 'The column to rank by: `points`, `average`, `sessions`, `hands`, `first`, `second`, `third`, `best`, `worst`, `player`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l measure -d 'The unit of average, best and worst: `points`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l format -d 'The output format' -r -f -a "text\t'A table'
csv\t'CSV'
pdf\t'The table and the running totals as a chart, to be printed'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l paper -d 'The paper size of a PDF (default: Letter where that is usual, else A4)' -r -f -a "a4\t''
letter\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l language -d 'The language of a PDF (default: that of the window)' -r -f -a "en\t''
pl\t''
it\t''
fa\t''
et\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -s o -l output -d 'The file for CSV or PDF, replaced once everything is written (default: standard output)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "list" -d 'Lists the saved seasons'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "show" -d 'Shows the standings of a saved season'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "keep" -d 'Saves a choice of sessions under a name; an existing season of that name is replaced'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "forget" -d 'Removes a season; its sessions stay'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and not __fish_seen_subcommand_from list show keep forget help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l sort -d 'The column to rank by: `points`, `average`, `sessions`, `hands`, `first`, `second`, `third`, `best`, `worst`, `player`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l measure -d 'The unit of average, best and worst: `points`, or a currency such as EUR' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l format -d 'The output format' -r -f -a "text\t'A table'
csv\t'CSV'
pdf\t'The table and the running totals as a chart, to be printed'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l paper -d 'The paper size of a PDF (default: Letter where that is usual, else A4)' -r -f -a "a4\t''
letter\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l language -d 'The language of a PDF (default: that of the window)' -r -f -a "en\t''
pl\t''
it\t''
fa\t''
et\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -s o -l output -d 'The file for CSV or PDF, replaced once everything is written (default: standard output)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l players -d 'The group: sessions where the whole group played, or most players belong to it; only the group is ranked' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l game -d 'Only sessions of this game, such as `solo-whist`' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l from -d 'The first day, such as 2026-09-01' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l to -d 'The last day' -r
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from keep" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from forget" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from forget" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "list" -d 'Lists the saved seasons'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "show" -d 'Shows the standings of a saved season'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "keep" -d 'Saves a choice of sessions under a name; an existing season of that name is replaced'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "forget" -d 'Removes a season; its sessions stay'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand season; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l layout -d 'What a row is: a hand; a player in a hand; or a player in a session, which cannot be imported' -r -f -a "hands\t''
long\t''
summary\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l profile -d 'The dialect: `machine` is lossless and the same everywhere; `spreadsheet` has a byte order mark and the separator and decimal sign that you choose' -r -f -a "machine\t'A program'
spreadsheet\t'A spreadsheet'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l separator -d 'The separator for a spreadsheet (default: a semicolon if the decimal sign is a comma, else a comma)' -r -f -a "comma\t''
semicolon\t''
tab\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l decimal -d 'The decimal sign for a spreadsheet' -r -f -a "point\t''
comma\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l format -d 'The output format (default: pdf for a file whose name ends in .pdf, else csv)' -r -f -a "csv\t'A table for programs and spreadsheets'
pdf\t'The score sheet and the settlement of one session, to be printed'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l paper -d 'The paper size of a PDF (default: Letter where that is usual, else A4)' -r -f -a "a4\t''
letter\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l language -d 'The language of a PDF (default: that of the window)' -r -f -a "en\t''
pl\t''
it\t''
fa\t''
et\t''"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -s o -l output -d 'The file, replaced once everything is written (default: standard output)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l all -d 'Every session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -l blank -d 'A PDF of an empty sheet for the same table, on one page, to be filled in by hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -s o -l output -d 'The file, replaced once everything is written (default: standard output)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l all -d 'Every session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -l json -d 'Print JSON about the written file'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand bundle" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l two-ways -d 'Which version to keep of a session that diverged on two devices' -r -f -a "here\t'The version here'
file\t'The version in the file; changes made only here are undone'
both\t'Both, one of them as a second session'"
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l dry-run -l preview -d 'Show what is new, known or wrong, line by line, and import nothing'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l rebuild -d 'First rebuild everything that follows from the log: people, payments and totals'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand check" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand backup" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand restore" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -s o -l output -d 'Write the recovered database to this file, and leave the damaged one as it is' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -l json -d 'Print JSON'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand recover" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand completions" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand completions" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -s o -l output -d 'Write a page for every command to this folder' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -l db -d 'The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)' -r -F
complete -c oddtrick -n "__fish_oddtrick_using_subcommand man" -s h -l help -d 'Print help'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "schemes" -d 'Lists, shows and checks scoring schemes, and makes house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "score" -d 'Scores hands without recording them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "sessions" -d 'Lists sessions, newest first'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "show" -d 'Shows a recorded session: hands, totals and payouts, as `score` does'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "record" -d 'Records hands in a session; each is saved before its line is printed'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "seats" -d 'Shows or changes who sits where: players join, leave and change seats'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "stake" -d 'Shows a session\'s stake, or changes it from a given hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "note" -d 'Shows or sets the note on a session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "begin-with" -d 'Shows or sets the points brought forward: totals from before the first hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "undo" -d 'Undoes the last change to a session, to house rules or to the list of players'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "redo" -d 'Redoes the change that was undone last'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "end" -d 'Ends a session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "reopen" -d 'Reopens an ended session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "delete" -d 'Deletes a session; for 30 days `sessions --deleted` lists it and `undo` restores it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "log" -d 'Shows every change to a session'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "settle" -d 'Shows who pays whom for one or more sessions, in the fewest payments'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "paid" -d 'Records a payment, or undoes one'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "balances" -d 'Shows what everybody owes or is owed over all sessions'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "players" -d 'Lists, shows, merges and renames players'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "season" -d 'Shows the standings of a season: a choice of sessions, saved under a name or not'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "export" -d 'Exports sessions as CSV, or one as PDF'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "bundle" -d 'Exports sessions with their logs and payments, for import into another database'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "import" -d 'Imports bundles and exported CSV files (layouts `hands` and `long`)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "check" -d 'Checks the database'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "backup" -d 'Writes a verified copy of the database'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "restore" -d 'Replaces the database with a backup; the replaced one is kept beside it'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "recover" -d 'Recovers a damaged or lost database from its file, backups and journal'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "completions" -d 'Prints shell completions'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "man" -d 'Prints the manual page, or writes one for every command'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and not __fish_seen_subcommand_from schemes score sessions show record seats stake note begin-with undo redo end reopen delete log settle paid balances players season export bundle import check backup restore recover completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "show" -d 'Prints a scheme\'s document, to be saved and edited'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "check" -d 'Checks a scheme document'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "hands" -d 'Prints the number of cards dealt in each hand'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "make" -d 'Makes house rules from a scheme and saves them'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "add" -d 'Saves a scheme document as house rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from schemes" -f -a "remove" -d 'Removes house rules; sessions that use them keep their rules'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "show" -d 'Shows a player\'s contracts, success rates and money'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "merge" -d 'Counts two names as one player from now on; no session changes'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "rename" -d 'Renames a player in the list of players'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "list" -d 'Lists the saved seasons'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "show" -d 'Shows the standings of a saved season'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "keep" -d 'Saves a choice of sessions under a name; an existing season of that name is replaced'
complete -c oddtrick -n "__fish_oddtrick_using_subcommand help; and __fish_seen_subcommand_from season" -f -a "forget" -d 'Removes a season; its sessions stay'
