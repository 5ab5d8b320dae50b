#include "gpu/cuda/cuda_backend.h"
#include "gpu/recipe/message.h"

#include "gpu/cuda/backend/batch_timer.h"
#include "gpu/cuda/backend/clock_meter.h"
#include "gpu/cuda/backend/companions.h"
#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/backend/floors.h"
#include "gpu/cuda/backend/launch.h"
#include "gpu/cuda/backend/measurement.h"
#include "gpu/cuda/backend/module_cache.h"
#include "gpu/cuda/backend/picture_pool.h"
#include "gpu/cuda/backend/piece_reader.h"
#include "gpu/cuda/backend/plan_memory.h"
#include "gpu/cuda/backend/transfer_meter.h"
#include "gpu/cuda/builtin_kernels.h"
#include "gpu/cuda/statistics.h"
#include "gpu/recipe/result_planes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace cuda
{

namespace
{

/// Called on the thread that will own the backend, before anything is created on the device.
DeviceInfo madeCurrent(const DeviceInfo& device)
{
    makeDeviceCurrent(device.ordinal);
    return device;
}

using PreparedLaunches = std::vector<std::unique_ptr<PreparedLaunch>>;

PreparedLaunches prepareLaunches(const Plan& plan, std::span<const std::shared_ptr<Module>> modules,
                                 const DeviceInfo& device, DeviceLibraries& libraries, PreparedLaunches collective)
{
    PreparedLaunches launches = std::move(collective);
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        const Launch& launch = plan.launches[i];
        if (launch.library.empty())
            launches[i] = std::make_unique<KernelLaunch>(launch, plan.sources[launch.source].name,
                                                         *modules[launch.source], device);
        else if (!launches[i] && launch.library == "nccl")
            throw std::invalid_argument("The plan cannot run: it is for one GPU, and NCCL is for several.");
        else if (!launches[i])
            launches[i] = std::make_unique<LibraryLaunch>(launch, libraries);
    }
    return launches;
}

/// Approximate number of entries in a stream's queue: a library may start any number of kernels.
std::size_t entriesOf(const Plan& plan)
{
    std::size_t entries = plan.buffers.size() + 2 + 2 * plan.shares.gpus();
    for (const Launch& launch : plan.launches)
        entries += launch.library.empty() ? 2 : 8;
    return entries;
}

/// Then it runs once, and is timed by the clock.
bool isInPieces(const Plan& plan)
{
    return plan.storedPieces.images || (plan.repetition.times > 1 && plan.repetition.first < plan.repetition.end);
}

/// The size of a copy with the same traffic as the plan's reads of its input and writes of its picture.
std::size_t copyFloorBytes(const Plan& plan)
{
    std::size_t moved = usedBytes(plan.buffers[plan.pictureBuffer]);
    for (const Buffer& buffer : plan.buffers)
        if (buffer.fill == Buffer::Fill::Input)
            moved += usedBytes(buffer);
    return std::max<std::size_t>(moved / 2, 1);
}

void setCopyFloor(TimeReport& time, const std::optional<CopyFloor>& floor, std::size_t bytes)
{
    time.copyFloorBytes = floor ? 2 * bytes : 0;
    time.copyFloorUs = floor ? std::optional(floor->hotUs) : std::nullopt;
    time.coldCopyFloorUs = floor ? floor->coldUs : std::nullopt;
}

std::string nameOfLaunches(const Plan& plan)
{
    return plan.launches.size() == 1
               ? "the kernel " + plan.launches.front().kernel
               : std::to_string(plan.launches.size()) + " kernels, " + plan.launches.front().kernel + " first,";
}

void throwIfStopped(const RunControl& control)
{
    if (control.stop.stop_requested())
        throw Cancelled();
}

} // namespace

/// The device resources of a backend.
class DeviceRuns
{
public:
    DeviceRuns(const DeviceInfo& device, std::vector<DeviceInfo> others, std::shared_ptr<DeviceLife> life)
        : m_device(madeCurrent(device)), m_stream(makeStream()),
          m_builtins(builtinKernelsPtx(), builtinKernelsPtx(), "builtin_kernels.ptx"), m_libraries(librarySite()),
          m_timer(m_stream.get()), m_floors(m_timer, m_builtins, m_stream.get()), m_transfers(m_stream.get()),
          m_clocks(device.ordinal), m_pictures(PicturePool::create(std::move(life))),
          m_companions(device, m_stream.get(), std::move(others))
    {
    }

    CudaResult run(const Plan& plan, std::span<const CompiledModule> compiled, const ImagePtr& input,
                   const CudaOptions& options, const RunControl& control);

