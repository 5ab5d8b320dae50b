#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

struct DefinedKernel;

/// A launch as the host's code has it.
struct LaunchText {
    std::string kernel, templateArguments;
    std::size_t at = 0; ///< of its "<<<" in the text
    std::vector<std::string> sizes, arguments;
};

/// With "<<<" for "<< <", which is as long.
std::string withJoinedSigns(std::string bare);

/// All launches of a text without comments whose signs are joined, in its order, at most 200.
std::vector<LaunchText> launchesIn(const std::string& bare);

/// Where an expression of the host's code stands: before one launch. All must live as long as this.
struct HostPlace {
    const std::string& bare; ///< the text without comments
    const LaunchText& launch;
    const DefinedKernel& kernel;
    bool knowsParameters = false;  ///< names are taken for what the kernel's parameters are that get them
    bool prefersConstants = false; ///< a name is that of a constant, whatever else it may mean: "ROWS" of a block
};

/// A number of the host's as an expression of the image and the kernel's parameters.
struct HostNumber {
    std::string text;
    bool isReal = false; ///< so that "/" does not round down
};

/// What the host's code computes there; nothing if it does not follow from the text.
std::optional<HostNumber> hostNumber(const HostPlace& place, const std::string& written);

/// The sides of "dim3(16, 16)", of a variable of that type, or of a number; none: they do not follow.
std::vector<std::string> hostSides(const HostPlace& place, const std::string& written);

} // namespace tilescope
