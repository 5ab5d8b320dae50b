#include "gpu/advice/advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tilescope;
using testing::HasSubstr;

namespace
{

/// A plan of one launch over a 512×512 picture, and its counts.
struct Experiment {
    Plan plan;
    std::vector<LaunchCounters> counters{1};
    std::vector<LaunchReport> launches{1};
    std::vector<Occupancy> occupancy{{4, 32, 1.0, "nothing"}};
    GpuModel gpu;
    bool edited = false;

    Experiment()
    {
        gpu.name = "Test GPU";
        gpu.sharedBytesPerBlock = gpu.sharedBytesPerBlockOptIn = 49'152;
        plan.sources = {{"kernel.cu", ""}};
        plan.pictureWidth = plan.pictureHeight = 512;
        block(32, 8);
    }
    void block(unsigned width, unsigned height)
    {
        Launch launch;
        launch.block = {width, height, 1};
        launch.grid = {(512 + width - 1) / width, (512 + height - 1) / height, 1};
        plan.launches = {launch};
        plan.geometry.blockWidth = static_cast<int>(width);
        plan.geometry.blockHeight = static_cast<int>(height);
    }
    void line(int number, const Counters& c)
    {
        counters[0].lines.push_back({"kernel.cu", number, c});
        counters[0].total.globalLoad.sectors += c.globalLoad.sectors;
        counters[0].total.sharedLoad.wavefronts += c.sharedLoad.wavefronts;
    }
    /// A line of whole warps that conflict, each lane at the address that is given for it.
    template <typename AddressOf>
    void conflicts(int number, std::uint32_t bytes, AddressOf addressOf)
    {
        ConflictPattern pattern;
        pattern.site = static_cast<std::uint32_t>(number);
        pattern.bytes = bytes;
        pattern.mask = 0xFFFF'FFFF;
        pattern.times = 500;
        pattern.wavefronts = 32;
        pattern.wavefrontsIdeal = 1;
        for (std::uint32_t lane = 0; lane < 32; ++lane)
            pattern.addresses[lane] = addressOf(lane);
        counters[0].conflicts.push_back(pattern);
        counters[0].sites.push_back({pattern.site, "kernel.cu", number, {}});
        Counters bad;
        bad.sharedLoad = {500, 16'000, 500};
        line(number, bad);
    }
    std::vector<Finding> advice() const
    {
        const ptx::Kernel* const one = &kernel;
        return adviceOn({plan, counters, gpu, launches, occupancy, edited, std::span(&one, 1)});
    }
    ptx::Kernel kernel;
};

std::vector<FindingKind> kinds(const std::vector<Finding>& findings)
{
    std::vector<FindingKind> kinds;
    for (const Finding& finding : findings)
        kinds.push_back(finding.kind);
    return kinds;
}

} // namespace

TEST(Advice, IsSilentOnAKernelThatDoesWell)
{
    Experiment e;
    Counters good;
    good.globalLoad = {1000, 4100, 4000};
    good.sharedLoad = {1000, 1000, 1000};
    e.line(7, good);
    EXPECT_THAT(kinds(e.advice()), testing::IsEmpty());
}

TEST(Advice, NamesTheLineThatConflictsAndThePitchThatCures)
{
    Experiment e;
    e.block(16, 16);
    e.plan.geometry.hasSharedTile = true;
    e.plan.geometry.tileWidth = e.plan.geometry.tileHeight = e.plan.geometry.tilePitch = 20;
    e.plan.geometry.elementBytes = 4;
    ConflictPattern pattern;
    pattern.bytes = 4;
    pattern.mask = 0xFFFF'FFFF;
    pattern.times = 500;
    pattern.wavefronts = 2;
    pattern.wavefrontsIdeal = 1;
    for (unsigned lane = 0; lane < 32; ++lane)
        pattern.addresses[lane] = (lane / 16 * 20 + lane % 16) * 4;
    e.counters[0].conflicts = {pattern};
    Counters bad;
    bad.sharedLoad = {500, 1000, 500};
    e.line(17, bad);

    const std::vector<Finding> findings = e.advice();
    ASSERT_THAT(kinds(findings), testing::ElementsAre(FindingKind::BankConflict));
    EXPECT_EQ(findings[0].line, 17);
    EXPECT_EQ(findings[0].source, "kernel.cu");
    EXPECT_EQ(findings[0].severity, Severity::Warning);
    EXPECT_THAT(english(findings[0].message), HasSubstr("1,000 wavefronts instead of 500 (2 times as many)"));
    EXPECT_THAT(english(findings[0].cure), HasSubstr("48 elements apart instead of 20"));
    EXPECT_THAT(english(findings[0].cure), HasSubstr("2,240 more bytes")); // 28 more floats in each of 20 rows

    // Each thread of a warp stores the next word, over the ends of rows: another pitch would make these meet.
    ConflictPattern free = pattern;
    free.times = 5000;
    free.wavefronts = 1;
    for (unsigned lane = 0; lane < 32; ++lane)
        free.addresses[lane] = lane * 4;
    e.counters[0].conflictFree = {free};
    EXPECT_THAT(english(e.advice().at(0).cure), testing::StartsWith("No tile pitch removes the conflict"));
    e.counters[0].conflictFree.clear();

    EXPECT_TRUE(findings[0].remedy.isNone()) << "this text has no pitch that could be changed";
    e.plan.sources[0].text = "extern __shared__ float t[]; int tileWidth = n; t[r * tileWidth];";
    e.plan.launches[0].dynamicSharedBytes = 1600;
    EXPECT_EQ(e.advice().at(0).remedy, (Remedy{{}, 28}));

    // For a kernel with its own tile the rows are derived from its accesses, not taken from the strategy.
    e.edited = true;
    e.plan.geometry.tilePitch = 77;
    EXPECT_THAT(english(e.advice().at(0).cure), HasSubstr("48 elements apart instead of 20"));
    EXPECT_TRUE(e.advice().at(0).remedy.isNone());
    e.block(32, 8); // with one row per warp the pitch is unknown
    EXPECT_THAT(english(e.advice().at(0).cure), testing::StartsWith("Make the lanes of a warp"));
}

TEST(Advice, PadsTheArrayThatTheTextDeclares)
{
    const struct {
        const char* text;
        const char* cure;
    } rows[] = {
        {"__global__ void k() { __shared__ float tile[32][32], other[32]; }",
         "Declare tile[32][33] instead of tile[32][32]"},
        {"#define SIDE 32 // a warp\n__global__ void k() { __shared__ float tile[SIDE][SIDE]; }",
         "Declare tile[SIDE][SIDE + 1] instead of tile[SIDE][SIDE]"},
        {"const int side = 30;\n__global__ void k() { __shared__ float tile [ 32 ] [ side + 2 ]; }",
         "Declare tile[32][side + 2 + 1] instead of tile[32][side + 2]"},
        {"__global__ void a() { __shared__ float tile[64][64]; }\n__global__ void k() { __shared__ float tile[32][32]; "
         "}",
         "Declare tile[32][33] instead of tile[32][32]"},
        {"__device__ void f() { __shared__ float tile[32][32]; }\n__global__ void k() { f(); }",
         "Declare tile[32][33] instead of tile[32][32]"},
        {"template <int side> __global__ void k() { __shared__ float tile[side][side]; }",
         "Make the lanes of a warp access"},
        {"__global__ void k() { __shared__ float tile[1024]; }", "Make the lanes of a warp access"},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.text);
        Experiment e;
        e.plan.sources[0].text = row.text;
        e.kernel.name = e.plan.launches[0].kernel = "k";
        e.kernel.shared = {{.name = "_ZZ1kvE5other", .bytes = 128, .offset = 0, .initialiser = {}, .patches = {}},
                           {.name = "_ZZ1kvE4tile", .bytes = 4096, .offset = 128, .initialiser = {}, .patches = {}}};
        e.launches[0].sharedBytes = 128 + 4096;
        e.conflicts(17, 4, [](std::uint32_t lane) { return 128 + lane * 128; });
        ASSERT_THAT(kinds(e.advice()), testing::ElementsAre(FindingKind::BankConflict));
        const std::string cure = english(e.advice()[0].cure);
        EXPECT_THAT(cure, HasSubstr(row.cure));
        if (cure.starts_with("Declare")) {
            EXPECT_THAT(cure, HasSubstr("this removes the conflicts"));
            EXPECT_THAT(cure, HasSubstr("128 more bytes of shared memory (4,352 in total)"));
        }
        EXPECT_TRUE(e.advice()[0].remedy.isNone());
    }
}

