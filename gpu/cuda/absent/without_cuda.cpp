#include "gpu/cuda/cuda_backend.h"
#include "gpu/cuda/gl_texture.h"

namespace tilescope
{

namespace
{

std::string absence()
{
    return "Tilescope was built without CUDA: " TILESCOPE_CUDA_ABSENCE
           ". Kernels run in the emulator. To use an NVIDIA GPU, Tilescope must be built where the CUDA Toolkit 12.8 "
           "or "
           "newer is installed.";
}

constexpr int notSupported = 801; // cudaErrorNotSupported

} // namespace

DeviceProbe probeDevice() { return {std::nullopt, absence()}; }

std::unique_ptr<CudaBackend> CudaBackend::open(const DeviceInfo&) { throw CudaError(absence(), notSupported, false); }

GlSharing probeGlSharing(const std::string&) { return {false, absence()}; }

std::unique_ptr<GlTexture> GlTexture::registerTexture(unsigned, std::shared_ptr<DeviceLife>)
{
    throw CudaError(absence(), notSupported, false);
}

} // namespace tilescope
