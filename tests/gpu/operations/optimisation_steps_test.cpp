#include "gpu/operations/optimisation_steps.h"
#include "gpu/operations/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tilescope
{
namespace
{

using Declared = std::vector<std::pair<std::string, std::string>>; ///< name, after

/// "global, shared<global": names in the order of the steps, each with the one that it changes.
std::string stepsText(const Declared& declared)
{
    Operation operation;
    for (const auto& [name, after] : declared) {
        Strategy strategy;
        strategy.name = name;
        strategy.after = after;
        operation.strategies.push_back(strategy);
    }
    std::string text;
    for (const OptimisationStep& step : optimisationSteps(operation)) {
        text += (text.empty() ? "" : ", ") + operation.strategies[step.strategy].name;
        if (step.before)
            text += "<" + operation.strategies[*step.before].name;
    }
    return text;
}

TEST(OptimisationSteps, StandAfterWhatTheyChange)
{
    struct Case {
        const char* what;
        Declared declared;
        const char* steps;
    };
    for (const Case& c : {
             Case{"nothing", {}, ""},
             Case{"no steps: as declared", {{"a", ""}, {"b", ""}, {"c", ""}}, "a, b, c"},
             Case{"declared backwards", {{"c", "b"}, {"b", "a"}, {"a", ""}}, "a, b<a, c<b"},
             Case{"what leads nowhere stands before what goes on",
                  {{"global", ""}, {"shared", "global"}, {"texture", "global"}, {"words", "shared"}},
                  "global, texture<global, shared<global, words<shared"},
             Case{"a name that is none", {{"a", "nobody"}, {"b", "a"}}, "a, b<a"},
             Case{"a step after itself", {{"a", "a"}, {"b", "a"}}, "a, b<a"},
             Case{"a circle", {{"a", "c"}, {"b", "a"}, {"c", "b"}, {"d", ""}}, "d, a, b<a, c<b"},
         })
        EXPECT_EQ(stepsText(c.declared), c.steps) << c.what;
}

TEST(OptimisationSteps, EndWithLibraries)
{
    Operation operation;
    operation.strategies.resize(3);
    operation.strategies[0].library = "NPP";
    operation.strategies[1].name = "global";
    operation.strategies[2].name = "shared";
    operation.strategies[2].after = "global";
    EXPECT_EQ(optimisationSteps(operation),
              (std::vector<OptimisationStep>{{1, std::nullopt}, {2, 1}, {0, std::nullopt}}));
}

TEST(OptimisationSteps, AreGroupedAndTheRegistryKeepsThem)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        std::size_t place = 0;
        for (const OptimisationStep& step : optimisationSteps(operation))
            EXPECT_EQ(step.strategy, place++) << operation.name;
        EXPECT_TRUE(std::ranges::is_sorted(operation.strategies, {}, groupOf)) << operation.name;
        EXPECT_EQ(groupOf(operation.strategies.front()), StrategyGroup::Text) << operation.name;
        const auto basic = std::ranges::count(operation.strategies, true, &Strategy::isBasic);
        EXPECT_TRUE(basic >= 3 && basic <= 6) << operation.name << " " << basic;
    }
}

TEST(OptimisationSteps, OfEveryOperationAreAllItsStrategies)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        std::set<std::size_t> placed;
        for (const OptimisationStep& step : optimisationSteps(operation)) {
            const Strategy& strategy = operation.strategies.at(step.strategy);
            EXPECT_TRUE(placed.insert(step.strategy).second) << operation.name << " " << strategy.name;
            EXPECT_EQ(step.before.has_value(), !strategy.after.empty())
                << operation.name << " " << strategy.name << " comes after " << strategy.after;
            EXPECT_TRUE(!step.before || placed.contains(*step.before)) << operation.name << " " << strategy.name;
        }
        EXPECT_EQ(placed.size(), operation.strategies.size()) << operation.name;
    }
}

} // namespace
} // namespace tilescope
