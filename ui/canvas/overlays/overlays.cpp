#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/views.h"

#include <array>

namespace tilescope
{

/// In drawing order.
static constexpr std::array overlays{
    &hatchesOverlay, &warpsOverlay,       &lanesOverlay,  &borderOverlay,   &gridOverlay,       &accessesOverlay,
    &blockOverlay,   &chosenBlockOverlay, &valuesOverlay, &profilesOverlay, &boxesOverlay,      &selectionOverlay,
    &lineOverlay,    &pinOverlay,         &wipeOverlay,   &scaleOverlay,    &differenceOverlay, &reuseOverlay,
    &tileOverlay,    &cursorOverlay,      &noticeOverlay};

void paintOverlays(QPainter& painter, const Scene& canvasScene)
{
    for (const Pane& pane : panes(canvasScene)) {
        const Scene scene = paneScene(canvasScene, pane);
        for (const Overlay* overlay : overlays) {
            if ((scene.isVeiled && overlay->tellsResults) || !overlay->isVisible(scene))
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

} // namespace tilescope
