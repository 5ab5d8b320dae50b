#include "ui/canvas/overlays/overlays.h"

#include "ui/canvas/pictures/picture_layer.h"
#include "ui/canvas/pictures/value_text.h"
#include "ui/canvas/views.h"

namespace tilescope
{

namespace
{

int fontSizeFor(const Scene& scene, const Picture& picture)
{
    const double side = scene.view.scale();
    return picture.host ? valueFontSize(picture.host->format(), {side, side - roomForLanes(scene)}) : 0;
}

/// In the whole view, or only pixels whose centre lies on one side of a line. The picture's first pixel lies at
/// `origin`.
void paintValuesOf(QPainter& painter, const Scene& scene, const Picture& picture, const std::optional<HalfPlane>& side,
                   QPoint origin = {0, 0})
{
    const int size = fontSizeFor(scene, picture);
    if (size == 0)
        return;
    QFont font = painter.font();
    font.setPixelSize(size);
    painter.setFont(font);
    const ValueColours colours(picture.range);
    const QRectF view(QPointF(0, 0), scene.view.viewSize());
    const double top = roomForLanes(scene);
    const QRect seen = QRect(scene.view.pixelAt(view.topLeft()), scene.view.pixelAt(view.bottomRight()))
                           .intersected(QRect(origin, picture.size()));
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x) {
            const QRectF cell = scene.view.toView(QRectF(x, y, 1, 1));
            if (side && side->depth(cell.center()) < 0)
                continue;
            const PixelValue value = *valueAt(picture.host.get(), QPoint(x, y) - origin);
            drawValue(painter, cell.adjusted(0, top, 0, 0), value, colours.of(value));
        }
    }
}

/// The result's values, or those of a preview with the values that the result will have.
void paintResultValues(QPainter& painter, const Scene& scene, const std::optional<HalfPlane>& side)
{
    if (!scene.showsPreview())
        return paintValuesOf(painter, scene, scene.result, side);
    if (scene.preview->scale == 1)
        paintValuesOf(painter, scene, scene.previewPicture, side, {scene.preview->part.x, scene.preview->part.y});
}

bool showsValues(const Scene& scene)
{
    if (!scene.overlays.values)
        return false;
    if (scene.isVeiled && scene.shownSlot() != PictureSlot::Source)
        return false;
    const bool isWipe = scene.shownMode() == ViewMode::Wipe;
    return fontSizeFor(scene, scene.shown()) > 0 || (isWipe && fontSizeFor(scene, scene.source) > 0);
}

void paintValues(QPainter& painter, const Scene& scene)
{
    if (scene.shownSlot() == PictureSlot::Result && scene.shownMode() != ViewMode::Wipe)
        return paintResultValues(painter, scene, {});
    if (scene.shownMode() != ViewMode::Wipe)
        return paintValuesOf(painter, scene, scene.shown(), {});
    for (const PictureLayer& layer : wipeLayers(scene))
        if (layer.slot == PictureSlot::Result)
            paintResultValues(painter, scene, layer.side);
        else
            paintValuesOf(painter, scene, scene.at(layer.slot), layer.side);
}

} // namespace

const Overlay valuesOverlay{showsValues, paintValues};

} // namespace tilescope
