#include "app/arguments.h"

#include "app/given_options.h"
#include "app/option_table.h"
#include "app/window_words.h"
#include "gpu/declared/kernel_file.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace tilescope
{

namespace
{

Command commandOf(const std::string& word)
{
    for (const CommandRow& known : commandRows())
        if (!word.empty() && word == known.word)
            return known.command;
    if (word == "--help" || word == "-h")
        return Command::Help;
    if (word == "--version" || word == "-v" || word == "-V")
        return Command::Version;
    return Command::Window;
}

/// After a command, as most programs understand it. What follows "--" is for the user's own program.
bool asksForHelp(const Words& words)
{
    const auto end = std::ranges::find(words, std::string("--"));
    return std::any_of(words.begin(), end, [](const std::string& word) { return word == "--help" || word == "-h"; });
}

std::string takenFirst(Words& words, const std::string& none)
{
    if (words.empty())
        return none;
    std::string first = words.front();
    words.erase(words.begin());
    return first;
}

/// What the first word after the command can be.
Words firstWordsOf(Command command)
{
    const auto row = std::ranges::find(commandRows(), command, &CommandRow::command);
    return row->words.front().words;
}

/// `example` is one that works: "--param width=9".
std::pair<std::string, std::string> parsePair(const std::string& text, const std::string& example)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw UsageError("A name and what it is given are written NAME=VALUE, such as " + example + "; \"" + text +
                         "\" is not.");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

RangeChoice parseRange(const std::string& text)
{
    try {
        return parseRangeChoice(text);
    } catch (const std::invalid_argument& error) {
        throw UsageError(std::string("--range: ") + error.what());
    }
}

int parseRuns(const std::string& text)
{
    const auto runs = wholeNumber(text);
    if (!runs || *runs < 1 || *runs > 1'000'000)
        throw UsageError("--runs must be a whole number from 1 to 1000000; \"" + text + "\" is not.");
    return static_cast<int>(*runs);
}

/// "3/16": the third of sixteen parts.
SweepShard parseShard(const std::string& text)
{
    const Words sides = splitWords(text, '/');
    const auto part = wholeNumber(sides.front()), parts = wholeNumber(sides.back());
    SweepShard shard;
    constexpr long long mostParts = 1'000'000'000;
    const bool isWhole = sides.size() == 2 && part && parts && *parts <= mostParts;
    if (isWhole) {
        shard.part = static_cast<int>(std::clamp(*part, 0LL, mostParts));
        shard.parts = static_cast<int>(*parts);
    }
    if (!isWhole || shard.part < 1 || shard.part > shard.parts)
        throw UsageError("--shard takes a part and the number of parts, such as 3/16, the first of which is 1/16; \"" +
                         text + "\" is not.");
    return shard;
}

void readMistakes(const GivenOptions& given, Arguments& arguments)
{
    for (const std::string& list : given.values("mistake"))
        for (const std::string& name : splitNotEmpty(list, ','))
            arguments.mistakes.push_back(name);
}

/// "kernel OPERATION STRATEGY"
void readKernelCommand(const GivenOptions& given, Arguments& arguments)
{
    const Words& words = given.words();
    if (words.size() != 2)
        throw UsageError("\"kernel\" takes an operation and a strategy, such as \"tilescope kernel blur shared\"; "
                         "\"tilescope list\" names them.");
    arguments.operation = words[0];
    arguments.strategies = {words[1]};
    arguments.operationFolders = given.values("operations");
    readMistakes(given, arguments);
}

/// The output format follows from the file's name.
void checkSuffix(const std::string& file, const char* option, const Words& suffixes)
{
    if (contains(suffixes, suffixOf(file)))
        return;
    throw UsageError(std::string(option) + " takes a file that ends in ." + joinedWords(suffixes, " or .") + "; \"" +
                     file + "\" does not.");
}

/// "lesson list|check|handout|verify [NAME|FOLDER|FILE]..."
void readLessonCommand(const GivenOptions& given, Arguments& arguments)
{
    const Words deeds = firstWordsOf(Command::Lesson);
    Words words = given.words();
    arguments.lessonDeed = takenFirst(words, "list");
    if (!contains(deeds, arguments.lessonDeed))
        throw UsageError("\"lesson\" takes list, check, handout or verify; \"" + arguments.lessonDeed +
                         "\" is none of them.");
    if (contains(words, ""))
        throw UsageError("The name of a lesson or file is empty.");
    arguments.lessonNames = words;
    arguments.operationFolders = given.values("operations");
    arguments.lessonFolders = given.values("lessons");
    if (arguments.lessonDeed == "check" && given.isSet("compiler"))
        arguments.compiler = given.value("compiler");
    if (arguments.lessonDeed == "verify") {
        arguments.csvFile = given.value("csv");
        if (words.empty())
            throw UsageError("\"lesson verify\" takes one or more answer sheets, files NAME.tilescope-answers.");
    }
    if (arguments.lessonDeed == "handout") {
        arguments.language = given.value("language");
        arguments.withAnswers = given.isSet("answers");
        arguments.htmlFile = given.value("html");
        if (words.size() != 1 || arguments.htmlFile.empty())
            throw UsageError("\"lesson handout\" takes one lesson and --html FILE.");
        checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
    }
}

/// "operation check FOLDER|FILE..."
void readOperationCommand(const GivenOptions& given, Arguments& arguments)
{
    Words words = given.words();
    arguments.operationDeed = takenFirst(words, "");
    if (arguments.operationDeed != "check" || words.empty() || contains(words, ""))
        throw UsageError("\"operation\" takes check and one or more folders with an operation.json, or kernel files.");
    arguments.operationFolders = words;
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler");
}

/// How a whole program is compiled and run.
ProgramArguments readProgramOptions(const GivenOptions& given, const Arguments& arguments)
{
    ProgramArguments program;
    program.arguments = arguments.programWords;
    program.includes = given.values("include");
    program.definitions = given.values("define");
    program.libraries = given.values("library");
    program.image = given.value("image");
    program.gpu = given.value("gpu");
    if (given.isSet("time-limit")) {
        const auto seconds = wholeNumber(given.value("time-limit"));
        if (!seconds || *seconds < 1 || *seconds > 86'400)
            throw UsageError("--time-limit takes a whole number of seconds from 1 to 86400, such as 300.");
        program.timeLimitSeconds = static_cast<int>(*seconds);
    }
    return program;
}

/// "check FILE|FOLDER... [-- ARGUMENTS]"
void readCheckCommand(const GivenOptions& given, Arguments& arguments)
{
    arguments.operationFolders = given.words();
    if (arguments.operationFolders.empty() || contains(arguments.operationFolders, ""))
        throw UsageError("\"check\" takes one or more kernel files, files of a CUDA program, or folders with either.");
    arguments.program = readProgramOptions(given, arguments);
    arguments.backend = "emulator";
    if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu");
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler");
    if (given.isSet("block"))
        arguments.block = parseBlockSize(given.value("block"));
    if (given.isSet("fail-on"))
        arguments.failOn = splitNotEmpty(given.value("fail-on"), ',');
    arguments.jsonFile = given.value("json");
    arguments.sarifFile = given.value("sarif");
    for (std::string* file : {&arguments.jsonFile, &arguments.sarifFile})
        if (*file == "/dev/stdout")
            *file = "-";
    if (arguments.jsonFile == "-" && arguments.sarifFile == "-")
        throw UsageError("--json - and --sarif - would both be printed to standard output; name a file for one.");
}

/// Takes the kernel files from the pictures.
void readKernelFiles(Arguments& arguments)
{
    const auto isKernel = [](const std::string& name) { return isKernelFile(name); };
    std::ranges::copy_if(arguments.images, std::back_inserter(arguments.kernelFiles), isKernel);
    std::erase_if(arguments.images, isKernel);
}

/// A kernel file, the mistakes to apply, and the shared memory that the file needs if it differs from the strategy's.
void readSource(const GivenOptions& given, Arguments& arguments)
{
    arguments.sourceFile = given.value("source");
    readMistakes(given, arguments);
    if (!given.isSet("shared-bytes"))
        return;
    arguments.sharedBytes = wholeNumber(given.value("shared-bytes"));
    if (!arguments.sharedBytes)
        throw UsageError("--shared-bytes takes a whole number of bytes, such as 4096.");
    if (arguments.sourceFile.empty())
        throw UsageError("--shared-bytes is for a kernel file of your own: give it together with --source.");
}

/// On which GPU.
void readPlace(const GivenOptions& given, Arguments& arguments)
{
    arguments.device = given.value("device");
    arguments.workers = given.values("worker");
    if (!arguments.device.empty() && !arguments.workers.empty())
        throw UsageError("--device and --worker both say where kernels run; give one of them.");
    if (arguments.device == "emulator" && arguments.command != Command::Devices && given.isSet("backend") &&
        given.value("backend") != "emulator")
        throw UsageError("--device emulator and --backend " + given.value("backend") +
                         " contradict each other; give one of them.");
    if (arguments.workers.size() > 1 && arguments.command != Command::Sweep)
        throw UsageError("Only \"sweep\" shares its work out to several workers; name one --worker.");
}

/// What runs the kernels, and how: with and without an operation.
void readMachine(const GivenOptions& given, Arguments& arguments)
{
    const auto text = [&](const char* name, const std::string& fallback) {
        return given.isSet(name) ? given.value(name) : fallback;
    };
    arguments.backend = text("backend", arguments.device == "emulator" ? "emulator" : arguments.backend);
    arguments.compiler = text("compiler", arguments.compiler);
    arguments.counters = text("counters", arguments.counters);
    if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu");
    if (arguments.command != Command::Run)
        return;
    arguments.silicon = given.isSet("hardware-counters");
    arguments.ncuFile = given.value("ncu");
    arguments.unchecked = given.isSet("unchecked");
}

void readRecipe(const GivenOptions& given, Arguments& arguments)
{
    readMachine(given, arguments);
    if (given.isSet("op"))
        arguments.operation = given.value("op");
    for (const std::string& list : given.values("strategy"))
        for (const std::string& name : splitNotEmpty(list, ','))
            arguments.strategies.push_back(name);
    for (const std::string& list : given.values("block"))
        for (const std::string& block : splitNotEmpty(list, ','))
            arguments.blocks.push_back(parseBlockSize(block));
    if (!arguments.blocks.empty())
        arguments.block = arguments.blocks.front();
    for (const std::string& pair : given.values("param"))
        arguments.parameters.push_back(parsePair(pair, "--param width=9"));
    arguments.compileTimeSizes = given.isSet("compile-time-sizes");
    if (given.isSet("range"))
        arguments.range = parseRange(given.value("range"));
    if (arguments.command != Command::Sweep)
        readSource(given, arguments);
}

/// The options of a direct launch alone.
constexpr const char* launchOptions[] = {"entry", "grid", "shared", "arg", "constant", "define", "save", "listing"};

/// Those of a whole program alone.
constexpr const char* programOptions[] = {"include", "library", "launch", "time-limit", "image"};

std::vector<std::pair<std::string, std::string>> pairsOf(const GivenOptions& given, const char* option,
                                                         const std::string& example)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& pair : given.values(option))
        pairs.push_back(parsePair(pair, example));
    return pairs;
}

/// "run --kernel FILE --grid … --block … --arg …"
DirectArguments readLaunch(const GivenOptions& given, Arguments& arguments)
{
    if (given.isSet("worker"))
        throw UsageError("A worker runs Tilescope's own operations, not the kernels of a file: leave --worker out, and "
                         "start this command on the computer with the GPU.");
    if (!given.words().empty())
        throw UsageError("--kernel launches a kernel on the arrays that --arg gives it: leave \"" +
                         given.words().front() + "\" out.");
    DirectArguments direct;
    direct.kernelFile = given.value("kernel");
    if (!isKernelFile(direct.kernelFile) && !direct.kernelFile.ends_with(".ptx"))
        throw UsageError("--kernel takes a file that ends in .cu or .ptx; \"" + direct.kernelFile + "\" does not.");
    if (!given.isSet("grid") || !given.isSet("block"))
        throw UsageError("--kernel needs the sizes of the launch: --grid 64x48 --block 16x16.");
    direct.entry = given.value("entry");
    direct.grid = given.value("grid");
    direct.block = given.value("block");
    const auto sharedBytes = given.isSet("shared") ? wholeNumber(given.value("shared")) : 0;
    if (!sharedBytes || *sharedBytes < 0)
        throw UsageError("--shared takes a whole number of bytes, such as 4096.");
    direct.sharedBytes = static_cast<std::size_t>(*sharedBytes);
    direct.values = pairsOf(given, "arg", "--arg width=640");
    direct.constants = pairsOf(given, "constant", "--constant weights=weights.npy");
    direct.saves = pairsOf(given, "save", "--save out=out.npy");
    for (const auto& [name, file] : direct.saves)
        if (!file.ends_with(".npy"))
            throw UsageError("--save writes a NumPy file, whose name ends in .npy; \"" + file + "\" does not.");
    for (const std::string& definition : given.values("define"))
        direct.definitions.push_back(definition);
    if (!direct.definitions.empty() && direct.kernelFile.ends_with(".ptx"))
        throw UsageError("--define is for the compiler, and PTX is compiled already: leave it out.");
    direct.listing = given.value("listing");
    if (!direct.listing.empty() && !direct.kernelFile.ends_with(".ptx"))
        throw UsageError("--listing is the text that PTX was made of: give it with a .ptx file.");
    readMachine(given, arguments);
    return direct;
}

void readWindow(const GivenOptions& given, Arguments& arguments)
{
    if (arguments.blocks.size() > 1 || arguments.strategies.size() > 1)
        throw UsageError("The window shows one strategy in one block; name one --strategy and one --block. \"run\" and "
                         "\"sweep\" take several.");
    arguments.screenshot = given.value("screenshot");
    arguments.exportFile = given.value("export");
    if (given.isSet("export"))
        checkSuffix(arguments.exportFile, "--export", {"html", "png", "svg", "csv", "gif"});
    if (given.isSet("export") && given.isSet("screenshot"))
        throw UsageError("--export and --screenshot both end the program when they are done; give one of them.");
    arguments.resume = given.value("resume");
    arguments.theme = given.value("theme");
    if (!arguments.theme.empty() && arguments.theme != "light" && arguments.theme != "dark")
        throw UsageError("--theme can be light or dark.");
    arguments.language = given.value("language");
    if (given.isSet("language") && !contains(languageNames(), arguments.language))
        throw UsageError("--language can be " + joinedWords(languageNames(), ", ") + ".");
    arguments.panel = given.value("panel");
    if (given.isSet("panel") && arguments.panel != "device" && !contains(panelWords(), arguments.panel))
        throw UsageError("--panel can be " + joinedWords(panelWords(), ", ") + ".");
    arguments.startSweep = given.isSet("start-sweep");
    arguments.step = given.value("step");
    if (given.isSet("step") && !contains(stepNames(), arguments.step) && wholeNumber(arguments.step).value_or(0) < 1)
        throw UsageError("--step can be the number of an event, from 1, or " + joinedWords(stepNames(), ", ") + ".");
    const auto oneOf = [&](const char* option, const Words& known) {
        const std::string word = given.value(option);
        if (given.isSet(option) && !contains(known, word))
            throw UsageError(std::string("--") + option + " can be " + joinedWords(known, ", ") + ".");
        return word;
    };
    arguments.view = oneOf("view", viewNames());
    arguments.channel = oneOf("channel", channelNames());
    arguments.difference = given.value("diff");
    if (given.isSet("diff") && !arguments.view.empty() && arguments.view != "difference")
        throw UsageError("--diff shows a difference; leave --view out.");
    arguments.overlay = oneOf("overlay", overlayNames());
    arguments.layout = oneOf("layout", layoutTexts());
    arguments.presents = given.isSet("present");
    arguments.lessonFolders = given.values("lessons");
    arguments.lesson = given.value("lesson");
    arguments.lessonStep = given.value("lesson-step");
    if (given.isSet("lesson-step") && !given.isSet("lesson"))
        throw UsageError("--lesson-step is a step of a lesson: give it together with --lesson.");
    if (given.isSet("size")) {
        const BlockSize size = parseBlockSize(given.value("size"));
        if (size.width < 400 || size.height < 300 || size.width > 16384 || size.height > 8192)
            throw UsageError("--size must lie between 400x300 and 16384x8192.");
        arguments.windowSize = size;
    }
}

/// A program's folder, alone.
bool isFolder(const Words& words)
{
    std::error_code none;
    return words.size() == 1 && std::filesystem::is_directory(words.front(), none);
}

/// The files of a whole program: CUDA's, and those of C and C++ beside them. Nothing for a run on an image.
Words programFilesOf(const Words& words)
{
    return isFolder(words) || std::ranges::all_of(words, &isSourceFile) ? words : Words();
}

/// "2,5"
void addLaunches(const std::string& list, std::vector<std::size_t>& launches)
{
    for (const std::string& one : splitNotEmpty(list, ',')) {
        const auto number = wholeNumber(one);
        if (!number || *number < 1)
            throw UsageError("--launch takes the numbers of launches, counted from 1, such as 2,5; \"" + one +
                             "\" is not one.");
        launches.push_back(static_cast<std::size_t>(*number));
    }
}

/// "run FILE.cu... [-- ARGUMENTS]"
ProgramArguments readProgram(const GivenOptions& given, Arguments& arguments, const Words& files)
{
    if (given.isSet("worker"))
        throw UsageError("A worker runs Tilescope's own operations, not a program: leave --worker out, and start this "
                         "command on the computer with the GPU.");
    ProgramArguments program = readProgramOptions(given, arguments);
    program.files = files;
    for (const std::string& list : given.values("launch"))
        addLaunches(list, program.launches);
    readMachine(given, arguments);
    arguments.images.clear();
    arguments.kernelFiles.clear();
    return program;
}

/// The files for rows and reports.
void readDataFiles(const GivenOptions& given, Arguments& arguments)
{
    arguments.jsonFile = given.value("json");
    if (arguments.command == Command::Sweep)
        arguments.csvFile = given.value("csv");
    for (std::string* file : {&arguments.csvFile, &arguments.jsonFile})
        if (*file == "/dev/stdout")
            *file = "-";
    if (arguments.csvFile == "-" && arguments.jsonFile == "-")
        throw UsageError("--csv - and --json - would both be printed to standard output; name a file for one of them.");
}

/// Files for results, and the number of timed runs.
void readResults(const GivenOptions& given, Arguments& arguments)
{
    readDataFiles(given, arguments);
    if (arguments.command != Command::Sweep)
        arguments.htmlFile = given.value("html");
    if (!arguments.htmlFile.empty())
        checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
    if (arguments.command == Command::Run)
        arguments.timelineFile = given.value("timeline");
    if (!arguments.timelineFile.empty())
        checkSuffix(arguments.timelineFile, "--timeline", {"json", "svg"});
    if (given.isSet("runs"))
        arguments.runs = parseRuns(given.value("runs"));
}

/// "sweep --merge FILE..."
void readMerge(const GivenOptions& given, Arguments& arguments)
{
    arguments.merge = true;
    arguments.images = given.words();
    if (arguments.images.empty())
        throw UsageError("--merge takes the files that \"sweep --shard K/N --json FILE\" wrote.");
    readDataFiles(given, arguments);
}

/// "text 001"
void readText(const GivenOptions& given, Arguments& arguments)
{
    Words words = given.words();
    if (words.size() > 1)
        throw UsageError("\"text\" takes one text, such as 001 or sobel; without one it lists the texts.");
    if (words.empty()) {
        if (!given.names().empty())
            throw UsageError("--" + given.names().front() +
                             " is for one text: name it, such as \"tilescope text 001\".");
        return;
    }
    arguments.text = words.front();
    readPlace(given, arguments);
    if (arguments.device == "emulator")
        arguments.backend = "emulator";
    if (given.isSet("backend"))
        arguments.backend = given.value("backend");
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler");
    if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu");
    readResults(given, arguments);
}

[[noreturn]] void refuseOptions(const GivenOptions& given, const std::string& command)
{
    const std::string after = command.empty() ? "" : " after \"" + command + "\"",
                      lists = "\"tilescope " + (command.empty() ? "" : command + " ") + "--help\" lists what there is.";
    if (given.unknown().empty())
        throw UsageError(given.fault() + " " + lists);
    Words names;
    for (const Option& option : optionsOf(commandOf(command)))
        names.push_back(std::string("--") + option.name);
    throw UsageError("There is no option " + given.unknown() + after + didYouMean(given.unknown(), names) + lists);
}

/// An empty value, or an empty list, comes from a script's variable that was never set.
void refuseEmptyValues(const GivenOptions& given, const std::vector<Option>& options)
{
    for (const Option& option : options) {
        if (!option.value.shape)
            continue;
        for (const std::string& value : given.valuesOf(option))
            if (trimmedWord(replaced(value, ",", "")).empty())
                throw UsageError(std::string("--") + option.name + " was given no value; it takes " +
                                 option.value.shape + ".");
    }
}

/// "worker"
void readWorker(const GivenOptions& given, Arguments& arguments)
{
    arguments.device = given.value("device");
    if (!arguments.device.empty() && !wholeNumber(arguments.device))
        throw UsageError("\"worker\" lends a GPU of this computer: --device takes its number.");
    if (!given.words().empty())
        throw UsageError("\"worker\" takes nothing more: it is spoken to over its standard input and output.");
}

/// "list strategies blur"
void readNameList(const GivenOptions& given, Arguments& arguments)
{
    const Words& words = given.words();
    const Words names = firstWordsOf(Command::List);
    if (!contains(names, words.front()))
        throw UsageError("\"list\" takes " + alternatives(names) + "; \"" + words.front() + "\" is none of them.");
    const bool hasOperation = words.front() == "strategies" || words.front() == "mistakes";
    if (words.size() > (hasOperation ? 2 : 1))
        throw UsageError("\"list " + words.front() + "\" takes " + (hasOperation ? "one operation" : "nothing more") +
                         "; leave \"" + words.back() + "\" out.");
    arguments.listed = words.front();
    arguments.operationFolders = given.values("operations");
    if (words.size() == 2)
        arguments.operation = words.back();
}

/// "list" and "devices"
void readList(const GivenOptions& given, Arguments& arguments, const std::string& word)
{
    const Words& words = given.words();
    if (arguments.command == Command::List && !words.empty())
        return readNameList(given, arguments);
    arguments.json = given.isSet("json");
    if (arguments.command == Command::List)
        arguments.operationFolders = given.values("operations");
    else if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu");
    else
        readPlace(given, arguments);
    if (!words.empty())
        throw UsageError("\"" + word + "\" takes no image.");
}

/// "run", "sweep", and the window
void readRuns(const GivenOptions& given, Arguments& arguments, const std::string& word)
{
    if (arguments.command == Command::Sweep && given.isSet("merge"))
        return readMerge(given, arguments);
    readPlace(given, arguments);
    arguments.images = given.words();
    readKernelFiles(arguments);
    if (contains(arguments.images, ""))
        throw UsageError("The name of an image is empty. Use a file, or a sample such as sample:board.");
    if (arguments.command == Command::Run && given.isSet("kernel")) {
        arguments.direct = readLaunch(given, arguments);
        return readResults(given, arguments);
    }
    if (const Words files = programFilesOf(given.words()); arguments.command == Command::Run && !files.empty()) {
        arguments.program = readProgram(given, arguments, files);
        return readResults(given, arguments);
    }
    const bool mayOpenProgram = arguments.command == Command::Window && !arguments.kernelFiles.empty();
    if (!arguments.programWords.empty() && !mayOpenProgram)
        throw UsageError("What follows -- is passed to a program: give it together with the program's .cu files, and "
                         "without an image.");
    if (arguments.command == Command::Run)
        for (const char* const option : programOptions)
            if (given.isSet(option))
                throw UsageError(std::string("--") + option +
                                 " is for a whole program: give it together with the program's .cu files, and without "
                                 "an image.");
    if (arguments.command == Command::Run)
        for (const char* const option : launchOptions)
            if (given.isSet(option))
                throw UsageError(std::string("--") + option +
                                 " is for one launch of a kernel file: give it together with "
                                 "--kernel.");
    arguments.operationFolders = given.values("operations");
    readRecipe(given, arguments);
    if (arguments.command == Command::Window)
        return readWindow(given, arguments);
    if (arguments.images.size() != 1)
        throw UsageError("\"" + word +
                         "\" takes one image: a file, or a sample such as sample:board@512x512. \"tilescope run "
                         "sample:list\" names the samples.");
    const bool isSweep = arguments.command == Command::Sweep;
    arguments.outFile = isSweep ? std::string() : given.value("out");
    if (isSweep && given.isSet("shard"))
        arguments.shard = parseShard(given.value("shard"));
    if (!isSweep && arguments.blocks.size() > 1 && !arguments.outFile.empty())
        throw UsageError("--out writes the result of one --block; of several all are the same.");
    arguments.published = given.isSet("published");
    readResults(given, arguments);
    arguments.check = !given.isSet("no-check");
}

void readCommand(const GivenOptions& given, Arguments& arguments, const std::string& word)
{
    switch (arguments.command) {
    case Command::Help:
    case Command::Version: return;
    case Command::Kernel: return readKernelCommand(given, arguments);
    case Command::Lesson: return readLessonCommand(given, arguments);
    case Command::Operation: return readOperationCommand(given, arguments);
    case Command::Check: return readCheckCommand(given, arguments);
    case Command::Worker: return readWorker(given, arguments);
    case Command::List:
    case Command::Devices: return readList(given, arguments, word);
    case Command::Text: return readText(given, arguments);
    case Command::Run:
    case Command::Sweep:
    case Command::Window: return readRuns(given, arguments, word);
    }
}

/// An option of the command that does nothing in this call, such as one of a sweep where its parts are joined.
void refuseUnused(const GivenOptions& given, const Arguments& arguments, const std::string& word)
{
    const std::string name = given.firstUnused();
    if (name.empty())
        return;
    const std::string why =
        arguments.program && arguments.command == Command::Run ? "A whole program is run as it is, without an operation"
        : arguments.direct                      ? "--kernel launches a kernel as it is, without an operation"
        : arguments.merge                       ? "--merge joins what was measured"
        : arguments.command == Command::Devices ? "\"devices --gpu\" prints a GPU of the table"
        : arguments.command == Command::Lesson  ? "\"lesson " + arguments.lessonDeed + "\" has no use for it"
                                                : "\"" + word + "\" has no use for it";
    throw UsageError(why + ": leave --" + name + " out.");
}

/// The files and folders that the words and the options' values name; "-" is none.
void listFiles(const GivenOptions& given, const std::vector<Option>& options, Arguments& arguments)
{
    for (const std::string& word : given.words())
        arguments.filesRead.push_back({"", word});
    for (const Option& option : options) {
        if (option.value.use == FileUse::None)
            continue;
        auto& files = option.value.use == FileUse::Read ? arguments.filesRead : arguments.filesWritten;
        for (const std::string& value : given.valuesOf(option))
            if (const std::string file = option.value.isFile() ? value : value.substr(value.find('=') + 1); file != "-")
                files.push_back({std::string("--") + option.name, file});
    }
}

} // namespace

