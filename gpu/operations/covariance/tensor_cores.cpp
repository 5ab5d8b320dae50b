#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/plan_parts.h"

// Strategies that multiply on tensor cores: fragments held by a warp, or tiles read directly from shared memory.

namespace tilescope::operations
{

namespace
{

/// For warps that hold fragments. Against bank conflicts, images in a tile are padded by 8 words, or their places are
/// swizzled.
constexpr Layout fragments(const char* text, Numbers numbers, int warps)
{
    return {.text = text,
            .block = {32, warps},
            .side = usualTileSide,
            .chunk = 16,
            .stages = 3,
            .tilePitch = usualTileSide + (numbers == Numbers::HalfPairs ? 0 : 8),
            .capability = 80,
            .imagesOfPart = usualImagesOfPart,
            .isPadded = true,
            .numbers = numbers};
}

/// For tiles that four warps for every 64 rows multiply together. A row of a tile is a chunk of 32 images.
constexpr Layout warpgroups(const char* text, int side, int stages, int imagesOfPart)
{
    return {.text = text,
            .block = {32, side / 16},
            .side = side,
            .chunk = 32,
            .stages = stages,
            .tilePitch = side,
            .capability = 90,
            .imagesOfPart = imagesOfPart,
            .isPadded = true,
            .numbers = Numbers::Turned};
}

/// A block computes each of 91 tiles of 192×192, one per multiprocessor: 29 parts of 200,000 images are 20 waves of 132
/// blocks.
constexpr int imagesOfLargeTile = 7'000;

constexpr Layout tf32 = fragments("covariance/tf32.cu", Numbers::Rounded, 4);
constexpr Layout warpgroup = warpgroups("covariance/warpgroup.cu", usualTileSide, 3, usualImagesOfPart);
constexpr Layout largeTiles = warpgroups("covariance/large_tiles.cu", 192, 4, imagesOfLargeTile);
constexpr Layout tf32x3 = fragments("covariance/tf32x3.cu", Numbers::Floats, 8);
constexpr Layout half = fragments("covariance/half.cu", Numbers::Halves, 4);
constexpr Layout half3 = fragments("covariance/half3.cu", Numbers::HalfPairs, 8);

/// For texts that pass fragments to tensor cores.
Mistake registersExchanged(BlockSize block)
{
    return {.name = "registers_exchanged",
            .title = "Fragment registers swapped",
            .lesson = "Of the four registers of a fragment, the first two hold two rows of the same column, and the "
                      "other two the same rows four words further on. Filled row by row, which looks natural, they "
                      "meet the wrong numbers: no instruction reports an error, but the products are wrong.",
            .edits = {{"a[i][0] = low.x, a[i][1] = low.y, a[i][2] = high.x, a[i][3] = high.y;",
                       "a[i][0] = low.x, a[i][1] = high.x, a[i][2] = low.y, a[i][3] = high.y; // Mistake: row by row"}},
            .pictureChanges = true,
            .block = block};
}

Mistake shortSumsForgotten(BlockSize block)
{
    return {.name = "short_sums_forgotten",
            .title = "Missing last short sums",
            .lesson = "The short sums are added to the long sums after a certain number of images. If the total is not "
                      "a multiple of this number, some images remain in the short sums, which are never added.",
            .edits = {{"if ((next - begin) % 128 == 0 || next == end + 16)",
                       "if ((next - begin) % 128 == 0) // Mistake: what is left at the end is not added."}},
            .pictureChanges = true,
            .block = block,
            .parameters = {{"data", std::string("generated")}, {"rows", std::int64_t{600}}}};
}

/// For texts whose tensor cores read shared memory directly.
Mistake placesNotTold(BlockSize block)
{
    return {.name = "places_not_told",
            .title = "Missing swizzle in descriptor",
            .lesson =
                "In every row of a tile, the 16-byte groups are permuted (swizzled) so that 8 rows are read from "
                "different banks. The Tensor Cores learn this only from the descriptor. If it is missing there, they "
                "assume another layout and multiply numbers of other images, and no instruction reports an error.",
            .edits = {{"64ull << 32 | 1ull << 62;", "64ull << 32; // Mistake: nothing is said of the changed places"}},
            .pictureChanges = true,
            .block = block};
}

Mistake copyNotWaited(BlockSize block)
{
    return {
        .name = "copy_not_waited",
        .title = "Missing wait for a copy",
        .lesson = "The products start while the TMA is still filling their tiles, so the products use the previous "
                  "contents and differ from run to run.",
        .edits = {{"        waitFor(&full[stage], phase);\n", "        // Mistake: no thread waits for the TMA.\n"}},
        .pictureChanges = true,
        .block = block};
}

constexpr double roundedFactors = 0x1p-10;
constexpr const char* roundedReason =
    "Both factors of a product are rounded to 10 fraction bits, with a relative error of up to 2⁻¹¹.";

} // namespace

std::vector<Strategy> tensorCoreStrategies()
{
    return {
        {.name = "tf32",
         .title = "Tensor Cores, TF32",
         .idea = "Tensor Cores multiply fragments; values are rounded to TF32 (10 fraction bits).",
         .source = kernelSource("covariance/tf32.cu"),
         .isBasic = true,
         .after = "async_copy",
         .expects = "mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by at most "
                    "2⁻¹², and by zero on average: C has a relative error of about 1e-5.",
         .tolerance = roundedFactors,
         .toleranceReason = roundedReason,
         .plan = planIn<tf32>,
         .blockRefusal = refusalIn<tf32>,
         .mistakes = {registersExchanged(tf32.block)}},
        {.name = "warpgroup",
         .title = "Warpgroups, TF32",
         .idea = "Four warps multiply tiles in shared memory (wgmma), bypassing the registers.",
         .source = kernelSource("covariance/warpgroup.cu"),
         .after = "tf32",
         .expects = "With the same tiles, Tensor Cores reach 315 of an H200's 495 TFLOP/s, where mma.sync reaches 205: "
                    "4.4 ms. Transposing D takes no longer than centring it in place: 1.0 ms.",
         .tolerance = roundedFactors,
         .toleranceReason = roundedReason,
         .plan = planIn<warpgroup>,
         .blockRefusal = refusalIn<warpgroup>,
         .mistakes = {placesNotTold(warpgroup.block), copyNotWaited(warpgroup.block)}},
        {.name = "large_tiles",
         .title = "Large tiles, TF32",
         .idea = "Tiles of 192×192: each number is used 192 times instead of 128.",
         .source = kernelSource("covariance/large_tiles.cu"),
         .after = "warpgroup",
         .expects = "28 GB come from the L2 cache instead of 43 GB, and the triangle's tiles are 1.34 TFLOP instead of "
                    "1.38: 430 TFLOP/s, 3.1 ms on an H200.",
         .tolerance = roundedFactors,
         .toleranceReason = roundedReason,
         .plan = planIn<largeTiles>,
         .blockRefusal = refusalIn<largeTiles>,
         .mistakes = {placesNotTold(largeTiles.block), copyNotWaited(largeTiles.block)}},
        {.name = "tf32x3",
         .title = "Three TF32 products",
         .idea = "Each float is split into a high and a low TF32 part, and three products are added: about as accurate "
                 "as FP32.",
         .source = kernelSource("covariance/tf32x3.cu"),
         .after = "tf32",
         .expects = "Three products instead of one: 13.8 ms on an H200, with an error of less than 5e-6 of C.",
         .plan = planIn<tf32x3>,
         .blockRefusal = refusalIn<tf32x3>,
         .mistakes = {shortSumsForgotten(tf32x3.block)}},
        {.name = "half",
         .title = "Tensor Cores, FP16",
         .idea = "FP16 keeps as many significant bits as TF32, and two values fit in a word.",
         .source = kernelSource("covariance/half.cu"),
         .after = "tf32",
         .expects =
             "Half the words and half the instructions of tf32: 2.3 ms on an H200, with the same errors as tf32.",
         .tolerance = roundedFactors,
         .toleranceReason = roundedReason,
         .plan = planIn<half>,
         .blockRefusal = refusalIn<half>,
         .mistakes = {registersExchanged(half.block)}},
        {.name = "half3",
         .title = "Three FP16 products",
         .idea = "Each float is split into two FP16 values, 22 bits in total, and three FP16 products are added.",
         .source = kernelSource("covariance/half3.cu"),
         .after = "half",
         .expects = "Three times the work of half: 6.9 ms on an H200, with an error of less than 5e-6 of C.",
         .plan = planIn<half3>,
         .blockRefusal = refusalIn<half3>,
         .mistakes = {shortSumsForgotten(half3.block)}},
        {.name = "integer",
         .title = "Whole numbers",
         .idea = "Products of 8-bit pixels are summed exactly; the means are subtracted afterwards.",
         .source = kernelSource("covariance/integer.cu"),
         .after = "half",
         .expects = "Half the words and half the instructions of half: 1.15 ms on an H200, with only one rounding, at "
                    "the end.",
         .plan = planIn<wholeNumbers>,
         .blockRefusal = refusalIn<wholeNumbers>,
         .mistakes = {registersExchanged(wholeNumbers.block)}},
    };
}

} // namespace tilescope::operations
