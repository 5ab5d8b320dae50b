#include "ui/canvas/wipe_view.h"

namespace tilescope
{

std::vector<PictureLayer> wipeView(const Scene& scene)
{
    const QRectF all(QPointF(0, 0), scene.canvasSize);
    return {{PictureSlot::Source, all, scene.view, scene.wipe.sourceSide(scene.canvasSize)},
            {PictureSlot::Result, all, scene.view, scene.wipe.resultSide(scene.canvasSize)}};
}

} // namespace tilescope
