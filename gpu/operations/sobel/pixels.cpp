#include "gpu/operations/border.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

#include <array>
#include <cstdint>
#include <utility>

/// A thread computes one pixel. The strategies differ in the memories through which its window is read.
namespace tilescope::operations
{

namespace
{

// The plans

/// Every thread reads its window itself, from a buffer.
Plan planPixel(const Recipe& recipe, const Inputs& inputs)
{
    return sobelPlan(recipe, inputs, haloGeometry(recipe.block, 1));
}

Plan planTile(const Recipe& recipe, const Inputs& inputs)
{
    return sobelPlan(recipe, inputs, sharedTileGeometry(recipe.block, 1, 1));
}

/// A launch before the main one adds the border.
Plan planBlockCopy(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::size_t Input = 0, Padded = 2;
    const int width = inputs.picture.width(), height = inputs.picture.height();
    Plan plan = planTile(recipe, inputs);
    plan.buffers.push_back(resultBuffer("padded", pictureBytes(width + 2, height + 2, PixelFormat::Grey8)));
    plan.buffers[Padded].inputBorder = 1;
    plan.launches[0].arguments[0] = BufferArgument{Padded};
    Launch border{.kernel = "add_border",
                  .source = 0,
                  .grid = gridOver(width + 2, height + 2, recipe.block),
                  .block = blockOf(recipe.block),
                  .dynamicSharedBytes = 0,
                  .arguments = {BufferArgument{Input}, BufferArgument{Padded}, width, height}};
    plan.launches.insert(plan.launches.begin(), std::move(border));
    plan.mainLaunch = 1;
    return plan;
}

Plan planTexture(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::size_t Input = 0;
    Plan plan = planPixel(recipe, inputs);
    plan.textures = {pixelTexture(Input, plan.pictureWidth, plan.pictureHeight, borderAddress(borderOf(recipe)))};
    plan.launches[0].arguments[0] = TextureArgument{0};
    return plan;
}

/// The masks of sobel.h, row by row.
Plan planConstantMasks(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::array<std::int32_t, 9> maskX{-1, 0, 1, -2, 0, 2, -1, 0, 1}, maskY{-1, -2, -1, 0, 0, 0, 1, 2, 1};
    Plan plan = planPixel(recipe, inputs);
    plan.constants = {{.source = 0, .symbol = "maskX", .content = bytesOf(maskX)},
                      {.source = 0, .symbol = "maskY", .content = bytesOf(maskY)}};
    return plan;
}

// The mistakes

constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
constexpr char copiedY[] = "int y = y0 + threadIdx.y;"; ///< the same line of block_copy

Mistake notSaturated()
{
    return {.name = "not_saturated",
            .title = "Sum not clamped to 255",
            .lesson = "A byte keeps only the lowest eight bits of a sum: the strongest edges, above 255, appear as "
                      "dark speckles inside bright lines.",
            .edits = {{"min(255, abs(gx) + abs(gy));",
                       "abs(gx) + abs(gy); // Mistake: not limited to 255; a byte keeps the lowest eight bits."}},
            .pictureChanges = true};
}

Mistake sharedSize()
{
    return wrongPrecedence("(blockDim.x + 2) × (blockDim.y + 2) pixels", "blockDim.x + 2 * blockDim.y + 2 pixels");
}

/// The exchange also changes a thread's place in the tile and which threads are at the block's edge.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads();
    mistake.edits.push_back({"(threadIdx.y + 1) * tileWidth + threadIdx.x + 1", //
                             "(threadIdx.x + 1) * tileWidth + threadIdx.y + 1"});
    mistake.edits.push_back({"atLeft = threadIdx.x == 0, atRight = threadIdx.x == blockDim.x - 1",
                             "atLeft = threadIdx.y == 0, atRight = threadIdx.y == blockDim.y - 1"});
    mistake.edits.push_back({"atTop = threadIdx.y == 0, atBottom = threadIdx.y == blockDim.y - 1",
                             "atTop = threadIdx.x == 0, atBottom = threadIdx.x == blockDim.x - 1"});
    return mistake;
}

/// The paper's "8 bit × 16 × 16 = 2 KB" (001.txt:88), which are 2 kilobits.
Mistake bitsForBytes()
{
    return {.name = "bits_for_bytes",
            .title = "Bits mistaken for bytes",
            .lesson = "A pixel has 8 bits, that is, one byte. A host program that multiplies the number of tile pixels "
                      "by 8 gets the correct image, but its blocks take eight times as much shared memory, so fewer of "
                      "them fit on a multiprocessor.",
            .edits = {{"// (blockDim.x + 2) × (blockDim.y + 2) pixels",
                       "// Mistake of the host: the block is given 8 bytes for each of\n"
                       "    // (blockDim.x + 2) × (blockDim.y + 2) pixels, which have 8 bits."}},
            .sharedBytes = [](const TileGeometry& own) { return 8 * own.sharedBytes; }};
}

/// The paper's condition of step ③, (x=1 || y=1) && (x=4 && y=4) for a block of 4×4 (001.txt:102): no thread meets it.
Mistake conditionMisprinted()
{
    Mistake mistake = haloForgotten(
        {{passage(kernelText("sobel/shared.cu"), "if (atLeft) tile[centre - 1]",
                  "tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + right];"),
          "// Mistake: \"and\" instead of \"or\", so no thread of a larger block loads any of the halo.\n"
          "        if ((atLeft || atTop) && (atRight && atBottom)) {\n"
          "            tile[centre - 1] = left < 0 ? 0 : input[y * width + left];\n"
          "            tile[centre + 1] = right < 0 ? 0 : input[y * width + right];\n"
          "            tile[centre - tileWidth] = above < 0 ? 0 : input[above * width + x];\n"
          "            tile[centre + tileWidth] = below < 0 ? 0 : input[below * width + x];\n"
          "        }"}});
    mistake.name = "condition_misprinted";
    mistake.title = "\"And\" instead of \"or\"";
    mistake.lesson =
        "With the condition as printed in the paper, a thread loads the halo only if the thread is at the left or the "
        "top edge, and also at both the right and the bottom edge. No thread of a block with several rows and columns "
        "meets this condition, so the halo is read although no thread has loaded it.";
    return mistake;
}

Mistake cornersForgotten()
{
    return {.name = "corners_forgotten",
            .title = "Missing halo corners",
            .lesson = "The four corner pixels of the halo are never loaded, so there is a wrong pixel at every corner "
                      "of every block: easy to overlook in the image, but found at the first read.",
            .edits = {{passage(kernelText("sobel/shared.cu"), "if (atTop && atLeft) tile",
                               "tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + "
                               "right];"),
                       "// Mistake: the corners of the halo are missing."}},
            .finds = {FindingKind::Uninitialised},
            .pictureChanges = true};
}

/// Here a thread without a pixel has nothing to load.
Mistake harmlessReturn()
{
    Mistake mistake = earlyReturn(threadY);
    mistake.lesson = "Threads without a pixel exit before the barrier. Here, they had nothing to load, so the image is "
                     "correct, but others wait for them: CUDA requires every thread of the block to reach a barrier.";
    mistake.finds = {FindingKind::EarlyReturn};
    mistake.pictureChanges = false;
    return mistake;
}

std::vector<Mistake> sharedMistakes()
{
    return {noBarrier(),
            barrierInBranch(),
            harmlessReturn(),
            haloForgotten({{passage(kernelText("sobel/shared.cu"), "// Warps at the block's rim diverge here",
                                    "tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + "
                                    "right];"),
                            "// Mistake: the halo is missing; the threads at the block's rim load no more than the "
                            "others."}}),
            cornersForgotten(),
            conditionMisprinted(),
            clampedOnOneSide(),
            gridRoundedDown(threadY),
            sharedSize(),
            bitsForBytes(),
            conflictingPitch({{"int tileWidth = blockDim.x + 2;",
                               "int tileWidth = (blockDim.x + 2 + 127) / 128 * 128; // Mistake: every row begins at "
                               "bank 0."}}),
            exchangedInTile(),
            notSaturated()};
}

/// A tile is always whole, even if the padded picture ends inside it.
Mistake tileBeyondPicture()
{
    return {
        .name = "tile_beyond_picture",
        .title = "Whole tile at the edge of the image",
        .lesson = "The tiles of the last blocks extend beyond the padded image: on the right, they read the next row, "
                  "and at the bottom, memory that does not belong to the image. The mistake stays hidden while the "
                  "size is a multiple of the block.",
        .edits = {{"int columns = min(tileWidth, width + 2 - x0), rows = min(tileHeight, height + 2 - y0);",
                   "int columns = tileWidth, rows = tileHeight; // Mistake: the tile does not end with the picture."}},
        .finds = {FindingKind::OutOfBounds},
        .pictureChanges = true,
        .block = overhangingBlock};
}

/// The paper's loops of step ④, for(i = x+1; i > x-1; x++) for(j > y+1; j > y-1; y++) sobel_operation(x,y)
/// (001.txt:127-128), with j = y+1 for the assignment that is missing.
Mistake loopsMisprinted()
{
    return {.name = "loops_misprinted",
            .title = "Wrong loop variable incremented",
            .lesson = "The loops initialise i and j but increment x and y, as printed in the paper. They do end, after "
                      "two steps each, but a thread computes four pixels along a diagonal to the lower right: pixels "
                      "of other threads, with windows that extend beyond the tile and beyond the image.",
            .edits = {{passage(kernelText("sobel/block_copy.cu"), "        // For each mask element",
                               "output[y * width + x] = min(255, abs(gx) + abs(gy));"),
                       "        // Mistake: i and j are started, but x and y are stepped, which the conditions need "
                       "unchanged.\n"
                       "        for (int i = x + 1; i > x - 1; ++x)\n"
                       "            for (int j = y + 1; j > y - 1; ++y) {\n"
                       "                centre = (y - y0 + 1) * tileWidth + x - x0 + 1;\n"
                       "                int gx = 0, gy = 0;\n"
                       "                for (int dy = -1; dy <= 1; ++dy)\n"
                       "                    for (int dx = -1; dx <= 1; ++dx) {\n"
                       "                        int pixel = tile[centre + dy * tileWidth + dx];\n"
                       "                        gx += maskX[dy + 1][dx + 1] * pixel;\n"
                       "                        gy += maskY[dy + 1][dx + 1] * pixel;\n"
                       "                    }\n"
                       "                output[y * width + x] = min(255, abs(gx) + abs(gy));\n"
                       "            }"}},
            .finds = {FindingKind::OutOfBounds},
            .pictureChanges = true};
}

std::vector<Mistake> blockCopyMistakes()
{
    return {noBarrier(),
            barrierInBranch(),
            earlyReturn(copiedY),
            haloForgotten({{passage(kernelText("sobel/block_copy.cu"), "int columns = min(",
                                    "padded[(y0 + row) * (width + 2) + x0 + column];"),
                            "// Mistake: the halo is missing; each thread copies its own pixel only.\n"
                            "    if (x < width && y < height)\n"
                            "        tile[centre] = padded[(y + 1) * (width + 2) + x + 1];"}}),
            tileBeyondPicture(),
            loopsMisprinted(),
            clampedOnOneSide(),
            gridRoundedDown(copiedY),
            sharedSize(),
            conflictingPitch({{"int tileWidth = blockDim.x + 2, tileHeight",
                               "// Mistake: every row of the tile begins at bank 0.\n"
                               "    int tileWidth = (blockDim.x + 2 + 127) / 128 * 128, tileHeight"},
                              {"columns = min(tileWidth, width", "columns = min((int)blockDim.x + 2, width"}}),
            filledByColumns("rows", "columns"),
            notSaturated()};
}

/// For a thread that reads its window from a texture, which clamps by itself.
std::vector<Mistake> textureMistakes() { return {gridRoundedDown(threadY), exchangedThreads(), notSaturated()}; }

/// For a thread that reads its window from a buffer.
std::vector<Mistake> pixelMistakes()
{
    std::vector<Mistake> mistakes = textureMistakes();
    mistakes.insert(mistakes.begin(), clampedOnOneSide());
    return mistakes;
}

// The paper's figures

/// The mean of 100 runs; the time in seconds as printed. Table 3 has counts of two of the kernels.
struct Figures {
    double seconds = 0;
    const char* timePlace = "";
    double branches = 0, divergent = 0, instructions = 0;
    const char* countsPlace = "";
};

std::vector<Published> paperFigures(const Figures& figures, const std::string& gpu = "GTX 560 (448 cores)")
{
    std::vector<Published> published;
    const auto add = [&](const std::string& quantity, double value, const std::string& unit, const char* place,
                         const char* figure, const char* caveat) {
        if (value > 0)
            published.push_back({.quantity = quantity,
                                 .setting = "image 512×512",
                                 .value = value,
                                 .unit = unit,
                                 .gpu = gpu,
                                 .source = "Ji-Hoon Jo, Sang-Gu Lee 2012, tables 2 and 3; mean of 100 runs",
                                 .place = place,
                                 .figure = figure,
                                 .block = {},
                                 .caveat = caveat});
    };
    constexpr char seconds[] = "The seconds cannot be one launch: only their ratios compare.";
    constexpr char ofOne[] = "The paper's profiler counts on one of 14 multiprocessors, machine instructions, and "
                             "seems to leave add_border out; Tilescope's are PTX instructions of the whole grid.";
    add("time", figures.seconds, "s", figures.timePlace, "median_us", seconds);
    add("branches", figures.branches, "", figures.countsPlace, "branches", ofOne);
    add("divergent branches", figures.divergent, "", figures.countsPlace, "divergent_branches", ofOne);
    add("instructions", figures.instructions, "", figures.countsPlace, "warp_instructions", ofOne);
    return published;
}

} // namespace

