#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/path/block_path.h"
#include "gpu/timing/multiprocessor.h"

#include <string>

namespace tilescope::test
{

/// A kernel whose body is given as PTX, run by one block. %r0 is threadIdx.x, %r1 … %r63, %f1 … %f63 and %p1 … %p7 are
/// free; `tile` is 16 KB of shared memory, `table` 4 KB of constants.
class PtxBlock
{
public:
    PtxBlock(const std::string& body, unsigned threads);

    /// On a multiprocessor of an H100, with so many of these blocks at a time, one after the other.
    MultiprocessorRun simulate(std::size_t blocks = 1, unsigned resident = 1, std::size_t timelineWarps = 0) const;
    /// Cycles of a block without what a kernel's first instructions cost.
    double cycles() const;
    const ptx::Module& module() const { return m_module; }
    const LaunchPaths& paths() const { return m_paths; }

private:
    ptx::Module m_module;
    LaunchPaths m_paths;
};

std::string repeated(const std::string& text, int times);

} // namespace tilescope::test
