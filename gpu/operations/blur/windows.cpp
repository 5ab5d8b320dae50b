#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/border.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

/// Each thread sums the width × width products of one pixel. The strategies differ in the memories from which pixels
/// and weights are read.
namespace tilescope::operations
{

namespace
{

// The plan

struct Memories {
    bool sharedTile = false, constantFilter = false, texture = false; ///< none: global memory
};

template <Memories memories>
Plan planWindow(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::size_t Input = 0, Output = 1, Filter = 2;
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const std::int32_t filterWidth = blurWidth(recipe.parameters);
    const int halo = filterWidth / 2;

    Plan plan = blurPlan(recipe, inputs);
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, input.format()))};
    plan.geometry = memories.sharedTile ? sharedTileGeometry(recipe.block, halo, bytesPerPixel(input.format()))
                                        : haloGeometry(recipe.block, halo);

    Launch blur = blurLaunch("blur", input, gridOver(width, height, recipe.block), recipe.block);
    blur.dynamicSharedBytes = plan.geometry.sharedBytes;
    blur.arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height};

    // Textures have no three-channel texels, so a row of RGB pixels is a row of three times as many bytes.
    if (memories.texture) {
        plan.textures = {
            pixelTexture(Input, width * channelCount(input.format()), height, borderAddress(borderOf(recipe)))};
        blur.arguments[0] = TextureArgument{0};
    }

    std::vector<std::byte> weights = bytesOf(blurFilter(recipe.parameters));
    if (memories.constantFilter) {
        plan.constants.push_back({.source = 0, .symbol = "filter", .content = std::move(weights)});
    } else {
        const std::size_t bytes = weights.size();
        plan.buffers.push_back(
            {.name = "filter", .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(weights)});
        blur.arguments.emplace_back(BufferArgument{Filter});
    }
    blur.arguments.emplace_back(filterWidth);
    plan.launches.push_back(std::move(blur));
    return plan;
}

// The mistakes

constexpr int kernels = 2; ///< kernels in a file: one for RGB and one for grey
constexpr char tileSize[] = "int tileWidth = blockDim.x + 2 * radius, tileHeight = blockDim.y + 2 * radius;";
constexpr char tileSides[] = "(blockDim.x + 2 radius) × (blockDim.y + 2 radius) pixels";

Mistake greenOfPixel()
{
    return greenReadsBlue({"green += weight * pixel.y;", //
                           "green += weight * pixel.z; // Mistake: the green channel reads blue."});
}

Mistake greenOfTexture()
{
    return greenReadsBlue({"green += weight * tex2D<unsigned char>(picture, 3 * fromX + 1, fromY);",
                           "// Mistake: the green channel reads blue.\n"
                           "                green += weight * tex2D<unsigned char>(picture, 3 * fromX + 2, fromY);"});
}

/// The tolerance is one level, so the check passes.
Mistake truncated()
{
    return {.name = "truncated",
            .title = "Truncated, not rounded",
            .lesson = "Converting a float to a byte discards its fraction: half of all values come out one level too "
                      "dark. This is within the tolerance, so the check passes; the difference view shows it.",
            .edits = {{"make_uchar3(red + 0.5f, green + 0.5f, blue + 0.5f);",
                       "make_uchar3(red, green, blue); // Mistake: truncated, not rounded."},
                      {"= grey + 0.5f;", "= grey; // Mistake: truncated, not rounded."}}};
}

/// Beyond the last texel the texture repeats it, and this texel is a single channel.
Mistake textureClampedOnOneSide()
{
    return {.name = "clamp_one_side",
            .title = "Clamped on one side only",
            .lesson = "Beyond the right edge, the texture repeats its last texel, which is the blue value of the last "
                      "pixel. All three channels are mixed with it, so the right edge is tinted.",
            .edits = {{"fromX = min(max(fromX, 0), width - 1);",
                       "fromX = max(fromX, 0); // Mistake: clamped on one side only."}},
            .pictureChanges = true,
            .onlyColour = true,
            .parameters = {{"border", std::string("replicate")}}};
}

