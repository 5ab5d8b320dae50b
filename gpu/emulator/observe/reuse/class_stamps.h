#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/emulator/observe/reuse/read_patch.h"
#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/emulator/observe/reuse/shift_finder.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The reads of all blocks of a class with one shift: the reads of one block, and the places of the others.
class ClassStamp
{
public:
    /// Returns false if the class's blocks do not shift by whole pixels. `axes` are the class's blocks,
    /// `representative` the one that was run.
    static bool make(const ReadPatch& patch, const Shift& shift, const std::array<Progression, 3>& axes,
                     const std::array<std::int64_t, 3>& representative, std::int64_t pixelBytes, ClassStamp& stamp);

    /// Adds the reads of all blocks to the pixels first … end − 1, which begin at `to`.
    void addTo(float* to, std::int64_t first, std::int64_t end) const;

private:
    struct Segment {
        std::int64_t first = 0, length = 0; ///< pixels read by the class's lowest block
        std::size_t values = 0;
    };
    void addBlock(float* to, std::int64_t first, std::int64_t end, std::int64_t moved) const;

    std::vector<Segment> m_segments;
    std::vector<float> m_values;
    std::array<std::int64_t, 3> m_counts{1, 1, 1}, m_shift{}; ///< blocks on each axis, and pixels between neighbours
};

/// Adds all stamps to a picture of zeros, computes its figures, and uses all threads of the pool.
ReuseCounts stamped(const std::vector<ClassStamp>& stamps, int width, int height, WorkerPool& pool);

} // namespace tilescope::emulator
