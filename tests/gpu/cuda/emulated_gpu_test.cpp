#include "device_fixture.h"

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/operations/device_only.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

// With the emulator as the GPU (gpu.cuda.emulated_gpu), the backend must give what the emulator gives without it: what
// is tested is the way through the driver's functions. Real GPUs are compared with references (tests/gpu/strategies).

namespace tilescope
{
namespace
{

class EmulatedGpu : public CudaDeviceTest
{
protected:
    void SetUp() override
    {
        CudaDeviceTest::SetUp();
        if (backend && device.name.find("emulator") == std::string::npos)
            GTEST_SKIP() << device.name << " is a GPU.";
    }

    std::vector<CompiledModule> compiled(const Plan& plan)
    {
        std::vector<CompiledModule> list;
        for (const KernelSource& source : plan.sources)
            list.push_back(m_toolchain.compile(
                CompilerChoice::Auto, {source, plan.definitions, std::max(75, plan.minimumCapability), false}, {}));
        return list;
    }

    bool hasCompiler() const
    {
        return m_toolchain.has(CompilerChoice::Nvrtc) || m_toolchain.has(CompilerChoice::Clang);
    }

    /// The plan in the emulator, and twice by the backend: with memory that was never used, and with used memory.
    void expectSame(const Plan& plan, const Image& image)
    {
        modules = compiled(plan);
        const EmulatorResult emulated = m_emulator.run(plan, modules, image, {}, {});
        ASSERT_EQ(emulated.findings.size(), 0u);
        const auto input = std::make_shared<const Image>(image);
        for (int time = 0; time < 2; ++time) {
            const CudaResult result = run(plan, input);
            EXPECT_TRUE(result.picture == emulated.picture) << time;
            EXPECT_TRUE(result.sides == emulated.sides) << time;
        }
    }

private:
    Toolchain m_toolchain{ToolchainOptions::fromEnvironment()};
    Emulator m_emulator;
};

TEST_F(EmulatedGpu, SaysWhatItIs) { EXPECT_THAT(device.name, testing::HasSubstr("no GPU")); }

TEST_F(EmulatedGpu, EveryStrategyGivesTheEmulatorsResult)
{
    if (!hasCompiler())
        GTEST_SKIP() << "There is no compiler.";
    const Registry registry;
    std::vector<std::pair<const Operation*, const Strategy*>> rows;
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            rows.emplace_back(&operation, &strategy);
    std::size_t tried = 0;
    rows = thinned(rows, 5);
    for (const auto& [operation, strategy] : rows) {
        SCOPED_TRACE(operation->name + " " + strategy->name);
        const Image picture = registry.prepared(*operation, noiseImage(65, 43, PixelFormat::Rgb8));
        const Plan plan = registry.plan(defaultRecipe(registry, operation->name, strategy->name, picture), picture);
        if (!plan.deviceOnly.empty() || plan.minimumCapability > 10 * device.major + device.minor)
            continue;
        expectSame(plan, picture);
        ++tried;
    }
    EXPECT_GT(tried, rows.size() / 2);
}

} // namespace
} // namespace tilescope
