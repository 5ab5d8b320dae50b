#include "gpu/cuda/runtime/plan_check.h"

#include "gpu/cuda/libraries/device_library.h"

#include <stdexcept>

namespace tilescope::cuda
{

namespace
{

void require(bool holds, const std::string& sentence)
{
    if (!holds)
        throw std::invalid_argument("The plan cannot run: " + sentence + ".");
}

std::size_t pictureBytes(int width, int height, PixelFormat format)
{
    require(width >= 1 && height >= 1, "a picture or texture has no pixels");
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
           static_cast<std::size_t>(bytesPerPixel(format));
}

void checkBuffer(const Buffer& buffer, const ImagePtr& input)
{
    if (buffer.fill == Buffer::Fill::Input) {
        require(input && !input->isEmpty(), "the buffer " + buffer.name + " needs an input picture and there is none");
        require(!buffer.isPitched() || input->bytes().size() == usedBytes(buffer),
                "the input picture has not the rows of the buffer " + buffer.name);
        require(input->bytes().size() <= buffer.bytes, "the input picture is larger than the buffer " + buffer.name);
    }
    if (buffer.fill == Buffer::Fill::Bytes)
        require(buffer.content.size() <= buffer.bytes,
                "the content of the buffer " + buffer.name + " is larger than it");
}

void checkLaunch(const Launch& launch, const Plan& plan)
{
    if (launch.library.empty())
        require(launch.source < plan.sources.size(), "the kernel " + launch.kernel + " belongs to no source");
    else
        checkLibraryLaunch(launch);
    for (const Argument& argument : launch.arguments) {
        if (const auto* buffer = std::get_if<BufferArgument>(&argument))
            require(buffer->buffer < plan.buffers.size(), "the kernel " + launch.kernel + " is given no such buffer");
        if (const auto* texture = std::get_if<TextureArgument>(&argument))
            require(texture->texture < plan.textures.size(),
                    "the kernel " + launch.kernel + " is given no such texture");
    }
}

} // namespace

void checkPlan(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input)
{
    require(!plan.launches.empty(), "it has no launch");
    require(modules.size() == plan.sources.size(), "not every source is compiled");
    for (const Buffer& buffer : plan.buffers)
        checkBuffer(buffer, input);
    for (const Texture& texture : plan.textures) {
        require(texture.buffer < plan.buffers.size(), "a texture belongs to no buffer");
        require(!plan.buffers[texture.buffer].isPitched(), "a texture lies over a buffer with pitched rows");
        require(pictureBytes(texture.width, texture.height, texture.format) <= plan.buffers[texture.buffer].bytes,
                "a texture is larger than its buffer");
    }
    for (const Constant& constant : plan.constants)
        require(constant.source < plan.sources.size(), "the constant " + constant.symbol + " belongs to no source");
    for (const Launch& launch : plan.launches)
        checkLaunch(launch, plan);
    require(plan.pictureBuffer < plan.buffers.size(), "its picture is in no buffer");
    require(pictureBytes(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat) <=
                usedBytes(plan.buffers[plan.pictureBuffer]),
            "its picture is larger than its buffer");
}

} // namespace tilescope::cuda
