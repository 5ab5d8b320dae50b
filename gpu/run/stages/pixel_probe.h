#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/operations/registry.h"
#include "gpu/system/recently_used.h"

#include <memory>
#include <string>

namespace tilescope
{

class Emulator;

/// How many values a pixel has where the text of a user's kernel leaves it open: its indices say it, and they are seen
/// in runs on a small image. Memory of one value a pixel is enough for most kernels. If a kernel goes beyond it, but
/// not beyond three or four, and two are too few, so many are the pixel's. Less is a fault of the kernel, and the
/// finding of the run.
class PixelProbe
{
public:
    static constexpr std::size_t mostKnown = 64; ///< texts; the oldest are dropped first

    PixelProbe(const Registry& registry, Toolchain& toolchain);
    ~PixelProbe();

    /// For Inputs::pixelCounts of the completed recipe; none if nothing is open, if one value is enough, and if that
    /// cannot be tried. Throws Cancelled.
    PixelCounts countsFor(const Recipe& completed, const RunControl& control);
    void forget() { m_known.clear(); }

private:
    struct Known {
        std::string operation, strategy, text;
        BlockSize block;
        PixelCounts counts;
    };
    enum class Outcome { InBounds, OutOfBounds, Unknown };

    PixelCounts find(const Strategy& strategy, const Recipe& recipe, const RunControl& control);
    Outcome outcomeWith(const PixelCounts& counts, const Recipe& recipe, const RunControl& control);

    const Registry& m_registry;
    Toolchain& m_toolchain;
    std::unique_ptr<Emulator> m_emulator;
    Image m_picture; ///< of sides that most blocks divide
    RecentlyUsed<Known> m_known;
};

} // namespace tilescope
