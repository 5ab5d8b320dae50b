#include "gpu/recipe/message.h"
#include "gpu/recipe/plan.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> titles{
    {{"npp", "NPP"}, {"cublas", "cuBLAS"}, {"cufft", "cuFFT"}, {"nccl", "NCCL"}}};

const auto* found(const std::string& library)
{
    const auto* at =
        std::find_if(titles.begin(), titles.end(), [&library](const auto& title) { return title.first == library; });
    return at == titles.end() ? nullptr : at;
}

} // namespace

bool isLibrary(const std::string& library) { return found(library) != nullptr; }

std::string libraryTitle(const std::string& library)
{
    const auto* title = found(library);
    return title ? std::string(title->second) : library;
}

bool callsLibrary(const Plan& plan)
{
    return std::any_of(plan.launches.begin(), plan.launches.end(),
                       [](const Launch& launch) { return !launch.library.empty(); });
}

Message libraryDeviceOnly(const std::string& library)
{
    return say(gpu::phrase("The kernels of %1, NVIDIA's own library, come as machine code without source, so they run "
                           "only on an NVIDIA GPU."),
               libraryTitle(library));
}

} // namespace tilescope
