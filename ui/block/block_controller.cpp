#include "ui/block/block_controller.h"

#include "gpu/cuda/device_picture.h"
#include "gpu/recipe/report_rates.h"
#include "gpu/run/runner.h"
#include "ui/block/block_panel.h"
#include "ui/block/transport_bar.h"
#include "ui/canvas/canvas.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/session/focus_model.h"
#include "ui/session/run_state.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_docks.h"
#include "ui/trace/access_pixels.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace tilescope
{

static const QString topic = QStringLiteral("trace");

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new BlockPanel;
    new BlockController(parts, *panel);
    return panel;
}

PanelKind blockPanelKind()
{
    using enum PanelPlace;
    return {.key = blockPanel,
            .title = BlockPanel::tr("Block"),
            .make = makePanel,
            .learn = {Bottom, 5},
            .inspect = {Bottom, 1},
            .needsWidth = true};
}

BlockController::BlockController(const WindowParts& parts, BlockPanel& panel)
    : QObject(&panel), m_parts(parts), m_panel(panel), m_kernel(parts.docks.panel<KernelPanel>())
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    connect(&m_quiet, &QTimer::timeout, this, &BlockController::ask);
    connect(parts.docks.find(blockPanel), &QDockWidget::visibilityChanged, this, &BlockController::followDock,
            Qt::QueuedConnection);
    connect(&panel, &BlockPanel::blockChosen, this, [this](QPoint block) {
        Focus chosen;
        chosen.block = block;
        m_parts.focus.choose(chosen);
    });
    connect(&parts.focus, &FocusModel::changed, this, &BlockController::followFocus);
    connect(&panel, &BlockPanel::stepped, this, &BlockController::showStep);
    connect(&panel, &BlockPanel::windowWanted, this, [this] {
        if (const auto window = m_panel.wantedWindow())
            m_firstEvent = window->first;
        follow();
    });
    connect(&panel, &BlockPanel::replayed, this, &BlockController::zoomOnce);
    connect(&panel.transport(), &TransportBar::zoomWanted, this, [this] {
        if (knowsSetting())
            m_parts.canvas.zoomToBlock(block());
    });
    connect(&parts.session, &Session::started, this, [this](Session::Stage stage) {
        if (stage != Session::Stage::Live)
            return;
        m_hasFailed = false;
        follow();
        waitIfOld();
    });
    connect(&parts.run, &RunState::reported, this,
            [this](const std::shared_ptr<const Report>& report) { takeReport(*report); });
    connect(&parts.run, &RunState::failed, this, &BlockController::takeFailure);
    connect(&parts.session, &Session::cancelled, this, [this] {
        if (knowsSetting())
            return;
        m_hasFailed = true;
        m_panel.setNote(tr("The run was cancelled, so its blocks are unknown. Press F5 to run again."));
    });
}

static QSize sizeOf(const Report& report)
{
    if (report.picture)
        return {report.picture->width(), report.picture->height()};
    return report.devicePicture ? QSize(report.devicePicture->width(), report.devicePicture->height()) : QSize();
}

void BlockController::takeReport(const Report& report)
{
    const LaunchReport* const main = mainLaunchOf(report);
    if (!main)
        return;
    const Dim3& grid = main->grid;
    m_hasFailed = false;
    m_setting = Setting{m_parts.session.recipe(), m_parts.session.image(),
                        QSize(static_cast<int>(grid.x), static_cast<int>(grid.y)), sizeOf(report), report.geometry};
    follow();
    waitIfOld(); // a result that was known came without a run
}

/// A kernel that failed can be traced up to the failure; for one that did not start there is only the reason.
void BlockController::takeFailure(const RunFailure& failure)
{
    if (failure.report && !failure.report->launches.empty()) {
        takeReport(*failure.report);
        return;
    }
    m_hasFailed = true;
    m_setting.reset();
    m_asked.reset();
    m_panel.setNote(tr("No block can be shown: %1").arg(failure.message), true);
}

bool BlockController::knowsSetting() const
{
    return m_setting && m_setting->recipe == m_parts.session.recipe() && m_setting->image == m_parts.session.image();
}

/// Whether the panel's block is of the present settings, or is being traced.
bool BlockController::isShown() const
{
    return m_asked && m_asked->recipe == m_parts.session.recipe() && m_asked->image == m_parts.session.image();
}

/// Also behind another panel, from which a finding may lead to a step of the present settings.
void BlockController::waitIfOld()
{
    if (!isShown() && !m_panel.player().isEmpty())
        m_panel.setWaiting(true);
}

QPoint BlockController::block() const
{
    const QSize grid = m_setting->grid;
    const QPoint wanted = m_parts.focus.focus().block.value_or(QPoint(grid.width() / 2, grid.height() / 2));
    return {std::clamp(wanted.x(), 0, std::max(0, grid.width() - 1)),
            std::clamp(wanted.y(), 0, std::max(0, grid.height() - 1))};
}

/// Qt moves a dock whose tab is not in front off the screen; it stays visible.
bool BlockController::isInFront() const { return m_panel.isVisible() && !m_panel.visibleRegion().isEmpty(); }

void BlockController::followFocus(const Focus& now, const Focus& before)
{
    if (m_isTelling)
        return;
    if (now.event != before.event || now.line != before.line || now.source != before.source ||
        now.warp != before.warp || now.block != before.block)
        m_isElsewhere = now.event || now.line > 0 || now.warp;
    if (!isInFront()) {
        m_parts.canvas.setChosenBlock(now.block); // also while something else is in front
        return;
    }
    follow();
    goToFocus();
}

