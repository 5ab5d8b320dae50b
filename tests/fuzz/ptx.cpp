// Text of a PTX module: read, prepared for execution, and run for some instructions.

#include "fuzz.h"

#include "gpu/emulator/emulator.h"
#include "gpu/ptx/module.h"

#include <optional>

using namespace tilescope;

namespace
{

/// One block of 32 threads; nothing if a parameter is neither a number nor an address.
std::optional<Plan> planOf(const ptx::Kernel& kernel)
{
    Plan plan;
    plan.sources.resize(1);
    plan.buffers = {{"in", 1024, Buffer::Fill::Zero, {}}, {"out", 1024, Buffer::Fill::None, {}}};
    plan.pictureBuffer = 1;
    Launch launch;
    launch.kernel = kernel.name;
    launch.block = {32, 1, 1};
    for (const ptx::Parameter& parameter : kernel.parameters) {
        if (parameter.bytes == 8)
            launch.arguments.push_back(BufferArgument{launch.arguments.size() % 2});
        else if (parameter.bytes == 4)
            launch.arguments.push_back(std::int32_t{16});
        else
            return {};
    }
    plan.launches = {launch};
    return plan;
}

} // namespace

TILESCOPE_FUZZ(ptx)
{
    constexpr std::uint64_t mostInstructions = 300;
    static Emulator emulator(
        {.threads = 1, .warpInstructionLimit = mostInstructions, .blockInstructionLimit = mostInstructions});
    CompiledModule code;
    code.ptx = input;
    try {
        const ptx::Module module = ptx::parseModule(code.ptx, "");
        for (std::size_t i = 0; i < std::min<std::size_t>(module.kernels.size(), 2); ++i)
            if (const std::optional<Plan> plan = planOf(module.kernels[i]))
                for (const bool observed : {false, true})
                    emulator.run(*plan, {&code, 1}, Image(), {.counters = observed, .hazards = observed}, {});
    } catch (const ptx::PtxError&) {
    }
}
