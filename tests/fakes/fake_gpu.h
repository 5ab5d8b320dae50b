#pragma once

#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/recipe/plan.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <atomic>
#include <memory>

// A GPU for tests on machines without one: it runs plans in an emulator of its own, says how often, and breaks when it
// is told to.

namespace tilescope::test
{

struct FakeGpu {
    std::atomic<int> opened{0}, runs{0};
    std::atomic<bool> breaks{false};         ///< the next run ends in an illegal access, as error 700 is
    std::atomic<bool> measured{false};       ///< the last run was to be repeated
    TimeReport time{1, 1, 1, 1, {}, {}, {}}; ///< that every run gives
};

class FakeBackend : public CudaBackend
{
public:
    FakeBackend(std::shared_ptr<FakeGpu> gpu, DeviceInfo info) : m_gpu(std::move(gpu)), m_info(std::move(info)) {}

    const DeviceInfo& device() const override { return m_info; }

    CudaResult run(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                   const CudaOptions& options, const RunControl& control) override
    {
        ++m_gpu->runs;
        m_gpu->measured = options.measure;
        if (m_gpu->breaks)
            throw CudaError(Message("Running the kernel failed: an illegal memory access was encountered (error 700)."),
                            700, true);
        CudaResult made;
        if (callsLibrary(plan)) { // which no emulator has: a black picture
            made.picture.resize(usedBytes(plan.buffers[plan.pictureBuffer]));
            for (const std::size_t side : plan.sideBuffers)
                made.sides.emplace_back(std::vector<std::byte>(plan.buffers[side].bytes));
        } else {
            const EmulatorResult result = m_emulator.run(plan, withoutEvents(modules), *input, {}, control);
            made.picture = result.picture;
            made.sides = result.sides;
        }
        made.time = m_gpu->time;
        for (const Launch& launch : plan.launches)
            if (launch.library.empty())
                made.launches.push_back({launch.kernel, plan.sources[launch.source].name, launch.grid, launch.block,
                                         launch.dynamicSharedBytes, 32, 1});
            else
                made.launches.push_back({launch.kernel, "library " + launch.library + " 13.0", {}, {}, 0, {}, 1});
        return made;
    }

private:
    /// It knows an instruction that the emulator does not: pmevent, which changes nothing.
    static std::vector<CompiledModule> withoutEvents(std::span<const CompiledModule> modules)
    {
        std::vector<CompiledModule> known(modules.begin(), modules.end());
        for (CompiledModule& module : known)
            for (std::size_t at = module.ptx.find("pmevent"); at != std::string::npos;
                 at = module.ptx.find("pmevent", at))
                module.ptx.replace(at, module.ptx.find(';', at) + 1 - at, "");
        return known;
    }

    std::shared_ptr<FakeGpu> m_gpu;
    DeviceInfo m_info;
    Emulator m_emulator;
};

inline DeviceInfo fakeDevice()
{
    DeviceInfo info;
    info.name = "Fake GPU";
    info.major = 9;
    info.minor = 0;
    info.multiprocessors = 100;
    info.maxThreadsPerMultiprocessor = 2048;
    info.maxBlocksPerMultiprocessor = 32;
    info.registersPerMultiprocessor = 65'536;
    info.warpSize = 32;
    info.sharedBytesPerBlock = 49'152;
    info.sharedBytesPerBlockOptIn = 101'376;
    info.sharedBytesPerMultiprocessor = 102'400;
    info.limits.name = info.name;
    return info;
}

/// Runners made with these options find the fake and nothing else.
inline void useFakeGpu(RunnerOptions& options, const std::shared_ptr<FakeGpu>& gpu)
{
    options.allowCuda = true;
    options.probeGpu = [] { return DeviceProbe{fakeDevice(), {}}; };
    options.openGpu = [gpu](const DeviceInfo& info) {
        ++gpu->opened;
        return std::make_unique<FakeBackend>(gpu, info);
    };
}

} // namespace tilescope::test
