#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/trace/traced_block.h"

#include <QSize>

#include <optional>

namespace tilescope
{

/// Which pixels of the input or the result an access touches, by what the plan says of the buffer (HeldPicture). Empty
/// for other buffers and other memory spaces. `source` and `result` are the sizes of the pictures.
std::optional<AccessFlash> accessPixels(const BlockTrace& trace, std::size_t index, QSize source, QSize result);

/// Which pixels of the input the elements of the shared tile stand for that an access touches. Empty for another memory
/// space, for elements beyond the image, and for a tile that is not the block's pixels with their halo one by one.
std::optional<AccessFlash> tilePixels(const TracedBlock& block, std::size_t index, QSize source);

} // namespace tilescope
