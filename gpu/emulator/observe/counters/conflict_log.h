#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/counters/pattern_memo.h"
#include "gpu/emulator/observe/observer.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tilescope::emulator
{

/// Records which lanes requested which shared addresses in accesses with bank conflicts, and how often; of the first
/// block also in accesses without, on which a cure must not bring new ones.
class ConflictLog
{
public:
    explicit ConflictLog(std::size_t instructions) : m_atSite(instructions, 0) {}

    /// Subsequent notes belong to this block and count `times` times.
    void begin(std::uint64_t block, std::uint64_t times)
    {
        m_block = block;
        m_times = times;
    }

    /// Whether accesses without conflicts are noted too.
    bool wantsAll() const { return m_block == 0; }

    /// An access of which at least one element is to be noted, and of which `sites` and `count` are as in
    /// JoinedAccessEvent. Its pattern identifies the lanes' distances from one another; together with the site and the
    /// first address it identifies everything, also each element's costs.
    void note(const AccessEvent& event, std::uint32_t sites, std::uint32_t count, const PatternMemo::Pattern& pattern)
    {
        const auto first = static_cast<std::uint32_t>(event.base) + event.near[std::countr_zero(event.mask)];
        const Key key{event.site, pattern.number, first};
        const std::size_t slot = slotOf(key);
        if (m_slots[slot].index != none)
            m_counted[m_slots[slot].index] += m_times;
        else
            add(slot, key, {event, sites, count}, pattern.known);
    }

    /// Merges several logs into these counters: for each site the first few distinct patterns, by block and order
    /// within it.
    static void merge(std::span<const ConflictLog* const> logs, LaunchCounters& counters);

private:
    /// More than a site of any ordinary kernel has; further ones (addresses that depend on loaded data) are dropped.
    static constexpr std::uint32_t maxAtSite = 1024;
    static constexpr std::size_t keptAtSite = 8;
    static constexpr std::uint32_t none = 0xFFFF'FFFF;

    struct Key {
        std::uint32_t site = 0, pattern = 0, first = 0;
        bool operator==(const Key&) const = default;
        std::size_t hash() const
        {
            const std::uint64_t mixed =
                (std::uint64_t{site} << 40 ^ std::uint64_t{pattern} << 20 ^ first) * 0x9E37'79B9'7F4A'7C15ULL;
            return mixed >> 40;
        }
    };
    struct Slot {
        Key key;
        std::uint32_t index = none; ///< into m_counted
    };
    struct Entry {
        ConflictPattern conflict;
        std::uint64_t block = 0, order = 0; ///< its first occurrence
        std::size_t counted = 0;            ///< index into m_counted
    };

    /// Where the key is, or the free slot where it would be.
    std::size_t slotOf(const Key& key) const
    {
        std::size_t slot = key.hash() & (m_slots.size() - 1);
        while (m_slots[slot].index != none && m_slots[slot].key != key)
            slot = (slot + 1) & (m_slots.size() - 1);
        return slot;
    }

    /// Counts a new key for the first time, unless its site has too many.
    void add(std::size_t slot, const Key& key, const JoinedAccessEvent& event, const PatternCosts& known);

    std::uint64_t m_block = 0, m_times = 1;
    std::vector<std::uint32_t> m_atSite; ///< keys per site
    std::vector<Entry> m_entries;
    std::vector<std::uint64_t> m_counted; ///< how often each key occurred; apart, for the processor's caches
    /// A hash table with a power of two of slots, at most half of them used.
    std::vector<Slot> m_slots = std::vector<Slot>(64);
};

} // namespace tilescope::emulator
