#include "app/arguments.h"

#include "ui/language/language.h"
#include "ui/session/kernel_file.h"
#include "ui/window/panel_kinds.h"
#include "ui/window/window_options.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace tilescope
{

namespace
{

/// The options of each command; one table for parsing and for messages on what is allowed.
struct Option {
    const char* name;
    const char* value; ///< null for a flag
    bool run, sweep, window, kernel = false, text = false, lesson = false, devices = false;
};
constexpr Option options[] = {
    {"op", "OPERATION", true, true, true},
    {"strategy", "STRATEGY", true, true, true},
    {"block", "WIDTHxHEIGHT", true, true, true},
    {"param", "NAME=VALUE", true, true, true},
    {"backend", "BACKEND", true, true, true, false, true},
    {"compiler", "COMPILER", true, true, true, false, true, true},
    {"counters", "MODE", true, true, true},
    {"gpu", "NAME", true, true, true, false, true, false, true},
    {"worker", "COMMAND", true, true, true, false, true, false, true},
    {"device", "DEVICE", true, true, true, false, true, false, true},
    {"range", "RANGE", true, true, true},
    {"source", "FILE", true, false, true},
    {"shared-bytes", "N", true, false, true},
    {"mistake", "NAME", true, false, true, true},
    {"kernel", "FILE", true, false, false},
    {"entry", "NAME", true, false, false},
    {"grid", "SIDES", true, false, false},
    {"shared", "BYTES", true, false, false},
    {"arg", "NAME=VALUE", true, false, false},
    {"constant", "NAME=FILE", true, false, false},
    {"define", "NAME=VALUE", true, false, false},
    {"save", "NAME=FILE", true, false, false},
    {"listing", "FILE", true, false, false},
    {"out", "PICTURE", true, false, false},
    {"runs", "COUNT", true, true, false, false, true},
    {"json", "FILE", true, true, false, false, true},
    {"csv", "FILE", false, true, false, false, false, true},
    {"shard", "K/N", false, true, false},
    {"merge", nullptr, false, true, false},
    {"no-check", nullptr, true, true, false},
    {"compile-time-sizes", nullptr, true, true, true},
    {"silicon", nullptr, true, false, false},
    {"unchecked", nullptr, true, false, false},
    {"published", nullptr, true, true, false},
    {"screenshot", "FILE", false, false, true},
    {"theme", "THEME", false, false, true},
    {"panel", "NAME", false, false, true},
    {"size", "WIDTHxHEIGHT", false, false, true},
    {"view", "NAME", false, false, true},
    {"start-sweep", nullptr, false, false, true},
    {"channel", "NAME", false, false, true},
    {"diff", "A,B", false, false, true},
    {"overlay", "NAME", false, false, true},
    {"step", "STEP", false, false, true},
    {"resume", "FILE", false, false, true},
    {"html", "FILE", true, false, false, false, true, true},
    {"timeline", "FILE", true, false, false},
    {"export", "FILE", false, false, true},
    {"layout", "NAME", false, false, true},
    {"present", nullptr, false, false, true},
    {"lesson", "NAME", false, false, true},
    {"lesson-step", "ID", false, false, true},
    {"lessons", "FOLDER", false, false, true, false, false, true},
    {"language", "LANGUAGE", false, false, true, false, false, true},
    {"operations", "FOLDER", true, true, true, true, false, true},
    {"answers", nullptr, false, false, false, false, false, true},
};

bool belongs(const Option& option, Command command)
{
    const std::string_view name = option.name;
    switch (command) {
    case Command::List: return name == "operations";
    case Command::Operation: return name == "compiler";
    case Command::Worker: return name == "device";
    case Command::Run: return option.run;
    case Command::Sweep: return option.sweep;
    case Command::Window: return option.window;
    case Command::Kernel: return option.kernel;
    case Command::Text: return option.text;
    case Command::Lesson: return option.lesson;
    case Command::Devices: return option.devices;
    default: return false;
    }
}

bool belongs(std::string_view name, Command command)
{
    return std::ranges::any_of(options,
                               [&](const Option& option) { return option.name == name && belongs(option, command); });
}

bool printsList(Command command) { return command == Command::List || command == Command::Devices; }

struct CommandWord {
    const char* word;
    Command command;
};
constexpr CommandWord commandWords[] = {{"list", Command::List},     {"run", Command::Run},
                                        {"sweep", Command::Sweep},   {"text", Command::Text},
                                        {"kernel", Command::Kernel}, {"devices", Command::Devices},
                                        {"lesson", Command::Lesson}, {"operation", Command::Operation},
                                        {"worker", Command::Worker}};

Command commandOf(const QString& word)
{
    for (const CommandWord& known : commandWords)
        if (word == QLatin1String(known.word))
            return known.command;
    if (word == "help" || word == "--help" || word == "-h")
        return Command::Help;
    if (word == "--version" || word == "-v")
        return Command::Version;
    return Command::Window;
}

/// `example` is one that works: "--param width=9".
std::pair<std::string, std::string> parsePair(const QString& text, const std::string& example)
{
    const auto equals = text.indexOf('=');
    if (equals < 1)
        throw UsageError("A name and what it is given are written NAME=VALUE, such as " + example + "; \"" +
                         text.toStdString() + "\" is not.");
    return {text.left(equals).toStdString(), text.mid(equals + 1).toStdString()};
}

RangeChoice parseRange(const QString& text)
{
    try {
        return parseRangeChoice(text.toStdString());
    } catch (const std::invalid_argument& error) {
        throw UsageError(std::string("--range: ") + error.what());
    }
}

int parseRuns(const QString& text)
{
    bool isNumber = false;
    const int runs = text.toInt(&isNumber);
    if (!isNumber || runs < 1 || runs > 1'000'000)
        throw UsageError("--runs must be a whole number from 1 to 1000000; \"" + text.toStdString() + "\" is not.");
    return runs;
}

/// "3/16": the third of sixteen parts.
SweepShard parseShard(const QString& text)
{
    const QStringList sides = text.split(u'/');
    bool isWhole = sides.size() == 2, isNumber = false;
    SweepShard shard;
    if (isWhole) {
        shard.part = sides[0].toInt(&isNumber);
        isWhole = isNumber;
        shard.parts = sides[1].toInt(&isNumber);
        isWhole = isWhole && isNumber;
    }
    if (!isWhole || shard.part < 1 || shard.part > shard.parts)
        throw UsageError("--shard takes a part and the number of parts, such as 3/16, the first of which is 1/16; \"" +
                         text.toStdString() + "\" is not.");
    return shard;
}

void readMistakes(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const QString& list : parser.values("mistake"))
        for (const QString& name : list.split(',', Qt::SkipEmptyParts))
            arguments.mistakes.push_back(name.toStdString());
}

/// "kernel OPERATION STRATEGY"
void readKernelCommand(const QCommandLineParser& parser, Arguments& arguments)
{
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2)
        throw UsageError("\"kernel\" takes an operation and a strategy, such as \"tilescope kernel blur shared\"; "
                         "\"tilescope list\" names them.");
    arguments.operation = words[0].toStdString();
    arguments.strategies = {words[1].toStdString()};
    arguments.operationFolders = parser.values("operations");
    readMistakes(parser, arguments);
}

