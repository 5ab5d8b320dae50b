#include "gpu/declared/declared_operation.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/path/plan_paths.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/recipe/words/time_doubt.h"
#include "gpu/run/plan_code.h"
#include "gpu/timing/prediction.h"
#include "gpu/timing/timeline.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <set>
#include <string>

// What must hold of every strategy: recorded paths contain what the counters count, and predictions are possible times.

using namespace tilescope;

namespace
{

Runner& runner()
{
    static Runner made(emulatorOnly());
    return made;
}

struct Row {
    std::string operation, strategy;
};

std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.operation << " " << row.strategy; }

std::vector<Row> rows()
{
    std::vector<Row> all;
    const Registry registry;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            all.push_back({operation.name, strategy.name});
    return all;
}

class EveryStrategy : public testing::TestWithParam<Row>
{
protected:
    RunRequest request() const
    {
        RunRequest made;
        made.recipe.operation = GetParam().operation;
        made.recipe.strategy = GetParam().strategy;
        made.recipe.gpu = "H100";
        made.recipe.counters = CounterMode::Auto;
        if (GetParam().operation == "covariance")
            made.recipe.parameters["rows"] = std::int64_t{200};
        made.image = std::make_shared<const Image>(makeSample("board", 160, 96));
        return made;
    }

    /// With the block that the strategy takes. Nothing if the emulator cannot run it.
    static std::optional<Report> reportOf(RunRequest& request)
    {
        try {
            return runner().run(request, {});
        } catch (const SettingError& error) {
            if (error.field != "block" || !error.nearest)
                return std::nullopt;
            request.recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
        }
        try {
            return runner().run(request, {});
        } catch (const SettingError&) { // it needs a GPU
            return std::nullopt;
        }
    }
};

std::string rowName(const testing::TestParamInfo<Row>& one) { return one.param.operation + "_" + one.param.strategy; }

double sumOf(const StateCycles& states) { return std::accumulate(states.begin(), states.end(), 0.0); }

} // namespace

TEST_P(EveryStrategy, HasAPrediction)
{
    RunRequest wanted = request();
    const std::optional<Report> report = reportOf(wanted);
    if (!report)
        GTEST_SKIP() << "The emulator cannot run it.";
    ASSERT_FALSE(report->failed());
    ASSERT_TRUE(report->timing) << "every kernel that the emulator runs can be predicted";
    const Timing& timing = *report->timing;
    EXPECT_EQ(timing.gpu, "H100");
    ASSERT_EQ(timing.launches.size(), report->launches.size());
    EXPECT_GT(timing.us, 3) << "the launch alone takes so long";
    EXPECT_LT(timing.us, 5000);
    EXPECT_LE(timing.upperUs / timing.lowerUs, 1.5 + 1e-9);
    for (const LaunchTiming& launch : timing.launches) {
        EXPECT_GT(launch.cycles, 0);
        EXPECT_GE(launch.resident, 1);
        EXPECT_NEAR(sumOf(launch.states), 1, 1e-6);
        EXPECT_GT(launch.issued, 0);
        EXPECT_LE(launch.issued, 1);
        double lines = 0;
        for (const LineStates& line : launch.lines)
            lines += sumOf(line.states);
        EXPECT_NEAR(lines, 1, 1e-6) << "every cycle belongs to a line";
    }
    for (const LaunchReport& launch : report->launches)
        EXPECT_GE(timing.us, launch.model->lowerUs) << "faster than the work allows at full rate";
    ASSERT_TRUE(report->estimate);
    EXPECT_EQ(report->estimate->lowerUs, timing.lowerUs) << "the band is that of the prediction";
    EXPECT_TRUE(timing.isProved && report->estimate->isProved);

    const Timing again = *runner().run(wanted, {}).timing;
    EXPECT_EQ(again.us, timing.us) << "the same run has the same prediction";
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryStrategy, testing::ValuesIn(rows()), rowName);

