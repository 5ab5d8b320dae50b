#include "gpu/program/checks/grid_gap.h"

#include <algorithm>
#include <set>

namespace tilescope
{
namespace
{

constexpr std::size_t elementSizes[] = {1, 2, 4, 8, 12, 16};

std::uint64_t blocksFor(std::uint64_t extent, std::uint64_t block) { return (extent + block - 1) / block; }

/// Elements, row by row.
struct Picture {
    std::uint64_t width = 0, height = 0;
    std::size_t offset = 0, elementBytes = 0, pitch = 0;
};

bool isCoveredExactly(const Picture& picture, std::uint64_t columns, std::uint64_t rows, const FilledMap& map)
{
    for (std::uint64_t y = 0; y < picture.height; ++y) {
        const std::size_t row = picture.offset + y * picture.pitch;
        const std::size_t stored = (y < rows ? columns : 0) * picture.elementBytes;
        if (!map.allStored(row, stored) || map.anyStored(row + stored, picture.width * picture.elementBytes - stored))
            return false;
    }
    return true;
}

std::optional<GridGap> gapOf(const GridShape& shape, const Picture& picture, const FilledMap& map)
{
    constexpr std::uint64_t perThread[] = {1, 2, 4, 8}; // elements
    const std::uint64_t rows = shape.grid[1] * shape.block[1];
    for (const std::uint64_t each : perThread) {
        const std::uint64_t blockWidth = shape.block[0] * each, columns = shape.grid[0] * blockWidth;
        if ((columns >= picture.width && rows >= picture.height) ||
            !isCoveredExactly(picture, std::min(columns, picture.width), std::min(rows, picture.height), map))
            continue;
        if (each == 1 && axesAreSwapped(shape, picture.width, picture.height))
            return GridGap{true, 'x', picture.width, picture.height, 0, 0};
        const bool inX = columns < picture.width && picture.width - columns < blockWidth;
        const bool inY = rows < picture.height && picture.height - rows < shape.block[1];
        if (inX && inY)
            return GridGap{false,          'x',  picture.width,    0, columns, shape.grid[0] + 1,
                           picture.height, rows, shape.grid[1] + 1};
        if (inX && rows >= picture.height)
            return GridGap{false, 'x', picture.width, 0, columns, shape.grid[0] + 1};
        if (inY && columns >= picture.width)
            return GridGap{false, 'y', picture.height, 0, rows, shape.grid[1] + 1};
    }
    return std::nullopt;
}

} // namespace

bool axesAreSwapped(const GridShape& shape, std::uint64_t width, std::uint64_t height)
{
    const auto isGrid = [&](std::uint64_t x, std::uint64_t y) {
        return shape.grid[0] == blocksFor(x, shape.block[0]) && shape.grid[1] == blocksFor(y, shape.block[1]);
    };
    return height > 1 && isGrid(height, width) && !isGrid(width, height);
}

std::optional<GridGap> explainGap(const GridShape& shape, std::span<const LaunchValue> values, const FilledMap& map,
                                  std::size_t offset, std::size_t rowBytes, std::size_t rows, std::size_t pitch)
{
    std::set<std::uint64_t> sizes;
    for (const LaunchValue& value : values)
        if (value.value > 0 && value.value <= rowBytes * rows)
            sizes.insert(value.value);
    std::set<std::uint64_t> heights = sizes;
    heights.insert(1);
    for (const std::uint64_t width : sizes)
        for (const std::uint64_t height : rows > 1 ? std::set{std::uint64_t{rows}} : heights)
            for (const std::size_t bytes : elementSizes) {
                const std::uint64_t row = width * bytes;
                if (rows > 1 ? row != rowBytes : row != rowBytes / height || row * height != rowBytes)
                    continue;
                if (const auto gap = gapOf(shape, {width, height, offset, bytes, rows > 1 ? pitch : row}, map))
                    return gap;
            }
    return std::nullopt;
}

} // namespace tilescope