    /// Queued work of a run that ended early must not outlive the memory and code that it uses.
    void drain() noexcept
    {
        (void)usedApi().streamSynchronize(m_stream.get());
        m_companions.drain();
    }

private:
    PassWork passWork(const Plan& plan, PreparedLaunches& launches);
    LibrarySite librarySite();
    double runOnce(const PassWork& work);
    double runPlainly(const PassWork& work);
    double runInPieces(const Plan& plan, const PassWork& work, const RunControl& control, CudaResult& result);
    void prepareAlone(const PassWork& work);
    void takePicture(const Plan& plan, const CudaOptions& options, CudaResult& result);
    void fillDevicePicture(const Plan& plan, void* memory);
    void measure(const Plan& plan, PassWork& work, const CudaOptions& options, const RunControl& control,
                 CudaResult& result);
    BatchTimer::Work flushWork();

    DeviceInfo m_device;
    Stream m_stream;
    Module m_builtins;
    ModuleCache m_modules;
    PlanMemory m_memory;
    DeviceBuffer m_flushed;
    DeviceBuffer m_workspace;
    std::size_t m_workspaceBytes = 0; ///< reserved by the run's libraries
    DeviceLibraries m_libraries;
    BatchTimer m_timer; // after everything that queued work may use: its destructor waits for the stream
    Floors m_floors;
    TransferMeter m_transfers;
    ClockMeter m_clocks;
    std::shared_ptr<PicturePool> m_pictures;
    Companions m_companions;
};

/// Calls CUDA until the first sticky error and never after it: device resources are then left to the end of the
/// process.
class Backend : public CudaBackend
{
public:
    Backend(const DeviceInfo& device, std::vector<DeviceInfo> others)
        : m_device(device), m_life(std::make_shared<DeviceLife>(device.ordinal)),
          m_runs(std::make_unique<DeviceRuns>(device, std::move(others), m_life))
    {
    }
    ~Backend() override
    {
        if (m_life->isLost())
            (void)m_runs.release();
    }
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;

    const DeviceInfo& device() const override { return m_device; }

    CudaResult run(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input,
                   const CudaOptions& options, const RunControl& control) override
    {
        if (m_fatal)
            throw CudaError(*m_fatal);
        if (m_life->isLost()) // the display encountered the error first
            throw CudaError(gpu::phrase("The GPU was lost while it was drawing an image."), driver::unknownError, true);
        try {
            return m_runs->run(plan, modules, input, options, control);
        } catch (const CudaError& error) {
            if (error.sticky) {
                m_fatal = error;
                m_life->lose();
            } else {
                m_runs->drain();
            }
            throw;
        } catch (...) {
            m_runs->drain();
            throw;
        }
    }

private:
    DeviceInfo m_device;
    std::shared_ptr<DeviceLife> m_life;
    std::unique_ptr<DeviceRuns> m_runs;
    std::optional<CudaError> m_fatal; ///< the first sticky error
};

CudaResult DeviceRuns::run(const Plan& plan, std::span<const CompiledModule> compiled, const ImagePtr& input,
                           const CudaOptions& options, const RunControl& control)
{
    throwIfStopped(control);
    checkPlan(plan, compiled, input);
    checkLimits(plan, m_device.limits);
    makeDeviceCurrent(m_device.ordinal);

    std::vector<std::shared_ptr<Module>> modules;
    for (std::size_t i = 0; i < compiled.size(); ++i)
        modules.push_back(m_modules.load(compiled[i], plan.sources[i].name));
    PreparedLaunches launches =
        prepareLaunches(plan, modules, m_device, m_libraries, m_companions.prepare(plan, compiled, input));
    throwIfStopped(control);
    CudaResult result;
    result.phases.push_back({"load"});

    m_memory.prepare(plan, modules, input, m_stream.get());
    m_workspaceBytes = 0;
    for (const auto& launch : launches)
        launch->bind(m_memory);
    throwIfStopped(control);
    result.phases.push_back({"fill"});

    PassWork work = passWork(plan, launches);
    const double firstUs = isInPieces(plan) ? runInPieces(plan, work, control, result)
                           : options.plain  ? runPlainly(work)
                                            : runOnce(work);
    result.phases.push_back({"launch"});
    for (const auto& launch : launches)
        result.launches.push_back(launch->report());
    takePicture(plan, options, result);
    result.phases.push_back({"take picture"});

    result.time.medianUs = result.time.minUs = result.time.p95Us = firstUs;
    result.time.runs = 1;
    result.time.launchFloorUs = m_floors.knownLaunchUs();
    if (plan.shares.gpus() == 1)
        setCopyFloor(result.time, m_floors.knownCopy(copyFloorBytes(plan)), copyFloorBytes(plan));
    if (options.measure && !options.plain && !isInPieces(plan))
        measure(plan, work, options, control, result);
    result.phases.push_back({"measure"});
    if (launches.size() == 1)
        result.launches.front().medianUs = result.time.medianUs;
    if (options.silicon && (plan.shares.gpus() > 1 || isInPieces(plan)))
        result.silicon.reason =
            gpu::phrase("Hardware counters can be read only for launches that run once each, on one GPU.");
    else if (options.silicon)
        result.silicon =
            readHardwareCounters({m_device.ordinal, [&] { prepareAlone(work); }, [&] { runPlainly(work); }});
    return result;
}

