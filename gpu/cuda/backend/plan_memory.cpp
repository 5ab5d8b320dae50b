#include "gpu/cuda/backend/plan_memory.h"

#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/libraries/device_library.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/result_planes.h"
#include "gpu/recipe/stored_images.h"

#include <stdexcept>

namespace tilescope::cuda
{

namespace
{

std::byte* offset(void* memory, std::size_t bytes) { return static_cast<std::byte*>(memory) + bytes; }

std::size_t rowsOf(const Buffer& pitched) { return pitched.bytes / pitched.pitchBytes; }

void fillConstant(const Constant& constant, const Module& module, Staging& staging, driver::Stream stream)
{
    const Module::Variable variable = module.variable(constant.symbol);
    if (constant.content.size() > variable.bytes)
        throw SettingError("source", say(gpu::phrase("The constant %1 in %2 has %3 bytes, but this setting needs %4. "
                                                     "Use a larger array or a smaller filter."),
                                         constant.symbol, module.name(), std::to_string(variable.bytes),
                                         std::to_string(constant.content.size())));
    staging.upload(variable.data, constant.content, stream);
}

/// Whether the kernels modify the picture buffer in place, so that its initial content must be kept.
bool isMadeInPlace(const Plan& plan)
{
    const Buffer::Fill fill = plan.buffers[plan.pictureBuffer].fill;
    return fill == Buffer::Fill::Input || fill == Buffer::Fill::Bytes;
}

} // namespace

void PlanMemory::uploadInput(const ImagePtr& input, driver::Stream stream)
{
    if (m_uploaded.lock() == input)
        return;
    m_uploaded.reset();
    m_inputBytes = input->bytes().size();
    m_input.ensure(m_inputBytes);
    m_staging.upload(m_input.data(), input->bytes(), stream);
    m_uploaded = input;
}

void PlanMemory::fillFromInput(std::size_t index, const Buffer& description, driver::Stream stream)
{
    if (description.isPitched()) {
        fillWithZeros(buffer(index), description.bytes, stream);
        copyRows(buffer(index), description.pitchBytes, m_input.data(), description.rowBytes, description.rowBytes,
                 rowsOf(description), stream);
        return;
    }
    copyOnDevice(buffer(index), m_input.data(), m_inputBytes, stream);
    fillWithZeros(offset(buffer(index), m_inputBytes), description.bytes - m_inputBytes, stream);
}

void PlanMemory::fillBuffer(std::size_t index, const Buffer& description, const ImagePtr& input, driver::Stream stream)
{
    switch (description.fill) {
    case Buffer::Fill::None: break;
    case Buffer::Fill::Zero: fillWithZeros(buffer(index), description.bytes, stream); break;
    case Buffer::Fill::Input:
        uploadInput(input, stream);
        fillFromInput(index, description, stream);
        break;
    case Buffer::Fill::Bytes:
        m_staging.upload(buffer(index), description.content, stream);
        fillWithZeros(offset(buffer(index), description.content.size()), description.bytes - description.content.size(),
                      stream);
        break;
    }
}

void PlanMemory::prepare(const Plan& plan, std::span<const std::shared_ptr<Module>> modules, const ImagePtr& input,
                         driver::Stream stream)
{
    m_buffers.resize(plan.buffers.size());
    for (std::size_t i = 0; i < plan.buffers.size(); ++i)
        m_buffers[i].ensure(plan.buffers[i].bytes);
    for (std::size_t i = 0; i < plan.buffers.size(); ++i)
        fillBuffer(i, plan.buffers[i], input, stream);

    if (m_textures.size() > plan.textures.size())
        m_textures.erase(m_textures.begin() + static_cast<std::ptrdiff_t>(plan.textures.size()), m_textures.end());
    for (std::size_t i = 0; i < plan.textures.size(); ++i) {
        if (i == m_textures.size())
            m_textures.emplace_back(plan.textures[i]);
        else if (m_textures[i].description() != plan.textures[i])
            m_textures[i] = TextureObject(plan.textures[i]);
        m_textures[i].copyFrom(buffer(plan.textures[i].buffer), stream);
    }
    for (const Constant& constant : plan.constants)
        fillConstant(constant, *modules[constant.source], m_staging, stream);

    if (isMadeInPlace(plan)) {
        const std::size_t bytes = plan.buffers[plan.pictureBuffer].bytes;
        m_initialPicture.ensure(bytes);
        copyOnDevice(m_initialPicture.data(), buffer(plan.pictureBuffer), bytes, stream);
    }
}

const void* PlanMemory::packed(std::size_t index, const Buffer& description, driver::Stream stream)
{
    if (!description.isPitched())
        return buffer(index);
    m_packed.ensure(usedBytes(description));
    copyRows(m_packed.data(), description.rowBytes, buffer(index), description.pitchBytes, description.rowBytes,
             rowsOf(description), stream);
    return m_packed.data();
}

void PlanMemory::refill(const Plan& plan, driver::Stream stream)
{
    for (const std::size_t plane : otherPlanes(plan))
        if (plan.buffers[plane].fill == Buffer::Fill::Bytes)
            m_staging.upload(buffer(plane), plan.buffers[plane].content, stream);
    for (std::size_t i = 0; i < plan.buffers.size(); ++i)
        if (plan.buffers[i].fill == Buffer::Fill::Zero)
            fillWithZeros(buffer(i), plan.buffers[i].bytes, stream);
    if (isMadeInPlace(plan))
        copyOnDevice(buffer(plan.pictureBuffer), m_initialPicture.data(), plan.buffers[plan.pictureBuffer].bytes,
                     stream);
}

namespace
{

void require(bool holds, const std::string& sentence)
{
    if (!holds)
        throw std::invalid_argument("The plan cannot run: " + sentence + ".");
}

std::size_t pictureBytes(int width, int height, PixelFormat format)
{
    require(width >= 1 && height >= 1, "an image or texture has no pixels");
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
           static_cast<std::size_t>(bytesPerPixel(format));
}

void checkBuffer(const Buffer& buffer, const ImagePtr& input)
{
    if (buffer.fill == Buffer::Fill::Input) {
        require(input && !input->isEmpty(), "the buffer " + buffer.name + " needs an input image and there is none");
        require(!buffer.isPitched() || input->bytes().size() == usedBytes(buffer),
                "the input image has not the rows of the buffer " + buffer.name);
        require(input->bytes().size() <= buffer.bytes, "the input image is larger than the buffer " + buffer.name);
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
    for (const Argument& argument : launch.arguments)
        for (const auto& address : addressesIn(argument)) {
            if (const auto* buffer = std::get_if<BufferArgument>(&address))
                require(buffer->buffer < plan.buffers.size(),
                        "the kernel " + launch.kernel + " is given no such buffer");
            if (const auto* texture = std::get_if<TextureArgument>(&address))
                require(texture->texture < plan.textures.size(),
                        "the kernel " + launch.kernel + " is given no such texture");
        }
}

void checkReading(const Plan& plan)
{
    const StoredPieces& reading = plan.storedPieces;
    if (!reading.images)
        return;
    require(reading.buffer < plan.buffers.size(), "the images that are read belong to no buffer");
    require(reading.imagesOfPiece > 0 && static_cast<std::size_t>(reading.imagesOfPiece) <=
                                             plan.buffers[reading.buffer].bytes / reading.images->bytesOfImage(),
            "the images of a piece are more than their buffer");
    require(reading.ranges.size() == plan.shares.gpus(), "the images are read for another number of GPUs");
    for (const auto& [first, end] : reading.ranges)
        require(first >= 0 && first <= end && end <= reading.images->count() &&
                    end - first <= std::int64_t{reading.imagesOfPiece} * plan.repetition.times,
                "it reads other images than those of its file");
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
    checkReading(plan);
    require(plan.pictureBuffer < plan.buffers.size(), "its image is in no buffer");
    const std::string type = planeTypeOf(plan);
    const std::size_t resultBytes = plan.resultType.empty()
                                        ? pictureBytes(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat)
                                        : builtInTypeBytes(type.empty() ? plan.resultType : type).value_or(0) *
                                              static_cast<std::size_t>(plan.pictureWidth) *
                                              static_cast<std::size_t>(plan.pictureHeight);
    require(resultBytes <= usedBytes(plan.buffers[plan.pictureBuffer]), "its image is larger than its buffer");
}

} // namespace tilescope::cuda
