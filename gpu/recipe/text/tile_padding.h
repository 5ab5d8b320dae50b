#pragma once

#include <optional>
#include <string>

namespace tilescope
{

// Rows of a kernel's shared tile that lie further apart than their pixels, which ends bank conflicts. The text says by
// how much in a comment for the host, which gives a block the shared memory that this takes (Registry::plan).

/// The text with the rows of its tile `elements` further apart. Nothing if it cannot be done with certainty: every
/// kernel of the text must name the distance of its rows tilePitch or tileWidth and use it either for nothing else, or
/// only in products `row * tileWidth` beside the bounds of loops.
std::optional<std::string> withTilePadding(const std::string& text, int elements);

/// Whether the text declares shared memory of elements of this size: else its rows are counted in other units than
/// those of TileGeometry, as a tile of words that hold four pixels each is.
bool hasSharedElements(const std::string& text, int bytes);

/// As the text's comment says; 0 without one.
int tilePaddingOf(const std::string& text);

} // namespace tilescope
