#include "gpu/emulator/emulator.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/strategies/strategy_cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

namespace tilescope
{
namespace
{

struct Emulated {
    std::vector<float> values;
    std::vector<std::uint64_t> sums;
};

class CovarianceKernels : public testing::TestWithParam<StrategyRow>
{
protected:
    CovarianceKernels() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void SetUp() override
    {
        if (!m_toolchain.has(GetParam().compiler))
            GTEST_SKIP() << "The compiler is not installed.";
    }

    Recipe recipeOf(BlockSize block, ParameterValues values) const
    {
        Recipe recipe;
        recipe.operation = "covariance";
        recipe.strategy = GetParam().strategy;
        recipe.block = block;
        recipe.parameters = std::move(values);
        return m_registry.completed(recipe);
    }

    Emulated emulate(const Recipe& recipe, const Image& image)
    {
        const Plan plan = m_registry.plan(recipe, image);
        const int architecture = std::max(75, plan.minimumCapability);
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : plan.sources)
            modules.push_back(
                m_toolchain.compile(GetParam().compiler, {source, plan.definitions, architecture, false}, {}));
        const EmulatorResult result = m_emulator.run(plan, modules, image, {}, {});
        for (const Finding& finding : result.findings)
            ADD_FAILURE() << nameOf(finding.kind) << " at " << finding.source << ":" << finding.line << ": "
                          << english(finding.message);
        Emulated run{.values = std::vector<float>(result.picture.size() / sizeof(float)), .sums = {}};
        std::memcpy(run.values.data(), result.picture.data(), result.picture.size());
        const std::size_t pixels = static_cast<std::size_t>(plan.pictureWidth);
        const std::size_t bytesOfSum = result.sides.at(0).size() / pixels; // 8 where there may be many more images
        for (std::size_t pixel = 0; pixel < pixels; ++pixel) {
            std::uint64_t sum = 0;
            std::memcpy(&sum, result.sides[0].data() + pixel * bytesOfSum, bytesOfSum);
            run.sums.push_back(sum);
        }
        return run;
    }

    const Operation& operation() const { return m_registry.operation("covariance"); }

    /// The square blocks with these sides that the strategy accepts; if it accepts none, the one that it names.
    std::vector<BlockSize> blocksOf(const std::vector<int>& sides) const
    {
        std::vector<BlockSize> blocks;
        BlockSize named;
        for (const int side : sides)
            try {
                m_registry.plan(recipeOf({side, side}, {{"data", std::string("generated")}}),
                                Image(1, 1, PixelFormat::Grey8));
                blocks.push_back({side, side});
            } catch (const SettingError& error) {
                named = parseBlockSize(std::get<std::string>(error.nearest.value()));
            }
        return blocks.empty() ? std::vector{named} : blocks;
    }

    /// Pixels are rounded to 11 bits: each factor by up to 2⁻¹² of itself, and no mean of products exceeds 1/4.
    double roundingOfOne() const
    {
        const std::string& name = GetParam().strategy;
        return name == "tf32" || name == "half" ? 2 * 0x1p-12 / 4 : 1e-6;
    }

private:
    Registry m_registry;
    Toolchain m_toolchain;
    Emulator m_emulator;
};

/// The operation's tolerance is for the worst case; this test is for a typical one.
TEST_P(CovarianceKernels, AreExactToTheRoundingOfFloats)
{
    const Image picture = noiseImage(70, 50, PixelFormat::Grey8);
    for (const BlockSize block : blocksOf({2, 8, 16, 31, 32}))
        for (const std::string data : {"patches", "generated"}) {
            SCOPED_TRACE(toText(block) + " " + data);
            const Recipe recipe = recipeOf(block, {{"data", data}, {"rows", std::int64_t{131}}});
            const Image expected = operation().reference(recipe, picture, {});
            const Emulated run = emulate(recipe, picture);
            ASSERT_EQ(run.values.size(), 64u * 64u);
            for (std::size_t i = 0; i < run.values.size(); ++i)
                ASSERT_NEAR(run.values[i], expected.row<float>(0)[i], roundingOfOne()) << "at element " << i;
            for (std::size_t y = 0; y < 64; ++y)
                for (std::size_t x = 0; x < y; ++x)
                    ASSERT_EQ(run.values[y * 64 + x], run.values[x * 64 + y]) << "not mirrored";
        }
}

TEST_P(CovarianceKernels, SumLevelsExactly)
{
    Image white(512, 8, PixelFormat::Grey8);
    for (std::byte& level : white.bytes())
        level = std::byte{255};
    const Emulated run = emulate(recipeOf(blocksOf({16}).front(), {{"stride", std::int64_t{1}}}), white); // 505 patches
    EXPECT_EQ(run.sums, std::vector<std::uint64_t>(64, 505 * 255));
    EXPECT_EQ(run.values, std::vector<float>(64 * 64, 0.0F));
}

std::vector<StrategyRow> covarianceRows()
{
    std::vector<StrategyRow> rows = emulatedRows();
    std::erase_if(rows, [](const StrategyRow& row) { return row.operation != "covariance"; });
    return rows;
}

INSTANTIATE_TEST_SUITE_P(Every, CovarianceKernels, testing::ValuesIn(covarianceRows()),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
