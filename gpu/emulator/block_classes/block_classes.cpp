#include "gpu/emulator/block_classes/block_classes.h"

#include "gpu/emulator/block_classes/block_cover.h"
#include "gpu/emulator/block_classes/tracer.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

int lineOf(const LaunchSetup& setup, std::uint32_t site)
{
    const ptx::Kernel& kernel = *setup.program->kernel;
    const ptx::Module& module = *setup.program->module;
    if (site >= kernel.instructions.size() || kernel.instructions[site].location >= module.locations.size())
        return 0;
    return module.locations[kernel.instructions[site].location].userLine;
}

std::vector<BlockClass> classesOf(const LaunchSetup& setup, const BlockClassOptions& options, const RunControl& control)
{
    const Dim3& grid = setup.launch->grid;
    if (std::uint64_t{grid.y} * grid.z > static_cast<std::uint64_t>(BlockCover::maxRows))
        throw NotFollowed{gpu::phrase("The grid has more than a million rows of blocks."), ptx::noIndex, true};
    const TraceProgram program = makeTraceProgram(setup);
    Tracer tracer(setup, program, options, control);
    BlockCover cover({grid.x, grid.y, grid.z});
    std::vector<BlockClass> classes;
    while (const auto origin = cover.firstFree()) {
        if (classes.size() >= options.maxClasses)
            throw NotFollowed{say(gpu::phrase("The blocks differ too much: there are more than %1 classes of blocks."),
                                  std::to_string(options.maxClasses)),
                              ptx::noIndex, true};
        const BlockSet members = tracer.trace(*origin);
        const auto blocks = cover.add(members);
        if (!blocks)
            throw NotFollowed{gpu::phrase("The blocks cannot be classified."), ptx::noIndex, true};
        const auto [x, y, z] = *origin;
        classes.push_back({static_cast<std::uint64_t>(x + grid.x * (y + grid.y * z)), *blocks, members});
    }
    return classes;
}

} // namespace

Message placedReason(const BlockClassResult& classes, const std::string& source)
{
    if (!classes.line)
        return classes.reason;
    return say(gpu::phrase("%1 (%2, line %3)"), classes.reason, source, std::to_string(classes.line));
}

BlockClassResult findBlockClasses(const LaunchSetup& setup, const BlockClassOptions& options, const RunControl& control)
{
    BlockClassResult result;
    try {
        result.classes = classesOf(setup, options, control);
    } catch (const NotFollowed& failure) {
        result.reason = failure.reason;
        result.tooMany = failure.tooMany;
        result.line = lineOf(setup, failure.site);
    }
    return result;
}

std::size_t classOfBlock(const BlockClassResult& result, const Dim3& grid, std::uint64_t block)
{
    const auto x = static_cast<std::int64_t>(block % grid.x), y = static_cast<std::int64_t>(block / grid.x % grid.y),
               z = static_cast<std::int64_t>(block / grid.x / grid.y);
    for (std::size_t c = 0; c < result.classes.size(); ++c)
        if (result.classes[c].members.contains(x, y, z))
            return c;
    return result.classes.size();
}

} // namespace tilescope::emulator
