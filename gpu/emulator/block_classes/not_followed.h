#pragma once

#include <cstdint>
#include <string>

namespace tilescope::emulator
{

/// Thrown where a block cannot be followed; caught in findBlockClasses.
struct NotFollowed {
    std::string reason;
    std::uint32_t site;   ///< step; ptx::noIndex: none
    bool tooMany = false; ///< a limit of number or length was met, and nothing that cannot be followed
};

} // namespace tilescope::emulator
