#include "gpu/image/sample.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/run/sweep_table.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// The report of a counted run, with the GPU's parts filled in.
Report wholeReport()
{
    Runner runner(emulatorOnly());
    RunRequest request;
    request.recipe.operation = "sobel";
    request.recipe.strategy = "shared";
    request.recipe.block = {16, 16};
    request.image = std::make_shared<const Image>(makeSample("board", 96, 64));
    Report report = runner.run(request, {});
    report.emulation->plainMs.reset();           // else it would be the figure
    report.check->maxRelativeDifference = 0.125; // a Sobel has none
    report.time = TimeReport{4.5, 4.25, 5.75, 200, 6.5, 2.75, 2.25, 16};
    report.time->spread = 0.004;
    report.time->coldCopyFloorUs = 3.5;
    report.time->graphMedianUs = 4.125;
    report.transfers->toDeviceUs = 21.5;
    report.transfers->fromDeviceUs = 19.25;
    report.transfers->pinnedToDeviceUs = 12.5;
    report.transfers->pinnedFromDeviceUs = 11.25;
    report.time->clockBeforeMhz = 1980;
    report.time->clockAfterMhz = 1965;
    return report;
}

struct Place {
    const char* key;
    const char* path; ///< in JSON
};

constexpr Place values[] = {
    {"median_us", "/time/median_us"},
    {"min_us", "/time/min_us"},
    {"p95_us", "/time/p95_us"},
    {"cold_median_us", "/time/cold_median_us"},
    {"spread", "/time/spread"},
    {"graph_median_us", "/time/graph_median_us"},
    {"to_device_bytes", "/transfers/to_device_bytes"},
    {"from_device_bytes", "/transfers/from_device_bytes"},
    {"to_device_us", "/transfers/to_device_us"},
    {"from_device_us", "/transfers/from_device_us"},
    {"pinned_to_device_us", "/transfers/pinned_to_device_us"},
    {"pinned_from_device_us", "/transfers/pinned_from_device_us"},
    {"launch_floor_us", "/time/launch_floor_us"},
    {"copy_floor_us", "/time/copy_floor_us"},
    {"cold_copy_floor_us", "/time/cold_copy_floor_us"},
    {"percent_of_copy", "/time/percent_of_copy"},
    {"cold_percent_of_copy", "/time/cold_percent_of_copy"},
    {"clock_before_mhz", "/time/clock_before_mhz"},
    {"clock_after_mhz", "/time/clock_after_mhz"},
    {"emulator_ms", "/emulation/wall_ms"},
    {"cpu_reference_ms", "/cpu_reference_ms"},
    {"predicted_us", "/timing/us"},
    {"predicted_cold_us", "/timing/cold_us"},
    {"estimate_lower_us", "/estimate/lower_us"},
    {"estimate_upper_us", "/estimate/upper_us"},
    {"registers", "/launches/0/registers"},
    {"shared_bytes", "/launches/0/shared_bytes"},
    {"occupancy", "/occupancy/fraction"},
    {"blocks_per_sm", "/occupancy/blocks_per_sm"},
    {"max_abs_difference", "/check/max_abs_difference"},
    {"max_relative_difference", "/check/max_relative_difference"},
    {"mismatches", "/check/mismatches"},
    {"differing", "/check/differing"},
    {"mean_difference", "/check/mean_difference"},
    {"bytes_per_pixel", "/per_pixel/moved_bytes"},
    {"ptx_instructions_per_pixel", "/per_pixel/ptx_instructions"},
    {"global_load_requests", "/counters/global_load/requests"},
    {"global_load_sectors", "/counters/global_load/sectors"},
    {"global_store_requests", "/counters/global_store/requests"},
    {"global_store_sectors", "/counters/global_store/sectors"},
    {"local_load_requests", "/counters/local_load/requests"},
    {"local_load_sectors", "/counters/local_load/sectors"},
    {"local_store_requests", "/counters/local_store/requests"},
    {"local_store_sectors", "/counters/local_store/sectors"},
    {"shared_load_requests", "/counters/shared_load/requests"},
    {"shared_load_wavefronts", "/counters/shared_load/wavefronts"},
    {"shared_store_requests", "/counters/shared_store/requests"},
    {"shared_store_wavefronts", "/counters/shared_store/wavefronts"},
    {"constant_requests", "/counters/constant_load/requests"},
    {"constant_addresses", "/counters/constant_load/unique_addresses"},
    {"texture_requests", "/counters/texture/requests"},
    {"async_copies", "/counters/async_copies"},
    {"atomic_requests", "/counters/atomics"},
    {"global_atomic_sectors", "/counters/global_atomic/sectors"},
    {"shared_atomic_wavefronts", "/counters/shared_atomic/wavefronts"},
    {"branches", "/counters/branches"},
    {"divergent_branches", "/counters/divergent_branches"},
    {"barriers", "/counters/barriers"},
    {"warp_instructions", "/counters/instructions"},
    {"thread_instructions", "/counters/thread_instructions"},
};

