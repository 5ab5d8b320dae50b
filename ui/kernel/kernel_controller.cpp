#include "ui/kernel/kernel_controller.h"

#include "gpu/run/runner.h"
#include "ui/kernel/find_bar.h"
#include "ui/kernel/kernel_bar.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/kernel/mistake_controller.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/session/side_runner.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/translation.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace tilescope
{

static const QString checkTopic = QStringLiteral("kernel check");
static const QString machineCodeTopic = QStringLiteral("machine code");
constexpr auto fileTopic = MessageBar::Topic::KernelFile;

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new KernelPanel(parts.session.registry());
    new KernelController(parts, *panel);
    panel->setRecipe(parts.settings.recipe());
    parts.actions.followLayout(panel, [panel](LayoutName name) { panel->setBrief(name == LayoutName::Learn); });
    return panel;
}

PanelKind kernelPanelKind(const std::vector<PanelPage>& further)
{
    using enum PanelPlace;
    std::vector<PanelPage> pages{{kernelPanel, KernelPanel::tr("Kernel"), makePanel}};
    pages.insert(pages.end(), further.begin(), further.end());
    return {.key = kernelPanel,
            .title = KernelPanel::tr("Kernel"),
            .pages = std::move(pages),
            .learn = {Right, 1},
            .inspect = {Right, 2},
            .tune = {Right},
            .tellsResults = false};
}

KernelController::KernelController(const WindowParts& parts, KernelPanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel)
{
    for (QTimer* timer : {&m_check, &m_rest}) {
        timer->setSingleShot(true);
        timer->setInterval(checkMs);
    }
    connect(&m_check, &QTimer::timeout, this, &KernelController::check);
    connect(&m_rest, &QTimer::timeout, this, &KernelController::readMachineCode);
    addCommands();
    connectPanel();
    connectActions();
    panel.view().installEventFilter(this);
    new MistakeController(parts, panel);
    showActions();
}

void KernelController::connectPanel()
{
    KernelPanel& panel = m_panel;
    connect(&m_parts.settings, &SettingsModel::changed, &panel, &KernelPanel::setRecipe);
    connect(&m_parts.settings, &SettingsModel::changed, this, &KernelController::followFile);
    connect(&m_parts.run, &RunState::reported, &panel, &KernelPanel::setReport);
    connect(&m_parts.run, &RunState::reported, this, [this](const std::shared_ptr<const Report>& report) {
        if (report->lines && m_parts.settings.environment().canList)
            m_rest.start();
    });
    connect(&m_parts.run, &RunState::failed, &panel, &KernelPanel::setFailure);
    connect(&panel, &KernelPanel::textChanged, this, &KernelController::takeText);
    connect(&panel, &KernelPanel::lineChosen, this, [this](const std::string& source, int line) {
        Focus chosen = m_parts.focus.focus();
        chosen.event.reset();
        chosen.source = source;
        chosen.line = line;
        m_parts.focus.choose(chosen);
    });
    connect(&panel, &KernelPanel::fileDropped, this, [this](const QString& path) {
        if (isKernelFile(path))
            emit kernelWanted(path);
        else
            complain(tr("\"%1\" is not a kernel: kernels are .cu files. Images can be dropped on the image view.")
                         .arg(path));
    });
    connect(&m_parts.session, &Session::started, &panel, [&panel](Session::Stage stage, const Recipe& recipe) {
        if (stage != Session::Stage::Sweep && stage != Session::Stage::Others) // their reports are of other recipes
            panel.setRunning(recipe);
    });
    connect(&m_parts.session, &Session::cancelled, &panel, &KernelPanel::setCancelled);
    const auto& a = m_parts.actions;
    const KernelBar& bar = panel.bar();
    bar.runButton()->setDefaultAction(a.runKernel);
    bar.differencesButton()->setDefaultAction(a.kernelDifferences);
    bar.breakButton()->setDefaultAction(a.breakKernel);
    bar.breakButton()->setPopupMode(QToolButton::InstantPopup); // adding an action with a menu changes the mode
    auto* more = new QMenu(bar.moreButton());
    more->addActions({m_revert, m_find});
    more->addSeparator();
    more->addActions({m_open, m_save});
    bar.moreButton()->setMenu(more);
}

void KernelController::connectActions()
{
    const auto& a = m_parts.actions;
    connect(a.runKernel, &QAction::triggered, this, &KernelController::run);
    connect(a.kernelDifferences, &QAction::toggled, &m_panel, &KernelPanel::setShowsDifferences);
}

