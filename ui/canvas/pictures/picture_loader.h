#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/recipe/run_control.h"

namespace tilescope
{

/// The most that the pictures of a folder may take once they are scaled, in bytes.
inline constexpr std::int64_t mostFolderBytes = 512 << 20;

/// Loads what a recipe names: a picture, made grey; or all pictures of a folder in the order of their names, each made
/// grey and scaled smoothly to the size asked for. Files that are no pictures are skipped; a note names and counts
/// them. Needs no display. Throws ImageFileError when there is nothing to load, Cancelled when asked to stop.
LoadedFile loadRequestedFile(const FileRequest& request, const RunControl& control);

} // namespace tilescope
