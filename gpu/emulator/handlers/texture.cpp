#include "gpu/emulator/handlers/lanes.h"
#include "gpu/emulator/observer.h"
#include "gpu/emulator/texture_view.h"

// tex.2d with unnormalised coordinates, as the CUDA Programming Guide's "Texture Fetching" describes it.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

enum TextureFlags : u8 { FloatResult = 1, IntegerCoordinates = 2 };

TILESCOPE_INLINE int clampTo(int i, int size) { return i < 0 ? 0 : i >= size ? size - 1 : i; }

/// Index of the texel after the addressing mode; -1 for the border. Wrap and mirror need normalised coordinates on
/// hardware, which falls back to clamp without them; so does this.
TILESCOPE_INLINE int addressed(int i, int size, TextureView::Address mode)
{
    if (i >= 0 && i < size)
        return i;
    return mode == TextureView::Address::Border ? -1 : clampTo(i, size);
}

TILESCOPE_INLINE float texelFloat(const TextureView& view, int x, int y)
{
    x = addressed(x, view.width, view.address);
    y = addressed(y, view.height, view.address);
    if (x < 0 || y < 0)
        return 0.0F;
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(view.width) + static_cast<std::size_t>(x);
    if (view.texel == TextureView::Texel::Float) {
        float value;
        __builtin_memcpy(&value, view.texels + at * 4, 4);
        return value;
    }
    const float byte = static_cast<float>(static_cast<u32>(view.texels[at]));
    return view.normalisedRead ? byte / 255.0F : byte;
}

/// Floor of a coordinate, far coordinates and NaN brought to where clamping gives the same.
TILESCOPE_INLINE int floorOf(float value)
{
    if (!(value > -1.0e9F))
        return -1000000000;
    return value > 1.0e9F ? 1000000000 : static_cast<int>(__builtin_floorf(value));
}

/// Linear filtering: the weights are fixed point with 8 bits of fraction.
TILESCOPE_INLINE float filtered(const TextureView& view, float x, float y)
{
    const float bx = x - 0.5F, by = y - 0.5F;
    const int i = floorOf(bx), j = floorOf(by);
    const float a = __builtin_rintf((bx - __builtin_floorf(bx)) * 256.0F) / 256.0F;
    const float b = __builtin_rintf((by - __builtin_floorf(by)) * 256.0F) / 256.0F;
    return (1 - a) * (1 - b) * texelFloat(view, i, j) + a * (1 - b) * texelFloat(view, i + 1, j) +
           (1 - a) * b * texelFloat(view, i, j + 1) + a * b * texelFloat(view, i + 1, j + 1);
}

template <bool Observed>
const Op* tex2D(const Op* op, std::byte* file, Warp& warp)
{
    const u64* handles = slot<const u64>(file, op->a);
    const float* x = slot<const float>(file, op->b);
    const float* y = slot<const float>(file, op->c);
    u32* red = slot<u32>(file, op->d);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        const u64 handle = handles[lane];
        if (handle == 0 || handle > warp.block->textureCount) {
            warp.block->fault.kind = Fault::Kind::BadTexture;
            warp.block->fault.site = op->site;
            warp.block->fault.warp = warp.index;
            warp.block->fault.lane = static_cast<u32>(lane);
            warp.block->fault.address = handle;
            warp.stop = Stop::Fault;
            return nullptr;
        }
        const TextureView& view = warp.block->textures[handle - 1];
        float value;
        if (op->flags & IntegerCoordinates)
            value = texelFloat(view, bitsAs<i32>(x[lane]), bitsAs<i32>(y[lane]));
        else if (view.linear)
            value = filtered(view, x[lane], y[lane]);
        else
            value = texelFloat(view, floorOf(x[lane]), floorOf(y[lane]));
        // A fetch as integers of float texels, or the reverse, hands on the bits as they are.
        const bool isFloat = view.texel == TextureView::Texel::Float || view.normalisedRead || view.linear;
        red[lane] = isFloat ? bitsAs<u32>(value) : static_cast<u32>(static_cast<i32>(value));
    }
    // Textures have one channel: the others read 0, 0 and 1.
    const u32 one = op->flags & FloatResult ? bitsAs<u32>(1.0F) : 1;
    u32* green = slot<u32>(file, op->e);
    u32* blue = slot<u32>(file, op->f);
    u32* alpha = slot<u32>(file, op->g);
    TILESCOPE_LANES
    {
        green[lane] = 0;
        blue[lane] = 0;
        alpha[lane] = one;
    }
    if constexpr (Observed)
        warp.block->observer->onTexture(op->site, warp.index, warp.mask);
    return op + 1;
}

} // namespace

void fillTexture(const Registry& r, bool observed)
{
    r.table.set(OpKind::Tex2D, 0, observed ? tex2D<true> : tex2D<false>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
