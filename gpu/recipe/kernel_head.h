#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// A kernel's head in a text.
struct KernelHead {
    int line = 0;                         ///< of its name, from 1; 0 where the text has no kernel of that name
    std::string parameters;               ///< as written, on one line: "const float* input, int width"
    std::size_t body = std::string::npos; ///< where its body begins, after the brace; npos where it has none
};
KernelHead kernelHead(const std::string& text, const std::string& kernel);

/// The parameters' names in order: "input", "width"; empty for one that has none.
std::vector<std::string> parameterNames(const KernelHead& head);

} // namespace tilescope
