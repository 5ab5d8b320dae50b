#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "tests/gpu/emulator/kernel_run.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::test
{

/// A shared array of 512 bytes.
inline const std::string tileText = ".shared .align 4 .b8 tile[512];";

/// 100, 101, …
std::vector<std::uint32_t> upTo(std::uint32_t count);

/// Each thread stores its element of "input" to `tile`; after a barrier it writes its neighbour's to "output".
KernelRun tileKernel(unsigned threads);

/// The trace of block (x, y) in the run's launch.
BlockTrace traceOf(const KernelRun& run, const TraceWindow& window = {}, unsigned x = 0, unsigned y = 0);

/// Every event as a word: its warp, its kind, and its lanes in hexadecimal: "0:load global ffffffff".
std::vector<std::string> wordsOf(const BlockTrace& trace);

/// Accesses to one kind of memory, by their index among the events.
std::vector<std::size_t> accessesTo(const BlockTrace& trace, TraceSpace space);

const TraceLanes& lanesOf(const BlockTrace& trace, std::size_t event, std::size_t entry = 0);
const TraceRegion& regionOf(const BlockTrace& trace, std::size_t event);

} // namespace tilescope::test
