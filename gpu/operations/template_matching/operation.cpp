#include "gpu/operations/operation.h"

#include "gpu/operations/kernel_text.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> matchingParameters()
{
    return {
        {.name = "template",
         .label = "Template",
         .type = ParameterType::Text,
         .defaultValue = std::string(),
         .choices = {},
         .unit = "px",
         .meaning = "What to look for: a rectangle x,y,width,height of the picture, 2 to 64 a side, or a picture file; "
                    "empty: 16×16 a quarter of the way in.",
         .textKind = Parameter::TextKind::RectangleOrFile},
        {.name = "matches",
         .label = "Matches",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{5},
         .minimum = 1,
         .maximum = 50,
         .step = 1,
         .choices = {},
         .unit = "",
         .meaning = "How many of the best matches are boxed, each at least half a template from the others."},
        {.name = "tile_width",
         .label = "Tile width",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{32},
         .minimum = 32,
         .maximum = 512,
         .step = 32,
         .choices = {},
         .unit = "px",
         .meaning = "Columns that a block of the shared strategy covers; more of them share one overfetch."},
    };
}

} // namespace

Operation template_matching()
{
    Operation operation;
    operation.name = "template_matching";
    operation.title = "Template matching";
    operation.summary = "How alike a template and the picture around each pixel are, whatever the brightness and "
                        "contrast: normalised cross-correlation.";
    operation.text = "N. Wilt: “The CUDA Handbook”, chapter 15";
    operation.parameters = matchingParameters();
    operation.strategies = {
        {.name = "texture_texture",
         .title = "Textures",
         .idea = "Every thread fetches its window and the template through textures, which also clamp to the picture.",
         .source = kernelSource("template_matching/texture_texture.cu")},
        {.name = "texture_constant",
         .title = "Texture, constant template",
         .idea = "The template moves to constant memory, whose cache hands one pixel to a whole warp at once.",
         .source = kernelSource("template_matching/texture_constant.cu"),
         .after = "texture_texture",
         .expects = "One fetch a template pixel in place of two: about 2× over texture_texture."},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block fetches its part of the picture once into shared memory, with all that its windows reach.",
         .source = kernelSource("template_matching/shared.cu"),
         .after = "texture_constant",
         .expects = "A shared load takes a fraction of a texture fetch's time: 2× over texture_constant."},
        {.name = "window_sums",
         .title = "Sums apart",
         .idea = "Every window's sum and sum of squares come from an earlier launch's running sums: products alone are "
                 "summed up for each window.",
         .source = kernelSource("template_matching/window_sums.cu"),
         .after = "shared",
         .expects = "One multiplication a template pixel in place of two and an addition less: 1.6× over shared at "
                    "52×52 on an H200; the sums cost 0.1 ms at 4096×4096."},
        {.name = "padded",
         .title = "Padded picture",
         .idea =
             "Windows are read from the padded picture that the sums were taken of; the L1 cache does what the tile "
             "did.",
         .source = kernelSource("template_matching/padded.cu"),
         .after = "window_sums",
         .expects =
             "As many loads as from the tile, each a little dearer: as fast as window_sums within a tenth, without "
             "barrier, fetches or a limit of size."},
        {.name = "dp4a",
         .title = "Four pixels an instruction",
         .idea =
             "__dp4a multiplies four pixels with four of the template at once; windows that begin within a word are "
             "made of two by a funnel shift.",
         .source = kernelSource("template_matching/dp4a.cu"),
         .after = "padded",
         .expects =
             "A load, a shift and a __dp4a for four pixels in place of four loads and four multiplications: 3× over "
             "padded."},
        {.name = "dp4a_outputs",
         .title = "Four results a thread",
         .idea =
             "A thread computes four results side by side: each word of picture and template is loaded once for all "
             "four.",
         .source = kernelSource("template_matching/dp4a_outputs.cu"),
         .after = "dp4a",
         .expects = "Two loads and three shifts for four __dp4a in place of eight and four: 2.5× over dp4a."},
        {.name = "dp4a_rows",
         .title = "Four rows a thread",
         .idea = "Going down the picture, each row of words that is loaded and shifted serves four rows of results.",
         .source = kernelSource("template_matching/dp4a_rows.cu"),
         .after = "dp4a_outputs",
         .expects =
             "Three loads and three shifts for sixteen __dp4a in place of eight and twelve: the multipliers are the "
             "limit, 0.9 ms at 52×52 on an H200, 1.6× over dp4a_outputs."},
        {.name = "shifted_templates",
         .title = "Shifted templates",
         .idea =
             "Four copies of the template, shifted by 0 to 3 pixels, so that no word of the picture is; what they free "
             "of registers takes eight rows.",
         .source = kernelSource("template_matching/shifted_templates.cu"),
         .after = "dp4a_rows",
         .expects =
             "Two loads for 32 __dp4a, and no shift, but a fourteenth word where rows have 13: within a tenth of "
             "dp4a_rows at 52×52 and behind it at 16×16."},
        {.name = "fft",
         .title = "Fourier transforms",
         .idea = "A tile's spectrum times the template's is the spectrum of all its sums of products: cuFFT's "
                 "transforms, in doubles, take as long for a large template as for a small one.",
         .source = kernelSource("template_matching/fft.cu"),
         .after = "padded",
         .expects = "Twelve passes over 1.3 times the picture in doubles, 2 GB: 0.75 ms at 4096×4096 on an H200, 16× "
                    "over padded at 52×52, and behind dp4a_outputs at 16×16.",
         .library = "cuFFT"},
        {.name = "ntt",
         .title = "Number-theoretic transforms",
         .idea = "Among the remainders of a prime the transforms are exact in 32 bits; and as they are our own, "
                 "filling, product and match ride in their kernels.",
         .source = kernelSource("template_matching/ntt.cu"),
         .after = "fft",
         .expects =
             "0.6 GB in place of 2, and then the arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on an H200 "
             "for any template, 2× over fft and 2.7× over shifted_templates at 52×52."},
        {.name = "automatic",
         .title = "Automatic",
         .idea =
             "The strategy is chosen by the sizes of template and picture; a note says which it is and why. The text "
             "is that of four rows a thread.",
         .source = kernelSource("template_matching/dp4a_rows.cu"),
         .after = "shifted_templates",
         .expects = "The best of shared, dp4a_rows, shifted_templates and ntt, whatever the sizes."},
    };
    operation.strategies.push_back(
        {.name = "npp",
         .title = "NPP (library)",
         .idea =
             "NVIDIA's own image library, as a rival: three calls extend the picture by its border, correlate every "
             "window, and put 0 where a window is flat.",
         .source = {},
         .library = "NPP",
         .tolerance = 1e-4,
         .toleranceReason =
             "NPP sums in floats: of pictures with little contrast, windows of 64×64 were off by 8·10⁻⁵ at "
             "the most (NPP 13.0 on an H200)."});
    operation.defaultBlock = {32, 8};
    operation.greyOnly = true;
    operation.tolerance = 1e-6;
    operation.toleranceReason =
        "Of the best match. All sums are exact integers; converting them to floats, a product, a root and a "
        "division then round six times, "
        "by less than half a unit of the 24th bit each, where the reference rounds doubles.";
    operation.blockRefusal = matchingBlockRefusal;
    operation.plan = planTemplateMatching;
    operation.reference = templateMatchingReference;
    operation.files = templateFiles;
    operation.annotate = templateMatches;
    operation.mistakes = matchingMistakes;
    operation.warpInstructions = matchingInstructions;
    operation.reducingParameter = "template";
    operation.reducedValues = smallerTemplates;
    return operation;
}

} // namespace tilescope::operations
