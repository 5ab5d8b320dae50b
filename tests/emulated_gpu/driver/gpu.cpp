#include "tests/emulated_gpu/driver/gpu.h"

#include <cstring>

namespace tilescope::driver
{

namespace
{

emulator::HandlerTable portableHandlers()
{
    emulator::HandlerTable handlers;
    emulator::baseline::fillHandlers(handlers, false);
    return handlers;
}

Status codeOf(const Finding& fault)
{
    if (fault.kind == FindingKind::OutOfBounds)
        return illegalAddress;
    if (fault.kind == FindingKind::Misaligned)
        return misalignedAddress;
    return fault.kind == FindingKind::Assert ? assertFailed : launchFailed;
}

} // namespace

Gpu::Gpu() : launcher(portableHandlers()) {}

Gpu& Gpu::instance()
{
    static Gpu& gpu = *new Gpu; // never destroyed: programs call the driver while they exit
    return gpu;
}

Context& currentContext()
{
    thread_local Context context = nullptr;
    return context;
}

std::byte* Gpu::allocate(std::size_t bytes)
{
    if (bytes == 0)
        throw Failure{invalidValue};
    std::byte* const made = bytes <= totalBytes - usedBytes ? memory.allocate(bytes) : nullptr;
    if (!made)
        throw Failure{outOfMemory};
    std::memset(made, 0xCD, bytes); // a GPU's memory is not clean either
    sizes[made] = bytes;
    usedBytes += bytes;
    return made;
}

void Gpu::free(void* freed)
{
    const auto found = sizes.find(freed);
    if (found == sizes.end())
        throw Failure{invalidValue};
    finishAll();
    memory.free(freed);
    usedBytes -= found->second;
    sizes.erase(found);
}

void Gpu::finishAll()
{
    for (const auto& [handle, stream] : streams)
        stream->queue.wait();
}

void Gpu::launch(const EmulatedLaunch& launch, const AddressSpace& space)
{
    const std::scoped_lock lock(launching);
    std::optional<Finding> fault;
    try {
        fault = launcher.run(launch, space).error;
    } catch (const std::exception& error) {
        fault = Finding{};
        fault->message = Message(error.what());
    }
    if (!fault)
        return;
    std::fprintf(stderr, "emulated GPU: kernel %s, line %d: %s\n", launch.program->kernel->name.c_str(), fault->line,
                 english(fault->message).c_str());
    broken = codeOf(*fault);
}

void enqueue(Gpu& gpu, Stream stream, WorkQueue::Work work)
{
    StreamState& state = known(gpu.streams, stream);
    WorkQueue::Work unlessBroken = [&gpu, work = std::move(work)] {
        if (gpu.broken == success)
            work();
    };
    if (state.capture)
        state.capture->works.push_back(std::move(unlessBroken));
    else
        state.queue.add(std::move(unlessBroken));
}

} // namespace tilescope::driver
