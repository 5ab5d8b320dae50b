#pragma once

#include "gpu/ptx/module.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::advice
{

/// An array of rows that a kernel declares in shared memory: "__shared__ float tile[2][16][SIDE + 1];".
struct SharedArray {
    std::string name;                  ///< "tile"
    std::vector<std::string> sizes;    ///< as written, without blanks at their ends: "2", "16", "SIDE + 1"
    std::size_t offset = 0, bytes = 0; ///< in the block's shared memory
    std::uint32_t pitch = 0;           ///< elements of a row: the last size
    std::uint32_t elementBytes = 0;

    std::size_t rows() const { return bytes / (std::size_t{pitch} * elementBytes); }
    std::string written() const;                         ///< "tile[2][16][SIDE + 1]"
    std::string withPitch(std::uint32_t elements) const; ///< "tile[2][16][SIDE + 2]"
};

/// Those of a kernel, by its compiled code and by the text that it is of. Without arrays of one size, and without those
/// whose sizes the text does not show.
std::vector<SharedArray> sharedArrays(const ptx::Kernel& kernel, const std::string& text);

} // namespace tilescope::advice
