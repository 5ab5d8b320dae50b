#include "gpu/operations/experiment_table.h"

#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/figures.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>

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
        EXPECT_STREQ(error.what(), "There is no text \"005\"; there are: 000 (adaptive_threshold), 001 (sobel), 002 "
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
        {100, 64, Agreement::Agrees, "Agrees: the text's falls to 0.60, ours falls to 0.64."},
        {100, 90, Agreement::SameDirection, "Same direction, another extent: the text's falls to 0.60, ours to 0.90."},
        {100, 101, Agreement::Unmoved, "Not alike: the text's falls to 0.60, ours stays at 1.01."},
        {100, 144, Agreement::Reversed, "Reversed: the text's falls to 0.60, ours rises to 1.44."},
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
