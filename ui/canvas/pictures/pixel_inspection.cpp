#include "ui/canvas/pictures/pixel_inspection.h"

namespace tilescope
{

PixelInspection::Thread PixelInspection::threadAt(const BlockPlacement& block, QPoint pixel)
{
    constexpr int warpSize = 32;
    Thread thread;
    thread.index = pixel - block.tile.topLeft();
    thread.number = thread.index.y() * block.threads.width + thread.index.x();
    thread.warp = thread.number / warpSize;
    thread.lane = thread.number % warpSize;
    return thread;
}

std::optional<PixelInspection> inspect(const Scene& scene)
{
    const std::optional<PixelPlace> place = scene.inspectedPlace();
    if (!place)
        return {};
    PixelInspection made;
    made.place = *place;
    made.isPinned = scene.pinned.has_value();
    made.around = neighbourhoodOf(scene, *place);
    const bool isOfBoth = scene.sharesPlaces();
    if (isOfBoth || place->slot == PictureSlot::Source)
        made.source = valueAt(scene.source.host.get(), place->pixel);
    if (!isOfBoth && place->slot == PictureSlot::Source)
        return made;
    made.block = blockAt(scene, place->pixel);
    if (made.block && made.block->onePixelPerThread)
        made.thread = PixelInspection::threadAt(*made.block, place->pixel);
    if (scene.result.isEmpty())
        return made;
    made.result = valueAt(scene.result.host.get(), place->pixel);
    if (scene.report)
        made.reference = valueAt(scene.report->reference.get(), place->pixel);
    if (made.result && made.reference)
        made.difference = differenceOf(*made.result, *made.reference);
    return made;
}

} // namespace tilescope
