#pragma once

#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Which granules an access touches, and which of its lanes do: worked out once for a pattern of lanes, it serves
/// wherever the first lane lies. Elements of a joined access are taken together.
class TouchMap
{
public:
    /// Neighbouring granules.
    struct Run {
        std::int32_t first;  ///< granules from that of the first active lane
        std::uint32_t count; ///< of granules
        std::uint32_t place; ///< of its first granule in readers()
    };
    /// Of one granule the first lane that touches it and the first other one, which is the same where there is none:
    /// what they and their element add to the SharedRecord of lane 0 and the first element.
    struct Readers {
        std::uint64_t first, other;
    };
    /// Instructions, at most, that an element's lies behind the first one's.
    static constexpr std::uint32_t mostFurtherOn = 0xFF;

    /// The addresses are near ones; granules have 2^shift bytes.
    void make(const JoinedAccessEvent& event, unsigned shift);

    /// False: the lanes lie across granules, or too far apart.
    bool isMade() const { return !m_runs.empty(); }
    const std::vector<Run>& runs() const { return m_runs; }
    const Readers& readers(std::uint32_t place) const { return m_readers[place]; }
    std::int64_t lowest() const { return m_lowest; }   ///< first granule touched, likewise from the first active lane's
    std::int64_t highest() const { return m_highest; } ///< last granule touched

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
