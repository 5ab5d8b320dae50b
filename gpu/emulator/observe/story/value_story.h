#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Bytes of a buffer of the plan whose origin is wanted: those of one value of the result.
struct StoryTarget {
    std::size_t buffer = 0, offset = 0, bytes = 1;
};

/// One lane of one access of the traced block.
struct StoryAccess {
    std::uint64_t event = 0; ///< its number among the block's events in the traced order of the warps
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
    std::size_t ofWarp = 0; ///< its number among the events of its warp, the same in any order of the warps
    int line = 0;           ///< of the kernel's text; 0 if unknown
    bool operator==(const StoryAccess&) const = default;
};

/// A byte of a buffer of the plan.
struct BufferByte {
    std::size_t buffer = 0, offset = 0;
    bool operator==(const BufferByte&) const = default;
};

/// A value that the thread has read and that the stored value is computed from.
struct StoryRead {
    enum class From : std::uint8_t { Global, Shared, Constant, Local, Texture };
    From from = From::Global;
    StoryAccess access;
    std::string memory;      ///< the buffer or variable by its name in the kernel's text: "input", "tile"
    std::size_t offset = 0;  ///< in that memory, bytes; of a texture the texel's index
    std::size_t element = 0; ///< for shared memory: offset in the variable, bytes
    std::uint32_t bytes = 0;
    bool isFloat = false, isSigned = false;
    std::uint64_t bits = 0; ///< the first 8 bytes; not known of a texture

    /// Where these bytes come from, one for each byte in order if `isCopy`; otherwise the value was computed from them.
    /// Empty: not known, or nothing of a buffer.
    std::vector<BufferByte> origin;
    bool isCopy = false;

    std::optional<StoryAccess> writer; ///< shared memory: the store whose value was found; none: there was none
    std::optional<StoryAccess> later;  ///< without a writer: the first store after the read, which came too late
    bool isOutside = false;            ///< beyond the texture: its border colour
};

/// How one value of the result came about in a block, from the block's trace: the thread that stored it, and the reads
/// that its value depends on, found backwards through the instructions that the thread executed. Addresses of loads are
/// not followed.
struct ValueStory {
    Dim3 grid, block, index;
    std::optional<StoryAccess> store; ///< none: no thread of the block stored the value
    std::uint64_t bits = 0;           ///< the stored bits of the target
    std::vector<StoryRead> reads;     ///< in the order of their execution
    Message incomplete;               ///< why reads may be missing, in a sentence; empty: they are all there
    Message fault;                    ///< what ended the block early, in a sentence
};

} // namespace tilescope
