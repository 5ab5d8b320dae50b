#include "gpu/emulator/observe/reuse/plan_reuse.h"

#include "gpu/emulator/observe/reuse/class_reuse.h"
#include "gpu/emulator/observe/reuse/whole_reuse.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope
{

using namespace emulator;

namespace
{

std::size_t inputBufferOf(const Plan& plan)
{
    const auto found = std::find_if(plan.buffers.begin(), plan.buffers.end(),
                                    [](const Buffer& b) { return b.fill == Buffer::Fill::Input; });
    if (found == plan.buffers.end())
        throw MessageError(
            gpu::phrase("These kernels do not read the image, so there are no reads of its pixels to count."));
    return static_cast<std::size_t>(found - plan.buffers.begin());
}

bool fetchesTextures(const Launch& launch)
{
    return std::any_of(launch.arguments.begin(), launch.arguments.end(),
                       [](const Argument& a) { return std::holds_alternative<TextureArgument>(a); });
}

/// The plan without the launches after its main launch.
Plan upToMainLaunch(const Plan& plan)
{
    Plan part = plan;
    part.launches.resize(std::min(plan.launches.size(), plan.mainLaunch + 1));
    return part;
}

/// Runs one block per class if that is sufficient: a single launch that reads the picture itself, by addresses. Returns
/// false if it is not.
bool reuseOfClasses(const PreparedPlan& prepared, const Image& input, ReuseMap& map, const RunControl& control)
{
    const Plan& plan = prepared.plan;
    Engine& engine = prepared.engine;
    if (plan.launches.size() != 1 || map.fetchesTextures || plan.buffers[inputBufferOf(plan)].isPitched())
        return false;
    const LaunchSetup setup = prepared.onUndefinedBuffers().front();
    const ReuseTarget target(setup, plan, inputBufferOf(plan), {});
    const BlockClassResult classes = findBlockClasses(setup, {.modulo = 1}, control);
    const auto found =
        reuseByClasses(target, classes, bytesPerPixel(input.format()), engine.options, engine.workers.front(), control);
    if (!found)
        return false;
    map.byClasses = true;
    map.blocksRun = found->blocksRun;
    map.global = stamped(found->global, input.width(), input.height(), engine.pool);
    if (setup.sharedBytes > 0)
        map.shared = stamped(found->shared, input.width(), input.height(), engine.pool);
    return true;
}

void reuseOfAll(const PreparedPlan& prepared, const Image& input, ReuseMap& map, const RunControl& control)
{
    const Plan& plan = prepared.plan;
    Engine& engine = prepared.engine;
    const std::vector<LaunchSetup> setups = prepared.onInput(input);
    const std::size_t inputBuffer = inputBufferOf(plan);
    std::vector<CopyOrigins> origins(plan.buffers.size());
    for (std::size_t b = 0; plan.launches.size() > 1 && b < plan.buffers.size(); ++b)
        if (plan.buffers[b].fill == Buffer::Fill::None || plan.buffers[b].fill == Buffer::Fill::Zero)
            origins[b].resize(plan.buffers[b].bytes, 0);
    const std::size_t pixels = static_cast<std::size_t>(input.width()) * static_cast<std::size_t>(input.height());
    const auto pixelBytes = static_cast<unsigned>(bytesPerPixel(input.format()));
    ReuseSums global(pixels, pixelBytes), shared(pixels, pixelBytes);
    bool hasShared = false;
    for (const LaunchSetup& setup : setups) {
        const ReuseTarget target(setup, plan, inputBuffer, origins);
        const bool readsMoreOthers =
            addReuseOfAll(target, engine.options, engine.pool, engine.workers, control, global, shared);
        map.blocksRun += setup.blocks;
        hasShared = setup.sharedBytes > 0;
        map.note = readsMoreOthers
                       ? Message(gpu::phrase("The main kernel reads numbers that were computed from the image; those "
                                             "reads do not belong to a pixel of the image and are not counted."))
                       : Message();
    }
    map.global = global.counts(input.width(), input.height());
    if (hasShared)
        map.shared = shared.counts(input.width(), input.height());
}

} // namespace

ReuseMap reuseOfPlan(const PreparedPlan& prepared, const Image& input, const RunControl& control)
{
    const Plan part = upToMainLaunch(prepared.plan);
    const PreparedPlan own(prepared.engine, part, prepared.modules);
    if (part.launches.empty())
        throw MessageError(gpu::phrase("The plan has no launch whose reads can be counted."));
    inputBufferOf(part);
    ReuseMap map;
    map.fetchesTextures = std::any_of(part.launches.begin(), part.launches.end(), fetchesTextures);
    if (!reuseOfClasses(own, input, map, control))
        reuseOfAll(own, input, map, control);
    return map;
}

} // namespace tilescope
