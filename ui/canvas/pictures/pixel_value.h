#pragma once

#include "gpu/image/image.h"

#include <QColor>
#include <QPoint>
#include <QString>

#include <array>
#include <optional>

namespace tilescope
{

/// The value of one pixel: a grey level, three colours or a float.
struct PixelValue {
    PixelFormat format = PixelFormat::Grey8;
    std::array<double, 3> channels{}; ///< as many values as the format has channels

    int count() const { return channelCount(format); }

    /// NaN compares equal to NaN.
    friend bool operator==(const PixelValue& a, const PixelValue& b);
};

/// None outside the picture, or if there is no picture in host memory.
std::optional<PixelValue> valueAt(const Image* image, QPoint pixel);

/// "12", "12 34 56", "0.12346"; floats with the given number of significant digits.
QString toText(const PixelValue& value, int digits = 5);

/// Enough digits to distinguish all floats (FLT_DECIMAL_DIG).
inline constexpr int exactDigits = 9;

/// a − b, channel by channel; none if the formats differ.
std::optional<PixelValue> differenceOf(const PixelValue& a, const PixelValue& b);

/// Black or white, whichever has the higher contrast with this colour by WCAG 2.1: at least 4.5:1 on any colour.
QColor textColourOn(QColor ground);

} // namespace tilescope
