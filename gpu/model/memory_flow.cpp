#include "gpu/model/memory_flow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace tilescope
{

namespace
{

constexpr double sectorBytes = 32, wavefrontBytes = 128;

/// How full an L1 cache can be without forgetting what its blocks load again: measured, see memoryFlowOf().
constexpr double l1KeptShare = 0.2;

struct Bounds {
    double lower = 0, upper = 0;
    void operator+=(const Bounds& more)
    {
        lower += more.lower;
        upper += more.upper;
    }
};

double bytesOf(std::uint64_t sectors) { return sectorBytes * static_cast<double>(sectors); }

/// The blocks of a launch that are on one multiprocessor at a time.
double residentBlocks(const GpuModel& gpu, const LaunchFlow& launch)
{
    const double blocks = static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z;
    return std::min<double>(std::max(1, launch.blocksPerSm), std::ceil(blocks / std::max(1, gpu.multiprocessors)));
}

std::size_t l1Left(const GpuModel& gpu, const LaunchFlow& launch)
{
    const double perBlock = static_cast<double>(launch.sharedBytes + gpu.sharedReserved);
    const double shared = launch.sharedBytes > 0 ? residentBlocks(gpu, launch) * perBlock : 0;
    const std::size_t all = unifiedBytes(gpu);
    return all - std::min(all, static_cast<std::size_t>(shared));
}

Bounds loadedFromL2(const GpuModel& gpu, const LaunchFlow& launch)
{
    const double once = bytesOf(launch.blockSectors.loaded), each = bytesOf(launch.counters.globalLoad.sectors);
    const double blocks = static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z;
    const bool stays = launch.counters.asyncCopies == 0 && once / blocks * residentBlocks(gpu, launch) <=
                                                               static_cast<double>(l1Left(gpu, launch)) * l1KeptShare;
    return {once, (stays ? once : each) + bytesOf(launch.counters.localLoad.sectors)};
}

Bounds storedToL2(const LaunchFlow& launch)
{
    const Counters& counters = launch.counters;
    const double atomics = bytesOf(counters.globalAtomic.sectors);
    return {bytesOf(launch.blockSectors.stored) + atomics,
            bytesOf(counters.globalStore.sectors + counters.localStore.sectors) + atomics};
}

/// The traffic of the caches with what is behind them.
struct CacheFlow {
    Bounds load, store, read, write;

    void add(const GpuModel& gpu, const LaunchFlow& launch)
    {
        const Bounds loaded = loadedFromL2(gpu, launch), stored = storedToL2(launch);
        load += loaded;
        store += stored;
        const auto reading = static_cast<double>(launch.use.readBytes);
        const auto writing = static_cast<double>(launch.use.writtenBytes);
        const bool fits = launch.use.readBytes + launch.use.writtenBytes <= gpu.l2Bytes;
        read += {reading, fits ? reading : std::max(reading, loaded.upper)};
        write += {writing, fits ? writing : std::max(writing, stored.upper)};
    }
};

class Amounts
{
public:
    void count(FlowPath path, double bytes, std::uint64_t requests)
    {
        if (requests > 0)
            m_list.push_back({path, FlowKind::Counted, bytes, bytes, requests});
    }
    void leaveOut(FlowPath path, std::uint64_t requests)
    {
        m_list.push_back({path, FlowKind::NotCounted, 0, 0, requests});
    }
    void model(FlowPath path, const Bounds& bytes)
    {
        if (bytes.upper > 0)
            m_list.push_back({path, FlowKind::Modelled, bytes.lower, bytes.upper, 0});
    }
    std::vector<FlowAmount> take() { return std::move(m_list); }

private:
    std::vector<FlowAmount> m_list;
};

void countRegisters(const Counters& c, Amounts& amounts)
{
    amounts.count(FlowPath::GlobalLoad, bytesOf(c.globalLoad.sectors), c.globalLoad.requests);
    amounts.count(FlowPath::GlobalStore, bytesOf(c.globalStore.sectors), c.globalStore.requests);
    amounts.count(FlowPath::Atomic, bytesOf(c.globalAtomic.sectors), c.globalAtomic.requests);
    amounts.count(FlowPath::LocalLoad, bytesOf(c.localLoad.sectors), c.localLoad.requests);
    amounts.count(FlowPath::LocalStore, bytesOf(c.localStore.sectors), c.localStore.requests);
    if (c.textureRequests > 0)
        amounts.leaveOut(FlowPath::Texture, c.textureRequests);
    const auto shared = [](std::uint64_t wavefronts) { return wavefrontBytes * static_cast<double>(wavefronts); };
    amounts.count(FlowPath::SharedLoad, shared(c.sharedLoad.wavefronts), c.sharedLoad.requests);
    amounts.count(FlowPath::SharedStore, shared(c.sharedStore.wavefronts + c.sharedAtomic.wavefronts),
                  c.sharedStore.requests + c.sharedAtomic.requests);
}

} // namespace

/// L1 cache and shared memory together: CUDA C++ Programming Guide, "Compute Capability 7.x" to "12.0", "Global
/// Memory" and "Shared Memory"; for 5.x, 6.x and 2.x the unified L1 and texture cache of the same sections, 24 KB a
/// half or 48 KB, and 16 KB.
std::size_t unifiedBytes(const GpuModel& gpu)
{
    struct Size {
        int capability, kilobytes;
        bool isSeparate;
    };
    static constexpr std::array sizes{Size{20, 16, true},   Size{50, 24, true},   Size{60, 24, true},
                                      Size{61, 48, true},   Size{70, 128, false}, Size{75, 96, false},
                                      Size{80, 192, false}, Size{86, 128, false}, Size{87, 192, false},
                                      Size{89, 128, false}, Size{90, 256, false}, Size{120, 128, false}};
    Size found = sizes.front();
    for (const Size& size : sizes)
        if (size.capability <= 10 * gpu.major + gpu.minor)
            found = size;
    constexpr std::size_t kilobyte = 1024;
    return static_cast<std::size_t>(found.kilobytes) * kilobyte + (found.isSeparate ? gpu.sharedBytesPerSm : 0);
}

MemoryFlow memoryFlowOf(const GpuModel& gpu, std::span<const LaunchFlow> launches)
{
    MemoryFlow flow;
    flow.gpu = gpu.name;
    flow.l2Bytes = gpu.l2Bytes;
    flow.l1Bytes = unifiedBytes(gpu);
    Counters counters;
    CacheFlow caches;
    for (const LaunchFlow& launch : launches) {
        counters += launch.counters;
        caches.add(gpu, launch);
        flow.l1Bytes = std::min(flow.l1Bytes, l1Left(gpu, launch));
    }
    flow.exact = counters.exact;
    Amounts amounts;
    countRegisters(counters, amounts);
    if (counters.textureRequests > 0)
        amounts.leaveOut(FlowPath::L2Load, 0);
    else
        amounts.model(FlowPath::L2Load, caches.load);
    amounts.model(FlowPath::L2Store, caches.store);
    amounts.model(FlowPath::MemoryRead, caches.read);
    amounts.model(FlowPath::MemoryWrite, caches.write);
    flow.amounts = amounts.take();
    return flow;
}

} // namespace tilescope
