#pragma once

#include "gpu/compile/compiler.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Throws std::runtime_error, with a sentence, for an invalid request: text of more than a megabyte or with NUL bytes,
/// a file name with line breaks, a definition that is not NAME or NAME=VALUE.
void checkRequest(const CompileRequest& request);

/// The kernel as passed to the compilers: with a name, "kernel.cu" if it has none, and without a byte order mark.
KernelSource sourceToCompile(const KernelSource& source);

/// Throws CompileError if the text, compiled in this folder, seems to include anything but a regular file: a compiler
/// would block on a pipe, until it is stopped.
void checkInclusions(const KernelSource& source, const std::filesystem::path& compiledIn);

/// The text that is compiled before a kernel's: for NVRTC a few missing functions, for clang also replacements for all
/// of NVIDIA's headers that kernels use. The files are in gpu/compile/prelude.
std::string_view nvrtcPrelude();
std::string_view clangPrelude();

/// The prelude has a namespace std only for texts that name it, so that `using namespace std` adds nothing to others.
void addStandardNames(const std::string& text, std::vector<std::string>& arguments);

} // namespace tilescope
