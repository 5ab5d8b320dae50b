#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// A kernel that a text defines.
struct DefinedKernel {
    std::string name;
    int line = 0;          ///< of its name, from 1
    std::size_t begin = 0; ///< of its definition in the text: of __global__, or of what stands before it
    bool isTemplate = false;
    bool isExternC = false; ///< so that its name in the compiled code is its name in the text
    std::vector<KernelParameter> parameters;
};

/// The text with blanks in place of comments and of what quotes hold; line and column of everything else stay.
std::string withoutComments(const std::string& text);

/// The kernels that a text defines, in its order. Macros are not expanded.
std::vector<DefinedKernel> kernelsIn(const std::string& text);

/// The text with `extern "C"` before every kernel that has it not, in the same lines, so that a launch finds the kernel
/// by its name. Templates cannot have it and stay as they are.
std::string withPlainNames(const std::string& text);

/// A line "//@ WORD REST" of a text: what it says to Tilescope (README.md).
struct KernelNote {
    int line = 0; ///< from 1
    std::string word, rest;
};
std::vector<KernelNote> notesIn(const std::string& text);

} // namespace tilescope
