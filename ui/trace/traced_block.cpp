#include "ui/trace/traced_block.h"

#include "gpu/recipe/run_control.h"
#include "gpu/run/runner.h"

#include <utility>

namespace tilescope
{

TracedBlock tracedBlock(BlockTrace trace, const TileGeometry& geometry, bool isEdited)
{
    const PitchCure cure = pitchCure(trace, geometry, isEdited);
    StepFindings findings = stepFindings(trace);
    return {std::make_shared<const BlockTrace>(std::move(trace)), geometry, cure, std::move(findings)};
}

TracedBlock traceBlock(Runner& runner, const BlockWish& wish, const RunControl& control)
{
    const auto traced = [&](const WarpTurns& turns) {
        return tracedBlock(runner.trace(wish.request, wish.block, wish.window, control, -1, turns), wish.geometry,
                           wish.request.recipe.source.has_value());
    };
    if (wish.inRunOrder)
        return traced(*wish.inRunOrder ? runTurns : alternatingTurns);
    TracedBlock block = traced(alternatingTurns);
    return block.findings.races.empty() ? block : traced(runTurns);
}

} // namespace tilescope
