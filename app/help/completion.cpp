#include "app/help/help.h"
#include "app/option_table.h"

namespace tilescope
{

namespace
{

QString commandWord(const CommandRow& row)
{
    return *row.word ? QString::fromLatin1(row.word) : QStringLiteral("window");
}

QStringList wordsOfCommands()
{
    QStringList words;
    for (const CommandRow& row : commandRows())
        if (*row.word)
            words << QString::fromLatin1(row.word);
    return words;
}

/// The commands that read an option, by their words.
QStringList readersOf(const Option& option)
{
    QStringList words;
    for (const CommandRow& row : commandRows())
        if (option.belongs(row.command))
            words << commandWord(row);
    return words;
}

bool repeats(const OptionValue& word) { return QLatin1String(word.shape).endsWith(QLatin1String("...")); }

QString singleQuoted(QString text) { return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\''; }

/// A line for a shell that prints the values of an option or a word, one per line; empty if only files are such.
QString printsValues(const OptionValue& value)
{
    QStringList lines;
    if (value.listedBy)
        lines << QString::fromLatin1(value.listedBy);
    if (!value.words.isEmpty())
        lines << QStringLiteral("printf \"%s\\n\" ") + value.words.join(u' ');
    return lines.join(QStringLiteral("; "));
}

QString flagsOf()
{
    QString flags;
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options)
            if (!option.value.shape)
                flags += QStringLiteral(" --") + QLatin1String(option.name);
    return flags.mid(1);
}

QString bashCase(const QStringList& patterns, const OptionValue& value)
{
    const QString values = printsValues(value);
    QString actions;
    if (!values.isEmpty())
        actions += QStringLiteral(" values=") + singleQuoted(values);
    if (value.isFile())
        actions += QStringLiteral(" files=yes");
    return QStringLiteral("    %1)%2 ;;\n").arg(patterns.join(QStringLiteral(" | ")), actions);
}

/// What each option takes, and each word that is no option.
QString bashCases()
{
    QString cases;
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options) {
            if (!option.value.shape)
                continue;
            QStringList patterns;
            for (const QString& reader : readersOf(option))
                patterns << reader + QStringLiteral(":--") + QLatin1String(option.name);
            cases += bashCase(patterns, option.value);
        }
    for (const CommandRow& row : commandRows()) {
        int place = 0;
        for (const OptionValue& word : row.words) {
            ++place;
            cases += bashCase(
                {commandWord(row) + u':' + (repeats(word) ? QStringLiteral("[0-9]*") : QString::number(place))}, word);
        }
    }
    return cases;
}

QString bashOptions()
{
    QString cases;
    for (const CommandRow& row : commandRows()) {
        QString names;
        for (const Option& option : optionsOf(row.command))
            names += QStringLiteral(" --") + QLatin1String(option.name);
        cases += QStringLiteral("    %1) options='%2' ;;\n").arg(commandWord(row), names.mid(1));
    }
    return cases;
}

/// Of an argument of _arguments: a colon, a bracket and a backslash would end it.
QString zshText(QString text)
{
    for (const char* const letter : {"\\", ":", "[", "]"})
        text.replace(QLatin1String(letter), QStringLiteral("\\") + QLatin1String(letter));
    return text;
}

QString zshAction(const OptionValue& value)
{
    const QString values = printsValues(value);
    QStringList actions;
    if (!values.isEmpty())
        actions << QStringLiteral("_tilescope_values ") + singleQuoted(values);
    if (value.isFile())
        actions << QStringLiteral("_files");
    return actions.isEmpty()     ? QStringLiteral(" ")
           : actions.size() == 1 ? (values.isEmpty() ? actions.front() : u'{' + actions.front() + u'}')
                                 : u'{' + actions.join(QStringLiteral("; ")) + u'}';
}

QString zshCommand(const CommandRow& row)
{
    QStringList specifications;
    for (const Option& option : optionsOf(row.command)) {
        const QString name = QLatin1String(option.name), summary = zshText(option.summary());
        specifications << (option.value.shape ? QStringLiteral("*--%1=[%2]:%3:%4")
                                                    .arg(name, summary, zshText(QLatin1String(option.value.shape)),
                                                         zshAction(option.value))
                                              : QStringLiteral("--%1[%2]").arg(name, summary));
    }
    int place = 0;
    for (const OptionValue& word : row.words)
        specifications << QStringLiteral("%1:%2:%3")
                              .arg(repeats(word) ? QStringLiteral("*") : QString::number(++place),
                                   zshText(QLatin1String(word.shape)), zshAction(word));
    QString text = QStringLiteral("    %1)\n        _arguments").arg(commandWord(row));
    for (const QString& specification : specifications)
        text += QStringLiteral(" \\\n            ") + singleQuoted(specification);
    return text + QStringLiteral("\n        ;;\n");
}

