#include "app/help/help.h"
#include "app/help/help_parts.h"

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int helpIndent = 26, helpWidth = 118;

/// In lines of at most `helpWidth` characters that are indented, after `used` characters.
QString foldedHelp(const QString& text, int indent, int used)
{
    QString folded(std::max(0, indent - used), u' ');
    int column = std::max(indent, used);
    for (const QString& word : text.split(u' ')) {
        const bool isFirst = column == indent;
        if (!isFirst && column + 1 + word.size() > helpWidth) {
            folded += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (!isFirst) {
            folded += u' ';
            ++column;
        }
        folded += word;
        column += static_cast<int>(word.size());
    }
    return folded + u'\n';
}

QString helpEntry(const HelpEntry& entry, int indent)
{
    const QString start = QStringLiteral("  ") + entry.term;
    const bool fits = start.size() + 2 <= indent;
    return start + (fits ? QString() : QStringLiteral("\n")) +
           foldedHelp(entry.text, indent, fits ? static_cast<int>(start.size()) : 0);
}

/// A command with its calls, each on its own line.
QString helpCommand(const CommandRow& row)
{
    QString text;
    for (const QString& call : callsOf(row))
        text += QStringLiteral("  ") + call + u'\n';
    return text + foldedHelp(QString::fromLatin1(row.text), 6, 0);
}

QString helpPart(const HelpPart& part)
{
    QString text = u'\n' + part.title + QStringLiteral(":\n");
    for (const HelpEntry& entry : part.entries)
        text += entry.isLine           ? QStringLiteral("  ") + entry.term + u'\n'
                : entry.term.isEmpty() ? foldedHelp(entry.text, 2, 0)
                                       : helpEntry(entry, helpIndent);
    return text;
}

QString helpOf(const CommandRow& row)
{
    QString text = helpCommand(row);
    for (const HelpPart& part : optionParts(only(row.command)))
        text += helpPart(part);
    return text;
}

QString helpOfAll()
{
    QString text =
        QStringLiteral("Tilescope shows what CUDA memory strategies do to an image, with or without a GPU.\n\n");
    for (const CommandRow& row : commandRows())
        text += helpCommand(row);
    text += u'\n';
    for (const QString& paragraph : wordParagraphs())
        text += foldedHelp(paragraph, 0, 0);
    for (const HelpPart& part : optionParts(~Commands()))
        text += helpPart(part);
    for (const HelpPart& part : furtherParts())
        text += helpPart(part);
    return text;
}

} // namespace

QString helpText(const QString& topic)
{
    if (topic.isEmpty())
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
        if (topic == QLatin1String(row.word))
            return helpOf(row);
    QStringList topics;
    for (const CommandRow& row : commandRows())
        if (row.command == Command::Help)
            topics = row.words.front().words;
    throw UsageError("\"help\" takes " + alternatives(topics).toStdString() + "; \"" + topic.toStdString() +
                     "\" is none of them.");
}

} // namespace tilescope
