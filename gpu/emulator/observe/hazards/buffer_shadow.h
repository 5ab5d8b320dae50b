#pragma once

#include "gpu/emulator/observe/hazards/block_races.h"
#include "gpu/emulator/observe/hazards/global_shadow.h"
#include "gpu/emulator/observe/observer.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The last writer and readers, within one block, of each granule of the buffers that a launch may store to. Holds only
/// what the block touches, in lines of neighbouring granules found by their number.
class BufferShadow
{
public:
    /// Watches nothing if the kernel orders its threads by atomics and fences.
    BufferShadow(const LaunchSetup& setup, const StoreTargets& targets, const BlockOrder& order, HazardTable& found);

    void begin(std::uint64_t block);
    bool watches(std::uint64_t region) const { return region < m_bytes.size() && m_bytes[region] > 0; }
    /// All lanes are in that region, which is watched, or fault.
    void access(const AccessEvent& event, std::uint64_t region);

private:
    static constexpr std::uint64_t lineGranules = 16;
    /// A block that touches more has some that are not checked: 34 MB.
    static constexpr std::uint32_t mostLines = 1U << 16;
    static constexpr std::uint64_t noLine = ~std::uint64_t{0};

    /// Records of an earlier block need not be cleared: their epochs are before this block.
    struct Line {
        std::uint64_t number = noLine;
        std::size_t slot = 0; ///< in m_slots
        std::array<Granule, lineGranules> granules;
    };

    Granule* find(std::uint64_t granule); ///< null if there are too many
    bool findLine(std::uint64_t number);
    std::size_t slotOf(std::uint64_t number) const;
    void grow();
    void store(Granule& granule, const Granule& next, bool isValueKnown, std::uint64_t address);
    void load(Granule& granule, AccessRecord record, std::uint64_t address);
    void atomic(Granule& granule, AccessRecord record, std::uint64_t address);

    const BlockOrder& m_order;
    BlockRaces m_races;
    unsigned m_shift;
    std::vector<std::uint64_t> m_bytes; ///< by region number; 0: not watched
    std::vector<Line> m_lines;          ///< the first m_used are this block's
    std::vector<std::uint32_t> m_slots; ///< a hash table: the index of a line + 1; 0: none
    std::uint32_t m_used = 0, m_event = 0;
    std::size_t m_line = 0; ///< found last
    std::uint64_t m_lineNumber = noLine;
};

} // namespace tilescope::emulator
