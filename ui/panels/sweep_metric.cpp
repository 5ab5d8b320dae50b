#include "ui/panels/sweep_metric.h"

#include "ui/panels/compact_number.h"
#include "ui/panels/duration_text.h"

#include <QCoreApplication>

#include <cmath>

namespace tilescope
{

static QString words(const char* text) { return QCoreApplication::translate("SweepMetric", text); }

static SweepMetric counted(const QString& name, const QString& title, const QString& meaning,
                           std::function<double(const Counters&)> count)
{
    return {name,
            title,
            meaning,
            true,
            [count = std::move(count)](const Report& report) -> std::optional<double> {
                if (!report.counters)
                    return std::nullopt;
                return count(*report.counters);
            },
            [](double value) { return compactNumber(value); }};
}

std::vector<SweepMetric> sweepMetrics()
{
    return {
        {QStringLiteral("time"), words("Time"), words("The GPU's median time, measured."), true,
         [](const Report& report) { return report.time ? std::optional(report.time->medianUs) : std::nullopt; },
         [](double us) { return durationText(us); }},
        {QStringLiteral("band"), words("Estimated time"),
         words("The middle of the band that the model gives for the chosen GPU; not a measurement."), true,
         [](const Report& report) {
             return report.estimate ? std::optional(std::sqrt(report.estimate->lowerUs * report.estimate->upperUs))
                                    : std::nullopt;
         },
         [](double us) { return QStringLiteral("≈ ") + durationText(us); }},
        counted(QStringLiteral("sectors"), words("Global sectors"),
                words("Sectors of 32 bytes that loads and stores move between the multiprocessors and memory."),
                [](const Counters& c) { return double(c.globalLoad.sectors + c.globalStore.sectors); }),
        counted(QStringLiteral("wavefronts"), words("Shared wavefronts"),
                words("Turns that shared memory takes for loads and stores; conflicts of banks add to them."),
                [](const Counters& c) { return double(c.sharedLoad.wavefronts + c.sharedStore.wavefronts); }),
        counted(QStringLiteral("instructions"), words("Warp instructions"),
                words("PTX instructions that warps carry out."),
                [](const Counters& c) { return double(c.instructions); }),
        {QStringLiteral("occupancy"), words("Occupancy"),
         words("Warps that fit into a multiprocessor at once, of as many as it can hold."), false,
         [](const Report& report) {
             return report.occupancy ? std::optional(report.occupancy->fraction) : std::nullopt;
         },
         [](double fraction) { return QStringLiteral("%1 %").arg(std::round(100 * fraction)); }},
    };
}

} // namespace tilescope
