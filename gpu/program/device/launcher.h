#pragma once

#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/execute/worker_pool.h"
#include "gpu/program/device/loaded_module.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A launch with everything that it reads besides memory.
struct EmulatedLaunch {
    std::shared_ptr<LoadedModule> module;
    std::shared_ptr<const emulator::Program> program;
    Dim3 grid, block;
    std::size_t dynamicSharedBytes = 0;
    std::vector<std::byte> parameters; ///< of the kernel, laid out
    std::vector<emulator::TextureView> textures = {};
    const void* withheld = nullptr; ///< an allocation that this launch may not reach; null: none
    bool isCooperative = false;     ///< all blocks at once, so that they can wait for one another
};

/// Who is told of a launch's events: one observer for each worker, or none. Called before the launch, with a program
/// that was decoded for observers.
using LaunchWatch =
    std::function<std::vector<emulator::Observer*>(const emulator::LaunchSetup& setup, unsigned workers)>;

/// The values to which `arguments` point, as a kernel's parameters.
std::vector<std::byte> parametersOf(const ptx::Kernel& kernel, void* const* arguments);

/// Runs kernels in an address space, one after the other.
class Launcher
{
public:
    explicit Launcher(const emulator::HandlerTable& handlers);

    /// What it prints goes to stdout; `error` is the fault that ended the kernel. Throws std::runtime_error for a
    /// launch that cannot be.
    emulator::LaunchResult run(const EmulatedLaunch& launch, const AddressSpace& space, const LaunchWatch& watch = {});

    const emulator::HandlerTable& handlers() const { return m_handlers; }

private:
    emulator::HandlerTable m_handlers;
    emulator::WorkerPool m_pool;
    std::vector<emulator::WorkerMemory> m_workers;
};

} // namespace tilescope
