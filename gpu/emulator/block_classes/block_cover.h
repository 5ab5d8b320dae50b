#pragma once

#include "gpu/emulator/block_classes/block_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// Which blocks of a grid are already in a class; stored by rows, so that a million blocks take a few thousand steps.
class BlockCover
{
public:
    static constexpr std::int64_t maxRows = std::int64_t{1} << 20;
    static constexpr std::size_t maxSets = 65'535;

    explicit BlockCover(const std::array<std::int64_t, 3>& grid);

    /// The first block, by linear index, that is in no set; none if all are.
    std::optional<std::array<std::int64_t, 3>> firstFree();

    /// Adds a set and returns its number of blocks; none if one of its blocks is already in another set.
    std::optional<std::uint64_t> add(const BlockSet& set);

private:
    bool overlapsPlainly(const BlockSet& set) const;
    std::int64_t firstFreeOf(std::int64_t row) const;

    std::array<std::int64_t, 3> m_grid;
    std::vector<BlockSet> m_sets;
    std::vector<std::int64_t> m_covered;           ///< number of blocks in each row
    std::vector<std::vector<std::uint16_t>> m_has; ///< sets with a block in the row
    std::int64_t m_row = 0;                        ///< all rows before this one are full
};

} // namespace tilescope::emulator
