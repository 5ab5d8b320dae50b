#include "gpu/cuda/runtime/texture_object.h"

#include <utility>

namespace tilescope::cuda
{

namespace
{

void refuse(const std::string& sentence) { throw SettingError("strategy", sentence); }

cudaTextureAddressMode addressMode(Texture::Address address)
{
    switch (address) {
    case Texture::Address::Clamp: return cudaAddressModeClamp;
    case Texture::Address::Border: return cudaAddressModeBorder;
    case Texture::Address::Wrap: return cudaAddressModeWrap;
    case Texture::Address::Mirror: return cudaAddressModeMirror;
    }
    return cudaAddressModeClamp;
}

void checkDescription(const Texture& texture)
{
    if (texture.width < 1 || texture.height < 1)
        refuse("A texture needs at least one texel.");
    if (texture.format == PixelFormat::Rgb8)
        refuse("A texture cannot have three channels; use grey bytes or floats.");
    if (texture.shape != Texture::Shape::Plane || texture.depth != 1 || texture.channels != 1 || texture.isSurface)
        refuse("On a device Tilescope makes textures of one plane and one channel, and no surfaces; the emulator has "
               "others.");
    const bool readsFloats = texture.format == PixelFormat::Float32 || texture.normalisedRead;
    if (texture.filter == Texture::Filter::Linear && !readsFloats)
        refuse("Linear filtering needs texels that are read as floats; use a normalised read or point filtering.");
}

} // namespace

TextureObject::TextureObject(const Texture& description) : m_description(description)
{
    checkDescription(description);
    const bool isFloat = description.format == PixelFormat::Float32;
    const cudaChannelFormatDesc channel = cudaCreateChannelDesc(
        isFloat ? 32 : 8, 0, 0, 0, isFloat ? cudaChannelFormatKindFloat : cudaChannelFormatKindUnsigned);
    cudaArray_t array = nullptr;
    check(cudaMallocArray(&array, &channel, static_cast<std::size_t>(description.width),
                          static_cast<std::size_t>(description.height)),
          "cudaMallocArray of " + std::to_string(description.width) + "×" + std::to_string(description.height));
    m_array.reset(array);

    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc texture{};
    texture.addressMode[0] = texture.addressMode[1] = texture.addressMode[2] = addressMode(description.address);
    texture.filterMode = description.filter == Texture::Filter::Linear ? cudaFilterModeLinear : cudaFilterModePoint;
    texture.readMode = description.normalisedRead && !isFloat ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
    texture.normalizedCoords = description.normalisedCoordinates;
    check(cudaCreateTextureObject(&m_handle, &resource, &texture, nullptr), "cudaCreateTextureObject");
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
    if (m_handle != 0)
        succeeded(cudaDestroyTextureObject(m_handle));
}

void TextureObject::copyFrom(const void* device, cudaStream_t stream)
{
    const std::size_t rowBytes =
        static_cast<std::size_t>(m_description.width) * static_cast<std::size_t>(bytesPerPixel(m_description.format));
    check(cudaMemcpy2DToArrayAsync(m_array.get(), 0, 0, device, rowBytes, rowBytes,
                                   static_cast<std::size_t>(m_description.height), cudaMemcpyDeviceToDevice, stream),
          "cudaMemcpy2DToArrayAsync");
}

} // namespace tilescope::cuda
