#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/library_parts.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

/// NPP compares as the definition does: a pixel with the real mean less the offset, above it or not.
Plan planThresholdNpp(const Recipe& recipe, const Inputs& inputs)
{
    checkNppBorder(recipe);
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const auto window = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const auto offset = static_cast<float>(std::get<std::int64_t>(recipe.parameters.at("offset")));
    const int above = std::get<bool>(recipe.parameters.at("invert")) ? 0 : 255;
    constexpr std::size_t Input = 0, Output = 1;

    Plan plan;
    plan.deviceOnly = libraryDeviceOnly("npp");
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, PixelFormat::Grey8)};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;
    const int pitch = static_cast<int>(plan.buffers[Input].pitchBytes);
    Launch threshold = libraryLaunch("npp", "nppiFilterThresholdAdaptiveBoxBorder_8u_C1R");
    threshold.arguments = {BufferArgument{Input},
                           pitch,
                           width,
                           height,
                           0,
                           0,
                           BufferArgument{Output},
                           pitch,
                           width,
                           height,
                           window,
                           window,
                           offset,
                           above,
                           255 - above,
                           nppReplicate};
    plan.launches = {std::move(threshold)};
    return plan;
}

} // namespace tilescope::operations
