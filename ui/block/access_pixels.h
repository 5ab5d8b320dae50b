#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "ui/canvas/overlays/trace_marks.h"

#include <QSize>

#include <optional>

namespace tilescope
{

/// Which pixels of the input or the result an access touches, by what the plan says of the buffer (HeldPicture). Empty
/// for other buffers and other memory spaces. `source` and `result` are the sizes of the pictures.
std::optional<AccessFlash> accessPixels(const BlockTrace& trace, std::size_t index, QSize source, QSize result);

} // namespace tilescope
