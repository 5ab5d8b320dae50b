#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

/// NPP compares as the definition does: the pixel with the exact mean minus the offset.
Plan planNpp(const Recipe& recipe, const Inputs& inputs)
{
    checkNppBorder(recipe);
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const ThresholdSettings settings = thresholdSettings(recipe);
    const int above = settings.invert ? 0 : 255;
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
                           settings.window,
                           settings.window,
                           static_cast<float>(settings.offset),
                           above,
                           255 - above,
                           nppReplicate};
    plan.launches = {std::move(threshold)};
    addProjections(plan, recipe);
    return plan;
}

} // namespace

std::vector<Strategy> thresholdLibraries()
{
    return {
        {.name = "npp",
         .title = "NPP (library)",
         .idea = "NVIDIA's image library, for comparison: one call, and Tilescope's projections.",
         .source = {},
         .library = "NPP",
         .plan = planNpp},
    };
}

} // namespace tilescope::operations
