#include "gpu/image/sample.h"
#include "gpu/run/sweep_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tilescope
{

namespace
{

using nlohmann::json;

constexpr std::size_t many = 10;

std::vector<Recipe> combinations()
{
    std::vector<Recipe> recipes(many);
    for (std::size_t i = 0; i < many; ++i)
        recipes[i].block = {8 * static_cast<int>(i + 1), 2};
    return recipes;
}

SweepPart partOf(const SweepShard& shard)
{
    const std::vector<Recipe> recipes = combinations();
    SweepPart part{sweepId(recipes, makeSample("board", 32, 16), "1"), many, {}};
    for (std::size_t i = 0; i < many; ++i)
        if (shard.contains(i)) {
            Report report;
            report.recipe = recipes[i];
            report.deviceName = "GPU " + std::to_string(shard.part);
            part.rows.push_back({recipes[i], report, {}, i});
        }
    return part;
}

} // namespace

TEST(SweepPart, ShardsHaveEachCombinationOnce)
{
    for (const int parts : {1, 2, 3, 16}) {
        std::vector<int> owners(many, 0);
        for (int part = 1; part <= parts; ++part)
            for (std::size_t i = 0; i < many; ++i)
                owners[i] += SweepShard{part, parts}.contains(i) ? 1 : 0;
        EXPECT_EQ(owners, std::vector<int>(many, 1)) << parts;
    }
}

TEST(SweepPart, ComesBackFromJson)
{
    const SweepPart part = partOf({2, 3});
    const SweepPart read = sweepPartFromJson(sweepJson(part));
    EXPECT_EQ(read.sweep, part.sweep);
    EXPECT_EQ(read.combinations, many);
    ASSERT_EQ(read.rows.size(), 3U);
    EXPECT_EQ(read.rows[1].combination, 4U);
    EXPECT_EQ(sweepJson(read), sweepJson(part));
}

TEST(SweepPart, AreMergedInTheOrderOfTheCombinations)
{
    const SweepPart merged = mergedSweep({partOf({2, 3}), partOf({3, 3}), partOf({1, 3})}, {"b", "c", "a"});
    ASSERT_EQ(merged.rows.size(), many);
    for (std::size_t i = 0; i < many; ++i) {
        EXPECT_EQ(merged.rows[i].combination, i);
        EXPECT_EQ(merged.rows[i].recipe, combinations()[i]);
    }
    EXPECT_TRUE(missingOf(merged).empty());
    EXPECT_EQ(merged.rows[4].report->deviceName, "GPU 2");
}

TEST(SweepPart, SaysWhatIsMissing)
{
    EXPECT_EQ(missingOf(mergedSweep({partOf({1, 3}), partOf({2, 3})}, {"a", "b"})), "3, 6 and 9");
    EXPECT_EQ(missingOf(partOf({1, 10})), "2 to 10");
    EXPECT_EQ(missingOf(partOf({5, 5})), "1 to 4 and 6 to 9");
    EXPECT_EQ(missingOf(SweepPart{"", 1, {}}), "1");
}

/// A job that was queued again may have measured a combination twice.
TEST(SweepPart, OfOneCombinationTheFirstIsKept)
{
    SweepPart again = partOf({1, 1});
    for (SweepRow& row : again.rows)
        row.report->deviceName = "again";
    const SweepPart merged = mergedSweep({partOf({1, 2}), again}, {"a", "b"});
    ASSERT_EQ(merged.rows.size(), many);
    EXPECT_EQ(merged.rows[0].report->deviceName, "GPU 1");
    EXPECT_EQ(merged.rows[1].report->deviceName, "again");
}

TEST(SweepPart, SaysWhatIsThereTwice)
{
    EXPECT_EQ(doubledIn({partOf({1, 3}), partOf({2, 3}), partOf({3, 3})}), "");
    EXPECT_EQ(doubledIn({partOf({1, 3}), partOf({2, 3}), partOf({1, 3})}), "1, 4, 7 and 10");
    EXPECT_EQ(doubledIn({partOf({1, 1}), partOf({1, 1}), partOf({1, 1})}), "1 to 10");
}

TEST(SweepPart, ARowThatWasChangedIsRefused)
{
    const json good = sweepJson(partOf({1, 5}));
    const std::pair<const char*, json> changes[] = {{"/rows/0/recipe/strategy", "=cmd()"},
                                                    {"/rows/0/recipe/block", "32x32"},
                                                    {"/rows/1/combination", 3},
                                                    {"/rows/0/report/device", "another"},
                                                    {"/rows/0/reason", "none"},
                                                    {"/rows/0/digest", std::string(64, '0')},
                                                    {"/sweep", std::string(64, '0')}};
    for (const auto& [place, value] : changes) {
        json changed = good;
        ASSERT_TRUE(changed.contains(json::json_pointer(place))) << place;
        changed[json::json_pointer(place)] = value;
        EXPECT_THROW(sweepPartFromJson(changed), SettingError) << place;
    }
}

TEST(SweepPart, OfDifferentSweepsAreRefused)
{
    const Image picture = makeSample("board", 32, 16);
    std::vector<Recipe> others = combinations();
    others[3].compileTimeSizes = true;
    const std::string id = sweepId(combinations(), picture, "1");
    EXPECT_NE(id, sweepId(others, picture, "1"));
    EXPECT_NE(id, sweepId(combinations(), makeSample("board", 16, 32), "1"));
    EXPECT_NE(id, sweepId(combinations(), picture, "2"));
    SweepPart other = partOf({2, 2});
    other.sweep = sweepId(others, picture, "1");
    try {
        mergedSweep({partOf({1, 2}), other}, {"a.json", "b.json"});
        FAIL();
    } catch (const SettingError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("a.json and b.json are from different sweeps"));
    }
}

TEST(SweepPart, AFileIsHostileUntilChecked)
{
    const json good = sweepJson(partOf({1, 5}));
    EXPECT_NO_THROW(sweepPartFromJson(good));
    const std::pair<json::json_pointer, json> damages[] = {
        {json::json_pointer("/sweep"), 5},
        {json::json_pointer("/combinations"), -1},
        {json::json_pointer("/combinations"), 3},
        {json::json_pointer("/rows"), json::object()},
        {json::json_pointer("/rows/0"), "row"},
        {json::json_pointer("/rows/0/combination"), 0},
        {json::json_pointer("/rows/0/combination"), 11},
        {json::json_pointer("/rows/0/combination"), 1.5},
        {json::json_pointer("/rows/0/recipe"), json::array()},
        {json::json_pointer("/rows/0/report"), 7},
        {json::json_pointer("/rows/0/more"), 7},
        {json::json_pointer("/more"), 7},
    };
    for (const auto& [place, value] : damages) {
        json damaged = good;
        damaged[place] = value;
        EXPECT_THROW(sweepPartFromJson(damaged), SettingError) << place.to_string() << " " << value;
    }
    EXPECT_THROW(sweepPartFromJson(json::array()), SettingError);
}

} // namespace tilescope
