#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/recipe/message.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr char automaticName[] = "automatic";

constexpr double fewProducts = 100e6;                         ///< that of a 16×16 template on 600×600 pixels
constexpr std::int64_t manyPixels = 2'000'000;                ///< 32 results for each of 64,000 threads
constexpr int wideTemplate = 40;                              ///< from here on one more word per row costs less than a
                                                              ///< tenth
constexpr int largeTemplate = 600, largeTemplateOfFew = 1400; ///< pixels: about 24×24; 37×37 for small pictures

std::string sizeOf(const Image& image) { return std::to_string(image.width()) + "x" + std::to_string(image.height()); }

/// The strategy that runs, its plan, and the reason for the choice in one sentence for the user.
struct Choice {
    std::string strategy;
    Plan (*plan)(const Recipe& recipe, const Inputs& inputs);
    Message why;
};

/// Chooses by the number of products. For few products, the launches before the match cost more than they save; for few
/// pixels, threads with many results leave the GPU idle; for many products, transforms are faster. The bounds are where
/// the strategies take equal time on an H200.
Choice choiceFor(const Recipe& recipe, const Inputs& inputs)
{
    if (recipe.source)
        return {"dp4a_rows", planRows, gpu::phrase("the edited source belongs to this strategy.")};
    if (hasRegion(recipe))
        return {"shared", planShared,
                gpu::phrase(
                    "only the text's own strategies can compute a region alone, and this is the last of their steps.")};
    const Image& picture = inputs.picture;
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const std::int64_t pixels = std::int64_t{picture.width()} * picture.height();
    const auto because = [&](Phrase reason) { return say(reason, sizeOf(pattern), sizeOf(picture)); };
    if (tileFits(recipe, pattern) && static_cast<double>(pixels) * pattern.width() * pattern.height() < fewProducts)
        return {"shared", planShared,
                because(gpu::phrase("a template of %1 on %2 pixels is so little work that padding the image and "
                                    "summing its windows would take longer than they save."))};
    if (nttTakes(recipe.block) &&
        pattern.width() * pattern.height() >= (pixels >= manyPixels ? largeTemplate : largeTemplateOfFew))
        return {"ntt", planNtt,
                because(gpu::phrase("a template of %1 on %2 pixels is so much work that transforms, which take the "
                                    "same time for any template, are faster."))};
    if (pixels >= manyPixels && pattern.width() >= wideTemplate)
        return {"shifted_templates", planShiftedTemplates,
                because(gpu::phrase("a template of %1 on %2 pixels is enough work for 32 results per thread, and its "
                                    "rows are long enough that the extra word of the shifted copies costs little."))};
    if (pixels >= manyPixels)
        return {"dp4a_rows", planRows,
                because(gpu::phrase("with a template of %1 on %2 pixels, rows are so short that the extra word of the "
                                    "shifted copies would cost more than shifting the image."))};
    return {"dp4a_rows", planRows,
            because(gpu::phrase("a template of %1 on %2 pixels is much work, but too little for threads with 32 "
                                "results each: with 16, more of the GPU is busy."))};
}

Plan planAutomatic(const Recipe& recipe, const Inputs& inputs)
{
    const Choice choice = choiceFor(recipe, inputs);
    Plan plan = choice.plan(recipe, inputs);
    plan.notes.insert(plan.notes.begin(), say(gpu::phrase("Using \"%1\": %2"), choice.strategy, choice.why));
    return plan;
}

} // namespace

Strategy automaticStrategy()
{
    return {.name = automaticName,
            .title = "Automatic",
            .idea = "Chosen according to the sizes of the template and the image; a note says which strategy and why.",
            .source = kernelSource("template_matching/dp4a_rows.cu"),
            .isBasic = true,
            .after = "shifted_templates",
            .expects = "The best of shared, dp4a_rows, shifted_templates and ntt for the given sizes.",
            .plan = planAutomatic,
            .mistakes = rowsMistakes()};
}

} // namespace tilescope::operations