/// "lesson list|check|handout|verify [NAME|FOLDER|FILE]..."
void readLessonCommand(const QCommandLineParser& parser, Arguments& arguments)
{
    const QStringList deeds{"list", "check", "handout", "verify"};
    QStringList words = parser.positionalArguments();
    arguments.lessonDeed = words.isEmpty() ? QStringLiteral("list") : words.takeFirst();
    if (!deeds.contains(arguments.lessonDeed))
        throw UsageError("\"lesson\" takes list, check, handout or verify; \"" + arguments.lessonDeed.toStdString() +
                         "\" is none of them.");
    if (words.contains(QString()))
        throw UsageError("The name of a lesson or file is empty.");
    arguments.lessonNames = words;
    arguments.operationFolders = parser.values("operations");
    arguments.lessonFolders = parser.values("lessons");
    arguments.language = parser.value("language");
    arguments.withAnswers = parser.isSet("answers");
    arguments.htmlFile = parser.value("html");
    arguments.csvFile = parser.value("csv");
    if (parser.isSet("compiler"))
        arguments.compiler = parser.value("compiler").toStdString();
    if (arguments.lessonDeed == "handout" && (words.size() != 1 || arguments.htmlFile.isEmpty()))
        throw UsageError("\"lesson handout\" takes one lesson and --html FILE.");
    if (arguments.lessonDeed == "verify" && words.isEmpty())
        throw UsageError("\"lesson verify\" takes one or more answer sheets, files NAME.tilescope-answers.");
}

/// "operation check FOLDER|FILE..."
void readOperationCommand(const QCommandLineParser& parser, Arguments& arguments)
{
    QStringList words = parser.positionalArguments();
    arguments.operationDeed = words.isEmpty() ? QString() : words.takeFirst();
    if (arguments.operationDeed != QStringLiteral("check") || words.isEmpty() || words.contains(QString()))
        throw UsageError("\"operation\" takes check and one or more folders with an operation.json, or kernel files.");
    arguments.operationFolders = words;
    if (parser.isSet("compiler"))
        arguments.compiler = parser.value("compiler").toStdString();
}

