#include "gpu/operations/sobel/pixels_per_thread.h"

namespace tilescope::operations
{

namespace
{

struct Row {
    const char* strategy;
    PixelsPerThread pixels;
};

constexpr Row rows[] = {
    {"words", {4, 1}},         {"tile_words", {4, 1}}, {"tile_pitch", {4, 1}},    {"async_copy", {4, 4}},
    {"bulk_copy", {4, 4}},     {"vectors", {16, 1}},   {"sliding_rows", {16, 8}}, {"separated", {16, 8}},
    {"packed16", {16, 4}},     {"half2", {16, 4}},     {"diagonals", {16, 4}},    {"loads_first", {16, 4}},
    {"shuffle_halo", {16, 8}},
};

} // namespace

PixelsPerThread sobelPixelsPerThread(const std::string& strategy)
{
    for (const Row& row : rows)
        if (strategy == row.strategy)
            return row.pixels;
    return {};
}

BlockSize sobelBlockPixels(const std::string& strategy, BlockSize block)
{
    const PixelsPerThread pixels = sobelPixelsPerThread(strategy);
    return {block.width * pixels.columns, block.height * pixels.rows};
}

bool sobelWantsPitch(const std::string& strategy) { return sobelPixelsPerThread(strategy).columns > 1; }

} // namespace tilescope::operations
