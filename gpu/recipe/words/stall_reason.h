#pragma once

#include "gpu/recipe/message_value.h"

#include <array>
#include <cstdint>
#include <string>

namespace tilescope
{

/// What a resident warp does in a cycle: it issues an instruction, or waits for a reason. Names and meanings are those
/// of Nsight Compute's warp states.
enum class StallReason : std::uint8_t {
    Selected,        ///< issues
    NotSelected,     ///< could issue, but the scheduler took another warp
    LongScoreboard,  ///< waits for global or local memory, or a texture
    ShortScoreboard, ///< waits for shared memory, a shuffle, or a special function
    Wait,            ///< waits for the fixed latency of an instruction of its own
    Barrier,         ///< waits for the other warps of its block
    MathPipe,        ///< the pipe is taken
    LoadStore,       ///< too many accesses to global or local memory wait (LG throttle)
    MemoryQueue,     ///< too many accesses to shared memory and the like wait (MIO throttle)
    TextureQueue,    ///< too many texture fetches wait (TEX throttle)
    Branch,          ///< the target of a branch is being found
    Constant,        ///< waits for the constant cache (IMC miss)
    Fence,           ///< waits until its stores are visible (Membar)
    NoInstruction,   ///< instructions are being fetched
    Dispatch,        ///< an instruction of another warp reads registers of one bank
    Drain,           ///< has ended, and its stores are on their way
};
constexpr std::size_t stallReasonCount = 16;

/// Cycles of warps by state.
using StateCycles = std::array<double, stallReasonCount>;

std::string toString(StallReason state); ///< "long_scoreboard": for JSON
Message nameOf(StallReason state);       ///< "Long scoreboard"
Message meaningOf(StallReason state);    ///< a sentence

} // namespace tilescope
