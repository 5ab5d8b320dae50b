#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <vector>

namespace tilescope::operations
{

/// A template's pixels as kernels that multiply four of them at once want them: little-endian words of four pixels,
/// each row filled up with zeros, which add nothing to a sum.

/// ⌈width / 4⌉ words a row, row by row.
std::vector<std::byte> templateWords(const Image& pattern);

/// The same words column by column.
std::vector<std::byte> templateColumns(const Image& pattern);

/// Four copies, shifted right by 0, 1, 2 and 3 pixels, so that the words of the picture need not be. ⌈(width + 3) / 4⌉
/// elements a row, column by column; an element is four words, one of each copy.
std::vector<std::byte> shiftedColumns(const Image& pattern);

int wordsOf(int width);        ///< words of a row
int shiftedWordsOf(int width); ///< elements of a row of shifted copies

} // namespace tilescope::operations