/// Takes the kernel files from the pictures.
void readKernelFiles(Arguments& arguments)
{
    const auto isKernel = [](const QString& name) { return isKernelFile(name); };
    std::ranges::copy_if(arguments.images, std::back_inserter(arguments.kernelFiles), isKernel);
    arguments.images.removeIf(isKernel);
}

/// A kernel file, the mistakes to apply, and the shared memory that the file needs if it differs from the strategy's.
void readSource(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.sourceFile = parser.value("source");
    readMistakes(parser, arguments);
    if (!parser.isSet("shared-bytes"))
        return;
    bool isNumber = false;
    arguments.sharedBytes = parser.value("shared-bytes").toLongLong(&isNumber);
    if (!isNumber)
        throw UsageError("--shared-bytes takes a whole number of bytes, such as 4096.");
    if (arguments.sourceFile.isEmpty())
        throw UsageError("--shared-bytes is for a kernel file of your own: give it together with --source.");
}

/// What runs the kernels, and how: with and without an operation.
void readMachine(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto text = [&](const char* name, const std::string& fallback) {
        return parser.isSet(name) ? parser.value(name).toStdString() : fallback;
    };
    arguments.backend = text("backend", arguments.device == "emulator" ? "emulator" : arguments.backend);
    arguments.compiler = text("compiler", arguments.compiler);
    arguments.counters = text("counters", arguments.counters);
    if (parser.isSet("gpu"))
        arguments.gpu = parser.value("gpu").toStdString();
    if (arguments.command != Command::Run)
        return;
    arguments.silicon = parser.isSet("silicon");
    arguments.unchecked = parser.isSet("unchecked");
}

void readRecipe(const QCommandLineParser& parser, Arguments& arguments)
{
    readMachine(parser, arguments);
    if (parser.isSet("op"))
        arguments.operation = parser.value("op").toStdString();
    for (const QString& list : parser.values("strategy"))
        for (const QString& name : list.split(',', Qt::SkipEmptyParts))
            arguments.strategies.push_back(name.toStdString());
    for (const QString& list : parser.values("block"))
        for (const QString& block : list.split(',', Qt::SkipEmptyParts))
            arguments.blocks.push_back(parseBlockSize(block.toStdString()));
    if (!arguments.blocks.empty())
        arguments.block = arguments.blocks.front();
    for (const QString& pair : parser.values("param"))
        arguments.parameters.push_back(parsePair(pair, "--param width=9"));
    arguments.compileTimeSizes = parser.isSet("compile-time-sizes");
    if (parser.isSet("range"))
        arguments.range = parseRange(parser.value("range"));
    if (arguments.command != Command::Sweep)
        readSource(parser, arguments);
}

/// The options of a direct launch, and those that it cannot be combined with.
constexpr const char* launchOptions[] = {"entry", "grid", "shared", "arg", "constant", "define", "save", "listing"};
constexpr const char* recipeOptions[] = {"op",       "strategy",           "param",     "range",
                                         "source",   "shared-bytes",       "mistake",   "out",
                                         "no-check", "compile-time-sizes", "published", "operations"};

std::vector<std::pair<std::string, std::string>> pairsOf(const QCommandLineParser& parser, const char* option,
                                                         const std::string& example)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const QString& pair : parser.values(option))
        pairs.push_back(parsePair(pair, example));
    return pairs;
}

