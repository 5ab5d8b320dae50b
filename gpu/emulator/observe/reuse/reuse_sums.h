#pragma once

#include "gpu/emulator/observe/reuse/read_patch.h"
#include "gpu/emulator/observe/reuse/reuse_map.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace tilescope::emulator
{

/// Bytes read from each pixel, by all blocks; several threads may add at once.
class ReuseSums
{
public:
    ReuseSums(std::size_t pixels, unsigned pixelBytes) : m_pixelBytes(pixelBytes), m_bytes(pixels, 0) {}

    void add(const ReadPatch& patch);
    ReuseCounts counts(int width, int height) const;

private:
    unsigned m_pixelBytes;
    std::vector<std::uint32_t> m_bytes;
};

/// Computes the figures of a map, row by row.
struct ReuseFigures {
    double sum = 0;
    float least = std::numeric_limits<float>::max(), most = 0;

    void add(const float* row, int width);
    void add(const ReuseFigures& other);
    ReuseCounts of(const Image& reads) const; ///< without the picture itself
};

} // namespace tilescope::emulator
