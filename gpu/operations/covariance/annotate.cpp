#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/principal_axes.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>

namespace tilescope::operations
{

namespace
{

/// The tiles above the diagonal, one row of them per hatch.
std::vector<Hatch> tilesThatExit(int side, int pixels)
{
    std::vector<Hatch> hatches;
    for (int top = 0; side > 0 && top + side < pixels; top += side)
        hatches.push_back({.x = top + side, .y = top, .width = pixels - top - side, .height = side});
    return hatches;
}

std::vector<Fact> factsOf(const TileGeometry& geometry, const ImageSet& set)
{
    const bool shared = geometry.hasSharedTile;
    return {
        {.name = "CGMA",
         .unit = "operations/byte",
         .meaning =
             (shared ? gpu::phrase("Compute to global memory access (CGMA): each image contributes 2 c floats for c² "
                                   "multiply-adds, that is, c/8 per byte, where c is the side of a block's tile of C. "
                                   "A larger tile does more work per byte, but fewer blocks fit on a multiprocessor.")
                     : gpu::phrase("Compute to global memory access (CGMA): every multiply-add reads two floats, that "
                                   "is, 1/8 per byte, whatever the block size."))
                 .key,
         .value = (shared ? geometry.blockWidth : 1) / 8.0},
        {.name = gpu::phrase("Images").key,
         .unit = "",
         .meaning = gpu::phrase("Rows of D, m.").key,
         .value = static_cast<double>(set.rows)},
        {.name = gpu::phrase("Pixels").key,
         .unit = "px",
         .meaning = gpu::phrase("Pixels of an image, n: the columns of D, rows and columns of C.").key,
         .value = static_cast<double>(set.pixels())}};
}

/// `Sum` is the type of the plan's sums of levels.
template <typename Sum>
GalleryPicture meanPicture(const ImageSet& set, std::span<const std::byte> sums)
{
    Image mean(set.width, set.height, PixelFormat::Float32);
    for (int pixel = 0; pixel < set.pixels(); ++pixel) {
        Sum sum = 0;
        std::memcpy(&sum, sums.data() + static_cast<std::size_t>(pixel) * sizeof sum, sizeof sum);
        mean.row<float>(0)[pixel] = static_cast<float>(static_cast<double>(sum) / set.rows / 255);
    }
    return {gpu::phrase("Mean image"), std::make_shared<const Image>(std::move(mean))};
}

GalleryPicture eigenPicture(const ImageSet& set, const PrincipalAxes& axes, std::size_t index, double total)
{
    Image image(set.width, set.height, PixelFormat::Float32);
    std::copy(axes.vectors[index].begin(), axes.vectors[index].end(), image.row<float>(0));
    const long share = total > 0 ? std::lround(100 * std::max(axes.values[index], 0.0) / total) : 0;
    return {say(gpu::phrase("Eigenimage %1, %2 %"), index + 1, share), std::make_shared<const Image>(std::move(image))};
}

bool isFinite(const Image& picture)
{
    const float* values = picture.row<float>(0);
    return std::all_of(values, values + picture.bytes().size() / sizeof(float),
                       [](float value) { return std::isfinite(value); });
}

void addEigenImages(const ImageSet& set, const PrincipalAxes& axes, Annotations& annotations)
{
    double total = 0;
    for (const double value : axes.values)
        total += std::max(value, 0.0);
    for (std::size_t i = 0; i < axes.vectors.size(); ++i)
        annotations.gallery.push_back(eigenPicture(set, axes, i, total));

    // Where the spectrum reaches the rounding error of floats, values of either sign follow, which cannot be drawn.
    Series spectrum{.title = gpu::phrase("Spectrum").key,
                    .xTitle = gpu::phrase("Eigenimage").key,
                    .yTitle = gpu::phrase("Variance").key,
                    .values = axes.values,
                    .logarithmic = true};
    const auto end = std::find_if(spectrum.values.begin(), spectrum.values.end(), [](double v) { return !(v > 0); });
    spectrum.values.erase(end, spectrum.values.end());
    if (!spectrum.values.empty())
        annotations.series.push_back(std::move(spectrum));
}

} // namespace

Annotations CovarianceAnnotator::operator()(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs,
                                            bool full, const RunControl& control) const
{
    const ImageSet set = imageSetOf(recipe, inputs);
    Annotations annotations;
    annotations.hatches = tilesThatExit(outputs.geometry.blockWidth, set.pixels());
    annotations.facts = factsOf(outputs.geometry, set);
    if (!full)
        return annotations;
    const auto pixels = static_cast<std::size_t>(set.pixels());
    const std::size_t sumBytes = outputs.sides.empty() ? 0 : outputs.sides.front().size();
    if (sumBytes == pixels * sizeof(std::uint32_t))
        annotations.gallery.push_back(meanPicture<std::uint32_t>(set, outputs.sides.front()));
    else if (sumBytes == pixels * sizeof(std::uint64_t))
        annotations.gallery.push_back(meanPicture<std::uint64_t>(set, outputs.sides.front()));
    constexpr int eigenImages = 16;
    if (isFinite(outputs.picture)) // an edited text may give any values
        addEigenImages(set, principalAxes(outputs.picture, eigenImages, m_turn, control), annotations);
    return annotations;
}

} // namespace tilescope::operations