QString fishQuoted(QString text)
{
    return u'\'' + text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'")) + u'\'';
}

QString fishValue(const OptionValue& value)
{
    const QString values = printsValues(value);
    return (value.isFile() ? QStringLiteral(" -F") : QStringLiteral(" -f")) +
           (values.isEmpty() ? QString()
                             : QStringLiteral(" -a ") +
                                   fishQuoted(QStringLiteral("(__tilescope_values %1)").arg(fishQuoted(values))));
}

QString fishLines()
{
    QString lines;
    for (const CommandRow& row : commandRows()) {
        int place = 0;
        if (*row.word)
            lines += QStringLiteral("complete -c tilescope -n '__tilescope_at first' -f -a %1 -d %2\n")
                         .arg(commandWord(row),
                              fishQuoted(QString::fromLatin1(row.text).section(QStringLiteral(". "), 0, 0)));
        for (const OptionValue& word : row.words) {
            ++place;
            lines += QStringLiteral("complete -c tilescope -n '__tilescope_at %1 %2'%3\n")
                         .arg(commandWord(row),
                              repeats(word) ? QStringLiteral("%1 more").arg(place) : QString::number(place),
                              fishValue(word));
        }
    }
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options)
            lines += QStringLiteral("complete -c tilescope -n '__tilescope_in %1' -l %2%3 -d %4\n")
                         .arg(readersOf(option).join(u' '), QLatin1String(option.name),
                              option.value.shape ? QStringLiteral(" -r") + fishValue(option.value) : QString(),
                              fishQuoted(option.summary()));
    return lines;
}

/// A script with its placeholders, "@commands" and the like, filled in.
QString filledScript(const char* script, const QList<std::pair<const char*, QString>>& parts)
{
    QString text = QString::fromLatin1(script);
    for (const auto& [name, part] : parts)
        text.replace(QLatin1String(name), part);
    return text;
}

const QString& defaultOperation()
{
    static const QString name = QString::fromStdString(Recipe().operation);
    return name;
}

} // namespace

QString bashCompletion()
{
    return filledScript(R"script(# Completion of tilescope for bash, printed by "tilescope help bash".

_tilescope_takes() { # COMMAND OPTION-OR-PLACE: sets what it takes
    takes=yes values='' files=''
    case $1:$2 in
@cases    *) takes='' ;;
    esac
}

_tilescope() {
    local program=$1 word=$2 last=$COMP_CWORD command=window operation=@operation before='' place=1
    local i option value quoted options='' takes values files
    COMPREPLY=()
    case ${COMP_WORDS[1]} in
    @commands) ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]} ;;
    --help | -h) ((COMP_CWORD == 1)) || command=help ;;
    --version | -v | -V) ((COMP_CWORD == 1)) || return ;;
    esac
    # Bash divides --op=blur and sample:board at = and :.
    [[ ${COMP_WORDS[last]} != [=:] ]] || word='' last=$((last + 1))
    if ((last > 2)) && [[ ${COMP_WORDS[last - 1]} == : ]]; then
        before=${COMP_WORDS[last - 2]}: word=${COMP_WORDS[last - 2]}:$word last=$((last - 2))
    elif ((last > 2)) && [[ ${COMP_WORDS[last - 1]} == = ]]; then
        last=$((last - 1))
    fi
    for ((i = 1; i < last; ++i)); do
        value=${COMP_WORDS[i + 1]}
        [[ $value != = ]] || value=${COMP_WORDS[i + 2]}
        [[ ${COMP_WORDS[i]} != --op ]] || ((i + 1 >= last)) || operation=$value
        if [[ ${COMP_WORDS[i + 1]} == : ]]; then
            i=$((i + 2))
        elif [[ ${COMP_WORDS[i]} == -* ]]; then
            _tilescope_takes "$command" "${COMP_WORDS[i]}"
            [[ ! $takes || ${COMP_WORDS[i + 1]} != = ]] || i=$((i + 1))
            [[ ! $takes ]] || i=$((i + 1))
            continue
        fi
        ((i == 1)) && [[ $command != window ]] || place=$((place + 1))
    done
    [[ $command != kernel || ! ${COMP_WORDS[2]} || ${COMP_WORDS[2]} == -* ]] || operation=${COMP_WORDS[2]}

    option=${COMP_WORDS[last - 1]}
    takes=''
    [[ $option != -* ]] || _tilescope_takes "$command" "$option"
    if [[ ! $takes ]]; then
        if [[ $word == -* ]]; then
            case $command in
