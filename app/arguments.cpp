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

} // namespace tilescope
