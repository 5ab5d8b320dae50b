#pragma once

#include "gpu/emulator/observe/observer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The distinct sectors of global memory that some accesses of one block touch (BlockSectors).
class BlockFootprint
{
public:
    void begin(); ///< a new block

    /// Adds the sectors of `bytes` from each lane of `lanes` on, of an access to any memory; only those of buffers
    /// count. Returns how many are new to the block.
    std::uint64_t add(const AccessEvent& access, std::uint32_t bytes, std::uint32_t lanes);

private:
    struct Slot {
        std::uint64_t sector = 0;
        std::uint32_t block = 0; ///< m_block if it is occupied
    };

    bool addSector(std::uint64_t sector);
    void grow();
    std::size_t slotOf(std::uint64_t sector) const;

    std::vector<Slot> m_slots = std::vector<Slot>(256); ///< a hash table with a power of two of slots
    std::size_t m_used = 0;
    std::uint32_t m_block = 1;
    std::uint64_t m_last = ~std::uint64_t{0}; ///< the sector added last
};

} // namespace tilescope::emulator
