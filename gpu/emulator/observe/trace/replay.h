#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tilescope
{

/// What a GPU leaves in shared memory is anything; the emulator fills it with this byte.
constexpr std::byte unwrittenByte{0xCD};

/// What a store or an atomic to shared memory leaves there; of a load nothing changes. `lanes` are the access's entries
/// (entriesOf). Where lanes store to one place, the last one's value stays.
void applyToShared(const TraceEvent& access, std::span<const TraceLanes> lanes, SharedState& state);

/// Shared memory at any step of a trace, quick to ask again and again: forwards it applies what lies between, backwards
/// it sets out from the nearest state kept on the way.
class SharedReplay
{
public:
    explicit SharedReplay(const BlockTrace& trace); ///< which must outlive this

    /// After the first `events` events; more than there are is all of them. Valid until the next seek.
    const SharedState& seek(std::size_t events);
    std::size_t position() const { return m_position; }

private:
    void restore(std::size_t events);

    static constexpr std::size_t spacing = 512; ///< stores and atomics between the states that are kept

    const BlockTrace& m_trace;
    std::vector<std::size_t> m_changes; ///< events that change shared memory
    std::vector<SharedState> m_kept;    ///< k: before change k × spacing
    SharedState m_state;
    std::size_t m_next = 0; ///< of m_changes, the first that is not applied
    std::size_t m_position = 0;
};

/// What an event changes of how the warps stand.
void applyToWarps(const TraceEvent& event, std::vector<TraceWarp>& warps);

/// The lanes of a warp that a block of so many threads fills.
std::uint32_t lanesOfWarp(const Dim3& block, std::uint32_t warp);

} // namespace tilescope