void BlockController::goToFocus()
{
    if (!std::exchange(m_isElsewhere, false))
        return;
    const Focus& focus = m_parts.focus.focus();
    if (focus.event)
        m_panel.goTo(*StepChoice::parse(QString::number(*focus.event + 1)));
    else if (focus.line > 0)
        m_panel.goTo(StepChoice::ofLine(focus.source, focus.line, focus.warp));
    else if (focus.warp)
        m_panel.goTo(StepChoice::ofWarp(*focus.warp, 0));
}

/// The pixel stays as long as the replay stays with its warp.
void BlockController::tellFocus()
{
    const BlockTrace& trace = *m_panel.player().trace();
    const std::size_t event = m_panel.player().index();
    Focus told;
    told.block = QPoint(static_cast<int>(trace.index.x), static_cast<int>(trace.index.y));
    told.warp = trace.events[event].warp;
    told.event = trace.firstEvent + event;
    if (const std::uint32_t site = trace.events[event].site; site < trace.sites.size()) {
        told.source = trace.sites[site].source;
        told.line = trace.sites[site].line;
    }
    if (const Focus& before = m_parts.focus.focus(); before.block == told.block && before.warp == told.warp)
        told.pixel = before.pixel;
    m_isTelling = true;
    m_parts.focus.follow(told);
    m_isTelling = false;
}

void BlockController::followDock()
{
    if (isInFront()) {
        follow();
        goToFocus();
        if (!m_panel.player().isEmpty())
            showStep({m_panel.player().index()});
        return;
    }
    if (m_quiet.isActive())
        m_asked.reset();
    m_quiet.stop();
    m_panel.halt();
    m_panel.setWaiting(!isShown() && !m_panel.player().isEmpty());
    m_zoomedTo.reset();
    m_parts.canvas.setChosenBlock(m_parts.focus.focus().block);
    m_parts.canvas.showAccesses({}, std::nullopt);
    m_kernel.showStep({}, 0);
}

void BlockController::follow()
{
    if (!isInFront())
        return;
    if (!knowsSetting()) {
        m_panel.setWaiting(!m_hasFailed);
        return; // that setting's run brings the rest
    }
    m_panel.setPlace(m_setting->grid, block());
    m_parts.canvas.setChosenBlock(block());
    Wish wish{m_setting->recipe, m_setting->image, block(), m_firstEvent};
    const bool isSameBlock =
        m_asked && m_asked->recipe == wish.recipe && m_asked->image == wish.image && m_asked->block == wish.block;
    if (!isSameBlock)
        wish.firstEvent = m_firstEvent = 0;
    if (m_asked == wish && !m_quiet.isActive()) {
        m_panel.setWaiting(m_parts.side.isAt(topic));
        return;
    }
    m_asked = wish;
    m_panel.setWaiting(true);
    m_quiet.start();
}

void BlockController::ask()
{
    if (!m_asked || !knowsSetting())
        return;
    RunRequest request;
    request.recipe = m_asked->recipe;
    request.image = m_asked->image;
    request.depth = RunDepth::Picture;
    const Dim3 place{static_cast<unsigned>(m_asked->block.x()), static_cast<unsigned>(m_asked->block.y()), 0};
    const TraceWindow window{m_asked->firstEvent, TraceWindow().count};
    BlockWish block{request, place, window, m_setting->geometry, {}};
    if (const auto& shown = m_panel.player().trace(); window.first > 0 && shown) // more of the same block
        block.inRunOrder = shown->isInRunOrder;
    const auto work = [block](Runner& runner, const RunControl& control) { return traceBlock(runner, block, control); };
    m_parts.side.ask<TracedBlock>(
        topic, this, work, [this, wish = *m_asked](const TracedBlock& traced) { take(wish, traced); },
        [this](const RunFailure& failure) {
            m_asked.reset();
            m_panel.setNote(tr("This block cannot be shown: %1").arg(failure.message), true);
        });
}

void BlockController::take(const Wish& wish, const TracedBlock& block)
{
    if (m_asked == wish)
        m_panel.setTraced(block);
}

/// Only once, so that the user may zoom out again.
void BlockController::zoomOnce()
{
    if (!m_parts.actions.layouts.at(LayoutName::Learn)->isChecked() || !knowsSetting() || m_zoomedTo == block())
        return;
    m_zoomedTo = block();
    if (!m_parts.canvas.showsBlockWhole(block()))
        m_parts.canvas.zoomToBlock(block());
}

void BlockController::showStep(const std::vector<std::size_t>& passed)
{
    const BlockTrace* const trace = m_panel.player().trace().get();
    if (!isInFront() || !trace || passed.empty() || !m_setting) {
        m_parts.canvas.showAccesses({}, std::nullopt);
        m_kernel.showStep({}, 0);
        return;
    }
    if (!m_panel.isWaiting())
        tellFocus();
    const QSize source(m_setting->image->width(), m_setting->image->height());
    const auto pixelsOf = [&](std::size_t event) {
        const bool isShared = trace->events[event].space == TraceSpace::Shared;
        return isShared ? tilePixels(m_panel.traced(), event, source)
                        : accessPixels(*trace, event, source, m_setting->result);
    };
    std::vector<AccessFlash> flashes;
    for (const std::size_t event : passed)
        if (event != passed.back())
            if (auto flash = pixelsOf(event))
                flashes.push_back(std::move(*flash));
    m_parts.canvas.showAccesses(std::move(flashes), pixelsOf(passed.back()));
    const std::uint32_t site = trace->events[passed.back()].site;
    if (site < trace->sites.size())
        m_kernel.showStep(trace->sites[site].source, trace->sites[site].line);
}

} // namespace tilescope
