#include "gpu/compile/toolchain.h"
#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"
#include "tests/gpu/strategies/strategy_cases.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>

namespace tilescope
{
namespace
{

/// The adaptive threshold's second output, compared with counting the pixels of its first.
class Projections : public testing::TestWithParam<CompilerChoice>
{
protected:
    Projections() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (!m_toolchain.has(GetParam()))
            GTEST_SKIP() << "The compiler is not installed.";
    }

    std::vector<CompiledModule> modules(const Plan& plan, int computeCapability, bool cubin)
    {
        std::vector<CompiledModule> compiled;
        for (const KernelSource& source : plan.sources)
            compiled.push_back(
                m_toolchain.compile(GetParam(), {source, plan.definitions, computeCapability, cubin}, {}));
        return compiled;
    }

    /// Every strategy with blocks that extend beyond both edges, or are narrower than a warp, or have one thread.
    template <typename Execute>
    void tryAll(const Execute& execute, bool onDevice)
    {
        const Registry registry;
        const Operation& operation = registry.operation("adaptive_threshold");
        for (const Strategy& strategy : operation.strategies)
            for (const auto& [width, height] : {std::pair{1, 1}, {65, 49}, {31, 40}})
                for (const BlockSize block : {BlockSize{32, 4}, {17, 3}, {1, 1}, {1, 64}}) {
                    SCOPED_TRACE(testing::Message() << strategy.name << " " << width << "x" << height
                                                    << " in blocks of " << toText(block));
                    Recipe recipe;
                    recipe.operation = operation.name;
                    recipe.strategy = strategy.name;
                    recipe.block = block;
                    recipe.parameters["window"] = std::int64_t{3};
                    const Image image = noiseImage(width, height, PixelFormat::Grey8);
                    const Plan plan = registry.plan(acceptedRecipe(registry, registry.completed(recipe), image), image);
                    if (onDevice || plan.deviceOnly.empty())
                        execute(plan, image);
                }
    }

    static void expectCounts(const Image& image, const std::vector<std::byte>& picture,
                             const std::vector<SharedBytes>& sides)
    {
        const auto width = static_cast<std::size_t>(image.width()), height = static_cast<std::size_t>(image.height());
        ASSERT_EQ(picture.size(), width * height);
        ASSERT_EQ(sides.size(), 2u);
        std::vector<std::uint32_t> columns(width), rows(height);
        for (std::size_t i = 0; i < picture.size(); ++i)
            if (picture[i] == std::byte{255}) {
                ++columns[i % width];
                ++rows[i / width];
            }
        const auto counts = [](std::span<const std::byte> side) {
            std::vector<std::uint32_t> result(side.size() / 4);
            std::memcpy(result.data(), side.data(), result.size() * 4);
            return result;
        };
        EXPECT_EQ(counts(sides[0]), columns);
        EXPECT_EQ(counts(sides[1]), rows);
    }

private:
    Toolchain m_toolchain;
};

TEST_P(Projections, CountTheWhitePixelsInTheEmulator)
{
    Emulator emulator;
    tryAll(
        [&](const Plan& plan, const Image& image) {
            const EmulatorResult result = emulator.run(plan, modules(plan, 75, false), image, {}, {});
            EXPECT_TRUE(result.findings.empty());
            expectCounts(image, result.picture, result.sides);
        },
        false);
}

TEST_P(Projections, CountTheWhitePixelsOnTheDevice)
{
    const DeviceProbe probe = probeDevice();
    if (!probe.device)
        GTEST_SKIP() << english(probe.reason);
    const auto backend = CudaBackend::open(*probe.device);
    const int computeCapability = 10 * backend->device().major + backend->device().minor;
    CudaOptions options;
    options.measure = false;
    tryAll(
        [&](const Plan& plan, const Image& image) {
            const CudaResult result = backend->run(plan, modules(plan, computeCapability, true),
                                                   std::make_shared<const Image>(image), options, {});
            expectCounts(image, result.picture, result.sides);
        },
        true);
}

INSTANTIATE_TEST_SUITE_P(Every, Projections, testing::Values(CompilerChoice::Nvrtc, CompilerChoice::Clang),
                         [](const auto& row) { return row.param == CompilerChoice::Nvrtc ? "nvrtc" : "clang"; });

} // namespace
} // namespace tilescope