/// "run --kernel FILE --grid … --block … --arg …"
DirectArguments readLaunch(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const char* const option : recipeOptions)
        if (parser.isSet(option))
            throw UsageError(std::string("--kernel launches a kernel as it is, without an operation: leave --") +
                             option + " out.");
    if (!parser.positionalArguments().isEmpty())
        throw UsageError("--kernel launches a kernel on the arrays that --arg gives it: leave \"" +
                         parser.positionalArguments().constFirst().toStdString() + "\" out.");
    DirectArguments direct;
    direct.kernelFile = parser.value("kernel");
    if (!isKernelFile(direct.kernelFile) && !direct.kernelFile.endsWith(".ptx"))
        throw UsageError("--kernel takes a file that ends in .cu or .ptx; \"" + direct.kernelFile.toStdString() +
                         "\" does not.");
    if (!parser.isSet("grid") || !parser.isSet("block"))
        throw UsageError("--kernel needs the sizes of the launch: --grid 64x48 --block 16x16.");
    direct.entry = parser.value("entry");
    direct.grid = parser.value("grid").toStdString();
    direct.block = parser.value("block").toStdString();
    bool isNumber = true;
    direct.sharedBytes = parser.isSet("shared") ? parser.value("shared").toULongLong(&isNumber) : 0;
    if (!isNumber)
        throw UsageError("--shared takes a whole number of bytes, such as 4096.");
    direct.values = pairsOf(parser, "arg", "--arg width=640");
    direct.constants = pairsOf(parser, "constant", "--constant weights=weights.npy");
    direct.saves = pairsOf(parser, "save", "--save out=out.npy");
    for (const auto& [name, file] : direct.saves)
        if (!QString::fromStdString(file).endsWith(".npy"))
            throw UsageError("--save writes a NumPy file, whose name ends in .npy; \"" + file + "\" does not.");
    for (const QString& definition : parser.values("define"))
        direct.definitions.push_back(definition.toStdString());
    direct.listing = parser.value("listing");
    if (!direct.listing.isEmpty() && !direct.kernelFile.endsWith(".ptx"))
        throw UsageError("--listing is the text that PTX was made of: give it with a .ptx file.");
    readMachine(parser, arguments);
    return direct;
}

/// The output format follows from the file's name.
void checkSuffix(const QString& file, const char* option, const QStringList& suffixes)
{
    if (suffixes.contains(QFileInfo(file).suffix().toLower()))
        return;
    throw UsageError(std::string(option) + " takes a file that ends in ." + suffixes.join(" or .").toStdString() +
                     "; \"" + file.toStdString() + "\" does not.");
}

void readWindow(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.screenshot = parser.value("screenshot");
    arguments.exportFile = parser.value("export");
    if (parser.isSet("export"))
        checkSuffix(arguments.exportFile, "--export", {"html", "png", "svg", "csv", "gif", "mp4"});
    if (parser.isSet("export") && parser.isSet("screenshot"))
        throw UsageError("--export and --screenshot both end the program when they are done; give one of them.");
    arguments.resume = parser.value("resume");
    arguments.theme = parser.value("theme");
    if (!arguments.theme.isEmpty() && arguments.theme != "light" && arguments.theme != "dark")
        throw UsageError("--theme can be light or dark.");
    arguments.language = parser.value("language");
    QStringList codes;
    for (const Language& language : languages())
        codes << language.code;
    if (parser.isSet("language") && !codes.contains(arguments.language))
        throw UsageError("--language can be " + codes.join(", ").toStdString() + ".");
    arguments.panel = parser.value("panel");
    if (parser.isSet("panel") && !panelNames().contains(arguments.panel))
        throw UsageError("--panel can be " + panelNames().join(", ").toStdString() + ".");
    arguments.startSweep = parser.isSet("start-sweep");
    arguments.step = StepChoice::parse(parser.value("step"));
    if (parser.isSet("step") && !arguments.step)
        throw UsageError("--step can be the number of an event, from 1, or " +
                         StepChoice::names().join(", ").toStdString() + ".");
    arguments.view = fromText<ViewMode>(parser.value("view"));
    if (parser.isSet("view") && !arguments.view)
        throw UsageError("--view can be " + allTexts<ViewMode>().join(", ").toStdString() + ".");
    arguments.channel = fromText<ChannelView>(parser.value("channel"));
    if (parser.isSet("channel") && !arguments.channel)
        throw UsageError("--channel can be " + allTexts<ChannelView>().join(", ").toStdString() + ".");
    arguments.difference = parser.value("diff");
    if (parser.isSet("diff") && arguments.view.value_or(ViewMode::Difference) != ViewMode::Difference)
        throw UsageError("--diff shows a difference; leave --view out.");
    arguments.overlay = fromText<OverlayMode>(parser.value("overlay"));
    if (parser.isSet("overlay") && !arguments.overlay)
        throw UsageError("--overlay can be " + allTexts<OverlayMode>().join(", ").toStdString() + ".");
    arguments.layout = parseLayoutName(parser.value("layout"));
    if (parser.isSet("layout") && !arguments.layout)
        throw UsageError("--layout can be " + layoutNameTexts().join(", ").toStdString() + ".");
    arguments.presents = parser.isSet("present");
    arguments.lessonFolders = parser.values("lessons");
    arguments.lesson = parser.value("lesson");
    arguments.lessonStep = parser.value("lesson-step");
    if (parser.isSet("lesson-step") && !parser.isSet("lesson"))
        throw UsageError("--lesson-step is a step of a lesson: give it together with --lesson.");
    if (parser.isSet("size")) {
        const BlockSize size = parseBlockSize(parser.value("size").toStdString());
        if (size.width < 400 || size.height < 300 || size.width > largestWindow.width() ||
            size.height > largestWindow.height())
            throw UsageError("--size must lie between 400x300 and 16384x8192.");
        arguments.windowSize = QSize(size.width, size.height);
    }
}

