#pragma once

#include "gpu/recipe/finding_kind.h"
#include "gpu/timing/prediction.h"

#include <optional>
#include <vector>

namespace tilescope
{

/// PTX instructions of a kernel, by index: true for those that a finding is about.
using Sites = std::vector<bool>;

/// Whether pathsWithout() knows what is left of a kernel without such a finding.
bool hasGain(FindingKind kind);

/// The paths as they would be if the instructions at these sites were free of what the finding describes:
/// - BankConflict: as many wavefronts as the words of the lanes need.
/// - Uncoalesced: as many sectors as the bytes of the lanes need, side by side. Of the lines that an access touches,
///   each execution has others, so that together they touch what they touched.
/// - Contention: each lane of an atomic has an address of its own.
/// - Divergence: what the parted threads of several warps execute, whole warps execute instead.
LaunchPaths pathsWithout(FindingKind kind, LaunchPaths paths, const Sites& sites);

/// How many microseconds less a launch is predicted to take without it. `made` is the launch's own prediction. Throws
/// Cancelled.
double savedUs(FindingKind kind, const Sites& sites, const GpuModel& gpu, const MachineFigures& figures,
               const TimedLaunch& launch, const LaunchPrediction& made, const RunControl& control);

} // namespace tilescope
