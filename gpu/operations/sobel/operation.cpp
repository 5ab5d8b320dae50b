#include "gpu/operations/operation.h"

#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/sobel/published.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

Operation sobel()
{
    Operation operation;
    operation.name = "sobel";
    operation.title = "Sobel edges";
    operation.summary = "How steeply brightness changes at each pixel, by two 3×3 masks: |gx| + |gy|.";
    operation.text = "S. Jo, J. Lee: “Sobel mask operations using shared memory in CUDA environment”, 2012";
    operation.parameters = {borderParameter()};
    operation.strategies = {
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its 3×3 window from global memory.",
         .source = kernelSource("sobel/global.cu")},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block fetches its pixels once into shared memory; threads at its rim fetch the halo as well and "
                 "decide by conditionals what stands beyond the border.",
         .source = kernelSource("sobel/shared.cu")},
        {.name = "block_copy",
         .title = "Block copy",
         .idea = "A first kernel adds the border once in global memory, so that each block copies its tile, halo "
                 "included, with no border conditionals.",
         .source = kernelSource("sobel/block_copy.cu")},
        {.name = "texture",
         .title = "Texture",
         .idea = "Every thread fetches its 3×3 window through the texture cache, which also minds the border.",
         .source = kernelSource("sobel/texture.cu")},
        {.name = "constant",
         .title = "Constant masks",
         .idea = "The masks lie in constant memory, whose cache hands one element to a whole warp at once.",
         .source = kernelSource("sobel/constant.cu")},
        {.name = "local",
         .title = "Local window",
         .idea = "Every thread gathers its 3×3 window in registers before it computes, so that all reads are under way "
                 "together.",
         .source = kernelSource("sobel/local.cu")},
    };
    for (Strategy& strategy : operation.strategies)
        strategy.published = sobelPublished(strategy.name);
    operation.publishedCpu = sobelPublished("");
    operation.defaultBlock = {16, 16};
    operation.greyOnly = true;
    operation.tolerance = 0;
    operation.toleranceReason = "Sums of integers have no rounding: every strategy gives exactly the reference.";
    operation.plan = planSobel;
    operation.reference = sobelReference;
    operation.mistakes = sobelMistakes;
    operation.warpInstructions = sobelInstructions;
    return operation;
}

} // namespace tilescope::operations
