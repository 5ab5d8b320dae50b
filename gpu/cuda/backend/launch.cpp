#include "gpu/cuda/backend/launch.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstring>

namespace tilescope::cuda
{

namespace
{

std::size_t sizeOf(const Argument& argument)
{
    if (const auto* value = std::get_if<ValueArgument>(&argument))
        return value->bytes.size();
    const bool isPointer =
        std::holds_alternative<BufferArgument>(argument) || std::holds_alternative<TextureArgument>(argument);
    return isPointer ? 8 : 4;
}

template <typename T>
std::string listOf(const std::vector<T>& sizes)
{
    std::string text;
    for (const T size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return text.empty() ? "none" : text;
}

/// A block 16 wide, or else a smaller power of two, with at most `threads` threads.
std::string blockWithin(int threads)
{
    int width = 16;
    while (width > threads)
        width /= 2;
    return std::to_string(width) + "x" + std::to_string(threads / width);
}

void checkThreads(const Launch& launch, const Kernel& kernel)
{
    const std::size_t threads = std::size_t{launch.block.x} * launch.block.y * launch.block.z;
    const int most = kernel.maxThreadsPerBlock;
    if (most < 1 || threads <= static_cast<std::size_t>(most))
        return;
    const std::string nearest = blockWithin(most);
    throw SettingError("block",
                       say(gpu::phrase("The kernel %1 uses %2 registers per thread, so a block can have at most %3 "
                                       "threads instead of %4. Use a block of %5."),
                           launch.kernel, std::to_string(kernel.registers), std::to_string(most),
                           std::to_string(threads), nearest),
                       ParameterValue(nearest));
}

void checkShared(const Launch& launch, const Kernel& kernel, const DeviceInfo& device)
{
    const std::size_t shared = kernel.sharedBytes + launch.dynamicSharedBytes;
    const std::size_t most = device.limits.maxSharedBytesPerBlock;
    if (shared <= most)
        return;
    throw SettingError("shared_memory",
                       say(gpu::phrase("The kernel %1 needs %2 bytes of shared memory per block (%3 of them declared "
                                       "in the kernel), but %4 allows only %5. Use a smaller block or filter."),
                           launch.kernel, std::to_string(shared), std::to_string(kernel.sharedBytes), device.name,
                           std::to_string(most)));
}

void checkParameters(const Launch& launch, const Kernel& kernel, const std::string& source)
{
    std::vector<std::size_t> given;
    for (const Argument& argument : launch.arguments)
        given.push_back(sizeOf(argument));
    if (given == kernel.parameterBytes)
        return;
    throw SettingError("source",
                       say(gpu::phrase("The parameters of the kernel %1 in %2 do not match the call: their sizes are "
                                       "%3 bytes and should be %4. Keep the parameter list of the original kernel."),
                           launch.kernel, source, listOf(kernel.parameterBytes), listOf(given)));
}

std::vector<std::byte> valueOf(const Argument& argument, const PlanMemory& memory)
{
    if (const auto* value = std::get_if<ValueArgument>(&argument)) {
        std::vector<std::byte> whole = value->bytes;
        for (const PlacedAddress& address : value->addresses) {
            const auto* buffer = std::get_if<BufferArgument>(&address.what);
            std::vector<std::byte> one =
                valueOf(buffer ? Argument(*buffer) : Argument(std::get<TextureArgument>(address.what)), memory);
            if (address.offset + one.size() > whole.size())
                continue;
            std::uint64_t start = 0, offset = 0;
            std::memcpy(&start, one.data(), sizeof start);
            std::memcpy(&offset, whole.data() + address.offset, sizeof offset);
            start += offset;
            std::memcpy(one.data(), &start, sizeof start);
            std::ranges::copy(one, whole.begin() + static_cast<std::ptrdiff_t>(address.offset));
        }
        return whole;
    }
    std::vector<std::byte> bytes(8);
    const auto put = [&bytes](const auto& value) { std::memcpy(bytes.data(), &value, sizeof value); };
    if (const auto* buffer = std::get_if<BufferArgument>(&argument))
        put(memory.buffer(buffer->buffer));
    else if (const auto* texture = std::get_if<TextureArgument>(&argument))
        put(memory.texture(texture->texture));
    else if (const auto* integer = std::get_if<std::int32_t>(&argument))
        put(*integer);
    else if (const auto* natural = std::get_if<std::uint32_t>(&argument))
        put(*natural);
    else
        put(std::get<float>(argument));
    return bytes;
}

} // namespace

KernelLaunch::KernelLaunch(const Launch& launch, const std::string& source, Module& module, const DeviceInfo& device)
    : m_launch(launch), m_source(source), m_kernel(module.kernel(launch.kernel))
{
    checkThreads(m_launch, m_kernel);
    checkShared(m_launch, m_kernel, device);
    checkParameters(m_launch, m_kernel, m_source);
    // Without this a launch with more than 48 KB fails at once, and appears to be very fast. It allows the maximum, so
    // that two launches of one kernel do not overwrite each other's limit.
    if (m_kernel.sharedBytes + m_launch.dynamicSharedBytes > device.sharedBytesPerBlock)
        check(api().funcSetAttribute(m_kernel.function, driver::FunctionAttribute::MaxDynamicShared,
                                     static_cast<int>(device.limits.maxSharedBytesPerBlock - m_kernel.sharedBytes)),
              "Allowing " + m_launch.kernel + " more than 48 KB of shared memory");
}

void KernelLaunch::bind(const PlanMemory& memory)
{
    m_values.clear();
    for (const Argument& argument : m_launch.arguments)
        m_values.push_back(valueOf(argument, memory));
    m_pointers.clear();
    for (auto& value : m_values)
        m_pointers.push_back(value.data());
}

void KernelLaunch::start(driver::Stream stream)
{
    m_kernel.start(m_launch.grid, m_launch.block, m_launch.dynamicSharedBytes, stream, m_pointers.data());
}

LaunchReport KernelLaunch::report() const
{
    LaunchReport report;
    report.kernel = m_launch.kernel;
    report.source = m_source;
    report.grid = m_launch.grid;
    report.block = m_launch.block;
    report.sharedBytes = m_launch.dynamicSharedBytes + m_kernel.sharedBytes;
    report.registers = m_kernel.registers;
    return report;
}

LibraryLaunch::LibraryLaunch(const Launch& launch, DeviceLibraries& libraries)
    : m_launch(launch), m_library(libraries.open(launch.library))
{
}

void LibraryLaunch::bind(const PlanMemory& memory)
{
    m_call = m_library.bind(m_launch, [&memory](std::size_t buffer) { return memory.buffer(buffer); });
}

void LibraryLaunch::start(driver::Stream) { m_call(); }

LaunchReport LibraryLaunch::report() const
{
    LaunchReport report;
    report.kernel = m_launch.kernel;
    report.source = "library " + m_launch.library + " " + m_library.version();
    return report;
}

} // namespace tilescope::cuda