/// Files for results, and the number of timed runs.
void readResults(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.jsonFile = parser.value("json");
    arguments.htmlFile = arguments.command == Command::Sweep ? QString() : parser.value("html");
    for (QString* file : {&arguments.csvFile, &arguments.jsonFile})
        if (*file == "/dev/stdout")
            *file = "-";
    if (arguments.csvFile == "-" && arguments.jsonFile == "-")
        throw UsageError("--csv - and --json - would both be printed to standard output; name a file for one of them.");
    if (!arguments.htmlFile.isEmpty())
        checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
    if (arguments.command == Command::Run)
        arguments.timelineFile = parser.value("timeline");
    if (!arguments.timelineFile.isEmpty())
        checkSuffix(arguments.timelineFile, "--timeline", {"json", "svg"});
    if (parser.isSet("runs"))
        arguments.runs = parseRuns(parser.value("runs"));
}

/// "sweep --merge FILE..."
void readMerge(const QCommandLineParser& parser, Arguments& arguments)
{
    const QStringList others{"merge", "csv", "json"};
    for (const QString& name : parser.optionNames())
        if (!others.contains(name))
            throw UsageError("--merge joins what was measured: leave --" + name.toStdString() + " out.");
    arguments.merge = true;
    if (arguments.images.isEmpty())
        throw UsageError("--merge takes the files that \"sweep --shard K/N --json FILE\" wrote.");
    arguments.csvFile = parser.value("csv");
    readResults(parser, arguments);
}

/// "text 001"
void readText(const QCommandLineParser& parser, Arguments& arguments)
{
    if (arguments.images.size() > 1)
        throw UsageError("\"text\" takes one text, such as 001 or sobel; without one it lists the texts.");
    if (arguments.images.isEmpty()) {
        if (!parser.optionNames().isEmpty())
            throw UsageError("--" + parser.optionNames().constFirst().toStdString() +
                             " is for one text: name it, such as \"tilescope text 001\".");
        return;
    }
    arguments.text = arguments.images.takeFirst().toStdString();
    if (arguments.device == "emulator")
        arguments.backend = "emulator";
    if (parser.isSet("backend"))
        arguments.backend = parser.value("backend").toStdString();
    if (parser.isSet("compiler"))
        arguments.compiler = parser.value("compiler").toStdString();
    if (parser.isSet("gpu"))
        arguments.gpu = parser.value("gpu").toStdString();
}

[[noreturn]] void refuseOptions(const QCommandLineParser& parser, const QStringList& words, const QString& command)
{
    const std::string after = command.isEmpty() ? "" : " after \"" + command.toStdString() + "\"";
    if (!parser.unknownOptionNames().isEmpty()) {
        const QString name = parser.unknownOptionNames().constFirst();
        const bool isLong =
            std::any_of(words.begin(), words.end(), [&](const QString& word) { return word.startsWith("--" + name); });
        throw UsageError("There is no option " + (isLong ? "--" + name : "-" + name).toStdString() + after +
                         "; \"tilescope --help\" lists what there is.");
    }
    throw UsageError(parser.errorText().toStdString() + " \"tilescope --help\" lists what there is.");
}

/// An empty value, or an empty list, comes from a script's variable that was never set.
void refuseEmptyValues(const QCommandLineParser& parser, Command command)
{
    for (const Option& option : options) {
        if (!option.value || !belongs(option, command))
            continue;
        for (QString value : parser.values(option.name))
            if (value.remove(u',').trimmed().isEmpty())
                throw UsageError(std::string("--") + option.name + " was given no value; it takes " + option.value +
                                 ".");
    }
}

} // namespace

