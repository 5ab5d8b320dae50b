#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/reuse/class_stamps.h"
#include "gpu/emulator/observe/reuse/reuse_observer.h"

#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// The reads of a launch by one block of each class, whose reads are stamped wherever a block of the class stands. How
/// far they move is found from a block at the other end of each axis; a block at the opposite corner must then be where
/// it is expected.
struct ClassReuse {
    std::vector<ClassStamp> global, shared;
    std::uint64_t blocksRun = 0;
};

/// None where classes cannot tell: they are none, depend on more than each axis alone, or their blocks do not move by
/// whole pixels.
std::optional<ClassReuse> reuseByClasses(const ReuseTarget& target, const BlockClassResult& classes, int pixelBytes,
                                         const EmulatorOptions& options, WorkerMemory& memory,
                                         const RunControl& control);

} // namespace tilescope::emulator
