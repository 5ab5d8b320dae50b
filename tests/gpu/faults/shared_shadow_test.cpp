#include "gpu/emulator/observe/hazards/shared_shadow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <random>
#include <vector>

// The records of shared memory compared with its whole history: random loads and stores of three warps in random order,
// with barriers between some of them. An instruction repeats its patterns, as in a loop, so that the cached data about
// them are used.

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t warps = 3, bytes = 192, sites = 12;

/// The arrangement of the lanes of one instruction.
struct Shape {
    alignas(32) std::array<std::uint32_t, 32> near{};
    std::uint32_t mask = 0, elements = 1, bytes = 1;
};

/// One access of one lane to a granule, and the number of barriers and __syncwarp() before it.
struct Past {
    std::uint32_t warp, lane, barriers, warpSyncs;
    bool store;

    bool racesWith(const Past& now) const
    {
        const bool inOrder =
            barriers != now.barriers || (warp == now.warp && (lane == now.lane || warpSyncs != now.warpSyncs));
        return !inOrder && (store || now.store);
    }
};

class RandomBlocks
{
public:
    RandomBlocks(unsigned seed, std::uint32_t granule)
        : m_random(seed), m_granule(granule), m_shadow({bytes, granule, sites + 4}, m_order, m_found)
    {
        for (std::vector<Shape>& shapes : m_shapes)
            for (int i = 0; i < 3; ++i)
                shapes.push_back(randomShape());
    }

    void runBlock(std::uint64_t block)
    {
        m_block = block;
        m_order.begin();
        m_shadow.begin();
        m_barriers = 0;
        m_warpSyncs.fill(0);
        m_history.assign(bytes / m_granule, {});
        m_isHazardous.assign(bytes / m_granule, false);
        if (below(4) != 0)
            initialise();
        for (int step = 0; step < 80; ++step)
            next();
    }

    int hazards = 0, quiet = 0; ///< accesses with and without

private:
    unsigned below(unsigned n) { return static_cast<unsigned>(m_random() % n); }

    Shape randomShape()
    {
        Shape shape;
        shape.bytes = m_granule << below(2);
        shape.elements = 1 + below(3);
        const unsigned kind = below(4), room = bytes / 2 / shape.bytes - shape.elements;
        for (unsigned lane = 0; lane < 32; ++lane) {
            const unsigned place = kind == 0 ? lane / 8 : kind == 1 ? lane : kind == 2 ? lane / 16 * 2 : below(room);
            shape.near[lane] = place % room * shape.bytes;
        }
        const unsigned active = below(5); // with one lane, the granule is known
        shape.mask = active < 2 ? 1U << below(3) : active == 2 ? static_cast<std::uint32_t>(m_random()) | 4 : allLanes;
        return shape;
    }

    /// One lane stores to every granule.
    void initialise()
    {
        Shape shape;
        shape.bytes = m_granule;
        for (std::uint32_t lane = 0; lane < 32; ++lane)
            shape.near[lane] = lane * m_granule;
        for (std::uint32_t at = 0; at < bytes; at += 32 * m_granule) {
            shape.mask = bytes - at >= 32 * m_granule ? allLanes : (1U << (bytes - at) / m_granule) - 1;
            access(at / 32 % warps, shape, true, 0, at);
        }
        synchronise();
    }

    void synchronise()
    {
        m_order.release((1U << warps) - 1, 0);
        ++m_barriers;
    }

    void next()
    {
        const unsigned what = below(20), warp = below(warps);
        if (what < 2)
            synchronise();
        else if (what == 2) {
            m_order.syncLanes(warp, allLanes);
            ++m_warpSyncs[warp];
        } else {
            const bool store = what < 5;
            const std::uint32_t site = (store ? 0 : sites / 2) + below(sites / 2);
            const Shape& shape = m_shapes[site][below(3)];
            access(warp, shape, store, site, below(bytes / 2 / shape.bytes) * shape.bytes);
        }
    }

    void access(std::uint32_t warp, const Shape& shape, bool store, std::uint32_t site, std::uint32_t base)
    {
        JoinedAccessEvent event{
            {site, warp, shape.mask, Space::Shared, store, false, false, shape.bytes}, 0x0302'0100, shape.elements};
        event.first.base = base;
        event.first.near = shape.near.data();
        m_races = m_isNew = m_isNewAcross = false;
        for (std::uint32_t element = 0; element < shape.elements; ++element)
            remember(event.element(element));
        m_found = {};
        if (shape.elements > 1)
            m_shadow.accessJoined(event, 0, m_block);
        else
            m_shadow.access(event.first, 0, m_block);
        const std::vector<Hazard> hazardsFound = m_found.all();
        const bool found = !hazardsFound.empty();
        const bool across =
            std::ranges::any_of(hazardsFound, [](const Hazard& hazard) { return hazard.kind == HazardKind::Race; });
        EXPECT_TRUE(found || !m_isNew) << "block " << m_block << ", missed";
        EXPECT_TRUE(across || !m_isNewAcross) << "block " << m_block << ", missed that two warps race";
        EXPECT_TRUE(!found || m_races) << "block " << m_block << ", invented";
        ++(found ? hazards : quiet);
    }

    void remember(const AccessEvent& event)
    {
        for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
            for (std::uint32_t at = 0; at < event.bytes; at += m_granule)
                touch((event.address(lane) + at) / m_granule,
                      {event.warp, lane, m_barriers, m_warpSyncs[event.warp], event.store});
        }
    }

    /// After a hazard on a granule, its records no longer represent its whole history.
    void touch(std::uint64_t granule, const Past& now)
    {
        std::vector<Past>& history = m_history[granule];
        const bool written = std::ranges::any_of(history, [](const Past& past) { return past.store; });
        const bool races = std::ranges::any_of(history, [&](const Past& past) { return past.racesWith(now); });
        const bool across = std::ranges::any_of(
            history, [&](const Past& past) { return past.warp != now.warp && past.racesWith(now); });
        if (races || (!written && !now.store)) {
            m_races = true;
            m_isNew = m_isNew || !m_isHazardous[granule];
            m_isNewAcross = m_isNewAcross || (across && !m_isHazardous[granule]);
            m_isHazardous[granule] = true;
        }
        history.push_back(now);
    }

    std::mt19937 m_random;
    std::uint32_t m_granule;
    BlockOrder m_order{warps, std::uint64_t{warps} * 32};
    HazardTable m_found; ///< of the last access
    SharedShadow m_shadow;
    std::array<std::vector<Shape>, sites> m_shapes;
    std::uint64_t m_block = 0;
    std::uint32_t m_barriers = 0;
    std::array<std::uint32_t, warps> m_warpSyncs{};
    std::vector<std::vector<Past>> m_history; ///< per granule, in this block
    std::vector<bool> m_isHazardous;
    /// For the current access: there is a hazard; with a granule that had none; because two warps race for it.
    bool m_races = false, m_isNew = false, m_isNewAcross = false;
};

TEST(SharedShadow, FindsWhatTheWholeHistoryShows)
{
    int hazards = 0, quiet = 0;
    for (unsigned seed = 0; seed < 12; ++seed) {
        RandomBlocks blocks(seed, seed % 2 ? 4 : 1);
        for (std::uint64_t block = 0; block < 60 && !HasFailure(); ++block)
            blocks.runBlock(block);
        EXPECT_FALSE(HasFailure()) << "seed " << seed;
        hazards += blocks.hazards;
        quiet += blocks.quiet;
    }
    EXPECT_GT(hazards, 3000) << "both must happen for this to say anything";
    EXPECT_GT(quiet, 3000);
}

} // namespace
} // namespace tilescope::emulator
