#pragma once

#include "gpu/emulator/program/op.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// An event's warp or lane, and its time: `epoch` counts the barriers of all warps that a worker runs, block after
/// block.
struct Moment {
    std::uint32_t epoch = 0, warp = 0, lane = 0;
};

/// The happens-before order within a block: a vector clock per warp, joined by barriers, and within a warp one per
/// lane, joined by __syncwarp. Epochs continue from block to block, so that data about an earlier block are recognized
/// as old without being cleared.
class BlockOrder
{
public:
    BlockOrder(std::uint64_t warps, std::uint64_t threads);

    void begin(); ///< of a block
    void exit(std::uint32_t warp, std::uint32_t mask) { m_live[warp] &= ~mask; }
    /// The warp signals its arrival and does not wait (bar.arrive).
    void arrive(std::uint32_t warp, std::uint32_t barrier);
    /// The warps continue together. Exited warps count as arrived, as on the hardware.
    void release(std::uint32_t warps, std::uint32_t barrier);
    void syncLanes(std::uint32_t warp, std::uint32_t mask);

    std::uint32_t epoch(std::uint32_t warp) const { return m_epoch[warp]; } ///< of its current accesses
    std::uint32_t now() const { return m_tick; }                            ///< the latest epoch of any warp
    /// Everything up to this epoch happened before this block.
    std::uint32_t blockStart() const { return m_start; }
    /// Everything up to this epoch happened before everything that any warp does from now on.
    std::uint32_t settled() const { return m_settled; }
    /// Whether `earlier` certainly happened before the current access of this lane.
    bool isBefore(const Moment& earlier, std::uint32_t warp, std::uint32_t lane) const;
    std::uint32_t live(std::uint32_t warp) const { return m_live[warp]; }

private:
    using Clock = std::array<std::uint32_t, laneCount>; ///< the last known epoch of each warp, or lane
    void joinInto(Clock& sum, std::uint32_t warp) const;

    std::uint32_t m_warps;
    std::uint64_t m_threads;
    std::uint32_t m_tick = 0, m_start = 0, m_settled = 0;
    Clock m_epoch{}, m_live{};
    Clock m_lanesSettled{}; ///< per warp: up to this epoch all its lanes are ordered
    std::vector<Clock> m_known;
    std::vector<Clock> m_lanesKnown; ///< warp × lane; empty until part of a warp synchronises
    std::array<Clock, 16> m_arrived{};
};

} // namespace tilescope::emulator
