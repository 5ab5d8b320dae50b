#include "ui/canvas/display_image.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace tilescope
{

namespace
{

/// A QImage that keeps the picture it shows alive.
QImage wrapped(const ImagePtr& image, QImage::Format format)
{
    auto* owner = new ImagePtr(image);
    const auto release = [](void* pointer) { delete static_cast<ImagePtr*>(pointer); };
    const auto* bytes = reinterpret_cast<const uchar*>(image->bytes().data());
    return {bytes,   image->width(), image->height(), static_cast<qsizetype>(image->pitchBytes()), format,
            release, owner};
}

QImage greyRamp(const Image& image)
{
    const ValueRange range = valueRange(image);
    const float gain = 255.0F / (range.high - range.low);
    QImage grey(image.width(), image.height(), QImage::Format_Grayscale8);
    for (int y = 0; y < image.height(); ++y) {
        const float* from = image.row<float>(y);
        uchar* to = grey.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const float level = (from[x] - range.low) * gain;
            to[x] = std::isnan(level) ? uchar{0} : static_cast<uchar>(std::clamp(level, 0.0F, 255.0F) + 0.5F);
        }
    }
    return grey;
}

/// Each pixel the mean of two by two. QImage::scaled would pass through 32 bits a pixel, a gigabyte for the largest
/// picture.
QImage halved(const QImage& image)
{
    const int channels = image.depth() / 8;
    QImage half(QSize(image.width() / 2, image.height() / 2).expandedTo({1, 1}), image.format());
    if (half.isNull())
        throw std::bad_alloc();
    for (int y = 0; y < half.height(); ++y) {
        const uchar* upper = image.constScanLine(2 * y);
        const uchar* lower = image.constScanLine(std::min(2 * y + 1, image.height() - 1));
        uchar* to = half.scanLine(y);
        for (int x = 0; x < half.width(); ++x) {
            const int left = 2 * x * channels;
            const int right = std::min(2 * x + 1, image.width() - 1) * channels;
            for (int c = 0; c < channels; ++c) {
                const int sum = upper[left + c] + upper[right + c] + lower[left + c] + lower[right + c];
                *to++ = static_cast<uchar>((sum + 2) / 4);
            }
        }
    }
    return half;
}

} // namespace

ValueRange valueRange(const Image& image)
{
    ValueRange range{std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest()};
    for (int y = 0; y < image.height(); ++y) {
        const float* row = image.row<float>(y);
        for (int x = 0; x < image.width(); ++x) {
            if (!std::isfinite(row[x]))
                continue;
            range.low = std::min(range.low, row[x]);
            range.high = std::max(range.high, row[x]);
        }
    }
    return range.low < range.high ? range : ValueRange{};
}

QImage toDisplayImage(const ImagePtr& image)
{
    switch (image->format()) {
    case PixelFormat::Grey8: return wrapped(image, QImage::Format_Grayscale8);
    case PixelFormat::Rgb8: return wrapped(image, QImage::Format_RGB888);
    case PixelFormat::Float32: return greyRamp(*image);
    }
    return {};
}

ImagePyramid::ImagePyramid(const ImagePtr& image)
{
    if (image && !image->isEmpty())
        m_levels.push_back(toDisplayImage(image));
}

const QImage& ImagePyramid::level(int index)
{
    while (static_cast<int>(m_levels.size()) <= index) {
        const QImage& last = m_levels.back();
        if (last.width() == 1 && last.height() == 1)
            break;
        m_levels.push_back(halved(last));
    }
    return m_levels[std::min(static_cast<std::size_t>(index), m_levels.size() - 1)];
}

} // namespace tilescope
