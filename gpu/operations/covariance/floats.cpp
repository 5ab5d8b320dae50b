#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

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
    return isTile ? Message()
                  : gpu::phrase("each block computes one tile of the covariance and must be square, 2x2 to 32x32.");
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
    mistake.lesson = "The host uses integer division, so the last, partially filled column and row of blocks are never "
                     "launched: the last rows and columns of C keep their old contents.";
    mistake.block.reset();
    mistake.parameters = {{"patch", std::string("9x9")}};
    return mistake;
}

Mistake notMirrored()
{
    return {.name = "not_mirrored",
            .title = "Half of C not written",
            .lesson = "Only one half of the symmetric matrix is computed. Without the second store, the other half "
                      "keeps its old contents.",
            .edits = {{"output[y * pixels + x] = sum / rows;\n        output[x * pixels + y] = sum / rows;",
                       "output[y * pixels + x] = sum / rows; // Mistake: the mirrored element is not written."}},
            .finds = {FindingKind::NeverWritten},
            .pictureChanges = true};
}

Mistake diagonalForgotten()
{
    return {
        .name = "diagonal_forgotten",
        .title = "Missing diagonal",
        .lesson = "The condition excludes x equal to y, so the variances on the diagonal are never written.",
        .edits = {{"if (x <= y && y < pixels) {", "if (x < y && y < pixels) { // Mistake: the diagonal is left out."}},
        .finds = {FindingKind::NeverWritten},
        .pictureChanges = true};
}

Mistake noFirstBarrier()
{
    Mistake mistake = noBarrier();
    mistake.lesson = "A warp multiplies elements of the tiles that other warps have not written yet. Elements of C are "
                     "wrong, and differ from run to run on a GPU.";
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
        "A fast warp fills the tiles with the next chunk of images while slower warps still read the current one. "
        "Every loop over shared tiles needs two barriers: one after filling and one after use.";
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
            .lesson = "A whole block may exit before a barrier, but single threads of it must not. On the diagonal, "
                      "the threads that exit have filled nothing, and the others read their elements of the tiles.",
            .edits = {{"// C is symmetric: blocks above the diagonal exit at once, all their threads together.\n"
                       "    if (blockIdx.x > blockIdx.y)",
                       "// Mistake: threads above the diagonal leave one by one, also where their block goes on.\n"
                       "    if (blockIdx.x * blockDim.x + threadIdx.x > blockIdx.y * blockDim.y + threadIdx.y)"}},
            .finds = {FindingKind::EarlyReturn, FindingKind::Uninitialised},
            .pictureChanges = true};
}

Mistake transposedTile()
{
    return {.name = "transposed_tile",
            .title = "Tile read by columns",
            .lesson = "The tile is stored transposed, so neighbouring lanes read numbers that are a whole row of 32 "
                      "words apart, all in the same bank: the result is correct, but each read takes 32 passes.",
            .edits = {{"columnTile[threadIdx.y][threadIdx.x] =", "columnTile[threadIdx.x][threadIdx.y] ="},
                      {"for (int image = 0; image < CHUNK_SIZE; ++image)",
                       "// Mistake: the column tile is kept transposed, and its lanes meet in one bank.\n"
                       "        for (int image = 0; image < CHUNK_SIZE; ++image)"},
                      {"columnTile[image][threadIdx.x]", "columnTile[threadIdx.x][image]"}},
            .finds = {FindingKind::BankConflict},
            .block = BlockSize{32, 32}};
}

