#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/observe/trace/replay.h"
#include "gpu/emulator/prepared_plan.h"
#include "tests/gpu/strategies/strategy_cases.h"
#include "tests/gpu/trace/block_truth.h"
#include "tests/gpu/trace/windows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Every strategy with every available compiler: the trace of a block matches its execution. The counts are equal, and
// the events alone turn the memory before the block into the memory after it.

namespace tilescope
{
namespace
{

using emulator::AccessTally;
using emulator::Target;

using Sums = std::array<AccessTally, emulator::targetCount>;

AccessTally costOf(const BlockTrace& trace, const TraceEvent& event)
{
    const TraceLanes& lanes = trace.lanes[event.lanes];
    if (event.space == TraceSpace::Shared) {
        const BankPicture picture = bankPicture(event, lanes);
        return {1, picture.wavefronts, picture.ideal};
    }
    if (event.space == TraceSpace::Constant)
        return {1, constantPicture(event, lanes).addresses.size(), 1};
    const SectorPicture picture = sectorPicture(trace, event);
    const unsigned words = event.space == TraceSpace::Local ? std::max(event.bytes / 4, 1) : 1; // a request each
    return {words, picture.sectors.size(), picture.ideal};
}

Target targetOf(TraceSpace space)
{
    switch (space) {
    case TraceSpace::Shared: return Target::Shared;
    case TraceSpace::Constant: return Target::Constant;
    case TraceSpace::Local: return Target::Local;
    case TraceSpace::Global: break;
    }
    return Target::Global;
}

void add(AccessTally& sum, const AccessTally& tally)
{
    sum.requests += tally.requests;
    sum.units += tally.units;
    sum.ideal += tally.ideal;
}

/// Whether the event is of the same access as the one before: lanes that access another buffer have an event of their
/// own.
bool goesOn(const TraceEvent* before, const TraceEvent& event)
{
    return before && before->kind == event.kind && before->site == event.site && before->warp == event.warp &&
           event.instructions == 0 && (before->mask & event.mask) == 0 && before->region != event.region;
}

AccessTally withoutRequest(AccessTally tally)
{
    tally.requests = 0;
    return tally;
}

void expectCounts(const BlockTrace& trace, const test::BlockTruth& truth)
{
    Sums traced, counted;
    std::uint64_t instructions = 0, countedInstructions = 0, parted = 0, countedParted = 0;
    const TraceEvent* before = nullptr;
    bool isParted = false; // what parts of an access need at least does not add up to what the access needs
    for (const TraceEvent& event : trace.events) {
        instructions += event.instructions;
        parted += event.kind == TraceEvent::Kind::Branch && event.taken != 0 && event.taken != event.mask;
        if (event.kind == TraceEvent::Kind::Access)
            add(traced[static_cast<std::size_t>(targetOf(event.space))],
                goesOn(before, event) ? withoutRequest(costOf(trace, event)) : costOf(trace, event));
        isParted = isParted || goesOn(before, event);
        before = &event;
    }
    for (std::size_t i = 0; i < truth.tally.sites.size(); ++i) {
        for (std::size_t t = 0; t < counted.size(); ++t)
            add(counted[t], truth.tally.sites[i].access[t]);
        countedInstructions += truth.tally.sites[i].warps * truth.tally.blockLength[i];
        countedParted += truth.tally.sites[i].divergent;
    }
    for (const Target target : {Target::Global, Target::Shared, Target::Local, Target::Constant}) {
        const auto t = static_cast<std::size_t>(target);
        EXPECT_EQ(traced[t].requests, counted[t].requests) << "of target " << t;
        EXPECT_EQ(traced[t].units, counted[t].units) << "of target " << t;
        if (target != Target::Global || !isParted) {
            EXPECT_EQ(traced[t].ideal, counted[t].ideal) << "of target " << t;
        }
    }
    EXPECT_EQ(instructions, countedInstructions);
    EXPECT_EQ(parted, countedParted);
}

/// Applies an access to a buffer, or compares what was loaded with its content.
void followGlobal(const BlockTrace& trace, const TraceEvent& event, std::vector<std::vector<std::byte>>& buffers)
{
    const int buffer = trace.regions[event.region].buffer;
    ASSERT_GE(buffer, 0);
    std::vector<std::byte>& bytes = buffers.at(static_cast<std::size_t>(buffer));
    const auto part = [&](unsigned entry, std::size_t lane, bool write) {
        const TraceLanes& lanes = trace.lanes[event.lanes + entry];
        const std::size_t width = std::min<std::size_t>(event.atomic ? event.bytes : event.bytes - 8 * entry, 8);
        ASSERT_LE(lanes.offsets[lane] + width, bytes.size());
        std::byte* place = bytes.data() + lanes.offsets[lane];
        if (write)
            std::memcpy(place, &lanes.values[lane], width);
        else
            ASSERT_EQ(std::memcmp(place, &lanes.values[lane], width), 0) << "lane " << lane;
    };
    for (const bool write : {false, true})
        for (std::uint32_t rest = event.mask; rest; rest &= rest - 1)
            for (unsigned entry = 0; entry < entriesOf(event); ++entry) {
                const bool writes = event.store || (event.atomic && entry == 1);
                if (writes == write)
                    part(entry, static_cast<std::size_t>(std::countr_zero(rest)), write);
            }
}

void expectSharedLoad(const BlockTrace& trace, const TraceEvent& event, const SharedState& state)
{
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1)
        for (unsigned entry = 0; entry < (event.atomic ? 1 : entriesOf(event)); ++entry) {
            const TraceLanes& lanes = trace.lanes[event.lanes + entry];
            const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t width = std::min<std::size_t>(event.bytes - 8 * entry, 8);
            ASSERT_EQ(std::memcmp(state.bytes.data() + lanes.offsets[lane], &lanes.values[lane], width), 0);
        }
}

void expectMemory(const BlockTrace& trace, const test::BlockTruth& truth)
{
    std::vector<std::vector<std::byte>> buffers = truth.before;
    SharedReplay replay(trace);
    for (std::size_t i = 0; i < trace.events.size() && !testing::Test::HasFatalFailure(); ++i) {
        const TraceEvent& event = trace.events[i];
        if (event.kind != TraceEvent::Kind::Access)
            continue;
        SCOPED_TRACE("event " + std::to_string(i) + ": " + trace.sites[event.site].text);
        if (event.space == TraceSpace::Global)
            followGlobal(trace, event, buffers);
        else if (event.space == TraceSpace::Shared && !event.store)
            expectSharedLoad(trace, event, replay.seek(i));
    }
    for (std::size_t b = 0; b < buffers.size(); ++b)
        EXPECT_TRUE(buffers[b] == truth.after[b]) << "buffer " << b;
    EXPECT_TRUE(replay.seek(trace.events.size()).bytes == truth.shared);
    EXPECT_TRUE(sharedAfter(trace, trace.events.size()).bytes == truth.shared);
}

class TracedStrategies : public testing::TestWithParam<StrategyRow>
{
protected:
    TracedStrategies() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (!m_toolchain.has(GetParam().compiler))
            GTEST_SKIP() << "The compiler is not installed.";
    }

