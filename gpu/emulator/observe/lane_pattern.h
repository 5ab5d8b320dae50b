#pragma once

#include "gpu/emulator/observe/observer.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The addresses of an access's active lanes relative to the first one; for near addresses.
struct LanePattern {
    alignas(32) std::array<std::uint32_t, 32> distance{}; ///< from the first active lane; 0 for inactive lanes
    alignas(32) std::array<std::uint32_t, 32> active{};   ///< all ones if the lane is active
    std::uint32_t mask = 0;

    static LanePattern of(const AccessEvent& event);
    /// Whether the access has this pattern.
    bool fits(const AccessEvent& event) const;
};

/// The address of the first active lane; requires near addresses.
std::uint64_t firstAddress(const AccessEvent& event);

/// Caches the last patterns of one memory instruction, each with data of type `Known`, initially its default. Loops
/// repeat the same patterns in the same order, so each pattern stores which one followed it.
template <class Known>
class LanePatternMemo
{
public:
    struct Pattern {
        LanePattern lanes;
        std::uint32_t kind = 0;
        std::uint32_t number = 0; ///< among all patterns that this memo ever contained
        std::uint8_t next = 0;    ///< the pattern that followed
        Known known{};
    };

    /// The pattern of an access with near addresses. Patterns of different kinds are different.
    Pattern& find(const AccessEvent& event, std::uint32_t kind)
    {
        if (!m_patterns.empty()) {
            const std::size_t expected = m_patterns[m_last].next;
            if (isOf(m_patterns[expected], event, kind)) {
                m_last = expected;
                return m_patterns[expected];
            }
        }
        std::size_t found = 0;
        while (found < m_patterns.size() && !isOf(m_patterns[found], event, kind))
            ++found;
        if (found == m_patterns.size())
            found = make(event, kind);
        m_patterns[m_last].next = static_cast<std::uint8_t>(found);
        m_last = found;
        return m_patterns[found];
    }

private:
    static constexpr std::size_t capacity = 8;

    static bool isOf(const Pattern& pattern, const AccessEvent& event, std::uint32_t kind)
    {
        return pattern.kind == kind && pattern.lanes.fits(event);
    }

    std::size_t make(const AccessEvent& event, std::uint32_t kind)
    {
        if (m_patterns.size() < capacity) {
            m_patterns.emplace_back();
            m_oldest = m_patterns.size() - 1;
        } else {
            m_oldest = (m_oldest + 1) % capacity;
        }
        m_patterns[m_oldest] = {LanePattern::of(event), kind, m_made++, static_cast<std::uint8_t>(m_oldest), {}};
        return m_oldest;
    }

    std::vector<Pattern> m_patterns;
    std::size_t m_last = 0, m_oldest = 0;
    std::uint32_t m_made = 0;
};

} // namespace tilescope::emulator
