#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/recipe/plan.h"
#include "ui/trace/traced_block.h"

#include <QImage>
#include <QPoint>

#include <optional>
#include <vector>

namespace tilescope
{

/// How shared memory is shown as a picture: as the strategy's tile, or without a tile as words in rows of 32, one for
/// each bank.
struct TileLayout {
    enum class Element { Grey, Rgb, Float, Word };
    int width = 0, height = 0; ///< elements; 0: there is no shared memory
    std::size_t begin = 0;     ///< offset in shared memory, in bytes
    std::size_t pitchBytes = 0;
    int elementBytes = 1;
    Element element = Element::Grey;
    bool isTile = false;

    /// The element that a byte of shared memory belongs to; none for padding and beyond the tile.
    std::optional<QPoint> elementAt(std::size_t offset) const;
};
TileLayout tileLayout(const BlockTrace& trace, const TileGeometry& geometry, const PitchCure& rows);

/// One pixel for each element; elements that have not been written are transparent. Floats and words are grey between
/// their smallest and largest value, given in `least` and `greatest`.
struct TileImage {
    QImage image;
    double least = 0, greatest = 0;
    bool hasRange = false;
};
TileImage tileImage(const SharedState& state, const TileLayout& layout);

/// The elements that an access touches; empty for an access to other memory.
std::vector<QPoint> touchedElements(const BlockTrace& trace, const TraceEvent& access, const TileLayout& layout);

} // namespace tilescope
