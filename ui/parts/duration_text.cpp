#include "ui/parts/duration_text.h"

#include "gpu/recipe/words/duration.h"
#include "gpu/recipe/words/time_doubt.h"
#include "ui/translation.h"

namespace tilescope
{

static constexpr const char* noBreak = "\u00A0"; // keeps a figure and its unit on one line

QString durationText(double microseconds) { return QString::fromStdString(plainDuration(microseconds, noBreak)); }

QString bandText(double lowerUs, double upperUs)
{
    return QString::fromStdString(plainBand(lowerUs, upperUs, noBreak));
}

QString bandText(const Estimate& band)
{
    const QString doubt = translated(doubtOf(band.gpu, band.isProved));
    return added(bandText(band.lowerUs, band.upperUs), doubt);
}

QString settlingText(int runs, const std::optional<double>& spread, bool isSettled)
{
    if (runs <= 1) // 0: an older report does not say
        return runs == 1 ? tr("One run.") : QString();
    if (!spread)
        return tr("Median of %L1 runs.").arg(runs);
    const QString share = QString::number(100 * *spread, 'f', *spread < 0.0995 ? 2 : 0);
    return isSettled ? tr("Median of %L1 runs, converged to ±%2\u00A0%.").arg(runs).arg(share)
                     : tr("Median of %L1 runs, which did not converge: ±%2\u00A0%.").arg(runs).arg(share);
}

QString emulationText(const EmulationReport& emulation)
{
    if (!emulation.isWatched())
        return tr("Time that this computer took to interpret the kernel.");
    const QString watched = emulation.racesLookedFor ? tr("with data race detection") : tr("with all counters");
    if (!emulation.plainMs)
        return tr("Time that this computer took to interpret the kernel, %1.").arg(watched);
    return tr("Time that this computer took to interpret the kernel; %1 %2.")
        .arg(durationText(emulation.wallMs * 1000), watched);
}

} // namespace tilescope
