#include "tests/emulated_gpu/driver/exports.h"
#include "tests/emulated_gpu/driver/gpu.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

// Modules, which are PTX, and launches.

using namespace tilescope::driver;
using tilescope::Dim3;
using tilescope::EmulatedLaunch;
using tilescope::LoadedModule;
namespace ptx = tilescope::ptx;

namespace
{

void writeLog(const std::string& sentence, unsigned options, const JitOption* names, void** values)
{
    const auto* const text = std::find(names, names + options, JitOption::ErrorLog);
    const auto* const size = std::find(names, names + options, JitOption::ErrorLogBytes);
    if (text == names + options || size == names + options)
        return;
    const auto room = reinterpret_cast<std::uintptr_t>(values[size - names]);
    std::snprintf(static_cast<char*>(values[text - names]), room, "%s", sentence.c_str());
}

const ptx::Kernel& kernelOf(const FunctionState& function) { return *function.program->kernel; }

int mostThreadsOf(const ptx::Kernel& kernel)
{
    if (kernel.maxThreads[0] == 0)
        return Gpu::mostThreads;
    return static_cast<int>(kernel.maxThreads[0] * std::max(kernel.maxThreads[1], 1U) *
                            std::max(kernel.maxThreads[2], 1U));
}

/// Throws Failure for a launch that the driver refuses.
void checkLaunch(const FunctionState& function, const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes)
{
    const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z;
    const bool isEmpty = threads == 0 || grid.x == 0 || grid.y == 0 || grid.z == 0;
    if (isEmpty || threads > Gpu::mostThreads || block.z > 64 || grid.y > 65'535 || grid.z > 65'535 ||
        dynamicSharedBytes > function.mostDynamicShared)
        throw Failure{invalidValue};
    if (threads > static_cast<std::uint64_t>(mostThreadsOf(kernelOf(function))))
        throw Failure{launchOutOfResources};
}

FunctionState& stateOf(Gpu& gpu, Function function)
{
    for (auto& [handle, module] : gpu.modules)
        for (auto& [name, state] : module->functions)
            if (&state == function)
                return state;
    throw Failure{invalidHandle};
}

} // namespace

extern "C" {

Status cuModuleLoadDataEx(Module* module, const void* code, unsigned options, JitOption* names, void** values)
{
    return call([&](Gpu& gpu) {
        const std::string text = static_cast<const char*>(code);
        if (text.find(".version") == std::string::npos)
            throw Failure{invalidImage};
        auto made = std::make_unique<ModuleState>();
        try {
            made->loaded = std::make_shared<LoadedModule>(text, gpu.memory);
        } catch (const ptx::PtxError& error) {
            writeLog(error.what(), options, names, values);
            throw Failure{invalidPtx};
        } catch (const std::bad_alloc&) {
            throw Failure{outOfMemory};
        }
        *module = keep(gpu.modules, std::move(made));
    });
}

Status cuModuleUnload(Module module)
{
    return call([&](Gpu& gpu) {
        gpu.finishAll();
        forget(gpu.modules, module);
    });
}

/// The code is decoded here, where NVIDIA's driver reports what its assembler does not take when it loads the module.
Status cuModuleGetFunction(Function* function, Module module, const char* name)
{
    return call([&](Gpu& gpu) {
        ModuleState& state = known(gpu.modules, module);
        if (!state.functions.contains(name)) {
            const auto program = [&] {
                try {
                    return state.loaded->decode(name, gpu.launcher.handlers());
                } catch (const ptx::PtxError& error) {
                    std::fprintf(stderr, "emulated GPU: %s\n", error.what());
                    throw Failure{invalidPtx};
                }
            }();
            if (!program)
                throw Failure{notFound};
            state.functions[name] = {state.loaded, program};
        }
        *function = &state.functions.at(name);
    });
}

Status cuModuleGetGlobal_v2(Address* memory, std::size_t* bytes, Module module, const char* name)
{
    return call([&](Gpu& gpu) {
        const auto variable = known(gpu.modules, module).loaded->variable(name);
        if (!variable)
            throw Failure{notFound};
        *memory = reinterpret_cast<Address>(variable->address);
        *bytes = variable->bytes;
    });
}

Status cuFuncGetAttribute(int* value, FunctionAttribute attribute, Function function)
{
    return call([&](Gpu& gpu) {
        const FunctionState& state = stateOf(gpu, function);
        switch (attribute) {
        case FunctionAttribute::MaxThreadsPerBlock: *value = mostThreadsOf(kernelOf(state)); return;
        case FunctionAttribute::SharedBytes: *value = static_cast<int>(kernelOf(state).staticSharedBytes); return;
        case FunctionAttribute::Registers: *value = 32; return;
        case FunctionAttribute::MaxDynamicShared: *value = static_cast<int>(state.mostDynamicShared); return;
        }
        throw Failure{invalidValue};
    });
}

Status cuFuncSetAttribute(Function function, FunctionAttribute attribute, int value)
{
    return call([&](Gpu& gpu) {
        FunctionState& state = stateOf(gpu, function);
        const auto declared = static_cast<int>(kernelOf(state).staticSharedBytes);
        if (attribute != FunctionAttribute::MaxDynamicShared || value < 0 || value + declared > Gpu::sharedBytesOptIn)
            throw Failure{invalidValue};
        state.mostDynamicShared = static_cast<std::size_t>(value);
    });
}

/// The arguments are read now, the kernel runs in the stream's order.
Status cuLaunchKernel(Function function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                      unsigned blockY, unsigned blockZ, unsigned dynamicSharedBytes, Stream stream, void** arguments,
                      void** extra)
{
    return call([&](Gpu& gpu) {
        const FunctionState& state = stateOf(gpu, function);
        const Dim3 grid{gridX, gridY, gridZ}, block{blockX, blockY, blockZ};
        checkLaunch(state, grid, block, dynamicSharedBytes);
        if (extra || (!arguments && !kernelOf(state).parameters.empty()))
            throw Failure{invalidValue};
        const EmulatedLaunch launch{
            state.module, state.program,      grid,
            block,        dynamicSharedBytes, tilescope::parametersOf(kernelOf(state), arguments),
            gpu.textures};
        enqueue(gpu, stream, [&gpu, launch, memory = gpu.memory] { gpu.launch(launch, memory); });
    });
}

} // extern "C"
