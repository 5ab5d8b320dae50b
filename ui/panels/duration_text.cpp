#include "ui/panels/duration_text.h"

#include <cmath>
#include <utility>

namespace tilescope
{

/// How many microseconds the unit has that suits, and its name.
static std::pair<double, QString> unitOf(double microseconds)
{
    if (microseconds >= 999'500)
        return {1'000'000, QStringLiteral("s")};
    if (microseconds >= 999.5)
        return {1'000, QStringLiteral("ms")};
    return {1, QStringLiteral("µs")};
}

static QString figure(double value) { return QString::number(value, 'f', value < 9.995 ? 2 : value < 99.95 ? 1 : 0); }

QString durationText(double microseconds)
{
    const auto [size, unit] = unitOf(microseconds);
    // A no-break space, so that a figure is never parted from its unit.
    return figure(microseconds / size) + QChar(0x00A0) + unit;
}

QString bandText(double lowerUs, double upperUs)
{
    const auto [size, unit] = unitOf(upperUs);
    return QStringLiteral("%1\u00A0–\u00A0%2\u00A0%3").arg(figure(lowerUs / size), figure(upperUs / size), unit);
}

} // namespace tilescope
