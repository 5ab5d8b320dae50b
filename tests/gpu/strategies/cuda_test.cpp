#include "tests/gpu/strategies/strategy_cases.h"

#include "gpu/cuda/cuda_backend.h"
#include "tests/gpu/operations/device_only.h"

#include <gtest/gtest.h>

#include <memory>

namespace tilescope
{
namespace
{

/// On the CUDA device, with one compiler; skipped if there is no device.
class CudaStrategy : public testing::TestWithParam<StrategyRow>
{
protected:
    CudaStrategy() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        const DeviceProbe probe = probeDevice();
        if (!probe.device)
            GTEST_SKIP() << english(probe.reason);
        if (!m_toolchain.has(GetParam().compiler))
            GTEST_SKIP() << "The compiler is not installed.";
        m_backend = CudaBackend::open(*probe.device);
        if (GetParam().compiler == CompilerChoice::Clang &&
            defaultPlan(Registry(), GetParam().operation, GetParam().strategy).minimumCapability >= 90)
            GTEST_SKIP() << "Not every clang knows such a device.";
        try {
            const StrategyCase tried = largeCase(GetParam());
            launch(Registry().plan(tried.recipe, tried.image), tried.image);
        } catch (const SettingError& error) {
            if (error.field != "strategy")
                throw;
            GTEST_SKIP() << error.what(); // a library that is not installed, or a GPU that is too old
        }
    }

    std::vector<std::byte> launch(const Plan& plan, const Image& image)
    {
        const DeviceInfo& device = m_backend->device();
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(m_toolchain.compile(
                GetParam().compiler,
                {source, plan.definitions, 10 * device.major + device.minor, true, plan.architectureSpecific}, {}));
        CudaOptions options;
        options.measure = false;
        return m_backend->run(plan, modules, std::make_shared<const Image>(image), options, {}).picture;
    }

    Execute executor()
    {
        return [this](const Plan& plan, const Image& image) { return launch(plan, image); };
    }

private:
    Toolchain m_toolchain;
    std::unique_ptr<CudaBackend> m_backend;
};

TEST_P(CudaStrategy, EqualsItsReferenceAtOddSizesAndBlocks)
{
    std::vector<StrategyCase> cases = smallCases(GetParam());
    for (StrategyCase& strategyCase : cases) {
        try {
            expectReference(strategyCase, executor());
        } catch (const SettingError& error) { // it needs too many registers for this many threads on this device
            if (error.field != "block" || !error.nearest)
                throw;
            strategyCase.recipe.block = parseBlockSize(std::get<std::string>(*error.nearest));
            expectReference(strategyCase, executor());
        }
        if (HasFailure())
            return;
    }
}

TEST_P(CudaStrategy, EqualsItsReferenceOnADarkPicture) { expectReference(darkCase(GetParam()), executor()); }

TEST_P(CudaStrategy, EqualsItsReferenceOnALargerPicture) { expectReference(largeCase(GetParam()), executor()); }

TEST_P(CudaStrategy, EqualsItsReferenceWithCompileTimeSizes)
{
    StrategyCase strategyCase = largeCase(GetParam());
    strategyCase.recipe.compileTimeSizes = true;
    expectReference(strategyCase, executor());
}

INSTANTIATE_TEST_SUITE_P(Every, CudaStrategy, testing::ValuesIn(strategyRows()),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
