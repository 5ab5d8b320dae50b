#include "ui/window/overlay_controller.h"

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/run/runner.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/scene.h"
#include "ui/session/run_state.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMainWindow>

namespace tilescope
{

static const QString tileTopic = QStringLiteral("tile");

OverlayController::OverlayController(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    connect(parts.actions.overlay, &QAction::toggled, this, &OverlayController::show);
    connect(parts.actions.nextOverlay, &QAction::triggered, this, &OverlayController::next);
    for (const auto& [mode, action] : parts.actions.overlayModes)
        connect(action, &QAction::toggled, this, [this](bool isOn) {
            if (isOn)
                show();
        });
    connect(parts.actions.overlayByZoom, &QAction::toggled, this, [this](bool isOn) {
        if (isOn)
            show();
    });
    connect(&parts.canvas, &Canvas::drawnBlockChanged, this, &OverlayController::trace);
    connect(&parts.run, &RunState::reported, this, &OverlayController::trace);
    show();
}

/// The one that is drawn, if it follows the zoom.
OverlayMode OverlayController::chosen() const
{
    for (const auto& [mode, action] : m_parts.actions.overlayModes)
        if (action->isChecked())
            return mode;
    return m_parts.canvas.scene().overlays.mode;
}

void OverlayController::show()
{
    Canvas::Overlays overlays = m_parts.canvas.scene().overlays;
    overlays.tiles = m_parts.actions.overlay->isChecked();
    overlays.mode = chosen();
    overlays.followsZoom = m_parts.actions.overlayByZoom->isChecked();
    m_parts.canvas.setOverlays(overlays);
    for (QAction* const part : {m_parts.actions.grid, m_parts.actions.block}) // neither is drawn without it
        part->setEnabled(overlays.tiles);
    trace();
}

/// If the overlays are hidden, shows the current mode again instead.
void OverlayController::next()
{
    if (!m_parts.actions.overlay->isChecked())
        m_parts.actions.overlay->setChecked(true);
    else
        m_parts.actions.overlayModes.at(nextOverlay(chosen()))->setChecked(true);
}

void OverlayController::trace()
{
    const std::optional<QPoint> block = m_parts.canvas.drawnBlock();
    const std::shared_ptr<const Report>& report = m_parts.run.report();
    const bool isWanted = chosen() == OverlayMode::Order && m_parts.actions.overlay->isChecked() && block && report &&
                          report->geometry.hasSharedTile && m_parts.session.image();
    if (!isWanted)
        return;
    const bool isSameRun =
        m_tracedOf && m_tracedOf->recipe == report->recipe && m_tracedOf->geometry == report->geometry;
    if (m_traced == block && isSameRun)
        return;
    m_traced = block;
    m_tracedOf = report;
    RunRequest request;
    request.recipe = report->recipe;
    request.image = m_parts.session.image();
    const Dim3 index{static_cast<unsigned>(block->x()), static_cast<unsigned>(block->y()), 0};
    m_parts.side.ask<TileFill>(
        tileTopic, this,
        [request, index, geometry = report->geometry](Runner& runner, const RunControl& control) {
            return tileFill(runner.trace(request, index, {}, control), geometry);
        },
        [this](const TileFill& fill) { m_parts.canvas.setTileFill(std::make_shared<const TileFill>(fill)); },
        [this](const RunFailure&) { m_parts.canvas.setTileFill(nullptr); });
}

} // namespace tilescope
