#include "ui/canvas/side_by_side_view.h"

#include <cmath>

namespace tilescope
{

namespace
{
constexpr double gap = 6; ///< view units between the two
}

QSizeF sideBySidePaneSize(QSizeF canvas)
{
    return QSizeF(std::floor((canvas.width() - gap) / 2), canvas.height()).expandedTo({1, 1});
}

std::vector<Pane> sideBySidePanes(const Scene& scene)
{
    const QSizeF size = sideBySidePaneSize(scene.canvasSize);
    ViewTransform source = scene.sourceView;
    if (scene.sharesPlaces()) {
        source = scene.view;
        source.keepPlacesAt(scene.source.size());
    }
    const QPointF right(scene.canvasSize.width() - size.width(), 0);
    return {{ViewMode::Source, QRectF(QPointF(0, 0), size), source},
            {ViewMode::Result, QRectF(right, size), scene.view}};
}

std::vector<PictureLayer> sideBySideView(const Scene& scene)
{
    std::vector<PictureLayer> layers;
    for (const Pane& pane : sideBySidePanes(scene))
        layers.push_back({pane.mode == ViewMode::Source ? PictureSlot::Source : PictureSlot::Result,
                          pane.rect,
                          pane.view.movedBy(pane.rect.topLeft()),
                          {}});
    return layers;
}

} // namespace tilescope
