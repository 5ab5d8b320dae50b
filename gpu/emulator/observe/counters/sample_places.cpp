#include "gpu/emulator/observe/counters/sample_places.h"

#include <algorithm>
#include <array>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint64_t fewest = 27; ///< first, interior and last of three axes

using Triple = std::array<std::uint64_t, 3>;

/// How many cells each axis has: as many as fit, those of the longest stretch first.
Triple cellsOf(const Triple& grid, std::uint64_t most)
{
    Triple cells;
    for (std::size_t axis = 0; axis < 3; ++axis)
        cells[axis] = std::min<std::uint64_t>(grid[axis], 3);
    while (true) {
        const std::uint64_t product = cells[0] * cells[1] * cells[2];
        std::size_t longest = 3;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const bool canGrow = cells[axis] < grid[axis] && product / cells[axis] * (cells[axis] + 1) <= most;
            if (canGrow && (longest == 3 || grid[axis] * cells[longest] > grid[longest] * cells[axis]))
                longest = axis;
        }
        if (longest == 3)
            return cells;
        ++cells[longest];
    }
}

/// 0: the first of its axis, 1: between, 2: the last.
std::size_t kindOf(std::uint64_t cell, std::uint64_t cells) { return cell == 0 ? 0 : cell + 1 == cells ? 2 : 1; }

/// How many blocks of an axis are of a kind.
std::uint64_t blocksOf(std::size_t kind, std::uint64_t grid)
{
    return kind == 0 ? 1 : kind == 2 ? std::uint64_t{grid > 1} : grid - std::min<std::uint64_t>(grid, 2);
}

/// splitmix64 (Steele, Lea and Flood 2014).
std::uint64_t mixed(std::uint64_t z)
{
    z += 0x9E37'79B9'7F4A'7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBULL;
    return z ^ (z >> 31);
}

/// The block of an axis that a cell gives; `random` has 32 bits. Cells between the ends share what lies between.
std::uint64_t blockIn(std::uint64_t cell, std::uint64_t cells, std::uint64_t grid, std::uint64_t random)
{
    const std::size_t kind = kindOf(cell, cells);
    if (kind != 1)
        return kind == 0 ? 0 : grid - 1;
    const std::uint64_t inner = grid - 2, innerCells = cells - 2;
    const std::uint64_t from = (cell - 1) * inner / innerCells, to = cell * inner / innerCells;
    return 1 + from + ((to - from) * random >> 32);
}

} // namespace

SamplePlaces samplePlaces(const Dim3& dimensions, std::uint64_t most)
{
    const Triple grid{dimensions.x, dimensions.y, dimensions.z};
    const Triple cells = cellsOf(grid, std::max(most, fewest));
    SamplePlaces result;
    result.strata.resize(fewest);
    for (std::size_t s = 0; s < fewest; ++s)
        result.strata[s].blocks = blocksOf(s % 3, grid[0]) * blocksOf(s / 3 % 3, grid[1]) * blocksOf(s / 9, grid[2]);
    for (std::uint64_t c = 0; c < cells[0] * cells[1] * cells[2]; ++c) {
        const Triple cell{c % cells[0], c / cells[0] % cells[1], c / cells[0] / cells[1]};
        Triple at;
        SamplePlace place;
        for (std::size_t axis = 3; axis-- > 0;) {
            at[axis] = blockIn(cell[axis], cells[axis], grid[axis], mixed(c * 3 + axis) >> 32);
            place.stratum = place.stratum * 3 + kindOf(cell[axis], cells[axis]);
        }
        place.block = at[0] + grid[0] * (at[1] + grid[1] * at[2]);
        ++result.strata[place.stratum].sampled;
        result.places.push_back(place);
    }
    std::sort(result.places.begin(), result.places.end(),
              [](const SamplePlace& a, const SamplePlace& b) { return a.block < b.block; });
    return result;
}

} // namespace tilescope::emulator
