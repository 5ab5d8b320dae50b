#include "gpu/recipe/hardware_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tilescope
{
namespace
{

const HardwareRecord record{"NVIDIA H200",
                            "2026-11-22",
                            12,
                            {"global_load_requests", "global_load_sectors", "global_store_sectors"},
                            {"global_store_sectors"},
                            "ptxas joins stores."};

Report counted(bool isExact)
{
    Report report;
    report.counters.emplace();
    report.counters->exact = isExact;
    report.counters->globalLoad = {10, 40, 30};
    report.record = record;
    return report;
}

TEST(CountBasis, OfEachFigure)
{
    struct Row {
        const char* figure;
        bool isExact;
        std::optional<CountBasis> basis;
    };
    const Row rows[] = {
        {"global_load_sectors", true, CountBasis::Hardware},
        {"global_load_sectors_per_request", true, CountBasis::Hardware}, // of two that were equal
        {"global_store_sectors", true, CountBasis::Ptx},                 // was unequal
        {"bytes_per_pixel", true, CountBasis::Ptx},                      // contains it
        {"shared_wavefronts", true, CountBasis::Ptx},                    // was not compared
        {"branches", true, CountBasis::Ptx},                             // has no equal on the hardware
        {"global_load_sectors", false, CountBasis::Estimate},
        {"median_us", true, std::nullopt}, // is not counted
    };
    for (const Row& row : rows)
        EXPECT_EQ(basisOf(figureNamed(row.figure), counted(row.isExact)), row.basis) << row.figure;
}

TEST(CountBasis, WithoutARecordIsOfThePtx)
{
    Report report = counted(true);
    report.record.reset();
    EXPECT_EQ(basisOf(figureNamed("global_load_sectors"), report), CountBasis::Ptx);
    EXPECT_EQ(basisOf(report), CountBasis::Ptx);
    report.counters->exact = false;
    EXPECT_EQ(basisOf(report), CountBasis::Estimate);
    report.counters.reset();
    EXPECT_EQ(basisOf(report), std::nullopt);
}

TEST(CountBasis, OfARunIsItsLeastCertainFigures)
{
    Report report = counted(true);
    EXPECT_EQ(basisOf(report), CountBasis::Hardware); // it stores nothing
    report.counters->globalStore = {1, 4, 4};
    EXPECT_EQ(basisOf(report), CountBasis::Ptx);
}

TEST(CountBasis, SaysWhatWasComparedAndWhyItDiffers)
{
    using testing::HasSubstr;
    EXPECT_THAT(english(basisMeaning(CountBasis::Hardware, &record)),
                HasSubstr("NVIDIA H200 (2026-11-22, 12 launches"));
    EXPECT_THAT(english(basisMeaning(CountBasis::Ptx, &record)), HasSubstr("ptxas joins stores."));
    EXPECT_EQ(hardwareRecordFromJson(toJson(record), "record"), record);
}

} // namespace
} // namespace tilescope