/// A multiprocessor that executes all blocks records what the counters count: instructions, sectors, wavefronts.
TEST(Paths, ContainWhatIsCounted)
{
    const Registry registry;
    Toolchain toolchain(ToolchainOptions::fromEnvironment());
    Emulator emulator;
    const Image board = makeSample("board", 96, 64);
    for (const auto& [operation, strategy] : {std::pair{"sobel", "shared"},
                                              {"sobel", "local"},
                                              {"blur", "shared_constant"},
                                              {"adaptive_threshold", "global"},
                                              {"template_matching", "shared"},
                                              {"sobel", "async_copy"}}) {
        SCOPED_TRACE(std::string(operation) + " " + strategy);
        Recipe recipe;
        recipe.operation = operation;
        recipe.strategy = strategy;
        if (recipe.operation == "adaptive_threshold")
            recipe.parameters["projections"] = false; // their atomics are counted by another rule
        const Image picture = registry.prepared(registry.operation(operation), board);
        Recipe completed = registry.completed(recipe);
        Plan plan;
        try {
            plan = registry.plan(completed, Inputs(picture));
        } catch (const SettingError& error) {
            completed.block = parseBlockSize(std::get<std::string>(error.nearest.value()));
            plan = registry.plan(completed, Inputs(picture));
        }
        const std::vector<CompiledModule> code = emulatorCode(toolchain, CompilerChoice::Auto, plan, {});
        const std::vector<PathRequest> requests(plan.launches.size(), {1, 1'000'000, 1'000'000'000});
        const std::vector<LaunchPaths> paths = pathsOfPlan({emulator, plan, code}, picture, requests, {});
        const std::vector<LaunchCounters> counted =
            emulator.run(plan, code, picture, {.counters = true, .hazards = false}, {}).counters;
        ASSERT_EQ(paths.size(), counted.size());
        for (std::size_t i = 0; i < paths.size(); ++i) {
            ASSERT_EQ(paths[i].paths.size(), paths[i].blocks.size()) << "each block was recorded";
            std::uint64_t instructions = 0, sectors = 0, wavefronts = 0, local = 0;
            for (const BlockPath& block : paths[i].paths) {
                EXPECT_TRUE(block.isWhole);
                instructions += block.instructions;
                for (const WarpPath& warp : block.warps)
                    for (const PathAccess& access : warp.accesses) {
                        std::uint64_t asked = 0;
                        for (std::size_t line = access.firstLine; line < access.firstLine + access.lines; ++line)
                            asked += static_cast<std::uint64_t>(std::popcount(block.lines[line].sectors));
                        if (access.target == PathTarget::Global)
                            sectors += asked;
                        if (access.target == PathTarget::Local)
                            local += asked;
                        if (access.target == PathTarget::Shared)
                            wavefronts += access.passes;
                    }
            }
            const Counters& total = counted[i].total;
            EXPECT_EQ(instructions, total.instructions);
            EXPECT_EQ(sectors, total.globalLoad.sectors + total.globalStore.sectors);
            EXPECT_EQ(local, total.localLoad.sectors + total.localStore.sectors);
            EXPECT_EQ(wavefronts, total.sharedLoad.wavefronts + total.sharedStore.wavefronts);
        }
    }
}

namespace
{

RunRequest sobelShared(int width = 512, int height = 512)
{
    RunRequest request;
    request.recipe.operation = "sobel";
    request.recipe.strategy = "shared";
    request.recipe.gpu = "H100";
    request.image = std::make_shared<const Image>(makeSample("board", width, height));
    return request;
}

} // namespace

TEST(Timing, IsOfWholeRunsAlone)
{
    RunRequest request = sobelShared(64, 64);
    request.depth = RunDepth::Picture;
    EXPECT_FALSE(runner().run(request, {}).timing) << "while a slider moves the band of the ceilings stands";
    request.depth = RunDepth::Full;
    request.timing = false;
    EXPECT_FALSE(runner().run(request, {}).timing);
}

TEST(Timing, FollowsThePictureAndTheGpu)
{
    RunRequest request = sobelShared(1024, 1024);
    const double once = runner().run(request, {}).timing->us;
    RunRequest larger = sobelShared(2048, 2048);
    const double four = runner().run(larger, {}).timing->us;
    EXPECT_GT(four, 2.2 * once);
    EXPECT_LT(four, 4.5 * once);
    for (const GpuModel& gpu : gpuTable()) {
        request.recipe.gpu = gpu.name;
        const Report report = runner().run(request, {});
        ASSERT_TRUE(report.timing) << gpu.name;
        EXPECT_GT(report.timing->us, 3) << gpu.name;
    }
    request.recipe.gpu = "GTX 560";
    const double old = runner().run(request, {}).timing->us;
    EXPECT_GT(old, 5 * once) << "seven multiprocessors instead of 132";
}

namespace
{

/// Images of a shape, whose blocks above the diagonal leave at once.
RunRequest triangle(const char* strategy, const char* patch)
{
    RunRequest request;
    request.recipe.operation = "covariance";
    request.recipe.strategy = strategy;
    request.recipe.block = {8, 8};
    request.recipe.gpu = "Tesla P100 PCIe";
    request.recipe.parameters = {
        {"data", std::string("generated")}, {"patch", std::string(patch)}, {"rows", std::int64_t{32}}};
    request.image = std::make_shared<const Image>(makeSample("board", 64, 64));
    request.depth = RunDepth::Picture;
    request.timing = true;
    request.annotate = false;
    return request;
}

/// Blur of which only blocks up to this index across work.
RunRequest blurUpTo(const std::string& last)
{
    RunRequest request;
    request.recipe.operation = "blur";
    request.recipe.strategy = "global";
    request.recipe.gpu = "GTX 560";
    std::string text = runner().registry().strategy(runner().registry().operation("blur"), "global").source.text;
    for (std::size_t at = 0; (at = text.find("int radius", at)) != std::string::npos; at += 60)
        text.insert(at, "if (blockIdx.x > " + last + ") return; ");
    request.recipe.source = text;
    request.image = std::make_shared<const Image>(makeSample("board", 384, 384));
    request.depth = RunDepth::Picture;
    request.timing = true;
    return request;
}

} // namespace

/// Of a grid whose first rows leave at once, the blocks of all rows are the sample.
TEST(Timing, CountsBlocksThatDifferByTheirWork)
{
    for (const char* strategy : {"global", "shared", "inner_exit"}) {
        SCOPED_TRACE(strategy);
        const Report small = runner().run(triangle(strategy, "20x15"), {});
        const Report large = runner().run(triangle(strategy, "40x30"), {});
        ASSERT_TRUE(small.timing && large.timing);
        const LaunchReport &few = small.launches.at(small.mainLaunch), &many = large.launches.at(large.mainLaunch);
        EXPECT_GE(large.timing->us, many.model->lowerUs);
        const double more =
            static_cast<double>(many.counters->instructions) / static_cast<double>(few.counters->instructions);
        const double longer =
            large.timing->launches.at(large.mainLaunch).us / small.timing->launches.at(small.mainLaunch).us;
        EXPECT_GT(longer, 0.5 * more) << "16 times the work, on multiprocessors that are fuller";
        EXPECT_LT(longer, 1.2 * more);
    }
}

TEST(Timing, CountsBlocksOfOtherKernelsByTheirWork)
{
    const Report all = runner().run(blurUpTo("999"), {});
    const Report half = runner().run(blurUpTo("blockIdx.y"), {});
    ASSERT_TRUE(all.timing && half.timing);
    const double work =
        static_cast<double>(half.counters->instructions) / static_cast<double>(all.counters->instructions);
    EXPECT_NEAR(half.timing->us / all.timing->us, work, 0.15 * work) << "13 of 24 columns on average";
}

/// Tilescope's strategies were compared with measured times; a text of the user's was not.
TEST(Timing, HasAWiderBandForOtherKernels)
{
    RunRequest request = blurUpTo("999");
    request.recipe.gpu = "H200";
    const Report edited = runner().run(request, {});
    ASSERT_TRUE(edited.timing);
    EXPECT_FALSE(edited.timing->isProved || edited.estimate->isProved);
    EXPECT_GT(edited.timing->upperUs, 1.27 * edited.timing->us);
    EXPECT_LT(edited.timing->lowerUs, 0.85 * edited.timing->us);
    EXPECT_EQ(english(doubtOf(edited.timing->gpu, edited.timing->isProved)), "not proved for kernels like this");
    EXPECT_FALSE(reportFromJson(toJson(edited)).timing->isProved);
    EXPECT_FALSE(reportFromJson(toJson(edited)).estimate->isProved);
    EXPECT_FALSE(runner().timeline(request, {}, {}).isProved);
}

/// Times were measured on an H100 and H200; of others it is known what was published.
TEST(Timing, HasTheWidestBandOnOtherGpus)
{
    RunRequest request = sobelShared(384, 256);
    for (const GpuModel& gpu : gpuTable()) {
        const bool isProved = gpu.name == "H100" || gpu.name == "H200";
        request.recipe.gpu = gpu.name;
        const Report report = runner().run(request, {});
        ASSERT_TRUE(report.timing && report.estimate) << gpu.name;
        EXPECT_EQ(report.timing->isProved, isProved) << gpu.name;
        EXPECT_EQ(report.estimate->isProved, isProved) << gpu.name;
        EXPECT_EQ(runner().timeline(request, {}, {}).isProved, isProved) << gpu.name;
        EXPECT_EQ(report.timing->upperUs > 3 * report.timing->lowerUs, !isProved) << gpu.name;
        EXPECT_EQ(english(doubtOf(gpu.name, report.timing->isProved)), isProved ? "" : "not proved for this GPU");
    }
    EXPECT_TRUE(isProvedGpu("NVIDIA H100 80GB HBM3") && isProvedGpu("NVIDIA H200"));
    EXPECT_FALSE(isProvedGpu("NVIDIA GH200 480GB") || isProvedGpu("") || isProvedGpu("NVIDIA H20"));
}

/// A kernel of the user's on a picture.
Timing timingOf(const char* text, const char* gpu, int side)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.recipe.gpu = gpu;
    request.image = std::make_shared<const Image>(makeSample("board", side, side));
    request.timing = true;
    Runner own(options);
    return own.run(request, {}).timing.value();
}

TEST(Timing, AtomicsOfAllBlocksOnOneAddressTakeAsLongAsTheyAreMany)
{
    const Timing timing = timingOf(R"(//@ block 256x1
//@ result float 64 x 1
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void count(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) atomicAdd((unsigned*)out + (unsigned)in[i] / 100000, 1u);
}
)",
                                   "RTX 3060", 512);
    const double us = 512 * 512 * MachineFigures().atomicCycles / gpuNamed("RTX 3060").boostClockMHz;
    EXPECT_NEAR(timing.us, us, 0.2 * us) << "not only those of the blocks that are simulated";
}

