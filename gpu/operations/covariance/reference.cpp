#include "gpu/operations/covariance/covariance.h"

#include <algorithm>
#include <span>

namespace tilescope::operations
{

namespace
{

void patchLevels(const ImageSet& set, const Image& picture, int row, std::uint8_t* levels)
{
    const int patch = row * set.step;
    const int left = patch % set.patchesAcross * set.stride, top = patch / set.patchesAcross * set.stride;
    for (int y = 0; y < set.height; ++y)
        levels = std::copy_n(picture.row<std::uint8_t>(top + y) + left, set.width, levels);
}

void storedLevels(const ImageSet& set, const LoadedFile& file, int row, std::uint8_t* levels)
{
    if (!file.image || row >= file.image->height() / set.height) {
        file.stored->read(row, std::as_writable_bytes(std::span(levels, static_cast<std::size_t>(set.pixels()))));
        return;
    }
    for (int y = 0; y < set.height; ++y)
        levels = std::copy_n(file.image->row<std::uint8_t>(row * set.height + y), set.width, levels);
}

/// C. Wellons, "Prospecting for Hash Functions", 2018: lowbias32 without its last step, which does not change the top
/// bits.
std::uint8_t hashedLevel(std::uint32_t place)
{
    place ^= place >> 16;
    place *= 0x7feb352du;
    place ^= place >> 15;
    place *= 0x846ca68bu;
    return static_cast<std::uint8_t>(place >> 24);
}

} // namespace

void readImage(const ImageSet& set, const Inputs& inputs, int row, std::uint8_t* levels)
{
    switch (set.source) {
    case ImageSet::Source::Patches: patchLevels(set, inputs.picture, row, levels); break;
    case ImageSet::Source::Stored: storedLevels(set, inputs.files.at(set.parameter), row, levels); break;
    case ImageSet::Source::Generated:
        for (int pixel = 0; pixel < set.pixels(); ++pixel)
            levels[pixel] = hashedLevel(static_cast<std::uint32_t>(row * set.pixels() + pixel));
        break;
    }
}

namespace
{

std::vector<double> meanImage(const ImageSet& set, const Inputs& inputs, const RowThreads& rows)
{
    std::vector<std::uint8_t> levels(static_cast<std::size_t>(set.pixels()));
    std::vector<double> mean(levels.size());
    for (int row = 0; row < set.rows; ++row) {
        rows.stopIfAsked();
        readImage(set, inputs, row, levels.data());
        for (std::size_t pixel = 0; pixel < mean.size(); ++pixel)
            mean[pixel] += levels[pixel];
    }
    for (double& level : mean)
        level /= set.rows;
    return mean;
}

/// Adds, for each of some images, the products of pixel y with the pixels up to it.
void addProducts(const double* centred, int images, std::size_t pixels, std::size_t y, double* sums)
{
    for (int image = 0; image < images; ++image) {
        const double* const row = centred + image * pixels;
        const double pixel = row[y];
        for (std::size_t x = 0; x < y + 1; ++x)
            sums[x] += pixel * row[x];
    }
}

} // namespace

Image covarianceReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const auto pixels = static_cast<std::size_t>(set.pixels());
    const std::vector<double> mean = meanImage(set, inputs, rows);

    // As many images as fit the second cache; of these a few at a time, which stay in the first during a pass over some
    // sums.
    constexpr int heldNumbers = 1 << 17, imagesAtATime = 32, rowsAtATime = 16;
    const int held = std::clamp(heldNumbers / set.pixels(), 1, set.rows);
    const int bands = (set.pixels() + rowsAtATime - 1) / rowsAtATime;
    std::vector<double> centred(held * pixels), sums(pixels * pixels);
    for (int first = 0; first < set.rows; first += held) {
        const int images = std::min(held, set.rows - first);
        rows.forEach(images, [&](int image) {
            std::vector<std::uint8_t> levels(pixels);
            readImage(set, inputs, first + image, levels.data());
            for (std::size_t pixel = 0; pixel < pixels; ++pixel)
                centred[image * pixels + pixel] = (levels[pixel] - mean[pixel]) / 255;
        });
        rows.forEach(bands, [&](int band) {
            // Sums of rows near the end are the longest: they come first, so that all threads end at about one time.
            const std::size_t begin = static_cast<std::size_t>(bands - 1 - band) * rowsAtATime;
            const std::size_t end = std::min(begin + rowsAtATime, pixels);
            for (int from = 0; from < images; from += imagesAtATime)
                for (std::size_t y = begin; y < end; ++y) {
                    rows.stopIfAsked();
                    addProducts(centred.data() + from * pixels, std::min(imagesAtATime, images - from), pixels, y,
                                sums.data() + y * pixels);
                }
        });
    }

    Image result(set.pixels(), set.pixels(), PixelFormat::Float32);
    for (std::size_t y = 0; y < pixels; ++y)
        for (std::size_t x = 0; x <= y; ++x) {
            const auto value = static_cast<float>(sums[y * pixels + x] / set.rows);
            result.row<float>(static_cast<int>(y))[x] = value;
            result.row<float>(static_cast<int>(x))[y] = value;
        }
    return result;
}

} // namespace tilescope::operations
