#pragma once

#include "ui/canvas/pictures/image_file.h"

namespace tilescope
{

/// A file, or a generated sample "sample:NAME[@WxH]". Throws UsageError for a sample that does not exist,
/// ImageFileError for a file that cannot be read, Cancelled when asked to stop.
LoadedImage openImage(const QString& name, const std::stop_token& stop);

} // namespace tilescope
