#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <cstdint>
#include <cstring>
#include <span>

namespace tilescope::operations
{

namespace
{

std::vector<float> countsIn(std::span<const std::byte> bytes)
{
    std::vector<std::uint32_t> counts(bytes.size() / sizeof(std::uint32_t));
    std::memcpy(counts.data(), bytes.data(), counts.size() * sizeof(std::uint32_t));
    return {counts.begin(), counts.end()};
}

Buffer counters(const std::string& name, int count)
{
    return {.name = name,
            .bytes = static_cast<std::size_t>(count) * sizeof(std::uint32_t),
            .fill = Buffer::Fill::Zero,
            .content = {}};
}

} // namespace

void addProjections(Plan& plan, const Recipe& recipe, bool isInOwnText)
{
    if (!std::get<bool>(recipe.parameters.at("projections")))
        return;
    const BlockSize block = recipe.block;
    const std::size_t columns = plan.buffers.size(), rows = columns + 1;
    plan.buffers.push_back(counters("columns", plan.pictureWidth));
    plan.buffers.push_back(counters("rows", plan.pictureHeight));
    plan.sideBuffers = {columns, rows};
    Launch launch{.kernel = "projections",
                  .source = 0,
                  .grid = gridOver(plan.pictureWidth, plan.pictureHeight, block),
                  .block = blockOf(block),
                  .dynamicSharedBytes = static_cast<std::size_t>(block.width + block.height) * sizeof(std::uint32_t),
                  .arguments = {BufferArgument{plan.pictureBuffer}, BufferArgument{columns}, BufferArgument{rows},
                                plan.pictureWidth, plan.pictureHeight}};
    if (!isInOwnText) {
        const Buffer& picture = plan.buffers[plan.pictureBuffer];
        launch.source = plan.sources.size();
        launch.arguments.push_back(picture.isPitched() ? static_cast<std::int32_t>(picture.pitchBytes)
                                                       : plan.pictureWidth);
        plan.sources.push_back(kernelSource("adaptive_threshold/projections.cu"));
    }
    plan.launches.push_back(std::move(launch));
}

Annotations projectionProfiles(const Outputs& outputs)
{
    Annotations annotations;
    if (outputs.sides.size() == 2)
        annotations.profiles = {{.edge = Profile::Edge::Bottom,
                                 .title = gpu::phrase("White pixels of each column").key,
                                 .values = countsIn(outputs.sides[0]),
                                 .maximum = static_cast<float>(outputs.picture.height())},
                                {.edge = Profile::Edge::Right,
                                 .title = gpu::phrase("White pixels of each row").key,
                                 .values = countsIn(outputs.sides[1]),
                                 .maximum = static_cast<float>(outputs.picture.width())}};
    return annotations;
}

} // namespace tilescope::operations