TEST(Advice, DoesNotPadBeyondWhatAKernelMayDeclare)
{
    Experiment e;
    e.plan.sources[0].text = "__global__ void k() { __shared__ float tile[384][32]; }";
    e.kernel.name = e.plan.launches[0].kernel = "k";
    e.kernel.shared = {{.name = "tile", .bytes = 49'152, .initialiser = {}, .patches = {}}};
    e.launches[0].sharedBytes = 49'152;
    e.conflicts(17, 4, [](std::uint32_t lane) { return lane * 128; });
    EXPECT_THAT(english(e.advice().at(0).cure), testing::StartsWith("Make the lanes of a warp access"));
}

TEST(Advice, NeverLaysRowsOverOneAnother)
{
    Experiment e;
    e.block(16, 16);
    e.plan.geometry.hasSharedTile = true;
    e.plan.geometry.tileWidth = e.plan.geometry.tileHeight = e.plan.geometry.tilePitch = 18;
    e.plan.geometry.elementBytes = 1;
    e.launches[0].sharedBytes = 324;
    e.edited = true;
    // Indexed [x][y]: the second row of threads is one byte after the first.
    e.conflicts(17, 1, [](std::uint32_t lane) { return lane % 16 * 18 + lane / 16; });
    EXPECT_THAT(english(e.advice().at(0).cure), testing::StartsWith("Make the lanes of a warp"));
}

TEST(Advice, CountsTheSharedMemoryThatTheKernelDeclaresToo)
{
    Experiment e;
    e.block(16, 16);
    e.plan.geometry.hasSharedTile = true;
    e.plan.geometry.tileWidth = e.plan.geometry.tileHeight = e.plan.geometry.tilePitch = 20;
    e.plan.geometry.elementBytes = 4;
    e.launches[0].sharedBytes = 1600; // none of it is dynamic
    e.conflicts(17, 4, [](std::uint32_t lane) { return (lane / 16 * 20 + lane % 16) * 4; });
    EXPECT_THAT(english(e.advice().at(0).cure), HasSubstr("2,240 more bytes of shared memory (3,840 in total)"));
}

TEST(Advice, NamesLoadsThatAreFarApart)
{
    Experiment e;
    Counters bad;
    bad.globalLoad = {1000, 32'000, 4000};
    e.line(9, bad);
    Counters rare; // as inefficient, but a hundredth of the traffic
    rare.globalLoad = {10, 320, 40};
    e.line(11, rare);
    const std::vector<Finding> findings = e.advice();
    ASSERT_THAT(kinds(findings), testing::ElementsAre(FindingKind::Uncoalesced));
    EXPECT_EQ(findings[0].line, 9);
    EXPECT_THAT(english(findings[0].message), HasSubstr("32 sectors of 32 bytes where its bytes would fit in 4"));
}

TEST(Advice, NamesAtomicsWhoseLanesMeet)
{
    const auto adviceOf = [](const Counters& onLine) {
        Experiment e;
        e.counters[0].total.instructions = 10'000;
        e.line(12, onLine);
        return e.advice();
    };
    Counters hot, spread, rare, tile;
    hot.globalAtomic = {500, 16'000, 500};
    spread.globalAtomic = {500, 1'200, 500};
    rare.globalAtomic = {10, 320, 10};
    tile.sharedAtomic = {500, 4'000, 500};
    const std::vector<Finding> found = adviceOf(hot);
    ASSERT_THAT(kinds(found), testing::ElementsAre(FindingKind::Contention));
    EXPECT_EQ(found[0].line, 12);
    EXPECT_THAT(english(found[0].message), HasSubstr("global memory"));
    EXPECT_THAT(english(found[0].message), HasSubstr("16,000 passes instead of 500 (32 times as many)"));
    EXPECT_THAT(english(adviceOf(tile).at(0).message), HasSubstr("shared memory"));
    EXPECT_TRUE(adviceOf(spread).empty());
    EXPECT_TRUE(adviceOf(rare).empty());
}

TEST(Advice, NamesBranchesThatPartWarpsWhereLanesAreIdle)
{
    const auto adviceOf = [](std::uint64_t divergent, std::uint64_t threadInstructions) {
        Experiment e;
        e.counters[0].total.instructions = 1'000;
        e.counters[0].total.threadInstructions = threadInstructions;
        e.counters[0].total.branches = 200;
        e.counters[0].total.divergentBranches = divergent;
        Counters branch, loop;
        branch.branches = loop.branches = 100;
        branch.divergentBranches = divergent;
        e.line(7, branch);
        e.line(9, loop);
        return e.advice();
    };
    const std::vector<Finding> found = adviceOf(50, 16'000);
    ASSERT_THAT(kinds(found), testing::ElementsAre(FindingKind::Divergence));
    EXPECT_EQ(found[0].line, 7);
    EXPECT_THAT(english(found[0].message), HasSubstr("in 50 of 100 executions"));
    EXPECT_THAT(english(found[0].message), HasSubstr("50 % of the lanes' issue slots are unused"));
    EXPECT_TRUE(adviceOf(50, 30'000).empty()) << "the sides are short";
    EXPECT_TRUE(adviceOf(5, 16'000).empty()) << "a border";
}

TEST(Advice, WidensRowsThatAreNarrowerThanAWarp)
{
    Experiment e;
    Counters bad;
    bad.globalLoad = {1000, 4000, 1000};
    e.line(9, bad);
    EXPECT_TRUE(e.advice().at(0).remedy.isNone());
    e.block(8, 16);
    EXPECT_EQ(e.advice().at(0).remedy, (Remedy{BlockSize{32, 4}, 0}));
    e.plan.geometry.hasSharedTile = true; // a lower block would read more halo
    EXPECT_TRUE(e.advice().at(0).remedy.isNone());
}

TEST(Advice, SpeaksOfHaloOnlyWhereItCosts)
{
    Experiment e;
    e.block(8, 8);
    e.plan.geometry.hasSharedTile = true;
    e.plan.geometry.haloX = e.plan.geometry.haloY = 4;
    e.plan.geometry.elementBytes = 3;
    std::vector<Finding> findings = e.advice();
    ASSERT_THAT(kinds(findings), testing::ElementsAre(FindingKind::RedundantHalo));
    EXPECT_THAT(english(findings[0].message), HasSubstr("16x16 pixels to write 8x8: 4 loads per pixel"));
    EXPECT_THAT(english(findings[0].cure), HasSubstr("32x32 would load 1.6")); // (40 / 32)² = 1.5625
    EXPECT_EQ(findings[0].remedy, (Remedy{BlockSize{32, 32}, 0}));
    e.plan.geometry.blockWidth = 16; // a thread writes two pixels
    EXPECT_TRUE(e.advice().at(0).remedy.isNone());

    e.block(32, 32);
    e.plan.geometry.haloX = e.plan.geometry.haloY = 1;
    EXPECT_THAT(kinds(e.advice()), testing::IsEmpty());
}

TEST(Advice, OffersOnlyBlocksWhoseTileFits)
{
    Experiment e;
    e.block(8, 8);
    e.plan.geometry.hasSharedTile = true;
    e.plan.geometry.haloX = e.plan.geometry.haloY = 50;
    e.plan.geometry.elementBytes = 1;
    e.gpu.sharedBytesPerBlock = e.gpu.sharedBytesPerBlockOptIn = 12'000; // 108×108 bytes fit, 116×108 do not
    EXPECT_THAT(english(e.advice().at(0).cure), testing::IsEmpty());
}

TEST(Advice, CountsIdleLanesAndThreads)
{
    Experiment e;
    e.block(10, 7);
    EXPECT_THAT(kinds(e.advice()), testing::ElementsAre(FindingKind::PartialWarp));
    EXPECT_THAT(english(e.advice()[0].message),
                HasSubstr("26 lanes that are always idle")); // 70 threads are two warps and 6 lanes
    e.block(32, 32);
    e.plan.pictureWidth = 481; // one pixel more than 15 blocks
    EXPECT_THAT(kinds(e.advice()), testing::IsEmpty());
    e.plan.pictureWidth = 33;
    e.plan.launches[0].grid.x = 2;
    ASSERT_THAT(kinds(e.advice()), testing::ElementsAre(FindingKind::IdleThreads));
    EXPECT_THAT(english(e.advice()[0].message), HasSubstr("48 %")); // 33 of 64 columns
}

TEST(Advice, SaysWhatLimitsTheOccupancy)
{
    Experiment e;
    e.occupancy[0] = {1, 8, 0.125, "shared memory"};
    const std::vector<Finding> findings = e.advice();
    ASSERT_THAT(kinds(findings), testing::ElementsAre(FindingKind::LowOccupancy));
    EXPECT_THAT(english(findings[0].message), HasSubstr("limited by shared memory"));
    EXPECT_THAT(english(findings[0].message), HasSubstr("Test GPU"));
}
