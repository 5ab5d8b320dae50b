#include "ui/window/main_window.h"

#include "ui/block/block_controller.h"
#include "ui/compare/compare_panel.h"
#include "ui/counters/counters_panel.h"
#include "ui/export/export_controller.h"
#include "ui/inspect/go_to_pixel.h"
#include "ui/inspect/histogram_controller.h"
#include "ui/inspect/inspector_controller.h"
#include "ui/inspect/profile_controller.h"
#include "ui/kernel/kernel_controller.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/palette/palette_controller.h"
#include "ui/pins/pin_controller.h"
#include "ui/presentation/presentation.h"
#include "ui/sessions/gpu_restart.h"
#include "ui/sessions/session_controller.h"
#include "ui/sessions/undo_keeper.h"
#include "ui/shell/file_dialogs.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/shell/window_parts.h"
#include "ui/sweep/sweep_controller.h"
#include "ui/window/bottom_panels.h"
#include "ui/window/help_dialogs.h"
#include "ui/window/layout_controller.h"
#include "ui/window/overlay_controller.h"
#include "ui/window/picture_state.h"
#include "ui/window/reuse_controller.h"
#include "ui/window/view_choice.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenuBar>
#include <QMimeData>

// Who tells whom. What is done then stands in main_window.cpp.

namespace tilescope
{

/// Features that connect themselves; each is a line here. They belong to the window.
void MainWindow::addFeatures(const WindowOptions& options)
{
    const WindowParts parts{*this,     m_session,   m_side,    *m_canvas,  m_settings, m_run,         *m_kernel,
                            *m_bottom, *m_messages, *m_status, *m_actions, *m_docks,   m_preferences, *m_sessions};
    new BlockController(parts, m_bottom->block());
    new OverlayController(parts);
    new ReuseController(parts);
    new SweepController(parts, m_bottom->sweep());
    new InspectorController(parts);
    new HistogramController(parts);
    new ProfileController(parts);
    new GoToPixel(parts);
    new PaletteController(parts);
    new PinController(parts);
    new ExportController(parts);
    m_kernels = new KernelController(parts);
    m_layouts = new LayoutController(parts, m_keepsLayout);
    m_presentation = new Presentation(parts);
    new GpuRestart(parts, *m_sessions, *m_layouts, options);
}

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
    connect(a.cancel, &QAction::triggered, this, &MainWindow::cancel);
    connect(a.readSilicon, &QAction::triggered, &m_session, &Session::readSilicon);
    connect(&m_bottom->counters(), &CountersPanel::canReadSiliconChanged, a.readSilicon, &QAction::setEnabled);
    connect(m_status, &StatusLine::cancelRequested, this, &MainWindow::cancel);
    for (auto* overlay : {a.grid, a.block, a.boxes, a.profiles, a.scale, a.values})
        connect(overlay, &QAction::toggled, this, [this] {
            const auto& toggles = *m_actions;
            Canvas::Overlays overlays = m_canvas->overlays(); // some of it is another's
            overlays.grid = toggles.grid->isChecked();
            overlays.block = toggles.block->isChecked();
            overlays.boxes = toggles.boxes->isChecked();
            overlays.profiles = toggles.profiles->isChecked();
            overlays.scale = toggles.scale->isChecked();
            overlays.values = toggles.values->isChecked();
            m_canvas->setOverlays(overlays);
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
    connect(a.keys, &QAction::triggered, this, [this] { showKeys(*menuBar(), this); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(&m_images, &ImageController::openingChanged, this, &MainWindow::showOpening);
    connect(&m_images, &ImageController::opened, this, &MainWindow::takeImage);
    const auto stay = [this](MessageBar::Severity severity, const QString& message) {
        m_messages->post(QStringLiteral("open"), severity, message);
        m_undo->keepImage();
        if (!m_session.image()) // the window is never empty
            openFirst();
    };
    connect(&m_images, &ImageController::openFailed, this,
            [stay](const QString& message) { stay(MessageBar::Severity::Error, message); });
    connect(&m_images, &ImageController::openCancelled, this,
            [stay] { stay(MessageBar::Severity::Note, tr("Opening the picture was cancelled.")); });
    connect(&m_images, &ImageController::saved, this, [this](const QString& path) {
        m_messages->post(QStringLiteral("save"), MessageBar::Severity::Note,
                         tr("The result was saved as %1.").arg(path));
    });
    connect(&m_images, &ImageController::saveFailed, this, [this](const QString& message) {
        m_messages->post(QStringLiteral("save"), MessageBar::Severity::Error, message);
    });
}

void MainWindow::connectSession()
{
    new PictureState(m_run, m_session.registry(), *m_canvas, *m_status,
                     this); // before what may answer a failure with another setting
    connect(&m_settings, &SettingsModel::changed, m_bottom, &BottomPanels::setChosen);
    connect(&m_settings, &SettingsModel::changed, m_kernel, &KernelPanel::setRecipe);
    connect(&m_settings, &SettingsModel::changed, this, &MainWindow::updateSelection);
    connect(&m_settings, &SettingsModel::runDue, &m_session, &Session::setRecipe);
    connect(&m_session, &Session::ready, this, &MainWindow::takeEnvironment);
    connect(&m_run, &RunState::reported, this, &MainWindow::takeReport);
    connect(&m_run, &RunState::failed, this, &MainWindow::takeFailure);
    m_bottom->compare().setColumnChoice(m_preferences.compareColumns());
    connect(&m_bottom->compare(), &ComparePanel::columnChoiceChanged, this,
            [this](const QStringList& choice) { m_preferences.setCompareColumns(choice); });
    connect(&m_run, &RunState::reported, m_kernel, &KernelPanel::setReport);
    connect(&m_run, &RunState::failed, m_kernel, &KernelPanel::setFailure);
    connect(m_bottom, &BottomPanels::strategyChosen, &m_settings, &SettingsModel::pickStrategy);
    connect(m_bottom, &BottomPanels::lineChosen, this, [this](const std::string& source, int line) {
        m_docks->show(QStringLiteral("kernel"));
        m_kernel->goToLine(source, line);
    });
    connect(&m_run, &RunState::runningChanged, this, &MainWindow::updateCancel);
    connect(&m_session, &Session::progress, m_status, &StatusLine::setProgress);
    connect(&m_session, &Session::idle, this, &MainWindow::updateCancel);
}

void MainWindow::connectHistory()
{
    connect(m_bottom, &BottomPanels::recipeChosen, &m_settings, &SettingsModel::setRecipe);
    connect(m_undo, &UndoKeeper::imageWanted, this, &MainWindow::open);
    connect(m_sessions, &SessionController::openWanted, this, &MainWindow::open);
}

void MainWindow::connectCanvas()
{
    connect(m_canvas, &Canvas::zoomChanged, m_status, &StatusLine::setZoom);
    connect(m_canvas, &Canvas::pixelHovered, m_status, &StatusLine::setPixel);
    connect(m_canvas, &Canvas::selectionDragged, &m_settings, &SettingsModel::setRectangle);
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

} // namespace tilescope
