#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"
#include "gpu/run/run_request.h"
#include "ui/trace/step_finding.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace tilescope
{

struct RunControl;

class Runner;

/// The pitch of the shared tile's rows, and the pitch that would remove its bank conflicts.
struct PitchCure {
    std::size_t pitchBytes = 0;           ///< now; 0: unknown
    std::optional<std::size_t> cureBytes; ///< none if there are no conflicts, or no pitch helps
    int elementBytes = 1;
};

/// Applies the rule of gpu/advice to the accesses of this block. `isEdited`: the kernel's text is not the strategy's
/// own, so the pitch is taken from its accesses, not from the strategy.
PitchCure pitchCure(const BlockTrace& trace, const TileGeometry& geometry, bool isEdited);

/// What the block panel shows: a trace and the values derived from it once for all steps.
struct TracedBlock {
    std::shared_ptr<const BlockTrace> trace;
    TileGeometry geometry;
    PitchCure cure;
    StepFindings findings;
};

/// To be called off the GUI thread, as the next one.
TracedBlock tracedBlock(BlockTrace trace, const TileGeometry& geometry, bool isEdited);

/// What is to be traced.
struct BlockWish {
    RunRequest request;
    Dim3 block;
    TraceWindow window;
    TileGeometry geometry; ///< of the run's report
    /// The order of the warps in the windows of the same block that were traced before.
    std::optional<bool> inRunOrder;
};

/// Traces the block with warps that alternate after each event, as they do on a GPU; if its warps race, once more in
/// the order in which the emulator made the picture, since that shows why it is wrong. Throws as Runner::trace().
TracedBlock traceBlock(Runner& runner, const BlockWish& wish, const RunControl& control);

} // namespace tilescope
