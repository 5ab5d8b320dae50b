#pragma once

#include <QRect>

#include <cstddef>
#include <vector>

namespace tilescope
{

/// The pixels that a warp has just loaded or stored.
struct AccessFlash {
    static constexpr int fadeMs = 600;      ///< until it is gone
    static constexpr int frameMs = 33;      ///< between two steps of fading
    static constexpr std::size_t most = 96; ///< at once; older ones go

    std::vector<QRect> pixels;
    bool isStore = false;
    bool isOfSource = false; ///< pixels of the source, else of the result
    double strength = 1;     ///< what is left of it, to 0
    bool stays = false;      ///< does not fade yet
};

} // namespace tilescope
