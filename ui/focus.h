#pragma once

#include <QPoint>

#include <cstdint>
#include <optional>
#include <string>

namespace tilescope
{

/// What the user looks at in the shown run. A part that is not known, or has several values, is none.
struct Focus {
    std::optional<QPoint> pixel;        ///< of the result
    std::optional<QPoint> block;        ///< blockIdx in the main launch
    std::optional<std::uint32_t> warp;  ///< of the block
    std::optional<std::uint64_t> event; ///< of the block's trace, from 0
    std::string source;                 ///< of the line
    int line = 0;                       ///< of the kernel, from 1; 0: none

    bool operator==(const Focus&) const = default;
};

} // namespace tilescope
