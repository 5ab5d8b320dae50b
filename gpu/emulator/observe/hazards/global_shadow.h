#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/emulator/observe/observer.h"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <vector>

namespace tilescope::emulator
{

/// What a launch may do to global memory, found by tracing addresses back through the PTX to the parameters and
/// variables that they are computed from. Addresses from loaded values may be anything.
struct StoreTargets {
    std::vector<bool> regions;      ///< by region number: whether a store may reach it
    std::uint32_t granuleBytes = 8; ///< no access to those regions is narrower: 1, 2, 4 or 8
    bool blocksInOrder = false;     ///< atomics and fences, or strong accesses: it may order its blocks itself
    bool threadsInOrder = false;    ///< those of a block, in a way that is not followed (hasMbarriers)
};
StoreTargets findStoreTargets(const LaunchSetup& setup);

/// Whether the threads of a block order themselves in a way that is not followed, so that no races within a block are
/// looked for.
bool hasMbarriers(const ptx::Kernel& kernel);

/// Which blocks wrote and read each granule of the buffers that a launch may store to. Shared by all workers: the data
/// about a granule do not depend on the order of the blocks, and the findings are derived from them after the launch.
class GlobalShadow
{
public:
    /// Watches nothing if that would take more than `maxBytes`, or if the kernel orders its blocks itself.
    GlobalShadow(const LaunchSetup& setup, const StoreTargets& targets, std::size_t maxBytes);

    /// Whether any buffer is watched.
    bool watches() const { return m_watches; }
    bool watches(std::uint64_t region) const { return region < m_regions.size() && m_regions[region].granules; }
    /// All lanes are in that region, which is watched, or fault. May be called from several threads at once, each for
    /// another block.
    void access(const AccessEvent& event, std::uint64_t region, std::uint64_t block);

    /// To be called after the launch.
    void find(HazardTable& found) const;

private:
    struct Free {
        void operator()(std::uint64_t* memory) const { std::free(memory); }
    };
    /// 8 bytes per granule, initially zero; pages that are never touched take no memory.
    using Plane = std::unique_ptr<std::uint64_t, Free>;
    struct Region {
        std::uint64_t bytes = 0, granules = 0;
        Plane owner; ///< the first store or atomic
        /// Of all others: the lowest non-atomic one, the lowest, the highest.
        Plane lowestPlain, lowest, highest;
        Plane firstReader, lastReader;
        std::unique_ptr<std::once_flag> writersMade, readersMade;
        std::unique_ptr<std::atomic<bool>> hasWriters, hasReaders;
    };

    static Plane makePlane(std::uint64_t granules);
    void load(Region& region, std::uint64_t granule, std::uint64_t word);
    void store(Region& region, std::uint64_t granule, std::uint64_t word);
    void addWriter(Region& region, std::uint64_t granule, std::uint64_t word, bool differs);
    void findWrites(const Region& region, std::uint64_t base, HazardTable& found) const;
    void findReads(const Region& region, std::uint64_t base, HazardTable& found) const;

    unsigned m_shift = 0;
    bool m_watches = false;
    std::vector<Region> m_regions;
};

/// No access to shared memory is narrower: 1, 2, 4 or 8 bytes.
std::uint32_t sharedGranule(const ptx::Kernel& kernel);

} // namespace tilescope::emulator
