#include "gpu/emulator/execute/launch_setup.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <utility>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint64_t maxThreadsPerBlock = 1024;
constexpr std::size_t maxSharedBytes = 1U << 20; // larger than on any GPU; the runner checks the limit of its GPU

/// An argument's bytes and its name in messages.
struct ArgumentBytes {
    std::uint64_t value = 0;
    std::size_t bytes = 0;
    const char* name = "";
};

ArgumentBytes bytesOf(const Plan& plan, const Argument& argument, const Memory& memory)
{
    ArgumentBytes result;
    if (const auto* buffer = std::get_if<BufferArgument>(&argument)) {
        if (buffer->buffer >= plan.buffers.size())
            throw std::runtime_error("A launch passes buffer " + std::to_string(buffer->buffer) +
                                     ", but the plan has only " + std::to_string(plan.buffers.size()) + ".");
        result = {memory.bufferAddress(buffer->buffer), 8, "a buffer"};
    } else if (const auto* texture = std::get_if<TextureArgument>(&argument)) {
        if (texture->texture >= plan.textures.size())
            throw std::runtime_error("A launch passes texture " + std::to_string(texture->texture) +
                                     ", but the plan has only " + std::to_string(plan.textures.size()) + ".");
        result = {texture->texture + 1, 8, "a texture"};
    } else if (const auto* number = std::get_if<std::int32_t>(&argument)) {
        result = {static_cast<std::uint32_t>(*number), 4, "an int"};
    } else if (const auto* whole = std::get_if<std::uint32_t>(&argument)) {
        result = {*whole, 4, "an unsigned int"};
    } else {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &std::get<float>(argument), sizeof bits);
        result = {bits, 4, "a float"};
    }
    return result;
}

std::vector<std::byte> layOutArguments(const Plan& plan, const Launch& launch, const ptx::Kernel& kernel,
                                       const Memory& memory)
{
    if (launch.arguments.size() != kernel.parameters.size())
        throw std::runtime_error("The kernel \"" + kernel.name + "\" takes " +
                                 std::to_string(kernel.parameters.size()) + " arguments, but the launch passes " +
                                 std::to_string(launch.arguments.size()) +
                                 ". Keep the parameter list of the strategy's own kernel.");
    std::vector<std::byte> block(kernel.parameterBytes, std::byte{0});
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const ptx::Parameter& parameter = kernel.parameters[i];
        const ArgumentBytes argument = bytesOf(plan, launch.arguments[i], memory);
        if (argument.bytes != parameter.bytes)
            throw std::runtime_error("Argument " + std::to_string(i + 1) + " of kernel \"" + kernel.name + "\" has " +
                                     bytesText(parameter.bytes) + ", but the launch passes " + argument.name + " of " +
                                     bytesText(argument.bytes) +
                                     ". Keep the parameter types of the strategy's own kernel.");
        std::memcpy(block.data() + parameter.offset, &argument.value, argument.bytes);
    }
    return block;
}

std::uint64_t productOf(const Dim3& d, const char* what)
{
    if (d.x == 0 || d.y == 0 || d.z == 0)
        throw std::runtime_error(std::string("A ") + what + " has no " +
                                 (d.x == 0   ? "width"
                                  : d.y == 0 ? "height"
                                             : "depth") +
                                 ": every side must be at least 1.");
    const std::uint64_t area = std::uint64_t{d.x} * d.y;
    if (area > std::numeric_limits<std::uint64_t>::max() / d.z / 2)
        throw std::runtime_error(std::string("A ") + what + " is too large.");
    return area * d.z;
}

} // namespace

LaunchSetup setUpLaunch(const Plan& plan, const Launch& launch, const Program& program, const Memory& memory)
{
    const KernelSource& source = plan.sources.at(launch.source);
    LaunchSetup setup =
        setUpLaunch(source.name, launch, program, memory, layOutArguments(plan, launch, *program.kernel, memory));
    setup.text = &source.text;
    return setup;
}

LaunchSetup setUpLaunch(const std::string& source, const Launch& launch, const Program& program, const Memory& memory,
                        std::vector<std::byte> parameters)
{
    const ptx::Kernel& kernel = *program.kernel;
    LaunchSetup setup;
    setup.launch = &launch;
    setup.program = &program;
    setup.memory = &memory;
    setup.module = launch.source;
    setup.source = source;
    setup.blocks = productOf(launch.grid, "grid");
    setup.threads = productOf(launch.block, "block");
    if (setup.threads > maxThreadsPerBlock)
        throw std::runtime_error("A block of " + std::to_string(setup.threads) +
                                 " threads cannot run: a block has at most 1024. Choose a smaller block.");
    const std::uint64_t kernelLimit =
        std::uint64_t{kernel.maxThreads[0]} * std::max(kernel.maxThreads[1], 1U) * std::max(kernel.maxThreads[2], 1U);
    if (kernelLimit > 0 && setup.threads > kernelLimit)
        throw std::runtime_error(
            "The kernel \"" + kernel.name + "\" says that it is launched with at most " + std::to_string(kernelLimit) +
            " threads a block (__launch_bounds__), but the launch has " + std::to_string(setup.threads) + ".");
    setup.warps = (setup.threads + laneCount - 1) / laneCount;
    setup.sharedBytes = kernel.staticSharedBytes;
    if (launch.dynamicSharedBytes > 0)
        setup.sharedBytes = std::max(kernel.staticSharedBytes, kernel.dynamicSharedOffset) + launch.dynamicSharedBytes;
    if (setup.sharedBytes > maxSharedBytes)
        throw std::runtime_error("A block of kernel \"" + kernel.name + "\" needs " + bytesText(setup.sharedBytes) +
                                 " of shared memory: no GPU has that much.");
    setup.parameters = std::move(parameters);
    setup.regions = memory.regions(launch.source);
    if (program.parametersInMemory) {
        setup.parameterMemory = std::make_shared<HostMemory>();
        setup.parameterMemory->resize(setup.parameters.size());
        std::ranges::copy(setup.parameters, setup.parameterMemory->data());
        setup.regions[ParameterRegion] = {setup.parameterMemory->data(), setup.parameters.size()};
    }
    return setup;
}

} // namespace tilescope::emulator
