#include "app/help/help_parts.h"

namespace tilescope
{

namespace
{

HelpEntry helpEntryOf(const Option& option, const OptionGroup& group, bool namesCommands)
{
    QString term = QStringLiteral("--") + QLatin1String(option.name), text = option.sentences();
    if (option.value.shape)
        term += u' ' + QLatin1String(option.value.shape);
    if (option.alias)
        text += QStringLiteral(" The option --%1 does the same.").arg(QLatin1String(option.alias));
    if (namesCommands && option.commands != group.commands)
        text += QStringLiteral(" (For %1.)").arg(commandNames(option.commands));
    return {term, text};
}

} // namespace

QStringList callsOf(const CommandRow& row)
{
    QStringList calls;
    const QString word =
        *row.word ? QStringLiteral("tilescope ") + QLatin1String(row.word) : QStringLiteral("tilescope");
    for (const char* const call : row.calls)
        calls << (word + u' ' + QLatin1String(call)).trimmed();
    return calls;
}

QStringList wordParagraphs()
{
    return {
        QStringLiteral("IMAGE is a file, or a generated sample: sample:NAME or sample:NAME@WIDTHxHEIGHT; sample:list "
                       "names the samples."),
        QStringLiteral("SESSION is a file saved by the window, with a name ending in .tilescope."),
        QStringLiteral(
            "KERNEL is a file of your own with a name ending in .cu. It becomes an operation like the built-in "
            "ones; its arguments follow from the kernel's parameters and from notes in the file, which are "
            "lines that begin with //@.")};
}

std::vector<HelpPart> optionParts(Commands commands)
{
    const bool isAll = commands == ~Commands();
    std::vector<HelpPart> parts;
    for (const OptionGroup& group : optionGroups()) {
        HelpPart part{QString::fromLatin1(group.title), {}};
        if (isAll)
            part.title += QStringLiteral(" (%1)").arg(commandNames(group.commands));
        for (const Option& option : group.options)
            if ((option.commands & commands) != 0)
                part.entries.push_back(helpEntryOf(option, group, isAll));
        if (!part.entries.empty())
            parts.push_back(part);
    }
    return parts;
}

std::vector<HelpPart> furtherParts()
{
    return {
        {QStringLiteral("Environment"),
         {{QStringLiteral("TILESCOPE_HIDE"),
           QStringLiteral(
               "A comma-separated list of software to treat as not installed: cuda, nvrtc, nvdisasm, clang, gl.")},
          {QStringLiteral("TILESCOPE_SHOW"),
           QStringLiteral("With the value gl, OpenGL is used even if it is rendered in software.")},
          {QStringLiteral("TILESCOPE_CACHE_MB"),
           QStringLiteral(
               "The size limit of the disk cache of compiled kernels in megabytes (2^20 bytes); 64 by default.")}}},
        {QStringLiteral("Exit status"),
         {{QStringLiteral("0"), QStringLiteral("The command succeeded.")},
          {QStringLiteral("1"),
           QStringLiteral(
               "A run failed, an error was found in its kernel (such as a data race), or its result differs from "
               "the reference.")},
          {QStringLiteral("2"),
           QStringLiteral("The command line is invalid, or a named strategy cannot run with these settings.")}}},
        {QStringLiteral("Files"),
         {{QStringLiteral("~/.cache/tilescope"), QStringLiteral("Compiled kernels.")},
          {QStringLiteral("~/.config/tilescope"), QStringLiteral("Settings of the window.")},
          {QStringLiteral("~/.local/share/tilescope"),
           QStringLiteral("The last session, and your own operations and lessons.")},
          {QString(),
           QStringLiteral("These folders remain when Tilescope is uninstalled. The first two can be removed at any "
                          "time. No output replaces a file that the same command reads, nor another output.")}}},
        {QStringLiteral("Examples"),
         {{QStringLiteral("tilescope sample:board@512x512 --op blur --strategy shared"), {}, true},
          {QStringLiteral("tilescope run photo.jpg --op sobel --strategy all --out edges.png"), {}, true},
          {QStringLiteral(
               "tilescope run --kernel saxpy.cu --grid 4 --block 256 --arg a=2.5 --arg x=x.npy --arg y=y.npy \\"),
           {},
           true},
          {QStringLiteral("    --arg n=1000 --save y=sum.npy"), {}, true},
          {QStringLiteral("tilescope sweep sample:board --op sobel --strategy shared --block 8x8,16x16,32x8 --csv -"),
           {},
           true},
          {QStringLiteral("tilescope text 001 --html sobel.html"), {}, true},
          {QStringLiteral("tilescope kernel blur shared > mine.cu"), {}, true}}},
    };
}

} // namespace tilescope
