#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/emulator/emulator.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tilescope
{
namespace
{

/// In the emulator, with one compiler.
class EmulatedStrategy : public testing::TestWithParam<StrategyRow>
{
protected:
    EmulatedStrategy() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (m_toolchain.has(GetParam().compiler))
            return;
        for (const Toolchain::Found& found : m_toolchain.found())
            if (found.kind == GetParam().compiler)
                GTEST_SKIP() << found.detail;
    }

    std::vector<std::byte> emulate(const Plan& plan, const Image& image)
    {
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(m_toolchain.compile(
                GetParam().compiler, {source, plan.definitions, std::max(75, plan.minimumCapability), false}, {}));
        const EmulatorResult result = m_emulator.run(plan, modules, image, {}, {});
        for (const Finding& finding : result.findings)
            ADD_FAILURE() << nameOf(finding.kind) << " at " << finding.source << ":" << finding.line << ": "
                          << english(finding.message);
        return result.picture;
    }

    Execute executor()
    {
        return [this](const Plan& plan, const Image& image) { return emulate(plan, image); };
    }

private:
    Toolchain m_toolchain;
    Emulator m_emulator;
};

TEST_P(EmulatedStrategy, EqualsItsReferenceAtOddSizesAndBlocks)
{
    for (const StrategyCase& strategyCase : smallCases(GetParam())) {
        expectReference(strategyCase, executor());
        if (HasFailure())
            return;
    }
}

TEST_P(EmulatedStrategy, EqualsItsReferenceOnALargerPicture) { expectReference(largeCase(GetParam()), executor()); }

TEST_P(EmulatedStrategy, EqualsItsReferenceOnADarkPicture) { expectReference(darkCase(GetParam()), executor()); }

TEST_P(EmulatedStrategy, EqualsItsReferenceWithCompileTimeSizes)
{
    StrategyCase strategyCase = largeCase(GetParam());
    strategyCase.recipe.compileTimeSizes = true;
    expectReference(strategyCase, executor());
}

INSTANTIATE_TEST_SUITE_P(Every, EmulatedStrategy, testing::ValuesIn(emulatedRows()),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
