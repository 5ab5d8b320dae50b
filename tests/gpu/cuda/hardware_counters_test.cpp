#include "gpu/cuda/hardware_counters.h"

#include "gpu/cuda/silicon/counter_host.h"

#include "device_fixture.h"
#include "tests/gpu/thinned.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <limits>
#include <set>

namespace tilescope
{
namespace
{

using testing::HasSubstr;

TEST(HardwareCounters, EachMetricHasItsOwnCounter)
{
    const auto& metrics = hardwareMetrics();
    std::set<std::string> names;
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        names.insert(metrics[i].name);
        std::vector<double> values(metrics.size(), std::numeric_limits<double>::quiet_NaN());
        values[i] = 7;
        HardwareCounts expected{{}, everyCounter(1)};
        metrics[i].counter(expected.counts) = 7;
        metrics[i].counter(expected.missing) = 0;
        EXPECT_EQ(countersFromMetrics(values), expected) << metrics[i].name;
        EXPECT_NE(expected.counts, Counters{}) << metrics[i].name;
    }
    EXPECT_EQ(names.size(), metrics.size());
}

TEST(HardwareCounters, WhatIsNoCountIsMissing)
{
    const HardwareCounts none{{}, everyCounter(1)};
    for (const double value : {-1.0, 1e300, std::numeric_limits<double>::infinity()})
        EXPECT_EQ(countersFromMetrics(std::vector<double>(hardwareMetrics().size(), value)), none);
    EXPECT_EQ(countersFromMetrics({}), none);
}

/// A GPU gives no atomics: they were shown as 0 where the emulator had counted some.
TEST(HardwareCounters, CountsWithoutAMetricAreMissing)
{
    const HardwareCounts read = countersFromMetrics(std::vector<double>(hardwareMetrics().size(), 0));
    EXPECT_EQ(read.counts, Counters{});
    EXPECT_EQ(read.missing.atomics, 1u);
    EXPECT_EQ(read.missing.divergentBranches, 0u); // read, and none
}

TEST(HardwareCounters, ReasonsSayWhatWouldHelp)
{
    const struct {
        int code;
        const char* helps;
    } cases[] = {
        {35, "NVreg_RestrictProfilingToAdminUsers=0"},
        {33, "virtual GPU"},
        {40, "virtual GPU"},
        {14, "Update the driver"},
        {38, "too old or too new"},
        {43, "a whole GPU"},
        {26, "Another program"},
        {999, "could not read"},
    };
    for (const auto& c : cases) {
        const std::string reason = english(reasonForCuptiError(c.code, "cuptiCall", "CUPTI_WORDS"));
        EXPECT_THAT(reason, HasSubstr(c.helps)) << c.code;
        EXPECT_THAT(reason, HasSubstr("cuptiCall returned CUPTI_WORDS, error " + std::to_string(c.code))) << c.code;
    }
    EXPECT_THAT(english(reasonForNoCupti(13, "no such file")), HasSubstr("cuda-cupti-13-0"));
    EXPECT_THAT(english(reasonForNoCupti(13, "no such file")), HasSubstr("no such file"));
}

/// The half of CUPTI that needs no GPU takes our structures: every installed version, for an H100's chip.
TEST(HardwareCounters, HostSideOfCuptiKnowsTheMetrics)
{
    if (isSanitized)
        GTEST_SKIP() << "CUPTI loads a part of itself with RTLD_DEEPBIND, which AddressSanitizer refuses.";
    int loaded = 0;
    for (const int driverMajor : {12, 13}) {
        std::optional<cuda::CuptiLibrary> library;
        try {
            library = cuda::CuptiLibrary::load(driverMajor);
        } catch (const cuda::CuptiError& error) {
            EXPECT_THAT(error.what(), HasSubstr("cuda-cupti-" + std::to_string(driverMajor)));
            continue;
        }
        cuda::CounterHost host(*library, "GH100");
        EXPECT_EQ(host.indices().size(), hardwareMetrics().size());
        EXPECT_FALSE(host.configImage().empty());
        ++loaded;
    }
    if (loaded == 0)
        GTEST_SKIP() << "CUPTI is not installed.";
}

std::string readData(const std::string& name)
{
    std::ifstream file(TILESCOPE_TEST_DATA "/counters/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

class SiliconTest : public CudaDeviceTest
{
protected:
    /// The launch described in truth.json: input and output of 512×512 pixels, sizes, for blur3 the radius.
    static Plan planOf(const nlohmann::json& c)
    {
        const std::string kernel = c["kernel"];
        const std::size_t bytes = std::size_t{512} * 512 * (kernel == "box5" ? 4 : 3);
        Plan plan;
        plan.sources = {{c["ptx"], ""}};
        plan.buffers = {{"input", bytes, Buffer::Fill::Zero, {}}, {"output", bytes, Buffer::Fill::Zero, {}}};
        Launch launch;
        launch.kernel = kernel;
        launch.block = {c["block"][0], c["block"][1], 1};
        launch.grid = {512 / launch.block.x, 512 / launch.block.y, 1};
        launch.dynamicSharedBytes = c["shared_bytes"];
        launch.arguments = {BufferArgument{0}, BufferArgument{1}, std::int32_t{512}, std::int32_t{512}};
        if (kernel == "blur3")
            launch.arguments.emplace_back(std::int32_t{4});
        plan.launches = {launch};
        plan.pictureBuffer = 1;
        plan.pictureWidth = plan.pictureHeight = 512;
        plan.pictureFormat = kernel == "box5" ? PixelFormat::Float32 : PixelFormat::Rgb8;
        return plan;
    }
};

TEST_F(SiliconTest, EqualsWhatNsightComputeRead)
{
    int compared = 0;
    const auto truth = nlohmann::json::parse(readData("truth.json"));
    for (const nlohmann::json& c : truth["cases"]) {
        if (c["kernel"] != "box5" && c["kernel"] != "blur3")
            continue;
        SCOPED_TRACE(c.dump());
        modules = {{"ptx", readData(c["ptx"]), {}, {}}};
        CudaOptions options = once();
        options.silicon = true;
        const CudaResult result = run(planOf(c), nullptr, options);
        if (!result.silicon.counters)
            GTEST_SKIP() << english(result.silicon.reason);
        const Counters& silicon = result.silicon.counters->counts;
        EXPECT_EQ(silicon.globalLoad.requests, c["load"]["requests"]);
        EXPECT_EQ(silicon.globalLoad.sectors, c["load"]["sectors"]);
        EXPECT_EQ(silicon.globalStore.requests, c["store"]["requests"]);
        EXPECT_EQ(silicon.globalStore.sectors, c["store"]["sectors"]);
        EXPECT_EQ(silicon.sharedLoad.wavefronts + silicon.sharedStore.wavefronts, c["wavefronts"]);
        EXPECT_GT(silicon.instructions, 0u); // the driver generates the machine code, which changes with it
        ++compared;
    }
    EXPECT_EQ(compared, 4);
}

TEST_F(SiliconTest, ResultAndLaterRunsAreAsWithout)
{
    const auto image = testImage(200, 100, 3);
    const Plan plan = addOnePlan(200, 100);
    modules = {{"hand", handKernels, {}, {}}};
    const auto without = run(plan, image).picture;
    CudaOptions options = once();
    options.silicon = true;
    EXPECT_EQ(run(plan, image, options).picture, without);
    EXPECT_EQ(run(plan, image).picture, without);
    EXPECT_TRUE(run(plan, image).silicon.reason.empty());
}

TEST_F(CudaDeviceTest, PlainLaunchesGiveTheSamePictureAndNoTime)
{
    const auto image = testImage(200, 100, 3);
    const Plan plan = addOnePlan(200, 100);
    CudaOptions options;
    options.plain = true;
    const CudaResult plain = run(plan, image, options);
    EXPECT_EQ(plain.picture, run(plan, image).picture);
    EXPECT_EQ(plain.time.medianUs, 0);
}

} // namespace
} // namespace tilescope
