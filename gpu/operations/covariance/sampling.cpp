#include "gpu/operations/covariance/covariance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::operations
{

namespace
{

constexpr int mostGroups = 16, mostPixels = 64;

std::string choiceOf(const ImageSet& sample)
{
    switch (sample.source) {
    case ImageSet::Source::Patches: return "evenly spread over the image";
    case ImageSet::Source::Stored:
        return sample.parameter == "folder" ? "the first of the folder, which may differ from the rest"
                                            : "the first of the file, which may differ from the rest";
    case ImageSet::Source::Generated: break;
    }
    return "the first of the set, which is random";
}

/// The levels of up to mostPixels pixels of an image, evenly spread over it.
std::vector<double> levelsOf(const ImageSet& set, const Inputs& inputs, int row, std::vector<std::uint8_t>& image)
{
    readImage(set, inputs, row, image.data());
    const std::size_t count = std::min<std::size_t>(image.size(), mostPixels);
    std::vector<double> levels(count);
    for (std::size_t i = 0; i < count; ++i)
        levels[i] = image[i * image.size() / count];
    return levels;
}

/// The covariances of these pixels in groups of neighbouring images, all about the mean of the sample.
std::vector<std::vector<double>> groupCovariances(const ImageSet& set, const Inputs& inputs, int groups,
                                                  const RunControl& control)
{
    std::vector<std::uint8_t> image(static_cast<std::size_t>(set.pixels()));
    const std::size_t pixels = std::min<std::size_t>(image.size(), mostPixels);
    const auto stopIfAsked = [&] {
        if (control.stop.stop_requested())
            throw Cancelled();
    };
    std::vector<double> mean(pixels);
    for (int row = 0; row < set.rows; ++row) {
        stopIfAsked();
        const std::vector<double> levels = levelsOf(set, inputs, row, image);
        for (std::size_t x = 0; x < pixels; ++x)
            mean[x] += levels[x] / set.rows;
    }
    std::vector<std::vector<double>> covariances;
    for (int group = 0; group < groups; ++group) {
        const auto begin = static_cast<int>(std::int64_t{group} * set.rows / groups);
        const auto end = static_cast<int>(std::int64_t{group + 1} * set.rows / groups);
        std::vector<double>& sums = covariances.emplace_back(pixels * pixels);
        for (int row = begin; row < end; ++row) {
            stopIfAsked();
            const std::vector<double> levels = levelsOf(set, inputs, row, image);
            for (std::size_t y = 0; y < pixels; ++y)
                for (std::size_t x = 0; x < pixels; ++x)
                    sums[y * pixels + x] += (levels[y] - mean[y]) * (levels[x] - mean[x]) / (end - begin);
        }
    }
    return covariances;
}

/// The standard error of the groups' mean, from how far the groups are apart; the root mean square over all pairs of
/// pixels that vary, as a fraction of √(Cxx·Cyy).
std::optional<double> relativeError(const std::vector<std::vector<double>>& groups)
{
    const auto count = static_cast<double>(groups.size());
    std::vector<double> mean(groups.front().size());
    for (const std::vector<double>& group : groups)
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += group[i] / count;
    const auto pixels = static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(mean.size()))));
    double sum = 0, pairs = 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        const double scale = mean[i / pixels * (pixels + 1)] * mean[i % pixels * (pixels + 1)];
        if (scale <= 0)
            continue;
        double squares = 0;
        for (const std::vector<double>& group : groups)
            squares += (group[i] - mean[i]) * (group[i] - mean[i]);
        sum += squares / (count * (count - 1)) / scale;
        ++pairs;
    }
    return pairs > 0 ? std::optional(std::sqrt(sum / pairs)) : std::nullopt;
}

} // namespace

SampleReport covarianceSampling(const Recipe& sample, const Recipe& whole, const Inputs& inputs,
                                const RunControl& control)
{
    const ImageSet part = imageSetOf(sample, inputs), all = imageSetOf(whole, inputs);
    SampleReport report{part.rows, all.rows, "images", choiceOf(part)};
    report.scale = "√(Cxx·Cyy)";
    const int groups = std::min(mostGroups, part.rows);
    if (groups < 2)
        return report;
    report.error = relativeError(groupCovariances(part, inputs, groups, control));
    if (report.error) // the images that were taken are known and have no error
        *report.error *= std::sqrt(1 - static_cast<double>(part.rows) / all.rows);
    return report;
}

} // namespace tilescope::operations
