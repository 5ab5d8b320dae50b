#pragma once

#include "gpu/emulator/program/op.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// One cp.async of one warp whose data have not all landed. Its source has been read and its destination checked.
struct CopyRecord {
    std::uint32_t site = 0;
    std::uint32_t left = 0;                           ///< lanes whose data have not landed
    std::uint32_t words = 0;                          ///< of 32 bits, per lane
    alignas(32) std::uint32_t offset[laneCount] = {}; ///< of lane i's destination in shared memory
    std::uint32_t group[laneCount] = {};              ///< the lane's group that the copy belongs to, counted from 0
    alignas(32) std::uint32_t data[4][laneCount] = {};
};

/// The asynchronous copies of a block, per warp, in the order of their start. Groups are per thread, as in the PTX ISA.
/// Data land at the last moment that is allowed, at the wait, so that a kernel without the wait sees the old data. If a
/// warp never waits, its oldest copies land once it has started `most` more. Not inline, because handlers call it and
/// are compiled for more than one processor (handlers/lanes.h).
class CopyQueue
{
public:
    static constexpr std::size_t most = 512;

    explicit CopyQueue(std::uint64_t warps);

    void begin(); ///< of a block: discards the copies of the previous one
    CopyRecord& add(std::uint32_t warp);
    void commit(std::uint32_t warp, std::uint32_t mask);
    /// A copy to land, and its lanes. land() lands the copies of the lanes of `mask` except those in their `newest`
    /// last groups; with `all` also copies that are in no group.
    struct Landing {
        CopyRecord* record;
        std::uint32_t lanes;
    };
    void land(std::uint32_t warp, std::uint32_t mask, std::uint32_t newest, bool all);
    /// Lands the warp's oldest copies if it has too many in flight.
    void landSurplus(std::uint32_t warp);
    /// The result of the last call of either function, in the order of the copies' start.
    const Landing* landings() const { return m_landings.data(); }
    std::uint32_t landingCount() const { return m_landingCount; }
    /// To be called after writing: removes records that have landed completely.
    void forgetLanded(std::uint32_t warp);

private:
    struct OfWarp {
        std::vector<CopyRecord> records;
        std::uint32_t committed[laneCount] = {};
    };
    std::vector<OfWarp> m_warps;
    std::vector<Landing> m_landings;
    std::uint32_t m_landingCount = 0;
    bool m_used = false;
};

} // namespace tilescope::emulator
