#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/adaptive_threshold/strips.h"
#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1, Table = 2;

/// What the kernels are told of the parameters.
struct Settings {
    std::int32_t window = 0, offset = 0, invert = 0;
    Border border = Border::Replicate;
};

Settings settingsOf(const Recipe& recipe)
{
    return {.window = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("window"))),
            .offset = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("offset"))),
            .invert = std::get<bool>(recipe.parameters.at("invert")) ? 1 : 0,
            .border = borderOf(recipe)};
}

Buffer counters(const std::string& name, int count)
{
    return {.name = name,
            .bytes = static_cast<std::size_t>(count) * sizeof(std::uint32_t),
            .fill = Buffer::Fill::Zero,
            .content = {}};
}

/// A last launch that counts the white pixels of the result. The texts of the first strategies hold its kernel; the
/// others share a file with one that knows of rows with bytes between them.
void addProjections(Plan& plan, BlockSize block, bool isInOwnText)
{
    const std::size_t columns = plan.buffers.size(), rows = columns + 1;
    plan.buffers.push_back(counters("columns", plan.pictureWidth));
    plan.buffers.push_back(counters("rows", plan.pictureHeight));
    plan.sideBuffers = {columns, rows};
    Launch launch{.kernel = "projections",
                  .source = 0,
                  .grid = gridOver(plan.pictureWidth, plan.pictureHeight, block),
                  .block = blockOf(block),
                  .dynamicSharedBytes = static_cast<std::size_t>(block.width + block.height) * sizeof(std::uint32_t),
                  .arguments = {BufferArgument{Output}, BufferArgument{columns}, BufferArgument{rows},
                                plan.pictureWidth, plan.pictureHeight}};
    if (!isInOwnText) {
        const Buffer& picture = plan.buffers[Output];
        launch.source = plan.sources.size();
        launch.arguments.push_back(picture.isPitched() ? static_cast<std::int32_t>(picture.pitchBytes)
                                                       : plan.pictureWidth);
        plan.sources.push_back(kernelSource("adaptive_threshold/projections.cu"));
    }
    plan.launches.push_back(std::move(launch));
}

/// `texture`, `global` and `shared`: a thread a pixel sums its whole window.
void addWholeWindows(Plan& plan, const Recipe& recipe, const Settings& settings)
{
    plan.geometry = recipe.strategy == "shared" ? sharedTileGeometry(recipe.block, settings.window / 2, 1)
                                                : haloGeometry(recipe.block, settings.window / 2);
    Argument picture = BufferArgument{Input};
    if (recipe.strategy != "global") {
        plan.textures = {pixelTexture(Input, plan.pictureWidth, plan.pictureHeight, borderAddress(settings.border))};
        picture = TextureArgument{0};
    }
    plan.launches = {{.kernel = "adaptive_threshold",
                      .source = 0,
                      .grid = gridOver(plan.pictureWidth, plan.pictureHeight, recipe.block),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = plan.geometry.sharedBytes,
                      .arguments = {picture, BufferArgument{Output}, plan.pictureWidth, plan.pictureHeight,
                                    settings.window, settings.offset, settings.invert}}};
}

/// The last launch of the strategies that make a table first.
Launch fromTable(const Plan& plan, BlockSize block, const Settings& settings)
{
    return {.kernel = "adaptive_threshold",
            .source = 0,
            .grid = gridOver(plan.pictureWidth, plan.pictureHeight, block),
            .block = blockOf(block),
            .dynamicSharedBytes = 0,
            .arguments = {BufferArgument{Input}, BufferArgument{Table}, BufferArgument{Output}, plan.pictureWidth,
                          plan.pictureHeight, settings.window, settings.offset, settings.invert}};
}

/// Sums along the rows, then of these along the columns.
void addSeparable(Plan& plan, const Recipe& recipe, const Settings& settings)
{
    const int width = plan.pictureWidth, height = plan.pictureHeight;
    plan.buffers.push_back(
        resultBuffer("row sums", sizeof(std::uint16_t) * pictureBytes(width, height, PixelFormat::Grey8)));
    plan.launches = {{.kernel = "row_sums",
                      .source = 0,
                      .grid = gridOver(width, height, recipe.block),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Input}, BufferArgument{Table}, width, height, settings.window}},
                     fromTable(plan, recipe.block, settings)};
    plan.mainLaunch = 1;
    plan.geometry = haloGeometry(recipe.block, 0);
    plan.geometry.haloY = settings.window / 2;
}

/// Prefix sums along the rows, then along the columns, then four corners a window.
void addIntegral(Plan& plan, const Recipe& recipe, const Settings& settings)
{
    const int threads = static_cast<int>(recipe.block.threads());
    const std::int32_t columns = plan.pictureWidth + settings.window, rows = plan.pictureHeight + settings.window;
    const auto blocks = [threads](std::int32_t count) {
        return Dim3{static_cast<unsigned>((count - 1) / threads + 1)};
    };
    plan.buffers.push_back(
        resultBuffer("integral image", sizeof(std::uint32_t) * pictureBytes(columns, rows, PixelFormat::Grey8)));
    plan.launches = {{.kernel = "row_prefixes",
                      .source = 0,
                      .grid = {static_cast<unsigned>((rows - 1) / (threads / 32) + 1), 1, 1},
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Input}, BufferArgument{Table}, plan.pictureWidth, plan.pictureHeight,
                                    settings.window}},
                     {.kernel = "column_prefixes",
                      .source = 0,
                      .grid = blocks(columns),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Table}, columns, rows}},
                     fromTable(plan, recipe.block, settings)};
    plan.mainLaunch = 2;
    plan.geometry = haloGeometry(recipe.block, settings.window / 2);
}

} // namespace

Plan planAdaptiveThreshold(const Recipe& recipe, const Inputs& inputs)
{
    if (recipe.strategy == "npp") {
        Plan plan = planThresholdNpp(recipe, inputs);
        if (std::get<bool>(recipe.parameters.at("projections")))
            addProjections(plan, recipe.block, false);
        return plan;
    }
    const Image& input = inputs.picture;
    const Settings settings = settingsOf(recipe);
    const std::string& strategy = recipe.strategy;

    Plan plan;
    plan.sources = {kernelSource("adaptive_threshold/" + strategy + ".cu")};
    plan.definitions = {borderDefinition(settings.border)};
    plan.buffers = {inputBuffer(input),
                    resultBuffer("output", pictureBytes(input.width(), input.height(), PixelFormat::Grey8))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = input.width();
    plan.pictureHeight = input.height();
    plan.pictureFormat = PixelFormat::Grey8;
    plan.notes = windowNotes(settings.window, input);

    const bool isWholeWindow = strategy == "texture" || strategy == "global" || strategy == "shared";
    if (isWholeWindow)
        addWholeWindows(plan, recipe, settings);
    else if (strategy == "separable")
        addSeparable(plan, recipe, settings);
    else if (strategy == "integral")
        addIntegral(plan, recipe, settings);
    else
        addStrips(plan, recipe, input);
    if (std::get<bool>(recipe.parameters.at("projections")))
        addProjections(plan, recipe.block, isWholeWindow);
    return plan;
}

} // namespace tilescope::operations
