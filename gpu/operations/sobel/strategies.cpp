#include "gpu/operations/kernel_text.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

namespace
{

/// As the paper and its future work have them.
std::vector<Strategy> ofTheText()
{
    return {
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its 3×3 window from global memory.",
         .source = kernelSource("sobel/global.cu")},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block fetches its pixels once into shared memory; threads at its rim fetch the halo as well and "
                 "decide by conditionals what stands beyond the border.",
         .source = kernelSource("sobel/shared.cu"),
         .after = "global",
         .expects = "As the text measured on a GTX 560: 1.65 times as fast as global."},
        {.name = "block_copy",
         .title = "Block copy",
         .idea = "A first kernel adds the border once in global memory, so that each block copies its tile, halo "
                 "included, with no border conditionals.",
         .source = kernelSource("sobel/block_copy.cu"),
         .after = "shared",
         .expects = "As the text measured on a GTX 560: 1.46 times as fast as shared."},
        {.name = "texture",
         .title = "Texture",
         .idea = "Every thread fetches its 3×3 window through the texture cache, which also minds the border.",
         .source = kernelSource("sobel/texture.cu"),
         .after = "global"},
        {.name = "constant",
         .title = "Constant masks",
         .idea = "The masks lie in constant memory, whose cache hands one element to a whole warp at once.",
         .source = kernelSource("sobel/constant.cu"),
         .after = "global"},
        {.name = "local",
         .title = "Local window",
         .idea = "Every thread gathers its 3×3 window in registers before it computes, so that all reads are under way "
                 "together.",
         .source = kernelSource("sobel/local.cu"),
         .after = "global"},
    };
}

/// From words to the speed of a copy, one idea at a time. "instructions" are a lane's, of the machine code, a pixel.
std::vector<Strategy> road()
{
    return {
        {.name = "words",
         .title = "Words",
         .idea = "A thread makes four pixels side by side: one load of four bytes a row, one store of four.",
         .source = kernelSource("sobel/words.cu"),
         .after = "global",
         .expects = "41 instructions a pixel instead of 73, and a third of the loads: about 1.8 times as fast as "
                    "global on an H200."},
        {.name = "tile_words",
         .title = "Tile of words",
         .idea = "The shared tile filled and read in words, four pixels a thread.",
         .source = kernelSource("sobel/tile_words.cu"),
         .after = "shared",
         .expects = "50 instructions a pixel instead of 123: about 2.3 times as fast as shared on an H200, and slower "
                    "than words, which reads as many words from the L1 cache and fills no tile."},
        {.name = "tile_pitch",
         .title = "Tile with a pitch",
         .idea =
             "In narrow blocks the tile's rows lie a pitch apart that puts the rows a warp reads in different banks.",
         .source = kernelSource("sobel/tile_pitch.cu"),
         .after = "tile_words",
         .expects =
             "Half the shared wavefronts in blocks of 16×16, yet not a tenth of the time of tile_words on an H200: "
             "instructions are what it waits for."},
        {.name = "async_copy",
         .title = "Asynchronous copies",
         .idea =
             "A block makes four tiles and has the next one copied, past its registers, while it computes the last.",
         .source = kernelSource("sobel/async_copy.cu"),
         .after = "tile_words",
         .expects =
             "No fewer instructions, and other warps hid the waiting already: within a tenth of tile_words on an "
             "H200."},
        {.name = "bulk_copy",
         .title = "Bulk copies",
         .idea = "The copy engine of a GPU since Hopper fills the next tile, whole rows at a time, while the block "
                 "computes "
                 "the last.",
         .source = kernelSource("sobel/bulk_copy.cu"),
         .after = "async_copy",
         .expects =
             "The warps need no instruction to fill a tile, but as many as before for the sums, and other warps hid "
             "the waiting already: within a tenth of tile_words on an H200."},
        {.name = "vectors",
         .title = "Vectors",
         .idea = "A thread makes sixteen pixels side by side: one load of sixteen bytes a row, the widest there is.",
         .source = kernelSource("sobel/vectors.cu"),
         .after = "words",
         .expects =
             "A quarter of the loads once more, and 29 instructions a pixel instead of 41: about 1.4 times as fast as "
             "words on an H200."},
        {.name = "sliding_rows",
         .title = "Sliding rows",
         .idea = "A thread walks down eight rows and keeps the last three in registers: it reads ten rows, not 24.",
         .source = kernelSource("sobel/sliding_rows.cu"),
         .after = "vectors",
         .expects = "18 instructions a pixel instead of 29, since rows are unpacked once and sums of rows used twice: "
                    "about 1.6 times as fast as vectors on an H200."},
        {.name = "separated",
         .title = "Separated sums",
         .idea = "The masks are a smoothing and a difference: neighbours share a column's smoothed sum, and a row's is "
                 "carried down.",
         .source = kernelSource("sobel/separated.cu"),
         .after = "sliding_rows",
         .expects = "16 instructions a pixel instead of 18, at 128 registers instead of 100: a tenth faster than "
                    "sliding_rows on an H200 if two thirds of its warps still hide the waiting."},
        {.name = "shuffle_halo",
         .title = "Shuffled halo",
         .idea = "The pixels on a vector's left and right come from the neighbouring lanes' registers by shuffles.",
         .source = kernelSource("sobel/shuffle_halo.cu"),
         .after = "separated",
         .expects = "18 instructions a pixel instead of 16, and loads saved that the L1 cache answers: a tenth slower "
                    "than separated on an H200."},
        {.name = "packed16",
         .title = "Two sums a register",
         .idea = "Two pixels' sums lie in the halves of one register, and one integer addition makes both.",
         .source = kernelSource("sobel/packed16.cu"),
         .after = "separated",
         .expects = "The sums take half as many instructions, but a difference without a sign six for want of one that "
                    "knows halves: 18 a pixel, no faster than separated on an H200."},
        {.name = "half2",
         .title = "Sums as half2",
         .idea = "The same pairs are added, subtracted and limited by the half arithmetic: a byte in a half's bits is "
                 "a denormal, and such sums are exact.",
         .source = kernelSource("sobel/half2.cu"),
         .after = "packed16",
         .expects = "10 instructions a pixel instead of 18, many of them at twice the integers' rate: about 150 µs at "
                    "16384×16384 on an H200, 1.15 times a copy."},
        {.name = "diagonals",
         .title = "Diagonal squares",
         .idea = "|gx| + |gy| is twice the larger difference of the 2×2 squares across a pixel, and four pixels share "
                 "a square.",
         .source = kernelSource("sobel/diagonals.cu"),
         .after = "half2",
         .expects = "9 instructions a pixel instead of 10, at 56 registers instead of 72: within a tenth of a copy at "
                    "16384×16384 on an H200."},
        {.name = "loads_first",
         .title = "Loads first",
         .idea = "A thread asks for all its rows before it uses the first, so that six vectors are under way, not two.",
         .source = kernelSource("sobel/loads_first.cu"),
         .after = "diagonals",
         .expects = "The same instructions, but three times the bytes under way: half of what is left over a copy, so "
                    "1.05 times a copy at 16384×16384 on an H200."},
    };
}

} // namespace

std::vector<Strategy> sobelStrategies()
{
    std::vector<Strategy> strategies = ofTheText();
    for (Strategy& strategy : road())
        strategies.push_back(std::move(strategy));
    return strategies;
}

} // namespace tilescope::operations
