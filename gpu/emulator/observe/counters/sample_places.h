#pragma once

#include "gpu/recipe/plan.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A block to run, and the stratum that it stands for.
struct SamplePlace {
    std::uint64_t block = 0; ///< linear index in the grid
    std::size_t stratum = 0;
};

/// Blocks that do alike as far as their place says: of each axis the first, the last, or one between. In a plane these
/// are four corners, four edges and the interior.
struct SampleStratum {
    std::uint64_t blocks = 0, sampled = 0;
};

struct SamplePlaces {
    std::vector<SamplePlace> places;   ///< in the order of the grid, each block once
    std::vector<SampleStratum> strata; ///< those of no blocks as well
};

/// At most `most` blocks of a grid (27 at least, so that every stratum has one), all of them where there are no more.
/// They are spread evenly: the grid falls into cells, and each gives the block at a place within it that is drawn at
/// random, but always the same, so that no regular pattern of a picture is met at every step or never. The relative
/// places follow from the shape of the cells alone: launches over grids of one size are sampled at the same blocks.
SamplePlaces samplePlaces(const Dim3& grid, std::uint64_t most);

} // namespace tilescope::emulator
