#include "gpu/emulator/execute/free_memory.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <stdexcept>
#include <string>

namespace tilescope::emulator
{

namespace
{

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// The memory that is free or soon could be, with swap space. The names are those of proc(5).
std::uint64_t systemsFreeMemory()
{
    std::ifstream file("/proc/meminfo");
    std::uint64_t kilobytes = 0;
    bool isKnown = false;
    for (std::string line; std::getline(file, line);)
        for (const std::string name : {"MemAvailable:", "SwapFree:"})
            if (line.starts_with(name)) {
                kilobytes += std::strtoull(line.c_str() + name.size(), nullptr, 10);
                isKnown = isKnown || name == "MemAvailable:";
            }
    return isKnown ? kilobytes * 1024 : unlimited;
}

/// A container's limit, or a service's.
std::uint64_t controlGroupLimit()
{
    std::ifstream groups("/proc/self/cgroup");
    std::string own;
    for (std::string line; std::getline(groups, line);)
        if (line.starts_with("0::"))
            own = line.substr(3);
    std::uint64_t limit = unlimited;
    for (const std::string& group : {std::string(), own}) {
        std::ifstream file("/sys/fs/cgroup" + group + "/memory.max");
        if (std::uint64_t bytes = 0; file >> bytes) // "max" is no number
            limit = std::min(limit, bytes);
    }
    return limit;
}

Message inMegabytes(std::uint64_t bytes)
{
    return say(gpu::phrase("%1 MB"), std::to_string((bytes + 999'999) / 1'000'000));
}

} // namespace

std::uint64_t freeMemory() { return std::min(systemsFreeMemory(), controlGroupLimit()); }

void checkRoom(const Plan& plan, std::span<const std::shared_ptr<const ptx::Module>> modules, std::uint64_t usable)
{
    std::uint64_t needed = 0;
    const auto add = [&needed](std::uint64_t bytes) { needed += std::min(bytes, unlimited - needed); };
    for (const Buffer& buffer : plan.buffers)
        add(buffer.bytes);
    for (const auto& module : modules)
        for (const ptx::Variable& variable : module->global)
            add(variable.bytes);
    if (needed > usable)
        throw MessageError(say(gpu::phrase("The kernels' buffers need %1 of memory, but only %2 are available. Use a "
                                           "smaller image, or close other programs."),
                               inMegabytes(needed), inMegabytes(usable)));
}

} // namespace tilescope::emulator
