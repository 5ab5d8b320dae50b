#include "gpu/cuda/cuda_backend.h"
#include "tests/gpu/hardware_counters/program/case_list.h"
#include "tests/gpu/hardware_counters/program/parts.h"

#include <cstdio>

namespace tilescope
{

int launchCases(const std::filesystem::path& folder)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device) {
        std::printf("skipped: %s\n", english(probe.reason).c_str());
        return 77;
    }
    const auto backend = CudaBackend::open(*probe.device);
    writeText(folder / "device.txt", probe.device->name);
    const Registry registry;
    CaseFile file = readCases(folder);
    CudaOptions options;
    options.plain = true;
    options.readBack = false;
    std::size_t launched = 0;
    for (CounterCase& next : file.cases) {
        if (!next.leftOut.empty())
            continue;
        const ImagePtr picture = pictureOf(folder, registry, next);
        try {
            backend->run(registry.plan(next.recipe, *picture), modulesOf(folder, next, file.compiler), picture, options,
                         {});
            ++launched;
        } catch (const SettingError& error) { // such as a kernel with too many registers for the block
            next.leftOut = error.what();
        }
    }
    writeCases(folder, file.cases, file.compiler);
    std::printf("%zu cases launched on %s\n", launched, probe.device->name.c_str());
    return 0;
}

} // namespace tilescope
