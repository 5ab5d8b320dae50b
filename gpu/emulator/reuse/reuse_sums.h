#pragma once

#include "gpu/emulator/reuse/read_patch.h"
#include "gpu/emulator/reuse/reuse_map.h"
#include "gpu/emulator/worker_pool.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Bytes read of each pixel, of all blocks; several threads may add at once.
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

/// The figures of a finished map, found by all threads of the pool.
void fillFigures(ReuseCounts& counts, WorkerPool& pool);

} // namespace tilescope::emulator
