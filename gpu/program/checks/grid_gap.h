#pragma once

#include "gpu/program/checks/filled_map.h"
#include "gpu/program/checks/host_events.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tilescope
{

/// What a grid was computed from, and leaves out.
struct GridGap {
    bool swapped = false;      ///< the axes are exchanged; else a quotient was rounded down
    char axis = 'x';           ///< of the rounded quotient
    std::uint64_t extent = 0;  ///< elements on that axis, which is a parameter of the kernel; swapped: the width
    std::uint64_t height = 0;  ///< swapped: rows of elements
    std::uint64_t covered = 0; ///< elements on that axis that have a thread
    std::uint64_t needed = 0;  ///< blocks on that axis
    std::uint64_t rows = 0, coveredRows = 0, neededRows = 0; ///< the same of y, if both quotients were rounded; else 0
};

/// The shape of a launch.
struct GridShape {
    std::array<std::uint64_t, 3> grid{1, 1, 1}, block{1, 1, 1};
};

/// Whether exchanged axes would be right for width × height elements, and these are not.
bool axesAreSwapped(const GridShape& shape, std::uint64_t width, std::uint64_t height);

/// Why a part of these rows has not been stored by the kernel: only if the stored elements are exactly those that the
/// grid covers, and its sizes are parameters. Absent if there is another reason, or none.
std::optional<GridGap> explainGap(const GridShape& shape, std::span<const LaunchValue> values, const FilledMap& map,
                                  std::size_t offset, std::size_t rowBytes, std::size_t rows, std::size_t pitch);

} // namespace tilescope
