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
    /// 64 neighbouring sectors, a bit each.
    struct Slot {
        std::uint64_t group = 0, touched = 0;
        std::uint32_t block = 0; ///< m_block if it is occupied
    };

    std::uint64_t addSectors(std::uint64_t group, std::uint64_t sectors);
    void grow();
    std::size_t slotOf(std::uint64_t group) const;

    std::vector<Slot> m_slots = std::vector<Slot>(64); ///< a hash table with a power of two of slots
    std::size_t m_used = 0;
    std::uint32_t m_block = 1;
};

} // namespace tilescope::emulator
