#include "ui/canvas/pictures/display_image.h"

#include "ui/canvas/pictures/display_range.h"

#include <algorithm>
#include <cmath>
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

QImage coloured(const Image& image, const DisplayRange& range)
{
    const ColourTable colours = colourTable(range.map);
    const bool isGrey = range.map == ColourMap::Grey && !range.values.hasNotANumber;
    QImage result(image.width(), image.height(), isGrey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    if (result.isNull())
        throw std::bad_alloc();
    for (int y = 0; y < image.height(); ++y) {
        const float* from = image.row<float>(y);
        uchar* to = result.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const QRgb colour = std::isnan(from[x])
                                    ? notANumberColour
                                    : colours[static_cast<std::size_t>(colourIndex(range.values, from[x]))];
            *to++ = static_cast<uchar>(qRed(colour));
            if (isGrey)
                continue;
            *to++ = static_cast<uchar>(qGreen(colour));
            *to++ = static_cast<uchar>(qBlue(colour));
        }
    }
    return result;
}

/// Each pixel is the mean of two by two. QImage::scaled would use 32 bits a pixel, a gigabyte for the largest picture.
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

QImage toDisplayImage(const ImagePtr& image, const DisplayRange& range)
{
    switch (image->format()) {
    case PixelFormat::Grey8: return wrapped(image, QImage::Format_Grayscale8);
    case PixelFormat::Rgb8: return wrapped(image, QImage::Format_RGB888);
    case PixelFormat::Float32: return coloured(*image, range);
    }
    return {};
}

ImagePyramid::ImagePyramid(const ImagePtr& image, const DisplayRange& range)
{
    if (image && !image->isEmpty())
        m_levels.push_back(toDisplayImage(image, range));
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
