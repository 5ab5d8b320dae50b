#include "app/help/help.h"
#include "app/help/help_parts.h"

#include <QRegularExpression>

namespace tilescope
{

namespace
{

/// As man(7) writes it: with hyphens and tildes that can be copied.
QString roffPlain(QString text)
{
    return text.replace(u'\\', QStringLiteral("\\e"))
        .replace(u'-', QStringLiteral("\\-"))
        .replace(u'~', QStringLiteral("\\(ti"))
        .replace(u'^', QStringLiteral("\\(ha"));
}

/// A line of at most 80 characters, which begins no request.
void addRoffWord(QString& line, QString& lines, const QString& word)
{
    if (!line.isEmpty() && line.size() + 1 + word.size() > 80) {
        lines += line + u'\n';
        line.clear();
    }
    if (line.isEmpty())
        line = word.startsWith(u'.') || word.startsWith(u'\'') ? QStringLiteral("\\&") + word : word;
    else
        line += u' ' + word;
}

/// Sentences, each on a line of its own, with options in bold.
QString roffSentences(const QString& text)
{
    static const QRegularExpression end(QStringLiteral(R"((?<=[.)]) (?=[A-Z(]))")),
        option(QStringLiteral(R"((?<![\w\\-])(\\-\\-[a-z]+(?:\\-[a-z]+)*))"));
    QString lines;
    for (const QString& sentence : text.split(end)) {
        QString line;
        for (const QString& word : roffPlain(sentence).split(u' '))
            addRoffWord(line, lines, QString(word).replace(option, QStringLiteral("\\fB\\1\\fR")));
        lines += line + u'\n';
    }
    return lines;
}

/// "--op OPERATION": words in capitals are to be replaced.
QString roffTerm(const QString& term)
{
    const qsizetype space = term.startsWith(u'-') ? term.indexOf(u' ') : -1;
    const QString bold =
        QStringLiteral("\\fB") + roffPlain(space < 0 ? term : term.left(space)) + QStringLiteral("\\fR");
    return space < 0 ? bold : bold + QStringLiteral(" \\fI") + roffPlain(term.mid(space + 1)) + QStringLiteral("\\fR");
}

QString roffEntries(const HelpPart& part)
{
    QString text;
    bool isVerbatim = false;
    for (const HelpEntry& entry : part.entries) {
        if (entry.isLine && !isVerbatim)
            text += QStringLiteral(".nf\n");
        isVerbatim = entry.isLine;
        if (entry.isLine)
            text += roffPlain(entry.term) + u'\n';
        else if (entry.term.isEmpty())
            text += QStringLiteral(".PP\n") + roffSentences(entry.text);
        else
            text += QStringLiteral(".TP\n") + roffTerm(entry.term) + u'\n' + roffSentences(entry.text);
    }
    return text + (isVerbatim ? QStringLiteral(".fi\n") : QString());
}

QString roffSynopsis()
{
    static const QRegularExpression named(QStringLiteral("([A-Z]{2,})")),
        fixed(QStringLiteral(R"((?<![\w\\-])((?:\\-)*[a-z]{2,}(?:\\-[a-z]+)*))"));
    QStringList lines;
    for (const CommandRow& row : commandRows())
        for (const QString& call : callsOf(row)) {
            QString line = roffPlain(call);
            line.replace(named, QStringLiteral("\\fI\\1\\fR"));
            lines << line.replace(fixed, QStringLiteral("\\fB\\1\\fR"))
                         .replace(QStringLiteral("[\\fBoptions\\fR]"), QStringLiteral("[\\fIoptions\\fR]"));
        }
    return lines.join(QStringLiteral("\n.br\n")) + u'\n';
}

/// The commands, each with the options that it reads.
QString roffCommands()
{
    QString text;
    for (const CommandRow& row : commandRows()) {
        text += QStringLiteral(".TP\n") +
                roffTerm(*row.word ? QString::fromLatin1(row.word) : QStringLiteral("(none)")) + u'\n' +
                roffSentences(QString::fromLatin1(row.text));
        QStringList names;
        for (const Option& option : optionsOf(row.command))
            names << QStringLiteral("--") + QLatin1String(option.name);
        if (!names.isEmpty())
            text += roffSentences(QStringLiteral("Options: %1.").arg(names.join(QStringLiteral(", "))));
    }
    return text;
}

} // namespace

QString manPage()
{
    QString page = QStringLiteral(".\\\" Printed by \"tilescope help man\".\n"
                                  ".TH TILESCOPE 1 %1 \"Tilescope %2\" \"User Commands\"\n"
                                  ".SH NAME\ntilescope \\- see what CUDA memory strategies do to an image\n"
                                  ".SH SYNOPSIS\n")
                       .arg(programDate(), programVersion()) +
                   roffSynopsis();
    page += QStringLiteral(".SH DESCRIPTION\n") +
            roffSentences(QStringLiteral(
                "Tilescope runs an image operation, such as a blur, with several CUDA memory strategies. It shows the "
                "result, the tiles drawn over the image, what each line of the kernel costs, and how the strategies "
                "compare. "
                "With an NVIDIA GPU, the kernels run on it and are timed. Without one, they run in Tilescope's own "
                "emulator, "
                "which counts and checks their memory accesses."));
    for (const QString& paragraph :
         QStringList{QStringLiteral("Without a command, Tilescope opens its window.")} + wordParagraphs())
        page += QStringLiteral(".PP\n") + roffSentences(paragraph);
    page += QStringLiteral(".SH COMMANDS\n") + roffCommands() + QStringLiteral(".SH OPTIONS\n");
    for (const HelpPart& part : optionParts(~Commands()))
        page += QStringLiteral(".SS %1\n").arg(roffPlain(part.title)) + roffEntries(part);
    for (const HelpPart& part : furtherParts())
        page += QStringLiteral(".SH %1\n").arg(part.title.toUpper()) + roffEntries(part);
    return page;
}

} // namespace tilescope