    void expectTruth(const StrategyCase& strategyCase)
    {
        SCOPED_TRACE(strategyCase.description());
        Inputs inputs(strategyCase.image);
        inputs.files = strategyCase.files;
        const Plan plan = m_registry.plan(strategyCase.recipe, inputs);
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(m_toolchain.compile(GetParam().compiler, {source, plan.definitions, 75, false}, {}));
        for (std::size_t launch = 0; launch < plan.launches.size(); ++launch) {
            const Dim3 grid = plan.launches[launch].grid;
            const Dim3 corner{grid.x - 1, grid.y - 1, grid.z - 1}, interior{grid.x / 2, grid.y / 2, grid.z / 2};
            for (const Dim3& block : {interior, corner}) {
                SCOPED_TRACE(plan.launches[launch].kernel + (block == corner ? ", corner" : ", interior"));
                const auto trace = [&](const TraceWindow& window) {
                    return tracePlan({m_emulator, plan, modules}, strategyCase.image, launch, block, window, {});
                };
                const BlockTrace whole = trace({0, 10'000'000});
                ASSERT_TRUE(whole.fault.empty());
                const test::BlockTruth truth = test::blockTruth(plan, modules, strategyCase.image, launch, block);
                expectCounts(whole, truth);
                expectMemory(whole, truth);
                const TraceWindow window{whole.totalEvents / 3, whole.totalEvents / 2};
                test::expectSlice(whole, trace(window), window);
            }
        }
    }

private:
    Registry m_registry;
    Toolchain m_toolchain;
    Emulator m_emulator{{.threads = 1}};
};

/// Two block shapes of at least one warp, on pictures of a few blocks.
std::vector<StrategyCase> twoShapes(std::vector<StrategyCase> cases)
{
    std::vector<StrategyCase> chosen;
    for (StrategyCase& candidate : cases) {
        const BlockSize block = candidate.recipe.block;
        const bool other = chosen.empty() || !(chosen[0].recipe.block == block);
        if (block.width * block.height >= 32 && candidate.image.width() > 30 && other && chosen.size() < 2)
            chosen.push_back(std::move(candidate));
    }
    return chosen;
}

TEST_P(TracedStrategies, TellWhatTheBlockDoes)
{
    const std::vector<StrategyCase> chosen = twoShapes(smallCases(GetParam()));
    ASSERT_FALSE(chosen.empty());
    for (const StrategyCase& strategyCase : chosen)
        expectTruth(strategyCase);
}

INSTANTIATE_TEST_SUITE_P(Every, TracedStrategies, testing::ValuesIn(emulatedRows()),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
