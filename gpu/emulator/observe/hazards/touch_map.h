#pragma once

#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Which granules an access touches, and which of its lanes do: computed once per pattern of lanes, for any address of
/// the first lane. Elements of a joined access are combined.
class TouchMap
{
public:
    /// Neighbouring granules.
    struct Run {
        std::int32_t first;  ///< relative to the granule of the first active lane
        std::uint32_t count; ///< of granules
        std::uint32_t place; ///< index of its first granule in readers()
    };
    /// For one granule the first lane that touches it and the next other one, or the same if there is none: the values
    /// that they and their elements add to the AccessRecord of lane 0 and the first element.
    struct Readers {
        std::uint64_t first, other;
    };
    /// Limit of the distance between an element's instruction and the first one.
    static constexpr std::uint32_t mostFurtherOn = 0xFF;

    /// Requires near addresses; granules have 2^shift bytes.
    void make(const JoinedAccessEvent& event, unsigned shift);

    /// Returns false if lanes cross granules or are too far apart.
    bool isMade() const { return !m_runs.empty(); }
    const std::vector<Run>& runs() const { return m_runs; }
    const Readers& readers(std::uint32_t place) const { return m_readers[place]; }
    std::int64_t lowest() const
    {
        return m_lowest;
    } ///< first granule touched, relative to that of the first active
      ///< lane
    std::int64_t highest() const
    {
        return m_highest;
    } ///< last granule touched, relative to that of the first active
      ///< lane

private:
    struct Touch {
        std::int64_t granule;
        std::uint64_t reader;
    };
    static bool gather(const JoinedAccessEvent& event, unsigned shift, std::vector<Touch>& touches);

    std::vector<Run> m_runs;
    std::vector<Readers> m_readers;
    std::int64_t m_lowest = 0, m_highest = 0;
};

} // namespace tilescope::emulator
