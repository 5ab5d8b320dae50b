#pragma once

#include "gpu/emulator/program/op.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// One cp.async of one warp whose data have not all landed. It has read its source; its destination was checked.
struct CopyRecord {
    std::uint32_t site = 0;
    std::uint32_t left = 0;                           ///< lanes whose data have not landed
    std::uint32_t words = 0;                          ///< of 32 bits, a lane
    alignas(32) std::uint32_t offset[laneCount] = {}; ///< of lane i's destination in shared memory
    std::uint32_t group[laneCount] = {};              ///< the lane's group that the copy belongs to, from 0
    alignas(32) std::uint32_t data[4][laneCount] = {};
};

/// The asynchronous copies of a block, warp by warp, in the order in which they were begun. Groups are each thread's
/// own, as the PTX ISA has them. Data land at the last moment that is allowed, at the wait, so that a kernel that
/// forgets it sees what was there before. A warp that never waits has its oldest copies land when it has begun `most`
/// more. Not inline: handlers call it, and they are compiled for more than one processor (handlers/lanes.h).
class CopyQueue
{
public:
    static constexpr std::size_t most = 512;

    explicit CopyQueue(std::uint64_t warps);

    void begin(); ///< of a block: what was under way is forgotten
    CopyRecord& add(std::uint32_t warp);
    void commit(std::uint32_t warp, std::uint32_t mask);
    /// The copies of which lanes of `mask` may not be under way any longer, but for their `newest` last groups. With
    /// `all`: whether or not they are in a group.
    struct Landing {
        CopyRecord* record;
        std::uint32_t lanes;
    };
    void land(std::uint32_t warp, std::uint32_t mask, std::uint32_t newest, bool all);
    /// The warp's oldest, where it has too many under way.
    void landSurplus(std::uint32_t warp);
    /// What the last of these two found, in the order in which the copies were begun.
    const Landing* landings() const { return m_landings.data(); }
    std::uint32_t landingCount() const { return m_landingCount; }
    /// When it has been written: records that have landed as a whole go.
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
