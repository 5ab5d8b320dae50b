#pragma once

#include "gpu/image/image.h"

#include <QColor>
#include <QPoint>
#include <QString>

#include <array>
#include <optional>

namespace tilescope
{

/// What a picture holds at one pixel: a grey level, three colours or a float.
struct PixelValue {
    PixelFormat format = PixelFormat::Grey8;
    std::array<double, 3> channels{}; ///< as many as the format has

    int count() const { return channelCount(format); }

    /// Equal also where both are NaN.
    friend bool operator==(const PixelValue& a, const PixelValue& b);
};

/// None outside the picture, or where there is no picture in host memory.
std::optional<PixelValue> valueAt(const Image* image, QPoint pixel);

/// "12", "12 34 56", "0.12346"; floats with as many significant digits as asked for.
QString toText(const PixelValue& value, int digits = 5);

/// Enough digits to tell every float from its neighbours (FLT_DECIMAL_DIG).
inline constexpr int exactDigits = 9;

/// a − b, channel by channel; none where they have different formats.
std::optional<PixelValue> differenceOf(const PixelValue& a, const PixelValue& b);

/// Black or white, whichever has the larger contrast on this colour by WCAG 2.1; that is at least 4.5:1 on any.
QColor textColourOn(QColor ground);

} // namespace tilescope
