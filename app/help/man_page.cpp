#include "app/help/help.h"
#include "app/help/help_parts.h"

#include <regex>

namespace tilescope
{

namespace
{

/// As man(7) writes it: with hyphens and tildes that can be copied.
std::string roffPlain(const std::string& text)
{
    std::string plain;
    for (const char c : text)
        plain += c == '\\' ? "\\e" : c == '-' ? "\\-" : c == '~' ? "\\(ti" : c == '^' ? "\\(ha" : std::string(1, c);
    return plain;
}

/// The text with `match` replaced where no letter, digit, hyphen or escape stands before it; $2 is what was found.
std::string marked(const std::string& text, const std::string& match, const std::string& by)
{
    return std::regex_replace(text, std::regex("(^|[^A-Za-z0-9_\\\\-])(" + match + ")"), "$1" + by);
}

/// A line of at most 80 characters, which begins no request.
void addRoffWord(std::string& line, std::string& lines, const std::string& word)
{
    if (!line.empty() && lettersIn(line) + 1 + lettersIn(word) > 80) {
        lines += line + "\n";
        line.clear();
    }
    if (line.empty())
        line = (word.starts_with('.') || word.starts_with('\'') ? "\\&" : "") + word;
    else
        line += " " + word;
}

/// Where a sentence ends: a space between a full stop or a bracket and a capital or a bracket.
Words roffSentencesOf(const std::string& text)
{
    Words sentences{""};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char before = i > 0 ? text[i - 1] : ' ', after = i + 1 < text.size() ? text[i + 1] : ' ';
        if (text[i] == ' ' && (before == '.' || before == ')') && ((after >= 'A' && after <= 'Z') || after == '('))
            sentences.emplace_back();
        else
            sentences.back() += text[i];
    }
    return sentences;
}

/// Sentences, each on a line of its own, with options in bold.
std::string roffSentences(const std::string& text)
{
    std::string lines;
    for (const std::string& sentence : roffSentencesOf(text)) {
        std::string line;
        for (const std::string& word : splitWords(roffPlain(sentence), ' '))
            addRoffWord(line, lines, marked(word, R"(\\-\\-[a-z]+(?:\\-[a-z]+)*)", "\\fB$2\\fR"));
        lines += line + "\n";
    }
    return lines;
}

/// "--op OPERATION": words in capitals are to be replaced.
std::string roffTerm(const std::string& term)
{
    const std::size_t space = term.starts_with('-') ? term.find(' ') : std::string::npos;
    const std::string bold = "\\fB" + roffPlain(term.substr(0, space)) + "\\fR";
    return space == std::string::npos ? bold : bold + " \\fI" + roffPlain(term.substr(space + 1)) + "\\fR";
}

std::string roffEntries(const HelpPart& part)
{
    std::string text;
    bool isVerbatim = false;
    for (const HelpEntry& entry : part.entries) {
        if (entry.isLine && !isVerbatim)
            text += ".nf\n";
        isVerbatim = entry.isLine;
        if (entry.isLine)
            text += roffPlain(entry.term) + "\n";
        else if (entry.term.empty())
            text += ".PP\n" + roffSentences(entry.text);
        else
            text += ".TP\n" + roffTerm(entry.term) + "\n" + roffSentences(entry.text);
    }
    return text + (isVerbatim ? ".fi\n" : std::string());
}

std::string roffSynopsis()
{
    Words lines;
    for (const CommandRow& row : commandRows())
        for (const std::string& call : callsOf(row)) {
            std::string line = std::regex_replace(roffPlain(call), std::regex("[A-Z]{2,}"), "\\fI$&\\fR");
            line = marked(line, R"((?:\\-)*[a-z]{2,}(?:\\-[a-z]+)*)", "\\fB$2\\fR");
            lines.push_back(replaced(line, "[\\fBoptions\\fR]", "[\\fIoptions\\fR]"));
        }
    return joinedWords(lines, "\n.br\n") + "\n";
}

/// The commands, each with the options that it reads.
std::string roffCommands()
{
    std::string text;
    for (const CommandRow& row : commandRows()) {
        text += ".TP\n" + roffTerm(*row.word ? row.word : "(none)") + "\n" + roffSentences(row.text);
        Words names;
        for (const Option& option : optionsOf(row.command))
            names.push_back(std::string("--") + option.name);
        if (!names.empty())
            text += roffSentences("Options: " + joinedWords(names, ", ") + ".");
    }
    return text;
}

} // namespace

static std::string upperCase(std::string text)
{
    for (char& c : text)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

std::string manPage()
{
    std::string page = ".\\\" Printed by \"tilescope help man\".\n"
                       ".TH TILESCOPE 1 " +
                       programDate() + " \"Tilescope " + programVersion() +
                       "\" \"User Commands\"\n"
                       ".SH NAME\ntilescope \\- see what CUDA memory strategies do to an image\n"
                       ".SH SYNOPSIS\n" +
                       roffSynopsis();
    page += ".SH DESCRIPTION\n" +
            roffSentences(
                "Tilescope runs an image operation, such as a blur, with several CUDA memory strategies. It shows the "
                "result, the tiles drawn over the image, what each line of the kernel costs, and how the strategies "
                "compare. "
                "With an NVIDIA GPU, the kernels run on it and are timed. Without one, they run in Tilescope's own "
                "emulator, "
                "which counts and checks their memory accesses.");
    Words paragraphs = wordParagraphs();
    paragraphs.insert(paragraphs.begin(), "Without a command, Tilescope opens its window.");
    for (const std::string& paragraph : paragraphs)
        page += ".PP\n" + roffSentences(paragraph);
    page += ".SH COMMANDS\n" + roffCommands() + ".SH OPTIONS\n";
    for (const HelpPart& part : optionParts(~Commands()))
        page += ".SS " + roffPlain(part.title) + "\n" + roffEntries(part);
    for (const HelpPart& part : furtherParts())
        page += ".SH " + upperCase(part.title) + "\n" + roffEntries(part);
    return page;
}

} // namespace tilescope
