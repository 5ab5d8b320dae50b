#pragma once

#include "app/option_table.h"

namespace tilescope
{

/// "--op OPERATION" and its sentences; without a term a paragraph, without a text a line of an example.
struct HelpEntry {
    std::string term, text;
    bool isLine = false;
};

/// A part of the help and of the man page.
struct HelpPart {
    std::string title;
    std::vector<HelpEntry> entries;
};

/// "tilescope run IMAGE [KERNEL] [options]"
Words callsOf(const CommandRow& row);

/// On what an IMAGE, a KERNEL and a SESSION are.
Words wordParagraphs();

/// The groups of the table with the options that these commands read.
std::vector<HelpPart> optionParts(Commands commands);

/// Environment, exit status, files and examples.
std::vector<HelpPart> furtherParts();

} // namespace tilescope
