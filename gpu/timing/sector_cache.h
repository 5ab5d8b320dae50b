#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope::timing
{

/// L1: lines of four sectors, four ways, the least recently used one replaced.
class SectorCache
{
public:
    explicit SectorCache(double bytes)
    {
        constexpr double bytesOfSet = lineBytes * ways;
        m_sets = std::max<std::size_t>(1, static_cast<std::size_t>(bytes / bytesOfSet));
        m_lines.resize(m_sets * ways);
    }

    struct Line {
        std::uint64_t tag = ~std::uint64_t{0};
        std::uint8_t sectors = 0;
        std::uint32_t used = 0;
        double filled = 0; ///< when its last sector arrives
    };

    /// The line, which replaces another if it was not there.
    Line& find(std::uint64_t line)
    {
        Line* const set = &m_lines[hash(line) % m_sets * ways];
        Line* oldest = set;
        ++m_clock;
        for (Line* way = set; way < set + ways; ++way) {
            if (way->tag == line) {
                way->used = m_clock;
                return *way;
            }
            if (way->used < oldest->used)
                oldest = way;
        }
        *oldest = {line, 0, m_clock, 0};
        return *oldest;
    }

private:
    static constexpr std::size_t ways = 4;
    static constexpr double lineBytes = 128;

    static std::uint64_t hash(std::uint64_t line)
    {
        line ^= line >> 17;
        return (line * 0x9E37'79B9'7F4A'7C15u) >> 24;
    }

    std::size_t m_sets = 1;
    std::vector<Line> m_lines;
    std::uint32_t m_clock = 0;
};

} // namespace tilescope::timing