Mistake loadedByColumns()
{
    return {
        .name = "column_major",
        .title = "Column-major access",
        .lesson = "With threadIdx.x and threadIdx.y swapped, neighbouring lanes load the same pixel of different "
                  "images, whole rows of D apart: the result is correct, but every lane takes its own 32-byte sector.",
        .edits = {{"int rowPixel = blockIdx.y * CHUNK_SIZE + threadIdx.x; // the pixel that the thread loads for the "
                   "rows of C",
                   "int rowPixel = blockIdx.y * CHUNK_SIZE + threadIdx.y;\n"
                   "    int column = blockIdx.x * CHUNK_SIZE + threadIdx.y;"},
                  {"rowTile[threadIdx.y][threadIdx.x] =", "rowTile[threadIdx.x][threadIdx.y] ="},
                  {"columnTile[threadIdx.y][threadIdx.x] =", "columnTile[threadIdx.x][threadIdx.y] ="},
                  {"int row = first + threadIdx.y;",
                   "int row = first + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                  {"x < pixels ? images[row * pixels + x]", "column < pixels ? images[row * pixels + column]"}},
        .finds = {FindingKind::Uncoalesced}};
}

/// For texts whose threads compute 8 × 8 elements.
Mistake eightSideBySide()
{
    return {
        .name = "eight_side_by_side",
        .title = "Eight adjacent numbers",
        .lesson = "A lane that reads 8 consecutive numbers starts 32 bytes after its neighbour, so of the 8 lanes "
                  "served at a time, four pairs share a bank. Two groups of 4 numbers, 64 apart, avoid this: "
                  "neighbouring lanes then read neighbouring 16-byte groups. The elements then belong to other pixels, "
                  "but here the stores were not adapted.",
        .edits = {{"float4 b0 = columnPixels[threadIdx.x], b1 = columnPixels[threadIdx.x + 16];",
                   "// Mistake: the lane's 8 numbers are side by side, 32 bytes from those of the next lane.\n"
                   "            float4 b0 = columnPixels[2 * threadIdx.x], b1 = columnPixels[2 * threadIdx.x + 1];"}},
        .finds = {FindingKind::BankConflict},
        .pictureChanges = true};
}

Mistake notPadded()
{
    return {.name = "not_padded",
            .title = "Rows as long as an image",
            .lesson = "The kernel advances from row to row by the number of pixels of an image instead of the pitch, "
                      "so rows of D start at the wrong addresses, which are not multiples of 16 bytes.",
            .edits = {{"(const float4*)(images + (first + threadIdx.y) * pitch);",
                       "(const float4*)(images + (first + threadIdx.y) * pixels); // Mistake: no pitch"}},
            .finds = {FindingKind::Misaligned},
            .pictureChanges = true,
            .parameters = {{"patch", std::string("9x9")}}};
}

Mistake partsInOnePlace()
{
    return {.name = "parts_in_one_place",
            .title = "Parts in one location",
            .lesson = "Every partial sum is written to the same location. Which one remains depends on timing, and the "
                      "locations of the others keep their old contents.",
            .edits = {{"float4* row = (float4*)(partial + (blockIdx.z * pitch + y) * pitch + firstColumn);",
                       "// Mistake: all parts are written to the place of the first.\n"
                       "        float4* row = (float4*)(partial + y * pitch + firstColumn);"}},
            .finds = {FindingKind::Race},
            .pictureChanges = true,
            .parameters = {{"data", std::string("generated")}, {"rows", std::int64_t{8'200}}}};
}

Mistake notWaited()
{
    return {.name = "not_waited",
            .title = "Missing wait for copies",
            .lesson = "A barrier makes warps wait for each other, but not for copies in flight. Without "
                      "__pipeline_wait_prior(), warps multiply what was in the tiles before.",
            .edits = {{"__pipeline_wait_prior(0);", "// Mistake: nobody waits until the copies are there."}},
            .finds = {FindingKind::UnwaitedCopy},
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
         .idea = "Blocks of c×c threads use each element of two shared tiles c times.",
         .source = kernelSource(sharedText),
         .isOfText = true,
         .isBasic = true,
         .published = publishedCgma(),
         .after = "global",
         .expects = "With blocks of 32×32, 1/32 of the loads from global memory; each multiply-add still takes two "
                    "loads from shared memory: about 4× as fast as Global memory on an H200.",
         .squareBlock = true,
         .plan = planShared<sharedText>,
         .blockRefusal = squareRefusal,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), returnOfThreads(),
                      gridOfPixels("int y = blockIdx.y * CHUNK_SIZE + threadIdx.y;"), transposedTile(),
                      loadedByColumns(), notMirrored(), diagonalForgotten()}},
        {.name = "inner_exit",
         .title = "Shared tiles, inner exit",
         .idea = "Threads above the diagonal also exit early, not only whole blocks.",
         .source = kernelSource(innerExitText),
         .isOfText = true,
         .after = "shared",
         .expects =
             "No gain: 32 neighbouring threads of a block on the diagonal always include one that is on or below the "
             "diagonal, so no warp skips the loop. There is one more branch per chunk, and it diverges.",
         .squareBlock = true,
         .plan = planShared<innerExitText>,
         .blockRefusal = squareRefusal,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), notMirrored(), diagonalForgotten()}},
        {.name = "registers",
         .title = "Register blocking",
         .idea = "A thread computes 8×8 elements and uses each element that it reads 8 times.",
         .source = kernelSource("covariance/registers.cu"),
         .isBasic = true,
         .after = "shared",
         .expects = "Four 16-byte reads for 64 multiply-adds, whereas shared needs two reads per multiply-add: about "
                    "5× as fast as shared on an H200.",
         .plan = planIn<registers>,
         .blockRefusal = refusalIn<registers>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), branchedBarrier(), eightSideBySide()}},
        {.name = "padded",
         .title = "Padded images",
         .idea = "Rows of D are padded to whole tiles, so every load is 16 aligned bytes.",
         .source = kernelSource("covariance/padded.cu"),
         .after = "registers",
         .expects = "Four load instructions per chunk of 16 images instead of 16 conditional ones, alongside 1,024 "
                    "multiply-adds: 10 % faster than registers on an H200.",
         .plan = planIn<padded>,
         .blockRefusal = refusalIn<padded>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), notPadded()}},
        {.name = "split",
         .title = "Split sums",
         .idea = "The images are also divided among blocks; another launch adds their sums in a fixed order.",
         .source = kernelSource("covariance/split.cu"),
         .after = "padded",
         .expects = "2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors can hold. If the images "
                    "are split into 25 parts, all multiprocessors stay busy to the end: 1.25× as fast as padded on an "
                    "H200. Sums of 8,000 numbers also have smaller rounding errors than sums of 200,000.",
         .plan = planIn<split>,
         .blockRefusal = refusalIn<split>,
         .mistakes = {noFirstBarrier(), noSecondBarrier(), partsInOnePlace()}},
        {.name = "async_copy",
         .title = "Asynchronous copies",
         .idea =
             "The next chunk is copied asynchronously, bypassing the registers, while warps multiply the current one.",
         .source = kernelSource("covariance/async_copy.cu"),
         .after = "split",
         .expects = "210 tiles of 128×128 are 1.38 TFLOP: 20.5 ms at an H200's peak of 67 TFLOP/s. With copies "
                    "overlapped with the products, the time is 25 ms.",
         .plan = planIn<asyncCopy>,
         .blockRefusal = refusalIn<asyncCopy>,
         .mistakes = {notWaited(), partsInOnePlace()}},
    };
}

} // namespace tilescope::operations
