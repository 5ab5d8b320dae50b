#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace tilescope::timing
{

/// The same number of bits, each of which depends on all of the line's: the highest are a block's and a warp's.
inline std::uint64_t mixed(std::uint64_t line) { return (line ^ line >> 32) * 0x9E37'79B9'7F4A'7C15u >> 32; }

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
        Line* const set = &m_lines[mixed(line) % m_sets * ways];
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

    std::size_t m_sets = 1;
    std::vector<Line> m_lines;
    std::uint32_t m_clock = 0;
};

/// Which sectors of memory have been asked for.
class TouchedSectors
{
public:
    /// How many of the sectors were not before.
    unsigned add(std::uint64_t line, std::uint8_t sectors)
    {
        if (2 * (m_count + 1) > m_lines.size())
            grow();
        Line& found = placeOf(m_lines, line);
        m_count += found.sectors == 0;
        const auto fresh = static_cast<std::uint8_t>(sectors & ~found.sectors);
        found = {line, static_cast<std::uint8_t>(found.sectors | sectors)};
        return static_cast<unsigned>(std::popcount(fresh));
    }

private:
    struct Line {
        std::uint64_t line = 0;
        std::uint8_t sectors = 0; ///< 0: the place is free
    };

    static Line& placeOf(std::vector<Line>& lines, std::uint64_t line)
    {
        std::size_t at = mixed(line) & (lines.size() - 1);
        while (lines[at].sectors != 0 && lines[at].line != line)
            at = (at + 1) & (lines.size() - 1);
        return lines[at];
    }

    void grow()
    {
        std::vector<Line> more(std::max<std::size_t>(1024, 2 * m_lines.size()));
        for (const Line& line : m_lines)
            if (line.sectors != 0)
                placeOf(more, line.line) = line;
        m_lines = std::move(more);
    }

    std::vector<Line> m_lines; ///< a power of two, at most half of them taken
    std::size_t m_count = 0;
};

} // namespace tilescope::timing
