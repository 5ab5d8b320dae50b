#include "gpu/operations/operation.h"

#include "gpu/operations/covariance/annotate.h"
#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/image_set.h"
#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/kernel_text.h"

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> covarianceParameters()
{
    return {
        {.name = "data",
         .label = "Images from",
         .type = ParameterType::Choice,
         .defaultValue = std::string("patches"),
         .choices = {"patches", "folder", "generated"},
         .unit = "",
         .meaning = "Patches of the picture, the pictures of a folder, or a set made of noise for measuring."},
        {.name = "patch",
         .label = "Image size",
         .type = ParameterType::Text,
         .defaultValue = std::string("8x8"),
         .choices = {},
         .unit = "px",
         .meaning = "Width and height of each image, 2 to 64 a side; pictures of a folder are scaled to it."},
        {.name = "stride",
         .label = "Stride",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{4},
         .minimum = 1,
         .maximum = 64,
         .choices = {},
         .unit = "px",
         .meaning = "How far it is from one patch to the next."},
        {.name = "rows",
         .label = "Images",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{20'000},
         .minimum = 1,
         .maximum = 1'000'000,
         .choices = {},
         .unit = "",
         .meaning = "How many images are generated; of patches and of a folder, how many are taken at most."},
        {.name = "folder",
         .label = "Folder",
         .type = ParameterType::Text,
         .defaultValue = std::string(),
         .choices = {},
         .unit = "",
         .meaning = "A folder of pictures, each made grey and scaled to the image size.",
         .textKind = Parameter::TextKind::Folder},
    };
}

} // namespace

