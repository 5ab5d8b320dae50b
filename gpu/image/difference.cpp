#include "gpu/image/difference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <stdexcept>

namespace tilescope
{

namespace
{

/// The range of the reference's finite values; 1 if it is 0.
double spanOf(const Image& reference)
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (int y = 0; y < reference.height(); ++y) {
        const float* row = reference.row<float>(y);
        for (int x = 0; x < reference.width(); ++x) {
            if (!std::isfinite(row[x]))
                continue;
            low = std::min(low, static_cast<double>(row[x]));
            high = std::max(high, static_cast<double>(row[x]));
        }
    }
    return low < high ? high - low : 1;
}

template <typename T>
void addRows(const Image& result, const Image& reference, Image& picture, Difference& difference)
{
    const int channels = channelCount(result.format());
    double sum = 0, squares = 0;
    for (int y = 0; y < result.height(); ++y) {
        const T* value = result.row<T>(y);
        const T* wanted = reference.row<T>(y);
        float* to = picture.row<float>(y);
        for (int x = 0; x < result.width(); ++x) {
            double ofPixel = 0;
            for (int channel = 0; channel < channels; ++channel, ++value, ++wanted) {
                const double a = static_cast<double>(*value), b = static_cast<double>(*wanted);
                if (a == b || (std::isnan(a) && std::isnan(b))) // equal infinities, whose difference is NaN
                    continue;
                ++difference.differing;
                const double by = std::abs(a - b);
                if (!std::isfinite(by)) {
                    ++difference.notComparable;
                    ofPixel = std::numeric_limits<double>::quiet_NaN();
                    continue;
                }
                sum += by;
                squares += by * by;
                if (!(by <= ofPixel) && !std::isnan(ofPixel))
                    ofPixel = by;
                if (by > difference.largest) {
                    difference.largest = by;
                    difference.largestX = x;
                    difference.largestY = y;
                }
            }
            to[x] = static_cast<float>(ofPixel);
        }
    }
    difference.mean = sum / static_cast<double>(difference.values);
    difference.meanSquare = squares / static_cast<double>(difference.values);
}

} // namespace

double Difference::psnrDb() const
{
    if (notComparable > 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (meanSquare == 0)
        return std::numeric_limits<double>::infinity();
    return 10 * std::log10(fullScale * fullScale / meanSquare);
}

Difference differenceOf(const Image& result, const Image& reference)
{
    if (result.isEmpty() || result.width() != reference.width() || result.height() != reference.height() ||
        result.format() != reference.format())
        throw std::invalid_argument("A difference needs two images of the same size and format.");
    Difference difference;
    difference.values = static_cast<std::uint64_t>(result.width()) * static_cast<std::uint64_t>(result.height()) *
                        static_cast<std::uint64_t>(channelCount(result.format()));
    auto picture = std::make_shared<Image>(result.width(), result.height(), PixelFormat::Float32);
    if (result.format() == PixelFormat::Float32) {
        difference.fullScale = spanOf(reference);
        addRows<float>(result, reference, *picture, difference);
    } else {
        difference.fullScale = 255;
        addRows<std::uint8_t>(result, reference, *picture, difference);
    }
    difference.picture = std::move(picture);
    return difference;
}

} // namespace tilescope
