#include "ui/canvas/scene.h"

#include <algorithm>
#include <cstdlib>

namespace tilescope
{

ViewMode Scene::shownMode() const
{
    const bool hasBoth = !source.isEmpty() && !result.isEmpty();
    switch (mode) {
    case ViewMode::Source:
    case ViewMode::Result: return mode;
    case ViewMode::Wipe: return hasBoth && source.size() == result.size() ? mode : ViewMode::Result;
    case ViewMode::SideBySide: return hasBoth ? mode : ViewMode::Result;
    case ViewMode::Difference: return differencePicture.isEmpty() ? ViewMode::Result : mode;
    case ViewMode::Reuse:
        return !reusePicture.isEmpty() && reusePicture.size() == source.size() ? mode : ViewMode::Source;
    }
    return mode;
}

PictureSlot Scene::shownSlot() const
{
    const ViewMode seen = shownMode();
    if (seen == ViewMode::Difference)
        return PictureSlot::Difference;
    if (seen == ViewMode::Reuse)
        return PictureSlot::Reuse;
    if (seen == ViewMode::Source)
        return source.isEmpty() ? PictureSlot::Result : PictureSlot::Source;
    return result.isEmpty() ? PictureSlot::Source : PictureSlot::Result;
}

const Picture& Scene::shown() const
{
    switch (shownSlot()) {
    case PictureSlot::Source: return source;
    case PictureSlot::Result: return result;
    case PictureSlot::Difference: return differencePicture;
    case PictureSlot::Reuse: return reusePicture;
    case PictureSlot::Preview: return previewPicture;
    }
    return result;
}

bool Scene::drawsPreview() const
{
    const ViewMode seen = shownMode();
    return showsPreview() && (seen == ViewMode::Result || seen == ViewMode::Wipe || seen == ViewMode::SideBySide);
}

std::optional<PixelPlace> Scene::hoveredPlace() const
{
    if (!hoveredPixel)
        return {};
    const bool isOnSource =
        shownMode() == ViewMode::SideBySide ? hoveredMode == ViewMode::Source : placeSlot() == PictureSlot::Source;
    return PixelPlace{isOnSource ? PictureSlot::Source : PictureSlot::Result, *hoveredPixel};
}

void Scene::zoomTo(double pixelsPerPixel)
{
    for (ViewTransform* each : {&view, &sourceView})
        each->zoomAt(QRectF(QPointF(0, 0), each->viewSize()).center(), pixelsPerPixel);
}

QRect Scene::partInView(PictureSlot slot) const
{
    const Picture& picture = slot == PictureSlot::Source ? source : result;
    const QRect whole(QPoint(0, 0), picture.host ? picture.size() : QSize(0, 0));
    if (shownMode() != ViewMode::SideBySide && !showsPlacesOf(slot))
        return whole;
    const ViewTransform& seen = viewOf(slot);
    const QPointF last(seen.viewSize().width(), seen.viewSize().height());
    return QRect(seen.pixelAt({0, 0}), seen.pixelAt(last)).intersected(whole);
}

void Scene::dropPlacesOutside()
{
    const auto holds = [this](PictureSlot slot, QPoint pixel) {
        const Picture& picture = at(slot);
        return picture.isEmpty() || QRect(QPoint(0, 0), picture.size()).contains(pixel);
    };
    if (pinned && !holds(pinned->slot, pinned->pixel))
        pinned.reset();
    if (line && (!holds(line->slot, line->line.p1()) || !holds(line->slot, line->line.p2())))
        line.reset();
}

bool Scene::nearlyAsLarge(QSize a, QSize b)
{
    constexpr int largestTemplateSide = 64;
    const auto near = [](int left, int right) {
        const int apart = std::abs(left - right);
        return apart < largestTemplateSide && apart <= std::max(left, right) / 4;
    };
    return near(a.width(), b.width()) && near(a.height(), b.height());
}

} // namespace tilescope