TEST(Timing, WhatIsStoredTakesMoreOfAnL2OfTwoPartitionsOnly)
{
    const char* const copy = R"(//@ block 256x1
//@ result float width x height
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void copy(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) out[i] = in[i];
}
)";
    const Timing fits = timingOf(copy, "RTX 4070", 2048); // 33.5 MB of 37.7
    EXPECT_GT(fits.coldUs.value(), 1.4 * fits.us);
    EXPECT_EQ(machineFigures(gpuNamed("H200")).storedInL2, 1.8);
    EXPECT_EQ(machineFigures(gpuNamed("A100")).storedInL2, 1.8);
    EXPECT_EQ(machineFigures(gpuNamed("T4")).storedInL2, 1);
}

TEST(Timing, TuringsL1MovesHalfAsMuchInACycle)
{
    EXPECT_EQ(machineFigures(gpuNamed("T4")).l1BytesPerCycle, 64);
    EXPECT_EQ(machineFigures(gpuNamed("V100")).l1BytesPerCycle, 128);
    EXPECT_EQ(machineFigures(gpuNamed("RTX 3060")).l1BytesPerCycle, 128);
}

/// A whole run, the sweep, the time line and the blocks that it compares: one setting, one time.
TEST(Timing, IsTheSameWhereverItIsAsked)
{
    for (const char* strategy : {"shared", "block_copy"}) {
        RunRequest request = sobelShared(384, 256);
        request.recipe.strategy = strategy;
        request.recipe.block = {32, 8};
        const Report whole = runner().run(request, {});
        ASSERT_TRUE(whole.timing);
        request.depth = RunDepth::Picture;
        request.timing = true;
        Runner other(emulatorOnly());
        const Report asked = other.run(request, {});
        ASSERT_TRUE(asked.timing);
        EXPECT_EQ(asked.timing->us, whole.timing->us);
        EXPECT_EQ(figureNamed("estimate_us").of(asked), whole.timing->us);
        const Timeline timeline = other.timeline(request, {}, {});
        EXPECT_EQ(timeline.timing.us, whole.timing->launches.at(whole.mainLaunch).us);
        const WhatIf blocks = other.whatIf(request, {});
        const auto same = std::ranges::find_if(
            blocks.blockSizes, [](const BlockPoint& point) { return point.width == 32 && point.height == 8; });
        ASSERT_NE(same, blocks.blockSizes.end());
        EXPECT_EQ(same->us, whole.timing->us);
    }
}

