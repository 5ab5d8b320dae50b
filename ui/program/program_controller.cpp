#include "ui/program/program_controller.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/program/host_compiler/program_folder.h"
#include "gpu/program/record/recorded_finding.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/finding_text.h"
#include "ui/program/program_page.h"
#include "ui/session/report_figures.h"
#include "ui/session/run_state.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tilescope
{

constexpr auto topic = MessageBar::Topic::Program;

static QWidget* makeProgramPage(const WindowParts& parts)
{
    auto* const model = new ProgramModel;
    auto* const page = new ProgramPage(*model);
    model->setParent(page);
    new ProgramController(parts, *model, *page);
    return page;
}

PanelPage programPanelPage()
{
    return {.key = programPanel, .title = ProgramPage::tr("Program"), .make = makeProgramPage, .isOptional = true};
}

ProgramController::ProgramController(const WindowParts& parts, ProgramModel& program, ProgramPage& page)
    : QObject(&page), m_parts(parts), m_program(program), m_page(page)
{
    connect(&program, &ProgramModel::changed, this, &ProgramController::follow);
    connect(&program, &ProgramModel::ended, this, &ProgramController::take);
    connect(&parts.settings, &SettingsModel::changed, this, &ProgramController::offer);
    connect(&m_saved, &SavedFiles::saved, this, &ProgramController::tellSaved);
    connect(&page, &ProgramPage::runWanted, this, [this](const QStringList& arguments) {
        ProgramModel::Request again = m_program.request();
        again.arguments = arguments;
        run(std::move(again));
    });
    connect(&page, &ProgramPage::recordingWanted, this, [this](std::size_t launch) {
        ProgramModel::Request again = m_program.request();
        again.launches.clear();
        for (const ReplayedLaunch& known : m_program.replay()->launches)
            again.launches.push_back(known.number);
        again.launches.push_back(launch);
        run(std::move(again));
    });
    connect(&page, &ProgramPage::findingsWanted, this, &ProgramController::findingsWanted);
    connect(parts.actions.runKernel, &QAction::triggered, this, &ProgramController::tellHostEdit);
    connect(&page, &ProgramPage::launchChosen, this, [this](std::size_t launch) {
        const auto& launches = m_program.replay()->launches;
        const auto known = std::ranges::find(launches, launch, &ReplayedLaunch::number);
        if (!isChosen() || known == launches.end())
            return;
        Recipe recipe = m_parts.settings.recipe();
        recipe.strategy = known->strategy;
        recipe.block = known->block;
        recipe.source.reset();
        m_parts.settings.setRecipe(recipe);
    });
}

bool ProgramController::isProgram(const QString& file)
{
    try {
        return isSourceFile(file) && hasMain(readKernel(file));
    } catch (const KernelFileError&) { // whoever opens it says why
        return false;
    }
}

bool ProgramController::isChosen() const
{
    return m_program.replay() && m_parts.settings.operation().name == m_program.replay()->operation.name;
}

bool ProgramController::isShown() const
{
    const bool hasNoOperation =
        m_program.isRunning() || m_program.failure() || (m_program.replay() && m_program.replay()->launches.empty());
    return isChosen() || (hasNoOperation && (isTextShown() || m_parts.settings.operation().name == m_chosenBefore));
}

/// As the text of an operation of its own.
bool ProgramController::isTextShown() const
{
    const QString file = QString::fromStdString(m_parts.settings.operation().file);
    return !file.isEmpty() && std::ranges::any_of(m_program.request().files, [&](const QString& one) {
        return QFileInfo(one).absoluteFilePath() == file;
    });
}

/// The Kernel panel names a source as its strategy does; the compiler, with its folder.
std::string ProgramController::shownName(const std::string& source) const
{
    const std::string& own = m_parts.settings.strategy().source.name;
    const auto nameOf = [](const std::string& path) { return QFileInfo(QString::fromStdString(path)).fileName(); };
    return (isChosen() || isTextShown()) && nameOf(source) == nameOf(own) ? own : source;
}

std::string ProgramController::openedSource(const std::string& source)
{
    const QString path = QFileInfo(QString::fromStdString(source)).absoluteFilePath();
    if (isShown() && !isChosen() && path.toStdString() != m_parts.settings.operation().file && isKernelFile(path) &&
        QFileInfo::exists(path))
        emit textWanted(path);
    return shownName(source);
}

void ProgramController::runWithEdits()
{
    KernelController& kernel = *m_parts.docks.panel<KernelPanel>().findChild<KernelController*>();
    if (isShown() && kernel.isUnsaved())
        kernel.save(); // which runs it
    else
        runAgain();
}

void ProgramController::open(const QStringList& files, const QStringList& arguments)
{
    ProgramModel::Request request;
    request.files = files;
    request.arguments = arguments;
    ask(request);
}

void ProgramController::openFolder(const QString& folder)
{
    const QString path = QDir(folder).absolutePath();
    try {
        const ProgramSources sources = programInFolder(path.toStdString()).sources;
        ProgramModel::Request request;
        request.folder = path;
        for (const auto& files : {sources.files, sources.named})
            for (const auto& file : files)
                request.files << QString::fromStdString(file.string());
        request.files.removeDuplicates();
        ask(request);
    } catch (...) {
        m_parts.messages.post(topic, MessageBar::Severity::Error, toRunFailure(std::current_exception()).message);
    }
}

void ProgramController::ask(const ProgramModel::Request& request)
{
    const QString& file = request.files.constFirst();
    QSet<QString> paths;
    for (const QString& one : request.files)
        paths << QFileInfo(one).absoluteFilePath();
    if (m_allowed.contains(paths))
        return run(request);
    m_parts.messages.post(
        topic, MessageBar::Severity::Note,
        tr("%1 is a whole program. Running it starts it on this computer, where it can change your files.")
            .arg(QFileInfo(request.folder.isEmpty() ? file : request.folder).fileName()),
        {{tr("Run it"),
          [this, request, paths] {
              m_allowed.unite(paths);
              run(request);
          }},
         {tr("Open its kernels only"), [this, file] { emit kernelsWanted(file); }}});
}

/// As one types it in a shell.
QString ProgramController::commandText() const
{
    QStringList words{QStringLiteral("tilescope"), QStringLiteral("run")};
    const ProgramModel::Request& request = m_program.request();
    words << (request.folder.isEmpty() ? request.files : QStringList{request.folder});
    const auto& launches = m_program.replay()->launches;
    const auto shown = std::ranges::find(launches, m_parts.settings.recipe().strategy, &ReplayedLaunch::strategy);
    if (shown != launches.end())
        words << QStringLiteral("--launch") << QString::number(shown->number);
    if (!request.arguments.isEmpty())
        words << QStringLiteral("--") << request.arguments;
    std::ranges::transform(words, words.begin(), shellWord);
    return words.join(u' ');
}

void ProgramController::run(ProgramModel::Request request)
{
    m_parts.messages.clear(topic);
    m_saved.watch(request.files);
    if (!request.picture && !isChosen())
        request.picture = m_parts.session.image();
    request.gpu = m_parts.settings.recipe().gpu.value_or(std::string());
    m_chosenBefore = m_parts.settings.operation().name;
    const bool isKnown =
        m_parts.docks.pagesOf(programPanel)->isOffered(programPanel) && request.files == m_program.request().files;
    m_program.run(std::move(request));
    if (!isKnown)                         // else the user stays at the line that was edited
        m_parts.docks.show(programPanel); // with its output, as it comes
}

/// It runs again only when the user wants it: the text may be somebody else's by now.
void ProgramController::tellSaved(const QStringList& saved)
{
    const QStringList& files = m_program.request().files;
    m_saved.watch(files);
    if (isRunning() || !(isChosen() || m_program.failure()))
        return;
    m_parts.messages.post(
        topic, MessageBar::Severity::Note,
        tr("%1 was saved. What is shown is of the text before.").arg(QFileInfo(saved.value(0)).fileName()),
        {{tr("Run it again"), [this] { runAgain(); }}});
}

/// What deviceText() leaves out of a text.
static std::string hostPart(const std::string& text)
{
    const std::string device = deviceText(text);
    std::string host;
    for (std::size_t i = 0; i < std::min(text.size(), device.size()); ++i)
        if (text[i] != device[i])
            host += text[i];
    return host;
}

/// A launch is repeated with the memory that was recorded: what the host's code does now is not in it.
void ProgramController::tellHostEdit()
{
    const KernelPanel& panel = m_parts.docks.panel<KernelPanel>();
    if (!isChosen() || hostPart(panel.text()) == hostPart(panel.ownText()))
        return;
    m_parts.messages.post(
        topic, MessageBar::Severity::Note,
        tr("Only the kernel was run again. Save the file to run main() with your changes."),
        {{tr("Save and run"), [this] { m_parts.docks.panel<KernelPanel>().findChild<KernelController*>()->save(); }}});
}

void ProgramController::follow()
{
    if (!m_program.isRunning())
        m_parts.docks.panel<KernelPanel>().setHostFindings({}); // the same may be in another text now
    offer();
    emit runningChanged();
    if (const auto& failure = m_program.failure()) {
        m_parts.messages.post(topic, MessageBar::Severity::Error, failure->message);
        m_parts.status.setFailure(*failure);
    }
}

void ProgramController::tellFindings()
{
    KernelPanel& kernel = m_parts.docks.panel<KernelPanel>();
    if (!isShown()) {
        m_page.setFindingCount(0);
        kernel.setHostFindings({});
        emit findingsChanged({});
        return;
    }
    std::vector<Finding> all;
    RunFailure said; // by the compiler
    if (const auto& failure = m_program.failure()) {
        said = *failure;
    } else if (const auto& record = m_program.record()) {
        all = findingsIn(record->record.events);
        said.diagnostics = record->warnings;
    }
    const std::vector<Finding> compilers = findingsOf(said);
    all.insert(all.end(), compilers.begin(), compilers.end());
    for (Finding& finding : all)
        finding.source = shownName(finding.source);
    m_page.setFindingCount(static_cast<int>(all.size()));
    kernel.setHostFindings(all);
    if (m_program.failure() && all.empty()) // nothing was checked
        emit findingsChanged({});
    else
        emit findingsChanged(all);
}

/// Why no launch can be shown.
static QString reasonOf(const ProgramRecord& record, const Replay& replay)
{
    QStringList told;
    if (record.record.launchCount == 0)
        told << ProgramController::tr("The program launched no kernel.");
    if (const std::string end = endText(record); !end.empty())
        told << QString::fromStdString(end);
    for (const std::string& note : replay.notes)
        told << QString::fromStdString(note);
    return sentences(told);
}

/// The operation of the launches, if there are any that can be repeated.
void ProgramController::take()
{
    const Replay& replay = *m_program.replay();
    const bool isInFront = m_parts.docks.pagesOf(programPanel)->page() == programPanel;
    if (!replay.operation.strategies.empty())
        emit operationReady(replay.operation);
    else
        m_parts.messages.post(topic, MessageBar::Severity::Warning, reasonOf(*m_program.record(), replay));
    Recipe recipe = m_parts.settings.recipe();
    const auto known = std::ranges::find(replay.launches, recipe.strategy, &ReplayedLaunch::strategy);
    if (isChosen() && known != replay.launches.end() && recipe.block != known->block) { // as it is launched now
        recipe.block = known->block;
        m_parts.settings.setRecipe(recipe);
    }
    offer();
    if (isInFront) // it was not offered until the operation was chosen
        m_parts.docks.show(programPanel);
}

void ProgramController::offer()
{
    m_parts.actions.nameRunAgain(isShown());
    if (!m_program.isRunning()) { // else those of the last run stay
        tellFindings();
        m_parts.run.setBeforeError(isShown() && m_program.failure());
    }
    const bool hasOnlyOutput = m_program.replay() && m_program.replay()->launches.empty();
    const bool isOwn = isChosen() || m_program.isRunning() || m_program.failure();
    m_parts.docks.pagesOf(programPanel)->setOffered(programPanel, isOwn || hasOnlyOutput);
    if (!isChosen()) {
        m_shown.reset();
        return;
    }
    const auto& launches = m_program.replay()->launches;
    const auto known = std::ranges::find(launches, m_parts.settings.recipe().strategy, &ReplayedLaunch::strategy);
    if (known == launches.end())
        return;
    m_page.setLaunch(known->number);
    if (m_shown != known->plan) {
        m_shown = known->plan;
        showSource(*known);
    }
}

/// The image that the launch reads, or one of the result's size: figures per pixel are those per value.
void ProgramController::showSource(const ReplayedLaunch& launch)
{
    auto source = sourceImage(*launch.plan);
    if (!source)
        source = std::make_shared<const Image>(launch.plan->plan.pictureWidth, launch.plan->plan.pictureHeight,
                                               PixelFormat::Grey8);
    const bool isGrey = source->format() == PixelFormat::Grey8;
    const QImage image(reinterpret_cast<const uchar*>(source->bytes().data()), source->width(), source->height(),
                       qsizetype{source->width()} * (isGrey ? 1 : 3),
                       isGrey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    emit pictureWanted(
        image.copy(),
        tr("%1, launch %2").arg(QFileInfo(m_program.request().files.value(0)).fileName()).arg(launch.number));
}

} // namespace tilescope
