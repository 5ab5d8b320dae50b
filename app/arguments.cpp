#include "app/arguments.h"

#include "app/option_table.h"
#include "ui/language/language.h"
#include "ui/session/saved/kernel_file.h"
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

/// What the user gave, and which of it was asked for: an option that no one asks for does nothing in this call.
class GivenOptions
{
public:
    GivenOptions(const QCommandLineParser& parser, const std::vector<Option>& options)
        : m_parser(parser), m_options(options)
    {
    }

    bool isSet(const char* name) const { return m_parser.isSet(asked(name)); }
    QString value(const char* name) const { return m_parser.value(asked(name)); }
    QStringList values(const char* name) const { return m_parser.values(asked(name)); }
    QStringList words() const { return m_parser.positionalArguments(); } ///< those that are no options
    QStringList names() const { return m_parser.optionNames(); }

    /// Empty if there is none.
    QString firstUnused() const
    {
        for (const QString& name : names())
            if (!m_asked.contains(name))
                return name;
        return {};
    }

private:
    QString asked(const char* name) const
    {
        for (const Option& option : m_options)
            if (option.alias && qstrcmp(option.name, name) == 0)
                m_asked << QString::fromLatin1(option.alias);
        m_asked << QString::fromLatin1(name);
        return m_asked.back();
    }

    const QCommandLineParser& m_parser;
    const std::vector<Option>& m_options;
    mutable QStringList m_asked;
};

Command commandOf(const QString& word)
{
    for (const CommandRow& known : commandRows())
        if (!word.isEmpty() && word == QLatin1String(known.word))
            return known.command;
    if (word == "--help" || word == "-h")
        return Command::Help;
    if (word == "--version" || word == "-v" || word == "-V")
        return Command::Version;
    return Command::Window;
}

/// After a command, as most programs understand it. What follows "--" is for the user's own program.
bool asksForHelp(const QStringList& words)
{
    const auto end = std::ranges::find(words, QStringLiteral("--"));
    return std::any_of(words.begin(), end, [](const QString& word) { return word == "--help" || word == "-h"; });
}

