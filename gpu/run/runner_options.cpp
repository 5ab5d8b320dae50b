#include "gpu/run/runner_options.h"

#include <cstdlib>
#include <string>

namespace tilescope
{

RunnerOptions RunnerOptions::fromEnvironment()
{
    RunnerOptions options;
    options.toolchain = ToolchainOptions::fromEnvironment();
    const char* hidden = std::getenv("TILESCOPE_HIDE");
    const std::string list = "," + std::string(hidden ? hidden : "") + ",";
    options.allowCuda = list.find(",cuda,") == std::string::npos;
    const char* unchecked = std::getenv("TILESCOPE_TEST_UNCHECKED");
    options.checkEdited = !unchecked || std::string(unchecked) != "1";
    return options;
}

std::vector<DeviceInfo> gpusHere(const RunnerOptions& options)
{
    if (!options.allowCuda)
        return {};
    if (!options.probeGpu)
        return usableDevices();
    const DeviceProbe probe = options.probeGpu();
    return probe.device ? std::vector{*probe.device} : std::vector<DeviceInfo>();
}

} // namespace tilescope
