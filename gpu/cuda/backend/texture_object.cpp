#include "gpu/cuda/backend/texture_object.h"

#include "gpu/cuda/backend/copies.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

namespace tilescope::cuda
{

namespace
{

void refuse(Phrase sentence) { throw SettingError("strategy", sentence); }

driver::AddressMode addressMode(Texture::Address address)
{
    switch (address) {
    case Texture::Address::Clamp: return driver::AddressMode::Clamp;
    case Texture::Address::Border: return driver::AddressMode::Border;
    case Texture::Address::Wrap: return driver::AddressMode::Wrap;
    case Texture::Address::Mirror: return driver::AddressMode::Mirror;
    }
    return driver::AddressMode::Clamp;
}

void checkDescription(const Texture& texture)
{
    if (texture.width < 1 || texture.height < 1)
        refuse(gpu::phrase("A texture needs at least one texel."));
    if (texture.format == PixelFormat::Rgb8)
        refuse(gpu::phrase("A texture cannot have three channels. Use grey bytes or floats."));
    if (texture.shape != Texture::Shape::Plane || texture.depth != 1 || texture.channels != 1 || texture.isSurface)
        refuse(gpu::phrase("On a GPU, Tilescope creates only textures with one plane and one channel, and no surfaces; "
                           "the emulator supports others."));
}

} // namespace

TextureObject::TextureObject(const Texture& description) : m_description(description)
{
    checkDescription(description);
    const bool isFloat = description.format == PixelFormat::Float32;
    const driver::ArrayShape shape{static_cast<std::size_t>(description.width),
                                   static_cast<std::size_t>(description.height),
                                   isFloat ? driver::TexelFormat::Float : driver::TexelFormat::UnsignedByte, 1};
    driver::Array array = nullptr;
    check(api().arrayCreate(&array, &shape),
          "cuArrayCreate of " + std::to_string(description.width) + "×" + std::to_string(description.height));
    m_array.reset(array);

    driver::TextureResource resource;
    resource.array = array;
    driver::TextureSampling sampling;
    std::ranges::fill(sampling.address, addressMode(description.address));
    sampling.filter =
        description.filter == Texture::Filter::Linear ? driver::FilterMode::Linear : driver::FilterMode::Point;
    if (!isFloat && !description.normalisedRead)
        sampling.flags |= driver::textureReadsIntegers;
    if (description.normalisedCoordinates)
        sampling.flags |= driver::textureNormalisedCoordinates;
    check(api().texObjectCreate(&m_handle, &resource, &sampling, nullptr), "cuTexObjectCreate");
}

TextureObject::TextureObject(TextureObject&& other) noexcept
    : m_description(other.m_description), m_array(std::move(other.m_array)), m_handle(std::exchange(other.m_handle, 0))
{
}

TextureObject& TextureObject::operator=(TextureObject&& other) noexcept
{
    std::swap(m_description, other.m_description);
    std::swap(m_array, other.m_array);
    std::swap(m_handle, other.m_handle);
    return *this;
}

TextureObject::~TextureObject()
{
    if (m_handle == 0)
        return;
    makeAnyDeviceCurrent();
    (void)usedApi().texObjectDestroy(m_handle);
}

void TextureObject::copyFrom(const void* device, driver::Stream stream)
{
    const std::size_t rowBytes =
        static_cast<std::size_t>(m_description.width) * static_cast<std::size_t>(bytesPerPixel(m_description.format));
    copyToArray(m_array.get(), device, rowBytes, static_cast<std::size_t>(m_description.height), stream);
}

} // namespace tilescope::cuda
