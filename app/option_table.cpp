#include "app/option_table.h"

#include "app/window_words.h"
#include "gpu/recipe/json/enum_names.h"

#include <algorithm>
#include <limits>

namespace tilescope
{

namespace
{

constexpr Commands onRun = only(Command::Run), onSweep = only(Command::Sweep), onWindow = only(Command::Window),
                   onText = only(Command::Text), onLesson = only(Command::Lesson), onDevices = only(Command::Devices),
                   onList = only(Command::List), onKernel = only(Command::Kernel),
                   onOperation = only(Command::Operation), onCheck = only(Command::Check),
                   onWorker = only(Command::Worker);
constexpr Commands onRuns = onRun | onSweep | onWindow;

OptionValue reads(const char* shape) { return {shape, FileUse::Read, {}, nullptr}; }
OptionValue writes(const char* shape) { return {shape, FileUse::Written, {}, nullptr}; }
OptionValue anything(const char* shape) { return {shape, FileUse::None, {}, nullptr}; }
OptionValue oneOf(const char* shape, const Words& words) { return {shape, FileUse::None, words, nullptr}; }
OptionValue listed(const char* shape, const char* line) { return {shape, FileUse::None, {}, line}; }

template <typename E>
Words namesOf()
{
    Words names;
    for (const auto& [value, name] : EnumNames<E>::values)
        names.emplace_back(name);
    return names;
}

constexpr const char* printOperationsLine = "\"$program\" list operations";
constexpr const char* printStrategiesLine = "\"$program\" list strategies \"$operation\"";
constexpr const char* printLessonsLine = "\"$program\" lesson list | cut -d \" \" -f 1";
constexpr const char* printDevicesLine = "\"$program\" devices | sed -n \"s/^--device \\(.*\\): .*/\\1/p\"";
constexpr const char* printTextsLine = "\"$program\" text | sed -n \"s/^\\([^ ][^ ]*\\) .*/\\1/p\"";

OptionValue imageWord(const char* shape) { return {shape, FileUse::Read, {}, "\"$program\" list samples"}; }

OptionValue strategyValue() { return {"STRATEGY", FileUse::None, {"all"}, printStrategiesLine}; }

std::vector<CommandRow> makeCommands()
{
    return {
        {Command::Window,
         "",
         {"[IMAGE|SESSION|KERNEL]... [options]"},
         "Open the window.",
         {imageWord("IMAGE|SESSION|KERNEL...")}},
        {Command::List,
         "list",
         {"[--json]", "operations|strategies|mistakes|samples|gpus [OPERATION]"},
         "Print operations, strategies, parameters with their ranges, mistakes and samples. With a word such as "
         "strategies, print only these names, one per line; the GPUs are those that the emulator can model.",
         {oneOf("NAMES", {"operations", "strategies", "mistakes", "samples", "gpus"}),
          listed("OPERATION", printOperationsLine)}},
        {Command::Run,
         "run",
         {"IMAGE [KERNEL] [options]", "--kernel FILE --grid SIDES --block SIDES [--arg NAME=VALUE]... [options]",
          "PROGRAM.cu|FOLDER [FILE]... [options] [-- ARGUMENTS]"},
         "Run strategies on an image without a window, compare the results with the reference, and print a table of "
         "times and counts. With --kernel, launch one kernel of a .cu or .ptx file on arrays, as a host program would. "
         "With the files of a CUDA program that has a main(), compile and run the program on an emulated GPU, and "
         "list its launches.",
         {imageWord("IMAGE"), reads("KERNEL...")}},
        {Command::Sweep,
         "sweep",
         {"IMAGE [options]", "--merge FILE... [options]"},
         "Run every combination of strategies, blocks and parameters; Ctrl+C stops and keeps what was measured. With "
         "--merge, join the parts of a sweep that several processes ran.",
         {imageWord("IMAGE"), reads("FILE...")}},
        {Command::Text,
         "text",
         {"[TEXT] [options]"},
         "Repeat the runs of an operation's source text, and print its figures next to Tilescope's, ratios first, with "
         "a sentence for each comparison. TEXT is the number of a text, such as 001, or its operation; without TEXT, "
         "list the texts.",
         {listed("TEXT", printTextsLine)}},
        {Command::Kernel,
         "kernel",
         {"OPERATION STRATEGY [options]"},
         "Print a strategy's kernel, as a starting point for a file for --source.",
         {listed("OPERATION", printOperationsLine), listed("STRATEGY", printStrategiesLine)}},
        {Command::Devices, "devices", {"[options]"}, "Print the GPU, the compilers found, and the display path.", {}},
        {Command::Lesson,
         "lesson",
         {"list|check [NAME|FOLDER]... [options]", "handout NAME --html FILE [options]",
          "verify FILE... [--csv FILE|-]"},
         "List lessons, check them, make a page to print, or rerun answer sheets. The word check checks every "
         "condition "
         "of the lessons, or of a folder of your own lessons, with each installed compiler; verify reruns the answer "
         "sheets of a class.",
         {oneOf("list|check|handout|verify", {"list", "check", "handout", "verify"}),
          {"NAME|FOLDER|FILE...", FileUse::Read, {}, printLessonsLine}}},
        {Command::Operation,
         "operation",
         {"check FOLDER|KERNEL... [options]"},
         "Run your own operations, which are folders with an operation.json or kernel files, with many sizes, blocks, "
         "parameters and compilers, and compare their results.",
         {oneOf("check", {"check"}), reads("FOLDER|KERNEL...")}},
        {Command::Check,
         "check",
         {"FILE|FOLDER... [options] [-- ARGUMENTS]"},
         "Check kernel files and CUDA programs for a script: run each kernel once in the emulator, print what is wrong "
         "or slow, and exit with 1 if there is an error. A file with a main(), or a folder that contains a program, is "
         "compiled and run; the program's own output goes to standard error. Notes such as \"//@ expect "
         "shared_load.wavefronts <= 1 x ideal\" in a file are checked as well.",
         {reads("FILE|FOLDER...")}},
        {Command::Worker,
         "worker",
         {"[options]"},
         "Offer a GPU of this computer to the Tilescope that started this command with --worker. The worker "
         "communicates "
         "over standard input and output, reads no files, and ends when the program that started it ends.",
         {}},
        {Command::Help,
         "help",
         {"[COMMAND|man|bash|zsh|fish]"},
         "Print this text, or only the part on a command; --help does the same, also after a command. With man, print "
         "the manual page; with bash, zsh or fish, print the completion of this shell.",
         {oneOf("COMMAND|man|bash|zsh|fish", {"list", "run", "sweep", "text", "kernel", "devices", "lesson",
                                              "operation", "check", "worker", "man", "bash", "zsh", "fish"})}},
        {Command::Version,
         "version",
         {""},
         "Print the version, the commit, Qt and the compiler; --version and -V do the same.",
         {}},
    };
}

OptionGroup settings()
{
    return {
        "Operation and settings",
        onRuns,
        {{"op", listed("OPERATION", printOperationsLine), onRuns, "Run this operation, such as sobel or blur."},
         {"strategy", strategyValue(), onRuns,
          "Run this strategy. The commands run and sweep accept several strategies, separated by commas, or all, which "
          "means every strategy that can run with the other settings."},
         {"block", anything("WIDTHxHEIGHT"), onRuns,
          "Use blocks of this many threads, at most 1024. The commands run and sweep accept several blocks, such as "
          "8x8,16x16,32x4."},
         {"block", anything("WIDTHxHEIGHT"), onCheck, "Run in blocks of this many threads, instead of the file's own."},
         {"param", reads("NAME=VALUE"), onRuns,
          "Set a parameter of the operation. The option may be repeated. A sweep also accepts a range, such as 3..15 "
          "or, "
          "in steps of 4, 3..15:4, or a list, such as 3,5,9."},
         {"compile-time-sizes", {}, onRuns, "Pass the block and filter sizes to the compiler as constants."},
         {"range", oneOf("full|auto|BLACK,WHITE", {"full", "auto"}), onRuns,
          "Map these values of the image to black and white, such as 0.1,0.9. A negative black needs an equals sign: "
          "--range=-20,3000. The value auto leaves out half a percent of the values at each end. The default, full, "
          "covers all values of the format; for floats, 0 to 1 if all values are within this range, otherwise the "
          "smallest to the largest."},
         {"counters", oneOf("none|auto|full", namesOf<CounterMode>()), onRuns,
          "Choose which blocks are counted. The value auto counts one block of each class of equivalent blocks, if "
          "there are classes; full counts all blocks."}}};
}

OptionGroup devices()
{
    const OptionValue device = {"DEVICE", FileUse::None, {"emulator"}, printDevicesLine};
    return {
        "GPU, emulator and compiler",
        onRuns | onText,
        {{"backend", oneOf("auto|cuda|emulator", namesOf<BackendChoice>()), onRuns | onText,
          "Run the kernels on a GPU (cuda) or in the emulator. The default, auto, uses a GPU if one is available."},
         {"device", device, onRuns | onText | onDevices,
          "Use this device. DEVICE is the number of a GPU of this computer, as \"tilescope devices\" lists them, the "
          "name "
          "of a worker that was named in the window (Run, Where), or emulator."},
         {"device", anything("NUMBER"), onWorker, "Offer the GPU with this number."},
         {"worker", anything("COMMAND"), onRuns | onText | onDevices,
          "Use the GPU of another computer instead of the local one. The command is not passed to a shell; it starts "
          "\"tilescope worker\" there, such as \"ssh gpu-server tilescope worker\". Both computers need the same "
          "version "
          "of Tilescope. A sweep accepts several workers and divides its work among them; if one is lost, another "
          "takes "
          "over its combination. If there is no connection, the emulator is used instead, except in a sweep."},
         {"compiler", oneOf("auto|nvrtc|clang", namesOf<CompilerChoice>()),
          onRuns | onText | onLesson | onOperation | onCheck, "Compile the kernels with this compiler."},
         {"gpu", listed("NAME", "\"$program\" list gpus"), onRuns | onText | onCheck,
          "Model this GPU in the emulator, such as \"RTX 4090\". An unknown name lists the available ones. The default "
          "of "
          "a text is its own GPU."},
         {"gpu", listed("NAME", "\"$program\" list gpus"), onDevices,
          "Print the published specifications of this GPU, such as \"Tesla P100\"."},
         {"hardware-counters",
          {},
          onRun,
          "Read the GPU's hardware counters as well, with CUPTI from the CUDA Toolkit.",
          "silicon"},
         {"ncu", reads("FILE"), onRun,
          "Compare the counts with those of Nsight Compute, by metric and by line, and print why they differ. FILE is "
          "a "
          "report (.ncu-rep), which NVIDIA's Python module ncu_report reads, or a CSV file of ncu's raw page or source "
          "page."},
         {"unchecked",
          {},
          onRun,
          "Run your own kernel on a GPU even if the emulator cannot check it. A kernel in which the emulator found an "
          "error never runs on a GPU."},
         {"runs", anything("COUNT"), onRun | onSweep | onText,
          "Make a fixed number of timed runs on a GPU, instead of running until the times converge."},
         {"no-check",
          {},
          onRun | onSweep,
          "Skip the comparison with the CPU reference, which can take far longer than the run."}}};
}

OptionGroup ownKernels()
{
    return {
        "Your own operations and kernels",
        onRun | onWindow,
        {{"operations", reads("FOLDER"), onRuns | onList | onKernel | onLesson,
          "Add your own operations from this folder. The folder has an operation.json, or folders that have one; those "
          "in "
          "~/.local/share/tilescope/operations are always available. The option may be repeated."},
         {"source", reads("FILE"), onRun | onWindow, "Use this kernel file instead of the strategy's own."},
         {"shared-bytes", anything("N"), onRun | onWindow,
          "Allocate this much dynamic shared memory per block for --source, if it needs more than the strategy's own "
          "kernel."},
         {"mistake", listed("NAME", "\"$program\" list mistakes \"$operation\""), onRun | onWindow | onKernel,
          "Apply deliberate mistakes to the strategy's kernel, such as no_barrier. Several mistakes are separated by "
          "commas; \"tilescope list\" names them."}}};
}

OptionGroup launches()
{
    return {
        "One launch of a kernel file",
        onRun,
        {{"kernel", reads("FILE"), onRun,
          "Launch a kernel of this .cu or .ptx file on arrays, without an image and an operation. The launch also "
          "accepts "
          "--backend, --device, --compiler, --gpu, --counters, --hardware-counters, --ncu, --unchecked, --json, "
          "--html, "
          "--timeline and --runs."},
         {"entry", anything("NAME"), onRun,
          "Launch this kernel, if the file has several. The name of a template includes its arguments, such as "
          "\"product<float, 16>\"."},
         {"grid", anything("SIDES"), onRun,
          "Launch a grid of these dimensions, one to three numbers, such as 64x48. The block of a launch is given in "
          "the "
          "same form: --block 8x8x4."},
         {"shared", anything("BYTES"), onRun, "Allocate this much dynamic shared memory per block."},
         {"arg", reads("NAME=VALUE"), onRun,
          "Set the value of a parameter. NAME is its name, or its index from 0. VALUE is a number; image.npy, a NumPy "
          "file; "
          "zeros:float32:480x640 or empty:float32:1000, an array; 1,2,3,4, a vector; int64:5, for PTX that does not "
          "state the type; bytes:00ff; or @NAME, the memory of another parameter. The option may be repeated."},
         {"constant", reads("NAME=FILE"), onRun, "Fill a __constant__ variable from a NumPy file."},
         {"define", anything("NAME=VALUE"), onRun | onCheck,
          "Define a macro for the compiler, for one launch or a whole program."},
         {"save", writes("NAME=FILE"), onRun, "Save the array of a parameter after the run as a NumPy file."},
         {"listing", reads("FILE"), onRun, "Name the source file that the .loc directives of the PTX refer to."}}};
}

OptionGroup programs()
{
    return {
        "A whole program",
        onRun | onCheck,
        {{"launch", anything("N"), onRun,
          "Show the counters of this launch of the program, by its number in the list. Several numbers are "
          "separated by commas. By default, the first launch of each kernel with the same grid, block and shared "
          "memory is observed."},
         {"include", reads("FOLDER"), onRun | onCheck,
          "Search this folder for the program's headers. The option may be repeated."},
         {"library", anything("NAME"), onRun | onCheck,
          "Link this library with the program, such as fftw3: a name for pkg-config or -l, or a file. OpenCV, libpng "
          "and "
          "libjpeg are linked when they are included. The option may be repeated."},
         {"image", imageWord("IMAGE"), onRun | onCheck,
          "Let the program read this image in place of image files that do not exist, such as the author's own."},
         {"time-limit", anything("SECONDS"), onRun | onCheck,
          "Stop the program after this time. The default is 60 seconds."}}};
}

OptionGroup outputs()
{
    return {"Output",
            onRun,
            {{"out", writes("IMAGE"), onRun,
              "Write the result to this file. With several strategies, each result has a file. A name that ends in "
              ".tif (of "
              "32-bit floats, if the result is of floats), .npy (NumPy) or .csv keeps the values unchanged."},
             {"json", writes("FILE|-"), onRun | onSweep | onText,
              "Write the complete report as JSON; - is standard output. A sweep writes one row per combination, or, if "
              "the name ends in .kernel-tuner.json, the times of one strategy for Kernel Tuner; a text writes its "
              "comparisons and runs."},
             {"json", writes("FILE|-"), onCheck, "Save the complete reports as JSON; - is standard output."},
             {"sarif", writes("FILE|-"), onCheck,
              "Write the findings as SARIF 2.1.0, which forges show at the lines of a change; - is standard output."},
             {"fail-on", anything("WORDS"), onCheck,
              "Exit with 1 for these findings. The words are separated by commas: kinds such as race or "
              "bank_conflict, or error, warning or note, each of which includes what is worse. The default is error; "
              "none never fails."},
             {"json", {}, onList | onDevices, "Print JSON instead of text."},
             {"csv", writes("FILE|-"), onSweep | onLesson,
              "Write one row per combination, or per answer sheet of \"lesson verify\", as CSV."},
             {"html", writes("FILE"), onRun | onText | onLesson,
              "Write a page to read and to print. The page of a run has the images, times, counters, findings, charts "
              "and the "
              "kernel's source; for several strategies, it describes the first and compares the others with it. The "
              "page of "
              "a text has its tables, and that of \"lesson handout\" has the lesson."},
             {"timeline", writes("FILE"), onRun,
              "Write the predicted timeline of the first strategy's main launch on one multiprocessor of the GPU. For "
              "every "
              "cycle, it has the work and the stalls of each warp; the file is a drawing (.svg), data (.json) "
              "or a trace for Perfetto (.trace.json)."},
             {"published",
              {},
              onRun | onSweep,
              "Show the figures published in the operation's text, with its GPU, next to Tilescope's."}}};
}

OptionGroup sweeps()
{
    return {
        "Parts of a sweep",
        onSweep,
        {{"shard", anything("K/N"), onSweep, "Run only part K of N, such as 3/16, for processes that share a sweep."},
         {"merge",
          {},
          onSweep,
          "Join the --json files of the parts of a sweep, and write --csv or --json. The exit status is 1 if "
          "combinations are missing, which are listed. Combinations that several files have are listed as well, and a "
          "file whose rows were changed is refused."}}};
}

OptionGroup lessons()
{
    return {
        "Lessons",
        onLesson | onWindow,
        {{"lessons", reads("FOLDER"), onLesson | onWindow,
          "Add the lessons in this folder. The option may be repeated. The window reads the lessons again when a file "
          "is "
          "saved."},
         {"language", oneOf("LANGUAGE", languageNames()), onLesson | onWindow,
          "Use this language for the window or a handout: %1. By default, the window uses the language chosen in View, "
          "Language, or else the system's."},
         {"answers", {}, onLesson, "Add the computed answers to a handout, for a teacher."}}};
}

OptionGroup windowOptions()
{
    return {"View, lesson and export",
            onWindow,
            {{"theme", oneOf("light|dark", {"light", "dark"}), onWindow, "Use light or dark colours."},
             {"size", anything("WIDTHxHEIGHT"), onWindow, "Set the size of the window."},
             {"layout", oneOf("NAME", layoutTexts()), onWindow, "Arrange the panels for a purpose: %1."},
             {"panel", oneOf("NAME", panelWords()), onWindow, "Show this panel in front: %1."},
             {"present", {}, onWindow, "Show the image and one panel (chosen by --panel) in large type."},
             {"view", oneOf("NAME", viewNames()), onWindow, "Choose the view: %1."},
             {"channel", oneOf("NAME", channelNames()), onWindow, "Choose the channels that are shown: %1."},
             {"diff", anything("A,B"), onWindow,
              "Show the difference between two images. Each of them is result, source, reference, a pinned run of the "
              "session "
              "(A to D) or a strategy; \"--view difference\" alone means result,reference."},
             {"overlay", oneOf("NAME", overlayNames()), onWindow,
              "Choose the block overlay: %1. By default, the overlay depends on the zoom."},
             {"step", oneOf("STEP", stepNames()), onWindow,
              "Start the block panel at this event. STEP is the number of the event, or %1."},
             {"lesson", listed("NAME", printLessonsLine), onWindow, "Open this lesson."},
             {"lesson-step", anything("ID"), onWindow, "Open the lesson of --lesson at this step."},
             {"start-sweep", {}, onWindow, "Start a sweep over block sizes after the first image is ready."},
             {"screenshot", writes("FILE"), onWindow, "Save a screenshot when everything has been timed, then quit."},
             {"export", writes("FILE"), onWindow,
              "Export when everything has been timed, then quit. The name of the file decides: .html is the report "
              "page; .png is the image with its overlays; .svg or .csv is the chart of --panel; .gif is the replay of "
              "a block as an animation, which begins at --step."},
             {"resume", reads("FILE"), onWindow,
              "Continue the session that a restart saved in this file, then delete the file."}}};
}

} // namespace

bool OptionValue::isFile() const { return use != FileUse::None && !std::string_view(shape).starts_with("NAME="); }

std::string Option::sentences() const
{
    const std::string all = text;
    return value.words.empty() ? all : filled(all, {alternatives(value.words)});
}

std::string Option::summary() const
{
    const std::string first = firstSentence(text);
    return first.substr(0, first.find(": %1"));
}

const std::vector<CommandRow>& commandRows()
{
    static const std::vector<CommandRow> rows = makeCommands();
    return rows;
}

const std::vector<OptionGroup>& optionGroups()
{
    static const std::vector<OptionGroup> groups{settings(), devices(), ownKernels(), launches(),     programs(),
                                                 outputs(),  sweeps(),  lessons(),    windowOptions()};
    return groups;
}

std::vector<Option> optionsOf(Command command)
{
    std::vector<Option> some;
    for (const OptionGroup& group : optionGroups())
        for (const Option& option : group.options)
            if (option.belongs(command))
                some.push_back(option);
    return some;
}

std::string commandNames(Commands commands)
{
    Words names;
    for (const CommandRow& row : commandRows())
        if ((commands & only(row.command)) != 0 && row.command != Command::Window)
            names.push_back(row.word);
    if ((commands & only(Command::Window)) != 0)
        names.push_back("the window");
    const std::string last = names.back();
    names.pop_back();
    return names.empty() ? last : joinedWords(names, ", ") + " and " + last;
}

/// The number of letters to replace, add, leave out or exchange with their neighbours ("optimal string alignment").
static std::size_t lettersBetween(const std::string& a, const std::string& b)
{
    std::vector<std::vector<std::size_t>> distance(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                distance[i][j] = i + j;
                continue;
            }
            distance[i][j] = std::min({distance[i - 1][j] + 1, distance[i][j - 1] + 1,
                                       distance[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                distance[i][j] = std::min(distance[i][j], distance[i - 2][j - 2] + 1);
        }
    return distance[a.size()][b.size()];
}

std::string didYouMean(const std::string& given, const Words& words)
{
    std::string nearest;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const std::string& word : words) {
        const std::size_t wrong = replaced(word, "-", "").size() / 3;
        if (std::max(given.size(), word.size()) - std::min(given.size(), word.size()) > wrong)
            continue;
        const std::size_t distance = lettersBetween(lowerCase(given), word);
        if (distance < least && distance <= wrong)
            least = distance, nearest = word;
    }
    return nearest.empty() ? "; " : "; did you mean " + nearest + "? ";
}

std::string alternatives(const Words& words)
{
    return words.size() < 2 ? joinedWords(words, "")
                            : joinedWords({words.begin(), words.end() - 1}, ", ") + " or " + words.back();
}

} // namespace tilescope
