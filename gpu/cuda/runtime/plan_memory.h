#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/cuda/runtime/device_buffer.h"
#include "gpu/cuda/runtime/module.h"
#include "gpu/cuda/runtime/staging.h"
#include "gpu/cuda/runtime/texture_object.h"
#include "gpu/recipe/plan.h"

#include <span>

namespace tilescope::cuda
{

/// A plan's buffers, textures and constants on the device. Memory is kept from run to run, and the input picture is
/// uploaded only when it is another one: each run starts from a copy made on the device, so that a kernel that writes
/// into its input spoils nothing.
class PlanMemory
{
public:
    /// Makes room for the plan, fills the buffers, then the textures and constants from them. `modules` belong to
    /// plan.sources. The plan's indices must have been checked.
    void prepare(const Plan& plan, std::span<const std::shared_ptr<Module>> modules, const ImagePtr& input,
                 cudaStream_t stream);

    /// What another pass of the same plan needs: buffers that start as zeros are zeroed, and a picture made in place
    /// starts anew. Other buffers are taken not to be written by kernels. Queues device work only.
    void refill(const Plan& plan, cudaStream_t stream);

    /// A buffer with its rows one behind the other, until the next call; queued in the stream's order.
    const void* packed(std::size_t index, const Buffer& description, cudaStream_t stream);

    void* buffer(std::size_t index) const { return m_buffers[index].data(); }
    cudaTextureObject_t texture(std::size_t index) const { return m_textures[index].handle(); }
    Staging& staging() { return m_staging; }

private:
    void fillBuffer(std::size_t index, const Buffer& description, const ImagePtr& input, cudaStream_t stream);
    void uploadInput(const ImagePtr& input, cudaStream_t stream);
    void fillFromInput(std::size_t index, const Buffer& description, cudaStream_t stream);

    Staging m_staging;
    std::vector<DeviceBuffer> m_buffers;
    std::vector<TextureObject> m_textures;
    DeviceBuffer m_input, m_initialPicture, m_packed;
    std::size_t m_inputBytes = 0;
    std::weak_ptr<const Image> m_uploaded; ///< the picture that m_input holds
};

/// Throws std::invalid_argument, naming the part, when the plan contradicts itself, the modules or the input: an index
/// that leads nowhere, a fill or a picture larger than its buffer, an input that is missing.
void checkPlan(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input);

} // namespace tilescope::cuda
