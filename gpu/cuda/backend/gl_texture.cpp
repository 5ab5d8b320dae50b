#include "gpu/cuda/gl_texture.h"
#include "gpu/recipe/message.h"

#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/backend/gl_functions.h"
#include "gpu/cuda/backend/owners.h"
#include "gpu/cuda/device.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <utility>

namespace tilescope
{

namespace cuda
{

namespace
{

constexpr Phrase lostDevice = gpu::phrase("The GPU was lost after an error in a kernel.");

void requireSharing()
{
    if (!api().glGetDevices || !api().graphicsGlRegisterImage)
        throw CudaError(gpu::phrase("This NVIDIA driver does not support it."), driver::notSupported, false);
}

GraphicsResource registerImage(unsigned textureId)
{
    requireSharing();
    driver::GraphicsResource resource = nullptr;
    check(api().graphicsGlRegisterImage(&resource, textureId, gl::texture2d, driver::graphicsWriteDiscard),
          "cuGraphicsGLRegisterImage");
    return GraphicsResource(resource);
}

/// Maps a texture during its lifetime, in which OpenGL must not use the texture.
class Mapping
{
public:
    Mapping(driver::GraphicsResource resource, driver::Stream stream) : m_resource(resource), m_stream(stream)
    {
        check(api().graphicsMapResources(1, &m_resource, m_stream), "cuGraphicsMapResources");
    }
    ~Mapping()
    {
        if (m_resource)
            (void)usedApi().graphicsUnmapResources(1, &m_resource, m_stream);
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;

    driver::Array array() const
    {
        driver::Array array = nullptr;
        check(api().graphicsSubResourceGetMappedArray(&array, m_resource, 0, 0), "cuGraphicsSubResourceGetMappedArray");
        return array;
    }
    void abandon() noexcept { m_resource = nullptr; } ///< the device is lost
    void unmap()
    {
        driver::GraphicsResource resource = std::exchange(m_resource, nullptr);
        check(api().graphicsUnmapResources(1, &resource, m_stream), "cuGraphicsUnmapResources");
    }

private:
    driver::GraphicsResource m_resource;
    driver::Stream m_stream;
};

std::size_t channelBytes(driver::TexelFormat format)
{
    switch (format) {
    case driver::TexelFormat::UnsignedByte:
    case driver::TexelFormat::NormalisedByte:
    case driver::TexelFormat::TwoNormalisedBytes:
    case driver::TexelFormat::FourNormalisedBytes: return 1;
    case driver::TexelFormat::UnsignedShort: return 2;
    case driver::TexelFormat::UnsignedWord:
    case driver::TexelFormat::Float: return 4;
    }
    return 0; // another format fits no picture
}

void checkFits(driver::Array array, int width, int height, std::size_t pixelBytes)
{
    driver::DeepArrayShape shape;
    check(api().array3DGetDescriptor(&shape, array), "cuArray3DGetDescriptor");
    const std::size_t texelBytes = channelBytes(shape.format) * shape.channels;
    if (shape.width == static_cast<std::size_t>(width) && shape.height == static_cast<std::size_t>(height) &&
        texelBytes == pixelBytes)
        return;
    // An error of the program, which needs no translation.
    throw CudaError(Message("The texture has " + std::to_string(shape.width) + "×" + std::to_string(shape.height) +
                            " texels of " + std::to_string(texelBytes) + " bytes and the image " +
                            std::to_string(width) + "×" + std::to_string(height) + " pixels of " +
                            std::to_string(pixelBytes) + " bytes."),
                    driver::invalidValue, false);
}

void copyInto(driver::GraphicsResource resource, const void* pixels, int width, int height, std::size_t pixelBytes,
              driver::Stream stream)
{
    Mapping mapping(resource, stream);
    try {
        driver::Array array = mapping.array();
        checkFits(array, width, height, pixelBytes);
        const std::size_t rowBytes = static_cast<std::size_t>(width) * pixelBytes;
        copyToArray(array, pixels, rowBytes, static_cast<std::size_t>(height), stream);
        mapping.unmap();
    } catch (const CudaError& error) {
        if (error.sticky)
            mapping.abandon();
        throw;
    }
    // The picture may be returned to the pool, and overwritten, as soon as this function returns.
    check(api().streamSynchronize(stream), "Copying the image to the display");
}

class RegisteredTexture : public GlTexture
{
public:
    /// The device must be current.
    RegisteredTexture(int ordinal, unsigned textureId, std::shared_ptr<DeviceLife> life)
        : m_ordinal(ordinal), m_life(std::move(life)), m_stream(makeStream()), m_resource(registerImage(textureId))
    {
    }
    ~RegisteredTexture() override
    {
        if (!isLost()) {
            try {
                makeDeviceCurrent(m_ordinal); // another GPU may be by now
            } catch (const CudaError&) {      // then the driver releases the texture with its context
            }
            return;
        }
        (void)m_resource.release();
        (void)m_stream.release();
    }
    RegisteredTexture(const RegisteredTexture&) = delete;
    RegisteredTexture& operator=(const RegisteredTexture&) = delete;

