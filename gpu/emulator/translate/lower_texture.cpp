#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

/// tex.2d.v4 (and 1d, as the first row): the object, then x and y; four results of which the first comes from memory.
void lowerTexture(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    using ptx::Type;
    if (in.opcode != ptx::Opcode::Tex)
        e.refuse("is a texture instruction other than tex");
    if (in.texture != ptx::TextureShape::TwoD && in.texture != ptx::TextureShape::OneD)
        e.refuse("reads a texture that is not one- or two-dimensional");
    if (in.textureDetail != ptx::TextureDetail::None)
        e.refuse("reads a texture with a level or gradients");
    const bool integerCoordinates = in.sourceType == Type::S32;
    const Value object = e.vectorOf(e.source(0, Type::U64));
    const Value x = e.vectorOf(e.source(1, Type::B32));
    const Value y =
        in.texture == ptx::TextureShape::TwoD ? e.vectorOf(e.source(2, Type::B32)) : e.vectorOf(e.constant(0));
    Value results[4];
    for (std::size_t i = 0; i < 4; ++i)
        results[i] = e.resultSlot(i, false, false);
    Op& op = e.emit(OpKind::Tex2D);
    op.a = object.slot;
    op.b = x.slot;
    op.c = y.slot;
    op.d = results[0].slot;
    op.e = results[1].slot;
    op.f = results[2].slot;
    op.g = results[3].slot;
    op.flags = static_cast<std::uint8_t>((in.type == Type::F32 ? 1 : 0) | (integerCoordinates ? 2 : 0));
    for (std::size_t i = 0; i < 4; ++i)
        e.finishResult(i, results[i]);
}

} // namespace tilescope::emulator
