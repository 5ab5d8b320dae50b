#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/blur/road.h"
#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1;

/// A thread a pixel sums width × width products.
void planWindow(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    const int width = input.width(), height = input.height();
    const int halo = filterWidth / 2;
    const bool sharedTile = recipe.strategy == "shared" || recipe.strategy == "shared_constant";
    const bool constantFilter = recipe.strategy == "constant" || recipe.strategy == "shared_constant";
    constexpr std::size_t Filter = 2;

    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, input.format()))};
    plan.geometry = sharedTile ? sharedTileGeometry(recipe.block, halo, bytesPerPixel(input.format()))
                               : haloGeometry(recipe.block, halo);

    Launch blur{.kernel = input.format() == PixelFormat::Rgb8 ? "blur_rgb" : "blur_grey",
                .source = 0,
                .grid = gridOver(width, height, recipe.block),
                .block = blockOf(recipe.block),
                .dynamicSharedBytes = plan.geometry.sharedBytes,
                .arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height}};

    // A texture has no three-channel texels: a row of RGB pixels is a row of three times as many bytes.
    if (recipe.strategy == "texture") {
        plan.textures = {
            pixelTexture(Input, width * channelCount(input.format()), height, borderAddress(borderOf(recipe)))};
        blur.arguments[0] = TextureArgument{0};
    }

    // The same weights, from the memory that the strategy is about.
    std::vector<std::byte> weights = bytesOf(blurFilter(recipe.parameters));
    if (constantFilter) {
        plan.constants.push_back({.source = 0, .symbol = "filter", .content = std::move(weights)});
    } else {
        const std::size_t bytes = weights.size();
        plan.buffers.push_back(
            {.name = "filter", .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(weights)});
        blur.arguments.emplace_back(BufferArgument{Filter});
    }
    blur.arguments.emplace_back(filterWidth);
    plan.launches.push_back(std::move(blur));
}

} // namespace

Plan planBlur(const Recipe& recipe, const Inputs& inputs)
{
    if (recipe.strategy == "npp")
        return planBlurNpp(recipe, inputs);
    const Image& input = inputs.picture;
    const auto filterWidth = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("width")));

    Plan plan;
    plan.sources = {kernelSource("blur/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(borderOf(recipe))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = input.width();
    plan.pictureHeight = input.height();
    plan.pictureFormat = input.format();
    plan.notes = windowNotes(filterWidth, input);
    if (isSeparable(recipe.strategy))
        planSeparable(plan, recipe, input, filterWidth);
    else
        planWindow(plan, recipe, input, filterWidth);
    return plan;
}

} // namespace tilescope::operations
