#pragma once

#include "gpu/emulator/observe/counters/conflict_log.h"
#include "gpu/emulator/observe/counters/pattern_memo.h"
#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/observer.h"

#include <vector>

namespace tilescope::emulator
{

/// Counts what loads and stores cost: requests, sectors, wavefronts, replays, by the rule of what they went
/// to (access_rules.h).
class AccessCounter
{
public:
    explicit AccessCounter(const ptx::Kernel& kernel);

    void count(const AccessEvent& event, SiteTally& site);
    /// An asynchronous copy, when it is issued. The hardware counts its source among global loads, its destination in
    /// no counter of shared memory.
    void countCopy(const CopyEvent& event, SiteTally& site);
    void countJoined(const JoinedAccessEvent& event, LaunchTally& tally);

    ConflictLog& conflicts() { return m_conflicts; }
    const ConflictLog& conflicts() const { return m_conflicts; }

private:
    void countAs(PatternMemo::Pattern& pattern, Target target, const AccessEvent& event, std::uint64_t first,
                 SiteTally& site);
    void countFar(const AccessEvent& event, SiteTally& site);

    std::vector<AccessRule> m_rules;  ///< by site
    std::vector<PatternMemo> m_memos; ///< by site
    ConflictLog m_conflicts;
};

} // namespace tilescope::emulator
