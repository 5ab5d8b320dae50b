#pragma once

#include "gpu/recipe/message_value.h"

#include <filesystem>
#include <stop_token>
#include <string_view>

namespace tilescope
{

/// Writes all bytes and returns an empty message, or the reason of a failure. A regular file, or a new one, is written
/// to a temporary file beside it, synchronised and renamed: it is either complete or unchanged, and keeps its owner and
/// permissions; symbolic links are followed. A file whose place no other can take (in a read-only folder, of another
/// owner, mounted) is overwritten once room for the bytes is reserved. Anything else (a device, a pipe) is written to
/// directly and never replaced. It is a failure if no program opens a pipe for reading within five seconds, or if
/// nothing is read for thirty; after a stop, at once and after 0.2 s.
[[nodiscard]] Message writeOutput(const std::filesystem::path& path, std::string_view bytes,
                                  const std::stop_token& stop = {});

/// The path with symbolic links to the file followed, whether or not there is a file at their end.
std::filesystem::path linkTarget(std::filesystem::path path);

} // namespace tilescope
