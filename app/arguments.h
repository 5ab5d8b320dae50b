#pragma once

#include "app/words.h"
#include "gpu/image/picture_values.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/recipe.h"
#include "gpu/run/sweep.h"

#include <string>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

namespace tilescope
{

enum class Command { Window, List, Run, Sweep, Text, Kernel, Devices, Lesson, Operation, Check, Worker, Help, Version };

/// run --kernel: one launch of a kernel file, with values that are given one by one.
struct DirectArguments {
    std::string kernelFile; ///< .cu or .ptx
    std::string entry;      ///< empty: its only kernel
    std::string grid, block;
    std::size_t sharedBytes = 0;
    std::vector<std::pair<std::string, std::string>> values;    ///< parameter, value: parseGivenValue()
    std::vector<std::pair<std::string, std::string>> constants; ///< __constant__ variable, NumPy file
    std::vector<std::pair<std::string, std::string>> saves;     ///< parameter, NumPy file
    std::vector<std::string> definitions;
    std::string listing; ///< of PTX: the text of which its lines are
};

/// run: a whole program, in place of a recipe and pictures. check: how each program is run, without its files.
struct ProgramArguments {
    Words files;                        ///< .cu, and .cpp and .c beside them; or a folder alone
    std::vector<std::string> arguments; ///< of the program
    std::vector<std::string> includes, definitions, libraries;
    std::vector<std::size_t> launches; ///< to show, by their numbers; empty: the first of each kind
    int timeLimitSeconds = 60;
    std::string image; ///< read in place of images that do not exist; empty: none is
    std::string gpu;   ///< for which it must have code; empty: any
};

/// A file or folder that the command line names.
struct GivenFile {
    std::string option; ///< "--json"; empty for a word that is no option
    std::string path;
};

/// The command line as values; nothing has been looked up or opened yet.
struct Arguments {
    Command command = Command::Window;
    Words images;                     ///< files or "sample:NAME[@WxH]"
    Words operationFolders;           ///< of operations that files declare, besides the user's own
    Words kernelFiles;                ///< .cu files, each of which is an operation
    Words workers;                    ///< commands that start a worker, whose GPU is used in place of this machine's
    std::string device;               ///< the number of a GPU here, a remembered worker's name or "emulator"; or empty
    std::optional<RangeChoice> range; ///< which of their values become black and white

    // The recipe, as far as it was given. Values stay text until the operation is known.
    std::optional<std::string> operation;
    std::vector<std::string> strategies; ///< empty: the default strategy; "all": every strategy
    std::optional<BlockSize> block;
    std::vector<BlockSize> blocks; ///< of a run or a sweep; empty: the operation's own
    std::vector<std::pair<std::string, std::string>> parameters;
    std::string backend = "auto", compiler = "auto", counters = "auto";
    std::optional<std::string> gpu;
    std::vector<std::string> mistakes; ///< to be applied to the strategy's text or to sourceFile
    std::string sourceFile;
    bool compileTimeSizes = false;
    std::optional<std::int64_t> sharedBytes; ///< for sourceFile

    std::optional<DirectArguments> direct;   ///< in place of a recipe and pictures
    std::optional<ProgramArguments> program; ///< the same; none of the files need have a main()
    Words programWords;                      ///< run, check and the window: what follows "--"
    Words words;                             ///< of a run: all of the command line, for its page

    std::vector<GivenFile> filesRead, filesWritten; ///< all; --out as it was given

    std::string outFile, jsonFile;   ///< jsonFile "-" is standard output
    std::string csvFile;             ///< of a sweep; "-" is standard output
    SweepShard shard;                ///< of a sweep: the part to measure
    bool merge = false;              ///< sweep: images are the JSON files of its parts
    std::string htmlFile;            ///< of a run or a text: its page
    std::string timelineFile;        ///< of a run: its main launch, cycle by cycle
    bool json = false;               ///< list --json, devices --json
    bool unchecked = false;          ///< run: on a GPU also a kernel of the user's that the emulator cannot check
    bool silicon = false;            ///< run: read the GPU's own counters
    std::string ncuFile;             ///< run: of Nsight Compute, to compare the counts with
    bool published = false;          ///< run, sweep: show the published figures too
    std::optional<std::string> text; ///< whose experiment is repeated: "001", or an operation; none: list them
    bool check = true;               ///< compare with the CPU reference
    int runs = 0;                    ///< a fixed number of timed runs on a GPU; 0: until the times settle

    std::string screenshot, exportFile, theme, panel, resume; ///< of the window
    bool startSweep = false;                                  ///< of the window
    std::optional<BlockSize> windowSize;
    std::string step;                           ///< of the block panel
    std::string view, channel, overlay, layout; ///< words of window_words.h, or empty
    std::string difference;                     ///< which two pictures, as parseDifferenceSides() reads them
    bool presents = false;

    Words lessonFolders; ///< of lessons besides those that came with the program
    std::string lesson;  ///< of the window: the lesson to open, and its step
    std::string lessonStep;
    std::string lessonDeed;   ///< "list", "check", "handout" or "verify"
    Words lessonNames;        ///< lessons, folders or answer sheets
    std::string language;     ///< "ko"; empty: English
    bool withAnswers = false; ///< of a handout

    std::string listed; ///< list: whose names alone are printed, "strategies"; with `operation`, only those of this one
    std::string topic;  ///< help: a command, "man" or a shell; empty: everything

    std::string sarifFile; ///< check: "-" is standard output
    Words failOn{"error"}; ///< check: kinds and severities of findings

    std::string operationDeed; ///< "check"; its folders and files are in operationFolders
};

/// Throws UsageError, also for an option of the command that does nothing in this call.
Arguments parseArguments(const Words& arguments);

/// A command, its word (empty: the window) and the options it takes ("--op"), as parseArguments() knows them.
struct CommandOptions {
    std::string word;
    Command command;
    Words options;
    Words read, written; ///< those whose values name files
};
std::vector<CommandOptions> commandOptions();

/// "tilescope 0.1.0 (abc1234), Qt 6.4.2, g++ 12.2, built for x86_64": what a report of a fault has to name. The commit
/// is left out if the program was not built from a checkout. Defined in version.cpp.
std::string versionText();
std::string shortVersionText(); ///< up to the first comma
std::string programVersion();   ///< "0.1.0"
std::string programDate();      ///< "2026-11-23", of the commit; of the build if it was not built from a checkout

/// An invalid call: what is wrong and what is allowed. The program exits with status 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace tilescope
