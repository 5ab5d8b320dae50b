#include "ui/window/main_window.h"

#include "ui/panels/compare_panel.h"
#include "ui/panels/counters_panel.h"
#include "ui/panels/kernel_panel.h"
#include "ui/panels/settings_panel.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/session_desk.h"
#include "ui/window/status_line.h"
#include "ui/window/undo_keeper.h"
#include "ui/window/view_bar.h"
#include "ui/window/view_choice.h"
#include "ui/window/window_actions.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_menus.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace tilescope
{

static const QString firstPicture = QStringLiteral("sample:board@1024x768");

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent), m_preferences(options.preferencesFile), m_keepsLayout(!options.size),
      m_session(options.runner), m_actions(new WindowActions(this)), m_canvas(new Canvas(probeGl())),
      m_messages(new MessageBar), m_status(new StatusLine), m_settings(new SettingsPanel(m_session.registry())),
      m_kernel(new KernelPanel(m_session.registry())), m_bottom(new BottomPanels(m_session, this)),
      m_docks(new WindowDocks(*this, *m_settings, *m_kernel, *m_bottom)),
      m_undo(new UndoKeeper(m_session.registry(), *m_settings, *m_actions, this)),
      m_sessions(new SessionDesk({m_session.registry(), *m_settings, *m_messages, *m_actions, m_preferences},
                                 options.dataFolder, this))
{
    setObjectName(QStringLiteral("main"));
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Tilescope"));
    buildCentre();
    const WindowMenus menus = buildMenus(*menuBar(), *m_actions, [this](const QString& name) { open(name); });
    connect(menus.recent, &QMenu::aboutToShow, this, [this, menu = menus.recent] { fillRecentMenu(*menu); });
    fillRecentMenu(*menus.recent);
    m_sessions->keepRecent(*menus.recentSessions);
    for (auto* dock : m_docks->all())
        menus.panels->addAction(dock->toggleViewAction());
    connectActions();
    m_view = new ViewChoice(*m_actions, *m_canvas, this);
    connectSession();
    connectCanvas();
    connectHistory();

    resize(options.size.value_or(QSize(1440, 900)));
    m_docks->fitTo(size());
    if (m_keepsLayout) {
        restoreGeometry(m_preferences.geometry());
        restoreState(m_preferences.layout());
    }
    m_view->choose(options.view.value_or(m_keepsLayout ? m_preferences.view() : ViewMode::Result));
    m_actions->themes.at(options.theme.value_or(m_preferences.theme()))->setChecked(true);
    if (options.recipe)
        m_settings->setRecipe(*options.recipe);
    m_undo->begin(m_settings->recipe());
    m_session.setRecipe(m_settings->recipe());
    m_bottom->setChosen(m_settings->recipe());
    m_kernel->setRecipe(m_settings->recipe());
    m_docks->show(options.panel);
    for (const auto& name : options.images)
        open(name);
    if (options.images.isEmpty())
        open(firstPicture);
    m_sessions->askToRestore();
}

MainWindow::~MainWindow() = default;

void MainWindow::open(const QString& name)
{
    const bool isPicture = !isSessionFile(name);
    if (isPicture || (!m_sessions->open(name) && !m_session.image())) // the window is never empty
        m_desk.open(isPicture ? name : firstPicture);
}

void MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new ViewBar(*m_actions));
    column->addWidget(m_messages);
    column->addWidget(m_canvas, 1);
    setCentralWidget(centre);
    setStatusBar(m_status);
}

TimingsPanel& MainWindow::timingsPanel() { return m_bottom->timings(); }

