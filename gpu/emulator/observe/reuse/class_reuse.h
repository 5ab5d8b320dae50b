#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/reuse/class_stamps.h"
#include "gpu/emulator/observe/reuse/reuse_observer.h"

#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// The reads of a launch, from one block of each class, whose reads are stamped at the place of every block of the
/// class. The shift is found from a block at the other end of each axis; the reads of a block at the opposite corner
/// must then be where they are expected.
struct ClassReuse {
    std::vector<ClassStamp> global, shared;
    std::uint64_t blocksRun = 0;
};

/// None if classes cannot be used: there are none, their conditions combine several axes, or their blocks do not shift
/// by whole pixels.
std::optional<ClassReuse> reuseByClasses(const ReuseTarget& target, const BlockClassResult& classes, int pixelBytes,
                                         const EmulatorOptions& options, WorkerMemory& memory,
                                         const RunControl& control);

} // namespace tilescope::emulator
