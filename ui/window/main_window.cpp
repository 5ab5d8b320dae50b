#include "ui/window/main_window.h"

#include "ui/block/block_panel.h"
#include "ui/canvas/caption_strip.h"
#include "ui/canvas/scene.h"
#include "ui/difference/difference_controller.h"
#include "ui/export/export_controller.h"
#include "ui/glossary/glossary_controller.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/language/language.h"
#include "ui/lesson/lesson_controller.h"
#include "ui/operations/operation_controller.h"
#include "ui/operations/operation_store.h"
#include "ui/palette/palette_controller.h"
#include "ui/pins/pin_controller.h"
#include "ui/pixel/go_to_pixel.h"
#include "ui/presentation/presentation.h"
#include "ui/program/program_controller.h"
#include "ui/recorded/recorded_controller.h"
#include "ui/runs/strategy_runs.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/sessions/gpu_restart.h"
#include "ui/sessions/session_controller.h"
#include "ui/sessions/undo_keeper.h"
#include "ui/settings/image_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/template_selection.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/layout_controller.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/start/start_controller.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/translation.h"
#include "ui/values/values_panel.h"
#include "ui/window/first_place.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/overlay_controller.h"
#include "ui/window/panel_kinds.h"
#include "ui/window/panel_state.h"
#include "ui/window/picture_state.h"
#include "ui/window/reading_keys.h"
#include "ui/window/reuse_controller.h"
#include "ui/window/view_choice.h"
#include "ui/window/window_menus.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QResizeEvent>
#include <QScreen>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace tilescope
{

static const QString firstPicture = QStringLiteral("sample:board@1024x768");

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent), m_preferences(options.preferencesFile, options.screenshot.isEmpty()),
      m_keepsLayout(!options.size && options.screenshot.isEmpty()), m_session(options.runner), m_run(m_session),
      m_settings(m_session.registry(), options.recipe.value_or(Recipe())), m_side(options.runner),
      m_recorded(m_session.registry()), m_images(this), m_actions(new WindowActions(this)),
      m_canvas(new Canvas(quickestGl(probeGl()))), m_messages(new MessageBar), m_status(new StatusLine),
      m_docks(new WindowDocks(*this, panelKinds())),
      m_undo(new UndoKeeper(m_settings, m_source, m_subject, *m_actions, this)),
      m_pins(new PinController(m_run, m_session.registry(), *m_messages, *m_status, *m_actions, this)),
      m_runs(new StrategyRuns(m_session.registry(), this)),
      m_sessions(
          new SessionController({m_settings, *m_messages, *m_actions, m_preferences, *m_pins, m_source, m_subject},
                                options.dataFolder, this)),
      m_parts{*this,       m_session, m_side,     *m_canvas,  m_settings,    m_run,
              *m_messages, *m_status, *m_actions, *m_docks,   m_preferences, *m_sessions,
              *m_pins,     m_source,  m_subject,  m_recorded, m_focus,       *m_runs}
{
    m_runs->follow(m_session, m_settings, m_run, *m_pins); // before the panels, which read it when a run ends

    setObjectName(QStringLiteral("main"));
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Tilescope"));
    setMaximumSize(largestWindow);
    buildCentre();
    const WindowMenus menus = buildMenus(*menuBar(), *m_actions, [this](const QString& name) { open(name); });
    connect(menus.recent, &QMenu::aboutToShow, this, [this, menu = menus.recent] { fillRecentMenu(*menu); });
    fillRecentMenu(*menus.recent);
    m_sessions->keepRecent(*menus.recentSessions);
    connect(menus.panels, &QMenu::aboutToShow, this, [this, menu = menus.panels] { fillPanelMenu(*menu); });
    fillPanelMenu(*menus.panels);
    connectActions();
    m_view = new ViewChoice(*m_actions, *m_canvas, this);
    connectSession();
    connectCanvas();
    connectHistory();
    addFeatures(options);
    m_start->addTexts(*menus.texts);
    new ReadingKeys(*this, *m_canvas);
    followPanels(options);

    placeFirst(options.size);
    m_layouts->begin(options.layout);
    if (options.overlay)
        m_actions->overlayModes.at(*options.overlay)->setChecked(true);
    m_view->choose(options.view.value_or(m_keepsLayout ? m_preferences.view() : ViewMode::Result));
    m_actions->themes.at(options.theme.value_or(m_preferences.theme()))->setChecked(true);
    m_actions->languages.at(spokenLanguage().code)->setChecked(true);
    if (const QString lack = missingLetters(spokenLanguage().code); !lack.isEmpty())
        m_messages->post(MessageBar::Topic::Language, MessageBar::Severity::Warning, lack,
                         {{languages().front().name, [this] {
                               m_preferences.setLanguage(languages().front().code);
                               m_restart->restart();
                           }}});
    m_session.setRecipe(m_settings.recipe());
    m_canvas->setFocus(); // else the first button has it, and looks pressed
    const std::optional<PanelKey> asked = m_docks->key(options.panel);
    if (asked)
        m_docks->show(*asked);
    else if (options.panel == deviceName)
        QTimer::singleShot(0, m_actions->device, &QAction::trigger); // over the window
    if (options.presents)                                            // after the window is shown
        QTimer::singleShot(0, this, [this, asked] {
            m_presentation->enter(asked ? std::optional(m_docks->kind(*asked).key) : std::nullopt);
        });
    if (options.step)
        m_docks->panel<BlockPanel>().goTo(*options.step);
    openAll(options.images, options.range, options.programArguments);
    begin(options);
    findChild<LessonController*>()->begin(options.lessonFolders, options.lesson, options.lessonStep);
    if (options.subject)
        m_subject.choose(*options.subject);
    if (options.startsSweep)
        connect(
            &m_run, &RunState::reported, this, [this] { m_docks->panel<SweepPanel>().start(); },
            Qt::SingleShotConnection);
    m_sessions->askToRestore();
}

