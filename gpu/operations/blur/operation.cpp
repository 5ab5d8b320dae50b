#include "gpu/operations/operation.h"

#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/published.h"
#include "gpu/operations/blur/road.h"
#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> blurParameters()
{
    return {
        {.name = "width",
         .label = "Filter width",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{9},
         .minimum = 3,
         .maximum = 31,
         .step = 2,
         .choices = {},
         .unit = "px",
         .meaning = "How many pixels the filter spans in each direction; odd, so that it has a centre."},
        {.name = "filter",
         .label = "Filter",
         .type = ParameterType::Choice,
         .defaultValue = std::string("box"),
         .choices = {"box", "gaussian"},
         .unit = "",
         .meaning = "Box weighs all pixels of the window alike; gaussian weighs near ones more."},
        {.name = "sigma",
         .label = "Sigma",
         .type = ParameterType::Real,
         .defaultValue = 2.0,
         .minimum = 0.1,
         .maximum = 15,
         .step = 0.1,
         .choices = {},
         .unit = "px",
         .meaning = "How far the gaussian spreads; the box filter has no use for it."},
        borderParameter(),
    };
}

} // namespace

Operation blur()
{
    Operation operation;
    operation.name = "blur";
    operation.title = "Blur";
    operation.summary = "Each pixel becomes the weighted mean of its neighbourhood, channel by channel.";
    operation.text =
        "Hoàng Minh Thanh: “Bộ nhớ trong CUDA” (CUDA's memories), exercise TH3, University of Science, Ho Chi "
        "Minh City: three kernels, a 512×512 picture, Tesla P100 PCIe";
    operation.parameters = blurParameters();
    operation.strategies = {
        {.name = "global",
         .title = "Global memory",
         .idea = "Every thread reads its window and the filter from global memory.",
         .source = kernelSource("blur/global.cu")},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block fetches its pixels and their halo once into shared memory; the filter stays in global "
                 "memory.",
         .source = kernelSource("blur/shared.cu"),
         .after = "global",
         .expects = "As the text measured on a Tesla P100, in blocks of 32×32: 1.6 times as fast as global."},
        {.name = "shared_constant",
         .title = "Shared tile, constant filter",
         .idea = "The filter moves to constant memory, whose cache hands one weight to a whole warp at once.",
         .source = kernelSource("blur/shared_constant.cu"),
         .after = "shared",
         .expects = "As the text measured on a Tesla P100: a twentieth faster than shared."},
        {.name = "constant",
         .title = "Constant filter",
         .idea = "Pixels come from global memory as in the first; only the filter moves to constant memory.",
         .source = kernelSource("blur/constant.cu"),
         .after = "global"},
        {.name = "texture",
         .title = "Texture",
         .idea = "Pixels come through the texture cache, which is built for neighbourhoods; the filter stays in global "
                 "memory.",
         .source = kernelSource("blur/texture.cu"),
         .after = "global"},
    };
    for (Strategy& strategy : roadStrategies())
        operation.strategies.push_back(std::move(strategy));
    operation.strategies.push_back(
        {.name = "npp",
         .title = "NPP (library)",
         .idea =
             "NVIDIA's own image library, as a rival: its box filter, or its gaussian by rows and columns; both cut "
             "off what is behind the point where ours round.",
         .source = {},
         .library = "NPP"});
    for (Strategy& strategy : operation.strategies)
        strategy.published = blurPublished(strategy.name);
    operation.defaultBlock = {16, 16};
    operation.tolerance = 1;
    operation.toleranceReason =
        "The device fuses multiplication and addition and so rounds once where the CPU rounds twice; a sum that lies "
        "close to half a level may then round to the neighbouring one.";
    operation.blockRefusal = blurBlockRefusal;
    operation.plan = planBlur;
    operation.reference = blurReference;
    operation.mistakes = blurMistakes;
    operation.warpInstructions = blurInstructions;
    operation.reducingParameter = "width";
    return operation;
}

} // namespace tilescope::operations
