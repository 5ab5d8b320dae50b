#include "gpu/emulator/observe/path/plan_paths.h"

#include "gpu/emulator/observe/path/launch_paths.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/ptx/module.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace tilescope
{

using namespace emulator;

namespace
{

/// Whether the machine's code calls functions, for operands that the data decide.
bool mayCall(const LaunchSetup& setup)
{
    using ptx::Opcode;
    return std::ranges::any_of(setup.program->kernel->instructions, [](const ptx::Instruction& in) {
        return in.opcode == Opcode::Div || in.opcode == Opcode::Rem || in.opcode == Opcode::Sqrt ||
               in.opcode == Opcode::Rcp;
    });
}

/// Of a launch whose data earlier ones have not computed here.
void forgetCalls(LaunchPaths& paths)
{
    for (BlockPath& path : paths.paths)
        for (WarpPath& warp : path.warps)
            for (PathAccess& access : warp.accesses)
                if (access.target == PathTarget::Function)
                    access.lanes = 0;
}

} // namespace

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
        const bool readsInput = followsData || (i == 0 && mayCall(setups[i]));
        if (readsInput && filled.empty())
            filled = prepared.onInput(input);
        result.push_back(recordPaths(readsInput ? filled[i] : setups[i], classes, requests[i], engine.options,
                                     engine.pool, engine.workers, control));
        if (i > 0)
            forgetCalls(result.back());
        if (!followsData)
            filled.clear(); // the recorded blocks have written to it: what follows the data finds it as it was
    }
    return result;
}

} // namespace tilescope