/// The exercise's (a + (W >> 1) << 1).
Mistake shiftAfterSum()
{
    return {
        .name = "shift_after_sum",
        .title = "Shift after the sum",
        .lesson = "The shift has lower precedence than the sum, so the whole side is doubled instead of the radius. "
                  "The result is correct, but a block takes up to four times as much shared memory, and fewer blocks "
                  "fit on a multiprocessor.",
        .edits = {{std::string("// ") + tileSides,
                   "// Mistake of the host: the block is given\n"
                   "    // (blockDim.x + radius << 1) × (blockDim.y + radius << 1) pixels, where only radius is to be "
                   "doubled.",
                   kernels}},
        .sharedBytes = [](const TileGeometry& own) {
            return static_cast<std::size_t>(2 * (own.blockWidth + own.haloX)) *
                   static_cast<std::size_t>(2 * (own.blockHeight + own.haloY)) *
                   static_cast<std::size_t>(own.elementBytes);
        }};
}

/// The loops that fill a tile, with their bodies, of both kernels.
Mistake ownPixelsOnly(const std::string& text)
{
    constexpr char loops[] = "for (int row = threadIdx.y; row < tileHeight; row += blockDim.y)";
    constexpr char end[] = "input[fromY * width + fromX];\n        }";
    const auto own = [](const std::string& tile) {
        return "// Mistake: the halo is missing; each thread loads its own pixel only.\n"
               "    if (x < width && y < height)\n        " +
               tile + "[(threadIdx.y + radius) * tileWidth + threadIdx.x + radius] = input[y * width + x];";
    };
    return haloForgotten({{passage(text, loops, end), own("tile")},
                          {passage(text.substr(text.find("blur_grey")), loops, end), own("greyTile")}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{"for (int row = threadIdx.y; row < tileHeight; row += blockDim.y)\n"
          "        for (int column = threadIdx.x; column < tileWidth; column += blockDim.x) {",
          "// Mistake: four pieces of the block's size each, however wide the halo is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < tileHeight && column < tileWidth) {",
          kernels}});
    mistake.parameters = {{"width", std::int64_t{19}}};
    return mistake;
}

/// For a file `text` whose kernels fill a shared tile.
std::vector<Mistake> mistakesOfTile(const KernelSource& text)
{
    return {
        noBarrier(kernels),
        barrierInBranch(kernels),
        earlyReturn(tileSize, kernels),
        ownPixelsOnly(text.text),
        piecesOfTheBlock(),
        clampedOnOneSide(),
        gridRoundedDown(blurRadiusLine, kernels),
        wrongPrecedence(tileSides, "blockDim.x + 2 * radius * blockDim.y + 2 * radius pixels", kernels),
        shiftAfterSum(),
        conflictingPitch({{tileSize,
                           std::string(tileSize) + "\n    int pitch = (tileWidth + 127) / 128 * 128; // Mistake: every "
                                                   "row of the tile begins at bank 0.",
                           kernels},
                          {"[row * tileWidth + column]", "[row * pitch + column]", kernels},
                          {"(threadIdx.y + row) * tileWidth", "(threadIdx.y + row) * pitch", kernels}}),
        filledByColumns("tileHeight", "tileWidth", kernels),
        greenOfPixel(),
        truncated()};
}

/// For a kernel without a tile.
std::vector<Mistake> mistakesOfPixels()
{
    return {clampedOnOneSide(), gridRoundedDown(blurRadiusLine, kernels),
            exchangedThreads(std::string(blurRadiusLine) + "\n    ", kernels), greenOfPixel(), truncated()};
}

// The exercise's figures

struct PrintedTime {
    double milliseconds;
    int line; ///< of our transcript of the exercise, 002.txt
};