Arguments parseArguments(const QStringList& words)
{
    Arguments arguments;
    arguments.command = words.isEmpty() ? Command::Window : commandOf(words.constFirst());
    if (arguments.command == Command::Help || arguments.command == Command::Version)
        return arguments;
    const bool isWindow = arguments.command == Command::Window;

    QCommandLineParser parser;
    for (const Option& option : options)
        if (belongs(option, arguments.command))
            parser.addOption(option.value ? QCommandLineOption(option.name, {}, option.value)
                                          : QCommandLineOption(option.name));
    if (printsList(arguments.command))
        parser.addOption(QCommandLineOption("json"));
    // The parser expects the program's name first; a command takes its place.
    if (!parser.parse(isWindow ? QStringList("tilescope") + words : words))
        refuseOptions(parser, words, isWindow ? QString() : words.constFirst());
    refuseEmptyValues(parser, arguments.command);

    if (arguments.command == Command::Kernel) {
        readKernelCommand(parser, arguments);
        return arguments;
    }
    if (arguments.command == Command::Lesson) {
        readLessonCommand(parser, arguments);
        if (!arguments.htmlFile.isEmpty())
            checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
        return arguments;
    }
    if (arguments.command == Command::Operation) {
        readOperationCommand(parser, arguments);
        return arguments;
    }
    if (arguments.command == Command::Worker) {
        bool isNumber = false;
        arguments.device = parser.value("device");
        (void)arguments.device.toInt(&isNumber);
        if (!arguments.device.isEmpty() && !isNumber)
            throw UsageError("\"worker\" lends a GPU of this machine: --device takes its number.");
        if (!parser.positionalArguments().isEmpty())
            throw UsageError("\"worker\" takes nothing more: it is spoken to over its standard input and output.");
        return arguments;
    }
    if (belongs("device", arguments.command))
        arguments.device = parser.value("device");
    if (belongs("worker", arguments.command))
        arguments.workers = parser.values("worker");
    if (!arguments.device.isEmpty() && !arguments.workers.isEmpty())
        throw UsageError("--device and --worker both say where kernels run; give one of them.");
    if (arguments.device == "emulator" && parser.optionNames().contains("backend") &&
        parser.value("backend") != "emulator")
        throw UsageError("--device emulator and --backend " + parser.value("backend").toStdString() +
                         " contradict each other; give one of them.");
    if (arguments.workers.size() > 1 && arguments.command != Command::Sweep)
        throw UsageError("Only \"sweep\" shares its work out to several workers; name one --worker.");
    arguments.images = parser.positionalArguments();
    readKernelFiles(arguments);
    if (belongs("operations", arguments.command))
        arguments.operationFolders = parser.values("operations");
    if (printsList(arguments.command)) {
        arguments.json = parser.isSet("json");
        if (arguments.command == Command::Devices && parser.isSet("gpu"))
            arguments.gpu = parser.value("gpu").toStdString();
        if (!arguments.images.isEmpty())
            throw UsageError("\"" + words.constFirst().toStdString() + "\" takes no picture.");
        return arguments;
    }
    if (arguments.images.contains(QString()))
        throw UsageError("The name of a picture is empty; give a file, or a sample such as sample:board.");
    if (arguments.command == Command::Text) {
        readText(parser, arguments);
        readResults(parser, arguments);
        return arguments;
    }
    if (arguments.command == Command::Run) {
        arguments.words = words;
        if (parser.isSet("kernel")) {
            arguments.direct = readLaunch(parser, arguments);
            readResults(parser, arguments);
            return arguments;
        }
        for (const char* const option : launchOptions)
            if (parser.isSet(option))
                throw UsageError(std::string("--") + option +
                                 " is for one launch of a kernel file: give it together with "
                                 "--kernel.");
    }
    if (arguments.command == Command::Sweep && parser.isSet("merge")) {
        readMerge(parser, arguments);
        return arguments;
    }
    readRecipe(parser, arguments);
    if (isWindow) {
        readWindow(parser, arguments);
        return arguments;
    }
    if (arguments.images.size() != 1)
        throw UsageError("\"" + words.constFirst().toStdString() +
                         "\" takes one picture: a file, or a sample such as sample:board@512x512. \"tilescope run "
                         "sample:list\" names the samples.");
    const bool isSweep = arguments.command == Command::Sweep;
    arguments.outFile = isSweep ? QString() : parser.value("out");
    arguments.csvFile = isSweep ? parser.value("csv") : QString();
    if (isSweep && parser.isSet("shard"))
        arguments.shard = parseShard(parser.value("shard"));
    if (!isSweep && arguments.blocks.size() > 1 && !arguments.outFile.isEmpty())
        throw UsageError("--out writes the result of one --block; of several all are the same.");
    arguments.published = parser.isSet("published");
    readResults(parser, arguments);
    arguments.check = !parser.isSet("no-check");
    return arguments;
}

std::vector<CommandOptions> commandOptions()
{
    std::vector<CommandOptions> list = {{{}, Command::Window, {}}};
    for (const CommandWord& known : commandWords)
        list.push_back({QString::fromLatin1(known.word), known.command, {}});
    for (CommandOptions& one : list) {
        for (const Option& option : options)
            if (belongs(option, one.command))
                one.options << QStringLiteral("--") + QLatin1String(option.name);
        if (printsList(one.command))
            one.options << QStringLiteral("--json");
    }
    return list;
}