MainWindow::~MainWindow() = default;

/// Without a picture or settings on the command line, the window goes on where the last one ended.
void MainWindow::begin(const WindowOptions& options)
{
    const bool isPlain = options.images.isEmpty() && !options.recipe && m_keepsLayout;
    const QString last = isPlain ? m_sessions->lastSession() : QString();
    const QString resumed = options.resume.isEmpty() ? last : options.resume;
    const bool hasPicture = !resumed.isEmpty() && m_sessions->resume(resumed);
    if (options.images.isEmpty() && !hasPicture)
        openFirst();
    if (isPlain && options.lesson.isEmpty() && m_sessions->keepsSessions() && resumed.isEmpty())
        QTimer::singleShot(0, m_start, &StartController::welcome); // over the window, which is shown by then
}

void MainWindow::placeFirst(const std::optional<QSize>& size)
{
    if (size)
        return resize(*size);
    if (m_keepsLayout && restoreGeometry(m_preferences.geometry())) {
        const QScreen* on = QGuiApplication::screenAt(geometry().center());
        const QRect place = placeWithin(geometry(), (on ? on : screen())->availableGeometry());
        if (place != geometry()) // of a screen that is not connected now
            setGeometry(place);
        return;
    }
    const FirstPlace place = firstPlace(screen()->size(), screen()->availableSize());
    resize(place.size);
    setWindowState(windowState().setFlag(Qt::WindowMaximized, place.isMaximised));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const QSize bounded = event->size().boundedTo(largestWindow);
    if (event->size() != bounded) // X without a window manager ignores the maximum
        resize(bounded);
}

void MainWindow::open(const QString& name, const RangeChoice& range)
{
    if (isKernelFile(name) || QFileInfo(name).isDir()) {
        if (QFileInfo(name).isDir() || m_operations->isOperation(name))
            m_operations->open({name});
        else
            findChild<KernelController*>()->open(name);
        if (!m_session.image())
            openFirst();
        return;
    }
    const bool isPicture = !isSessionFile(name);
    if (isPicture || (!m_sessions->open(name) && !m_session.image())) // the window is never empty
        m_images.open(isPicture ? name : firstPicture, range);
}

