#pragma once

#include <cstdint>
#include <span>
#include <vector>

/// The two whole kernels that bench_peers measures, with the replicated border: the tile kernels of
/// gpu/operations/sobel/shared.cu and gpu/operations/blur/shared.cu in OpenCL C, and what they compute in plain loops.
namespace tilescope::peers
{

/// The arguments are input, output, width, height and the tile.
extern const char sobelOpenCl[];
/// The arguments are input, output, width, height, filter, its width and the tile.
extern const char blurOpenCl[];

/// A picture of bytes with `channels` of them in a pixel.
struct Bytes {
    int width = 0, height = 0, channels = 1;
    std::vector<std::uint8_t> values;
};

void sobelRows(const Bytes& picture, std::span<std::uint8_t> result);
/// `filter` has width × width weights, row by row.
void blurRows(const Bytes& picture, std::span<const float> filter, int filterWidth, std::span<std::uint8_t> result);

} // namespace tilescope::peers
