#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/plan_parts.h"

#include <numeric>

namespace tilescope::operations
{

namespace
{

/// The gaussian's weights along one side: the sum of each row of the filter.
std::vector<float> sideOf(const std::vector<float>& filter, std::size_t width)
{
    std::vector<float> side;
    for (std::size_t row = 0; row < width; ++row) {
        const auto first = filter.begin() + static_cast<std::ptrdiff_t>(row * width);
        side.push_back(static_cast<float>(std::accumulate(first, first + static_cast<std::ptrdiff_t>(width), 0.0)));
    }
    return side;
}

Plan planNpp(const Recipe& recipe, const Inputs& inputs)
{
    checkNppBorder(recipe);
    if (isOwnFilter(recipe.parameters))
        checkSymmetric(recipe.parameters); // NPP does not say from which end it reads the weights of a side
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const auto filterWidth = blurWidth(recipe.parameters);
    const bool isBox = isBoxFilter(recipe.parameters);
    constexpr std::size_t Input = 0, Output = 1, Filter = 2;

    Plan plan;
    plan.deviceOnly = libraryDeviceOnly("npp");
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = input.format();

    const std::string channels = input.format() == PixelFormat::Rgb8 ? "_8u_C3R" : "_8u_C1R";
    const int pitch = static_cast<int>(plan.buffers[Input].pitchBytes);
    Launch blur = libraryLaunch("npp", (isBox ? "nppiFilterBoxBorder" : "nppiFilterGaussAdvancedBorder") + channels);
    blur.arguments = {BufferArgument{Input}, pitch, width, height, 0, 0, BufferArgument{Output}, pitch, width, height};
    std::vector<Argument> filter{filterWidth, filterWidth, filterWidth / 2, filterWidth / 2};
    if (!isBox) {
        std::vector<std::byte> weights =
            bytesOf(sideOf(blurFilter(recipe.parameters), static_cast<std::size_t>(filterWidth)));
        const std::size_t bytes = weights.size();
        plan.buffers.push_back(
            {.name = "filter", .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(weights)});
        filter = {filterWidth, BufferArgument{Filter}};
    }
    blur.arguments.insert(blur.arguments.end(), filter.begin(), filter.end());
    blur.arguments.emplace_back(nppReplicate);
    plan.launches = {std::move(blur)};
    return plan;
}

} // namespace

std::vector<Strategy> blurLibraries()
{
    return {
        {.name = "npp",
         .title = "NPP (library)",
         .idea = "NVIDIA's image library, for comparison; it truncates where Tilescope rounds.",
         .source = {},
         .library = "NPP",
         .plan = planNpp},
    };
}

} // namespace tilescope::operations
