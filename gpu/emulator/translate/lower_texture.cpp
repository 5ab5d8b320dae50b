#include "gpu/emulator/execute/texture_view.h"
#include "gpu/emulator/translate/lower.h"

// Textures and surfaces.

namespace tilescope::emulator
{
namespace
{

using Shape = TextureView::Shape;
using ptx::TextureShape;
using ptx::Type;

Shape objectOf(TextureShape shape)
{
    switch (shape) {
    case TextureShape::ThreeD: return Shape::Volume;
    case TextureShape::Array1D:
    case TextureShape::Array2D: return Shape::Layers;
    case TextureShape::Cube:
    case TextureShape::ArrayCube: return Shape::Cube;
    default: return Shape::Plane;
    }
}

/// The slots of the coordinates after the object: those that the shape does not have are constants.
struct PlaceSlots {
    std::uint32_t x = 0, y = 0, z = 0, layer = 0;
};

/// `middle` is y in a texture of one dimension, which has one row.
PlaceSlots placeSlots(Emitter& e, std::uint32_t middle)
{
    const TextureShape shape = e.in().texture;
    std::size_t next = 1;
    const auto coordinate = [&](bool has, std::uint32_t without) {
        return has ? e.vectorOf(e.source(next++, Type::B32)).slot : e.vectorOf(e.constant(without)).slot;
    };
    const bool hasLayer =
        shape == TextureShape::Array1D || shape == TextureShape::Array2D || shape == TextureShape::ArrayCube;
    const bool isLine = shape == TextureShape::OneD || shape == TextureShape::Array1D;
    const Shape object = objectOf(shape);
    PlaceSlots place;
    place.layer = coordinate(hasLayer, 0);
    place.x = coordinate(true, 0);
    place.y = coordinate(!isLine, middle);
    place.z = coordinate(object == Shape::Volume || object == Shape::Cube, 0);
    return place;
}

} // namespace

/// tex: the object, then the coordinates; four results. Textures have one level: the number of the level, and the
/// gradients from which a GPU computes it, have no effect.
void lowerTexture(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.opcode != ptx::Opcode::Tex)
        e.refuse("is a texture instruction other than tex");
    const bool integerCoordinates = in.sourceType == Type::S32;
    const Shape shape = objectOf(in.texture);
    const Value object = e.source(0, Type::U64);
    const PlaceSlots place = placeSlots(e, integerCoordinates ? 0 : 0x3F00'0000);
    Value results[4];
    for (std::size_t i = 0; i < 4; ++i)
        results[i] = e.resultSlot(i, false, false);
    Op& op = e.emit(shape == Shape::Plane ? OpKind::Tex2D : OpKind::TexDeep);
    op.a = object.slot;
    op.b = place.x;
    op.c = place.y;
    op.d = results[0].slot;
    op.e = results[1].slot;
    op.f = results[2].slot;
    op.g = results[3].slot;
    if (shape != Shape::Plane) {
        op.window = place.z;
        op.sites = place.layer;
    }
    op.elements = static_cast<std::uint8_t>(shape);
    op.flags = static_cast<std::uint8_t>((in.type == Type::F32 ? 1 : 0) | (integerCoordinates ? 2 : 0) |
                                         (object.scalar ? 4 : 0));
    for (std::size_t i = 0; i < 4; ++i)
        e.finishResult(i, results[i]);
}

/// suld and sust: the addresses, then loads and stores of the buffer that the surface is made over.
void lowerSurface(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool zero = in.bounds == ptx::SurfaceBounds::Zero;
    const auto bytes = static_cast<std::uint32_t>(ptx::bitsOf(in.type) / 8) * in.vector;
    const bool stores = in.opcode == ptx::Opcode::SurfaceStore;
    const std::uint32_t object = e.vectorOf(e.source(0, Type::U64)).slot;
    const PlaceSlots place = placeSlots(e, 0);
    const Value addresses = e.slots().temporary(false, true);
    const Mask inside = e.slots().temporaryMask(false);
    const std::uint32_t outside = e.slots().temporary(true, true).slot; // the mask there
    if (stores && e.program().lanesPart)
        e.emit(OpKind::Progress);
    Op& op = e.emit(OpKind::SurfaceAddress);
    op.a = object;
    op.b = place.x;
    op.c = place.y;
    op.window = objectOf(in.texture) == Shape::Volume ? place.z : place.layer;
    op.d = addresses.slot;
    op.e = inside.slot;
    op.elements = static_cast<std::uint8_t>(bytes);
    op.scale = static_cast<std::uint16_t>(objectOf(in.texture));
    op.flags = in.bounds == ptx::SurfaceBounds::Clamp ? 1 : zero ? 2 : 0;
    const std::size_t begin = e.opCount();
    if (zero) {
        Op& narrow = e.emit(OpKind::NarrowBegin);
        narrow.a = inside.slot;
        narrow.d = outside;
    }
    Value values[4];
    stores ? storeLanes(e, addresses, in.sources.size() - in.vector) : loadLanes(e, addresses, values);
    if (zero) {
        e.emit(OpKind::NarrowEnd).a = outside;
        e.opAt(begin).target = static_cast<std::int32_t>(e.opCount() - 1 - begin);
    }
    for (std::size_t i = 0; i < in.vector && !stores; ++i) {
        if (zero) {
            Op& select = e.emit(values[i].wide ? OpKind::Select64 : OpKind::Select32, 2); // the second is a scalar
            select.d = select.a = values[i].slot;
            select.b = e.constant(0, values[i].wide).slot;
            select.c = inside.slot;
        }
        assignLoaded(e, i, values[i]);
    }
}

} // namespace tilescope::emulator
