#include "gpu/emulator/observe/story/plan_story.h"

#include "gpu/emulator/observe/story/lane_paths.h"
#include "gpu/emulator/observe/story/story_finder.h"
#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/observe/trace/trace_block.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"

#include <string>

namespace tilescope
{

using namespace emulator;

ValueStory storyOfPlan(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
                       const StoryTarget& target, const RunControl& control, const WarpTurns& turns)
{
    const Plan& plan = prepared.plan;
    Engine& engine = prepared.engine;
    ValueStory story;
    atBlock(prepared, input, launch, block, control, [&](const LaunchSetup& setup, SparseBuffers* sparse) {
        LanePaths paths(static_cast<std::uint32_t>(setup.warps));
        const std::string& ptx = prepared.modules[plan.launches[launch].source].ptx;
        const TraceTask task{plan, setup, ptx, block, {0, mostStoryEvents}, sparse, &paths, turns};
        const BlockTrace trace = traceBlock(task, engine.workers.front(), engine.options, control);
        if (!trace.isWhole())
            throw MessageError(
                say(gpu::phrase("This block makes %1 accesses, branches and barriers, but a value can be traced "
                                "through at most %2. Use a smaller filter, template or set of images."),
                    std::to_string(trace.totalEvents), std::to_string(mostStoryEvents)));
        story = findStory(plan, *setup.program->kernel, trace, paths, target, control);
    });
    return story;
}

} // namespace tilescope
