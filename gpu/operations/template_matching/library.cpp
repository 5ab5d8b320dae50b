#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/match.h"

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1, Padded = 2, Template = 3;

/// The picture, extended by as much replicated border as the windows need.
Launch extension(const Plan& plan, const Image& pattern, int paddedPitch)
{
    const int width = plan.pictureWidth, height = plan.pictureHeight;
    Launch extend = libraryLaunch("npp", "nppiCopyReplicateBorder_8u_C1R");
    extend.arguments = {BufferArgument{Input},
                        static_cast<int>(plan.buffers[Input].pitchBytes),
                        width,
                        height,
                        BufferArgument{Padded},
                        paddedPitch,
                        width + pattern.width() - 1,
                        height + pattern.height() - 1,
                        pattern.height() / 2,
                        pattern.width() / 2};
    return extend;
}

/// The coefficient of every window that lies wholly in the extended picture.
Launch correlation(const Plan& plan, const Image& pattern, int paddedPitch)
{
    Launch correlate = libraryLaunch("npp", "nppiCrossCorrValid_NormLevel_8u32f_C1R");
    correlate.arguments = {BufferArgument{Padded},
                           paddedPitch,
                           plan.pictureWidth + pattern.width() - 1,
                           plan.pictureHeight + pattern.height() - 1,
                           BufferArgument{Template},
                           pattern.width(),
                           pattern.width(),
                           pattern.height(),
                           BufferArgument{Output},
                           static_cast<int>(plan.buffers[Output].pitchBytes)};
    return correlate;
}

/// NPP divides by zero for a flat window and returns the largest float; the definition gives 0.
Launch zeroWhereFlat(const Plan& plan)
{
    constexpr float beyond = 1.5F; // larger than any coefficient
    Launch replace = libraryLaunch("npp", "nppiThreshold_LTValGTVal_32f_C1IR");
    replace.arguments = {BufferArgument{Output},
                         static_cast<int>(plan.buffers[Output].pitchBytes),
                         plan.pictureWidth,
                         plan.pictureHeight,
                         -beyond,
                         0.0F,
                         beyond,
                         0.0F};
    return replace;
}

Plan planNpp(const Recipe& recipe, const Inputs& inputs)
{
    checkNppBorder(recipe);
    checkWholePicture(recipe);
    const Image& input = inputs.picture;
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const int width = input.width(), height = input.height();
    const std::size_t paddedPitch = pitchOf(width + pattern.width() - 1, PixelFormat::Grey8);
    const auto paddedRows = static_cast<std::size_t>(height + pattern.height() - 1);

    Plan plan;
    plan.deviceOnly = libraryDeviceOnly("npp");
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, PixelFormat::Float32),
                    resultBuffer("padded", paddedPitch * paddedRows), givenBuffer("template", pixelsOf(pattern))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "correlation γ"};
    plan.launches = {extension(plan, pattern, static_cast<int>(paddedPitch)),
                     correlation(plan, pattern, static_cast<int>(paddedPitch)), zeroWhereFlat(plan)};
    plan.mainLaunch = 1;
    return plan;
}

} // namespace

Strategy nppStrategy()
{
    return {.name = "npp",
            .title = "NPP (library)",
            .idea = "NVIDIA's image library, for comparison: three calls, for the border, the sums and the result.",
            .source = {},
            .library = "NPP",
            .tolerance = 1e-4,
            .toleranceReason = "NPP sums in floats: for images with little contrast, windows of 64×64 were off by up "
                               "to 8·10⁻⁵ (NPP 13.0 on an H200).",
            .plan = planNpp};
}

} // namespace tilescope::operations
