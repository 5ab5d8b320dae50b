#pragma once

#include "gpu/image/image.h"

#include <cstdint>
#include <string>

namespace tilescope
{

/// The reads of one kind of memory, by the pixel of the input that was read.
struct ReuseCounts {
    ImagePtr reads;   ///< Float32, of the input's size; null where the kernel has no such memory
    double mean = 0;  ///< over all pixels
    double least = 0; ///< of any pixel
    double most = 0;

    bool isEmpty() const { return !reads; }
};

/// How often each pixel of the input is read by the launches up to and including the main one. A read is counted as the
/// bytes that lanes ask for over the bytes of a pixel: three channels read once each are one read. Caches are not
/// looked at. All counts are exact.
struct ReuseMap {
    ReuseCounts global; ///< from global memory, texture fetches included
    /// From shared memory: an element belongs to the pixel whose value was stored there.
    ReuseCounts shared;
    bool byClasses = false;       ///< one block of each class was run, else every block
    std::uint64_t blocksRun = 0;  ///< to know it
    bool fetchesTextures = false; ///< a fetch counts as one read of its texel, a linear one of all four
    std::string note;             ///< a sentence about what was not counted; empty when nothing was left out
};

} // namespace tilescope
