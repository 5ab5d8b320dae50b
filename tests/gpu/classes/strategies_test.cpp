#include "class_truth.h"

#include "tests/gpu/strategies/strategy_cases.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

// Every strategy with every available compiler: its blocks have classes, and these are right.

namespace tilescope
{
namespace
{

class StrategyClasses : public testing::TestWithParam<StrategyRow>
{
protected:
    StrategyClasses() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (!m_toolchain.has(GetParam().compiler))
            GTEST_SKIP() << "The compiler is not installed.";
    }

    void expectClasses(const StrategyCase& strategyCase, const emulator::BlockClassOptions& options)
    {
        SCOPED_TRACE(strategyCase.description());
        Inputs inputs(strategyCase.image);
        inputs.files = strategyCase.files;
        const Plan plan = m_registry.plan(strategyCase.recipe, inputs);
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(m_toolchain.compile(GetParam().compiler, {source, plan.definitions, 75, false}, {}));
        for (std::size_t launch = 0; launch < plan.launches.size(); ++launch) {
            SCOPED_TRACE(plan.launches[launch].kernel);
            const test::ClassTruth truth = test::findTruth(plan, modules, strategyCase.image, launch, options);
            if (!truth.classes.classes.empty()) {
                test::expectClassesHold(truth);
                continue;
            }
            // "projections" reads pixels to count the white ones, "match" to divide where there is contrast, and what
            // packs a piece of images how many it has.
            const std::set<std::string> readsToBranch{"projections", "match", "packPatches", "packStack",
                                                      "packGenerated"};
            if (readsToBranch.contains(plan.launches[launch].kernel)) {
                EXPECT_THAT(english(truth.classes.reason),
                            testing::AnyOf(testing::HasSubstr("read from memory"), testing::HasSubstr("a texture")));
                EXPECT_GT(truth.classes.line, 0);
            } else {
                EXPECT_THAT(english(truth.classes.reason), testing::HasSubstr("differ too much"));
                EXPECT_GT(plan.launches[launch].grid.x * plan.launches[launch].grid.y, options.maxClasses);
            }
        }
    }

private:
    Registry m_registry;
    Toolchain m_toolchain;
};

TEST_P(StrategyClasses, Hold)
{
    const std::vector<StrategyCase> cases = smallCases(GetParam());
    for (std::size_t i = 0; i < cases.size(); i += 24) {
        emulator::BlockClassOptions options;
        options.modulo = i % 48 ? 128 : 32;
        expectClasses(cases[i], options);
        if (HasFailure())
            return;
    }
    expectClasses(largeCase(GetParam()), {});
}

INSTANTIATE_TEST_SUITE_P(Every, StrategyClasses, testing::ValuesIn(thinned(emulatedRows(), 3)),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
