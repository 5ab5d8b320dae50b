#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/message_value.h"

#include <cstdint>
#include <string>

namespace tilescope
{

/// The reads of one kind of memory, by the pixel of the input that was read.
struct ReuseCounts {
    ImagePtr reads;   ///< Float32, of the input's size; null if the kernel does not use this memory
    double mean = 0;  ///< over all pixels
    double least = 0; ///< of any pixel
    double most = 0;

    bool isEmpty() const { return !reads; }
};

/// How often each pixel of the input is read by the launches up to and including the main one. Reads are counted as
/// requested bytes divided by the bytes of a pixel: three channels read once each are one read. Caches are not
/// considered. All counts are exact.
struct ReuseMap {
    ReuseCounts global; ///< from global memory, texture fetches included
    /// From shared memory: an element belongs to the pixel whose value was stored in it.
    ReuseCounts shared;
    bool byClasses = false;       ///< one block of each class was run, else every block
    std::uint64_t blocksRun = 0;  ///< blocks that were run for it
    bool fetchesTextures = false; ///< a fetch counts as one read of its texel, a linear one of all four
    Message note;                 ///< a sentence about what was not counted; empty if nothing was omitted
};

} // namespace tilescope
