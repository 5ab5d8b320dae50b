#pragma once

#include <optional>
#include <vector>

namespace tilescope
{

/// Median, minimum and 95th percentile of samples, in their unit, without disturbed samples.
struct SampleSummary {
    double median = 0, min = 0, p95 = 0;
    int disturbed = 0; ///< samples excluded because they are above disturbanceLimit()
    bool operator==(const SampleSummary&) const = default;
};

/// The value below which `fraction` of the samples lie, interpolated linearly (Hyndman and Fan's type 7). 0 for no
/// samples; `fraction` is clamped to 0…1.
double quantile(std::vector<double> samples, double fraction);

/// Samples above this limit reflect the machine and not the kernel: another process used the GPU, or it was paused. It
/// is Tukey's far fence, q75 + 3 (q75 − q25), and at least half the median above q75, since equal samples have no
/// spread. Infinite for fewer than four samples.
double disturbanceLimit(const std::vector<double>& samples);

SampleSummary summarise(const std::vector<double>& samples);

/// The standard error of the median relative to the median. The spread is computed from the quartiles, so that a few
/// passes delayed by an interrupt do not count: sigma = (q75 − q25) / 1.349 and, for a normal distribution, error =
/// 1.2533 sigma / √n. Infinite for fewer than four samples or a median of 0.
double relativeErrorOfMedian(const std::vector<double>& samples);

/// The same; absent if it is infinite.
std::optional<double> spreadOf(const std::vector<double>& samples);

/// Whether more samples would hardly change the median: at least twenty, and an error below TimeReport::settledSpread.
bool isSettled(const std::vector<double>& samples);

} // namespace tilescope
