#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The granules of shared memory whose loads need no further checks or records, because they were written in time and
/// their readers are known; for one warp or for all. One byte each, so that one comparison checks sixteen neighbours.
/// Everything is discarded when anything in the block synchronises.
class QuietMap
{
public:
    static constexpr std::uint32_t everyone = 63; ///< above all warps

    explicit QuietMap(std::size_t granules) : m_states(granules + 16) {}

    /// `now`: BlockOrder::now(); entries from earlier epochs are discarded.
    void bringTo(std::uint32_t now)
    {
        if (m_now != now)
            forget(now);
    }
    void set(std::size_t granule, std::uint32_t who)
    {
        m_states[granule] = static_cast<std::uint8_t>(who + 1);
        m_low = std::min(m_low, granule);
        m_high = std::max(m_high, granule);
    }
    void clear(std::size_t granule) { m_states[granule] = 0; }

    bool isQuiet(std::size_t granule, std::uint32_t warp) const
    {
        return m_states[granule] == everyone + 1 || m_states[granule] == warp + 1;
    }
    /// Bit i: granule `first` + i is not quiet for the warp; up to 16 of them.
    std::uint32_t loud(std::size_t first, std::uint32_t count, std::uint32_t warp) const
    {
        const std::uint32_t asked = (1U << std::min(count, 16U)) - 1;
#ifdef __SSE2__
        const __m128i states = _mm_loadu_si128(reinterpret_cast<const __m128i*>(m_states.data() + first));
        const __m128i forAll = _mm_cmpeq_epi8(states, _mm_set1_epi8(static_cast<char>(everyone + 1)));
        const __m128i forWarp = _mm_cmpeq_epi8(states, _mm_set1_epi8(static_cast<char>(warp + 1)));
        const int quiet = _mm_movemask_epi8(_mm_or_si128(forAll, forWarp));
        return ~static_cast<std::uint32_t>(quiet) & asked;
#else
        std::uint32_t result = 0;
        for (std::size_t i = 0; i < 16; ++i)
            result |= std::uint32_t{!isQuiet(first + i, warp)} << i;
        return result & asked;
#endif
    }

private:
    void forget(std::uint32_t now)
    {
        if (m_low <= m_high)
            std::fill(m_states.begin() + static_cast<std::ptrdiff_t>(m_low),
                      m_states.begin() + static_cast<std::ptrdiff_t>(m_high) + 1, std::uint8_t{0});
        m_low = m_states.size();
        m_high = 0;
        m_now = now;
    }

    std::vector<std::uint8_t> m_states; ///< 0: loud; else warp + 1. Sixteen extra entries at the end stay loud.
    std::size_t m_low = 1, m_high = 0;  ///< range that may be quiet
    std::uint32_t m_now = 0;
};

} // namespace tilescope::emulator