void MainWindow::connectActions()
{
    const auto& a = *m_actions;
    connect(a.open, &QAction::triggered, this,
            [this] { askForPicture(this, m_preferences.lastFolder(), [this](const QString& path) { open(path); }); });
    connect(a.paste, &QAction::triggered, this, [this] {
        const auto* copied = QApplication::clipboard()->mimeData();
        if (!copied || !takeMime(*copied, tr("pasted picture")))
            m_messages->post(QStringLiteral("open"), MessageBar::Severity::Note,
                             tr("The clipboard holds no picture. Copy one in another program, then paste it here."));
    });
    connect(a.save, &QAction::triggered, this, &MainWindow::saveResult);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.runAgain, &QAction::triggered, &m_session, &Session::runAgain);
    connect(a.cancel, &QAction::triggered, &m_session, &Session::cancel);
    connect(a.readSilicon, &QAction::triggered, &m_session, &Session::readSilicon);
    connect(&m_bottom->counters(), &CountersPanel::canReadSiliconChanged, a.readSilicon, &QAction::setEnabled);
    connect(a.pin, &QAction::triggered, &m_bottom->counters(), &CountersPanel::togglePin);
    connect(m_status, &StatusLine::cancelRequested, &m_session, &Session::cancel);
    for (auto* overlay : {a.grid, a.block, a.boxes, a.profiles, a.scale})
        connect(overlay, &QAction::toggled, this, [this] {
            const auto& toggles = *m_actions;
            m_canvas->setOverlays({toggles.grid->isChecked(), toggles.block->isChecked(), toggles.boxes->isChecked(),
                                   toggles.profiles->isChecked(), toggles.scale->isChecked()});
        });
    connect(a.fit, &QAction::triggered, m_canvas, &Canvas::fit);
    connect(a.zoom100, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(1); });
    connect(a.zoom200, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(2); });
    connect(a.zoom400, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(4); });
    connect(a.hidePanels, &QAction::toggled, m_docks, &WindowDocks::setHidden);
    connect(a.nextFinding, &QAction::triggered, m_kernel, &KernelPanel::goToNextFinding);
    connect(a.previousFinding, &QAction::triggered, m_kernel, &KernelPanel::goToPreviousFinding);
    connect(a.fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    for (const auto& [choice, action] : a.themes)
        connect(action, &QAction::triggered, this, [this, choice = choice] { setTheme(choice); });
    connect(a.keys, &QAction::triggered, this, [this] { showKeys(*m_actions, this); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(&m_desk, &ImageDesk::opened, this, &MainWindow::takeImage);
    connect(&m_desk, &ImageDesk::openFailed, this, [this](const QString& message) {
        m_messages->post(QStringLiteral("open"), MessageBar::Severity::Error, message);
        m_undo->keepImage();
        if (!m_session.image()) // the window is never empty
            open(firstPicture);
    });
    connect(&m_desk, &ImageDesk::saved, this, [this](const QString& path) {
        m_messages->post(QStringLiteral("save"), MessageBar::Severity::Note,
                         tr("The result was saved as %1.").arg(path));
    });
    connect(&m_desk, &ImageDesk::saveFailed, this, [this](const QString& message) {
        m_messages->post(QStringLiteral("save"), MessageBar::Severity::Error, message);
    });
}

void MainWindow::connectSession()
{
    connect(m_settings, &SettingsPanel::recipeChanged, this, &MainWindow::takeRecipe);
    connect(&m_session, &Session::ready, this, &MainWindow::takeEnvironment);
    connect(&m_session, &Session::reportReady, this, &MainWindow::takeReport);
    connect(&m_session, &Session::failed, this, &MainWindow::takeFailure);
    m_bottom->compare().setColumnChoice(m_preferences.compareColumns());
    connect(&m_bottom->compare(), &ComparePanel::columnChoiceChanged, this,
            [this](const QStringList& choice) { m_preferences.setCompareColumns(choice); });
    connect(&m_session, &Session::reportReady, m_kernel, &KernelPanel::setReport);
    connect(&m_session, &Session::failed, m_kernel, &KernelPanel::setFailure);
    connect(m_bottom, &BottomPanels::strategyChosen, m_settings, &SettingsPanel::pickStrategy);
    connect(m_bottom, &BottomPanels::lineChosen, this, [this](const std::string& source, int line) {
        m_docks->show(QStringLiteral("kernel"));
        m_kernel->goToLine(source, line);
    });
    connect(&m_session, &Session::started, this, [this](Session::Stage stage, const Recipe& recipe) {
        const QString strategy = QString::fromStdString(recipe.strategy);
        m_status->beginRun(stage == Session::Stage::Others    ? tr("timing %1").arg(strategy)
                           : stage == Session::Stage::Silicon ? tr("reading the GPU's counters")
                                                              : tr("running %1").arg(strategy));
        m_actions->cancel->setEnabled(true);
    });
    connect(&m_session, &Session::progress, m_status, &StatusLine::setProgress);
    connect(&m_session, &Session::stopped, m_status, &StatusLine::endRun);
    connect(&m_session, &Session::cancelled, m_status, &StatusLine::setCancelled);
    connect(&m_session, &Session::idle, this, [this] { m_actions->cancel->setEnabled(false); });
}

void MainWindow::connectHistory()
{
    connect(m_bottom, &BottomPanels::recipeChosen, m_settings, &SettingsPanel::applyRecipe);
    connect(m_undo, &UndoKeeper::imageWanted, this, &MainWindow::open);
    connect(m_sessions, &SessionDesk::openWanted, this, &MainWindow::open);
}

void MainWindow::takeRecipe(const Recipe& recipe)
{
    if (m_sessions->holdsBack(recipe))
        return;
    m_undo->takeRecipe(recipe);
    m_bottom->setChosen(recipe);
    m_kernel->setRecipe(recipe);
    m_session.setRecipe(recipe);
    updateSelection();
}

void MainWindow::connectCanvas()
{
    connect(m_canvas, &Canvas::zoomChanged, m_status, &StatusLine::setZoom);
    connect(m_canvas, &Canvas::pixelHovered, m_status, &StatusLine::setPixel);
    connect(m_canvas, &Canvas::selectionDragged, m_settings, &SettingsPanel::setRectangle);
    connect(m_canvas, &Canvas::hostPictureNeeded, this, [this] {
        m_session.setResultPlace(Session::ResultPlace::Host);
        m_session.runAgain();
    });
    connect(m_canvas, &Canvas::displayStateChanged, this, [this] {
        const DisplayState state = m_canvas->displayState();
        m_status->setDisplay(state);
        if (state.path == DisplayPath::CudaInterop)
            m_session.setResultPlace(Session::ResultPlace::Device);
        else if (m_report && m_report->devicePicture)
            m_session.setResultPlace(Session::ResultPlace::Host);
    });
    m_status->setDisplay(m_canvas->displayState());
    m_status->setZoom(m_canvas->zoom());
}

void MainWindow::fillRecentMenu(QMenu& menu)
{
    menu.clear();
    const QStringList files = m_preferences.recentFiles();
    for (const auto& path : files) {
        // An ampersand in a file's name would be taken for a mnemonic.
        auto* action = menu.addAction(QString(path).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (files.isEmpty()) {
        menu.addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Forget these")), &QAction::triggered, this,
            [this] { m_preferences.clearRecentFiles(); });
}

void MainWindow::takeImage(const LoadedImage& loaded, const QString& path)
{
    if (m_session.image()) // else it stands in for one that could not be opened, and why is still to be read
        m_messages->clear(QStringLiteral("open"));
    if (!loaded.note.isEmpty())
        m_messages->post(QStringLiteral("open"), MessageBar::Severity::Note, loaded.note);
    if (!path.isEmpty())
        m_preferences.addRecentFile(path);
    const QString again = path.isEmpty() && loaded.name.startsWith(QLatin1String("sample:")) ? loaded.name : path;
    m_undo->takeImage(again);
    m_sessions->setImage(again, loaded.name);
    setWindowTitle(QStringLiteral("%1 – Tilescope").arg(loaded.name));
    m_canvas->setSource(loaded.image);
    m_status->setImage(loaded.name, *loaded.image);
    m_settings->setPicture(loaded.image->format());
    m_session.setImage(loaded.image, loaded.name);
}

bool MainWindow::takeMime(const QMimeData& mime, const QString& pixelsName)
{
    for (const auto& url : mime.urls()) {
        if (!url.isLocalFile())
            continue;
        open(url.toLocalFile());
        return true;
    }
    if (!mime.hasImage())
        return false;
    m_desk.openImage(qvariant_cast<QImage>(mime.imageData()), pixelsName);
    return true;
}

void MainWindow::takeReport(std::shared_ptr<const Report> report)
{
    m_report = std::move(report);
    m_messages->clear(QStringLiteral("run"));
    m_settings->clearFailure();
    m_canvas->setReport(m_report);
    updateSelection();
    showNotes(m_report->notes);
    m_status->setReport(*m_report);
}

void MainWindow::takeFailure(const RunFailure& failure)
{
    const bool isBesideItsControl = m_settings->showFailure(failure) && m_settings->isVisible();
    if (isBesideItsControl)
        m_messages->clear(QStringLiteral("run"));
    else
        m_messages->post(QStringLiteral("run"), MessageBar::Severity::Error, failure.message);
}

void MainWindow::takeEnvironment(const Environment& environment)
{
    m_settings->setEnvironment(environment);
    m_status->setEnvironment(environment);
    const bool drawsWithGl = m_canvas->displayState().path != DisplayPath::Painter;
    m_session.setResultPlace(environment.hasGpu() && drawsWithGl ? Session::ResultPlace::Both
                                                                 : Session::ResultPlace::Host);
    if (environment.deviceLost) {
        m_messages->post(
            QStringLiteral("device"), MessageBar::Severity::Error,
            tr("The GPU was lost after an error in a kernel; the emulator takes over. Restart Tilescope to "
               "use the GPU again."));
        m_session.runAgain();
    }
}

void MainWindow::saveResult()
{
    if (!m_report || !m_report->picture) {
        m_messages->post(QStringLiteral("save"), MessageBar::Severity::Note,
                         m_report ? tr("The result is still on the GPU; save again when the sliders have rested.")
                                  : tr("There is no result to save yet."));
        return;
    }
    const QString suggested = QStringLiteral("%1/%2-%3.png")
                                  .arg(m_preferences.lastFolder(), QString::fromStdString(m_report->recipe.operation),
                                       QString::fromStdString(m_report->recipe.strategy));
    askWhereToSave(this, suggested, [this, report = m_report](const QString& path) {
        m_desk.save(report->picture, path, report->display);
    });
}

/// The canvas shows the rectangle that the recipe names, or that the operation took where the recipe names none.
void MainWindow::updateSelection()
{
    m_canvas->setSelectable(m_settings->takesRectangle());
    std::optional<QRect> selection = m_settings->rectangle();
    if (!m_settings->hasRectangleText() && m_report && m_report->recipe.operation == m_settings->recipe().operation) {
        for (const Box& box : m_report->annotations.boxes) {
            if (!selection && box.where == Box::Where::Source)
                selection = QRect(box.x, box.y, box.width, box.height);
        }
    }
    m_canvas->setSelection(selection);
}

/// A note that was closed stays away until there is another one.
void MainWindow::showNotes(const std::vector<std::string>& notes)
{
    QStringList lines;
    for (const auto& note : notes)
        lines << QString::fromStdString(note);
    const QString text = lines.join(u'\n');
    if (std::exchange(m_notes, text) == text)
        return;
    if (text.isEmpty())
        m_messages->clear(QStringLiteral("notes"));
    else
        m_messages->post(QStringLiteral("notes"), MessageBar::Severity::Note, text);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_preferences.setTheme(choice);
    applyTheme(*qApp, choice);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_keepsLayout) {
        m_preferences.setLayout(saveGeometry(), saveState());
        m_preferences.setView(m_view->chosen());
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasImage())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (takeMime(*event->mimeData(), tr("dropped picture")))
        event->acceptProposedAction();
}

} // namespace tilescope
