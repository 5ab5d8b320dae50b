#include "gpu/emulator/emulator.h"
#include "tests/gpu/strategies/strategy_cases.h"

#include <gtest/gtest.h>

// Every strategy of every operation is a correct kernel: no finding is allowed, for any order of its warps.

namespace tilescope
{
namespace
{

class ShippedStrategy : public testing::TestWithParam<StrategyRow>
{
protected:
    ShippedStrategy() : m_toolchain(ToolchainOptions::fromEnvironment()) {}
    void SetUp() override
    {
        if (!m_toolchain.has(GetParam().compiler))
            GTEST_SKIP() << "The compiler is not installed.";
    }
    Toolchain m_toolchain;
};

TEST_P(ShippedStrategy, HasNoHazards)
{
    using Order = WarpTurns::Order;
    Emulator emulators[] = {Emulator({.threads = 2}), Emulator({.threads = 2, .turns = {Order::Descending, 1, 64}}),
                            Emulator({.threads = 2, .turns = {Order::Shuffled, 3, 64}})};
    std::vector<StrategyCase> cases = smallCases(GetParam());
    constexpr std::size_t enough = 6; // other tests compare the results of all of them
    for (std::size_t i = 0; i < cases.size(); i += std::max<std::size_t>(cases.size() / enough, 1)) {
        Emulator& emulator = emulators[i % std::size(emulators)];
        expectReference(cases[i], [&](const Plan& plan, const Image& image) {
            std::vector<CompiledModule> modules;
            for (const KernelSource& source : plan.sources)
                modules.push_back(m_toolchain.compile(GetParam().compiler, {source, plan.definitions, 75, false}, {}));
            const EmulatorResult result = emulator.run(plan, modules, image, {.hazards = true}, {});
            for (const Finding& finding : result.findings)
                ADD_FAILURE() << nameOf(finding.kind) << " at " << finding.source << ":" << finding.line << ","
                              << finding.otherLine << ": " << english(finding.message);
            return result.picture;
        });
        if (HasFailure())
            return;
    }
}

INSTANTIATE_TEST_SUITE_P(Every, ShippedStrategy, testing::ValuesIn(emulatedRows()),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
