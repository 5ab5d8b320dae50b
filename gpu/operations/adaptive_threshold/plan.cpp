#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1, Columns = 2, Rows = 3;

Buffer counters(const std::string& name, int count)
{
    return {.name = name,
            .bytes = static_cast<std::size_t>(count) * sizeof(std::uint32_t),
            .fill = Buffer::Fill::Zero,
            .content = {}};
}

/// A second launch that counts the white pixels of the first one's result.
void addProjections(Plan& plan, BlockSize block)
{
    plan.buffers.push_back(counters("columns", plan.pictureWidth));
    plan.buffers.push_back(counters("rows", plan.pictureHeight));
    plan.sideBuffers = {Columns, Rows};
    plan.launches.push_back(
        {.kernel = "projections",
         .source = 0,
         .grid = gridOver(plan.pictureWidth, plan.pictureHeight, block),
         .block = blockOf(block),
         .dynamicSharedBytes = static_cast<std::size_t>(block.width + block.height) * sizeof(std::uint32_t),
         .arguments = {BufferArgument{Output}, BufferArgument{Columns}, BufferArgument{Rows}, plan.pictureWidth,
                       plan.pictureHeight}});
}

} // namespace

Plan planAdaptiveThreshold(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    const auto window = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const auto offset = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("offset")));
    const std::int32_t invert = std::get<bool>(recipe.parameters.at("invert")) ? 1 : 0;
    const int width = input.width(), height = input.height();
    const Border border = borderOf(recipe);

    Plan plan;
    plan.sources = {kernelSource("adaptive_threshold/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(border)};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Grey8))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;
    plan.notes = windowNotes(window, input);
    plan.geometry = recipe.strategy == "shared" ? sharedTileGeometry(recipe.block, window / 2, 1)
                                                : haloGeometry(recipe.block, window / 2);

    Argument picture = BufferArgument{Input};
    if (recipe.strategy != "global") {
        plan.textures = {pixelTexture(Input, width, height, borderAddress(border))};
        picture = TextureArgument{0};
    }
    plan.launches.push_back({.kernel = "adaptive_threshold",
                             .source = 0,
                             .grid = gridOver(width, height, recipe.block),
                             .block = blockOf(recipe.block),
                             .dynamicSharedBytes = plan.geometry.sharedBytes,
                             .arguments = {picture, BufferArgument{Output}, width, height, window, offset, invert}});
    if (std::get<bool>(recipe.parameters.at("projections")))
        addProjections(plan, recipe.block);
    return plan;
}

} // namespace tilescope::operations