    bool isLost() const override { return m_life->isLost(); }

    void copyFrom(const DevicePicture& picture) override
    {
        if (isLost() || picture.life()->isLost())
            throw CudaError(lostDevice, driver::unknownError, true);
        try {
            copyOnDevice(picture);
        } catch (const CudaError& error) {
            if (error.sticky)
                m_life->lose();
            throw;
        }
    }

private:
    void copyOnDevice(const DevicePicture& picture)
    {
        makeDeviceCurrent(m_ordinal);
        const std::size_t pixelBytes = picture.format() == PixelFormat::Grey8 ? 1 : 4;
        copyInto(m_resource.get(), picture.devicePointer(), picture.width(), picture.height(), pixelBytes,
                 m_stream.get());
    }

    int m_ordinal;
    std::shared_ptr<DeviceLife> m_life;
    Stream m_stream;
    GraphicsResource m_resource;
};

using Texel = std::array<unsigned char, 4>;

/// What a texel of the self-test is in OpenGL: four bytes of colour, or one float.
struct TexelKind {
    int internalFormat;
    unsigned format, type;
};
constexpr TexelKind colourTexels{gl::rgba8, gl::rgba, gl::unsignedByte};
constexpr TexelKind floatTexels{gl::r32f, gl::red, gl::floatType};

/// The texture of the self-test, with all its levels; restores the previous binding.
class TestTexture
{
public:
    static constexpr int side = 8, lastLevel = 3;

    TestTexture(const GlFunctions& gl, const TexelKind& kind) : m_gl(gl), m_kind(kind)
    {
        m_gl.getIntegerv(gl::textureBinding2d, &m_boundBefore);
        m_gl.genTextures(1, &m_id);
        m_gl.bindTexture(gl::texture2d, m_id);
        m_gl.texParameteri(gl::texture2d, gl::minFilter, gl::nearestMipmapNearest);
        m_gl.texParameteri(gl::texture2d, gl::magFilter, gl::nearest);
        for (int level = 0; level <= lastLevel; ++level)
            m_gl.texImage2D(gl::texture2d, level, m_kind.internalFormat, side >> level, side >> level, 0, m_kind.format,
                            m_kind.type, nullptr);
        bindAsBefore(); // CUDA requires it to be unbound for registering
    }
    ~TestTexture() { m_gl.deleteTextures(1, &m_id); }
    TestTexture(const TestTexture&) = delete;
    TestTexture& operator=(const TestTexture&) = delete;

    unsigned id() const { return m_id; }

    /// The last texel of the first level, and the only texel of the last, read by drawing.
    std::array<Texel, 2> read() const
    {
        std::array<Texel, side * side> all{};
        Texel halved{};
        m_gl.bindTexture(gl::texture2d, m_id);
        m_gl.getTexImage(gl::texture2d, 0, m_kind.format, m_kind.type, all.data());
        m_gl.generateMipmap(gl::texture2d);
        m_gl.getTexImage(gl::texture2d, lastLevel, m_kind.format, m_kind.type, halved.data());
        bindAsBefore();
        return {all.back(), halved};
    }

private:
    void bindAsBefore() const { m_gl.bindTexture(gl::texture2d, static_cast<unsigned>(m_boundBefore)); }

