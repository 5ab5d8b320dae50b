#pragma once

#include "gpu/emulator/execute/warp.h"

namespace tilescope::emulator
{

/// Lets lanes that wait at a join, or on the other side of a branch, run before those that run now and stand at
/// Warp::resume: for programs whose lanes may part (Program::lanesPart), where the others may be waiting for them.
/// False when no lane waits. Those that went ahead wait in turn at the next join, barrier or instruction across lanes
/// (handlers/lanes.h, awaitOvertaken).
bool overtake(Warp& warp);

} // namespace tilescope::emulator