/// The words separated by commas, in lines of at most `width` characters, all but the first indented.
static QString folded(const QStringList& words, int indent, int width)
{
    QString text;
    int used = indent + 20; // the text before the first word
    for (const QString& word : words) {
        const QString next = word + (&word == &words.back() ? QString() : QStringLiteral(","));
        if (!text.isEmpty() && used + 1 + next.size() > width) {
            text += u'\n' + QString(indent, u' ');
            used = indent;
        } else if (!text.isEmpty()) {
            text += u' ';
            ++used;
        }
        text += next;
        used += static_cast<int>(next.size());
    }
    return text;
}

QString helpText()
{
    return QStringLiteral(R"(Tilescope shows what CUDA memory strategies do to an image, with a GPU or with none.

  tilescope [IMAGE|SESSION|KERNEL]...  open the window; a session is a file NAME.tilescope, a kernel a file NAME.cu
  tilescope list [--json]              operations, strategies, parameters, samples
  tilescope run IMAGE [KERNEL] [options]
                                       run without a window and print what it gave
  tilescope run --kernel FILE --grid SIDES --block SIDES [--arg NAME=VALUE]... [options]
                                       launch one kernel of a .cu or .ptx file on arrays, as from a program
  tilescope sweep IMAGE [options]      run every combination of strategies, blocks and parameters
  tilescope sweep --merge FILE...      join the parts of a sweep that several programs have run
  tilescope text [TEXT] [options]      repeat what a source text ran, and print its figures beside ours; without TEXT
                                       list the texts
  tilescope kernel OPERATION STRATEGY [--mistake NAME]
                                       print the strategy's kernel
  tilescope devices [--gpu NAME] [--json]
                                       GPUs, compilers and the way to the screen; or a GPU of the table, such as
                                       "Tesla P100", as its manufacturer publishes it
  tilescope lesson list|check|handout|verify [NAME|FOLDER|FILE]...
                                       lessons: their names, a proof of each, a page to print, answer sheets run again
  tilescope operation check FOLDER|KERNEL...
                                       run operations of one's own at many sizes, blocks and compilers, and compare
  tilescope worker [--device NUMBER]   lend a GPU of this machine to the Tilescope that started it (--worker)
  tilescope --version                  version, commit, Qt and compiler

KERNEL is a file NAME.cu of your own: it becomes an operation beside those of Tilescope, whose arguments follow from its
parameters and from notes in it (//@ …).

IMAGE is a file, or a generated sample: sample:NAME or sample:NAME@WIDTHxHEIGHT; sample:list names them.

What to run (also for the window):
  --op OPERATION          such as sobel or blur
  --strategy A,B          one or more strategies, or all that can run with the other settings
  --block WIDTHxHEIGHT    threads of a block, at most 1024; "run" and "sweep" take several: 8x8,16x16,32x4
  --param NAME=VALUE      a parameter; may be repeated
  --operations FOLDER     operations of your own, each a folder with an operation.json; may be repeated
  --source FILE           a kernel file in place of the strategy's own
  --shared-bytes N        dynamic shared memory of a block for --source, where it takes more than the strategy's own
  --mistake A,B           make mistakes on purpose in the strategy's kernel, such as no_barrier; "list" names them
  --backend auto|cuda|emulator
  --worker COMMAND        the GPU of another machine in place of this one's: the command starts "tilescope worker" there,
                          such as 'ssh gpu-server tilescope worker'; a sweep takes several and shares its work out
  --device DEVICE         the number of a GPU of this machine, the name of a worker that was named in the window (Run,
                          Where), or emulator; also for "worker", which then lends that GPU
  --compiler auto|nvrtc|clang
  --compile-time-sizes    the compiler is told block and filter sizes, as if the kernel had them as constants
  --counters none|auto|full   auto counts a block of each class of equal ones where there are such; full counts all
  --range RANGE           which of the picture's values become black and white, such as 0.1,0.9 or (with =) =-20,3000;
                          auto: all but half a percent at each end; full, the default: all that the format can hold
  --gpu NAME              the GPU that the emulator stands for, such as "RTX 4090"; a wrong name lists them

What "run" writes:
  --silicon               read the GPU's own counters too, with CUPTI of the CUDA Toolkit
  --published             the figures of the operation's text beside ours, with its GPU; also for "sweep"
  --out PICTURE           the result; with several strategies, one file each. A name that ends in .tif (of 32-bit floats,
                          if the result is of floats), .npy (NumPy) or .csv keeps its values as they are
  --json FILE|-           the whole report
  --html FILE             a page to read and to print: pictures, times, counters, findings, charts, the kernel's text;
                          of several strategies it is about the first, with the others beside it
  --timeline FILE         the first strategy's main launch on one multiprocessor of the GPU (--gpu), predicted cycle by
                          cycle: what each warp does and waits for; a drawing (.svg) or data (.json)
  --unchecked             a GPU also runs a kernel of yours that the emulator cannot check; never one with an error that
                          it found
  --runs COUNT            timed runs on a GPU, in place of as many as settle the times

  --no-check              leave the comparison with the CPU reference out, which can take far longer than the run

What "run --kernel FILE" takes, besides --backend, --compiler, --gpu, --counters, --silicon, --json, --html and --runs:
  --grid 64x48  --block 16x16  --shared BYTES    the sizes of the launch, with one to three sides
  --entry NAME            which of the file's kernels; of a template with its arguments: "product<float, 16>"
  --arg NAME=VALUE        what a parameter (its name, or its number from 0) is given: image.npy (NumPy's file),
                          zeros:float32:480x640, empty:float32:1000, a number, 1,2,3,4 for a vector, int64:5 for PTX
                          that does not say its type, @NAME for the memory of another parameter, bytes:00ff
  --constant NAME=FILE    a __constant__ variable from a NumPy file
  --define NAME=VALUE     a macro
  --save NAME=FILE        the array of a parameter after the run, as a NumPy file
  --listing FILE          of PTX: the text that it was made of, whose lines its .loc directives name

What "sweep" takes besides:
  --param NAME=3..15      a range in the parameter's own steps; 3..15:4 in steps of 4; or a list: 3,5,9
  --csv FILE|-  --json FILE|-   a row for every combination; Ctrl+C leaves what was measured
  --shard K/N             only the K-th of N parts, such as 3/16, for programs that share a sweep out
  --merge FILE...         in place of a picture: join the --json files of the parts, for --csv and --json

What "text" takes: --backend, --compiler, --runs as above, and
  --gpu NAME              in place of the text's own GPU
  --json FILE|-           comparisons and runs as data
  --html FILE             the tables as a page

What "lesson" takes besides:
  check [NAME|FOLDER]     prove every condition with each compiler that is installed, or with that of --compiler
  handout NAME --html FILE [--language en|ko|vi|zh_CN] [--answers]
                          a page to print, with the computed answers for a teacher
  verify FILE... [--csv FILE|-]
                          run the answer sheets of a class again, and write a row for each
  --lessons FOLDER        further lessons
  --operations FOLDER     operations of your own that lessons are about; those in their folders "lessons" are known

The window:
  --theme light|dark      --size WIDTHxHEIGHT      --language en|ko|vi|zh_CN
  --layout NAME           how the panels are arranged: learn, inspect, tune or lesson
  --panel NAME            the panel in front: %1
  --present               in large letters the picture, the kernel and one chart, which --panel chooses
  --view NAME             how the picture is looked at: source, result, wipe, side, difference or reuse
  --channel NAME          which channels are shown: all, red, green, blue or alpha
  --diff A,B              show the difference of two pictures, each result, source, reference, a pinned run of the
                          session (A to D) or a strategy; --view difference alone is --diff result,reference
  --overlay NAME          what is drawn of the blocks: grid, halo, warps, lanes, border, banks or order;
                          without it, what can be told apart at the zoom
  --step STEP             where the block panel begins: the number of an event, or shared-conflict, scattered, race,
                          barrier, release, divergent, global-load, global-store, shared-load, shared-store, constant, texture
  --lesson NAME           open a lesson; --lesson-step ID at one of its steps
  --lessons FOLDER        lessons of your own, besides those that came with the program; read again when a file is saved
  --start-sweep           sweep over block sizes once the first picture is there
  --screenshot FILE       save a picture of the window when everything is timed, then quit
  --export FILE           export when everything is timed, then quit: the report page to a .html, the picture with its
                          overlays to a .png, the chart of --panel to a .svg or .csv, the replay of a block to a
                          .gif or (with ffmpeg) .mp4, from --step on
  --resume FILE           go on with the session that a restart left in the file, which is then removed

TILESCOPE_HIDE=cuda,nvrtc,nvdisasm,clang,gl hides what it names; TILESCOPE_SHOW=gl draws with OpenGL even where the
processor computes it. TILESCOPE_CACHE_MB=64 is the most that compiled kernels take on the disk. Exit status: 0; 1 for a run that failed; 2 for a wrong call, and where a strategy that was named
cannot run with these settings ("all" means those that can).
)")
        .arg(folded(panelNames(), 26, 118));
}

} // namespace tilescope
