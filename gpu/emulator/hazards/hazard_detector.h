#pragma once

#include "gpu/emulator/launch_setup.h"
#include "gpu/emulator/observer.h"
#include "gpu/recipe/report.h"

#include <memory>
#include <vector>

namespace tilescope::emulator
{

/// Finds what is wrong with a launch although it may have given the right picture: races on shared memory, and between
/// blocks on global memory; reads of shared or local memory that nothing was written to; threads that return before a
/// barrier. One object a launch; each worker thread has an observer of its own.
class HazardDetector
{
public:
    struct Options {
        bool betweenBlocks = true;              ///< needs every block to run, and memory for each byte of the buffers
        std::size_t maxGlobalBytes = 64U << 20; ///< beyond it global memory is not watched
    };

    HazardDetector(const LaunchSetup& setup, const Options& options, unsigned workers);
    ~HazardDetector();

    Observer& observer(unsigned worker);

    /// After the launch: one finding a pair of lines, errors first, the most frequent first. At most 20.
    std::vector<Finding> findings() const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope::emulator
