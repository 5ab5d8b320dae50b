#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"
#include "ui/block/pitch_cure.h"

#include <memory>
#include <utility>

namespace tilescope
{

/// What the block panel shows: a trace, and what follows from it once for all steps.
struct TracedBlock {
    std::shared_ptr<const BlockTrace> trace;
    TileGeometry geometry;
    PitchCure cure;
};

/// To be called away from the window's thread.
inline TracedBlock tracedBlock(BlockTrace trace, const TileGeometry& geometry, bool isEdited)
{
    const PitchCure cure = pitchCure(trace, geometry, isEdited);
    return {std::make_shared<const BlockTrace>(std::move(trace)), geometry, cure};
}

} // namespace tilescope
