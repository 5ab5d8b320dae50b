#include "gpu/cuda/statistics.h"

#include "gpu/recipe/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace tilescope
{

namespace
{

double quantileOfSorted(const std::vector<double>& sorted, double fraction)
{
    if (sorted.empty())
        return 0;
    const double place = std::clamp(fraction, 0.0, 1.0) * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

std::vector<double> sortedCopy(std::vector<double> samples)
{
    std::ranges::sort(samples);
    return samples;
}

} // namespace

double quantile(std::vector<double> samples, double fraction)
{
    return quantileOfSorted(sortedCopy(std::move(samples)), fraction);
}

double disturbanceLimit(const std::vector<double>& samples)
{
    if (samples.size() < 4)
        return std::numeric_limits<double>::infinity();
    const std::vector<double> sorted = sortedCopy(samples);
    const double lower = quantileOfSorted(sorted, 0.25), upper = quantileOfSorted(sorted, 0.75);
    return upper + std::max(3 * (upper - lower), quantileOfSorted(sorted, 0.5) / 2);
}

SampleSummary summarise(const std::vector<double>& samples)
{
    std::vector<double> sorted = sortedCopy(samples);
    const auto disturbed = std::ranges::upper_bound(sorted, disturbanceLimit(samples));
    const auto count = static_cast<int>(sorted.end() - disturbed);
    sorted.erase(disturbed, sorted.end());
    return {quantileOfSorted(sorted, 0.5), sorted.empty() ? 0.0 : sorted.front(), quantileOfSorted(sorted, 0.95),
            count};
}

double relativeErrorOfMedian(const std::vector<double>& samples)
{
    const std::vector<double> sorted = sortedCopy(samples);
    const double median = quantileOfSorted(sorted, 0.5);
    if (sorted.size() < 4 || median <= 0)
        return std::numeric_limits<double>::infinity();
    const double sigma = (quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25)) / 1.349;
    return 1.2533 * sigma / std::sqrt(static_cast<double>(sorted.size())) / median;
}

std::optional<double> spreadOf(const std::vector<double>& samples)
{
    const double error = relativeErrorOfMedian(samples);
    return std::isfinite(error) ? std::optional(error) : std::nullopt;
}

bool isSettled(const std::vector<double>& samples)
{
    constexpr std::size_t fewest = 20;
    return samples.size() >= fewest && relativeErrorOfMedian(samples) < TimeReport::settledSpread;
}

} // namespace tilescope
