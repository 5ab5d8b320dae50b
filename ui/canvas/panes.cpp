#include "ui/canvas/panes.h"

#include "ui/canvas/side_by_side_view.h"

#include <algorithm>

namespace tilescope
{

std::vector<Pane> panes(const Scene& scene)
{
    if (scene.shownMode() == ViewMode::SideBySide)
        return sideBySidePanes(scene);
    return {{scene.mode, QRectF(QPointF(0, 0), scene.canvasSize), scene.view}};
}

std::size_t paneAt(const std::vector<Pane>& panes, QPointF point)
{
    const auto distance = [point](const Pane& pane) {
        return std::max({pane.rect.left() - point.x(), point.x() - pane.rect.right(), 0.0});
    };
    const auto nearest = std::min_element(
        panes.begin(), panes.end(), [&distance](const Pane& a, const Pane& b) { return distance(a) < distance(b); });
    return static_cast<std::size_t>(nearest - panes.begin());
}

Scene paneScene(const Scene& scene, const Pane& pane)
{
    Scene part = scene;
    part.mode = pane.mode;
    part.view = pane.view;
    part.canvasSize = pane.rect.size();
    if (!scene.outdated.isEmpty()) { // blocks of other settings would be taken for those of the present ones
        part.overlays.tiles = false;
        part.chosenBlock.reset();
        part.flashes.clear();
    }
    if (scene.shownMode() != ViewMode::SideBySide)
        return part;
    part.isBesideAnother = true;
    part.hasCursor = scene.hoveredMode == pane.mode;
    if (!part.hasCursor && !scene.sharesPlaces())
        part.hoveredPixel.reset(); // it is a pixel of the other picture
    return part;
}

} // namespace tilescope
