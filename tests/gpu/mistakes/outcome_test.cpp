#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/mistakes/mistake_rows.h"
#include "tests/gpu/operations/noise.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

// The effect of each mistake in the emulator: its findings, and whether the picture is wrong.

namespace tilescope
{
namespace
{

/// Its sides are no multiples of any block's. A bright part of little contrast on the left, a flat part, noise up to
/// the right edge.
ImagePtr testPicture(PixelFormat format)
{
    constexpr int width = 75, height = 45;
    Image image = noiseImage(width, height, format);
    const int channels = channelCount(format);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < 44 * channels; ++x) {
            std::uint8_t& value = image.row<std::uint8_t>(y)[x];
            value = static_cast<std::uint8_t>(x < 20 * channels ? 250 + value % 3 : 96);
        }
    return std::make_shared<const Image>(std::move(image));
}

/// Treats the strategy's text as edited, so that both runs of a comparison are checked alike.
Recipe withoutMistake(const Registry& registry, const MistakeRow& row, CompilerChoice compiler)
{
    const Operation& operation = registry.operation(row.operation);
    Recipe recipe;
    recipe.operation = row.operation;
    recipe.strategy = row.strategy;
    recipe.block = row.mistake.block.value_or(operation.defaultBlock);
    recipe.parameters = row.mistake.parameters;
    recipe.backend = BackendChoice::Emulator;
    recipe.compiler = compiler;
    recipe.source = registry.strategy(operation, row.strategy).source.text;
    return recipe;
}

std::set<std::string> kindsOf(const Report& report)
{
    std::set<std::string> kinds;
    for (const Finding& finding : report.findings)
        kinds.insert(nameOf(finding.kind));
    return kinds;
}

/// The cost in the counters that an advice of this kind refers to; 0 for other kinds.
std::uint64_t costOf(const Report& report, FindingKind kind)
{
    const Counters& counters = report.counters.value();
    if (kind == FindingKind::Uncoalesced)
        return counters.globalLoad.sectors + counters.globalStore.sectors;
    if (kind == FindingKind::BankConflict)
        return counters.sharedLoad.wavefronts + counters.sharedStore.wavefronts;
    return 0;
}

class MistakeOutcome : public testing::TestWithParam<MistakeRow>
{
protected:
    MistakeOutcome() : m_runner(options()) {}

    Report run(const Recipe& recipe, PixelFormat format)
    {
        RunRequest request;
        request.recipe = recipe;
        request.image = testPicture(format);
        request.timing = false;
        request.annotate = false;
        return m_runner.run(request, {});
    }

    Report runMistaken(PixelFormat format)
    {
        return run(m_runner.registry().withMistake(own(), GetParam().mistake.name), format);
    }

    static bool finds(FindingKind kind)
    {
        const std::vector<FindingKind>& kinds = GetParam().mistake.finds;
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }

    Recipe own() const
    {
        return withoutMistake(m_runner.registry(), GetParam(), compilerFor(GetParam(), m_runner.toolchain()));
    }

private:
    static RunnerOptions options()
    {
        RunnerOptions options = RunnerOptions::fromEnvironment();
        options.allowCuda = false;
        return options;
    }

    Runner m_runner;
};

TEST_P(MistakeOutcome, IsFoundAndSeenAsItSays)
{
    const Mistake& mistake = GetParam().mistake;
    const Report before = run(own(), PixelFormat::Rgb8), after = runMistaken(PixelFormat::Rgb8);
    const std::set<std::string> kindsBefore = kindsOf(before), kindsAfter = kindsOf(after);
    for (const FindingKind kind : mistake.finds) {
        const std::string name = nameOf(kind);
        EXPECT_TRUE(kindsAfter.contains(name))
            << "no finding of kind " << name << " but of " << testing::PrintToString(kindsAfter);
        if (kindsBefore.contains(name)) {
            EXPECT_GE(costOf(after, kind), costOf(before, kind) * 5 / 4) << name << " was there before";
        }
    }
    for (const Finding& finding : after.findings)
        if (finding.severity == Severity::Error) {
            EXPECT_TRUE(finds(finding.kind))
                << nameOf(finding.kind) << " at line " << finding.line << ": " << english(finding.message);
        }

    ASSERT_TRUE(before.check.has_value());
    EXPECT_EQ(before.check->mismatches, 0u);
    const bool differs = !after.check || after.check->mismatches > 0;
    EXPECT_EQ(differs, mistake.pictureChanges);
    EXPECT_EQ(after.check.has_value(), !after.failed());
    EXPECT_EQ(kindsAfter.contains("never_written"), finds(FindingKind::NeverWritten))
        << "a mistake that leaves output unwritten";
}

class MistakeOutcomeInGrey : public MistakeOutcome
{
};

TEST_P(MistakeOutcomeInGrey, IsSeenUnlessItIsOneOfColour)
{
    const Report after = runMistaken(PixelFormat::Grey8);
    const bool differs = !after.check || after.check->mismatches > 0;
    EXPECT_EQ(differs, GetParam().mistake.pictureChanges && !GetParam().mistake.onlyColour);
    for (const FindingKind kind : GetParam().mistake.finds)
        EXPECT_TRUE(kindsOf(after).contains(nameOf(kind))) << "no finding of kind " << nameOf(kind);
}

INSTANTIATE_TEST_SUITE_P(Every, MistakeOutcome, testing::ValuesIn(thinned(mistakeRows(), 5)),
                         [](const auto& row) { return rowName(row.param); });
INSTANTIATE_TEST_SUITE_P(Every, MistakeOutcomeInGrey, testing::ValuesIn(thinned(colourRows(), 3)),
                         [](const auto& row) { return rowName(row.param); });

} // namespace
} // namespace tilescope