PassWork DeviceRuns::passWork(const Plan& plan, PreparedLaunches& launches)
{
    PassWork work;
    work.name = nameOfLaunches(plan);
    work.prepare = [this, &plan] {
        m_memory.refill(plan, m_stream.get());
        m_companions.refill();
    };
    for (std::size_t i = 0; i < launches.size(); ++i) {
        const bool isFirst = i == 0, isLast = i + 1 == launches.size(), isKernel = plan.launches[i].library.empty();
        work.launches.emplace_back([this, i, isFirst, isLast, isKernel, &launch = *launches[i]] {
            if (isFirst)
                m_companions.begin();
            launch.start(m_stream.get());
            if (isKernel)
                m_companions.start(i);
            if (isLast)
                m_companions.end();
        });
    }
    work.entriesPerPass = entriesOf(plan);
    return work;
}

LibrarySite DeviceRuns::librarySite()
{
    const auto reserve = [this](std::size_t bytes) {
        m_workspaceBytes = std::max(m_workspaceBytes, bytes);
        m_workspace.ensure(m_workspaceBytes);
    };
    return {m_stream.get(), driver::streamNonBlocking, m_device, reserve, [this] { return m_workspace.data(); }};
}

double DeviceRuns::runOnce(const PassWork& work)
{
    const std::array<BatchTimer::Work, 1> pass{[&work] {
        for (const auto& launch : work.launches)
            launch();
    }};
    return m_timer
        .run(
            1, [] {}, pass, work.name)
        .front()
        .front();
}

/// Without the timer, whose gate would wait for a launch that a profiler holds back. Returns 0 as the time.
double DeviceRuns::runPlainly(const PassWork& work)
{
    for (const auto& launch : work.launches)
        launch();
    check(api().streamSynchronize(m_stream.get()), "Running " + work.name);
    return 0;
}

/// Waits after each piece, so that it can be cancelled. Returns the time from the first launch, or the first byte that
/// is read, to the last launch's end.
double DeviceRuns::runInPieces(const Plan& plan, const PassWork& work, const RunControl& control, CudaResult& result)
{
    const Repetition& repetition = plan.repetition;
    const auto wait = [&] { check(api().streamSynchronize(m_stream.get()), "Running " + work.name); };
    wait(); // until the memory is filled
    m_companions.drain();
    if (plan.shares.gpus() > 1) { // NCCL connects the GPUs in its first call
        for (std::size_t i = repetition.end; i < work.launches.size(); ++i)
            if (!plan.launches[i].library.empty())
                work.launches[i]();
        work.prepare();
        wait();
        m_companions.drain();
    }
    // Queued copies from the reader's memory end before it does.
    struct Drained {
        DeviceRuns& runs;
        ~Drained() { runs.drain(); }
    };
    std::optional<PieceReader> reader;
    if (plan.storedPieces.images)
        reader.emplace(plan);
    const Drained drained{*this};
    const auto start = std::chrono::steady_clock::now();
    const auto sinceStart = [&] {
        return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    };
    if (reader)
        reader->start();
    for (std::size_t i = 0; i < repetition.first; ++i)
        work.launches[i]();
    for (int piece = 0; piece < repetition.times; ++piece) {
        throwIfStopped(control);
        if (reader) {
            const auto images = [&](std::size_t gpu) { return reader->wait(gpu, piece, control.stop); };
            const std::span<const std::byte> own = images(0);
            copyToDevice(m_memory.buffer(plan.storedPieces.buffer), own.data(), own.size(), m_stream.get());
            m_companions.fill(plan.storedPieces.buffer, images);
        }
        if (reader && piece + 1 == repetition.times)
            result.reading = {reader->bytes(), sinceStart(), reader->waitedUs()};
        for (std::size_t i = repetition.first; i < repetition.end; ++i)
            work.launches[i]();
        wait();
        if (reader) {
            m_companions.drain();
            reader->release(piece);
        }
        if (control.progress)
            control.progress(static_cast<double>(piece + 1) / repetition.times);
    }
    for (std::size_t i = repetition.end; i < work.launches.size(); ++i)
        work.launches[i]();
    wait();
    return sinceStart();
}

void DeviceRuns::prepareAlone(const PassWork& work)
{
    work.prepare();
    check(api().streamSynchronize(m_stream.get()), "Filling the memory for " + work.name);
}

