#include "gpu/emulator/observe/counters/conflict_log.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tilescope::emulator
{

void ConflictLog::add(std::size_t slot, const Key& key, const JoinedAccessEvent& event, const PatternCosts& known)
{
    if (m_atSite[key.site] >= maxAtSite)
        return;
    ++m_atSite[key.site];
    for (unsigned i = 0; i < event.count; ++i) {
        const AccessEvent element = event.element(i);
        const AccessCost& cost = known.costs[phaseOf(key.first + i * element.bytes, Target::Shared)];
        if (cost.units <= cost.ideal && !wantsAll())
            continue;
        Entry entry;
        entry.block = m_block;
        entry.order = m_entries.size();
        entry.counted = m_counted.size();
        ConflictPattern& conflict = entry.conflict;
        conflict.site = element.site;
        conflict.store = element.store;
        conflict.bytes = element.bytes;
        conflict.mask = element.mask;
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((element.mask >> lane) & 1)
                conflict.addresses[lane] = static_cast<std::uint32_t>(element.address(lane));
        conflict.wavefronts = cost.units;
        conflict.wavefrontsIdeal = cost.ideal;
        m_entries.push_back(entry);
    }
    m_slots[slot] = {key, static_cast<std::uint32_t>(m_counted.size())};
    m_counted.push_back(m_times);
    if (2 * m_counted.size() <= m_slots.size())
        return;
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    for (const Slot& used : old)
        if (used.index != none)
            m_slots[slotOf(used.key)] = used;
}

void ConflictLog::merge(std::span<const ConflictLog* const> logs, LaunchCounters& counters)
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::array<std::uint32_t, 32>>, Entry> distinct;
    for (const ConflictLog* log : logs)
        for (Entry entry : log->m_entries) {
            ConflictPattern& conflict = entry.conflict;
            conflict.times = log->m_counted[entry.counted];
            const auto [at, isNew] = distinct.try_emplace({conflict.site, conflict.mask, conflict.addresses}, entry);
            if (isNew)
                continue;
            at->second.conflict.times += conflict.times;
            if (std::tie(entry.block, entry.order) < std::tie(at->second.block, at->second.order))
                std::tie(at->second.block, at->second.order) = std::tie(entry.block, entry.order);
        }
    std::vector<Entry> entries;
    for (const auto& [key, entry] : distinct)
        entries.push_back(entry);
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.conflict.site, a.block, a.order) < std::tie(b.conflict.site, b.block, b.order);
    });
    const auto keep = [&](bool isFree, std::vector<ConflictPattern>& result) {
        std::size_t atSite = 0;
        for (const auto& [conflict, block, order, counted] : entries) {
            if (isFree != (conflict.wavefronts <= conflict.wavefrontsIdeal))
                continue;
            atSite = !result.empty() && result.back().site == conflict.site ? atSite + 1 : 0;
            if (atSite < keptAtSite)
                result.push_back(conflict);
        }
    };
    keep(false, counters.conflicts);
    keep(true, counters.conflictFree);
}

} // namespace tilescope::emulator
