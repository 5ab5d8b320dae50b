#pragma once

#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope
{

class PreparedPlan;

/// The result of checking a few blocks of a plan's launches.
struct BlockCheck {
    std::vector<Finding> findings;              ///< as in EmulatorResult, but without hazards between blocks
    EmulationReport emulation;                  ///< blocksRun is the number of checked blocks; 0 with a reason
    std::vector<std::size_t> staticSharedBytes; ///< per launch
    Message reason;       ///< why a launch's blocks have no classes, with the line; nothing was run then
    bool tooMany = false; ///< the only reason is their number or length (BlockClassResult::tooMany)
};

/// Checks for errors and hazards, with the input's data, in one block per class of every launch and a few others. If
/// blocks have classes, no address and no branch depends on data, and all blocks of a class access the same places up
/// to a distance within the same buffers: an error that is in none of these blocks is in no block of the launch. If
/// there are no classes, nothing is run and `reason` says why. With `sampled`, that many blocks of each launch, spread
/// over the grid with its corners and edges, are checked instead, which proves nothing about the others; a later launch
/// then mostly finds 0xCD where it reads results of an earlier one. Copies the input, as Emulator::run() does.
BlockCheck checkPlan(const PreparedPlan& prepared, const Image& input, std::uint64_t sampled,
                     const RunControl& control);

} // namespace tilescope
