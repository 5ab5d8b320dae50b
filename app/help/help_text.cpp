#include "app/help/help.h"
#include "app/help/help_parts.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int helpIndent = 26, helpWidth = 118;

/// In lines of at most `helpWidth` characters that are indented, after `used` characters.
std::string foldedHelp(const std::string& text, int indent, int used)
{
    std::string folded(static_cast<std::size_t>(std::max(0, indent - used)), ' ');
    int column = std::max(indent, used);
    for (const std::string& word : splitWords(text, ' ')) {
        const bool isFirst = column == indent;
        if (!isFirst && column + 1 + static_cast<int>(lettersIn(word)) > helpWidth) {
            folded += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
            column = indent;
        } else if (!isFirst) {
            folded += ' ';
            ++column;
        }
        folded += word;
        column += static_cast<int>(lettersIn(word));
    }
    return folded + "\n";
}

std::string helpEntry(const HelpEntry& entry, int indent)
{
    const std::string start = "  " + entry.term;
    const bool fits = static_cast<int>(start.size()) + 2 <= indent;
    return start + (fits ? std::string() : "\n") +
           foldedHelp(entry.text, indent, fits ? static_cast<int>(start.size()) : 0);
}

/// A command with its calls, each on its own line.
std::string helpCommand(const CommandRow& row)
{
    std::string text;
    for (const std::string& call : callsOf(row))
        text += "  " + call + "\n";
    return text + foldedHelp(row.text, 6, 0);
}

std::string helpPart(const HelpPart& part)
{
    std::string text = "\n" + part.title + ":\n";
    for (const HelpEntry& entry : part.entries)
        text += entry.isLine         ? "  " + entry.term + "\n"
                : entry.term.empty() ? foldedHelp(entry.text, 2, 0)
                                     : helpEntry(entry, helpIndent);
    return text;
}

std::string helpOf(const CommandRow& row)
{
    std::string text = helpCommand(row);
    for (const HelpPart& part : optionParts(only(row.command)))
        text += helpPart(part);
    return text;
}

std::string helpOfAll()
{
    std::string text = "Tilescope shows what CUDA memory strategies do to an image, with or without a GPU.\n\n";
    for (const CommandRow& row : commandRows())
        text += helpCommand(row);
    text += '\n';
    for (const std::string& paragraph : wordParagraphs())
        text += foldedHelp(paragraph, 0, 0);
    for (const HelpPart& part : optionParts(~Commands()))
        text += helpPart(part);
    for (const HelpPart& part : furtherParts())
        text += helpPart(part);
    return text;
}

} // namespace

std::string helpText(const std::string& topic)
{
    if (topic.empty())
        return helpOfAll();
    if (topic == "man")
        return manPage();
    if (topic == "bash")
        return bashCompletion();
    if (topic == "zsh")
        return zshCompletion();
    if (topic == "fish")
        return fishCompletion();
    for (const CommandRow& row : commandRows())
        if (topic == row.word)
            return helpOf(row);
    Words topics;
    for (const CommandRow& row : commandRows())
        if (row.command == Command::Help)
            topics = row.words.front().words;
    throw UsageError("\"help\" takes " + alternatives(topics) + "; \"" + topic + "\" is none of them.");
}

} // namespace tilescope
