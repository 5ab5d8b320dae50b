#include "gpu/cuda/gl_texture.h"

#include "gpu/cuda/runtime/device_buffer.h"
#include "gpu/cuda/runtime/gl_functions.h"
#include "gpu/cuda/runtime/owners.h"

#include <cuda_gl_interop.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace tilescope
{

namespace cuda
{

namespace
{

constexpr GLint rgba8 = 0x8058; // GL_RGBA8
constexpr const char* lostDevice = "The GPU was lost after an error in a kernel.";

void makeDeviceCurrent(int ordinal) { check(cudaSetDevice(ordinal), "cudaSetDevice"); }

GraphicsResource registerImage(unsigned textureId)
{
    cudaGraphicsResource_t resource = nullptr;
    check(cudaGraphicsGLRegisterImage(&resource, textureId, GL_TEXTURE_2D, cudaGraphicsRegisterFlagsWriteDiscard),
          "cudaGraphicsGLRegisterImage");
    return GraphicsResource(resource);
}

/// Maps a texture during its lifetime, in which OpenGL must not use the texture.
class Mapping
{
public:
    Mapping(cudaGraphicsResource_t resource, cudaStream_t stream) : m_resource(resource), m_stream(stream)
    {
        check(cudaGraphicsMapResources(1, &m_resource, m_stream), "cudaGraphicsMapResources");
    }
    ~Mapping()
    {
        if (m_resource)
            succeeded(cudaGraphicsUnmapResources(1, &m_resource, m_stream));
    }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;

    cudaArray_t array() const
    {
        cudaArray_t array = nullptr;
        check(cudaGraphicsSubResourceGetMappedArray(&array, m_resource, 0, 0), "cudaGraphicsSubResourceGetMappedArray");
        return array;
    }
    void abandon() noexcept { m_resource = nullptr; } ///< the device is lost
    void unmap()
    {
        cudaGraphicsResource_t resource = std::exchange(m_resource, nullptr);
        check(cudaGraphicsUnmapResources(1, &resource, m_stream), "cudaGraphicsUnmapResources");
    }

private:
    cudaGraphicsResource_t m_resource;
    cudaStream_t m_stream;
};

void checkFits(cudaArray_t array, int width, int height, std::size_t pixelBytes)
{
    cudaChannelFormatDesc channel{};
    cudaExtent extent{};
    unsigned flags = 0;
    check(cudaArrayGetInfo(&channel, &extent, &flags, array), "cudaArrayGetInfo");
    const auto arrayBytes = static_cast<std::size_t>(channel.x + channel.y + channel.z + channel.w) / 8;
    if (extent.width == static_cast<std::size_t>(width) && extent.height == static_cast<std::size_t>(height) &&
        arrayBytes == pixelBytes)
        return;
    throw CudaError("The texture has " + std::to_string(extent.width) + "×" + std::to_string(extent.height) +
                        " texels of " + std::to_string(arrayBytes) + " bytes and the picture " + std::to_string(width) +
                        "×" + std::to_string(height) + " pixels of " + std::to_string(pixelBytes) + " bytes.",
                    cudaErrorInvalidValue, false);
}

void copyInto(cudaGraphicsResource_t resource, const void* pixels, int width, int height, std::size_t pixelBytes,
              cudaStream_t stream)
{
    Mapping mapping(resource, stream);
    try {
        cudaArray_t array = mapping.array();
        checkFits(array, width, height, pixelBytes);
        const std::size_t rowBytes = static_cast<std::size_t>(width) * pixelBytes;
        check(cudaMemcpy2DToArrayAsync(array, 0, 0, pixels, rowBytes, rowBytes, static_cast<std::size_t>(height),
                                       cudaMemcpyDeviceToDevice, stream),
              "cudaMemcpy2DToArrayAsync");
        mapping.unmap();
    } catch (const CudaError& error) {
        if (error.sticky)
            mapping.abandon();
        throw;
    }
    // The picture may be returned to the pool, and overwritten, as soon as this function returns.
    check(cudaStreamSynchronize(stream), "Copying the picture to the display");
}

class RegisteredTexture : public GlTexture
{
public:
    RegisteredTexture(unsigned textureId, std::shared_ptr<DeviceLife> life)
        : m_life(std::move(life)), m_stream(makeStream()), m_resource(registerImage(textureId))
    {
    }
    ~RegisteredTexture() override
    {
        if (!isLost())
            return;
        (void)m_resource.release();
        (void)m_stream.release();
    }
    RegisteredTexture(const RegisteredTexture&) = delete;
    RegisteredTexture& operator=(const RegisteredTexture&) = delete;

    bool isLost() const override { return m_life->isLost(); }

    void copyFrom(const DevicePicture& picture) override
    {
        if (isLost() || picture.life()->isLost())
            throw CudaError(lostDevice, cudaErrorUnknown, true);
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
        cudaPointerAttributes where{};
        check(cudaPointerGetAttributes(&where, picture.devicePointer()), "cudaPointerGetAttributes");
        makeDeviceCurrent(where.device);
        const std::size_t pixelBytes = picture.format() == PixelFormat::Grey8 ? 1 : 4;
        copyInto(m_resource.get(), picture.devicePointer(), picture.width(), picture.height(), pixelBytes,
                 m_stream.get());
    }

    std::shared_ptr<DeviceLife> m_life;
    Stream m_stream;
    GraphicsResource m_resource;
};

using Texel = std::array<unsigned char, 4>;

/// The texture of the self-test, with all its levels; restores the previous binding.
class TestTexture
{
public:
    static constexpr int side = 8, lastLevel = 3;

    explicit TestTexture(const GlFunctions& gl) : m_gl(gl)
    {
        m_gl.getIntegerv(GL_TEXTURE_BINDING_2D, &m_boundBefore);
        m_gl.genTextures(1, &m_id);
        m_gl.bindTexture(GL_TEXTURE_2D, m_id);
        m_gl.texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        m_gl.texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        for (int level = 0; level <= lastLevel; ++level)
            m_gl.texImage2D(GL_TEXTURE_2D, level, rgba8, side >> level, side >> level, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                            nullptr);
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
        m_gl.bindTexture(GL_TEXTURE_2D, m_id);
        m_gl.getTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, all.data());
        m_gl.generateMipmap(GL_TEXTURE_2D);
        m_gl.getTexImage(GL_TEXTURE_2D, lastLevel, GL_RGBA, GL_UNSIGNED_BYTE, halved.data());
        bindAsBefore();
        return {all.back(), halved};
    }

private:
    void bindAsBefore() const { m_gl.bindTexture(GL_TEXTURE_2D, static_cast<GLuint>(m_boundBefore)); }

    const GlFunctions& m_gl;
    GLint m_boundBefore = 0;
    GLuint m_id = 0;
};

bool drawsWith(int ordinal)
{
    std::array<int, 16> devices{};
    unsigned count = 0;
    check(cudaGLGetDevices(&count, devices.data(), static_cast<unsigned>(devices.size()), cudaGLDeviceListAll),
          "cudaGLGetDevices");
    const auto end = devices.begin() + std::min<std::ptrdiff_t>(count, std::ssize(devices));
    return std::find(devices.begin(), end, ordinal) != end;
}

/// A picture filled with one pixel of four different bytes: copied by CUDA into a texture and read by OpenGL.
bool channelsArriveInOrder(const GlFunctions& gl)
{
    constexpr Texel sent{10, 90, 170, 250};
    std::array<Texel, TestTexture::side * TestTexture::side> picture{};
    picture.fill(sent);
    DeviceBuffer pixels;
    pixels.ensure(sizeof picture);
    check(cudaMemcpy(pixels.data(), picture.data(), sizeof picture, cudaMemcpyHostToDevice),
          "cudaMemcpy to the device");
    const TestTexture texture(gl);
    {
        const Stream stream = makeStream();
        const GraphicsResource resource = registerImage(texture.id());
        copyInto(resource.get(), pixels.data(), TestTexture::side, TestTexture::side, sent.size(), stream.get());
    }
    return texture.read() == std::array<Texel, 2>{sent, sent};
}

GlSharing probe(const std::string& glVendor)
{
    const UsableDevice usable = findUsableDevice();
    if (usable.ordinal < 0)
        return {false, usable.reason};
    if (const std::string reason = reasonAgainstGlVendor(glVendor); !reason.empty())
        return {false, reason};
    const std::optional<GlFunctions> gl = GlFunctions::load();
    if (!gl)
        return {false, "The OpenGL library could not be loaded to test sharing with CUDA (package libgl1)."};
    // Clears earlier errors; without a current context there would be no end to them.
    for (int left = 16; left > 0 && gl->getError() != GL_NO_ERROR; --left) {
    }
    if (!drawsWith(usable.ordinal))
        return {false, "The window is drawn by another GPU than the one that runs CUDA."};
    makeDeviceCurrent(usable.ordinal);
    const auto start = std::chrono::steady_clock::now();
    if (!channelsArriveInOrder(*gl))
        return {false, "A test picture did not come through CUDA into OpenGL unchanged."};
    constexpr std::chrono::seconds patience(2); // for a test that normally takes a millisecond
    if (std::chrono::steady_clock::now() - start > patience)
        return {false,
                "A test picture took seconds from CUDA into OpenGL: after a fault of a kernel the driver may have "
                "to be reset (nvidia-smi --gpu-reset, or restart the machine)."};
    return {true, {}};
}

} // namespace

} // namespace cuda

GlSharing probeGlSharing(const std::string& glVendor)
{
    try {
        return cuda::probe(glVendor);
    } catch (const CudaError& error) {
        return {false, reasonForSharingError(error.code, error.what())};
    } catch (const std::exception& error) {
        return {false, "CUDA cannot share pictures with OpenGL: " + std::string(error.what())};
    }
}

std::unique_ptr<GlTexture> GlTexture::registerTexture(unsigned textureId, std::shared_ptr<DeviceLife> life)
{
    if (life->isLost())
        throw CudaError(cuda::lostDevice, cudaErrorUnknown, true);
    const cuda::UsableDevice usable = cuda::findUsableDevice();
    if (usable.ordinal < 0)
        throw CudaError(usable.reason, cudaErrorNoDevice, false);
    cuda::makeDeviceCurrent(usable.ordinal);
    return std::make_unique<cuda::RegisteredTexture>(textureId, std::move(life));
}

} // namespace tilescope
