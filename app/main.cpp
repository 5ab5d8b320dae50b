#include "app/arguments.h"
#include "app/commands.h"
#include "app/display.h"
#include "app/files.h"
#include "app/help/help.h"
#include "app/operations.h"
#include "app/option_table.h"
#include "app/recipes.h"
#include "app/terminal.h"
#include "gpu/run/runner.h"
#include "ui/operations/own_operations.h"
#include "ui/session/memory_reserve.h"
#include "ui/session/run_failure.h"
#include "ui/session/saved/session_file.h"
#include "ui/session/view_subject.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <csignal>
#include <cstdio>
#include <exception>
#include <stdexcept>

namespace tilescope
{

namespace
{

/// The arguments after the program's name. Qt's paths are Unicode: a name of other bytes would name another file.
QStringList wordsOf(int argc, char** argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i) {
        words << QFile::decodeName(argv[i]);
        if (QFile::encodeName(words.back()) != argv[i])
            throw UsageError("\"" + words.back().toStdString() +
                             "\" has bytes that are not UTF-8; files of such a name cannot be used. Rename the file.");
    }
    return words;
}

ViewSubject subjectOf(const Arguments& arguments)
{
    ViewSubject subject;
    subject.channel = arguments.channel.value_or(ChannelView::All);
    try {
        if (!arguments.difference.isEmpty())
            subject.difference =
                parseDifferenceSides(arguments.difference.toStdString(), Registry(operationsOf(arguments)));
    } catch (const std::invalid_argument& error) {
        throw UsageError(std::string("--diff: ") + error.what());
    }
    return subject;
}

/// With the pictures of the sessions that are opened, which are read too.
Arguments withSessionPictures(Arguments arguments, const std::vector<Operation>& operations)
{
    const Registry registry(operations);
    for (const GivenFile& file : std::vector(arguments.filesRead))
        try {
            if (isSessionFile(file.path) || file.option == "--resume")
                arguments.filesRead.push_back({{}, readSession(file.path, registry).image});
        } catch (const SessionFileError&) { // the window says what is wrong with it
        }
    return arguments;
}

/// A word without a folder or a suffix that names no file is a mistyped command rather than an image.
void refuseUnknownWords(const Arguments& arguments)
{
    for (const QString& word : arguments.images) {
        if (word.contains(u'/') || word.contains(u'.') || word.contains(u':') || QFileInfo::exists(word))
            continue;
        QStringList commands;
        for (const CommandRow& row : commandRows())
            if (*row.word)
                commands << QString::fromLatin1(row.word);
        throw UsageError("\"" + word.toStdString() + "\" is neither a command nor a file" + didYouMean(word, commands) +
                         "\"tilescope --help\" lists the commands.");
    }
}

int windowCommand(const Arguments& arguments, int& argc, char** argv)
{
    refuseUnknownWords(arguments);
    WindowOptions options;
    options.runner = runnerOptionsFor(arguments);
    checkOutputs(withSessionPictures(arguments, options.runner.operations), {});
    const DisplayProbe display = probeDisplay();
    if (!display.usable) {
        print(stderr,
              "%s No window can be opened; \"tilescope run IMAGE\" works without one, and \"tilescope --help\" "
              "says more.\n",
              qPrintable(display.reason));
        return 1;
    }
    options.place = placeOf(arguments);
    options.linkTo = workerOf;
    options.operationFolders = arguments.operationFolders;
    options.kernelFiles = arguments.kernelFiles;
    const bool givesRecipe = arguments.operation || !arguments.strategies.empty() || arguments.block ||
                             !arguments.parameters.empty() || !arguments.sourceFile.isEmpty() ||
                             arguments.compileTimeSizes || !arguments.mistakes.empty() || arguments.backend != "auto" ||
                             arguments.compiler != "auto" || arguments.counters != "auto" || arguments.gpu;
    if (givesRecipe)
        options.recipe = recipesOf(arguments, Registry(options.runner.operations)).front();
    options.images = arguments.images;
    options.programArguments = arguments.programWords;
    options.range = arguments.range.value_or(RangeChoice());
    options.screenshot = arguments.screenshot;
    options.exportFile = arguments.exportFile;
    options.resume = arguments.resume;
    options.size = arguments.windowSize;
    options.layout = arguments.layout;
    options.presents = arguments.presents;
    options.panel = arguments.panel;
    options.lessonFolders = arguments.lessonFolders + lessonFoldersBeside(options.runner.operations);
    options.lesson = arguments.lesson;
    options.lessonStep = arguments.lessonStep;
    options.view = arguments.view;
    if (arguments.channel || !arguments.difference.isEmpty())
        options.subject = subjectOf(arguments);
    if (!arguments.difference.isEmpty())
        options.view = ViewMode::Difference;
    options.step = arguments.step;
    options.overlay = arguments.overlay;
    options.startsSweep = arguments.startSweep;
    if (!arguments.theme.isEmpty())
        options.theme = arguments.theme == "dark" ? ThemeChoice::Dark : ThemeChoice::Light;
    options.language = arguments.language;
    options.endsProcess = true;
    prepareApplication();
    auto application = makeApplication<QApplication>(display, argc, argv);
    if (options.screenshot.isEmpty() && options.exportFile.isEmpty())
        options.dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return runWindow(application, options);
}

/// A page's charts are drawn by widgets, and its Markdown needs fonts; Qt's offscreen platform needs no display.
int withWidgets(const Arguments& arguments, int (*command)(const Arguments&), int& argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    prepareApplication();
    const QApplication application(argc, argv);
    return command(arguments);
}

int runProgram(const Arguments& arguments, int& argc, char** argv)
{
    switch (arguments.command) {
    case Command::Help: print(stdout, helpText(arguments.topic).toStdString()); return 0;
    case Command::Version: print(stdout, "%s\n", qPrintable(versionText())); return 0;
    case Command::Window: return windowCommand(arguments, argc, argv);
    case Command::Devices: return devicesCommand(arguments, argc, argv);
    case Command::List: return listCommand(arguments);
    case Command::Kernel: return kernelCommand(arguments);
    case Command::Lesson: {
        if (!arguments.htmlFile.isEmpty())
            return withWidgets(arguments, lessonCommand, argc, argv);
        const QCoreApplication application(argc, argv);
        return lessonCommand(arguments);
    }
    case Command::Worker: {
        const QCoreApplication application(argc, argv);
        return workerCommand(arguments);
    }
    case Command::Operation: {
        const QCoreApplication application(argc, argv);
        return operationCommand(arguments);
    }
    case Command::Check: {
        const QCoreApplication application(argc, argv);
        return checkCommand(arguments);
    }
    case Command::Sweep: {
        const QCoreApplication application(argc, argv);
        return sweepCommand(arguments);
    }
    case Command::Text: {
        const QCoreApplication application(argc, argv);
        return textCommand(arguments);
    }
    case Command::Run: {
        const auto command = arguments.program ? programCommand : arguments.direct ? launchCommand : runCommand;
        if (!arguments.htmlFile.isEmpty())
            return withWidgets(arguments, command, argc, argv);
        const QCoreApplication application(argc, argv); // required to find image plugins
        return command(arguments);
    }
    }
    return 2;
}

} // namespace

} // namespace tilescope

int main(int argc, char** argv)
{
    using namespace tilescope;
    keepClosedStreamsClosed();
    std::signal(SIGXFSZ, SIG_IGN); // beyond the limit of a file's size a write fails, as on a full disk
    useOneNumberFormat();
    holdMemoryReserve();
    try {
        const int status = runProgram(withKernelChosen(parseArguments(wordsOf(argc, argv))), argc, argv);
        flushStandardOutput();
        return status;
    } catch (const UsageError& error) {
        print(stderr, "tilescope: %s\n", error.what());
        return 2;
    } catch (const UncheckedKernel& error) {
        print(stderr,
              "tilescope: %s\nWith --unchecked the GPU runs it nevertheless; a fault in it then ends the run, and can "
              "disturb other programs on this GPU.\n",
              error.what());
        return 2;
    } catch (const SettingError& error) {
        print(stderr, "tilescope: %s\n", error.what());
        return 2;
    } catch (...) {
        print(stderr, "tilescope: %s\n", qPrintable(toRunFailure(std::current_exception()).message));
        return 1;
    }
}
