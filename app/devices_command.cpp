#include "app/commands.h"

#include "app/files.h"
#include "app/operations.h"
#include "app/program.h"
#include "app/terminal.h"
#include "gpu/model/device_facts.h"
#include "gpu/recipe/message.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

namespace tilescope
{

using nlohmann::json;

namespace
{

json deviceJson(const DeviceInfo& device)
{
    return {{"name", device.name},
            {"compute_capability", std::to_string(device.major) + "." + std::to_string(device.minor)},
            {"multiprocessors", device.multiprocessors},
            {"max_threads_per_multiprocessor", device.maxThreadsPerMultiprocessor},
            {"warps_per_multiprocessor", device.maxThreadsPerMultiprocessor / std::max(1, device.warpSize)},
            {"global_bytes", device.globalBytes},
            {"constant_bytes", device.constantBytes},
            {"l2_bytes", device.l2Bytes},
            {"shared_bytes_per_block", device.sharedBytesPerBlock},
            {"shared_bytes_per_block_opt_in", device.sharedBytesPerBlockOptIn},
            {"shared_bytes_per_multiprocessor", device.sharedBytesPerMultiprocessor},
            {"registers_per_multiprocessor", device.registersPerMultiprocessor},
            {"max_blocks_per_multiprocessor", device.maxBlocksPerMultiprocessor},
            {"max_threads_per_block", device.limits.maxThreadsPerBlock},
            {"clock_khz", device.clockKHz},
            {"memory_clock_khz", device.memoryClockKHz},
            {"memory_bus_bits", device.memoryBusBits},
            {"memory_bytes_per_second", memoryBandwidth(device)},
            {"driver_version", device.driverVersion}};
}

json modelJson(const GpuModel& gpu)
{
    return {{"name", gpu.name},
            {"architecture", gpu.architecture},
            {"compute_capability", std::to_string(gpu.major) + "." + std::to_string(gpu.minor)},
            {"multiprocessors", gpu.multiprocessors},
            {"max_threads_per_multiprocessor", gpu.maxThreadsPerSm},
            {"warps_per_multiprocessor", gpu.maxWarpsPerSm},
            {"max_blocks_per_multiprocessor", gpu.maxBlocksPerSm},
            {"registers_per_multiprocessor", gpu.registersPerSm},
            {"shared_bytes_per_multiprocessor", gpu.sharedBytesPerSm},
            {"schedulers_per_multiprocessor", schedulersOf(gpu)},
            {"fp32_lanes_per_multiprocessor", gpu.fp32LanesPerSm},
            {"max_threads_per_block", gpu.maxThreadsPerBlock},
            {"shared_bytes_per_block", gpu.sharedBytesPerBlock},
            {"shared_bytes_per_block_opt_in", gpu.sharedBytesPerBlockOptIn},
            {"global_bytes", gpu.memoryBytes},
            {"constant_bytes", limitsOf(gpu).constantBytes},
            {"l2_bytes", gpu.l2Bytes},
            {"clock_khz", std::lround(gpu.boostClockMHz * 1000)},
            {"memory_bytes_per_second", gpu.bandwidthGBs * 1e9}};
}

/// In groups, with the values aligned.
void printFacts(const std::vector<DeviceFact>& facts)
{
    std::size_t widest = 0;
    for (const DeviceFact& fact : facts)
        widest = std::max(widest, fact.name.size());
    std::string group;
    for (const DeviceFact& fact : facts) {
        if (fact.group != group)
            print(stdout, "%s\n", fact.group.c_str());
        group = fact.group;
        print(stdout, "  %-*s  %s\n", static_cast<int>(widest), fact.name.c_str(), fact.value.c_str());
    }
}

/// The same facts for a GPU that this machine need not have.
void printModel(const GpuModel& gpu, bool asJson)
{
    if (asJson) {
        writeJson("-", {{"gpu_model", modelJson(gpu)}});
        return;
    }
    print(stdout, "The manufacturer's published figures; nothing here was read from a GPU.\n");
    printFacts(modelFacts(gpu));
}

} // namespace

int devicesCommand(const Arguments& arguments)
{
    if (arguments.gpu) {
        printModel(gpuNamed(*arguments.gpu), arguments.json);
        return 0;
    }
    RunnerOptions options = RunnerOptions::fromEnvironment();
    const ChosenPlace place = placeOf(arguments);
    if (place.gpu)
        chooseGpu(options, *place.gpu);
    const Toolchain toolchain(options.toolchain);
    const std::vector<DeviceInfo> here = gpusHere(options);
    const std::vector<RememberedWorker> workers = program().workers();
    const DeviceProbe probe = arguments.device == "emulator" ? DeviceProbe{{}, gpu::phrase("The emulator was chosen.")}
                              : place.worker                 ? workerOf(place.worker->command)->probe({})
                              : options.allowCuda            ? probeDevice(options.gpu)
                                                  : DeviceProbe{{}, gpu::phrase("Hidden by TILESCOPE_HIDE=cuda.")};
    const DisplayPathFound display = program().displayPath(probe.device.has_value());

    if (arguments.json) {
        json compilers = json::array();
        for (const Toolchain::Found& found : toolchain.found())
            compilers.push_back({{"kind", found.kind == CompilerChoice::Nvrtc ? "nvrtc" : "clang"},
                                 {"name", found.name.empty() ? json() : json(found.name)},
                                 {"detail", found.detail}});
        json gpus = json::array(), named = json::array();
        for (const DeviceInfo& gpu : here) {
            gpus.push_back(deviceJson(gpu));
            gpus.back()["number"] = gpu.ordinal;
        }
        for (const RememberedWorker& worker : workers)
            named.push_back({{"name", worker.name}, {"command", worker.command}});
        const json document{{"device", probe.device ? deviceJson(*probe.device) : json()},
                            {"reason", probe.device ? json() : json(english(probe.reason))},
                            {"gpus", gpus},
                            {"workers", named},
                            {"compilers", compilers},
                            {"display", {{"path", display.path}, {"reason", display.reason}}}};
        writeJson("-", document);
        return 0;
    }
    if (probe.device) {
        printFacts(deviceFacts(*probe.device));
    } else {
        print(stdout, "GPU: none. %s\n", english(probe.reason).c_str());
        printFacts(emulatorFacts(DeviceLimits()));
    }
    if (here.size() > 1)
        for (const DeviceInfo& gpu : here)
            print(stdout, "--device %d: %s\n", gpu.ordinal, gpu.name.c_str());
    for (const RememberedWorker& worker : workers)
        print(stdout, "--device %s: %s\n", worker.name.c_str(), worker.command.c_str());
    for (const Toolchain::Found& found : toolchain.found())
        print(stdout, "Compiler: %s: %s\n", found.kind == CompilerChoice::Nvrtc ? "NVRTC" : "clang",
              found.name.empty() ? found.detail.c_str() : (found.name + ", " + found.detail).c_str());
    print(stdout, "Display: %s. %s\n", display.path.c_str(), display.reason.c_str());
    return 0;
}

} // namespace tilescope
