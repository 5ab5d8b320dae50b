#pragma once

#include "gpu/emulator/observe/counters/conflict_log.h"
#include "gpu/emulator/observe/counters/pattern_memo.h"
#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/observer.h"

#include <vector>

namespace tilescope::emulator
{

/// The memory that an access went to, which a generic address tells.
Target targetOf(Space space, std::uint64_t address);

/// The addresses of an access's lanes, all moved by `distance` bytes.
LaneAddresses addressesOf(const AccessEvent& event, AccessRule rule, std::uint64_t distance = 0);

/// The rule of each instruction of a kernel, by site; Load for those that access no memory.
std::vector<AccessRule> accessRules(const ptx::Kernel& kernel);

/// Counts what loads and stores cost: requests, sectors, wavefronts, replays, by the rule of what they went
/// to (access_rules.h).
class AccessCounter
{
public:
    explicit AccessCounter(const ptx::Kernel& kernel);

    /// Returns lanes that together ask for every sector of global memory that the access touches.
    std::uint32_t count(const AccessEvent& event, LaunchTally& tally);
    /// An asynchronous copy, when it is issued. The hardware counts its source among global loads, its destination in
    /// no counter of shared memory.
    void countCopy(const CopyEvent& event, LaunchTally& tally);
    std::uint32_t countJoined(const JoinedAccessEvent& event, LaunchTally& tally); ///< returns the same

    ConflictLog& conflicts() { return m_conflicts; }
    const ConflictLog& conflicts() const { return m_conflicts; }

private:
    std::uint32_t countNear(const AccessEvent& access, std::uint32_t sites, std::uint32_t count, LaunchTally& tally);
    std::uint32_t countFar(const AccessEvent& event, SiteTally& site);

    std::vector<AccessRule> m_rules;  ///< by site
    std::vector<PatternMemo> m_memos; ///< by site
    ConflictLog m_conflicts;
};

} // namespace tilescope::emulator
