#include "gpu/emulator/observe/hazards/buffer_shadow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <random>
#include <set>
#include <vector>

// The records of a block's accesses to buffers compared with their whole history: random loads and stores of three
// warps to two buffers, dense and far apart, with barriers between some of them.

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t bufferWarps = 3;
constexpr std::uint64_t bufferBytes = 1 << 20, granuleBytes = 4;

LaunchSetup setupOfTwoBuffers()
{
    LaunchSetup setup;
    setup.regions.assign(FirstFreeRegion + 3, Region{nullptr, bufferBytes});
    return setup;
}

StoreTargets targetsOfTwoBuffers()
{
    StoreTargets targets{std::vector<bool>(FirstFreeRegion + 3, false), granuleBytes, false};
    targets.regions[FirstFreeRegion] = targets.regions[FirstFreeRegion + 2] = true;
    return targets;
}

class RandomAccesses
{
public:
    explicit RandomAccesses(unsigned seed)
        : m_random(seed), m_shadow(setupOfTwoBuffers(), targetsOfTwoBuffers(), m_order, m_found)
    {
    }

    void runBlock(std::uint64_t block)
    {
        m_order.begin();
        m_shadow.begin(block);
        m_granules.clear();
        for (int step = 0; step < 60; ++step)
            if (below(20) < 3)
                synchronise();
            else
                access(below(bufferWarps), below(4) == 0);
    }

    int hazards = 0, quiet = 0;

private:
    /// What happened since the last barrier.
    struct Past {
        std::uint32_t readers = 0, writers = 0; ///< bit by warp
        bool isHazardous = false;
    };

    unsigned below(unsigned n) { return static_cast<unsigned>(m_random() % n); }

    void synchronise()
    {
        m_order.release((1U << bufferWarps) - 1, 0);
        m_granules.clear();
    }

    void access(std::uint32_t warp, bool store)
    {
        alignas(32) std::array<std::uint32_t, 32> near{};
        const unsigned kind = below(3);
        for (std::uint32_t lane = 0; lane < 32; ++lane)
            near[lane] = static_cast<std::uint32_t>(granuleBytes * (kind == 0   ? lane
                                                                    : kind == 1 ? 1000 * lane
                                                                                : below(200'000)));
        const std::uint64_t region = FirstFreeRegion + 2 * below(2);
        AccessEvent event{below(9), warp,  static_cast<std::uint32_t>(m_random()) | 1,          Space::Mapped, store,
                          false,    false, static_cast<std::uint32_t>(granuleBytes << below(2))};
        event.base = (region << regionShift) + granuleBytes * below(kind == 2 ? 10 : 60);
        event.near = near.data();
        bool races = false, isNew = false;
        for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1)
            for (std::uint64_t at = 0; at < event.bytes; at += granuleBytes) {
                Past& past = m_granules[event.address(static_cast<unsigned>(std::countr_zero(lanes))) + at];
                const std::uint32_t others = ~(1U << warp);
                const bool isRace = (past.writers | (store ? past.readers : 0U)) & others;
                races = races || isRace;
                isNew = isNew || (isRace && !past.isHazardous);
                past.isHazardous = past.isHazardous || isRace;
            }
        bool collides = false;
        for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1)
            for (std::uint64_t at = 0; at < event.bytes; at += granuleBytes) {
                const std::uint64_t address = event.address(static_cast<unsigned>(std::countr_zero(lanes))) + at;
                collides = collides || (store && !m_stored.insert(address).second);
                (store ? m_granules[address].writers : m_granules[address].readers) |= 1U << warp;
            }
        m_stored.clear();
        m_found = {};
        m_shadow.access(event, region);
        const std::vector<Hazard> all = m_found.all();
        const auto has = [&](HazardKind wanted) {
            return std::ranges::any_of(all, [&](const Hazard& hazard) { return hazard.kind == wanted; });
        };
        EXPECT_TRUE(has(HazardKind::Race) || !isNew) << "missed";
        EXPECT_TRUE(!has(HazardKind::Race) || races) << "invented";
        EXPECT_EQ(has(HazardKind::Collision), collides);
        EXPECT_FALSE(has(HazardKind::WarpRace));
        ++(all.empty() ? quiet : hazards);
    }

    std::mt19937 m_random;
    BlockOrder m_order{bufferWarps, std::uint64_t{bufferWarps} * 32};
    HazardTable m_found; ///< of the last access
    BufferShadow m_shadow;
    std::map<std::uint64_t, Past> m_granules;
    std::set<std::uint64_t> m_stored;
};

TEST(BufferShadow, FindsWhatTheWholeHistoryShows)
{
    int hazards = 0, quiet = 0;
    for (unsigned seed = 0; seed < 6; ++seed) {
        RandomAccesses accesses(seed);
        for (std::uint64_t block = 0; block < 12 && !testing::Test::HasFailure(); ++block)
            accesses.runBlock(block);
        hazards += accesses.hazards;
        quiet += accesses.quiet;
    }
    EXPECT_GT(hazards, 300) << "both must happen for this to say anything";
    EXPECT_GT(quiet, 300);
}

TEST(BufferShadow, WatchesWhatALaunchMayStoreToUnlessItOrdersItself)
{
    BlockOrder order(1, 32);
    HazardTable found;
    const BufferShadow shadow(setupOfTwoBuffers(), targetsOfTwoBuffers(), order, found);
    EXPECT_TRUE(shadow.watches(FirstFreeRegion));
    EXPECT_FALSE(shadow.watches(FirstFreeRegion + 1));
    EXPECT_FALSE(shadow.watches(SharedRegion));
    EXPECT_FALSE(shadow.watches(1000));
    StoreTargets ordered = targetsOfTwoBuffers();
    ordered.blocksInOrder = true;
    EXPECT_FALSE(BufferShadow(setupOfTwoBuffers(), ordered, order, found).watches(FirstFreeRegion));
}

} // namespace
} // namespace tilescope::emulator