void DeviceRuns::takePicture(const Plan& plan, const CudaOptions& options, CudaResult& result)
{
    const bool isPicture = plan.resultType.empty(); // else it is made of the values on the host
    if (options.keepOnDevice && isPicture)
        result.devicePicture = m_pictures->make(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat,
                                                [&](void* memory) { fillDevicePicture(plan, memory); });
    if (options.readBack || !isPicture) {
        const Buffer& picture = plan.buffers[plan.pictureBuffer];
        result.picture.resize(usedBytes(picture));
        m_memory.staging().download(result.picture, m_memory.packed(plan.pictureBuffer, picture, m_stream.get()),
                                    m_stream.get());
        for (const std::size_t plane : otherPlanes(plan)) {
            std::vector<std::byte> bytes(plan.buffers[plane].bytes);
            m_memory.staging().download(bytes, m_memory.buffer(plane), m_stream.get());
            result.picture.insert(result.picture.end(), bytes.begin(), bytes.end());
        }
        for (const std::size_t side : plan.sideBuffers) {
            std::vector<std::byte> bytes(plan.buffers[side].bytes);
            m_memory.staging().download(bytes, m_memory.buffer(side), m_stream.get());
            result.sides.emplace_back(std::move(bytes));
        }
    }
}

void DeviceRuns::fillDevicePicture(const Plan& plan, void* memory)
{
    const void* from = m_memory.packed(plan.pictureBuffer, plan.buffers[plan.pictureBuffer], m_stream.get());
    if (plan.pictureFormat == PixelFormat::Rgb8) {
        std::uint64_t pixels =
            static_cast<std::uint64_t>(plan.pictureWidth) * static_cast<std::uint64_t>(plan.pictureHeight);
        constexpr unsigned threads = 256;
        const std::uint64_t perBlock = std::uint64_t{threads} * packPixelsPerThread;
        const auto blocks = static_cast<unsigned>((pixels + perBlock - 1) / perBlock);
        std::array<void*, 3> arguments{&from, &memory, &pixels};
        m_builtins.kernel("packRgba").start({blocks, 1, 1}, {threads, 1, 1}, 0, m_stream.get(), arguments.data());
    } else {
        copyOnDevice(memory, from, PicturePool::pictureBytes(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat),
                     m_stream.get());
    }
    check(api().streamSynchronize(m_stream.get()), "Making the image for the display");
}

BatchTimer::Work DeviceRuns::flushWork()
{
    const std::size_t bytes = 2 * m_device.l2Bytes;
    if (bytes == 0)
        return nullptr;
    try {
        m_flushed.ensure(bytes);
    } catch (const CudaError& error) {
        if (error.sticky)
            throw;
        return nullptr;
    }
    return [this, bytes] { fillWithZeros(m_flushed.data(), bytes, m_stream.get()); };
}

void DeviceRuns::measure(const Plan& plan, PassWork& work, const CudaOptions& options, const RunControl& control,
                         CudaResult& result)
{
    const bool isAlone = plan.shares.gpus() == 1; // else caches of other GPUs, and launches in other streams
    work.flush = isAlone ? flushWork() : nullptr;
    const GraphExec graph = isAlone ? captureGraph(m_stream.get(), work.launches) : nullptr;
    if (graph)
        work.graph = [this, &graph] { check(api().graphLaunch(graph.get(), m_stream.get()), "cuGraphLaunch"); };
    const TimedRun timedRun = std::bind_front(&BatchTimer::run, &m_timer);
    Measurement measurement(timedRun, {options.maxMeasureMs, options.runs}, control.stop);
    measurement.warmUp(work, result.time.medianUs);
    const auto before = m_clocks.read(); // the clock of an idle GPU would be meaningless
    const PassTimes times = measurement.run(work);
    const auto after = m_clocks.read();
    work.graph = nullptr;
    throwIfStopped(control);

    result.time = timesOf(times);
    if (before && after)
        setClocks(result.time, *before, *after);
    for (std::size_t i = 0; i < times.launchUs.size(); ++i)
        if (!times.launchUs[i].empty())
            result.launches[i].medianUs = quantile(times.launchUs[i], 0.5);
    result.time.launchFloorUs = m_floors.launchUs();
    if (isAlone)
        setCopyFloor(result.time, m_floors.copy(copyFloorBytes(plan), work.flush), copyFloorBytes(plan));
    result.transfers = transfersOf(plan);
    m_transfers.measure(*result.transfers);
}

} // namespace cuda

std::unique_ptr<CudaBackend> CudaBackend::open(const DeviceInfo& device, std::vector<DeviceInfo> others)
{
    return std::make_unique<cuda::Backend>(device, std::move(others));
}

} // namespace tilescope
