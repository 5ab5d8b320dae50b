#include "ui/parts/figure_difference.h"

#include "ui/translation.h"

#include <cmath>

namespace tilescope
{

namespace
{

QChar signOf(double value) { return value < 0 ? QChar(0x2212) : QChar(u'+'); }

Tone toneOf(double difference, Better better, bool isAlike)
{
    if (!isAlike)
        return Tone::Muted;
    if (better == Better::Neither)
        return Tone::Plain;
    return (difference < 0) == (better == Better::Less) ? Tone::Good : Tone::Bad;
}

} // namespace

FigureDifference figureDifference(double value, double base, Better better, const Likeness& likeness,
                                  const QString& baseText)
{
    FigureDifference made;
    made.toolTip = (QStringList{tr("Baseline: %1.").arg(baseText)} + likeness.remarks).join(QLatin1Char('\n'));
    const double difference = value - base;
    if (difference == 0) {
        made.text = QStringLiteral("±0\u00A0%");
        made.percent = 0;
        return made;
    }
    made.tone = toneOf(difference, better, likeness.isAlike);
    if (base == 0) {
        made.text = QString(signOf(difference)) + QChar(0x00A0) +
                    tr("from 0").replace(u' ', QChar(0x00A0)); // no percentage of zero
        return made;
    }
    made.percent = difference / std::abs(base) * 100;
    made.text = signedPercent(*made.percent);
    return made;
}

QString signedPercent(double percent)
{
    const double size = std::abs(percent);
    const QString figure = size < 0.005   ? QStringLiteral("<\u00A00.01")
                           : size < 0.095 ? QString::number(size, 'f', 2)
                           : size < 999.5 ? QString::number(size, 'f', 1)
                                          : QStringLiteral("%L1").arg(size, 0, 'f', 0);
    return QStringLiteral("%1%2\u00A0%").arg(signOf(percent)).arg(figure);
}

} // namespace tilescope
