#include "app/help/help_parts.h"

namespace tilescope
{

namespace
{

HelpEntry helpEntryOf(const Option& option, const OptionGroup& group, bool namesCommands)
{
    std::string term = std::string("--") + option.name, text = option.sentences();
    if (option.value.shape)
        term += std::string(" ") + option.value.shape;
    if (option.alias)
        text += std::string(" The option --") + option.alias + " does the same.";
    if (namesCommands && option.commands != group.commands)
        text += " (For " + commandNames(option.commands) + ".)";
    return {term, text};
}

} // namespace

Words callsOf(const CommandRow& row)
{
    Words calls;
    const std::string word = *row.word ? std::string("tilescope ") + row.word : "tilescope";
    for (const char* const call : row.calls)
        calls.push_back(trimmedWord(word + ' ' + call));
    return calls;
}

Words wordParagraphs()
{
    return {"IMAGE is a file, or a generated sample: sample:NAME or sample:NAME@WIDTHxHEIGHT; sample:list "
            "names the samples.",
            "SESSION is a file saved by the window, with a name ending in .tilescope.",

            "KERNEL is a file of your own with a name ending in .cu. It becomes an operation like the built-in "
            "ones; its arguments follow from the kernel's parameters and from notes in the file, which are "
            "lines that begin with //@."};
}

std::vector<HelpPart> optionParts(Commands commands)
{
    const bool isAll = commands == ~Commands();
    std::vector<HelpPart> parts;
    for (const OptionGroup& group : optionGroups()) {
        HelpPart part{group.title, {}};
        if (isAll)
            part.title += " (" + commandNames(group.commands) + ")";
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
        {"Environment",
         {{"TILESCOPE_HIDE",

           "A comma-separated list of software to treat as not installed: cuda, nvrtc, nvdisasm, clang, gl."},
          {"TILESCOPE_SHOW", "With the value gl, OpenGL is used even if it is rendered in software."},
          {"TILESCOPE_CACHE_MB",

           "The size limit of the disk cache of compiled kernels in megabytes (2^20 bytes); 64 by default."}}},
        {"Exit status",
         {{"0", "The command succeeded."},
          {"1",

           "A run failed, an error was found in its kernel (such as a data race), or its result differs from "
           "the reference."},
          {"2", "The command line is invalid, or a named strategy cannot run with these settings."}}},
        {"Files",
         {{"~/.cache/tilescope", "Compiled kernels."},
          {"~/.config/tilescope", "Settings of the window."},
          {"~/.local/share/tilescope", "The last session, and your own operations and lessons."},
          {std::string(), "These folders remain when Tilescope is uninstalled. The first two can be removed at any "
                          "time. No output replaces a file that the same command reads, nor another output."}}},
        {"Examples",
         {{"tilescope sample:board@512x512 --op blur --strategy shared", {}, true},
          {"tilescope run photo.jpg --op sobel --strategy all --out edges.png", {}, true},
          {"tilescope run --kernel saxpy.cu --grid 4 --block 256 --arg a=2.5 --arg x=x.npy --arg y=y.npy \\", {}, true},
          {"    --arg n=1000 --save y=sum.npy", {}, true},
          {"tilescope sweep sample:board --op sobel --strategy shared --block 8x8,16x16,32x8 --csv -", {}, true},
          {"tilescope text 001 --html sobel.html", {}, true},
          {"tilescope kernel blur shared > mine.cu", {}, true}}},
    };
}

} // namespace tilescope
