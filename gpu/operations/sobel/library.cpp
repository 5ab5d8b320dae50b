#include "gpu/operations/border.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

namespace
{

/// NPP has no Sobel with 8-bit results, so this plan calls two functions: |gx| + |gy| in 16 bits, then conversion to 8
/// bits with saturation at 255.
Plan planNpp(const Recipe& recipe, const Inputs& inputs)
{
    checkNppBorder(recipe);
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    constexpr std::size_t Input = 0, Output = 1, Magnitude = 2;
    constexpr int leftOut = 0, mask3x3 = 200, normL1 = 1;

    Plan plan;
    plan.deviceOnly = libraryDeviceOnly("npp");
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, PixelFormat::Grey8)};
    const int pitch = static_cast<int>(plan.buffers[Input].pitchBytes);
    plan.buffers.push_back(
        resultBuffer("magnitude", 2 * static_cast<std::size_t>(pitch) * static_cast<std::size_t>(height)));
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;

    Launch gradient = libraryLaunch("npp", "nppiGradientVectorSobelBorder_8u16s_C1R");
    gradient.arguments = {
        BufferArgument{Input},     pitch,     width,   height, 0,     0,      leftOut, 0,      leftOut,     0,
        BufferArgument{Magnitude}, 2 * pitch, leftOut, 0,      width, height, mask3x3, normL1, nppReplicate};
    Launch narrow = libraryLaunch("npp", "nppiConvert_16s8u_C1R");
    narrow.arguments = {BufferArgument{Magnitude}, 2 * pitch, BufferArgument{Output}, pitch, width, height};
    plan.launches = {std::move(gradient), std::move(narrow)};
    return plan;
}

} // namespace

std::vector<Strategy> sobelLibraries()
{
    return {
        {.name = "npp",
         .title = "NPP (library)",
         .idea = "NVIDIA's image library, for comparison: its gradient is |gx| + |gy| in 16 bits.",
         .source = {},
         .library = "NPP",
         .plan = planNpp},
    };
}

} // namespace tilescope::operations
