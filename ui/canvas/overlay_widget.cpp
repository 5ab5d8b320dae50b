#include "ui/canvas/overlay_widget.h"

#include "ui/canvas/overlays/access_overlay.h"
#include "ui/canvas/overlays/block_overlay.h"
#include "ui/canvas/overlays/border_overlay.h"
#include "ui/canvas/overlays/boxes_overlay.h"
#include "ui/canvas/overlays/caption_overlay.h"
#include "ui/canvas/overlays/chosen_block_overlay.h"
#include "ui/canvas/overlays/cursor_overlay.h"
#include "ui/canvas/overlays/difference_overlay.h"
#include "ui/canvas/overlays/grid_overlay.h"
#include "ui/canvas/overlays/hatches_overlay.h"
#include "ui/canvas/overlays/line_overlay.h"
#include "ui/canvas/overlays/notice_overlay.h"
#include "ui/canvas/overlays/pin_overlay.h"
#include "ui/canvas/overlays/profiles_overlay.h"
#include "ui/canvas/overlays/reuse_overlay.h"
#include "ui/canvas/overlays/scale_overlay.h"
#include "ui/canvas/overlays/selection_overlay.h"
#include "ui/canvas/overlays/tile_overlay.h"
#include "ui/canvas/overlays/values_overlay.h"
#include "ui/canvas/overlays/warps_overlay.h"
#include "ui/canvas/overlays/wipe_overlay.h"
#include "ui/canvas/panes.h"

#include <QPainter>

namespace tilescope
{

std::vector<std::unique_ptr<Overlay>> makeOverlays()
{
    std::vector<std::unique_ptr<Overlay>> overlays;
    overlays.push_back(std::make_unique<HatchesOverlay>());
    overlays.push_back(std::make_unique<WarpsOverlay>());
    overlays.push_back(std::make_unique<BorderOverlay>());
    overlays.push_back(std::make_unique<GridOverlay>());
    overlays.push_back(std::make_unique<AccessOverlay>());
    overlays.push_back(std::make_unique<BlockOverlay>());
    overlays.push_back(std::make_unique<ChosenBlockOverlay>());
    overlays.push_back(std::make_unique<ValuesOverlay>());
    overlays.push_back(std::make_unique<ProfilesOverlay>());
    overlays.push_back(std::make_unique<BoxesOverlay>());
    overlays.push_back(std::make_unique<SelectionOverlay>());
    overlays.push_back(std::make_unique<LineOverlay>());
    overlays.push_back(std::make_unique<PinOverlay>());
    overlays.push_back(std::make_unique<WipeOverlay>());
    overlays.push_back(std::make_unique<ScaleOverlay>());
    overlays.push_back(std::make_unique<DifferenceOverlay>());
    overlays.push_back(std::make_unique<ReuseOverlay>());
    overlays.push_back(std::make_unique<TileOverlay>());
    overlays.push_back(std::make_unique<CursorOverlay>());
    overlays.push_back(std::make_unique<CaptionOverlay>());
    overlays.push_back(std::make_unique<NoticeOverlay>());
    return overlays;
}

OverlayWidget::OverlayWidget(const Scene& scene, QWidget* parent) : QWidget(parent), m_scene(scene)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void OverlayWidget::setFocusFrame(bool visible)
{
    m_focusFrame = visible;
    update();
}

void paintOverlays(QPainter& painter, const Scene& canvasScene, const std::vector<std::unique_ptr<Overlay>>& overlays)
{
    for (const Pane& pane : panes(canvasScene)) {
        const Scene scene = paneScene(canvasScene, pane);
        for (const auto& overlay : overlays) {
            if (!overlay->isVisible(scene))
                continue;
            painter.save();
            painter.setClipRect(pane.rect);
            painter.translate(pane.rect.topLeft());
            painter.setRenderHint(QPainter::Antialiasing);
            overlay->paint(painter, scene);
            painter.restore();
        }
    }
}

void OverlayWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintOverlays(painter, m_scene, m_overlays);
    if (m_focusFrame) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace tilescope
