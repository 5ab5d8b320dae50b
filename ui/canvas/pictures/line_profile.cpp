#include "ui/canvas/pictures/line_profile.h"

#include "ui/canvas/overlays/block_placement.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tilescope
{

namespace
{

std::int64_t floorDivided(std::int64_t number, std::int64_t by)
{
    return number >= 0 ? number / by : -((-number + by - 1) / by);
}

/// round(from + step · way / steps), halves upwards.
int nearest(int from, int way, int step, int steps)
{
    return from + static_cast<int>(floorDivided(2 * std::int64_t{step} * way + steps, 2 * std::int64_t{steps}));
}

std::vector<PixelValue> valuesAlong(const Image* image, const std::vector<QPoint>& pixels)
{
    std::vector<PixelValue> values;
    values.reserve(pixels.size());
    for (const QPoint pixel : pixels) {
        const std::optional<PixelValue> value = valueAt(image, pixel);
        if (!value)
            return {};
        values.push_back(*value);
    }
    return values;
}

} // namespace

std::vector<QPoint> pixelsAlong(const QLine& line)
{
    const int steps = std::max(std::abs(line.dx()), std::abs(line.dy()));
    std::vector<QPoint> pixels{line.p1()};
    for (int step = 1; step <= steps; ++step)
        pixels.emplace_back(nearest(line.x1(), line.dx(), step, steps), nearest(line.y1(), line.dy(), step, steps));
    return pixels;
}

std::optional<LineProfile> lineProfile(const Scene& scene)
{
    if (!scene.line)
        return {};
    LineProfile profile;
    profile.slot = scene.line->slot;
    profile.pixels = pixelsAlong(scene.line->line);
    const bool isOfBoth = scene.sharesPlaces();
    if (isOfBoth || profile.slot == PictureSlot::Source)
        profile.source = valuesAlong(scene.source.host.get(), profile.pixels);
    if (!isOfBoth && profile.slot == PictureSlot::Source)
        return profile;
    profile.result = valuesAlong(scene.result.host.get(), profile.pixels);
    for (std::size_t i = 1; i < profile.pixels.size(); ++i) {
        const auto before = blockAt(scene, profile.pixels[i - 1]), here = blockAt(scene, profile.pixels[i]);
        if (before && here && before->index != here->index)
            profile.blockEdges.push_back(i);
    }
    return profile;
}

} // namespace tilescope
