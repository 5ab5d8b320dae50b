#pragma once

#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/hazards/output_map.h"
#include "gpu/emulator/observe/observer.h"
#include "gpu/recipe/report.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// Finds hazards of a launch even if its picture was right: races on shared and on global memory, within blocks and
/// between them; reads of shared or local memory that was not written; threads that return before a barrier. One object
/// per launch; each worker thread has its own observer.
class HazardDetector
{
public:
    struct Options {
        bool betweenBlocks = true; ///< requires that every block runs
        /// For watching the buffers that the launch stores to: 8 to 40 bytes per element, which is as narrow as the
        /// kernel's narrowest access to them. Buffers that need more are not watched.
        std::size_t maxGlobalBytes = 256U << 20;
        OutputMap* output = nullptr; ///< is told of the stores to the plan's picture
    };

    HazardDetector(const LaunchSetup& setup, const Options& options, unsigned workers);
    ~HazardDetector();

    Observer& observer(unsigned worker);

    /// To be called after the launch: one finding per pair of lines, errors first, then by frequency. At most 20. The
    /// same for any number of workers. `endedIn`: the block whose fault ended the launch; blocks above it are not
    /// reported.
    std::vector<Finding> findings(std::optional<std::uint64_t> endedIn = {}) const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope::emulator
