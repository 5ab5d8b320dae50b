#include "gpu/program/device/launcher.h"

#include "gpu/emulator/execute/launch_setup.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <thread>

namespace tilescope
{

using namespace emulator;

std::vector<std::byte> parametersOf(const ptx::Kernel& kernel, void* const* arguments)
{
    std::vector<std::byte> parameters(kernel.parameterBytes);
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        std::memcpy(parameters.data() + kernel.parameters[i].offset, arguments[i], kernel.parameters[i].bytes);
    return parameters;
}

Launcher::Launcher(const HandlerTable& handlers)
    : m_handlers(handlers), m_pool(std::max(1U, std::thread::hardware_concurrency())), m_workers(m_pool.threads())
{
}

LaunchResult Launcher::run(const EmulatedLaunch& emulated, const AddressSpace& space, const LaunchWatch& watch)
{
    const Launch launch{emulated.program->kernel->name, 0, emulated.grid, emulated.block,
                        emulated.dynamicSharedBytes,    {}};
    LaunchSetup setup = setUpLaunch("", launch, *emulated.program, emulated.module->memory(), emulated.parameters);
    setup.regions.resize(space.regions().size());
    std::copy(space.regions().begin() + FirstFreeRegion, space.regions().end(),
              setup.regions.begin() + FirstFreeRegion);
    if (emulated.withheld)
        setup.regions[reinterpret_cast<std::uintptr_t>(emulated.withheld) >> regionShift] = {};
    setup.printsWhole = true;
    setup.blocksMeet = emulated.isCooperative;
    setup.regions[ConstantRegion] = emulated.module->constants();
    emulated.module->memory().setTextures(emulated.textures);
    EmulatorOptions options; // a program may take as long as it wants
    options.warpInstructionLimit = options.blockInstructionLimit = std::numeric_limits<std::uint64_t>::max() / 2;
    // Blocks that wait for one another each have a thread.
    std::optional<WorkerPool> many;
    std::vector<WorkerMemory> manyWorkers;
    if (emulated.isCooperative) {
        many.emplace(static_cast<unsigned>(setup.blocks));
        if (many->threads() < setup.blocks)
            throw std::runtime_error("The system has too few threads for a cooperative launch of so many blocks.");
        manyWorkers.resize(many->threads());
    }
    WorkerPool& pool = many ? *many : m_pool;
    std::optional<LaunchObservation> observation;
    if (watch)
        observation.emplace(setup, watch(setup, workersOf(setup, pool)));
    LaunchResult result =
        runLaunch(setup, options, pool, many ? manyWorkers : m_workers, {}, {}, observation ? &*observation : nullptr);
    std::fwrite(result.printed.data(), 1, result.printed.size(), stdout);
    return result;
}

} // namespace tilescope
