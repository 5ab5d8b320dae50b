#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/backend/module.h"
#include "gpu/cuda/backend/staging.h"
#include "gpu/cuda/backend/texture_object.h"
#include "gpu/recipe/plan.h"

#include <span>

namespace tilescope::cuda
{

/// A plan's buffers, textures and constants on the device. Memory is kept from run to run, and the input picture is
/// uploaded only if it changes: each run starts from a copy made on the device, so that a kernel may overwrite its
/// input.
class PlanMemory
{
public:
    /// Allocates memory for the plan, fills the buffers, then the textures and constants from them. `modules` belong to
    /// plan.sources. The plan's indices must have been checked.
    void prepare(const Plan& plan, std::span<const std::shared_ptr<Module>> modules, const ImagePtr& input,
                 driver::Stream stream);

    /// Prepares another pass of the same plan: clears buffers that start as zeros, and restores a picture computed in
    /// place. Assumes that kernels do not write to other buffers. Only queues device work.
    void refill(const Plan& plan, driver::Stream stream);

    /// A buffer with its rows packed, valid until the next call; queued in the stream's order.
    const void* packed(std::size_t index, const Buffer& description, driver::Stream stream);

    void* buffer(std::size_t index) const { return m_buffers[index].data(); }
    driver::Texture texture(std::size_t index) const { return m_textures[index].handle(); }
    Staging& staging() { return m_staging; }

private:
    void fillBuffer(std::size_t index, const Buffer& description, const ImagePtr& input, driver::Stream stream);
    void uploadInput(const ImagePtr& input, driver::Stream stream);
    void fillFromInput(std::size_t index, const Buffer& description, driver::Stream stream);

    Staging m_staging;
    std::vector<DeviceBuffer> m_buffers;
    std::vector<TextureObject> m_textures;
    DeviceBuffer m_input, m_initialPicture, m_packed;
    std::size_t m_inputBytes = 0;
    std::weak_ptr<const Image> m_uploaded; ///< the picture in m_input
};

/// Throws std::invalid_argument, naming the part, if the plan is inconsistent in itself, with the modules or with the
/// input: an invalid index, a fill or a picture larger than its buffer, a missing input.
void checkPlan(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input);

} // namespace tilescope::cuda
