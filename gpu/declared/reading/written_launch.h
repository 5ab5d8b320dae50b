#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

struct DefinedKernel;

/// How the host's code in a text launches a kernel, as far as that follows from the text: sizes as expressions
/// (README.md) of the image and of the kernel's parameters.
struct WrittenLaunch {
    int line = 0;                       ///< of the launch, from 1; 0: the text launches it nowhere
    std::string templateArguments = {}; ///< "float, 16" of "product<float, 16><<<…>>>"
    bool standsIn = false;              ///< likely template arguments, since the text gives none
    std::vector<std::string> grid = {}; ///< one to three sides; empty: unknown
    bool isGridOfImage = false;         ///< its grid follows from the image's size; else it is always the same
    std::vector<unsigned> block = {};   ///< one to three sides; empty: they are not constant here
    std::string shared = {};            ///< bytes; empty: none, or unknown
    bool hasShared = false;             ///< it asks for dynamic shared memory
    bool isRead() const { return line > 0; }
};

/// Reads the first launch of each kernel, "kernel<<<grid, block, shared>>>(…)", and what its arguments say of the
/// kernel's numbers: a side of the image, or a number, which becomes BoundParameter::fallback. `bare` is the text
/// without comments. Nothing is run: a variable has the value that it is last given before the launch.
void takeWrittenArguments(std::vector<DefinedKernel>& kernels, const std::string& bare);

/// A constant of the host's code, such as "1.0f / SIDE", as an expression without names; nothing if it is none.
std::optional<std::string> hostConstant(const std::string& bare, const std::string& written);

/// The same for the sizes, which may depend on what the parameters are.
void takeWrittenSizes(std::vector<DefinedKernel>& kernels, const std::string& bare);

} // namespace tilescope
