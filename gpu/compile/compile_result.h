#pragma once

#include "gpu/compile/tool_error.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

/// The processing of compiler output that both compilers share.

ToolError timeoutError(const std::string& compiler, const std::string& file, std::chrono::milliseconds timeout);
/// `log`: what the compiler wrote to its standard error.
ToolError crashError(const std::string& compiler, const std::string& file, int exitCode, const std::string& log);

/// Whether it says that the disk is full.
bool lacksRoom(const std::string& log);

/// Throws CompilerUnavailable for what is not PTX, although the compiler reported no error.
void checkPtx(const std::string& ptx, const std::string& compiler);

/// The PTX with names that the user knows in its .file lines: `name` for the kernel, and no names in the temporary
/// folder.
std::string withShownFileNames(std::string ptx, const std::filesystem::path& temporaryFolder, const std::string& name);

/// The folder from which a kernel file with an absolute name may include files: its own; else empty.
std::filesystem::path ownFolder(const std::string& name);

std::vector<std::byte> bytesOf(const std::string& text);

} // namespace tilescope
