#include "gpu/operations/experiment_table.h"

#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>

#include <algorithm>

// What the source texts ran, as data, and how their figures compare with those of runs.

namespace tilescope
{
namespace
{

using testing::HasSubstr;

TEST(Experiments, AreOneForEachText)
{
    const Registry registry;
    std::vector<std::string> ids;
    for (const Operation* operation : experimentsOf(registry)) {
        const Experiment& experiment = *operation->experiment;
        SCOPED_TRACE(experiment.id);
        ids.push_back(experiment.id);
        EXPECT_EQ(&experimentNamed(registry, experiment.id), operation);
        EXPECT_EQ(&experimentNamed(registry, operation->name), operation);
        EXPECT_NO_THROW(parseSample(experiment.image.substr(std::string("sample:").size())));
        for (const ExperimentRun& run : experiment.runs)
            for (const bool isEmulated : {true, false}) {
                const Recipe recipe = recipeOf(registry, *operation, run, isEmulated);
                EXPECT_EQ(recipe.block, run.block);
                EXPECT_NO_THROW(registry.checkBlock(recipe)) << run.strategy;
                EXPECT_EQ(recipe.source.has_value(), !run.mistakes.empty());
            }
        const std::vector<Claim> claims = claimsOf(*operation);
        EXPECT_FALSE(claims.empty());
        for (const Claim& claim : claims) {
            EXPECT_NO_THROW(figureNamed(claim.figure));
            EXPECT_EQ(claim.ratio.has_value(), claim.says == Claim::Says::Ratio);
            if (claim.says != Claim::Says::Nothing) {
                EXPECT_THAT(claim.place, testing::MatchesRegex(experiment.id + "\\.txt:[0-9]+"));
            }
        }
    }
    EXPECT_THAT(ids, testing::ElementsAre("000", "001", "002", "003", "004"));
    try {
        experimentNamed(registry, "005");
        ADD_FAILURE() << "there is a sixth text";
    } catch (const SettingError& error) {
        EXPECT_STREQ(error.what(), "There is no text \"005\". Available: 000 (adaptive_threshold), 001 (sobel), 002 "
                                   "(blur), 003 (covariance), 004 (template_matching).");
    }
}

/// 003.txt:402: "four times"; the figures of both sizes are published, their ratio follows.
TEST(Experiments, RatiosOfBlocksFollowFromPublishedFigures)
{
    const Registry registry;
    const std::vector<Claim> claims = claimsOf(registry.operation("covariance"));
    ASSERT_EQ(claims.front().figure, "cgma");
    EXPECT_DOUBLE_EQ(claims.front().ratio.value(), 4);
}

std::vector<ExperimentOutcome> sobelOutcomes(const std::vector<double>& microseconds)
{
    std::vector<ExperimentOutcome> outcomes;
    for (const double time : microseconds) {
        Report report;
        report.deviceName = "Some GPU";
        report.launches.resize(1);
        report.time.emplace().medianUs = time;
        outcomes.push_back({report});
    }
    return outcomes;
}

const ExperimentRow& timeOfShared(const ExperimentTable& table) { return table.rows.front(); }

/// The paper's shared tile takes 0.60 of the time of global memory.
TEST(ExperimentTables, SayWhereTextAndRunsAgree)
{
    const struct {
        double global, shared;
        Agreement agreement;
        const char* sentence;
    } cases[] = {
        {100, 60.4, Agreement::Agrees, "Agrees: both are 0.60."},
        {100, 64, Agreement::Agrees, "Agrees: the text's falls to 0.60, Tilescope's falls to 0.64."},
        {100, 90, Agreement::SameDirection,
         "Same direction, another extent: the text's falls to 0.60, Tilescope's to 0.90."},
        {100, 101, Agreement::Unmoved, "Not alike: the text's falls to 0.60, Tilescope's stays at 1.01."},
        {100, 144, Agreement::Reversed, "Reversed: the text's falls to 0.60, Tilescope's rises to 1.44."},
    };
    const Registry registry;
    for (const auto& row : cases) {
        const ExperimentTable table =
            experimentTable(registry.operation("sobel"), sobelOutcomes({row.global, row.shared, 1}));
        EXPECT_EQ(timeOfShared(table).compared, "shared / global");
        EXPECT_EQ(timeOfShared(table).agreement, row.agreement);
        EXPECT_EQ(timeOfShared(table).basis, ExperimentRow::Basis::Measured);
        EXPECT_THAT(timeOfShared(table).sentence, testing::StartsWith(row.sentence));
        EXPECT_THAT(timeOfShared(table).sentence, HasSubstr("The seconds cannot be one launch"));
    }
}

TEST(ExperimentTables, LeaveTheOrderOpenWhereBandsOverlap)
{
    const auto banded = [](double lower, double upper) {
        Report report;
        report.launches.resize(1);
        report.estimate = Estimate{"GTX 560 Ti 448", lower, upper, "memory"};
        return ExperimentOutcome{report};
    };
    const Registry registry;
    const Operation& sobel = registry.operation("sobel");
    const ExperimentTable open = experimentTable(sobel, {banded(10, 40), banded(20, 80)});
    EXPECT_EQ(timeOfShared(open).agreement, Agreement::Undecided);
    EXPECT_EQ(timeOfShared(open).ourCell(), "≈ 2.00");
    EXPECT_THAT(timeOfShared(open).sentence,
                HasSubstr("which is too close to 1 to be sure; the text's falls to 0.60."));
    const ExperimentTable apart = experimentTable(sobel, {banded(10, 40), banded(50, 80)});
    EXPECT_EQ(timeOfShared(apart).agreement, Agreement::Reversed);
    EXPECT_THAT(timeOfShared(apart).sentence, HasSubstr("by the model"));
}

/// The verdict counts neither as an agreement.
TEST(ExperimentTables, CompareNothingWithNothing)
{
    const Registry registry;
    const Operation& blur = registry.operation("blur");
    std::vector<ExperimentOutcome> outcomes;
    for (std::size_t i = 0; i < blur.experiment->runs.size(); ++i) {
        Report report;
        report.launches.resize(1);
        report.time.emplace().medianUs = 1;
        report.check.emplace();
        outcomes.push_back({report});
    }
    const ExperimentTable table = experimentTable(blur, outcomes);
    const auto zeros = std::ranges::count(table.rows, Agreement::Zero, &ExperimentRow::agreement);
    EXPECT_EQ(zeros, 3) << "of the kernels' errors, and of the one as printed";
    const auto row = std::ranges::find(table.rows, Agreement::Zero, &ExperimentRow::agreement);
    EXPECT_THAT(row->sentence,
                testing::StartsWith("Nothing to compare: the text's stays at 1.00, both of Tilescope's are 0."));
    EXPECT_THAT(table.verdict, HasSubstr(" of " + std::to_string(table.rows.size() - 3) + " comparisons"));
    EXPECT_THAT(table.verdict, HasSubstr("3 more have nothing to compare"));
}

/// Without the launch that adds the border the two are too close for the model.
TEST(ExperimentTables, LeaveTheMainLaunchesOpenToo)
{
    const auto predicted = [](const std::vector<double>& us) {
        Report report;
        report.estimate = Estimate{"GTX 560 Ti 448", 1, 100, "memory"};
        report.timing.emplace();
        for (const double one : us) {
            report.launches.emplace_back().kernel = us.size() > 1 && report.launches.empty() ? "add_border" : "sobel";
            report.timing->launches.emplace_back().us = one;
            report.timing->us += one;
        }
        report.mainLaunch = us.size() - 1;
        return ExperimentOutcome{report};
    };
    const Registry registry;
    const ExperimentTable table =
        experimentTable(registry.operation("sobel"), {predicted({40}), predicted({50}), predicted({30, 48})});
    const auto row = std::ranges::find_if(table.rows, [](const ExperimentRow& one) {
        return one.compared == "block_copy / shared" && one.basis == ExperimentRow::Basis::Model;
    });
    ASSERT_NE(row, table.rows.end());
    EXPECT_EQ(row->mainCell(), "≈ 0.96");
    EXPECT_THAT(row->sentence,
                HasSubstr("Without add_border the model gives 0.96, which is too close to 1 to be sure."));
}

TEST(ExperimentTables, MarkWhatFollowsFromGuessedRegisters)
{
    const Registry registry;
    const Operation& covariance = registry.operation("covariance");
    std::vector<ExperimentOutcome> outcomes;
    for (const ExperimentRun& run : covariance.experiment->runs) {
        Report report;
        LaunchReport& launch = report.launches.emplace_back();
        launch.registers = 24;
        launch.registersFrom = RegisterSource::Estimate;
        const int blocks = 64 / run.block.height;
        report.occupancy = Occupancy{blocks, blocks, 0.5, "blocks"};
        outcomes.push_back({report});
    }
    const auto rowsOf = [&] {
        std::vector<ExperimentRow> rows = experimentTable(covariance, outcomes).rows;
        std::erase_if(rows, [](const ExperimentRow& row) { return row.claim.figure != "blocks_per_sm"; });
        return rows;
    };
    ASSERT_EQ(rowsOf().size(), 2U);
    EXPECT_EQ(rowsOf()[0].ourCell(), "≈ 0.50");
    EXPECT_EQ(rowsOf()[0].agreement, Agreement::Agrees);
    EXPECT_THAT(rowsOf()[0].sentence, HasSubstr("Tilescope's figure is an estimate"));
    const auto& figures = experimentTable(covariance, outcomes).figures;
    const auto column = std::ranges::find(figures[0], "blocks per multiprocessor") - figures[0].begin();
    EXPECT_EQ(figures[1].at(static_cast<std::size_t>(column)), "≈ 32");
    for (ExperimentOutcome& outcome : outcomes)
        outcome.report->launches[0].registersFrom = RegisterSource::Device;
    EXPECT_EQ(rowsOf()[0].ourCell(), "0.50");
}

/// 003.txt:17: a shared tile beside global memory, in blocks of one size.
TEST(Experiments, CompareCovarianceInEqualBlocks)
{
    const Registry registry;
    const Operation& covariance = registry.operation("covariance");
    int compared = 0;
    for (const Claim& claim : claimsOf(covariance)) {
        const ExperimentRun &run = covariance.experiment->runs[claim.run],
                            &base = covariance.experiment->runs[claim.base];
        if (run.strategy == base.strategy)
            continue;
        EXPECT_EQ(run.block, base.block);
        ++compared;
    }
    EXPECT_EQ(compared, 5 * 2);
}

/// Who wrote the text and what it is called, in the table and as data.
TEST(ExperimentTables, NameTheText)
{
    const Registry registry;
    for (const Operation* operation : experimentsOf(registry)) {
        EXPECT_EQ(experimentTable(*operation, {}).source, operation->text);
        EXPECT_EQ(experimentJson(*operation, {})["source"], operation->text);
    }
    EXPECT_THAT(registry.operation("sobel").text, testing::StartsWith("Ji-Hoon Jo, Sang-Gu Lee: “"));
    EXPECT_THAT(registry.operation("covariance").text, HasSubstr("without title or author"));
}

/// After an interruption, and for a run that was refused.
TEST(ExperimentTables, SayWhatIsMissing)
{
    const Registry registry;
    const Operation& sobel = registry.operation("sobel");
    std::vector<ExperimentOutcome> outcomes = sobelOutcomes({100});
    EXPECT_THAT(timeOfShared(experimentTable(sobel, outcomes)).sentence, HasSubstr("not all of its runs were made"));
    outcomes.push_back({{}, "It does not compile."});
    const ExperimentTable table = experimentTable(sobel, outcomes);
    EXPECT_THAT(timeOfShared(table).sentence, HasSubstr("one of its runs gave no result"));
    EXPECT_THAT(table.missing, testing::ElementsAre("shared: It does not compile."));
    EXPECT_EQ(table.figures.size(), 1 + 3 + 1u); // titles, runs, the CPU
    const nlohmann::json json = experimentJson(sobel, outcomes);
    EXPECT_EQ(json["comparisons"][0]["agreement"], "missing");
    EXPECT_EQ(json["runs"][1]["reason"], "It does not compile.");
    EXPECT_EQ(json["runs"][2]["reason"], "not run");
    EXPECT_DOUBLE_EQ(json["runs"][2]["published"]["median_us"]["value"], 0.3784);
}

} // namespace
} // namespace tilescope