// NOLINTBEGIN(bugprone-suspicious-missing-comma): nearly all of these sentences take two lines
std::vector<std::string> sobelPublishedRemarks()
{
    return {
        "The paper's GTX 560 has 448 cores and 14 multiprocessors, so the GTX 560 Ti 448 is used here, not the GTX 560 "
        "with 336 cores.",
        "0.9153 s cannot be a kernel time: it would be 3.5 µs for each of the 512×512 pixels in turn, while this card "
        "can move all of them in and out of memory in 4 µs. Only the ratios are comparable.",
        "The counts in the text seem to be for one multiprocessor, without add_border: for shared, Tilescope's count ÷ "
        "14 is 76,288 instructions, compared with 67,581 in the text. With add_border, block_copy executes more "
        "instructions than shared, not fewer.",
        "The paper gives each core four threads and each multiprocessor eight cores (001.txt:59), as on NVIDIA's first "
        "GPUs with CUDA. A multiprocessor of the paper's card has 32 cores, one for each thread of a warp.",
        "The paper says that shared memory is read and written within one cycle (001.txt:61). A load takes about 50 "
        "cycles on such a GPU, as Mei and Chu measured; other warps hide this latency.",
        "The 512 threads per block in the paper (001.txt:65) are the limit of compute capability 1.x; the paper's card "
        "allows 1,024. The number 65,535 is the limit of each side of the grid, not of the total number of blocks.",
        "The paper ranks global last; the model ranks it first, as do measurements on an H200. In both, the L1 cache "
        "serves the pixels that windows share, whereas the paper counts accesses to global memory."};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

std::vector<Published> sobelPublishedCpu()
{
    return paperFigures({.seconds = 2.5, .timePlace = "001.txt:159"}, "its CPU");
}

std::vector<Strategy> sobelPixels()
{
    return {
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its 3×3 window from global memory.",
         .source = kernelSource("sobel/global.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = paperFigures({.seconds = 0.9153, .timePlace = "001.txt:160"}),
         .plan = planPixel,
         .mistakes = pixelMistakes()},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block loads its pixels once; threads at the edge also load the halo.",
         .source = kernelSource("sobel/shared.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = paperFigures({0.5531, "001.txt:161", 6581, 102, 67581, "001.txt:170"}),
         .after = "global",
         .expects = "Text 001, GTX 560 Ti 448: 1.65 times as fast as global.",
         .plan = planTile,
         .mistakes = sharedMistakes()},
        {.name = "block_copy",
         .title = "Block copy",
         .idea = "A separate kernel first adds the border, so that blocks copy tiles without conditions.",
         .source = kernelSource("sobel/block_copy.cu"),
         .isOfText = true,
         .isBasic = true,
         .published = paperFigures({0.3784, "001.txt:162", 1987, 19, 54312, "001.txt:171"}),
         .after = "shared",
         .expects = "Text 001, GTX 560 Ti 448: 1.46 times as fast as shared.",
         .plan = planBlockCopy,
         .mistakes = blockCopyMistakes()},
        {.name = "texture",
         .title = "Texture",
         .idea = "Each thread reads its window through the texture cache, which handles borders.",
         .source = kernelSource("sobel/texture.cu"),
         .isBasic = true,
         .after = "global",
         .plan = planTexture,
         .mistakes = textureMistakes()},
        {.name = "constant",
         .title = "Constant masks",
         .idea = "The masks are in constant memory, whose cache delivers one element to a whole warp at once.",
         .source = kernelSource("sobel/constant.cu"),
         .isBasic = true,
         .after = "global",
         .plan = planConstantMasks,
         .mistakes = pixelMistakes()},
        {.name = "registers",
         .title = "Window in registers",
         .idea = "Each thread loads its 3×3 window first, so that all loads overlap.",
         .source = kernelSource("sobel/registers.cu"),
         .after = "global",
         .plan = planPixel,
         .mistakes = pixelMistakes()},
        {.name = "local",
         .title = "Local memory",
         .idea = "Each thread copies its 3×3 window into its own array in local memory.",
         .source = kernelSource("sobel/local.cu"),
         .after = "global",
         .expects = "Global memory is read as before, but then every window is written to the thread's local memory "
                    "and read back through the same L1 cache: slower than global.",
         .plan = planPixel,
         .mistakes = pixelMistakes()},
    };
}

} // namespace tilescope::operations
