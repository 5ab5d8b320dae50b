#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tilescope
{

/// On a GPU unwritten shared memory is undefined; the emulator fills it with this byte.
constexpr std::byte unwrittenByte{0xCD};

/// Applies a store or an atomic to shared memory; a load changes nothing. `lanes` are the access's entries (entriesOf).
/// If several lanes store to one address, the last one's value remains.
void applyToShared(const TraceEvent& access, std::span<const TraceLanes> lanes, SharedState& state);

/// Shared memory at any step of a trace, optimised for repeated queries: forwards it applies the changes in between,
/// backwards it restarts from the nearest stored state.
class SharedReplay
{
public:
    explicit SharedReplay(const BlockTrace& trace); ///< which must outlive this

    /// Seeks to the state after the first `events` events (at most all). The reference is valid until the next seek.
    const SharedState& seek(std::size_t events);
    std::size_t position() const { return m_position; }

private:
    void restore(std::size_t events);

    static constexpr std::size_t spacing = 512; ///< stores and atomics between stored states

    const BlockTrace& m_trace;
    std::vector<std::size_t> m_changes; ///< events that change shared memory
    std::vector<SharedState> m_kept;    ///< k: before change k × spacing
    SharedState m_state;
    std::size_t m_next = 0; ///< index in m_changes of the first that is not applied
    std::size_t m_position = 0;
};

/// Applies an event to the state of the warps.
void applyToWarps(const TraceEvent& event, std::vector<TraceWarp>& warps);

/// The lanes of a warp that exist in a block of this size.
std::uint32_t lanesOfWarp(const Dim3& block, std::uint32_t warp);

} // namespace tilescope