/// Several sources are one program, if one of them has a main().
void MainWindow::openAll(const QStringList& names, const RangeChoice& range, const QStringList& arguments)
{
    const bool isProgram = std::ranges::any_of(names, &ProgramController::isProgram);
    QStringList sources;
    for (const QString& name : names)
        if (isProgram && isSourceFile(name))
            sources << name;
        else
            open(name, range);
    if (sources.isEmpty())
        return;
    m_operations->open(sources, arguments);
    if (!m_session.image())
        openFirst();
}

void MainWindow::finish()
{
    m_images.waitForSaved();
    findChild<ExportController*>()->waitForWritten();
    if (m_keepsLayout)
        m_sessions->keepForNextStart(m_docks->panel<KernelPanel>().typedText());
    m_sessions->end();
    m_preferences.sync();
}

void MainWindow::cancel()
{
    m_images.cancel();
    m_session.cancel();
    m_program->cancel();
}

void MainWindow::showOpening()
{
    if (m_images.isOpening())
        m_status->beginRun(tr("opening the image"));
    else if (m_program->isRunning())
        m_status->beginRun(tr("running the program"));
    else if (!m_session.isBusy())
        m_status->endRun();
    updateCancel();
}

void MainWindow::updateCancel()
{
    m_actions->cancel->setEnabled(m_session.isBusy() || m_images.isOpening() || m_program->isRunning());
}

/// Toggles of the panels; after that of one with pages, these.
void MainWindow::fillPanelMenu(QMenu& menu)
{
    menu.clear();
    for (const PanelKind& kind : m_docks->kinds()) {
        menu.addAction(m_docks->find(kind.key)->toggleViewAction());
        for (const PanelPage& page : kind.pages)
            if (const auto* pages = m_docks->pagesOf(kind.key);
                pages && page.key != kind.key && pages->isOffered(page.key))
                menu.addAction(QStringLiteral("%1 ▸ %2").arg(kind.title, page.title),
                               [this, key = page.key] { m_docks->show(key); });
    }
}

void MainWindow::openFirst() { open(firstPicture); }

void MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new ViewBar(*m_actions));
    column->addWidget(m_messages);
    column->addWidget(m_canvas, 1);
    auto* caption = new CaptionStrip;
    column->addWidget(caption);
    connect(m_canvas, &Canvas::captionChanged, caption, [this, caption] { caption->setCaption(m_canvas->caption()); });
    m_actions->followLayout(this, [this, caption](LayoutName name) {
        caption->setBrief(tellsLittle(name));
        m_status->setBrief(tellsLittle(name));
    });
    setCentralWidget(centre);
    setStatusBar(m_status);
}

/// Features that connect themselves: the panels, and one line for each of the others. The window owns them.
void MainWindow::addFeatures(const WindowOptions& options)
{
    m_docks->fill(m_parts);
    m_program = findChild<ProgramController*>();
    connect(m_program, &ProgramController::runningChanged, this, &MainWindow::showOpening);
    connect(m_program, &ProgramController::pictureWanted, &m_images, &ImageController::openImage);
    new PanelState(m_parts);
    const ImageControl* const image = m_docks->panel<SettingsPanel>().imageControl();
    connect(image, &ImageControl::openWanted, this, [this](const QString& name) { open(name); });
    connect(image, &ImageControl::askWanted, m_actions->open, &QAction::trigger);
    new DifferenceController(m_parts);
    new RecordedController(m_parts, this);
    new OverlayController(m_parts);
    new ReuseController(m_parts);
    new GoToPixel(m_parts);
    new PaletteController(m_parts);
    new ExportController(m_parts);
    new GlossaryController(m_parts);
    m_operations =
        new OperationController(m_parts,
                                options.runner.operations.empty()
                                    ? nullptr
                                    : std::make_unique<OperationStore>(options.operationFolders, options.kernelFiles),
                                this);
    m_sessions->setOperations(m_operations->store());
    connect(m_sessions, &SessionController::kernelFileWanted, m_operations,
            [this](const QString& path) { m_operations->open({path}); });
    connect(findChild<KernelController*>(), &KernelController::fileSaved, m_operations,
            &OperationController::takeSaved);
    connect(findChild<KernelController*>(), &KernelController::kernelWanted, this,
            [this](const QString& path) { open(path); });
    auto* lessons = findChild<LessonController*>();
    connect(lessons, &LessonController::pictureWanted, this, [this](const QString& name) { open(name); });
    m_start = new StartController(m_parts);
    connect(m_start, &StartController::fileWanted, this, [this](const QString& name) { open(name); });
    m_layouts = new LayoutController(m_parts, m_keepsLayout);
    m_presentation = new Presentation(m_parts);
    m_presentation->setFillsScreen(!options.size);
    new TemplateSelection(m_parts);
    const auto* where = new WhereController(m_parts, options.place, options.linkTo);
    m_restart = new GpuRestart(
        m_parts, *m_sessions, *m_layouts,
        {!options.size, options.panel, options.theme, options.start, [where] { return where->arguments(); }});
    connect(m_actions->copyCommand, &QAction::triggered, this, [this, where] {
        m_sessions->copyCommand(where->arguments(), m_program->isChosen() ? m_program->commandText() : QString());
    });
    // Connected last: it may set a valid setting, and all listeners must receive the failure before the next run
    // begins.
    connect(&m_session, &Session::failed, this, &MainWindow::takeFailure);
}

