#include "ui/canvas/pictures/pixel_value.h"

#include <QRect>
#include <QStringList>

#include <cmath>

namespace tilescope
{

bool operator==(const PixelValue& a, const PixelValue& b)
{
    if (a.format != b.format)
        return false;
    for (std::size_t i = 0; i < a.channels.size(); ++i)
        if (a.channels[i] != b.channels[i] && !(std::isnan(a.channels[i]) && std::isnan(b.channels[i])))
            return false;
    return true;
}

std::optional<PixelValue> valueAt(const Image* image, QPoint pixel)
{
    if (!image || !QRect(0, 0, image->width(), image->height()).contains(pixel))
        return {};
    PixelValue value{image->format(), {}};
    if (image->format() == PixelFormat::Float32) {
        value.channels[0] = static_cast<double>(image->row<float>(pixel.y())[pixel.x()]);
        return value;
    }
    const auto count = static_cast<std::size_t>(value.count());
    const auto* bytes = image->row<std::uint8_t>(pixel.y()) + static_cast<std::size_t>(pixel.x()) * count;
    for (std::size_t i = 0; i < count; ++i)
        value.channels[i] = bytes[i];
    return value;
}

QString toText(const PixelValue& value, int digits)
{
    if (value.format == PixelFormat::Float32)
        return QString::number(value.channels[0], 'g', digits);
    QStringList texts;
    for (std::size_t i = 0; i < static_cast<std::size_t>(value.count()); ++i)
        texts << QString::number(value.channels[i], 'f', 0);
    return texts.join(u' ');
}

std::optional<PixelValue> differenceOf(const PixelValue& a, const PixelValue& b)
{
    if (a.format != b.format)
        return {};
    PixelValue by{a.format, {}};
    for (std::size_t i = 0; i < a.channels.size(); ++i)
        by.channels[i] = a.channels[i] - b.channels[i];
    return by;
}

QColor textColourOn(QColor ground)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(ground.redF()) + 0.7152 * linear(ground.greenF()) + 0.0722 * linear(ground.blueF());
    // (1 + 0.05) / (L + 0.05) and (L + 0.05) / (0 + 0.05) are equal at L = sqrt(1.05 · 0.05) − 0.05.
    return luminance > 0.1791 ? Qt::black : Qt::white;
}

} // namespace tilescope
