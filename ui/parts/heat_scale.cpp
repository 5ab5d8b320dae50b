#include "ui/parts/heat_scale.h"

#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace tilescope::heat
{

int levelOf(double value, double least, double most)
{
    if (!(most > least))
        return 0;
    const double part = std::clamp((value - least) / (most - least), 0.0, 1.0);
    return static_cast<int>(std::lround(part * (levels - 1)));
}

QColor colour(int level, bool dark)
{
    const OkLab page = dark ? fromHue(0.24, 0.02, 50) : fromHue(0.97, 0.015, 75);
    const OkLab strong = dark ? fromHue(0.83, 0.15, 75) : fromHue(0.50, 0.16, 38);
    const double part = std::clamp(static_cast<double>(level) / (levels - 1), 0.0, 1.0);
    return QColor(toRgb({std::lerp(page.lightness, strong.lightness, part), std::lerp(page.a, strong.a, part),
                         std::lerp(page.b, strong.b, part)}));
}

QColor textOn(const QColor& ground)
{
    const auto light = [](double encoded) {
        return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
    };
    // Relative luminance and the contrast of WCAG 2: black and white are equally far at 0.179.
    const double luminance =
        0.2126 * light(ground.redF()) + 0.7152 * light(ground.greenF()) + 0.0722 * light(ground.blueF());
    return luminance > 0.179 ? Qt::black : Qt::white;
}

} // namespace tilescope::heat