/// A threshold whose tile leaves room for few blocks, and what its warps wait for.
LaunchTiming thresholdTiming(BlockSize block, int window, int side, const char* gpu)
{
    RunRequest request;
    request.recipe.operation = "adaptive_threshold";
    request.recipe.strategy = "shared";
    request.recipe.block = block;
    request.recipe.gpu = gpu;
    request.recipe.parameters["window"] = std::int64_t{window};
    request.recipe.parameters["projections"] = false;
    request.image = std::make_shared<const Image>(makeSample("board", side, side));
    request.check = false;
    const Report report = runner().run(request, {});
    return report.timing->launches.at(report.mainLaunch);
}

TEST(Timing, NamesTheCureForWaitingAndItsPrice)
{
    const LaunchTiming few = thresholdTiming({32, 4}, 101, 1024, "RTX 3060");
    EXPECT_EQ(few.limitedBy, "shared memory");
    ASSERT_TRUE(few.cure);
    EXPECT_EQ(few.cure->registers, 0) << "they allow more blocks";
    EXPECT_GT(few.cure->warps, few.warps);
    // The blocks of the cure fit with exactly so much less, and not with 128 bytes more.
    const GpuModel gpu = gpuNamed("RTX 3060");
    constexpr std::size_t tile = 132 * 104;
    EXPECT_EQ(occupancyOf(gpu, 128, 32, tile).warpsPerSm, few.warps);
    EXPECT_EQ(occupancyOf(gpu, 128, 32, tile - few.cure->sharedBytes).warpsPerSm, few.cure->warps);
    EXPECT_LT(occupancyOf(gpu, 128, 32, tile - few.cure->sharedBytes + 128).warpsPerSm, few.cure->warps);
    EXPECT_LT(few.cure->us, 1.05 * few.us) << "more warps hide no less";
    const std::string advice = english(adviceOn(few));
    EXPECT_NE(advice.find(std::to_string(few.cure->warps)), std::string::npos) << advice;

    EXPECT_EQ(thresholdTiming({32, 8}, 15, 1024, "RTX 3060").limitedBy, "nothing");
    const LaunchTiming alone = thresholdTiming({32, 8}, 15, 128, "H100");
    EXPECT_EQ(alone.limitedBy, limitedByGrid) << "64 blocks on 132 multiprocessors";
    EXPECT_FALSE(alone.cure);
}

