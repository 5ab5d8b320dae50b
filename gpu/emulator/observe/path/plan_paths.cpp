#include "gpu/emulator/observe/path/plan_paths.h"

#include "gpu/emulator/observe/path/launch_paths.h"
#include "gpu/emulator/prepared_plan.h"

#include <stdexcept>
#include <string>

namespace tilescope
{

using namespace emulator;

std::vector<LaunchPaths> pathsOfPlan(const PreparedPlan& prepared, const Image& input,
                                     std::span<const PathRequest> requests, const RunControl& control)
{
    constexpr BlockClassOptions quick{.maxSteps = 400'000};
    const std::size_t launches = prepared.plan.launches.size();
    if (requests.size() != launches)
        throw std::runtime_error("The plan has " + std::to_string(launches) + " launches, but paths of " +
                                 std::to_string(requests.size()) + " were requested.");
    Engine& engine = prepared.engine;
    const std::vector<LaunchSetup> setups = prepared.onUndefinedBuffers();
    std::vector<LaunchSetup> filled; ///< made for the first launch that follows the data
    std::vector<LaunchPaths> result;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        const BlockClassResult classes = findBlockClasses(setups[i], quick, control);
        const bool followsData = classes.classes.empty() && !classes.tooMany;
        if (followsData && filled.empty())
            filled = prepared.onInput(input);
        result.push_back(recordPaths(followsData ? filled[i] : setups[i], classes, requests[i], engine.options,
                                     engine.pool, engine.workers, control));
    }
    return result;
}

} // namespace tilescope
