#include "ui/panels/duration_text.h"

#include <QCoreApplication>

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

QString settlingText(int runs, const std::optional<double>& spread, bool isSettled)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("EmulationText", text); };
    if (runs <= 1) // 0: a report of before does not say
        return runs == 1 ? tr("One run.") : QString();
    if (!spread)
        return tr("Median of %L1 runs.").arg(runs);
    const QString share = QString::number(100 * *spread, 'f', *spread < 0.0995 ? 2 : 0);
    return isSettled ? tr("Median of %L1 runs, settled to ±%2\u00A0%.").arg(runs).arg(share)
                     : tr("Median of %L1 runs, which did not settle: ±%2\u00A0%.").arg(runs).arg(share);
}

QString emulationText(const EmulationReport& emulation)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("EmulationText", text); };
    if (!emulation.isWatched())
        return tr("What this computer took to interpret the kernel.");
    const QString watched = emulation.racesLookedFor ? tr("with races looked for") : tr("with everything counted");
    if (!emulation.plainMs)
        return tr("What this computer took to interpret the kernel, %1.").arg(watched);
    return tr("What this computer took to interpret the kernel; %1 %2.")
        .arg(durationText(emulation.wallMs * 1000), watched);
}

} // namespace tilescope
