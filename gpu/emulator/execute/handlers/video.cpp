#include "gpu/emulator/execute/handlers/lanes.h"

// vabsdiff4: the four bytes of a word, each for itself.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u32 byteDistance(u32 a, u32 b) { return a > b ? a - b : b - a; }

} // namespace

void fillVideo(const Registry& r)
{
    r.binary(OpKind::VabsDiff4, [](u32 a, u32 b) {
        u32 result = 0;
        for (u32 shift = 0; shift < 32; shift += 8)
            result |= byteDistance(a >> shift & 0xFF, b >> shift & 0xFF) << shift;
        return result;
    });
    r.ternary(OpKind::VabsDiff4Add, [](u32 a, u32 b, u32 c) {
        for (u32 shift = 0; shift < 32; shift += 8)
            c += byteDistance(a >> shift & 0xFF, b >> shift & 0xFF);
        return c;
    });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
