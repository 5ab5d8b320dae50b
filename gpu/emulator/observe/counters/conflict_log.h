#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/emulator/observe/observer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace tilescope::emulator
{

/// Records which lanes requested which shared addresses in accesses with bank conflicts, and how often.
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

    /// `pattern` identifies the lanes' distances from one another (LanePatternMemo::Pattern::number); together with the
    /// site and the first address it identifies the whole pattern.
    void note(const AccessEvent& event, std::uint32_t pattern, std::uint32_t wavefronts, std::uint32_t ideal)
    {
        const auto first = static_cast<std::uint32_t>(event.base) + event.near[__builtin_ctz(event.mask)];
        const Key key{event.site, pattern, first};
        Line& line = m_cache[key.hash() % cacheLines];
        if (line.key == key && line.index != none)
            m_entries[line.index].conflict.times += m_times;
        else
            line = {key, lookUp(key, event, wavefronts, ideal)};
    }

    /// Merges several logs: for each site the first few distinct patterns, by block and order within it.
    static std::vector<ConflictPattern> merge(std::span<const ConflictLog* const> logs);

private:
    /// More than a site of any ordinary kernel has; further ones (addresses that depend on loaded data) are dropped.
    static constexpr std::uint32_t maxAtSite = 1024;
    static constexpr std::size_t keptAtSite = 8;
    static constexpr std::size_t cacheLines = 1024;
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
    struct KeyHash {
        std::size_t operator()(const Key& key) const { return key.hash(); }
    };
    struct Line {
        Key key;
        std::uint32_t index = none;
    };
    struct Entry {
        ConflictPattern conflict;
        std::uint64_t block = 0, order = 0; ///< its first occurrence
    };

    /// Counts it if it is not in the cache; returns its entry, or `none`.
    std::uint32_t lookUp(const Key& key, const AccessEvent& event, std::uint32_t wavefronts, std::uint32_t ideal);

    std::uint64_t m_block = 0, m_times = 1;
    std::vector<std::uint32_t> m_atSite; ///< entries per site
    std::vector<Entry> m_entries;
    std::unordered_map<Key, std::uint32_t, KeyHash> m_index;
    std::array<Line, cacheLines> m_cache{};
};

} // namespace tilescope::emulator
