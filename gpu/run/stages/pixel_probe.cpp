#include "gpu/run/stages/pixel_probe.h"

#include "gpu/emulator/emulator.h"
#include "gpu/run/plan_code.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tilescope
{

namespace
{

constexpr int width = 96, height = 64;
constexpr std::uint64_t mostInstructions = 20'000'000; ///< warp instructions: a fraction of a second

Image smallPicture()
{
    Image picture(width, height, PixelFormat::Rgb8);
    unsigned value = 1;
    for (std::byte& byte : picture.bytes()) {
        value = value * 1664525U + 1013904223U;
        byte = static_cast<std::byte>(value >> 24U);
    }
    return picture;
}

} // namespace

PixelProbe::PixelProbe(const Registry& registry, Toolchain& toolchain)
    : m_registry(registry), m_toolchain(toolchain),
      m_emulator(std::make_unique<Emulator>(EmulatorOptions{.warpInstructionLimit = mostInstructions})),
      m_picture(smallPicture())
{
}

PixelProbe::~PixelProbe() = default;

PixelCounts PixelProbe::countsFor(const Recipe& completed, const RunControl& control)
{
    const Strategy& strategy = m_registry.strategy(m_registry.operation(completed.operation), completed.strategy);
    if (!strategy.openCounts)
        return {};
    const std::string& text = completed.source ? *completed.source : strategy.source.text;
    const Known* known = m_known.find([&](const Known& one) {
        return one.operation == completed.operation && one.strategy == completed.strategy &&
               one.block == completed.block && one.text == text;
    });
    if (!known) {
        PixelCounts counts;
        try {
            counts = find(strategy, completed, control);
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error&) { // what is wrong is said when the text itself is planned and compiled
        }
        known = &m_known.add({completed.operation, completed.strategy, text, completed.block, counts});
        m_known.shrinkToCount(mostKnown);
    }
    return known->counts;
}

PixelCounts PixelProbe::find(const Strategy& strategy, const Recipe& recipe, const RunControl& control)
{
    const PixelCounts open = strategy.openCounts(recipe, Inputs(m_picture));
    if (!open.areKnown() || outcomeWith({}, recipe, control) != Outcome::OutOfBounds)
        return {};
    // Four values are stored only where four are read: a result of twice the sides has as many.
    static constexpr std::array<PixelCounts, 5> likely{{{3, 3}, {4, 4}, {3, 1}, {1, 3}, {4, 3}}};
    for (const PixelCounts& one : likely) {
        const PixelCounts counts{open.read > 0 ? one.read : 0, open.written > 0 ? one.written : 0};
        const auto isTooFew = [&](int PixelCounts::*which) {
            PixelCounts fewer = counts;
            return --(fewer.*which) < 2 || outcomeWith(fewer, recipe, control) == Outcome::OutOfBounds;
        };
        if (outcomeWith(counts, recipe, control) == Outcome::InBounds && isTooFew(&PixelCounts::read) &&
            isTooFew(&PixelCounts::written))
            return counts;
    }
    return {};
}

PixelProbe::Outcome PixelProbe::outcomeWith(const PixelCounts& counts, const Recipe& recipe, const RunControl& control)
{
    Inputs inputs(m_picture);
    inputs.pixelCounts = counts;
    const Plan plan = m_registry.plan(recipe, inputs);
    const auto code = emulatorCode(m_toolchain, recipe.compiler, plan, control);
    const EmulatorResult result = m_emulator->run(plan, code, m_picture, {}, control);
    for (const Finding& finding : result.findings)
        if (finding.endsRun)
            return finding.kind == FindingKind::OutOfBounds ? Outcome::OutOfBounds : Outcome::Unknown;
    return Outcome::InBounds;
}

} // namespace tilescope
