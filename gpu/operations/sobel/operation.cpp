#include "gpu/operations/operation.h"

#include "gpu/operations/border.h"
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
    operation.text = "Ji-Hoon Jo, Sang-Gu Lee: “Sobel mask operations using shared memory in CUDA environment”, 2012";
    operation.parameters = {borderParameter()};
    operation.strategies = sobelStrategies();
    operation.strategies.push_back(
        {.name = "npp",
         .title = "NPP (library)",
         .idea = "NVIDIA's own image library, as a rival: its gradient gives |gx| + |gy| in 16 bits, and a second call "
                 "narrows that to 8.",
         .source = {},
         .library = "NPP"});
    for (Strategy& strategy : operation.strategies)
        strategy.published = sobelPublished(strategy.name);
    operation.publishedCpu = sobelPublished("");
    operation.defaultBlock = {16, 16};
    operation.greyOnly = true;
    operation.tolerance = 0;
    operation.toleranceReason = "Sums of integers have no rounding: every strategy gives exactly the reference.";
    operation.blockRefusal = sobelBlockRefusal;
    operation.plan = planSobel;
    operation.reference = sobelReference;
    operation.mistakes = sobelMistakes;
    operation.warpInstructions = sobelInstructions;
    return operation;
}

} // namespace tilescope::operations
