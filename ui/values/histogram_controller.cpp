#include "ui/values/histogram_controller.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/pixel_inspection.h"
#include "ui/shell/panel_tab.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"
#include "ui/values/histogram_panel.h"
#include "ui/values/values_panel.h"

#include <QMainWindow>

namespace tilescope
{

HistogramController::HistogramController(const WindowParts& parts, HistogramPanel& panel)
    : QObject(&panel), m_canvas(parts.canvas), m_panel(panel),
      m_tab(new PanelTab(parts.window, parts.docks, histogramPanel, parts.actions.histogram))
{
    constexpr int waitMs = 30;
    m_soon.setSingleShot(true);
    m_soon.setInterval(waitMs);
    connect(&m_soon, &QTimer::timeout, this, &HistogramController::count);
    connect(m_tab, &PanelTab::seen, &m_soon, [this] { m_soon.start(); });
    connect(&m_canvas, &Canvas::viewChanged, this, [this] {
        if (m_tab->isSeen() && !m_soon.isActive())
            m_soon.start();
    });
    connect(&m_canvas, &Canvas::inspectedChanged, this, &HistogramController::mark);
    connect(&m_panel, &HistogramPanel::partChanged, this, &HistogramController::count);
}

static HistogramRequest requestOf(const Canvas::Seen& seen, bool wantsWhole)
{
    if (!seen.image)
        return {};
    if (wantsWhole)
        return {seen.image, {0, 0, seen.image->width(), seen.image->height()}};
    return {seen.image, {seen.part.x(), seen.part.y(), seen.part.width(), seen.part.height()}};
}

void HistogramController::count()
{
    if (!m_tab->isSeen())
        return;
    m_panel.setPictures(requestOf(m_canvas.seenSource(), m_panel.wantsWhole()),
                        requestOf(m_canvas.seenResult(), m_panel.wantsWhole()));
    mark();
}

void HistogramController::mark()
{
    if (!m_tab->isSeen())
        return;
    const auto inspection = m_canvas.inspection();
    m_panel.setMarks(inspection ? HistogramChart::Marks{inspection->source, inspection->result}
                                : HistogramChart::Marks{});
}

} // namespace tilescope
