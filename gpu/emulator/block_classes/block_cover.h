#pragma once

#include "gpu/emulator/block_classes/block_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// Which blocks of a grid are in a class already; kept row by row, so that a million blocks take a few thousand steps.
class BlockCover
{
public:
    static constexpr std::int64_t maxRows = std::int64_t{1} << 20;
    static constexpr std::size_t maxSets = 65'535;

    explicit BlockCover(const std::array<std::int64_t, 3>& grid);

    /// The first block, by linear index, that no set has; none when all have one.
    std::optional<std::array<std::int64_t, 3>> firstFree();

    /// Adds a set and returns how many blocks it has; none when a block of it is in another one already.
    std::optional<std::uint64_t> add(const BlockSet& set);

private:
    bool overlapsPlainly(const BlockSet& set) const;
    std::int64_t firstFreeOf(std::int64_t row) const;

    std::array<std::int64_t, 3> m_grid;
    std::vector<BlockSet> m_sets;
    std::vector<std::int64_t> m_covered;           ///< blocks of each row
    std::vector<std::vector<std::uint16_t>> m_has; ///< sets that have a block of the row
    std::int64_t m_row = 0;                        ///< rows before it are full
};

} // namespace tilescope::emulator
