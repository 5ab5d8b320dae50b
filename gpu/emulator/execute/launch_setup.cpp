#include "gpu/emulator/execute/launch_setup.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/recipe/message.h"

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
constexpr std::size_t maxStaticSharedBytes = 48U << 10; // CUDA C++ Programming Guide, "Technical Specifications"
constexpr std::size_t maxSharedBytes = 1U << 20; // larger than on any GPU; the runner checks the limit of its GPU

/// An argument's bytes and its name in messages.
struct ArgumentBytes {
    std::uint64_t value = 0;
    std::size_t bytes = 0;
    Message name = {};
    const std::byte* held = nullptr; ///< of a value of any size, in place of `value`
};

/// The number by which a kernel knows a buffer or a texture.
std::uint64_t addressOf(const Plan& plan, const std::variant<BufferArgument, TextureArgument>& address,
                        const Memory& memory)
{
    if (const auto* buffer = std::get_if<BufferArgument>(&address)) {
        if (buffer->buffer >= plan.buffers.size())
            throw std::runtime_error("A launch passes buffer " + std::to_string(buffer->buffer) +
                                     ", but the plan has only " + std::to_string(plan.buffers.size()) + ".");
        return memory.bufferAddress(buffer->buffer);
    }
    const std::size_t texture = std::get<TextureArgument>(address).texture;
    if (texture >= plan.textures.size())
        throw std::runtime_error("A launch passes texture " + std::to_string(texture) + ", but the plan has only " +
                                 std::to_string(plan.textures.size()) + ".");
    return texture + 1;
}

ArgumentBytes bytesOf(const Plan& plan, const Argument& argument, const Memory& memory)
{
    ArgumentBytes result;
    if (const auto* buffer = std::get_if<BufferArgument>(&argument)) {
        result = {addressOf(plan, *buffer, memory), 8, gpu::phrase("a buffer")};
    } else if (const auto* texture = std::get_if<TextureArgument>(&argument)) {
        result = {addressOf(plan, *texture, memory), 8, gpu::phrase("a texture")};
    } else if (const auto* integer = std::get_if<std::int32_t>(&argument)) {
        result = {static_cast<std::uint32_t>(*integer), 4, gpu::phrase("an int")};
    } else if (const auto* whole = std::get_if<std::uint32_t>(&argument)) {
        result = {*whole, 4, gpu::phrase("an unsigned int")};
    } else if (const auto* number = std::get_if<float>(&argument)) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, number, sizeof bits);
        result = {bits, 4, gpu::phrase("a float")};
    } else {
        const auto& value = std::get<ValueArgument>(argument);
        result = {0, value.bytes.size(), verbatim(value.type), value.bytes.data()};
    }
    return result;
}

std::vector<std::byte> layOutArguments(const Plan& plan, const Launch& launch, const ptx::Kernel& kernel,
                                       const Memory& memory)
{
    if (launch.arguments.size() != kernel.parameters.size())
        throw MessageError(
            say(gpu::phrase("The kernel \"%1\" takes %2 arguments, but the launch passes %3. Keep the parameter "
                            "list of the strategy's own kernel."),
                kernel.name, kernel.parameters.size(), launch.arguments.size()));
    std::vector<std::byte> block(kernel.parameterBytes, std::byte{0});
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const ptx::Parameter& parameter = kernel.parameters[i];
        const ArgumentBytes argument = bytesOf(plan, launch.arguments[i], memory);
        if (argument.bytes != parameter.bytes)
            throw MessageError(
                say(gpu::phrase("Argument %1 of kernel \"%2\" has %3, but the launch passes %4 of %5. Keep the "
                                "parameter types of the strategy's own kernel."),
                    i + 1, kernel.name, bytesText(parameter.bytes), argument.name, bytesText(argument.bytes)));
        if (argument.bytes > 0)
            std::memcpy(block.data() + parameter.offset,
                        argument.held ? static_cast<const void*>(argument.held) : &argument.value, argument.bytes);
        if (const auto* value = std::get_if<ValueArgument>(&launch.arguments[i]))
            for (const PlacedAddress& address : value->addresses) {
                std::uint64_t number = 0, offset = 0;
                if (address.offset > argument.bytes || argument.bytes - address.offset < sizeof number)
                    throw std::runtime_error("A launch passes an address beyond the end of a struct.");
                std::memcpy(&offset, value->bytes.data() + address.offset, sizeof offset);
                number = addressOf(plan, address.what, memory) + offset;
                std::memcpy(block.data() + parameter.offset + address.offset, &number, sizeof number);
            }
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
        throw MessageError(
            say(gpu::phrase("A block of %1 threads cannot run; the maximum is 1024. Choose a smaller block."),
                std::to_string(setup.threads)));
    const std::uint64_t kernelLimit =
        std::uint64_t{kernel.maxThreads[0]} * std::max(kernel.maxThreads[1], 1U) * std::max(kernel.maxThreads[2], 1U);
    if (kernelLimit > 0 && setup.threads > kernelLimit)
        throw MessageError(say(gpu::phrase("The kernel \"%1\" is declared for at most %2 threads per block "
                                           "(__launch_bounds__), but the launch has %3."),
                               kernel.name, std::to_string(kernelLimit), std::to_string(setup.threads)));
    setup.warps = (setup.threads + laneCount - 1) / laneCount;
    if (kernel.staticSharedBytes > maxStaticSharedBytes)
        throw MessageError(say(
            gpu::phrase("The kernel \"%1\" declares %2 of shared memory, but at most 48 KB can be declared statically. "
                        "To use more, pass it at launch to an array without a size: extern __shared__ float tile[];"),
            kernel.name, bytesText(kernel.staticSharedBytes)));
    setup.sharedBytes = kernel.staticSharedBytes;
    if (launch.dynamicSharedBytes > 0)
        setup.sharedBytes = std::max(kernel.staticSharedBytes, kernel.dynamicSharedOffset) + launch.dynamicSharedBytes;
    if (setup.sharedBytes > maxSharedBytes)
        throw MessageError(
            say(gpu::phrase("A block of kernel \"%1\" needs %2 of shared memory, more than any GPU has."), kernel.name,
                bytesText(setup.sharedBytes)));
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
