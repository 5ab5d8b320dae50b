#include "app/window/window_program.h"

#include "app/operations.h"
#include "app/recipes.h"
#include "app/terminal.h"
#include "app/window/display.h"
#include "gpu/declared/own_operations.h"
#include "gpu/run/runner.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/canvas/pictures/picture_loader.h"
#include "ui/canvas/surfaces/gl_probe.h"
#include "ui/export/report_page.h"
#include "ui/language/language.h"
#include "ui/lesson/handout_page.h"
#include "ui/program/picture_files.h"
#include "ui/session/saved/session_file.h"
#include "ui/session/view_subject.h"
#include "ui/shell/preferences.h"
#include "ui/texts.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QCoreApplication>
#include <QStandardPaths>

#include <cstdio>
#include <stdexcept>

namespace tilescope
{

namespace
{

ViewSubject subjectOf(const Arguments& arguments)
{
    ViewSubject subject;
    subject.channel = fromText<ChannelView>(QString::fromStdString(arguments.channel)).value_or(ChannelView::All);
    try {
        if (!arguments.difference.empty())
            subject.difference = parseDifferenceSides(arguments.difference, Registry(operationsOf(arguments)));
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
            if (const QString path = QString::fromStdString(file.path);
                isSessionFile(path) || file.option == "--resume")
                arguments.filesRead.push_back({{}, readSession(path, registry).image.toStdString()});
        } catch (const SessionFileError&) { // the window says what is wrong with it
        }
    return arguments;
}

int showWindow(const Arguments& arguments, int& argc, char** argv)
{
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
    const ChosenPlace place = placeOf(arguments);
    if (place.worker)
        options.place.worker =
            NamedWorker{QString::fromStdString(place.worker->name), QString::fromStdString(place.worker->command)};
    options.place.gpu = place.gpu;
    options.linkTo = [](const QString& command) { return workerOf(command.toStdString()); };
    options.operationFolders = qtTexts(arguments.operationFolders);
    options.kernelFiles = qtTexts(arguments.kernelFiles);
    const bool givesRecipe = arguments.operation || !arguments.strategies.empty() || arguments.block ||
                             !arguments.parameters.empty() || !arguments.sourceFile.empty() ||
                             arguments.compileTimeSizes || !arguments.mistakes.empty() || arguments.backend != "auto" ||
                             arguments.compiler != "auto" || arguments.counters != "auto" || arguments.gpu;
    if (givesRecipe)
        options.recipe = recipesOf(arguments, Registry(options.runner.operations)).front();
    const auto text = [](const std::string& plain) { return QString::fromStdString(plain); };
    options.images = qtTexts(arguments.images);
    options.programArguments = qtTexts(arguments.programWords);
    options.range = arguments.range.value_or(RangeChoice());
    options.screenshot = text(arguments.screenshot);
    options.exportFile = text(arguments.exportFile);
    options.resume = text(arguments.resume);
    if (arguments.windowSize)
        options.size = QSize(arguments.windowSize->width, arguments.windowSize->height);
    options.layout = parseLayoutName(text(arguments.layout));
    options.presents = arguments.presents;
    options.panel = text(arguments.panel);
    options.lessonFolders = qtTexts(arguments.lessonFolders) + qtTexts(lessonFoldersBeside(options.runner.operations));
    options.lesson = text(arguments.lesson);
    options.lessonStep = text(arguments.lessonStep);
    options.view = fromText<ViewMode>(text(arguments.view));
    if (!arguments.channel.empty() || !arguments.difference.empty())
        options.subject = subjectOf(arguments);
    if (!arguments.difference.empty())
        options.view = ViewMode::Difference;
    options.step = StepChoice::parse(text(arguments.step));
    options.overlay = fromText<OverlayMode>(text(arguments.overlay));
    options.startsSweep = arguments.startSweep;
    if (!arguments.theme.empty())
        options.theme = arguments.theme == "dark" ? ThemeChoice::Dark : ThemeChoice::Light;
    options.language = text(arguments.language);
    options.endsProcess = true;
    prepareApplication();
    auto application = makeApplication<QApplication>(display, argc, argv);
    if (options.screenshot.isEmpty() && options.exportFile.isEmpty())
        options.dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return runWindow(application, options);
}

} // namespace

WindowProgram::WindowProgram(int& argc, char** argv) : m_argc(argc), m_argv(argv) { useOneNumberFormat(); }

std::string WindowProgram::windowVersion() const { return std::string("Qt ") + qVersion(); }

std::shared_ptr<void> WindowProgram::prepare(const Arguments& arguments)
{
    switch (arguments.command) {
    case Command::Help:
    case Command::Version:
    case Command::List:
    case Command::Kernel:
    case Command::Devices:
    case Command::Window: return nullptr;
    default: break;
    }
    if (arguments.htmlFile.empty())
        return std::make_shared<QCoreApplication>(m_argc, m_argv); // required to find image plugins
    // A page's charts are drawn by widgets, and its Markdown needs fonts; Qt's offscreen platform needs no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    prepareApplication();
    return std::make_shared<QApplication>(m_argc, m_argv);
}

int WindowProgram::openWindow(const Arguments& arguments) { return showWindow(arguments, m_argc, m_argv); }

DisplayPathFound WindowProgram::displayPath(bool hasDevice)
{
    const DisplayProbe display = probeDisplay();
    if (!display.usable)
        return {"none", display.reason.toStdString()};
    prepareApplication();
    const auto application = makeApplication<QGuiApplication>(display, m_argc, m_argv);
    const GlProbe gl = quickestGl(probeGl());
    if (!gl.usable)
        return {"painter", gl.reason.toStdString()};
    const std::string renderer = "OpenGL runs on " + gl.renderer.toStdString() + " (" + gl.vendor.toStdString() + ").";
    if (hasDevice && gl.vendor.contains("NVIDIA"))
        return {"cuda_interop", renderer + " The window tests whether CUDA can share its textures."};
    return {"upload",
            renderer + (hasDevice ? " It is not the CUDA device's." : " There is no CUDA device to share with.")};
}

OpenedPicture WindowProgram::readPicture(const std::string& path, const std::stop_token& stop, const RangeChoice& range)
{
    const LoadedImage loaded = loadImage(QString::fromStdString(path), stop, range);
    return {loaded.image, loaded.name.toStdString(), loaded.note.toStdString(), loaded.range};
}

void WindowProgram::checkResultName(const std::string& path)
{
    tilescope::checkResultName(QString::fromStdString(path));
}

void WindowProgram::checkPictureName(const std::string& path)
{
    tilescope::checkPictureName(QString::fromStdString(path));
}

void WindowProgram::savePicture(const Image& image, const std::string& path, const DisplayScale& scale)
{
    saveImage(image, QString::fromStdString(path), scale);
}

std::shared_ptr<const std::filesystem::path> WindowProgram::pictureFolder(const Image& image)
{
    struct Kept {
        PictureFiles files;
        std::filesystem::path folder = files.folder();
    };
    const std::shared_ptr<Kept> kept(new Kept{PictureFiles(image)});
    return {kept, &kept->folder};
}

LoadedFile WindowProgram::loadFile(const FileRequest& request, const RunControl& control)
{
    return loadRequestedFile(request, control);
}

void WindowProgram::writePage(const Arguments& arguments, const PageRun& run)
{
    writeText(arguments.htmlFile, runPage(arguments, run));
}

std::string WindowProgram::textPage(const ExperimentTable& table) { return experimentPage(table).toStdString(); }

std::string WindowProgram::handout(const Lesson& lesson, const std::string& language, const LessonFigures& figures,
                                   bool withAnswers)
{
    return handoutPage(lesson, QString::fromStdString(language), figures, withAnswers).toStdString();
}

std::vector<RememberedWorker> WindowProgram::workers()
{
    std::vector<RememberedWorker> all;
    for (const NamedWorker& worker : Preferences({}, false).workers())
        all.push_back({worker.name.toStdString(), worker.command.toStdString()});
    return all;
}

} // namespace tilescope
