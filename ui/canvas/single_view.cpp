#include "ui/canvas/single_view.h"

namespace tilescope
{

std::vector<PictureLayer> singleView(const Scene& scene)
{
    if (scene.shown().isEmpty())
        return {};
    return {{scene.shownSlot(), QRectF(QPointF(0, 0), scene.canvasSize), scene.view, {}}};
}

} // namespace tilescope