TEST(Timing, SurvivesJson)
{
    const Report report = runner().run(sobelShared(96, 64), {});
    ASSERT_TRUE(report.timing);
    EXPECT_EQ(timingFromJson(toJson(*report.timing), "timing"), *report.timing);
    EXPECT_EQ(*reportFromJson(toJson(report)).timing, *report.timing);
    nlohmann::json broken = toJson(*report.timing);
    broken["launches"][0]["states"]["asleep"] = 0.5;
    EXPECT_THROW(timingFromJson(broken, "timing"), SettingError);
}

TEST(Timeline, ShowsFewerBlocksAtATime)
{
    const RunRequest request = sobelShared();
    TimelineRequest wanted;
    const Timeline all = runner().timeline(request, wanted, {});
    EXPECT_EQ(all.resident, all.fitting);
    EXPECT_GT(all.fitting, 2);
    EXPECT_EQ(all.warps.size(), 64u);
    ASSERT_EQ(all.blocks.size(), all.blockIndex.size());
    wanted.resident = 1;
    const Timeline one = runner().timeline(request, wanted, {});
    EXPECT_EQ(one.resident, 1);
    EXPECT_GT(one.timing.us, 1.5 * all.timing.us) << "latency is hidden no more";
    EXPECT_LT(one.timing.issued, all.timing.issued);
    wanted.oneWarp = true;
    const Timeline alone = runner().timeline(request, wanted, {});
    EXPECT_GT(alone.timing.us, one.timing.us);
    wanted = {};
    wanted.resident = 1000;
    EXPECT_EQ(runner().timeline(request, wanted, {}).resident, all.fitting);
    wanted.launch = 7;
    EXPECT_THROW(runner().timeline(request, wanted, {}), SettingError);
}

