#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/recipe/report.h"

#include <cstdint>
#include <memory>
#include <optional>
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
        bool betweenBlocks = true; ///< needs every block to run
        /// For watching the buffers that the launch stores to: 8 to 40 bytes for each of their elements, as narrow as
        /// the kernel's narrowest access to them. Buffers that need more are not watched.
        std::size_t maxGlobalBytes = 256U << 20;
    };

    HazardDetector(const LaunchSetup& setup, const Options& options, unsigned workers);
    ~HazardDetector();

    Observer& observer(unsigned worker);

    /// After the launch: one finding a pair of lines, errors first, the most frequent first. At most 20. The same for
    /// any number of workers. `endedIn`: the block whose fault ended the launch; of those above it nothing is told.
    std::vector<Finding> findings(std::optional<std::uint64_t> endedIn = {}) const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope::emulator
