#pragma once

#include "gpu/recipe/message_value.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tilescope
{

/// A kernel file that cannot be read or written; the message says what is wrong and what would work.
class KernelFileError : public MessageError
{
public:
    using MessageError::MessageError;
};

inline constexpr std::size_t largestKernel = 1 << 20; ///< bytes; the compilers have the same limit

bool isKernelFile(std::string_view name); ///< by its suffix, .cu
bool isSourceFile(std::string_view name); ///< by its suffix: what a program can be made of

/// The text of a kernel file as UTF-8, whatever its encoding (gpu/files/source_text.h), with line ends normalised:
/// regular files without NUL bytes, at most `largestKernel` long. The headers of its folder that it includes follow it
/// (gpu/recipe/text/own_header.h). Error messages name the file.
std::string readKernel(const std::filesystem::path& path);

/// Keeps the old file until the new one is complete, and its encoding and line ends. Headers that follow the text are
/// written if they are not there yet; throws KernelFileError rather than replace one that has another text.
void writeKernel(const std::string& text, const std::filesystem::path& path);

} // namespace tilescope