TEST(Timeline, NamesLinesAndInstructions)
{
    const Timeline timeline = runner().timeline(sobelShared(96, 64), {}, {});
    std::size_t lines = 0;
    for (const WarpLife& warp : timeline.warps)
        for (const IssueEvent& event : warp.events) {
            ASSERT_LT(event.site, timeline.sites.size());
            EXPECT_FALSE(timeline.sites[event.site].text.empty());
            lines += timeline.sites[event.site].line > 0;
        }
    EXPECT_GT(lines, 500u);
    EXPECT_THROW(runner().timeline(
                     [] {
                         RunRequest request = sobelShared();
                         request.recipe.strategy = "npp";
                         return request;
                     }(),
                     {}, {}),
                 std::runtime_error);
}

TEST(Timeline, IsWrittenAsDataAndAsADrawing)
{
    const Timeline timeline = runner().timeline(sobelShared(96, 64), {}, {});
    const nlohmann::json data = nlohmann::json::parse(timelineJson(timeline));
    EXPECT_EQ(data["kernel"], "sobel");
    EXPECT_EQ(data["proved"], true);
    EXPECT_EQ(data["warps"].size(), timeline.warps.size());
    EXPECT_EQ(data["warps"][0]["events"].size(), timeline.warps[0].events.size());
    const std::string svg = timelineSvg(timeline);
    EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    EXPECT_NE(svg.find("scheduler 3"), std::string::npos);
    EXPECT_NE(svg.find("Barrier"), std::string::npos);
}

/// What Perfetto needs of trace events: begin and duration of each, none over another of its thread, all threads named.
TEST(Timeline, IsWrittenAsTraceEvents)
{
    const Timeline timeline = runner().timeline(sobelShared(96, 64), {}, {});
    const nlohmann::json trace = nlohmann::json::parse(timelineTrace(timeline));
    using Thread = std::pair<int, std::size_t>;
    std::map<Thread, double> ends;
    std::set<Thread> named;
    std::set<std::string> states;
    std::vector<std::string> blocks;
    for (const nlohmann::json& event : trace["traceEvents"]) {
        const Thread thread{event["pid"], event["tid"]};
        if (event["name"] == "thread_name")
            named.insert(thread);
        if (event["ph"] != "X")
            continue;
        EXPECT_GE(event["ts"].get<double>(), ends[thread] - 1e-9);
        EXPECT_GE(event["dur"].get<double>(), 0);
        ends[thread] = event["ts"].get<double>() + event["dur"].get<double>();
        states.insert(event["cat"]);
        if (event["cat"] == "block") {
            EXPECT_EQ(thread.first, timeline.schedulers);
            blocks.push_back(event["name"]);
        } else {
            ASSERT_LT(thread.second, timeline.warps.size());
            EXPECT_EQ(event["pid"], timeline.warps[thread.second].scheduler);
        }
    }
    for (const auto& [thread, end] : ends)
        EXPECT_TRUE(named.contains(thread)) << thread.first << " " << thread.second;
    EXPECT_EQ(std::ranges::count_if(named, [&](const Thread& one) { return one.first < timeline.schedulers; }),
              static_cast<std::ptrdiff_t>(timeline.warps.size()));
    EXPECT_TRUE(states.contains("barrier") && states.contains("selected"));
    ASSERT_EQ(blocks.size(), timeline.blocks.size());
    EXPECT_EQ(blocks.front(), "block " + std::to_string(timeline.blockIndex.front()));
    EXPECT_EQ(std::ranges::count_if(named, [&](const Thread& one) { return one.first == timeline.schedulers; }),
              timeline.resident);
    const WarpLife& first = timeline.warps.front();
    EXPECT_NEAR((ends[{static_cast<int>(first.scheduler), 0}]), (first.events.back().issue + 1) / timeline.clockMHz,
                1e-6);
}

TEST(WhatIf, HasACurveOverResidentBlocksAndBlockSizes)
{
    const WhatIf curve = runner().whatIf(sobelShared(), {});
    ASSERT_GE(curve.residency.size(), 4u);
    EXPECT_EQ(curve.residency.front().blocks, 1);
    for (std::size_t i = 1; i < curve.residency.size(); ++i)
        EXPECT_LE(curve.residency[i].us, 1.1 * curve.residency[i - 1].us) << "more blocks hide more";
    EXPECT_TRUE(std::ranges::any_of(curve.blockSizes, [](const BlockPoint& block) { return block.us > 0; }));
    EXPECT_EQ(curve.threads, 256);
}
