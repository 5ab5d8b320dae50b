#include "gpu/emulator/observe/counters/conflict_log.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tilescope::emulator
{

std::uint32_t ConflictLog::lookUp(const Key& key, const AccessEvent& event, std::uint32_t wavefronts,
                                  std::uint32_t ideal)
{
    if (const auto found = m_index.find(key); found != m_index.end()) {
        m_entries[found->second].conflict.times += m_times;
        return found->second;
    }
    if (m_atSite[event.site] >= maxAtSite)
        return none;
    ++m_atSite[event.site];
    Entry entry;
    entry.block = m_block;
    entry.order = m_entries.size();
    ConflictPattern& conflict = entry.conflict;
    conflict.site = event.site;
    conflict.store = event.store;
    conflict.bytes = event.bytes;
    conflict.mask = event.mask;
    for (unsigned lane = 0; lane < 32; ++lane)
        if ((event.mask >> lane) & 1)
            conflict.addresses[lane] = static_cast<std::uint32_t>(event.address(lane));
    conflict.wavefronts = wavefronts;
    conflict.wavefrontsIdeal = ideal;
    conflict.times = m_times;
    const auto index = static_cast<std::uint32_t>(m_entries.size());
    m_entries.push_back(entry);
    m_index.emplace(key, index);
    return index;
}

std::vector<ConflictPattern> ConflictLog::merge(std::span<const ConflictLog* const> logs)
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::array<std::uint32_t, 32>>, Entry> distinct;
    for (const ConflictLog* log : logs)
        for (const Entry& entry : log->m_entries) {
            const ConflictPattern& conflict = entry.conflict;
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
    std::vector<ConflictPattern> result;
    std::size_t atSite = 0;
    for (const Entry& entry : entries) {
        atSite = !result.empty() && result.back().site == entry.conflict.site ? atSite + 1 : 0;
        if (atSite < keptAtSite)
            result.push_back(entry.conflict);
    }
    return result;
}

} // namespace tilescope::emulator
