#pragma once

#include "gpu/emulator/emulator.h"
#include "tests/gpu/emulator/kernel_run.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope::test
{

/// Block (x, y) of the run's launch.
BlockTrace traceOf(const KernelRun& run, const TraceWindow& window = {}, unsigned x = 0, unsigned y = 0);

/// Every event as a word: its warp, what it is, and its lanes in hexadecimal. "0:load global ffffffff".
std::vector<std::string> wordsOf(const BlockTrace& trace);

/// Accesses of one kind of memory, by their place among the events.
std::vector<std::size_t> accessesTo(const BlockTrace& trace, TraceSpace space);

const TraceLanes& lanesOf(const BlockTrace& trace, std::size_t event, std::size_t entry = 0);
const TraceRegion& regionOf(const BlockTrace& trace, std::size_t event);

} // namespace tilescope::test
