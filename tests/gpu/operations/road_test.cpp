#include "gpu/operations/registry.h"
#include "gpu/operations/road.h"

#include <gtest/gtest.h>

#include <set>

namespace tilescope
{
namespace
{

using Declared = std::vector<std::pair<std::string, std::string>>; ///< name, after

/// "global, shared<global": names in the road's order with the step that each changes.
std::string roadText(const Declared& declared)
{
    Operation operation;
    for (const auto& [name, after] : declared) {
        Strategy strategy;
        strategy.name = name;
        strategy.after = after;
        operation.strategies.push_back(strategy);
    }
    std::string text;
    for (const RoadStep& step : roadOf(operation)) {
        text += (text.empty() ? "" : ", ") + operation.strategies[step.strategy].name;
        if (step.before)
            text += "<" + operation.strategies[*step.before].name;
    }
    return text;
}

TEST(Road, StandsInTheOrderOfItsSteps)
{
    struct Case {
        const char* what;
        Declared declared;
        const char* road;
    };
    for (const Case& c : {
             Case{"nothing", {}, ""},
             Case{"no road: as declared", {{"a", ""}, {"b", ""}, {"c", ""}}, "a, b, c"},
             Case{"declared backwards", {{"c", "b"}, {"b", "a"}, {"a", ""}}, "a, b<a, c<b"},
             Case{"side steps stand before the road that goes on",
                  {{"global", ""}, {"shared", "global"}, {"texture", "global"}, {"words", "shared"}},
                  "global, texture<global, shared<global, words<shared"},
             Case{"a name that is none", {{"a", "nobody"}, {"b", "a"}}, "a, b<a"},
             Case{"a step after itself", {{"a", "a"}, {"b", "a"}}, "a, b<a"},
             Case{"a circle", {{"a", "c"}, {"b", "a"}, {"c", "b"}, {"d", ""}}, "d, a, b<a, c<b"},
         })
        EXPECT_EQ(roadText(c.declared), c.road) << c.what;
}

TEST(Road, EndsWithLibraries)
{
    Operation operation;
    operation.strategies.resize(3);
    operation.strategies[0].library = "NPP";
    operation.strategies[1].name = "global";
    operation.strategies[2].name = "shared";
    operation.strategies[2].after = "global";
    EXPECT_EQ(roadOf(operation), (std::vector<RoadStep>{{1, std::nullopt}, {2, 1}, {0, std::nullopt}}));
}

TEST(Road, OfEveryOperationHasItsStepsAmongItsStrategies)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        std::set<std::size_t> placed;
        for (const RoadStep& step : roadOf(operation)) {
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
