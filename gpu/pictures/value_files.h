#pragma once

#include "gpu/image/image.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tilescope
{

/// The suffixes of files that keep a picture's values as they are, in words: ".tif, .npy and .csv".
inline constexpr auto valueSuffixes = ".tif, .npy or .csv";

/// The largest table, as text takes up to 15 bytes a value.
inline constexpr std::int64_t mostTableValues = 1 << 24;

bool isValueFormat(std::string_view suffix); ///< "tif", "tiff", "npy", "csv"

/// The file with this suffix: TIFF of 8 bits or 32-bit floats; NumPy of uint8 or float32 in C order, (height, width) or
/// (height, width, 3); a table of a line for each row, in which a float has as many digits as it takes to read the same
/// float, and a pixel in colour has three columns. Nothing if the table would have more than mostTableValues.
std::optional<std::string> valueFile(const Image& image, std::string_view suffix);

} // namespace tilescope
