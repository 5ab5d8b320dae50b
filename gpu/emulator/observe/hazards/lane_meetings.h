#pragma once

#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// Checks the masks of instructions across lanes: shuffles, votes, matches, reductions and __syncwarp(). A lane that a
/// mask names may come later, by another way, as since Volta; it may have returned; else it must take part.
class LaneMeetings
{
public:
    LaneMeetings(const ptx::Kernel& kernel, std::uint64_t warps, HazardTable& found);

    void begin(std::uint64_t block);
    void end(); ///< of the block
    void meet(const LaneMeeting& meeting);
    /// Lanes of a warp went on together to the end of a basic block, which has so many instructions.
    void goOn(std::uint32_t warp, std::uint32_t site, std::uint32_t instructions, std::uint32_t lanes);
    void exit(std::uint32_t warp, std::uint32_t lanes);

private:
    /// An instruction that lanes of its mask have not come to yet.
    struct Waiting {
        std::uint32_t site, members;
        std::uint32_t arrived, missing;
        std::uint32_t reader = 0, read = 0; ///< a missing lane that was read, as a bit, and the lane that did
    };
    /// The last shuffle by a distance that not all lanes executed. Sums by halving distances (or doubling, upwards)
    /// read beyond their mask with lanes whose values nobody needs.
    struct Row {
        std::uint32_t site = 0, members = 0, distance = 0;
        bool isTree = false;         ///< the one before had twice the distance
        std::optional<Hazard> doubt; ///< unless the next has half of it
    };
    struct Warp {
        std::vector<Waiting> waiting;
        Row row;
    };

    void arrive(Warp& warp, const LaneMeeting& meeting, std::uint32_t members, std::uint32_t lanes);
    void read(Warp& warp, const LaneMeeting& meeting, std::uint32_t readers);
    void follow(Row& row, const LaneMeeting& meeting, std::uint32_t distance);
    void settle(Row& row);
    Hazard hazard(HazardKind kind, std::uint32_t warp, std::uint32_t lane, std::uint32_t site,
                  std::uint32_t members) const;
    /// Whether lanes that execute the one meet those at the other: since Volta, if the names are the same.
    bool isAlike(std::uint32_t site, std::uint32_t other) const;

    const ptx::Kernel& m_kernel;
    HazardTable& m_found;
    std::uint64_t m_block = 0;
    std::vector<Warp> m_warps;
};

/// The finding of a hazard of these kinds.
Finding describeMask(const Hazard& hazard, const LaunchSetup& setup);

} // namespace tilescope::emulator
