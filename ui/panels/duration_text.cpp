#include "ui/panels/duration_text.h"

#include <cmath>

namespace tilescope
{

QString durationText(double microseconds)
{
    double value = microseconds;
    QString unit = QStringLiteral("µs");
    if (value >= 999'500) {
        value /= 1'000'000;
        unit = QStringLiteral("s");
    } else if (value >= 999.5) {
        value /= 1'000;
        unit = QStringLiteral("ms");
    }
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    // A no-break space, so that a figure is never parted from its unit.
    return QString::number(value, 'f', decimals) + QChar(0x00A0) + unit;
}

} // namespace tilescope
