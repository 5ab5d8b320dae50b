#include "app/help/help.h"
#include "app/option_table.h"

namespace tilescope
{

namespace
{

std::string commandWord(const CommandRow& row) { return *row.word ? row.word : "window"; }

Words wordsOfCommands()
{
    Words words;
    for (const CommandRow& row : commandRows())
        if (*row.word)
            words.push_back(row.word);
    return words;
}

/// The commands that read an option, by their words.
Words readersOf(const Option& option)
{
    Words words;
    for (const CommandRow& row : commandRows())
        if (option.belongs(row.command))
            words.push_back(commandWord(row));
    return words;
}

bool repeats(const OptionValue& word) { return std::string_view(word.shape).ends_with("..."); }

std::string singleQuoted(const std::string& text) { return "'" + replaced(text, "'", "'\\''") + "'"; }

/// A line for a shell that prints the values of an option or a word, one per line; empty if only files are such.
std::string printsValues(const OptionValue& value)
{
    Words lines;
    if (value.listedBy)
        lines.push_back(value.listedBy);
    if (!value.words.empty())
        lines.push_back("printf \"%s\\n\" " + joinedWords(value.words, " "));
    return joinedWords(lines, "; ");
}

std::string flagsOf()
{
    std::string flags;
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options)
            if (!option.value.shape)
                flags += std::string(" --") + option.name;
    return flags.empty() ? flags : flags.substr(1);
}

std::string bashCase(const Words& patterns, const OptionValue& value)
{
    const std::string values = printsValues(value);
    std::string actions;
    if (!values.empty())
        actions += " values=" + singleQuoted(values);
    if (value.isFile())
        actions += " files=yes";
    return "    " + joinedWords(patterns, " | ") + ")" + actions + " ;;\n";
}

/// What each option takes, and each word that is no option.
std::string bashCases()
{
    std::string cases;
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options) {
            if (!option.value.shape)
                continue;
            Words patterns;
            for (const std::string& reader : readersOf(option))
                patterns.push_back(reader + ":--" + option.name);
            cases += bashCase(patterns, option.value);
        }
    for (const CommandRow& row : commandRows()) {
        int place = 0;
        for (const OptionValue& word : row.words) {
            ++place;
            cases += bashCase({commandWord(row) + ':' + (repeats(word) ? "[0-9]*" : std::to_string(place))}, word);
        }
    }
    return cases;
}

std::string bashOptions()
{
    std::string cases;
    for (const CommandRow& row : commandRows()) {
        std::string names;
        for (const Option& option : optionsOf(row.command))
            names += std::string(" --") + option.name;
        cases += "    " + commandWord(row) + ") options='" + (names.empty() ? names : names.substr(1)) + "' ;;\n";
    }
    return cases;
}

/// Of an argument of _arguments: a colon, a bracket and a backslash would end it.
std::string zshText(std::string text)
{
    for (const char* const letter : {"\\", ":", "[", "]"})
        text = replaced(text, letter, std::string("\\") + letter);
    return text;
}

std::string zshAction(const OptionValue& value)
{
    const std::string values = printsValues(value);
    Words actions;
    if (!values.empty())
        actions.push_back("_tilescope_values " + singleQuoted(values));
    if (value.isFile())
        actions.push_back("_files");
    if (actions.empty())
        return " ";
    return actions.size() == 1 && values.empty() ? actions.front() : "{" + joinedWords(actions, "; ") + "}";
}

std::string zshCommand(const CommandRow& row)
{
    Words specifications;
    for (const Option& option : optionsOf(row.command)) {
        const std::string name = option.name, summary = zshText(option.summary());
        const std::string what = filled(option.value.shape ? "%1=[%2]" : "%1[%2]", {name, summary});
        specifications.push_back(
            option.value.shape ? filled("*--%1:%2:%3", {what, zshText(option.value.shape), zshAction(option.value)})
                               : "--" + what);
    }
    int place = 0;
    for (const OptionValue& word : row.words)
        specifications.push_back(
            filled("%1:%2:%3", {repeats(word) ? "*" : std::to_string(++place), zshText(word.shape), zshAction(word)}));
    std::string text = "    " + commandWord(row) + ")\n        _arguments";
    for (const std::string& specification : specifications)
        text += " \\\n            " + singleQuoted(specification);
    return text + "\n        ;;\n";
}

std::string fishQuoted(const std::string& text)
{
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

std::string fishValue(const OptionValue& value)
{
    const std::string values = printsValues(value);
    return (value.isFile() ? " -F" : " -f") +
           (values.empty() ? std::string() : " -a " + fishQuoted("(__tilescope_values " + fishQuoted(values) + ")"));
}

std::string fishLines()
{
    std::string lines;
    for (const CommandRow& row : commandRows()) {
        int place = 0;
        if (*row.word)
            lines += "complete -c tilescope -n '__tilescope_at first' -f -a " + commandWord(row) + " -d " +
                     fishQuoted(firstSentence(row.text)) + "\n";
        for (const OptionValue& word : row.words) {
            ++place;
            lines += "complete -c tilescope -n '__tilescope_at " + commandWord(row) + " " + std::to_string(place) +
                     (repeats(word) ? " more" : "") + "'" + fishValue(word) + "\n";
        }
    }
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options)
            lines += "complete -c tilescope -n '__tilescope_in " + joinedWords(readersOf(option), " ") + "' -l " +
                     option.name + (option.value.shape ? " -r" + fishValue(option.value) : std::string()) + " -d " +
                     fishQuoted(option.summary()) + "\n";
    return lines;
}

/// A script with its placeholders, "@commands" and the like, filled in.
std::string filledScript(const char* script, const std::vector<std::pair<const char*, std::string>>& parts)
{
    std::string text = script;
    for (const auto& [name, part] : parts)
        text = replaced(text, name, part);
    return text;
}

const std::string& defaultOperation()
{
    static const std::string name = Recipe().operation;
    return name;
}

} // namespace

std::string bashCompletion()
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
                         {"@commands", joinedWords(wordsOfCommands(), " | ")},
                         {"@listed", joinedWords(wordsOfCommands(), " ")}});
}

std::string zshCompletion()
{
    std::string cases;
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
                         {"@commands", joinedWords(wordsOfCommands(), " | ")},
                         {"@listed", joinedWords(wordsOfCommands(), " ")}});
}

std::string fishCompletion()
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
                         {"@commands", joinedWords(wordsOfCommands(), " ")}});
}

} // namespace tilescope
