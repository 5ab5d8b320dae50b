#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/coefficient_parts.h"
#include "gpu/operations/template_matching/ntt_numbers.h"
#include "gpu/operations/template_matching/preparation.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

// As in ntt.cu.
constexpr int threadsPerRow = 16, rowsPerBlock = 16, columnsPerBlock = 32;
constexpr std::size_t lineBytes = 272 * 4;

/// Tiles along one side of the picture, whose windows begin at the tile's first `step` places.
struct Axis {
    int step = 0, tiles = 0;
};

/// As few tiles as reach, and those alike.
Axis axisOf(int length, int templateLength)
{
    const int most = nttSide - templateLength + 1;
    Axis axis;
    axis.tiles = (length - 1) / most + 1;
    axis.step = (length - 1) / axis.tiles + 1;
    return axis;
}

Launch rowsLaunch(std::size_t roots, std::size_t spectra, const Axis& across, int rowCount, const Preparation& prepared,
                  int paddedHeight)
{
    return {.kernel = "rows",
            .source = 0,
            .grid = {static_cast<unsigned>(across.tiles), static_cast<unsigned>(rowCount / rowsPerBlock), 1},
            .block = {threadsPerRow, rowsPerBlock, 1},
            .arguments = {BufferArgument{prepared.padded}, BufferArgument{roots}, BufferArgument{spectra}, across.step,
                          rowCount, prepared.paddedPitch, paddedHeight}};
}

} // namespace

bool nttTakes(BlockSize block) { return block.threads() % threadsPerRow == 0; }

std::string matchingBlockRefusal(const Recipe& recipe)
{
    if (recipe.strategy != "ntt" || nttTakes(recipe.block))
        return "";
    return "16 threads transform a row, wherever they lie in the block, so it must have a multiple of 16 threads.";
}

Plan planMatchingNtt(const Recipe& recipe, const Inputs& inputs)
{
    const Image& picture = inputs.picture;
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const Axis across = axisOf(picture.width(), pattern.width()), down = axisOf(picture.height(), pattern.height());
    const int productRows = down.tiles * down.step;
    const int rowCount = (productRows - down.step + nttSide + rowsPerBlock - 1) / rowsPerBlock * rowsPerBlock;
    checkElements(double(across.tiles) * rowCount * nttSide, picture);
    const auto bytes = [&across](int rows) {
        return static_cast<std::size_t>(across.tiles) * static_cast<std::size_t>(rows) * nttSide * 4;
    };

    Plan plan = coefficientPlan(picture);
    plan.sources = {kernelSource("template_matching/ntt.cu"), kernelSource("template_matching/prepare.cu")};
    const Preparation prepared = addPreparation(picture, pattern, plan);
    const int paddedHeight =
        static_cast<int>(plan.buffers[prepared.padded].bytes / static_cast<std::size_t>(prepared.paddedPitch));
    const std::size_t roots = plan.buffers.size(), spectrum = roots + 1, spectra = roots + 2, products = roots + 3;
    plan.buffers.push_back(givenBuffer("roots", nttRoots()));
    plan.buffers.push_back(givenBuffer("template", nttSpectrum(pattern)));
    plan.buffers.push_back(resultBuffer("spectra", bytes(rowCount)));
    plan.buffers.push_back(resultBuffer("products", bytes(productRows)));

    plan.launches.push_back(rowsLaunch(roots, spectra, across, rowCount, prepared, paddedHeight));
    plan.launches.push_back(
        {.kernel = "columns",
         .source = 0,
         .grid = {nttSide / columnsPerBlock, static_cast<unsigned>(down.tiles), static_cast<unsigned>(across.tiles)},
         .block = {columnsPerBlock, threadsPerRow, 1},
         .arguments = {BufferArgument{spectra}, BufferArgument{spectrum}, BufferArgument{roots},
                       BufferArgument{products}, down.step, rowCount}});
    const int rows = recipe.block.threads() / threadsPerRow;
    plan.geometry = haloGeometry({across.step, rows}, 0);
    plan.geometry.haloX = pattern.width() / 2;
    plan.geometry.haloY = pattern.height() / 2;
    plan.geometry.sharedBytes = lineBytes * static_cast<std::size_t>(rows);
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back(
        {.kernel = "match",
         .source = 0,
         .grid = gridOver(picture.width(), picture.height(), {across.step, rows}),
         .block = blockOf(recipe.block),
         .dynamicSharedBytes = plan.geometry.sharedBytes,
         .arguments = {BufferArgument{products}, BufferArgument{roots}, BufferArgument{prepared.sums},
                       BufferArgument{coefficientPicture}, picture.width(), picture.height(), pattern.width(),
                       pattern.height(), sumOf(pattern), sumOfSquares(pattern), prepared.sumsPitch,
                       static_cast<int>(plan.buffers[coefficientPicture].pitchBytes / sizeof(float)), across.step,
                       productRows}});
    return plan;
}

} // namespace tilescope::operations
