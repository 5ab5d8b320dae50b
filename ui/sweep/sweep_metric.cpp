#include "ui/sweep/sweep_metric.h"

#include "gpu/recipe/report_rates.h"
#include "ui/counters/counter_definitions.h"
#include "ui/parts/compact_number.h"
#include "ui/parts/duration_text.h"

#include <QCoreApplication>

#include <cmath>

namespace tilescope
{

static QString words(const char* text) { return QCoreApplication::translate("SweepMetric", text); }

static SweepMetric counted(const QString& name, const QString& title, const QString& meaning,
                           std::function<std::optional<double>(const Counters&)> count)
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
        counted(
            QStringLiteral("sectors"), words("Global sectors"),
            words("Sectors of 32 bytes moved to and from the device's memory, global and local. None where textures "
                  "are read: their sectors are not counted."),
            [](const Counters& c) {
                const auto sectors = movedSectors(c);
                return sectors ? std::optional(static_cast<double>(*sectors)) : std::nullopt;
            }),
        counted(QStringLiteral("wavefronts"), words("Shared wavefronts"),
                words("Turns that shared memory takes for loads and stores; conflicts of banks add to them."),
                [](const Counters& c) { return double(c.sharedLoad.wavefronts + c.sharedStore.wavefronts); }),
        counted(QStringLiteral("instructions"), words("Warp instructions"),
                words("PTX instructions that warps carry out."),
                [](const Counters& c) { return double(c.instructions); }),
        {QStringLiteral("cold"), words("Time, cold L2"),
         words("The GPU's median time with the L2 cache overwritten before each run, measured."), true,
         [](const Report& report) { return report.time ? report.time->coldMedianUs : std::nullopt; },
         [](double us) { return durationText(us); }},
        {QStringLiteral("of_copy"), words("Percent of a copy"),
         words("What copying input to output takes on this GPU over what the strategy takes."), false,
         [](const Report& report) { return report.time ? percentOfCopy(*report.time) : std::nullopt; },
         [](double percent) { return QStringLiteral("%1 %").arg(percent, 0, 'f', percent < 10 ? 1 : 0); }},
        {QStringLiteral("bytes_a_pixel"), words("Bytes a pixel"),
         words("Bytes of the sectors moved to and from the device's memory, global and local, for each pixel of the "
               "picture. None where textures are read: their sectors are not counted."),
         true, movedBytesAPixel, [](double bytes) { return counterText(bytes, CounterDefinition::Kind::Ratio); }},
        {QStringLiteral("instructions_a_pixel"), words("PTX instructions a pixel"),
         words("PTX instructions that threads carry out for each pixel of the picture."), true, instructionsAPixel,
         [](double count) { return compactNumber(count); }},
        {QStringLiteral("occupancy"), words("Occupancy"),
         words("Warps that fit into a multiprocessor at once, of as many as it can hold."), false,
         [](const Report& report) {
             return report.occupancy ? std::optional(report.occupancy->fraction) : std::nullopt;
         },
         [](double fraction) { return QStringLiteral("%1 %").arg(std::round(100 * fraction)); }},
    };
}

} // namespace tilescope
