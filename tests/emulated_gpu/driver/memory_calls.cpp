#include "tests/emulated_gpu/driver/exports.h"
#include "tests/emulated_gpu/driver/gpu.h"

#include <cstring>
#include <new>

// Memory, copies, arrays and textures. Copies are done in their stream's order, later than the call.

using namespace tilescope::driver;
using View = tilescope::emulator::TextureView;

namespace
{

std::byte* bytesAt(Address address)
{
    return reinterpret_cast<std::byte*>(address); // NOLINT(performance-no-int-to-ptr)
}

/// The bytes of an allocation of the device. Throws Failure if they are not in one.
std::byte* within(Gpu& gpu, Address address, std::size_t bytes)
{
    std::byte* const place = bytesAt(address);
    if (!gpu.memory.contains(place, bytes))
        throw Failure{invalidValue};
    return place;
}

void copyLater(Gpu& gpu, Stream stream, void* to, const void* from, std::size_t bytes)
{
    enqueue(gpu, stream, [=] { std::memmove(to, from, bytes); });
}

struct Rows {
    std::byte* first = nullptr;
    std::size_t pitch = 0;
};

Rows rowsOf(Gpu& gpu, const RectangleCopy& copy, MemoryType type, Address device, Array array, std::size_t pitch,
            std::size_t x, std::size_t y)
{
    if (type == MemoryType::InArray) {
        const ArrayState& state = known(gpu.arrays, array);
        if (x + copy.widthBytes > state.rowBytes() || y + copy.rows > state.shape.height)
            throw Failure{invalidValue};
        return {state.texels + y * state.rowBytes() + x, state.rowBytes()};
    }
    if (type != MemoryType::OnDevice || copy.rows == 0 || copy.widthBytes == 0 || copy.widthBytes + x > pitch)
        throw Failure{invalidValue};
    const std::size_t start = y * pitch + x;
    return {within(gpu, device + start, (copy.rows - 1) * pitch + copy.widthBytes), pitch};
}

View viewOf(const ArrayState& array, const TextureSampling& sampling)
{
    const bool isFloat = array.shape.format == TexelFormat::Float;
    const bool readsIntegers = !isFloat && (sampling.flags & textureReadsIntegers) != 0;
    const bool isNormalised = (sampling.flags & textureNormalisedCoordinates) != 0;
    if (readsIntegers && sampling.filter == FilterMode::Linear)
        throw Failure{invalidValue};
    View view;
    view.texels = array.texels;
    view.width = static_cast<int>(array.shape.width);
    view.height = static_cast<int>(array.shape.height);
    view.channels = static_cast<int>(array.shape.channels);
    view.texel = isFloat ? View::Texel::Float : View::Texel::Byte;
    view.linear = sampling.filter == FilterMode::Linear;
    view.normalisedRead = !isFloat && !readsIntegers;
    view.normalisedCoordinates = isNormalised;
    switch (sampling.address[0]) {
    case AddressMode::Border: view.address = View::Address::Border; break;
    case AddressMode::Clamp: view.address = View::Address::Clamp; break;
    case AddressMode::Wrap: // of other coordinates than normalised ones these two clamp
        view.address = isNormalised ? View::Address::Wrap : View::Address::Clamp;
        break;
    case AddressMode::Mirror: view.address = isNormalised ? View::Address::Mirror : View::Address::Clamp; break;
    }
    return view;
}

} // namespace

