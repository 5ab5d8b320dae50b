#pragma once

#include "gpu/cuda/driver/driver_types.h"
#include "gpu/program/device/launcher.h"
#include "tests/emulated_gpu/driver/work_queue.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

// What the driver's handles point to.

namespace tilescope::driver
{

struct ContextState {
};

struct ArrayState {
    ArrayShape shape;
    std::byte* texels = nullptr;
    std::size_t texelBytes() const { return shape.channels * (shape.format == TexelFormat::Float ? 4U : 1U); }
    std::size_t rowBytes() const { return shape.width * texelBytes(); }
};

struct FunctionState {
    std::shared_ptr<LoadedModule> module;
    std::shared_ptr<const emulator::Program> program;
    std::size_t mostDynamicShared = 48U << 10U;
};

struct ModuleState {
    std::shared_ptr<LoadedModule> loaded;
    std::map<std::string, FunctionState> functions;
};

struct EventState {
    std::mutex mutex;
    std::condition_variable changed;
    int pending = 0;                         ///< records that have not been reached
    std::uint64_t recorded = 0, reached = 0; ///< records, and those that have been reached
    std::optional<std::chrono::steady_clock::time_point> time;
};

struct GraphState {
    std::vector<WorkQueue::Work> works;
};
struct GraphExecState {
    std::vector<WorkQueue::Work> works;
};

struct StreamState {
    WorkQueue queue;
    std::optional<GraphState> capture;
};

/// The machine's only GPU. Every call checks what the driver checks, so that a mistake fails here too: initialisation,
/// the thread's current context, handles that exist, addresses within an allocation.
class Gpu
{
public:
    static Gpu& instance();

    static constexpr std::size_t totalBytes = std::size_t{8} << 30U;
    static constexpr int sharedBytes = 48 << 10, sharedBytesOptIn = 163 << 10, mostThreads = 1024;

    /// Memory for the GPU. Throws Failure (outOfMemory).
    std::byte* allocate(std::size_t bytes);
    void free(void* memory);
    void launch(const EmulatedLaunch& launch, const AddressSpace& memory);

    /// Waits for every stream, as the driver does before it frees anything.
    void finishAll();

    std::recursive_mutex mutex; ///< of everything below
    bool isInitialised = false;
    int retained = 0; ///< how often the primary context was
    ContextState context;
    std::atomic<Status> broken = success; ///< after a fault of a kernel every call fails
    AddressSpace memory;
    std::map<void*, std::size_t> sizes; ///< of the allocations
    std::size_t usedBytes = 0;
    Launcher launcher;
    std::mutex launching;                        ///< one kernel at a time
    std::vector<emulator::TextureView> textures; ///< a handle is an index plus 1
    std::map<Stream, std::unique_ptr<StreamState>> streams;
    std::map<Event, std::shared_ptr<EventState>> events;
    std::map<Module, std::unique_ptr<ModuleState>> modules;
    std::map<Array, std::unique_ptr<ArrayState>> arrays;
    std::map<Graph, std::unique_ptr<GraphState>> graphs;
    std::map<GraphExec, std::unique_ptr<GraphExecState>> execs;

private:
    Gpu();
};

constexpr Status notInitialised = 3, invalidContext = 201, invalidPtx = 218, invalidHandle = 400, notReady = 600,
                 illegalAddress = 700, launchOutOfResources = 701, assertFailed = 710, misalignedAddress = 716,
                 launchFailed = 719, captureUnsupported = 900;

/// What a call returns.
struct Failure {
    Status code;
};

Context& currentContext(); ///< of this thread

enum class Needs { Driver, CurrentContext };

/// One call of the driver: `work(gpu)` returns nothing and may throw Failure.
template <Needs needs = Needs::CurrentContext, class Work>
Status call(const Work& work)
{
    Gpu& gpu = Gpu::instance();
    const std::scoped_lock lock(gpu.mutex);
    if (!gpu.isInitialised)
        return notInitialised;
    if (needs == Needs::CurrentContext && currentContext() != &gpu.context)
        return invalidContext;
    if (needs == Needs::CurrentContext && gpu.broken != success)
        return gpu.broken;
    try {
        work(gpu);
        return success;
    } catch (const Failure& failure) {
        return failure.code;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "emulated GPU: %s\n", error.what());
        return unknownError;
    }
}

/// What a handle stands for. Throws Failure if there is none, as after it was destroyed.
template <class Map>
auto& known(Map& map, typename Map::key_type handle)
{
    const auto found = map.find(handle);
    if (found == map.end())
        throw Failure{invalidHandle};
    return *found->second;
}

/// Keeps a new object; its address is the handle.
template <class Map, class Object>
auto keep(Map& map, Object object)
{
    const auto handle = object.get();
    map[handle] = std::move(object);
    return handle;
}

template <class Map>
void forget(Map& map, typename Map::key_type handle)
{
    known(map, handle);
    map.erase(handle);
}

/// Adds work to a stream, or to the graph that it is captured for.
void enqueue(Gpu& gpu, Stream stream, WorkQueue::Work work);

} // namespace tilescope::driver