constexpr Place ideals[] = {
    {"bytes_per_pixel", "/per_pixel/ideal_bytes"},
    {"global_load_sectors", "/counters/global_load/sectors_ideal"},
    {"global_store_sectors", "/counters/global_store/sectors_ideal"},
    {"shared_load_wavefronts", "/counters/shared_load/wavefronts_ideal"},
    {"shared_store_wavefronts", "/counters/shared_store/wavefronts_ideal"},
};

/// Figures derived from others, those that are not in JSON, and those that this report, of a kernel of integers, lacks.
const std::set<std::string> derived{"main_launch_us",
                                    "cgma",
                                    "estimate_us",
                                    "halo_redundancy",
                                    "sectors",
                                    "sectors_per_pixel",
                                    "memory_requests",
                                    "global_sectors_over_ideal",
                                    "global_load_sectors_per_request",
                                    "global_store_sectors_per_request",
                                    "local_load_sectors_per_request",
                                    "local_store_sectors_per_request",
                                    "shared_wavefronts",
                                    "shared_wavefronts_over_ideal",
                                    "divergent_share",
                                    "active_lanes"};

} // namespace

TEST(Figures, AreWhatJsonHas)
{
    const Report report = wholeReport();
    const json document = toJson(report);
    std::set<std::string> seen = derived;
    for (const Place& place : values) {
        seen.insert(place.key);
        const auto value = figureNamed(place.key).of(report);
        ASSERT_TRUE(value) << place.key;
        EXPECT_EQ(document.at(json::json_pointer(place.path)).get<double>(), *value) << place.key;
    }
    for (const Place& place : ideals) {
        const auto value = figureNamed(place.key).idealOf(report);
        ASSERT_TRUE(value) << place.key;
        EXPECT_EQ(document.at(json::json_pointer(place.path)).get<double>(), *value) << place.key;
    }
    for (const Figure& figure : figures())
        EXPECT_EQ(seen.count(figure.key), 1u) << figure.key << " is compared with nothing";
}

TEST(Figures, FollowFromOneAnother)
{
    const Report report = wholeReport();
    const auto value = [&report](const char* key) { return figureNamed(key).of(report).value(); };
    EXPECT_EQ(value("sectors"), value("global_load_sectors") + value("global_store_sectors"));
    EXPECT_EQ(value("memory_requests"), value("global_load_requests") + value("global_store_requests"));
    EXPECT_EQ(value("sectors_per_pixel") * 32, value("bytes_per_pixel"));
    EXPECT_EQ(value("shared_wavefronts"), value("shared_load_wavefronts") + value("shared_store_wavefronts"));
    EXPECT_EQ(value("shared_wavefronts_over_ideal"),
              value("shared_wavefronts") / *figureNamed("shared_wavefronts").idealOf(report));
    EXPECT_EQ(value("active_lanes"), value("thread_instructions") / value("warp_instructions"));
    EXPECT_EQ(value("halo_redundancy"), 18 * 18 / 256.0);
}

TEST(Figures, OfFilesAreInTheTable)
{
    SweepRow row;
    row.report = wholeReport();
    row.recipe = row.report->recipe;
    EXPECT_NE(sweepCsv({row}).find("shared_wavefronts_ideal"), std::string::npos);
    EXPECT_TRUE(kernelTunerCache({row}, "shared", "", "")["cache"]["16,16"]["wavefronts"].is_number_unsigned());
}

} // namespace tilescope