    const GlFunctions& m_gl;
    TexelKind m_kind;
    int m_boundBefore = 0;
    unsigned m_id = 0;
};

bool drawsWith(int ordinal)
{
    driver::Device device = 0;
    check(api().deviceGet(&device, ordinal), "cuDeviceGet");
    std::array<driver::Device, 16> devices{};
    unsigned count = 0;
    check(api().glGetDevices(&count, devices.data(), static_cast<unsigned>(devices.size()), driver::GlDeviceList::All),
          "cuGLGetDevices");
    const auto end = devices.begin() + std::min<std::ptrdiff_t>(count, std::ssize(devices));
    return std::find(devices.begin(), end, device) != end;
}

/// A picture filled with one pixel: copied by CUDA into a texture, halved and read by OpenGL.
bool arrivesUnchanged(const GlFunctions& gl, const TexelKind& kind, const Texel& sent)
{
    std::array<Texel, TestTexture::side * TestTexture::side> picture{};
    picture.fill(sent);
    DeviceBuffer pixels;
    pixels.ensure(sizeof picture);
    const TestTexture texture(gl, kind);
    {
        const Stream stream = makeStream();
        copyToDevice(pixels.data(), picture.data(), sizeof picture, stream.get());
        const GraphicsResource resource = registerImage(texture.id());
        copyInto(resource.get(), pixels.data(), TestTexture::side, TestTexture::side, sent.size(), stream.get());
    }
    return texture.read() == std::array<Texel, 2>{sent, sent};
}

GlSharing probe(const std::string& glVendor, int ordinal)
{
    if (const DeviceProbe device = probeDevice(ordinal); !device.device)
        return {false, device.reason};
    if (const Message reason = reasonAgainstGlVendor(glVendor); !reason.empty())
        return {false, reason};
    const std::optional<GlFunctions> gl = GlFunctions::load();
    if (!gl)
        return {false,
                gpu::phrase("The OpenGL library could not be loaded to test sharing with CUDA (package libgl1).")};
    // Clears earlier errors; without a current context there would be no end to them.
    for (int left = 16; left > 0 && gl->getError() != gl::noError; --left) {
    }
    requireSharing();
    makeDeviceCurrent(ordinal);
    if (!drawsWith(ordinal))
        return {false, gpu::phrase("The window is drawn by a different GPU from the one that runs CUDA.")};
    const auto start = std::chrono::steady_clock::now();
    constexpr Texel fourChannels{10, 90, 170, 250};
    if (!arrivesUnchanged(*gl, colourTexels, fourChannels) ||
        !arrivesUnchanged(*gl, floatTexels, std::bit_cast<Texel>(-1234.5F)))
        return {false, gpu::phrase("A test image was changed on its way from CUDA to OpenGL.")};
    constexpr std::chrono::seconds patience(2); // for a test that normally takes a millisecond
    if (std::chrono::steady_clock::now() - start > patience)
        return {false, gpu::phrase("A test image took seconds to get from CUDA to OpenGL. After a kernel fault, the "
                                   "driver may have to be reset (nvidia-smi --gpu-reset, or restart the computer).")};
    return {true, {}};
}

} // namespace

} // namespace cuda

GlSharing probeGlSharing(const std::string& glVendor, int ordinal)
{
    try {
        return cuda::probe(glVendor, ordinal);
    } catch (const CudaError& error) {
        return {false, reasonForSharingError(error.code, error.message)};
    } catch (const std::exception& error) {
        return {false, say(gpu::phrase("CUDA cannot share images with OpenGL: %1"), messageOf(error))};
    }
}

std::unique_ptr<GlTexture> GlTexture::registerTexture(unsigned textureId, std::shared_ptr<DeviceLife> life)
{
    if (life->isLost())
        throw CudaError(cuda::lostDevice, driver::unknownError, true);
    const int ordinal = life->ordinal();
    if (const DeviceProbe device = probeDevice(ordinal); !device.device)
        throw CudaError(device.reason, driver::noDevice, false);
    cuda::makeDeviceCurrent(ordinal);
    return std::make_unique<cuda::RegisteredTexture>(ordinal, textureId, std::move(life));
}

} // namespace tilescope
