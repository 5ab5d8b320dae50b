#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/effort_parts.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tilescope::operations
{

namespace
{

/// Warps of 32 columns that cover the integral image, with its border, row by row.
double warpsOfTable(int window, const Image& picture)
{
    return std::ceil((picture.width() + window) / 32.0) * (picture.height() + window);
}

/// What a warp executes in a strip: at its beginning, for each row of its first window, for each row of pixels.
struct StripCost {
    double beginning = 500, firstWindow = 90, row = 0;
};

StripCost costOf(const std::string& strategy, double products)
{
    if (products > 0)
        return {.beginning = 300 + 200 * products, .firstWindow = 55 + 11 * products, .row = 115 + 11 * products};
    if (strategy == "running_sum")
        return {.beginning = 60, .firstWindow = 11, .row = 72};
    if (strategy == "running_words")
        return {.row = 480};
    if (strategy == "running_slide")
        return {.row = 410};
    return {.row = strategy == "running_kept" ? 340.0 : 290.0};
}

double stripInstructions(const Recipe& recipe, int window, const Inputs& inputs)
{
    const auto family = thresholdStrips();
    const auto own = std::ranges::find(family, recipe.strategy, &Strategy::name);
    const Plan plan = own->plan(recipe, inputs);
    double products = 0;
    for (const std::string& definition : plan.definitions)
        if (definition.starts_with("STEPS="))
            products = std::stod(definition.substr(6));
    const StripCost cost = costOf(recipe.strategy, products);
    const Dim3 grid = plan.launches[plan.mainLaunch].grid;
    const double warps = grid.x * std::ceil(static_cast<double>(recipe.block.threads()) / 32);
    return warps * (grid.y * (cost.beginning + cost.firstWindow * window) + cost.row * inputs.picture.height());
}

} // namespace

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double thresholdInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const Image& picture = inputs.picture;
    const auto window = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const double pixels = static_cast<double>(window) * window;
    double perWarp = 50 + 9.6 * pixels, other = 0;
    if (recipe.strategy == "texture")
        perWarp = 40 + (9.2 + textureFetchInstructions) * pixels;
    else if (recipe.strategy == "shared")
        perWarp = 40 + 5.6 * pixels + (56 + textureFetchInstructions) * tileElementsPerThread(recipe.block, window / 2);
    else if (recipe.strategy == "separable")
        perWarp = 90 + 17.0 * window;
    else if (recipe.strategy == "integral") {
        perWarp = 50;
        other = 60 * warpsOfTable(window, picture);
    } else if (recipe.strategy != "global") {
        perWarp = 0;
        other = stripInstructions(recipe, window, inputs);
    }
    if (std::get<bool>(recipe.parameters.at("projections")))
        perWarp += 70;
    return perWarp * warpsOver(picture.width(), picture.height(), recipe.block) + other;
}

} // namespace tilescope::operations