@options            esac
            ((last > 1)) || options+=' --help --version'
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
            return
        fi
        _tilescope_takes "$command" "$place"
        ((last > 1)) || mapfile -t COMPREPLY < <(compgen -W '@listed' -- "$word")
    fi
    if [[ $values ]]; then
        while read -r value; do
            quoted=$value
            [[ $value != *[!A-Za-z0-9_:@.-]* ]] || printf -v quoted %q "$value"
            [[ $quoted != "$word"* ]] || COMPREPLY+=("${quoted#"$before"}")
        done < <(eval "$values" 2>/dev/null)
    fi
    if [[ $files ]]; then
        i=${#COMPREPLY[@]}
        mapfile -t -O "$i" COMPREPLY < <(compgen -f -- "$word")
        ((${#COMPREPLY[@]} == i)) || compopt -o filenames 2>/dev/null # not within a test
    fi
}

complete -F _tilescope tilescope
)script",
                        {{"@cases", bashCases()},
                         {"@options", bashOptions()},
                         {"@operation", defaultOperation()},
                         {"@commands", wordsOfCommands().join(QStringLiteral(" | "))},
                         {"@listed", wordsOfCommands().join(u' ')}});
}

QString zshCompletion()
{
    QString cases;
    for (const CommandRow& row : commandRows())
        cases += zshCommand(row);
    return filledScript(R"script(#compdef tilescope
# Completion of tilescope for zsh, printed by "tilescope help zsh".

_tilescope_values() { # LINE: offers what it prints
    local -a all
    all=(${(f)"$(eval $1 2>/dev/null)"})
    compadd -a all
}

_tilescope() {
    local program=$words[1] command=window operation=@operation
    local -i i
    for ((i = 2; i < CURRENT; ++i)); do
        [[ $words[i] != --op ]] || operation=$words[i+1]
        [[ $words[i] != --op=* ]] || operation=${words[i]#--op=}
    done
    if ((CURRENT > 2)); then
        case $words[2] in
        @commands) command=$words[2] ;;
        --help | -h) command=help ;;
        --version | -v | -V) return ;;
        esac
        [[ $command != kernel ]] || operation=$words[3]
    elif [[ $words[2] != -* ]]; then
        compadd @listed
    else
        compadd -- --help --version
    fi
    if [[ $command != window ]]; then
        shift words
        ((CURRENT--))
    fi
    case $command in
@cases    esac
}

_tilescope "$@"
)script",
                        {{"@cases", cases},
                         {"@operation", defaultOperation()},
                         {"@commands", wordsOfCommands().join(QStringLiteral(" | "))},
                         {"@listed", wordsOfCommands().join(u' ')}});
}

QString fishCompletion()
{
    return filledScript(R"script(# Completion of tilescope for fish, printed by "tilescope help fish".

function __tilescope_in # COMMAND...: whether the command line is one of these
    set -l words (commandline -opc)
    set -l command window
    if set -q words[2]; and contains -- $words[2] @commands
        set command $words[2]
    else if set -q words[2]; and contains -- $words[2] --help -h
        set command help
    else if set -q words[2]; and contains -- $words[2] --version -v -V
        set command version
    end
    contains -- $command $argv
end

function __tilescope_at # COMMAND PLACE [more], or first: whether the word at this place, or a later one, is written
    set -l words (commandline -opc)
    if test $argv[1] = first
        test (count $words) -eq 1
        return
    end
    __tilescope_in $argv[1]; or return 1
    set -l place 1
    set -l after ''
    set -l from 3
    test $argv[1] = window; and set from 2
    for word in $words[$from..-1]
        if string match -q -- '-*' $word
            set after $word
            contains -- $word @flags; or string match -q -- '*=*' $word; and set after ''
            continue
        end
        test -z "$after"; and set place (math $place + 1)
        set after ''
    end
    test $place -eq $argv[2]; or begin
        test $place -gt $argv[2]; and set -q argv[3]
    end
end

function __tilescope_values # LINE: what it prints
    set -l words (commandline -opc)
    set -l program $words[1]
    set -l operation @operation
    if set -l i (contains -i -- --op $words); and set -q words[(math $i + 1)]
        set operation $words[(math $i + 1)]
    end
    if test "$words[2]" = kernel; and set -q words[3]
        set operation $words[3]
    end
    eval $argv[1] 2>/dev/null
end

complete -c tilescope -f
complete -c tilescope -n '__tilescope_at first' -l help -d 'Print help'
complete -c tilescope -n '__tilescope_at first' -l version -d 'Print the version, the commit, Qt and the compiler'
@lines)script",
                        {{"@lines", fishLines()},
                         {"@operation", defaultOperation()},
                         {"@flags", flagsOf()},
                         {"@commands", wordsOfCommands().join(u' ')}});
}

} // namespace tilescope
