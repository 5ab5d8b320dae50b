#pragma once

#include "gpu/emulator/program/op.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Who did something, and when: `epoch` counts the barriers of all warps that a worker runs, block after block.
struct Moment {
    std::uint32_t epoch = 0, warp = 0, lane = 0;
};

/// What happens before what within a block: a vector clock for each warp, which barriers join, and within a warp one
/// for each lane, which __syncwarp joins. Epochs go on from block to block, so that what is kept of an earlier block is
/// known to be old without being cleared.
class BlockOrder
{
public:
    BlockOrder(std::uint64_t warps, std::uint64_t threads);

    void begin(); ///< of a block
    void exit(std::uint32_t warp, std::uint32_t mask) { m_live[warp] &= ~mask; }
    /// The warp tells others that it has come, and does not wait (bar.arrive).
    void arrive(std::uint32_t warp, std::uint32_t barrier);
    /// The warps go on together. Those that have exited are taken to have come, as the hardware counts them.
    void release(std::uint32_t warps, std::uint32_t barrier);
    void syncLanes(std::uint32_t warp, std::uint32_t mask);

    std::uint32_t epoch(std::uint32_t warp) const { return m_epoch[warp]; } ///< of what it does now
    std::uint32_t now() const { return m_tick; }                            ///< the latest epoch of any warp
    /// What happened up to this epoch was before this block.
    std::uint32_t blockStart() const { return m_start; }
    /// What happened up to this epoch was before all that any warp does from now on.
    std::uint32_t settled() const { return m_settled; }
    /// Whether `earlier` is sure to have happened before what this lane does now.
    bool isBefore(const Moment& earlier, std::uint32_t warp, std::uint32_t lane) const;
    std::uint32_t live(std::uint32_t warp) const { return m_live[warp]; }

private:
    using Clock = std::array<std::uint32_t, laneCount>; ///< the last epoch of each warp, or lane, that is known
    void joinInto(Clock& sum, std::uint32_t warp) const;

    std::uint32_t m_warps;
    std::uint64_t m_threads;
    std::uint32_t m_tick = 0, m_start = 0, m_settled = 0;
    Clock m_epoch{}, m_live{};
    Clock m_lanesSettled{}; ///< by warp: up to here all its lanes are in order
    std::vector<Clock> m_known;
    std::vector<Clock> m_lanesKnown; ///< warp × lane; empty until part of a warp synchronises
    std::array<Clock, 16> m_arrived{};
};

} // namespace tilescope::emulator