/// The commands of the panel alone.
void KernelController::addCommands()
{
    WindowActions& actions = m_parts.actions;
    const auto add = [&](MenuSection section, const CommandText& text, const auto& receiver, const auto& slot) {
        QAction* const action = actions.add(section, text);
        connect(action, &QAction::triggered, receiver, slot);
        return action;
    };
    m_revert = add(MenuSection::KernelText,
                   {QStringLiteral("kernel.revert"), tr("Re&vert"),
                    tr("Restore the strategy's own source; Undo brings your edits back")},
                   this, &KernelController::revert);
    m_find = add(MenuSection::KernelSearch,
                 {QStringLiteral("kernel.find"),
                  tr("&Find in kernel"),
                  tr("Search the kernel source"),
                  {QKeySequence(tr("Ctrl+F"))}},
                 this, [this] {
                     m_parts.docks.show(kernelPanel);
                     m_panel.finder().open();
                 });
    add(MenuSection::KernelSearch,
        {QStringLiteral("kernel.next"),
         tr("&Next finding"),
         tr("To the next marked line of the kernel"),
         {QKeySequence(tr("F8"))}},
        &m_panel, &KernelPanel::goToNextFinding);
    add(MenuSection::KernelSearch,
        {QStringLiteral("kernel.previous"),
         tr("&Previous finding"),
         tr("To the previous marked line of the kernel"),
         {QKeySequence(tr("Shift+F8"))}},
        &m_panel, &KernelPanel::goToPreviousFinding);
    m_open = add(MenuSection::KernelFile,
                 {QStringLiteral("kernel.open"), tr("Open &kernel…"), tr("Load your own kernel from a .cu file")}, this,
                 [this] {
                     askForKernel(&m_parts.window, m_parts.preferences.sessionFolder(),
                                  [this](const QString& path) { emit kernelWanted(path); });
                 });
    actions.add(MenuSection::FileKernel, m_open);
    m_save = add(MenuSection::KernelFile,
                 {QStringLiteral("kernel.save"), tr("&Save kernel as…"), tr("Save the kernel source as a .cu file")},
                 this, &KernelController::askWhereToSave);
}

/// A text that equals the strategy's own again is not an edit.
void KernelController::apply(const std::string& text)
{
    Recipe recipe = m_parts.settings.recipe();
    if (text == m_panel.ownText()) {
        recipe.source.reset();
        recipe.sharedBytes.reset();
    } else {
        recipe.source = text;
    }
    m_parts.settings.setRecipe(recipe);
}

void KernelController::run()
{
    const std::string text = m_panel.text();
    const Recipe& recipe = m_parts.settings.recipe();
    if (text.empty() && !m_panel.isEdited())
        return;
    if (m_panel.isEdited())
        apply(text);
    if (m_parts.session.recipe() == recipe && !m_parts.session.isBusy())
        m_parts.session.runAgain();
}

void KernelController::revert()
{
    m_panel.setText(m_panel.ownText());
    if (m_parts.settings.recipe().source)
        apply(m_panel.ownText());
}

void KernelController::takeText()
{
    m_parts.side.drop(checkTopic);
    showActions();
    if (m_panel.text() == m_panel.ownText())
        m_check.stop();
    else
        m_check.start();
}

void KernelController::check()
{
    Recipe recipe = m_parts.settings.recipe();
    recipe.source = m_panel.text();
    const ImagePtr image = m_parts.session.image();
    if (!image) {
        m_check.start(); // the first picture has been requested
        return;
    }
    m_parts.side.ask<CompileCheck>(
        checkTopic, this,
        [recipe, image](Runner& runner, const RunControl& control) {
            return runner.compileOnly(recipe, image, control);
        },
        [this, text = *recipe.source](const CompileCheck& result) {
            if (m_panel.text() == text)
                m_panel.setCheck(result);
        },
        [](const RunFailure&) {}); // an invalid setting; the run reports it
}

/// For the GPU that the recipe names, else for that of this machine.
void KernelController::readMachineCode()
{
    const auto& report = m_parts.run.report();
    const ImagePtr image = m_parts.session.image();
    if (!report || !image)
        return;
    const Recipe& recipe = report->recipe;
    const auto& device = m_parts.settings.environment().device.device;
    const int capability = !recipe.gpu && device ? 10 * device->major + device->minor : 0;
    m_parts.side.ask<std::optional<MachineCode>>(
        machineCodeTopic, this,
        [recipe, image, capability](Runner& runner, const RunControl& control) {
            return runner.machineCode(recipe, image, capability, control);
        },
        [this, recipe](const std::optional<MachineCode>& code) { m_panel.setMachineCode(recipe, code); },
        [](const RunFailure&) {}); // a hint only
}

void KernelController::showActions()
{
    const KernelPanel& panel = m_panel;
    const bool hasText = !panel.ownText().empty();
    const bool isEditable = panel.canBeEdited();
    const bool isChanged = hasText && panel.text() != panel.ownText();
    m_parts.actions.runKernel->setEnabled(hasText);
    m_revert->setEnabled(isChanged);
    m_save->setEnabled(hasText && isEditable);
}