/// The times at the settings below. The error is the one printed for every kernel and every block, against the
/// exercise's own CPU code.
std::vector<Published> publishedTimes(const std::array<PrintedTime, 4>& times, const char* caveat = "")
{
    struct Setting {
        const char* name;
        BlockSize block;
    };
    constexpr Setting settings[] = {{"block 32×32", {32, 32}},
                                    {"block 32×32, an earlier run", {32, 32}},
                                    {"block 32×16", {32, 16}},
                                    {"block 8×8", {8, 8}}};
    const auto figure = [](const char* quantity, const char* setting, double value, const char* unit, int line) {
        return Published{.quantity = quantity,
                         .setting = setting,
                         .value = value,
                         .unit = unit,
                         .gpu = "Tesla P100 PCIe",
                         .source = "Hoàng Minh Thanh, HCMUS, exercise TH3; image 512×512, filter's width not given",
                         .place = "002.txt:" + std::to_string(line)};
    };
    std::vector<Published> published;
    for (std::size_t i = 0; i < times.size(); ++i) {
        published.push_back(figure("time", settings[i].name, times[i].milliseconds, "ms", times[i].line));
        published.back().figure = "median_us";
        published.back().block = settings[i].block;
        published.back().caveat = caveat;
    }
    constexpr double error = 0.000703;
    published.push_back(figure("error", "every block", error, "", times.front().line + 1));
    published.back().figure = "mean_difference";
    published.back().caveat =
        "Its unit is not named. Kernel 3 as printed reads blue for green (002.txt:184), which would not leave the "
        "error "
        "as it is. That all three truncate would: where the CPU's code, which is not printed, truncates too, only sums "
        "beside a whole level differ, because the GPU fuses multiplication and addition.";
    return published;
}

} // namespace

std::vector<Strategy> blurWindows()
{
    return {
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its window and the filter from global memory.",
         .source = kernelSource("blur/global.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = publishedTimes({{{0.213760, 213}, {0.201568, 47}, {0.206208, 233}, {0.315136, 265}}}),
         .plan = planWindow<Memories{}>,
         .mistakes = mistakesOfPixels()},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block loads its pixels and halo once; the filter stays in global memory.",
         .source = kernelSource("blur/shared.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = publishedTimes({{{0.132000, 216}, {0.117152, 50}, {0.121088, 239}, {0.114176, 268}}}),
         .after = "global",
         .expects = "Text 002, Tesla P100 PCIe: 1.6 times as fast as global in blocks of 32×32.",
         .plan = planWindow<Memories{.sharedTile = true}>,
         .mistakes = mistakesOfTile(kernelSource("blur/shared.cu"))},
        {.name = "shared_constant",
         .title = "Shared tile, constant filter",
         .idea = "The filter is moved to constant memory, which serves a whole warp with one read.",
         .source = kernelSource("blur/shared_constant.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = publishedTimes({{{0.125984, 219}, {0.108640, 53}, {0.113376, 245}, {0.107424, 271}}},
                                     "Its two runs in blocks of 32×32 differ by more than the constant filter gains."),
         .after = "shared",
         .expects = "Text 002, Tesla P100 PCIe: 5 % faster than shared.",
         .plan = planWindow<Memories{.sharedTile = true, .constantFilter = true}>,
         .mistakes = mistakesOfTile(kernelSource("blur/shared_constant.cu"))},
        {.name = "constant",
         .title = "Constant filter",
         .idea = "Pixels come from global memory; only the filter is moved to constant memory.",
         .source = kernelSource("blur/constant.cu"),
         .after = "global",
         .plan = planWindow<Memories{.constantFilter = true}>,
         .mistakes = mistakesOfPixels()},
        {.name = "texture",
         .title = "Texture",
         .idea = "Pixels come through the texture cache; the filter stays in global memory.",
         .source = kernelSource("blur/texture.cu"),
         .isBasic = true,
         .after = "global",
         .plan = planWindow<Memories{.texture = true}>,
         .mistakes = {textureClampedOnOneSide(), gridRoundedDown(blurRadiusLine, kernels),
                      exchangedThreads(std::string(blurRadiusLine) + "\n    ", kernels), greenOfTexture(),
                      truncated()}},
    };
}

} // namespace tilescope::operations
