#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <string>

// The memory of graphs. It keeps its address, and its room, so that a graph can be launched again; only the checks
// learn when it is allocated and freed.

using namespace tilescope;

namespace
{

struct GraphMemory {
    std::size_t bytes = 0;
    bool isAllocated = false;
};

std::map<void*, GraphMemory>& graphMemory()
{
    static auto& memory = *new std::map<void*, GraphMemory>;
    return memory;
}

} // namespace

cudaError_t tilescope::reserveGraphMemory(void** pointer, std::size_t bytes)
{
    return call([&](Device& device) {
        *pointer = bytes > 0 ? device.memory().allocate(bytes, AddressSpace::Reach::Kernels) : nullptr;
        if (!*pointer)
            throw CallError(bytes > 0 ? cudaErrorMemoryAllocation : cudaErrorInvalidValue,
                            "A graph cannot allocate " + std::to_string(bytes) + " bytes.");
        graphMemory()[*pointer] = {bytes};
    });
}

std::function<cudaError_t()> tilescope::graphAllocation(void* pointer)
{
    return [pointer] {
        return call([&](Device& device) {
            GraphMemory& memory = graphMemory()[pointer];
            if (memory.isAllocated && FreeOnLaunch::isOn())
                freesGraphMemory(device, pointer);
            if (memory.isAllocated)
                throw CallError(cudaErrorInvalidValue, "A graph allocates memory that is still allocated since its "
                                                       "last launch. Free it before, or instantiate the graph with "
                                                       "cudaGraphInstantiateFlagAutoFreeOnLaunch.");
            memory.isAllocated = true;
            device.checks().allocated(pointer, memory.bytes, MemoryKind::Device);
        });
    };
}

std::function<cudaError_t()> tilescope::graphRelease(void* pointer)
{
    return [pointer] {
        return call([&](Device& device) {
            if (!freesGraphMemory(device, pointer))
                throw CallError(cudaErrorInvalidValue, "A graph frees memory that no graph has allocated.");
        });
    };
}

bool tilescope::freesGraphMemory(Device& device, void* pointer)
{
    const auto found = graphMemory().find(pointer);
    if (found == graphMemory().end())
        return false;
    device.checks().freed(pointer, false);
    if (!std::exchange(found->second.isAllocated, false))
        throw CallError(cudaErrorInvalidValue, "What is freed is not allocated: its graph has not run since.");
    return true;
}