extern "C" {

Status cuMemAlloc_v2(Address* memory, std::size_t bytes)
{
    return call([&](Gpu& gpu) { *memory = reinterpret_cast<Address>(gpu.allocate(bytes)); });
}

Status cuMemFree_v2(Address memory)
{
    return call([&](Gpu& gpu) { gpu.free(bytesAt(memory)); });
}

Status cuMemAllocHost_v2(void** memory, std::size_t bytes)
{
    return call([&](Gpu&) { *memory = ::operator new(bytes); });
}

Status cuMemFreeHost(void* memory)
{
    return call([&](Gpu& gpu) {
        gpu.finishAll();
        ::operator delete(memory);
    });
}

Status cuMemsetD8Async(Address to, unsigned char value, std::size_t bytes, Stream stream)
{
    return call([&](Gpu& gpu) {
        std::byte* const place = within(gpu, to, bytes);
        enqueue(gpu, stream, [=] { std::memset(place, value, bytes); });
    });
}

Status cuMemcpyHtoDAsync_v2(Address to, const void* from, std::size_t bytes, Stream stream)
{
    return call([&](Gpu& gpu) { copyLater(gpu, stream, within(gpu, to, bytes), from, bytes); });
}

Status cuMemcpyDtoHAsync_v2(void* to, Address from, std::size_t bytes, Stream stream)
{
    return call([&](Gpu& gpu) { copyLater(gpu, stream, to, within(gpu, from, bytes), bytes); });
}

Status cuMemcpyDtoDAsync_v2(Address to, Address from, std::size_t bytes, Stream stream)
{
    return call([&](Gpu& gpu) { copyLater(gpu, stream, within(gpu, to, bytes), within(gpu, from, bytes), bytes); });
}

Status cuMemcpy2DAsync_v2(const RectangleCopy* given, Stream stream)
{
    return call([&](Gpu& gpu) {
        const RectangleCopy& copy = *given;
        const Rows from =
            rowsOf(gpu, copy, copy.fromType, copy.fromDevice, copy.fromArray, copy.fromPitch, copy.fromX, copy.fromY);
        const Rows to = rowsOf(gpu, copy, copy.toType, copy.toDevice, copy.toArray, copy.toPitch, copy.toX, copy.toY);
        enqueue(gpu, stream, [from, to, width = copy.widthBytes, rows = copy.rows] {
            for (std::size_t row = 0; row < rows; ++row)
                std::memmove(to.first + row * to.pitch, from.first + row * from.pitch, width);
        });
    });
}

Status cuArrayCreate_v2(Array* array, const ArrayShape* shape)
{
    return call([&](Gpu& gpu) {
        const bool isKnown = shape->format == TexelFormat::UnsignedByte || shape->format == TexelFormat::Float;
        if (!isKnown || shape->width == 0 || shape->height == 0 || shape->width > 131'072 || shape->height > 65'536)
            throw Failure{invalidValue};
        auto made = std::make_unique<ArrayState>(ArrayState{*shape, nullptr});
        made->texels = gpu.allocate(made->rowBytes() * shape->height);
        *array = keep(gpu.arrays, std::move(made));
    });
}

Status cuArray3DGetDescriptor_v2(DeepArrayShape* shape, Array array)
{
    return call([&](Gpu& gpu) {
        const ArrayShape& flat = known(gpu.arrays, array).shape;
        *shape = {flat.width, flat.height, 0, flat.format, flat.channels, 0};
    });
}

Status cuArrayDestroy(Array array)
{
    return call([&](Gpu& gpu) {
        gpu.free(known(gpu.arrays, array).texels);
        forget(gpu.arrays, array);
    });
}

Status cuTexObjectCreate(Texture* texture, const TextureResource* resource, const TextureSampling* sampling,
                         const TextureView*)
{
    return call([&](Gpu& gpu) {
        if (resource->type != ResourceType::OfArray || resource->flags != 0)
            throw Failure{invalidValue};
        gpu.textures.push_back(viewOf(known(gpu.arrays, resource->array), *sampling));
        *texture = gpu.textures.size();
    });
}

/// The object's index is not used again; a kernel that still reads it finds one texel of zero.
Status cuTexObjectDestroy(Texture texture)
{
    return call([&](Gpu& gpu) {
        static constexpr std::byte nothing[tilescope::emulator::regionPadding] = {};
        if (texture == 0 || texture > gpu.textures.size())
            throw Failure{invalidHandle};
        View& view = gpu.textures[texture - 1];
        view = {};
        view.texels = nothing;
        view.width = view.height = 1;
    });
}

} // extern "C"
