#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

namespace tilescope
{

/// How far apart the rows of the shared tile lie, and how far they would have to lie to end its bank conflicts.
struct PitchCure {
    std::size_t pitchBytes = 0;           ///< now; 0: not known
    std::optional<std::size_t> cureBytes; ///< none where nothing is in conflict, or no pitch helps
    int elementBytes = 1;
};

/// By the rule of gpu/advice: tried on the accesses of this block. `isEdited`: the kernel's text is not the strategy's
/// own, so that the rows lie as its accesses show and not as the strategy says.
PitchCure pitchCure(const BlockTrace& trace, const TileGeometry& geometry, bool isEdited);

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
