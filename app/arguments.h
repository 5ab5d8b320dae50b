#pragma once

#include "gpu/image/picture_values.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/recipe.h"
#include "gpu/run/sweep.h"
#include "ui/canvas/overlays/overlay_mode.h"
#include "ui/shell/layout_name.h"
#include "ui/trace/step_choice.h"
#include "ui/view_mode.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

enum class Command { Window, List, Run, Sweep, Text, Kernel, Devices, Lesson, Operation, Check, Worker, Help, Version };

/// run --kernel: one launch of a kernel file, with values that are given one by one.
struct DirectArguments {
    QString kernelFile; ///< .cu or .ptx
    QString entry;      ///< empty: its only kernel
    std::string grid, block;
    std::size_t sharedBytes = 0;
    std::vector<std::pair<std::string, std::string>> values;    ///< parameter, value: parseGivenValue()
    std::vector<std::pair<std::string, std::string>> constants; ///< __constant__ variable, NumPy file
    std::vector<std::pair<std::string, std::string>> saves;     ///< parameter, NumPy file
    std::vector<std::string> definitions;
    QString listing; ///< of PTX: the text of which its lines are
};

/// run: a whole program, in place of a recipe and pictures.
struct ProgramArguments {
    QStringList files;                  ///< .cu, and .cpp and .c beside them
    std::vector<std::string> arguments; ///< of the program
    std::vector<std::string> includes, definitions, libraries;
    std::vector<std::size_t> launches; ///< to show, by their numbers; empty: the first of each kind
    int timeLimitSeconds = 60;
    QString image; ///< read in place of images that do not exist; empty: none is
};

/// A file or folder that the command line names.
struct GivenFile {
    std::string option; ///< "--json"; empty for a word that is no option
    QString path;
};

/// The command line as values; nothing has been looked up or opened yet.
struct Arguments {
    Command command = Command::Window;
    QStringList images;               ///< files or "sample:NAME[@WxH]"
    QStringList operationFolders;     ///< of operations that files declare, besides the user's own
    QStringList kernelFiles;          ///< .cu files, each of which is an operation
    QStringList workers;              ///< commands that start a worker, whose GPU is used in place of this machine's
    QString device;                   ///< the number of a GPU here, a remembered worker's name or "emulator"; or empty
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
    QString sourceFile;
    bool compileTimeSizes = false;
    std::optional<std::int64_t> sharedBytes; ///< for sourceFile

    std::optional<DirectArguments> direct;   ///< in place of a recipe and pictures
    std::optional<ProgramArguments> program; ///< the same; none of the files need have a main()
    QStringList programWords;                ///< run and the window: what follows "--"
    QStringList words;                       ///< of a run: all of the command line, for its page

    std::vector<GivenFile> filesRead, filesWritten; ///< all; --out as it was given

    QString outFile, jsonFile;       ///< jsonFile "-" is standard output
    QString csvFile;                 ///< of a sweep; "-" is standard output
    SweepShard shard;                ///< of a sweep: the part to measure
    bool merge = false;              ///< sweep: images are the JSON files of its parts
    QString htmlFile;                ///< of a run or a text: its page
    QString timelineFile;            ///< of a run: its main launch, cycle by cycle
    bool json = false;               ///< list --json, devices --json
    bool unchecked = false;          ///< run: on a GPU also a kernel of the user's that the emulator cannot check
    bool silicon = false;            ///< run: read the GPU's own counters
    bool published = false;          ///< run, sweep: show the published figures too
    std::optional<std::string> text; ///< whose experiment is repeated: "001", or an operation; none: list them
    bool check = true;               ///< compare with the CPU reference
    int runs = 0;                    ///< a fixed number of timed runs on a GPU; 0: until the times settle

    QString screenshot, exportFile, theme, panel, resume; ///< of the window
    bool startSweep = false;                              ///< of the window
    std::optional<QSize> windowSize;
    std::optional<StepChoice> step; ///< of the block panel
    std::optional<ViewMode> view;
    std::optional<ChannelView> channel;
    QString difference; ///< which two pictures, as parseDifferenceSides() reads them
    std::optional<OverlayMode> overlay;
    std::optional<LayoutName> layout;
    bool presents = false;

    QStringList lessonFolders; ///< of lessons besides those that came with the program
    QString lesson;            ///< of the window: the lesson to open, and its step
    QString lessonStep;
    QString lessonDeed;       ///< "list", "check", "handout" or "verify"
    QStringList lessonNames;  ///< lessons, folders or answer sheets
    QString language;         ///< "ko"; empty: English
    bool withAnswers = false; ///< of a handout

    QString listed; ///< list: whose names alone are printed, "strategies"; with `operation`, only those of this one
    QString topic;  ///< help: a command, "man" or a shell; empty: everything

    QString sarifFile;                           ///< check: "-" is standard output
    QStringList failOn{QStringLiteral("error")}; ///< check: kinds and severities of findings

    QString operationDeed; ///< "check"; its folders and files are in operationFolders
};

/// Throws UsageError, also for an option of the command that does nothing in this call.
Arguments parseArguments(const QStringList& arguments);

/// A command, its word (empty: the window) and the options it takes ("--op"), as parseArguments() knows them.
struct CommandOptions {
    QString word;
    Command command;
    QStringList options;
    QStringList read, written; ///< those whose values name files
};
std::vector<CommandOptions> commandOptions();

/// "tilescope 0.1.0 (abc1234), Qt 6.4.2, g++ 12.2, built for x86_64": what a report of a fault has to name. The commit
/// is left out if the program was not built from a checkout. Defined in version.cpp.
QString versionText();
QString programVersion(); ///< "0.1.0"
QString programDate();    ///< "2026-11-23", of the commit; of the build if it was not built from a checkout

/// An invalid call: what is wrong and what is allowed. The program exits with status 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace tilescope
