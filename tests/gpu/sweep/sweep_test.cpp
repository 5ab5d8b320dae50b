#include "gpu/image/sample.h"
#include "gpu/run/sweep.h"
#include "gpu/run/sweep_table.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <regex>

namespace tilescope
{

namespace
{

SweepChoice smallChoice()
{
    SweepChoice choice;
    choice.strategies = {"global", "shared"};
    choice.widths = {8, 64};
    choice.heights = {4, 32};
    choice.parameter = "width";
    choice.values = {std::int64_t(3), std::int64_t(5)};
    return choice;
}

Recipe blur()
{
    Recipe recipe;
    recipe.operation = "blur";
    recipe.strategy = "shared";
    recipe.source = "edited";
    recipe.backend = BackendChoice::Emulator;
    return recipe;
}

/// The emulator's result for every row: 64 × 32 threads exceed a block.
std::vector<SweepRow> sweptRows()
{
    Runner runner(emulatorOnly());
    Recipe base = blur();
    base.source.reset();
    std::vector<SweepRow> rows;
    for (const Recipe& recipe : recipesOf(base, smallChoice())) {
        RunRequest request;
        request.recipe = recipe;
        request.image = std::make_shared<const Image>(makeSample("board", 65, 33));
        request.depth = RunDepth::Picture;
        rows.push_back(runSweepRow(runner, request, {}));
    }
    return rows;
}

} // namespace

TEST(Sweep, GoesThroughStrategiesThenValuesThenHeightsThenWidths)
{
    const auto recipes = recipesOf(blur(), smallChoice());
    ASSERT_EQ(recipes.size(), smallChoice().size());
    ASSERT_EQ(recipes.size(), 16u);
    EXPECT_EQ(recipes[0].strategy, "global");
    EXPECT_EQ(recipes[1].block, (BlockSize{64, 4}));
    EXPECT_EQ(recipes[2].block, (BlockSize{8, 32}));
    EXPECT_EQ(std::get<std::int64_t>(recipes[3].parameters.at("width")), 3);
    EXPECT_EQ(std::get<std::int64_t>(recipes[4].parameters.at("width")), 5);
    EXPECT_EQ(recipes[8].strategy, "shared");
}

TEST(Sweep, EditedTextStaysWithItsOwnStrategy)
{
    const auto recipes = recipesOf(blur(), smallChoice());
    EXPECT_FALSE(recipes.front().source);
    EXPECT_EQ(recipes.back().source, "edited");
}

TEST(Sweep, WhatCannotBeIsARowWithItsReason)
{
    const auto rows = sweptRows();
    for (const SweepRow& row : rows) {
        const bool fits = row.recipe.block.threads() <= 1024;
        EXPECT_EQ(row.report.has_value(), fits) << toText(row.recipe.block);
        EXPECT_EQ(row.reason.empty(), fits) << english(row.reason);
        if (row.report) {
            EXPECT_FALSE(row.report->picture);
        }
    }
}

/// Kernel Tuner's schema of cache files, version 1.0.0: the fields it requires and the form of its keys.
TEST(Sweep, KernelTunerCacheHasWhatItsSchemaRequires)
{
    const auto rows = sweptRows();
    const nlohmann::json cache = kernelTunerCache(rows, "shared", "width", "2026-01-02T03:04:05Z");
    for (const char* field : {"schema_version", "device_name", "kernel_name", "problem_size", "tune_params_keys",
                              "tune_params", "objective", "cache"})
        EXPECT_TRUE(cache.contains(field)) << field;
    EXPECT_EQ(cache["schema_version"], "1.0.0");
    EXPECT_EQ(cache["problem_size"], (nlohmann::json{65, 33}));
    EXPECT_EQ(cache["tune_params_keys"], (nlohmann::json{"block_size_x", "block_size_y", "width"}));
    EXPECT_EQ(cache["tune_params"]["width"], (nlohmann::json{3, 5}));
    ASSERT_EQ(cache["cache"].size(), 8u); // of "shared" only
    for (const auto& [key, line] : cache["cache"].items()) {
        EXPECT_TRUE(std::regex_match(key, std::regex("\\d+(,\\d+)*"))) << key;
        for (const char* field : {"time", "compile_time", "verification_time", "benchmark_time", "strategy_time",
                                  "framework_time", "timestamp"})
            EXPECT_TRUE(line.contains(field)) << key << " " << field;
        if (line["block_size_x"] == 64 && line["block_size_y"] == 32) {
            EXPECT_EQ(line["time"], "InvalidConfig");
            EXPECT_NE(line["reason"].get<std::string>().find("1024"), std::string::npos);
        } else {
            EXPECT_GT(line["time"].get<double>(), 0);
            EXPECT_EQ(line["time_is_estimate"], true); // nothing was measured
            EXPECT_GT(line["sectors"].get<double>(), 0);
        }
    }
}

} // namespace tilescope