Arguments parseArguments(const Words& words)
{
    Arguments arguments;
    arguments.command = words.empty() ? Command::Window : commandOf(words.front());
    if (arguments.command == Command::Version)
        return arguments;
    if (arguments.command == Command::Help) {
        arguments.topic = words.size() > 1 ? words[1] : "";
        return arguments;
    }
    const bool isWindow = arguments.command == Command::Window;
    const std::string word = isWindow ? std::string() : words.front();
    if (asksForHelp(words)) {
        arguments.command = Command::Help;
        arguments.topic = word;
        return arguments;
    }

    const std::vector<Option> options = optionsOf(arguments.command);
    Words own(words.begin() + (isWindow ? 0 : 1), words.end());
    const auto end = std::ranges::find(own, std::string("--"));
    const bool opensKernel = isWindow && std::any_of(own.begin(), end, &isSourceFile);
    if (const bool mayRun = arguments.command == Command::Run || arguments.command == Command::Check;
        end != own.end() && (mayRun || opensKernel)) {
        arguments.programWords.assign(end + 1, own.end());
        own.erase(end, own.end());
    }
    const GivenOptions given(own, options);
    if (!given.unknown().empty() || !given.fault().empty())
        refuseOptions(given, word);
    refuseEmptyValues(given, options);
    if (arguments.command == Command::Run)
        arguments.words = words;
    readCommand(given, arguments, word);
    refuseUnused(given, arguments, word);
    listFiles(given, options, arguments);
    return arguments;
}

std::vector<CommandOptions> commandOptions()
{
    std::vector<CommandOptions> list;
    for (const CommandRow& row : commandRows()) {
        CommandOptions one{row.word, row.command, {}, {}, {}};
        for (const Option& option : optionsOf(row.command)) {
            one.options.push_back(std::string("--") + option.name);
            if (option.value.use != FileUse::None)
                (option.value.use == FileUse::Read ? one.read : one.written).push_back(one.options.back());
        }
        list.push_back(one);
    }
    return list;
}

} // namespace tilescope
