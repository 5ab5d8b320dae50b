#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/observe/hazards/program_order.h"
#include "gpu/recipe/report.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tilescope::emulator
{

enum class HazardKind : std::uint8_t {
    Race,           ///< two threads of a block, one byte, no barrier between
    WarpRace,       ///< the same within a warp, in different instructions
    Collision,      ///< the same within a warp, in one instruction
    BlockRace,      ///< two blocks of a launch, one byte of global memory
    SameValue,      ///< two threads of a block store the same
    SameByBlocks,   ///< two blocks store the same
    Uninitialised,  ///< a load of shared or local memory that nothing was stored to before
    NeverStored,    ///< a load of shared memory that no thread of the block stores to, neither before nor after
    Unwaited,       ///< access to a place that an asynchronous copy may still write
    EarlyReturn,    ///< threads have ended before a barrier at which others wait
    CallerNotNamed, ///< a lane executes an instruction across lanes whose mask does not name it
    NamedButAbsent, ///< a lane that the mask names does not execute it; `other`: where others do
    ReadsNobody,    ///< a shuffle reads a lane that does not execute it
    ReadsBeyond,    ///< one that is a distance away, up or down: the code may replace that value
    MetApart,       ///< lanes that should exchange values execute it one group after the other
    ZeroDivisor     ///< integers are divided by 0
};

struct Culprit {
    std::uint64_t block = 0;
    std::uint32_t thread = 0; ///< linear index within the block; unknown for hazards between blocks
    std::uint32_t site = 0;   ///< PTX instruction
};

/// One hazard, or all of one kind between two PTX instructions.
struct Hazard {
    HazardKind kind = HazardKind::Race;
    Culprit one, other; ///< `other` came first, or equals `one`
    Space space = Space::Shared;
    std::uint64_t address = 0; ///< in `space`
    std::uint64_t count = 0;   ///< how often
    std::uint32_t mask = 0;    ///< of an instruction across lanes
    std::uint32_t lane = 0;    ///< ReadsNobody, ReadsBeyond: the one that is read
};

/// Keeps one hazard per kind and pair of instructions: that of the lowest block, with its number of occurrences.
class HazardTable
{
public:
    void add(const Hazard& hazard)
    {
        const std::uint64_t key = (static_cast<std::uint64_t>(hazard.kind) << 60) |
                                  (static_cast<std::uint64_t>(hazard.one.site & siteBits) << 30) |
                                  (hazard.other.site & siteBits);
        const auto [place, isNew] = m_hazards.try_emplace(key, hazard);
        Hazard& kept = place->second;
        const std::uint64_t count = (isNew ? 0 : kept.count) + (hazard.count ? hazard.count : 1);
        if (!isNew && hazard.one.block < kept.one.block)
            kept = hazard;
        kept.count = count;
    }
    void add(const HazardTable& others)
    {
        for (const auto& [key, hazard] : others.m_hazards)
            add(hazard);
    }
    std::vector<Hazard> all() const
    {
        std::vector<Hazard> hazards;
        hazards.reserve(m_hazards.size());
        for (const auto& [key, hazard] : m_hazards)
            hazards.push_back(hazard);
        return hazards;
    }

private:
    static constexpr std::uint32_t siteBits = (1U << 30) - 1;
    std::unordered_map<std::uint64_t, Hazard> m_hazards;
};

/// A hazard in words that a student understands, with its two lines and what would fix it. `line` is the one that runs
/// first, if the kernel's control flow shows which it is.
Finding describe(const Hazard& hazard, const LaunchSetup& setup, const ProgramOrder& order);

} // namespace tilescope::emulator
