#pragma once

#include "gpu/emulator/translate/uniformity.h"

namespace tilescope::emulator
{

/// Whether a lane may go round a loop until another lane of its warp has stored something, as
/// `while (atomicCAS(&lock, 0, 1) != 0) {}` does: a loop has an atomic instruction whose result is used or a volatile
/// load, and not all lanes go the same way through the kernel.
///
/// Since Volta such lanes do not keep the others of their warp from running. A stack of joins does keep them, so the
/// emulator lets waiting lanes overtake those that go round (overtaking.h). Then nothing may rest on all lanes being at
/// one place together: findUniformity has to be told.
bool maySpin(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity);

} // namespace tilescope::emulator
