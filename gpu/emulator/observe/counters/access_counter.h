#pragma once

#include "gpu/emulator/observe/counters/conflict_log.h"
#include "gpu/emulator/observe/counters/pattern_memo.h"
#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/observer.h"

#include <vector>

namespace tilescope::emulator
{

/// Counts the cost of loads and stores: requests, sectors, wavefronts, distinct addresses, by the rule of the memory
/// accessed (access_rules.h).
class AccessCounter
{
public:
    explicit AccessCounter(std::size_t instructions) : m_memos(instructions), m_conflicts(instructions) {}

    void count(const AccessEvent& event, SiteTally& site);
    void countJoined(const JoinedAccessEvent& event, LaunchTally& tally);

    ConflictLog& conflicts() { return m_conflicts; }
    const ConflictLog& conflicts() const { return m_conflicts; }

private:
    void countAs(PatternMemo::Pattern& pattern, Target target, const AccessEvent& event, std::uint64_t first,
                 SiteTally& site);
    void countFar(const AccessEvent& event, SiteTally& site);

    std::vector<PatternMemo> m_memos; ///< per site
    ConflictLog m_conflicts;
};

} // namespace tilescope::emulator