void MainWindow::connectActions()
{
    const auto& a = *m_actions;
    connect(a.open, &QAction::triggered, this,
            [this] { askForPicture(this, m_preferences.lastFolder(), [this](const QString& path) { open(path); }); });
    connect(a.openProgram, &QAction::triggered, this,
            [this] { askForFolder(this, m_preferences.lastFolder(), [this](const QString& path) { open(path); }); });
    connect(a.paste, &QAction::triggered, this, [this] {
        const auto* copied = QApplication::clipboard()->mimeData();
        if (!copied || !takeMime(*copied, tr("pasted image")))
            m_messages->post(
                MessageBar::Topic::Open, MessageBar::Severity::Note,
                tr("The clipboard does not contain an image. Copy one in another program, then paste it here."));
    });
    connect(a.save, &QAction::triggered, this, &MainWindow::saveResult);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.runAgain, &QAction::triggered, this, [this] {
        if (m_program->isShown())
            m_program->runWithEdits();
        else
            m_session.runAgain();
    });
    connect(a.cancel, &QAction::triggered, this, &MainWindow::cancel);
    connect(m_status, &StatusLine::cancelRequested, this, &MainWindow::cancel);
    for (auto* overlay : {a.grid, a.block, a.boxes, a.profiles, a.scale, a.values})
        connect(overlay, &QAction::toggled, this, [this] {
            const auto& toggles = *m_actions;
            Canvas::Overlays overlays = m_canvas->scene().overlays; // other features set the rest of it
            overlays.grid = toggles.grid->isChecked();
            overlays.block = toggles.block->isChecked();
            overlays.boxes = toggles.boxes->isChecked();
            overlays.profiles = toggles.profiles->isChecked();
            overlays.scale = toggles.scale->isChecked();
            overlays.values = toggles.values->isChecked();
            m_canvas->setOverlays(overlays);
        });
    connect(a.back, &QAction::triggered, &m_focus, &FocusModel::goBack);
    connect(&m_focus, &FocusModel::historyChanged, this, [this] { m_actions->back->setEnabled(m_focus.canGoBack()); });
    connect(m_canvas, &Canvas::clicked, &m_focus, &FocusModel::choose);
    connect(m_canvas, &Canvas::pinMoved, this, [this](const Focus& moved) {
        Focus kept = m_focus.focus(); // without its pixel, if that is no longer pinned
        kept.pixel.reset();
        m_focus.follow(moved.pixel ? moved : kept);
    });
    connect(&m_focus, &FocusModel::pixelChosen, m_canvas, [this](std::optional<QPoint> pixel) {
        if (m_canvas->scene().isInspecting)
            m_canvas->pin(pixel);
    });
    connect(&m_session, &Session::started, this, [this](Session::Stage stage) {
        if (stage == Session::Stage::Live)
            m_focus.leaveRun();
    });
    connect(a.fit, &QAction::triggered, m_canvas, &Canvas::fit);
    connect(a.zoom100, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(1); });
    connect(a.zoom200, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(2); });
    connect(a.zoom400, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(4); });
    connect(a.zoomBlock, &QAction::triggered, m_canvas, [this] { m_canvas->zoomToBlock(); });
    connect(a.fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    for (const auto& [choice, action] : a.themes)
        connect(action, &QAction::triggered, this, [this, choice = choice] { setTheme(choice); });
    for (const auto& [code, action] : a.languages)
        connect(action, &QAction::triggered, this, [this, code = code] { setLanguage(code); });
    connect(a.keys, &QAction::triggered, this, [this] { showKeys(*menuBar(), this); });
    connect(a.guide, &QAction::triggered, this, [this] { showGuide(this); });
    connect(a.device, &QAction::triggered, this, [this] { showDevice(m_settings, this); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(&m_images, &ImageController::openingChanged, this, &MainWindow::showOpening);
    connect(&m_images, &ImageController::opened, this, &MainWindow::takeImage);
    const auto stay = [this](MessageBar::Severity severity, const QString& message) {
        m_messages->post(MessageBar::Topic::Open, severity, message);
        m_undo->keepImage();
        m_docks->panel<SettingsPanel>().imageControl()->showAgain();
        if (!m_session.image()) // the window is never empty
            openFirst();
    };
    connect(&m_images, &ImageController::openFailed, this,
            [stay](const QString& message) { stay(MessageBar::Severity::Error, message); });
    connect(&m_images, &ImageController::openCancelled, this,
            [stay] { stay(MessageBar::Severity::Note, tr("Opening the image was cancelled.")); });
    connect(&m_source, &SourcePicture::mapped, this, &MainWindow::takeRange);
    connect(&m_source, &SourcePicture::mappingFailed, this, [this] {
        m_messages->post(MessageBar::Topic::Open, MessageBar::Severity::Error,
                         tr("There is not enough memory for the image in another range. Use a smaller image."));
    });
    connect(&m_images, &ImageController::saved, this, [this](const QString& path) {
        m_messages->post(MessageBar::Topic::Save, MessageBar::Severity::Note,
                         tr("The result was saved as %1.").arg(path));
    });
    connect(&m_images, &ImageController::saveFailed, this, [this](const QString& message) {
        m_messages->post(MessageBar::Topic::Save, MessageBar::Severity::Error, message);
    });
}

void MainWindow::connectSession()
{
    new PictureState(m_run, m_session.registry(), *m_canvas, *m_status, this);
    connect(&m_settings, &SettingsModel::runDue, &m_session, &Session::setRecipe);
    connect(&m_session, &Session::ready, this, &MainWindow::takeEnvironment);
    connect(&m_run, &RunState::reported, this, &MainWindow::takeReport);
    connect(&m_run, &RunState::runningChanged, this, &MainWindow::updateCancel);
    connect(&m_session, &Session::progress, m_status, &StatusLine::setProgress);
    connect(&m_session, &Session::idle, this, &MainWindow::updateCancel);
}

/// The other strategies are run while a panel shows them, and for a picture or an export of the window.
void MainWindow::followPanels(const WindowOptions& options)
{
    if (!options.screenshot.isEmpty() || !options.exportFile.isEmpty())
        return;
    std::vector<QDockWidget*> comparing;
    for (const PanelKind& kind : m_docks->kinds())
        if (kind.comparesStrategies)
            comparing.push_back(m_docks->find(kind.key));
    const auto follow = [this, comparing] {
        m_session.setComparing(std::ranges::any_of(comparing, [](const QDockWidget* dock) {
            return !dock->visibleRegion().isEmpty(); // false for a tab that is not in front
        }));
    };
    for (const QDockWidget* dock : comparing)
        connect(dock, &QDockWidget::visibilityChanged, this, follow, Qt::QueuedConnection);
}

void MainWindow::connectHistory()
{
    connect(m_undo, &UndoKeeper::imageWanted, this, &MainWindow::open);
    connect(m_sessions, &SessionController::openWanted, this, &MainWindow::open);
}

void MainWindow::connectCanvas()
{
    connect(m_canvas, &Canvas::doubleClicked, m_actions->hidePanels, &QAction::trigger);
    connect(m_canvas, &Canvas::viewChanged, this, [this] { m_session.setView(m_canvas->resultView()); });
    connect(m_canvas, &Canvas::zoomChanged, m_status, &StatusLine::setZoom);
    connect(m_canvas, &Canvas::pixelHovered, m_status, &StatusLine::setPixel);
    connect(m_canvas, &Canvas::hostPictureNeeded, this, [this] {
        m_session.setResultPlace(Session::ResultPlace::Host);
        m_session.runAgain();
    });
    connect(m_canvas, &Canvas::displayStateChanged, this, [this] {
        const DisplayState state = m_canvas->displayState();
        m_status->setDisplay(state);
        if (state.path == DisplayPath::CudaInterop)
            m_session.setResultPlace(Session::ResultPlace::Device);
        else if (m_run.report() && m_run.report()->devicePicture)
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
        // An ampersand in a file's name would be interpreted as a mnemonic.
        auto* action = menu.addAction(QString(path).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (files.isEmpty()) {
        menu.addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { m_preferences.clearRecentFiles(); });
}

/// The shown part of values that are more than 8 bits can be chosen.
QList<MessageBar::Offer> MainWindow::waysToRange(const LoadedImage& loaded)
{
    if (loaded.values->bytes)
        return {};
    QList<MessageBar::Offer> ways;
    if (loaded.range == RangeChoice())
        ways << MessageBar::Offer{tr("Stretch"), [this] { m_source.choose({RangeChoice::Kind::Auto, {}}); }};
    return ways << MessageBar::Offer{tr("Range…"), [this] { m_docks->show(rangePanel); }};
}

static QString nameOfRun(const QString& name, const RangeChoice& range)
{
    return QString::fromStdString(nameInRange(name.toStdString(), range));
}

void MainWindow::takeImage(const LoadedImage& loaded, const QString& path)
{
    if (m_session.image()) // otherwise it is shown in place of one that could not be opened, whose message must stay
        m_messages->clear(MessageBar::Topic::Open);
    if (!loaded.note.isEmpty())
        m_messages->post(MessageBar::Topic::Open, MessageBar::Severity::Note, loaded.note, waysToRange(loaded));
    if (!path.isEmpty())
        m_preferences.addRecentFile(path);
    const QString again = path.isEmpty() && loaded.name.startsWith(QLatin1String("sample:")) ? loaded.name : path;
    m_imageName = loaded.name;
    m_source.open(loaded.values, loaded.range);
    m_undo->takeImage(again);
    m_sessions->setImage(again, loaded.name);
    setWindowTitle(QStringLiteral("%1 – Tilescope").arg(loaded.name));
    m_canvas->setSource(loaded.image, loaded.values);
    m_status->setImage(loaded.name, *loaded.image);
    m_docks->panel<SettingsPanel>().imageControl()->showImage(loaded.name, path);
    m_settings.setPicture(loaded.image->format());
    m_session.setImage(loaded.image, nameOfRun(loaded.name, loaded.range));
}

/// The same picture with other values: the last result stays until the next one stands.
void MainWindow::takeRange(const ImagePtr& image, const RangeChoice& range)
{
    m_messages->clear(MessageBar::Topic::Open); // it names another range
    m_canvas->setSourceRange(image);
    m_session.setImage(image, nameOfRun(m_imageName, range));
}

bool MainWindow::takeMime(const QMimeData& mime, const QString& pixelsName)
{
    QStringList files;
    for (const auto& url : mime.urls())
        if (url.isLocalFile() && (files.isEmpty() || isSourceFile(url.toLocalFile())))
            files << url.toLocalFile();
    if (!files.isEmpty()) {
        openAll(files);
        return true;
    }
    if (!mime.hasImage())
        return false;
    m_images.openImage(qvariant_cast<QImage>(mime.imageData()), pixelsName);
    return true;
}

void MainWindow::takeReport(const std::shared_ptr<const Report>& report)
{
    m_messages->clear(MessageBar::Topic::Run);
    m_settings.clearFailure();
    showNotes(report->notes);
}

void MainWindow::takeFailure(const RunFailure& failure)
{
    const bool isBesideItsControl =
        m_settings.takeFailure(failure) && m_docks->panel<SettingsPanel>().isVisible() && !failure.mayRunUnchecked;
    if (isBesideItsControl)
        m_messages->clear(MessageBar::Topic::Run);
    else
        m_messages->post(MessageBar::Topic::Run, MessageBar::Severity::Error, failure.message, waysOnAfter(failure));
}

/// A kernel that is kept off the GPU can still be tried: the emulator shows its result.
QList<MessageBar::Offer> MainWindow::waysOnAfter(const RunFailure& failure)
{
    if (failure.mayRunUnchecked)
        return {{tr("Run it on the GPU once, unchecked"), [this] { m_session.runUnchecked(); }}};
    if (!failure.report || !failure.report->keptFromDevice)
        return {};
    return {{tr("Show it in the emulator"), [this] {
                 Recipe recipe = m_settings.recipe();
                 recipe.backend = BackendChoice::Emulator;
                 m_settings.setRecipe(recipe);
             }}};
}

void MainWindow::takeEnvironment(const Environment& environment)
{
    m_settings.setEnvironment(environment);
    m_status->setEnvironment(environment);
    const bool drawsWithGl = m_canvas->displayState().path != DisplayPath::Painter;
    m_session.setResultPlace(environment.hasGpu() && !environment.isElsewhere && drawsWithGl
                                 ? Session::ResultPlace::Both
                                 : Session::ResultPlace::Host);
}

void MainWindow::saveResult()
{
    const auto& report = m_run.report();
    if (!report || !report->picture) {
        m_messages->post(MessageBar::Topic::Save, MessageBar::Severity::Note,
                         !report ? tr("There is no result to save yet.")
                         : report->uncomputed
                             ? tr("There is no result to save: emulating it would take too long.")
                             : tr("The result is still on the GPU. Save again when the sliders have stopped moving."));
        return;
    }
    const QString suggested = QStringLiteral("%1/%2-%3%4.png")
                                  .arg(m_preferences.lastFolder(), QString::fromStdString(report->recipe.operation),
                                       QString::fromStdString(report->recipe.strategy),
                                       report->isSample() ? QStringLiteral("-sample") : QString());
    askWhereToSave(this, suggested, [this, report](const QString& path) {
        m_images.save(report->picture, path, m_canvas->resultScale());
    });
}

/// A note that was closed stays closed until the notes change.
void MainWindow::showNotes(const std::vector<Message>& notes)
{
    QStringList lines;
    for (const auto& note : notes)
        lines << translated(note);
    const QString text = lines.join(u'\n');
    if (std::exchange(m_notes, text) == text)
        return;
    if (text.isEmpty())
        m_messages->clear(MessageBar::Topic::Notes);
    else
        m_messages->post(MessageBar::Topic::Notes, MessageBar::Severity::Note, text);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_preferences.setTheme(choice);
    applyTheme(*qApp, choice);
}

/// The texts of the window are made with it, so the next one has the new language.
void MainWindow::setLanguage(const QString& code)
{
    m_preferences.setLanguage(code);
    if (code == spokenLanguage().code) {
        m_messages->clear(MessageBar::Topic::Language);
        return;
    }
    const QString lack = missingLetters(code);
    m_messages->post(MessageBar::Topic::Language,
                     lack.isEmpty() ? MessageBar::Severity::Note : MessageBar::Severity::Warning,
                     sentences({tr("Tilescope will use %1 after a restart.").arg(languageOf(code).name), lack}),
                     {{tr("Restart now"), [this] { m_restart->restart(); }}});
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    auto& kernel = *findChild<KernelController*>();
    if (m_program->isChosen() && kernel.isUnsaved() && !m_mayClose) { // no session keeps a program's text
        event->ignore();
        kernel.askBeforeClosing([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    if (m_keepsLayout) {
        m_layouts->remember();
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
    if (takeMime(*event->mimeData(), tr("dropped image")))
        event->acceptProposedAction();
}

} // namespace tilescope