Operation covariance()
{
    Operation operation;
    operation.name = "covariance";
    operation.title = "Covariance of images";
    operation.summary = "How the pixels of many images vary together, DᵀD/m, and the eigen-images that follow from it.";
    operation.text = "A note on the shared-memory covariance kernel, for a set of 200,000 images of 2,475 pixels; its "
                     "author is not named";
    operation.parameters = covarianceParameters();
    operation.strategies = {
        {.name = "global",
         .title = "Global memory",
         .idea = "A thread an element: it reads two columns of D from global memory; one half of C is computed and "
                 "mirrored.",
         .source = kernelSource("covariance/global.cu"),
         .squareBlock = true},
        {.name = "shared",
         .title = "Shared tiles",
         .idea = "A block of c×c threads brings c images at a time into two shared tiles, so that every number fetched "
                 "is used c times; blocks above the diagonal exit at once.",
         .source = kernelSource("covariance/shared.cu"),
         .after = "global",
         .expects = "With blocks of 32×32 a thirty-second of the loads from global memory; each multiply-add still "
                    "takes two loads from shared memory: about 4× over global on an H200.",
         .squareBlock = true},
        {.name = "registers",
         .title = "Register blocks",
         .idea = "A thread computes 8×8 elements, so that every number that it reads from the shared tiles is used 8 "
                 "times; 16 bytes a read.",
         .source = kernelSource("covariance/registers.cu"),
         .after = "shared",
         .expects = "Four reads of 16 bytes for 64 multiply-adds, where shared takes two reads for one: about 5× over "
                    "shared on an H200."},
        {.name = "padded",
         .title = "Padded images",
         .idea =
             "Rows of D are padded with zeros to whole tiles, so that every load is of 16 aligned bytes and no load "
             "asks for the edge.",
         .source = kernelSource("covariance/padded.cu"),
         .after = "registers",
         .expects = "Four load instructions a chunk of 16 images in place of 16 with their conditions, beside 1,024 "
                    "multiply-adds: a tenth faster than registers on an H200."},
        {.name = "split",
         .title = "Split sums",
         .idea = "The images are split among blocks too, so that there are thousands of blocks in place of hundreds; "
                 "partial sums are added in a launch of their own, always in the same order.",
         .source = kernelSource("covariance/split.cu"),
         .after = "padded",
         .expects = "55×45 pixels make 210 tiles for the 264 blocks that 132 multiprocessors hold; with 25 parts all "
                    "are busy to the end: 1.25× over padded on an H200, and sums of 8,000 numbers, which are off by "
                    "less than those of 200,000."},
        {.name = "async_copy",
         .title = "Asynchronous copies",
         .idea =
             "While the warps multiply one chunk of images, the next is copied past the registers into a second pair "
             "of tiles: one barrier a chunk, and nobody waits for memory.",
         .source = kernelSource("covariance/async_copy.cu"),
         .after = "split",
         .expects =
             "210 tiles of 128×128 are 1.38 TFLOP, 20.5 ms at the peak of an H200's 67 TFLOP/s; copies beneath the "
             "products bring it to 25 ms."},
        {.name = "tf32",
         .title = "Tensor cores, TF32",
         .idea =
             "Tensor cores multiply fragments of 16×8 and 8×8 numbers in one instruction of a warp; the numbers are "
             "rounded to TF32, which keeps 10 bits after the point.",
         .source = kernelSource("covariance/tf32.cu"),
         .after = "async_copy",
         .expects =
             "mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by 2⁻¹² at the "
             "most and on average by nothing: C by some 1e-5 of itself."},
        {.name = "warpgroup",
         .title = "Warpgroups, TF32",
         .idea = "Four warps together multiply tiles where they lie in shared memory (wgmma): no number passes through "
                 "registers, and while tensor cores are busy the warps see to the next chunk.",
         .source = kernelSource("covariance/warpgroup.cu"),
         .after = "tf32",
         .expects =
             "Tensor cores reach 315 of an H200's 495 TFLOP/s with the same tiles, where mma.sync reaches 205: 4.4 ms. "
             "Turning D takes no longer than centring it in place: 1.0 ms."},
        {.name = "large_tiles",
         .title = "Large tiles, TF32",
         .idea = "Tiles of 192×192, for which three warpgroups have the registers: every number fetched is used 192 "
                 "times in place of 128, and four stages fill shared memory.",
         .source = kernelSource("covariance/large_tiles.cu"),
         .after = "warpgroup",
         .expects = "28 GB come from the L2 cache in place of 43, and the triangle's tiles are 1.34 TFLOP in place of "
                    "1.38: 430 TFLOP/s, 3.1 ms on an H200."},
        {.name = "tf32x3",
         .title = "Three TF32 products",
         .idea = "A float is a high and a low TF32 part; high×high, high×low and low×high give a product as exact as a "
                 "float's, and short sums are added to long ones, because tensor cores round sums towards zero.",
         .source = kernelSource("covariance/tf32x3.cu"),
         .after = "tf32",
         .expects = "Three products for one: 13.8 ms on an H200, off by less than 5e-6 of C."},
        {.name = "half",
         .title = "Tensor cores, halves",
         .idea =
             "Halves keep as many bits as TF32, and centred pixels do not need its range: two images fit a word, and "
             "an instruction multiplies twice as many.",
         .source = kernelSource("covariance/half.cu"),
         .after = "tf32",
         .expects = "Half the words and half the instructions of tf32: 2.3 ms on an H200, with tf32's errors."},
        {.name = "half3",
         .title = "Three half products",
         .idea =
             "A float is taken apart into two halves, 22 bits in all, once and not at every reading; three products "
             "of halves cost half of three of TF32.",
         .source = kernelSource("covariance/half3.cu"),
         .after = "half",
         .expects = "Three times half: 6.9 ms on an H200, off by less than 5e-6 of C."},
        {.name = "integer",
         .title = "Whole numbers",
         .idea = "Pixels are whole numbers of 8 bits until they are centred: their products are summed exactly, four "
                 "images to a word, and the means are taken away afterwards.",
         .source = kernelSource("covariance/integer.cu"),
         .after = "half",
         .expects =
             "Half the words and half the instructions of half: 1.15 ms on an H200, and no rounding but the last."},
    };
    operation.strategies.push_back(
        {.name = "cublas_syrk",
         .title = "cuBLAS, floats (library)",
         .idea = "NVIDIA's own library for matrices, as a rival: its rank-k update computes one half of C in floats, "
                 "and a launch of ours mirrors it.",
         .source = {},
         .library = "cuBLAS"});
    operation.strategies.push_back(
        {.name = "cublas_tf32",
         .title = "cuBLAS, TF32 (library)",
         .idea = "The library's matrix product on tensor cores, which round every factor to 10 bits of fraction first: "
                 "all of C, and less exact.",
         .source = {},
         .library = "cuBLAS",
         .tolerance = 2e-3,
         .toleranceReason = "Both factors of a product may be cut off, and not rounded, to 10 bits of fraction: 2⁻⁹ of "
                            "it at the worst."});
    operation.defaultBlock = {16, 16};
    operation.greyOnly = true;
    operation.tolerance = 1e-3;
    operation.toleranceReason =
        "Of the largest element, which is a variance and small in a picture of little contrast. A float sum of m "
        "products can be off by m·2⁻²⁴ of it at the worst, 1e-3 at 16,800 images, while the reference sums in double; "
        "in "
        "larger sets roundings cancel. TF32 and halves round centred pixels by 2⁻¹¹ of themselves, a product by 2⁻¹⁰ "
        "= 9.8e-4 at the worst.";
    operation.blockRefusal = [](const Recipe& recipe) { return blockRefusal(recipe.strategy, recipe.block); };
    operation.plan = planCovariance;
    operation.reference = covarianceReference;
    operation.files = imageFolders;
    operation.annotate = CovarianceAnnotator();
    operation.mistakes = covarianceMistakes;
    operation.warpInstructions = covarianceInstructions;
    operation.reducingParameter = "rows";
    return operation;
}

} // namespace tilescope::operations
