#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/recipe/run_control.h"

namespace tilescope
{

/// The limit for the scaled pictures of a folder together, in bytes.
inline constexpr std::int64_t mostFolderBytes = 512 << 20;

/// Loads what a recipe names: a picture, converted to grey; or all pictures of a folder in the order of their names,
/// each converted to grey and smoothly scaled to the requested size. Files that are not pictures are skipped; a note
/// names and counts them. Needs no display. Throws ImageFileError if there is nothing to load, Cancelled if a stop was
/// requested.
LoadedFile loadRequestedFile(const FileRequest& request, const RunControl& control);

} // namespace tilescope
