#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"

// Strategies that multiply floats: a thread computes one element or, from "registers" on, 8 × 8 elements of a tile of
// 128 × 128.

namespace tilescope::operations
{

namespace
{

constexpr int smallestSide = 2, largestSide = 32;

/// For strategies whose block is a tile of C; its side is also that of the tiles of D.
Layout squareLayout(const char* text, BlockSize block) { return {.text = text, .block = block, .side = block.width}; }

Plan planGlobal(const Recipe& recipe, const Inputs& inputs)
{
    return planProducts(recipe, inputs, squareLayout("covariance/global.cu", recipe.block));
}

constexpr char sharedText[] = "covariance/shared.cu", innerExitText[] = "covariance/inner_exit.cu";

template <const char* text>
Plan planShared(const Recipe& recipe, const Inputs& inputs)
{
    Layout layout = squareLayout(text, recipe.block);
    layout.chunk = layout.tilePitch = layout.side;
    Plan plan = planProducts(recipe, inputs, layout);
    plan.definitions = {"CHUNK_SIZE=" + std::to_string(layout.chunk)};
    return plan;
}

Message squareRefusal(const Recipe& recipe)
{
    const BlockSize block = recipe.block;
    const bool isTile = block.width == block.height && block.width >= smallestSide && block.width <= largestSide;
    return isTile ? Message() : gpu::phrase("a block is a tile of the covariance and must be square, 2x2 to 32x32.");
}

/// A block of 16 × 16 threads, a tile of 128 × 128.
constexpr Layout eightByEight(const char* text, bool isPadded, int stages, int imagesOfPart)
{
    return {.text = text,
            .block = {16, 16},
            .side = usualTileSide,
            .chunk = 16,
            .stages = stages,
            .tilePitch = usualTileSide,
            .capability = stages > 1 ? 80 : 0,
            .imagesOfPart = imagesOfPart,
            .isPadded = isPadded};
}

constexpr Layout registers = eightByEight("covariance/registers.cu", false, 1, 0);
constexpr Layout padded = eightByEight("covariance/padded.cu", true, 1, 0);
constexpr Layout split = eightByEight("covariance/split.cu", true, 1, usualImagesOfPart);
constexpr Layout asyncCopy = eightByEight("covariance/async_copy.cu", true, 2, usualImagesOfPart);

constexpr char filled[] = "// The warp waits until every warp of the block has filled its part of the tiles.\n"
                          "        __syncthreads();";

/// 81 pixels, which is not a multiple of any usual block's side.
Mistake gridOfPixels(const std::string& anchor)
{
    Mistake mistake = gridRoundedDown(anchor, 1, "pixels / blockDim.x", "pixels / blockDim.y");
    mistake.lesson =
        "The host divides integers, so the last, partly filled column and row of blocks is never launched: "
        "the last rows and columns of C stay as they were.";
    mistake.block.reset();
    mistake.parameters = {{"patch", std::string("9x9")}};
    return mistake;
}

Mistake notMirrored()
{
    return {.name = "not_mirrored",
            .title = "Half of C not written",
            .lesson =
                "Only one half of the symmetric matrix is computed. Without the second store the other half stays as "
                "it was.",
            .edits = {{"output[y * pixels + x] = sum / rows;\n        output[x * pixels + y] = sum / rows;",
                       "output[y * pixels + x] = sum / rows; // Mistake: the mirrored element is not written."}},
            .finds = {"never_written"},
            .pictureChanges = true};
}

Mistake diagonalForgotten()
{
    return {
        .name = "diagonal_forgotten",
        .title = "Diagonal forgotten",
        .lesson = "The condition leaves out x equal to y: the variances on the diagonal are never written.",
        .edits = {{"if (x <= y && y < pixels) {", "if (x < y && y < pixels) { // Mistake: the diagonal is left out."}},
        .finds = {"never_written"},
        .pictureChanges = true};
}

Mistake noFirstBarrier()
{
    Mistake mistake = noBarrier();
    mistake.lesson =
        "A warp multiplies numbers of the tiles that other warps have not written yet: elements of C are wrong, "
        "and differently on every run of a GPU.";
    mistake.edits = {{filled, "// Mistake: no barrier. The warp goes on although others may not have filled their part "
                              "yet."}};
    return mistake;
}

Mistake noSecondBarrier()
{
    Mistake mistake = noBarrier();
    mistake.name = "no_second_barrier";
    mistake.title = "No barrier after use";
    mistake.lesson =
        "A quick warp fills the tiles with the next chunk of images while slower ones still read this one. "
        "Every loop over shared tiles needs two barriers: after filling and after use.";
    mistake.edits = {
        {"// The warp waits until every warp is done with the tiles, before the next chunk takes their place.\n"
         "        __syncthreads();",
         "// Mistake: no barrier. The next chunk takes the tiles' place while other warps still read them."}};
    return mistake;
}

Mistake branchedBarrier()
{
    Mistake mistake = barrierInBranch();
    mistake.edits = {{filled,
                      "// Mistake: the barrier is in a branch, and only the first thread of each row comes to it.\n"
                      "        if (threadIdx.x == 0)\n            __syncthreads();"}};
    return mistake;
}

Mistake returnOfThreads()
{
    return {.name = "early_return",
            .title = "Early return before the barrier",
            .lesson =
                "A whole block may leave before a barrier, single threads of it must not: on the diagonal those that "
                "leave have filled nothing, and the others read their places in the tiles.",
            .edits = {{"// C is symmetric: blocks above the diagonal exit at once, all their threads together.\n"
                       "    if (blockIdx.x > blockIdx.y)",
                       "// Mistake: threads above the diagonal leave one by one, also where their block goes on.\n"
                       "    if (blockIdx.x * blockDim.x + threadIdx.x > blockIdx.y * blockDim.y + threadIdx.y)"}},
            .finds = {"early_return", "uninitialised"},
            .pictureChanges = true};
}

Mistake transposedTile()
{
    return {.name = "transposed_tile",
            .title = "Tile read by columns",
            .lesson =
                "The tile is kept transposed, so neighbouring lanes read numbers a whole row of 32 words apart, all in "
                "the same bank: the result is right, and each read takes 32 turns.",
            .edits = {{"columnTile[threadIdx.y][threadIdx.x] =", "columnTile[threadIdx.x][threadIdx.y] ="},
                      {"for (int image = 0; image < CHUNK_SIZE; ++image)",
                       "// Mistake: the column tile is kept transposed, and its lanes meet in one bank.\n"
                       "        for (int image = 0; image < CHUNK_SIZE; ++image)"},
                      {"columnTile[image][threadIdx.x]", "columnTile[threadIdx.x][image]"}},
            .finds = {"bank_conflict"},
            .block = BlockSize{32, 32}};
}

Mistake loadedByColumns()
{
    return {
        .name = "column_major",
        .title = "Column-major access",
        .lesson = "With threadIdx.x and threadIdx.y exchanged neighbouring lanes load the same pixel of different "
                  "images, whole rows of D apart: the result is right, at a sector of 32 bytes for every lane.",
        .edits = {{"int rowPixel = blockIdx.y * CHUNK_SIZE + threadIdx.x; // the pixel that the thread loads for the "
                   "rows of C",
                   "int rowPixel = blockIdx.y * CHUNK_SIZE + threadIdx.y;\n"
                   "    int column = blockIdx.x * CHUNK_SIZE + threadIdx.y;"},
                  {"rowTile[threadIdx.y][threadIdx.x] =", "rowTile[threadIdx.x][threadIdx.y] ="},
                  {"columnTile[threadIdx.y][threadIdx.x] =", "columnTile[threadIdx.x][threadIdx.y] ="},
                  {"int row = first + threadIdx.y;",
                   "int row = first + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                  {"x < pixels ? images[row * pixels + x]", "column < pixels ? images[row * pixels + column]"}},
        .finds = {"uncoalesced"}};
}

/// For texts whose threads compute 8 × 8 elements.
Mistake eightSideBySide()
{
    return {
        .name = "eight_side_by_side",
        .title = "Eight numbers side by side",
        .lesson = "A lane that takes 8 numbers side by side reads 32 bytes from its neighbour's place, so that of 8 "
                  "lanes, which read at a time, four pairs meet in a bank. Two groups of 4 numbers, 64 apart, do "
                  "not: then neighbours read neighbouring 16 bytes. The elements belong to other pixels, but here "
                  "nobody told the stores.",
        .edits = {{"float4 b0 = columnPixels[threadIdx.x], b1 = columnPixels[threadIdx.x + 16];",
                   "// Mistake: the lane's 8 numbers are side by side, 32 bytes from those of the next lane.\n"
                   "            float4 b0 = columnPixels[2 * threadIdx.x], b1 = columnPixels[2 * threadIdx.x + 1];"}},
        .finds = {"bank_conflict"},
        .pictureChanges = true};
}

Mistake notPadded()
{
    return {.name = "not_padded",
            .title = "Rows as long as an image",
            .lesson = "The kernel goes from row to row by the pixels of an image and not by the pitch: rows of D begin "
                      "where they should not, at addresses that are no multiple of 16 bytes.",
            .edits = {{"(const float4*)(images + (first + threadIdx.y) * pitch);",
                       "(const float4*)(images + (first + threadIdx.y) * pixels); // Mistake: no pitch"}},
            .finds = {"misaligned"},
            .pictureChanges = true,
            .parameters = {{"patch", std::string("9x9")}}};
}

Mistake partsInOnePlace()
{
    return {.name = "parts_in_one_place",
            .title = "Parts in one place",
            .lesson =
                "Every part of the sum is written to the same place: which one stays is chance, and the places of the "
                "other parts stay as they were.",
            .edits = {{"float4* row = (float4*)(partial + (blockIdx.z * pitch + y) * pitch + firstColumn);",
                       "// Mistake: all parts are written to the place of the first.\n"
                       "        float4* row = (float4*)(partial + y * pitch + firstColumn);"}},
            .finds = {"race"},
            .pictureChanges = true,
            .parameters = {{"data", std::string("generated")}, {"rows", std::int64_t{8'200}}}};
}

Mistake notWaited()
{
    return {.name = "not_waited",
            .title = "Copies not waited for",
            .lesson = "A barrier makes warps wait for each other but not for copies under way: without "
                      "__pipeline_wait_prior() they multiply what was in the tiles before.",
            .edits = {{"__pipeline_wait_prior(0);", "// Mistake: nobody waits until the copies are there."}},
            .finds = {"unwaited_copy"},
            .pictureChanges = true};
}

/// The note's CGMA, for two sizes of a chunk.
std::vector<Published> publishedCgma()
{
    const auto cgma = [](int chunk, double value, const char* place) {
        return Published{.quantity = "CGMA",
                         .setting = "chunk_size " + std::to_string(chunk),
                         .value = value,
                         .unit = "flop/byte",
                         .gpu = "any GPU",
                         .source = "A note on the shared-memory covariance kernel; calculated, not measured",
                         .place = place,
                         .figure = "cgma",
                         .block = BlockSize{chunk, chunk},
                         .caveat = "Calculated for whole chunks."};
    };
    return {cgma(2, 0.25, "003.txt:386"), cgma(8, 1.0, "003.txt:400")};
}

} // namespace

std::vector<Strategy> floatStrategies()
{
    return {
        {.name = "global",
         .title = "Global memory",
         .idea = "One thread for each element reads two columns of D; half of C is mirrored.",
         .source = kernelSource("covariance/global.cu"),
         .isOfText = true,
         .isBasic = true,
         .squareBlock = true,
         .plan = planGlobal,
         .blockRefusal = squareRefusal,
         .mistakes = {gridOfPixels("int y = blockIdx.y * blockDim.y + threadIdx.y;"), notMirrored(),
                      diagonalForgotten()}},
        {.name = "shared",
         .title = "Shared tiles",
         .idea = "Blocks of c×c threads use each number of two shared tiles c times.",
         .source = kernelSource(sharedText),
         .isOfText = true,
         .isBasic = true,
         .published = publishedCgma(),
         .after = "global",
         .expects = "With blocks of 32×32 a thirty-second of the loads from global memory; each multiply-add still "
                    "takes two loads from shared memory: about 4× as fast as Global memory on an H200.",
         .squareBlock = true,
         .plan = planShared<sharedText>,
         .blockRefusal = squareRefusal,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), returnOfThreads(),
                      gridOfPixels("int y = blockIdx.y * CHUNK_SIZE + threadIdx.y;"), transposedTile(),
                      loadedByColumns(), notMirrored(), diagonalForgotten()}},
        {.name = "inner_exit",
         .title = "Shared tiles, inner exit",
         .idea = "Threads above the diagonal exit early as well, not only whole blocks.",
         .source = kernelSource(innerExitText),
         .isOfText = true,
         .after = "shared",
         .expects =
             "Nothing: 32 neighbouring threads of a block on the diagonal always include one that is on or below "
             "it, so no warp skips the loop; one more branch a chunk, which diverges.",
         .squareBlock = true,
         .plan = planShared<innerExitText>,
         .blockRefusal = squareRefusal,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), notMirrored(), diagonalForgotten()}},
        {.name = "registers",
         .title = "Register blocks",
         .idea = "A thread computes 8×8 elements and uses each number that it reads 8 times.",
         .source = kernelSource("covariance/registers.cu"),
         .isBasic = true,
         .after = "shared",
         .expects = "Four reads of 16 bytes for 64 multiply-adds, where shared takes two reads for one: about 5× over "
                    "shared on an H200.",
         .plan = planIn<registers>,
         .blockRefusal = refusalIn<registers>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), eightSideBySide()}},
        {.name = "padded",
         .title = "Padded images",
         .idea = "Rows of D are padded to whole tiles: every load has 16 aligned bytes.",
         .source = kernelSource("covariance/padded.cu"),
         .after = "registers",
         .expects = "Four load instructions a chunk of 16 images in place of 16 with their conditions, beside 1,024 "
                    "multiply-adds: a tenth faster than registers on an H200.",
         .plan = planIn<padded>,
         .blockRefusal = refusalIn<padded>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), notPadded()}},
        {.name = "split",
         .title = "Split sums",
         .idea = "Blocks share the images too; another launch adds their sums in fixed order.",
         .source = kernelSource("covariance/split.cu"),
         .after = "padded",
         .expects = "2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors hold; with 25 parts all "
                    "are busy to the end: 1.25× over padded on an H200, and sums of 8,000 numbers, which are off by "
                    "less than those of 200,000.",
         .plan = planIn<split>,
         .blockRefusal = refusalIn<split>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), partsInOnePlace()}},
        {.name = "async_copy",
         .title = "Asynchronous copies",
         .idea = "The next chunk is copied past the registers while warps multiply this one.",
         .source = kernelSource("covariance/async_copy.cu"),
         .after = "split",
         .expects =
             "210 tiles of 128×128 are 1.38 TFLOP, 20.5 ms at the peak of an H200's 67 TFLOP/s; copies beneath the "
             "products bring it to 25 ms.",
         .plan = planIn<asyncCopy>,
         .blockRefusal = refusalIn<asyncCopy>,
         .mistakes = {notWaited(), partsInOnePlace()}},
    };
}

} // namespace tilescope::operations