void KernelController::open(const QString& path)
{
    if (!m_panel.canBeEdited()) {
        complain(tr("This strategy calls a library, so its source cannot be replaced. Choose another strategy first."));
        return;
    }
    try {
        const std::string text = readKernel(path);
        m_parts.messages.clear(fileTopic);
        m_parts.docks.show(kernelPanel);
        Recipe recipe = m_parts.settings.recipe();
        recipe.sharedBytes.reset();
        recipe.source.reset();
        if (text != m_panel.ownText())
            recipe.source = text;
        m_parts.sessions.applyFromElsewhere(recipe);
    } catch (const KernelFileError& error) {
        complain(translated(messageOf(error)));
    }
}

/// With the focus in the text of a file of the user's, the key that saves the session saves that file.
bool KernelController::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if ((!isPress && event->type() != QEvent::ShortcutOverride) || m_panel.ownFile().isEmpty() ||
        m_panel.view().isReadOnly())
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!m_parts.actions.saveSession->shortcuts().contains(QKeySequence(key.keyCombination())))
        return QObject::eventFilter(watched, event);
    event->accept();
    if (isPress)
        save();
    return true;
}

/// Whether saving would replace what the window has not read.
bool KernelController::isChangedOutside(const QString& file) const
{
    try {
        const std::string text = readKernel(file);
        return text != m_panel.ownText() && text != m_written;
    } catch (const KernelFileError&) {
        return true;
    }
}

void KernelController::save()
{
    const QString file = m_panel.ownFile();
    if (file.isEmpty() || !QFileInfo::exists(file))
        askWhereToSave();
    else if (isChangedOutside(file))
        askWhichText(file, [this, file] { saveTo(file); });
    else
        saveTo(file);
}

void KernelController::askWhichText(const QString& file, const std::function<void()>& keep)
{
    const auto take = [this, file] {
        emit fileSaved(file); // which reads it
        revert();
        m_parts.messages.clear(fileTopic);
    };
    m_parts.messages.post(
        fileTopic, MessageBar::Severity::Warning,
        tr("The kernel file \"%1\" was changed outside Tilescope, and the source here was edited too.").arg(file),
        {{tr("Use the file"), take}, {tr("Keep edits"), keep}});
}

/// After the file of the chosen strategy was read again: what the window has of the user's own is not replaced without
/// a question.
void KernelController::followFile()
{
    const Recipe& recipe = m_parts.settings.recipe();
    const std::string own = m_panel.ownText();
    const std::string of = recipe.operation + '/' + recipe.strategy;
    const bool isSame = std::exchange(m_fileOf, of) == of;
    const std::string before = std::exchange(m_fileText, own);
    const QString file = m_panel.ownFile();
    if (!isSame || before == own || file.isEmpty())
        return;
    const std::string text = m_panel.text();
    if (text != own && text != before && own != m_written)
        askWhichText(file, [] {});
}

void KernelController::askWhereToSave()
{
    const Recipe& recipe = m_parts.settings.recipe();
    const QString file = m_panel.ownFile();
    const QString suggested =
        !file.isEmpty() ? file
                        : QStringLiteral("%1/%2-%3.cu")
                              .arg(m_parts.preferences.sessionFolder(), QString::fromStdString(recipe.operation),
                                   QString::fromStdString(recipe.strategy));
    askWhereToSaveKernel(&m_parts.window, suggested, [this](const QString& path) { saveTo(path); });
}

void KernelController::saveTo(const QString& path)
{
    const std::string text = m_panel.text();
    const QString file = m_panel.ownFile();
    const bool isOwnFile = !file.isEmpty() && (path == file || !QFileInfo::exists(file)); // or takes its place
    try {
        writeKernel(text, path);
    } catch (const KernelFileError& error) {
        complain(translated(messageOf(error)));
        return;
    }
    m_parts.sessions.ownWasSaved(text);
    m_written = text;
    if (isOwnFile)
        emit fileSaved(path);
    m_parts.messages.post(fileTopic, MessageBar::Severity::Note, tr("The kernel was saved as %1.").arg(path));
}

bool KernelController::isUnsaved() const
{
    const std::string text = m_panel.text();
    return !m_panel.ownFile().isEmpty() && text != m_panel.ownText() && text != m_written;
}

void KernelController::askBeforeClosing(const std::function<void()>& close)
{
    const auto save = [this, close] {
        this->save();
        if (!isUnsaved())
            close();
    };
    m_parts.messages.post(fileTopic, MessageBar::Severity::Warning,
                          tr("%1 has changes that were not saved.").arg(QFileInfo(m_panel.ownFile()).fileName()),
                          {{tr("Save and close"), save}, {tr("Close without saving"), close}});
}

void KernelController::complain(const QString& text)
{
    m_parts.messages.post(fileTopic, MessageBar::Severity::Error, text);
}

} // namespace tilescope
