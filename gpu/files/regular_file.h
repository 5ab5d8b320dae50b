#pragma once

#include "gpu/files/file_descriptor.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tilescope
{

/// Opens a regular file for reading. Never waits, as opening a pipe would. Throws std::runtime_error with the reason:
/// "it is a pipe, not a file", "Permission denied".
FileDescriptor openRegularFile(const std::filesystem::path& path);

/// Whether openRegularFile() has opened the file that is there now, under whatever name: an input, which no output may
/// replace.
bool wasOpenedToRead(const std::filesystem::path& path);

/// The content of a regular file or, of a longer one, its first `mostBytes` bytes. Throws like openRegularFile().
std::string readRegularFile(const std::filesystem::path& path, std::size_t mostBytes);

} // namespace tilescope
