#pragma once

#include "app/arguments.h"
#include "app/words.h"

#include <string>

#include <vector>

namespace tilescope
{

enum class FileUse { None, Read, Written };

/// What an option takes, or a word of a command that is no option.
struct OptionValue {
    const char* shape = nullptr;    ///< "FILE"; null for a flag; a word that ends in "..." may be followed by its like
    FileUse use = FileUse::None;    ///< of the file that it names
    Words words;                    ///< values that are always the same
    const char* listedBy = nullptr; ///< a line for a shell that prints the values, with "$program" and "$operation"

    /// It names a file or folder as it is, not after "NAME=".
    bool isFile() const;
};

using Commands = unsigned; ///< a bit for each
constexpr Commands only(Command command) { return 1U << static_cast<unsigned>(command); }

struct Option {
    const char* name;
    OptionValue value;
    Commands commands; ///< that read it
    const char* text;  ///< sentences, the first of which says it all in short; %1 are the value's words
    const char* alias = nullptr;

    bool belongs(Command command) const { return (commands & only(command)) != 0; }
    std::string sentences() const; ///< the text with these words
    std::string summary() const;   ///< the first sentence without its full stop and without the list of values
};

struct OptionGroup {
    const char* title;
    Commands commands; ///< those of an option, if its text does not say otherwise
    std::vector<Option> options;
};

struct CommandRow {
    Command command;
    const char* word;               ///< empty: the window
    std::vector<const char*> calls; ///< what follows the word
    const char* text;               ///< sentences
    std::vector<OptionValue> words; ///< that are no options
};

/// The one table of the command line, for parsing, for messages on what is allowed, for the files of a call, and for
/// all that is printed about options: help, man page and completions.
const std::vector<CommandRow>& commandRows();
const std::vector<OptionGroup>& optionGroups();

/// In the table's order.
std::vector<Option> optionsOf(Command command);

/// "run, sweep and the window".
std::string commandNames(Commands commands);

/// "; did you mean run? " with the one of `words` that was probably meant: at most a third of its letters are wrong,
/// missing, added or exchanged with their neighbours. "; " if none is near.
std::string didYouMean(const std::string& given, const Words& words);

/// "a, b or c".
std::string alternatives(const Words& words);

} // namespace tilescope
