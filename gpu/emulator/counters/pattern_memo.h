#pragma once

#include "gpu/emulator/counters/site_tally.h"
#include "gpu/emulator/observer.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Remembers what the last patterns of one memory instruction cost. A pattern is where the active lanes' addresses lie
/// relative to the first one's; with the first address modulo 32 (sectors) or modulo 4 (banks, whose words may all move
/// by the same distance) it decides the cost, so what is remembered is exact. Loops come back to the same patterns in
/// the same order: each remembers which one followed it.
class PatternMemo
{
public:
    static constexpr std::uint32_t unknown = 0xFFFF'FFFF;

    struct Pattern {
        alignas(32) std::array<std::uint32_t, 32> distance{}; ///< from the first active lane; of sleeping lanes 0
        alignas(32) std::array<std::uint32_t, 32> active{};   ///< all ones where the lane is active
        std::uint32_t mask = 0;
        Target target = Target::Global;
        std::uint8_t next = 0; ///< the pattern that followed
        std::uint32_t ideal = 0;
        std::uint32_t number = 0;              ///< of all patterns that this memo ever held
        std::array<std::uint32_t, 32> units{}; ///< by the first address modulo 32; `unknown` until asked for
    };

    /// The pattern of an access with near addresses; made, with nothing known of its cost, when it is new.
    Pattern& find(const AccessEvent& event, Target target);

private:
    static constexpr std::size_t capacity = 8;

    std::size_t search(const AccessEvent& event, Target target) const;
    Pattern& make(const AccessEvent& event, Target target);

    std::vector<Pattern> m_patterns;
    std::size_t m_last = 0, m_oldest = 0;
    std::uint32_t m_made = 0;
};

} // namespace tilescope::emulator
