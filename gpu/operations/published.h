#pragma once

#include <string>

namespace tilescope
{

/// A figure that the operation's text gives, of its own GPU and its own settings. To be shown beside what was measured
/// here, never in its place.
struct Published {
    std::string quantity; ///< "time", "branches", "divergent branches", "instructions"
    std::string setting;  ///< what it was measured at: "block 32×32", "image 512×512"
    double value = 0;
    std::string unit; ///< "s", "ms"; empty for a count
    std::string gpu;  ///< the text's machine: "GTX 560"
    std::string source;
    bool operator==(const Published&) const = default;
};

} // namespace tilescope
