#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// How far an access shifts from one block of a class to the next on each axis, in bytes.
struct Shift {
    std::array<std::int64_t, 3> bytes{};
    bool operator==(const Shift&) const = default;
};

/// The first addresses of a block's accesses to the input, in order, and a hash of their other properties: instruction,
/// warp, lanes and their distances.
struct AccessTrail {
    std::vector<std::uint64_t> firsts;
    std::uint64_t hash = 0;

    void add(std::uint64_t first) { firsts.push_back(first); }
    void mix(std::uint64_t value)
    {
        hash = (hash ^ value) * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 29;
    }
};

/// Finds the shift of each access of a class's representative from the trails of other blocks of the class.
class ShiftFinder
{
public:
    /// The other block lies `steps` of the class's steps away on one axis only.
    void addBlock(std::size_t axis, std::int64_t steps, AccessTrail trail)
    {
        m_others.push_back({axis, steps, std::move(trail)});
    }

    void restart() { m_next = 0; }

    /// The number of the next access's shift. An access that does not shift evenly makes the finder fail.
    std::uint16_t shiftOf(std::uint64_t first)
    {
        Shift shift;
        for (const Other& other : m_others) {
            if (m_next >= other.trail.firsts.size()) {
                m_failed = true;
                return 0;
            }
            const auto distance = static_cast<std::int64_t>(other.trail.firsts[m_next] - first);
            m_failed = m_failed || distance % other.steps != 0;
            shift.bytes[other.axis] = distance / other.steps;
        }
        ++m_next;
        if (m_last < m_shifts.size() && m_shifts[m_last] == shift)
            return m_last;
        for (m_last = 0; m_last < m_shifts.size(); ++m_last)
            if (m_shifts[m_last] == shift)
                return m_last;
        if (m_shifts.size() >= mostShifts) {
            m_failed = true;
            return m_last = 0;
        }
        m_shifts.push_back(shift);
        return m_last;
    }

    bool failed() const { return m_failed; }
    const std::vector<Shift>& shifts() const { return m_shifts; }
    std::uint64_t seen() const { return m_next; }
    const auto& others() const { return m_others; }

    static constexpr std::size_t mostShifts = 64; ///< per class; the kernels here have one or two

private:
    struct Other {
        std::size_t axis;
        std::int64_t steps;
        AccessTrail trail;
    };
    std::vector<Other> m_others;
    std::vector<Shift> m_shifts;
    std::uint64_t m_next = 0;
    std::uint16_t m_last = 0;
    bool m_failed = false;
};

} // namespace tilescope::emulator