/// What the first word after the command can be.
QStringList firstWordsOf(Command command)
{
    const auto row = std::ranges::find(commandRows(), command, &CommandRow::command);
    return row->words.front().words;
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

void readMistakes(const GivenOptions& given, Arguments& arguments)
{
    for (const QString& list : given.values("mistake"))
        for (const QString& name : list.split(',', Qt::SkipEmptyParts))
            arguments.mistakes.push_back(name.toStdString());
}

/// "kernel OPERATION STRATEGY"
void readKernelCommand(const GivenOptions& given, Arguments& arguments)
{
    const QStringList words = given.words();
    if (words.size() != 2)
        throw UsageError("\"kernel\" takes an operation and a strategy, such as \"tilescope kernel blur shared\"; "
                         "\"tilescope list\" names them.");
    arguments.operation = words[0].toStdString();
    arguments.strategies = {words[1].toStdString()};
    arguments.operationFolders = given.values("operations");
    readMistakes(given, arguments);
}

/// The output format follows from the file's name.
void checkSuffix(const QString& file, const char* option, const QStringList& suffixes)
{
    if (suffixes.contains(QFileInfo(file).suffix().toLower()))
        return;
    throw UsageError(std::string(option) + " takes a file that ends in ." + suffixes.join(" or .").toStdString() +
                     "; \"" + file.toStdString() + "\" does not.");
}

/// "lesson list|check|handout|verify [NAME|FOLDER|FILE]..."
void readLessonCommand(const GivenOptions& given, Arguments& arguments)
{
    const QStringList deeds = firstWordsOf(Command::Lesson);
    QStringList words = given.words();
    arguments.lessonDeed = words.isEmpty() ? QStringLiteral("list") : words.takeFirst();
    if (!deeds.contains(arguments.lessonDeed))
        throw UsageError("\"lesson\" takes list, check, handout or verify; \"" + arguments.lessonDeed.toStdString() +
                         "\" is none of them.");
    if (words.contains(QString()))
        throw UsageError("The name of a lesson or file is empty.");
    arguments.lessonNames = words;
    arguments.operationFolders = given.values("operations");
    arguments.lessonFolders = given.values("lessons");
    if (arguments.lessonDeed == "check" && given.isSet("compiler"))
        arguments.compiler = given.value("compiler").toStdString();
    if (arguments.lessonDeed == "verify") {
        arguments.csvFile = given.value("csv");
        if (words.isEmpty())
            throw UsageError("\"lesson verify\" takes one or more answer sheets, files NAME.tilescope-answers.");
    }
    if (arguments.lessonDeed == "handout") {
        arguments.language = given.value("language");
        arguments.withAnswers = given.isSet("answers");
        arguments.htmlFile = given.value("html");
        if (words.size() != 1 || arguments.htmlFile.isEmpty())
            throw UsageError("\"lesson handout\" takes one lesson and --html FILE.");
        checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
    }
}

/// "operation check FOLDER|FILE..."
void readOperationCommand(const GivenOptions& given, Arguments& arguments)
{
    QStringList words = given.words();
    arguments.operationDeed = words.isEmpty() ? QString() : words.takeFirst();
    if (arguments.operationDeed != QStringLiteral("check") || words.isEmpty() || words.contains(QString()))
        throw UsageError("\"operation\" takes check and one or more folders with an operation.json, or kernel files.");
    arguments.operationFolders = words;
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler").toStdString();
}

/// "check FILE|FOLDER..."
void readCheckCommand(const GivenOptions& given, Arguments& arguments)
{
    arguments.operationFolders = given.words();
    if (arguments.operationFolders.isEmpty() || arguments.operationFolders.contains(QString()))
        throw UsageError("\"check\" takes one or more kernel files, or folders with an operation.json.");
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler").toStdString();
    if (given.isSet("block"))
        arguments.block = parseBlockSize(given.value("block").toStdString());
    if (given.isSet("fail-on"))
        arguments.failOn = given.value("fail-on").split(u',', Qt::SkipEmptyParts);
    arguments.jsonFile = given.value("json");
    arguments.sarifFile = given.value("sarif");
    for (QString* file : {&arguments.jsonFile, &arguments.sarifFile})
        if (*file == "/dev/stdout")
            *file = "-";
    if (arguments.jsonFile == "-" && arguments.sarifFile == "-")
        throw UsageError("--json - and --sarif - would both be printed to standard output; name a file for one.");
}

/// Takes the kernel files from the pictures.
void readKernelFiles(Arguments& arguments)
{
    const auto isKernel = [](const QString& name) { return isKernelFile(name); };
    std::ranges::copy_if(arguments.images, std::back_inserter(arguments.kernelFiles), isKernel);
    arguments.images.removeIf(isKernel);
}

/// A kernel file, the mistakes to apply, and the shared memory that the file needs if it differs from the strategy's.
void readSource(const GivenOptions& given, Arguments& arguments)
{
    arguments.sourceFile = given.value("source");
    readMistakes(given, arguments);
    if (!given.isSet("shared-bytes"))
        return;
    bool isNumber = false;
    arguments.sharedBytes = given.value("shared-bytes").toLongLong(&isNumber);
    if (!isNumber)
        throw UsageError("--shared-bytes takes a whole number of bytes, such as 4096.");
    if (arguments.sourceFile.isEmpty())
        throw UsageError("--shared-bytes is for a kernel file of your own: give it together with --source.");
}

/// On which GPU.
void readPlace(const GivenOptions& given, Arguments& arguments)
{
    arguments.device = given.value("device");
    arguments.workers = given.values("worker");
    if (!arguments.device.isEmpty() && !arguments.workers.isEmpty())
        throw UsageError("--device and --worker both say where kernels run; give one of them.");
    if (arguments.device == "emulator" && arguments.command != Command::Devices && given.isSet("backend") &&
        given.value("backend") != "emulator")
        throw UsageError("--device emulator and --backend " + given.value("backend").toStdString() +
                         " contradict each other; give one of them.");
    if (arguments.workers.size() > 1 && arguments.command != Command::Sweep)
        throw UsageError("Only \"sweep\" shares its work out to several workers; name one --worker.");
}

/// What runs the kernels, and how: with and without an operation.
void readMachine(const GivenOptions& given, Arguments& arguments)
{
    const auto text = [&](const char* name, const std::string& fallback) {
        return given.isSet(name) ? given.value(name).toStdString() : fallback;
    };
    arguments.backend = text("backend", arguments.device == "emulator" ? "emulator" : arguments.backend);
    arguments.compiler = text("compiler", arguments.compiler);
    arguments.counters = text("counters", arguments.counters);
    if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu").toStdString();
    if (arguments.command != Command::Run)
        return;
    arguments.silicon = given.isSet("hardware-counters");
    arguments.unchecked = given.isSet("unchecked");
}

void readRecipe(const GivenOptions& given, Arguments& arguments)
{
    readMachine(given, arguments);
    if (given.isSet("op"))
        arguments.operation = given.value("op").toStdString();
    for (const QString& list : given.values("strategy"))
        for (const QString& name : list.split(',', Qt::SkipEmptyParts))
            arguments.strategies.push_back(name.toStdString());
    for (const QString& list : given.values("block"))
        for (const QString& block : list.split(',', Qt::SkipEmptyParts))
            arguments.blocks.push_back(parseBlockSize(block.toStdString()));
    if (!arguments.blocks.empty())
        arguments.block = arguments.blocks.front();
    for (const QString& pair : given.values("param"))
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
    for (const QString& pair : given.values(option))
        pairs.push_back(parsePair(pair, example));
    return pairs;
}

/// "run --kernel FILE --grid … --block … --arg …"
DirectArguments readLaunch(const GivenOptions& given, Arguments& arguments)
{
    if (given.isSet("worker"))
        throw UsageError("A worker runs Tilescope's own operations, not the kernels of a file: leave --worker out, and "
                         "start this command on the computer with the GPU.");
    if (!given.words().isEmpty())
        throw UsageError("--kernel launches a kernel on the arrays that --arg gives it: leave \"" +
                         given.words().constFirst().toStdString() + "\" out.");
    DirectArguments direct;
    direct.kernelFile = given.value("kernel");
    if (!isKernelFile(direct.kernelFile) && !direct.kernelFile.endsWith(".ptx"))
        throw UsageError("--kernel takes a file that ends in .cu or .ptx; \"" + direct.kernelFile.toStdString() +
                         "\" does not.");
    if (!given.isSet("grid") || !given.isSet("block"))
        throw UsageError("--kernel needs the sizes of the launch: --grid 64x48 --block 16x16.");
    direct.entry = given.value("entry");
    direct.grid = given.value("grid").toStdString();
    direct.block = given.value("block").toStdString();
    bool isNumber = true;
    direct.sharedBytes = given.isSet("shared") ? given.value("shared").toULongLong(&isNumber) : 0;
    if (!isNumber)
        throw UsageError("--shared takes a whole number of bytes, such as 4096.");
    direct.values = pairsOf(given, "arg", "--arg width=640");
    direct.constants = pairsOf(given, "constant", "--constant weights=weights.npy");
    direct.saves = pairsOf(given, "save", "--save out=out.npy");
    for (const auto& [name, file] : direct.saves)
        if (!QString::fromStdString(file).endsWith(".npy"))
            throw UsageError("--save writes a NumPy file, whose name ends in .npy; \"" + file + "\" does not.");
    for (const QString& definition : given.values("define"))
        direct.definitions.push_back(definition.toStdString());
    if (!direct.definitions.empty() && direct.kernelFile.endsWith(".ptx"))
        throw UsageError("--define is for the compiler, and PTX is compiled already: leave it out.");
    direct.listing = given.value("listing");
    if (!direct.listing.isEmpty() && !direct.kernelFile.endsWith(".ptx"))
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
    if (!arguments.theme.isEmpty() && arguments.theme != "light" && arguments.theme != "dark")
        throw UsageError("--theme can be light or dark.");
    arguments.language = given.value("language");
    QStringList codes;
    for (const Language& language : languages())
        codes << language.code;
    if (given.isSet("language") && !codes.contains(arguments.language))
        throw UsageError("--language can be " + codes.join(", ").toStdString() + ".");
    arguments.panel = given.value("panel");
    if (given.isSet("panel") && arguments.panel != deviceName && !panelNames().contains(arguments.panel))
        throw UsageError("--panel can be " + panelNames().join(", ").toStdString() + ".");
    arguments.startSweep = given.isSet("start-sweep");
    arguments.step = StepChoice::parse(given.value("step"));
    if (given.isSet("step") && !arguments.step)
        throw UsageError("--step can be the number of an event, from 1, or " +
                         StepChoice::names().join(", ").toStdString() + ".");
    arguments.view = fromText<ViewMode>(given.value("view"));
    if (given.isSet("view") && !arguments.view)
        throw UsageError("--view can be " + allTexts<ViewMode>().join(", ").toStdString() + ".");
    arguments.channel = fromText<ChannelView>(given.value("channel"));
    if (given.isSet("channel") && !arguments.channel)
        throw UsageError("--channel can be " + allTexts<ChannelView>().join(", ").toStdString() + ".");
    arguments.difference = given.value("diff");
    if (given.isSet("diff") && arguments.view.value_or(ViewMode::Difference) != ViewMode::Difference)
        throw UsageError("--diff shows a difference; leave --view out.");
    arguments.overlay = fromText<OverlayMode>(given.value("overlay"));
    if (given.isSet("overlay") && !arguments.overlay)
        throw UsageError("--overlay can be " + allTexts<OverlayMode>().join(", ").toStdString() + ".");
    arguments.layout = parseLayoutName(given.value("layout"));
    if (given.isSet("layout") && !arguments.layout)
        throw UsageError("--layout can be " + layoutNameTexts().join(", ").toStdString() + ".");
    arguments.presents = given.isSet("present");
    arguments.lessonFolders = given.values("lessons");
    arguments.lesson = given.value("lesson");
    arguments.lessonStep = given.value("lesson-step");
    if (given.isSet("lesson-step") && !given.isSet("lesson"))
        throw UsageError("--lesson-step is a step of a lesson: give it together with --lesson.");
    if (given.isSet("size")) {
        const BlockSize size = parseBlockSize(given.value("size").toStdString());
        if (size.width < 400 || size.height < 300 || size.width > largestWindow.width() ||
            size.height > largestWindow.height())
            throw UsageError("--size must lie between 400x300 and 16384x8192.");
        arguments.windowSize = QSize(size.width, size.height);
    }
}

/// The files of a whole program: CUDA's, and those of C and C++ beside them. Nothing for a run on an image.
QStringList programFilesOf(const QStringList& words)
{
    return std::ranges::all_of(words, &isSourceFile) ? words : QStringList();
}

/// "2,5"
void addLaunches(const QString& list, std::vector<std::size_t>& launches)
{
    for (const QString& one : list.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const auto number = one.trimmed().toULongLong(&isNumber);
        if (!isNumber || number < 1)
            throw UsageError("--launch takes the numbers of launches, counted from 1, such as 2,5; \"" +
                             one.toStdString() + "\" is not one.");
        launches.push_back(number);
    }
}

/// "run FILE.cu... [-- ARGUMENTS]"
ProgramArguments readProgram(const GivenOptions& given, Arguments& arguments, const QStringList& files)
{
    if (given.isSet("worker"))
        throw UsageError("A worker runs Tilescope's own operations, not a program: leave --worker out, and start this "
                         "command on the computer with the GPU.");
    ProgramArguments program;
    program.files = files;
    for (const QString& word : arguments.programWords)
        program.arguments.push_back(word.toStdString());
    for (const QString& folder : given.values("include"))
        program.includes.push_back(folder.toStdString());
    for (const QString& library : given.values("library"))
        program.libraries.push_back(library.toStdString());
    for (const QString& definition : given.values("define"))
        program.definitions.push_back(definition.toStdString());
    for (const QString& list : given.values("launch"))
        addLaunches(list, program.launches);
    program.image = given.value("image");
    if (given.isSet("time-limit")) {
        bool isNumber = false;
        program.timeLimitSeconds = given.value("time-limit").toInt(&isNumber);
        if (!isNumber || program.timeLimitSeconds < 1 || program.timeLimitSeconds > 86'400)
            throw UsageError("--time-limit takes a whole number of seconds from 1 to 86400, such as 300.");
    }
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
    for (QString* file : {&arguments.csvFile, &arguments.jsonFile})
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
    if (!arguments.htmlFile.isEmpty())
        checkSuffix(arguments.htmlFile, "--html", {"html", "htm"});
    if (arguments.command == Command::Run)
        arguments.timelineFile = given.value("timeline");
    if (!arguments.timelineFile.isEmpty())
        checkSuffix(arguments.timelineFile, "--timeline", {"json", "svg"});
    if (given.isSet("runs"))
        arguments.runs = parseRuns(given.value("runs"));
}

/// "sweep --merge FILE..."
void readMerge(const GivenOptions& given, Arguments& arguments)
{
    arguments.merge = true;
    arguments.images = given.words();
    if (arguments.images.isEmpty())
        throw UsageError("--merge takes the files that \"sweep --shard K/N --json FILE\" wrote.");
    readDataFiles(given, arguments);
}

/// "text 001"
void readText(const GivenOptions& given, Arguments& arguments)
{
    QStringList words = given.words();
    if (words.size() > 1)
        throw UsageError("\"text\" takes one text, such as 001 or sobel; without one it lists the texts.");
    if (words.isEmpty()) {
        if (!given.names().isEmpty())
            throw UsageError("--" + given.names().constFirst().toStdString() +
                             " is for one text: name it, such as \"tilescope text 001\".");
        return;
    }
    arguments.text = words.takeFirst().toStdString();
    readPlace(given, arguments);
    if (arguments.device == "emulator")
        arguments.backend = "emulator";
    if (given.isSet("backend"))
        arguments.backend = given.value("backend").toStdString();
    if (given.isSet("compiler"))
        arguments.compiler = given.value("compiler").toStdString();
    if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu").toStdString();
    readResults(given, arguments);
}

[[noreturn]] void refuseOptions(const QCommandLineParser& parser, const QStringList& words, const QString& command)
{
    const std::string after = command.isEmpty() ? "" : " after \"" + command.toStdString() + "\"",
                      lists = "\"tilescope " + (command.isEmpty() ? "" : command.toStdString() + " ") +
                              "--help\" lists what there is.";
    if (!parser.unknownOptionNames().isEmpty()) {
        const QString name = parser.unknownOptionNames().constFirst();
        const bool isLong =
            std::any_of(words.begin(), words.end(), [&](const QString& word) { return word.startsWith("--" + name); });
        QStringList names;
        for (const Option& option : optionsOf(commandOf(command)))
            names << QStringLiteral("--") + QLatin1String(option.name);
        const QString given = (isLong ? "--" : "-") + name;
        throw UsageError("There is no option " + given.toStdString() + after + didYouMean(given, names) + lists);
    }
    throw UsageError(parser.errorText().toStdString() + " " + lists);
}

/// An empty value, or an empty list, comes from a script's variable that was never set.
void refuseEmptyValues(const QCommandLineParser& parser, const std::vector<Option>& options)
{
    for (const Option& option : options) {
        if (!option.value.shape)
            continue;
        for (QString value : parser.values(option.name))
            if (value.remove(u',').trimmed().isEmpty())
                throw UsageError(std::string("--") + option.name + " was given no value; it takes " +
                                 option.value.shape + ".");
    }
}

/// "worker"
void readWorker(const GivenOptions& given, Arguments& arguments)
{
    bool isNumber = false;
    arguments.device = given.value("device");
    (void)arguments.device.toInt(&isNumber);
    if (!arguments.device.isEmpty() && !isNumber)
        throw UsageError("\"worker\" lends a GPU of this computer: --device takes its number.");
    if (!given.words().isEmpty())
        throw UsageError("\"worker\" takes nothing more: it is spoken to over its standard input and output.");
}

/// "list strategies blur"
void readNameList(const GivenOptions& given, Arguments& arguments)
{
    const QStringList words = given.words(), names = firstWordsOf(Command::List);
    if (!names.contains(words.constFirst()))
        throw UsageError("\"list\" takes " + alternatives(names).toStdString() + "; \"" +
                         words.constFirst().toStdString() + "\" is none of them.");
    const bool hasOperation = words.constFirst() == "strategies" || words.constFirst() == "mistakes";
    if (words.size() > (hasOperation ? 2 : 1))
        throw UsageError("\"list " + words.constFirst().toStdString() + "\" takes " +
                         (hasOperation ? "one operation" : "nothing more") + "; leave \"" + words.back().toStdString() +
                         "\" out.");
    arguments.listed = words.constFirst();
    arguments.operationFolders = given.values("operations");
    if (words.size() == 2)
        arguments.operation = words.back().toStdString();
}

/// "list" and "devices"
void readList(const GivenOptions& given, Arguments& arguments, const QString& word)
{
    const QStringList words = given.words();
    if (arguments.command == Command::List && !words.isEmpty())
        return readNameList(given, arguments);
    arguments.json = given.isSet("json");
    if (arguments.command == Command::List)
        arguments.operationFolders = given.values("operations");
    else if (given.isSet("gpu"))
        arguments.gpu = given.value("gpu").toStdString();
    else
        readPlace(given, arguments);
    if (!words.isEmpty())
        throw UsageError("\"" + word.toStdString() + "\" takes no image.");
}

/// "run", "sweep", and the window
void readRuns(const GivenOptions& given, Arguments& arguments, const QString& word)
{
    if (arguments.command == Command::Sweep && given.isSet("merge"))
        return readMerge(given, arguments);
    readPlace(given, arguments);
    arguments.images = given.words();
    readKernelFiles(arguments);
    if (arguments.images.contains(QString()))
        throw UsageError("The name of an image is empty. Use a file, or a sample such as sample:board.");
    if (arguments.command == Command::Run && given.isSet("kernel")) {
        arguments.direct = readLaunch(given, arguments);
        return readResults(given, arguments);
    }
    if (const QStringList files = programFilesOf(given.words());
        arguments.command == Command::Run && !files.isEmpty()) {
        arguments.program = readProgram(given, arguments, files);
        return readResults(given, arguments);
    }
    const bool mayOpenProgram = arguments.command == Command::Window && !arguments.kernelFiles.isEmpty();
    if (!arguments.programWords.isEmpty() && !mayOpenProgram)
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
        throw UsageError("\"" + word.toStdString() +
                         "\" takes one image: a file, or a sample such as sample:board@512x512. \"tilescope run "
                         "sample:list\" names the samples.");
    const bool isSweep = arguments.command == Command::Sweep;
    arguments.outFile = isSweep ? QString() : given.value("out");
    if (isSweep && given.isSet("shard"))
        arguments.shard = parseShard(given.value("shard"));
    if (!isSweep && arguments.blocks.size() > 1 && !arguments.outFile.isEmpty())
        throw UsageError("--out writes the result of one --block; of several all are the same.");
    arguments.published = given.isSet("published");
    readResults(given, arguments);
    arguments.check = !given.isSet("no-check");
}

void readCommand(const GivenOptions& given, Arguments& arguments, const QString& word)
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
void refuseUnused(const GivenOptions& given, const Arguments& arguments, const QString& word)
{
    const QString name = given.firstUnused();
    if (name.isEmpty())
        return;
    const std::string why = arguments.program  ? "A whole program is run as it is, without an operation"
                            : arguments.direct ? "--kernel launches a kernel as it is, without an operation"
                            : arguments.merge  ? "--merge joins what was measured"
                            : arguments.command == Command::Devices ? "\"devices --gpu\" prints a GPU of the table"
                            : arguments.command == Command::Lesson
                                ? "\"lesson " + arguments.lessonDeed.toStdString() + "\" has no use for it"
                                : "\"" + word.toStdString() + "\" has no use for it";
    throw UsageError(why + ": leave --" + name.toStdString() + " out.");
}

/// The files and folders that the words and the options' values name; "-" is none.
void listFiles(const QCommandLineParser& parser, const std::vector<Option>& options, Arguments& arguments)
{
    for (const QString& word : parser.positionalArguments())
        arguments.filesRead.push_back({"", word});
    for (const Option& option : options) {
        if (option.value.use == FileUse::None)
            continue;
        auto& files = option.value.use == FileUse::Read ? arguments.filesRead : arguments.filesWritten;
        for (const QString& value : parser.values(option.name))
            if (const QString file = option.value.isFile() ? value : value.mid(value.indexOf('=') + 1); file != "-")
                files.push_back({std::string("--") + option.name, file});
    }
}

} // namespace

Arguments parseArguments(const QStringList& words)
{
    Arguments arguments;
    arguments.command = words.isEmpty() ? Command::Window : commandOf(words.constFirst());
    if (arguments.command == Command::Version)
        return arguments;
    if (arguments.command == Command::Help) {
        arguments.topic = words.value(1);
        return arguments;
    }
    const bool isWindow = arguments.command == Command::Window;
    const QString word = isWindow ? QString() : words.constFirst();
    if (asksForHelp(words)) {
        arguments.command = Command::Help;
        arguments.topic = word;
        return arguments;
    }

    QCommandLineParser parser;
    const std::vector<Option> options = optionsOf(arguments.command);
    for (const Option& option : options) {
        const QStringList names = option.alias ? QStringList{option.name, option.alias} : QStringList{option.name};
        parser.addOption(option.value.shape ? QCommandLineOption(names, {}, option.value.shape)
                                            : QCommandLineOption(names));
    }
    QStringList own = words;
    const qsizetype end = words.indexOf(QStringLiteral("--"));
    const bool opensKernel = isWindow && end > 0 && std::ranges::any_of(words.first(end), &isSourceFile);
    if (end > 0 && (arguments.command == Command::Run || opensKernel)) {
        arguments.programWords = words.mid(end + 1);
        own = words.first(end);
    }
    // The parser expects the program's name first; a command takes its place.
    if (!parser.parse(isWindow ? QStringList("tilescope") + own : own))
        refuseOptions(parser, own, word);
    refuseEmptyValues(parser, options);
    if (arguments.command == Command::Run)
        arguments.words = words;
    const GivenOptions given(parser, options);
    readCommand(given, arguments, word);
    refuseUnused(given, arguments, word);
    listFiles(parser, options, arguments);
    return arguments;
}

std::vector<CommandOptions> commandOptions()
{
    std::vector<CommandOptions> list;
    for (const CommandRow& row : commandRows()) {
        CommandOptions one{QString::fromLatin1(row.word), row.command, {}, {}, {}};
        for (const Option& option : optionsOf(row.command)) {
            one.options << QStringLiteral("--") + QLatin1String(option.name);
            if (option.value.use != FileUse::None)
                (option.value.use == FileUse::Read ? one.read : one.written) << one.options.back();
        }
        list.push_back(one);
    }
    return list;
}

} // namespace tilescope
