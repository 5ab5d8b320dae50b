#pragma once

#include "gpu/compile/compiler.h"

#include <filesystem>
#include <string_view>

namespace tilescope
{

/// Throws std::runtime_error, in a sentence, for a request that no compiler should see: text of more than a megabyte or
/// with NUL bytes, a file name with line breaks, a definition that is not NAME or NAME=VALUE.
void checkRequest(const CompileRequest& request);

/// The kernel as the compilers are given it: with a name, "kernel.cu" when it has none, and without the byte order mark
/// that some editors put before the text.
KernelSource sourceToCompile(const KernelSource& source);

/// Whether the text alone decides what the compiler reads: false when it includes files that may change.
bool isSelfContained(const KernelSource& source);

/// Throws CompileError where the text, compiled in this folder, names something else than a regular file: a compiler
/// would wait for a pipe.
void checkInclusions(const KernelSource& source, const std::filesystem::path& compiledIn);

/// What is compiled before a kernel's text: for NVRTC the few things it lacks, for clang also all of NVIDIA's headers
/// that kernels use. The files are in gpu/compile/prelude.
std::string_view nvrtcPrelude();
std::string_view clangPrelude();

} // namespace tilescope
