#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/canvas/overlays/trace_marks.h"

#include <QSize>

#include <optional>

namespace tilescope
{

/// Which pixels of the input or output an access touches, derived from the buffer's name and size: rows of pixels
/// without gaps; "padded" has a border of one pixel. Empty for other buffers and other memory spaces. `source` and
/// `result` are the sizes of the pictures.
std::optional<AccessFlash> accessPixels(const BlockTrace& trace, std::size_t index, QSize source, QSize result);

} // namespace tilescope
