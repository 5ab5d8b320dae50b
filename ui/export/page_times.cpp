#include "gpu/recipe/report_rates.h"

#include "ui/export/page_sections.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

QString nameOfFigure(std::string_view key) { return figureName(figureNamed(key)); }

QString absent() { return QStringLiteral("–"); }

/// Why there is no GPU time.
QString noGpuTime(const ReportPage& page)
{
    const DeviceProbe& device = page.environment.device;
    if (page.report->backend == BackendChoice::Cuda)
        return tr("Not available: the run ended before it was timed.");
    if (page.environment.deviceLost)
        return tr("Not measured: the GPU was lost after an error in a kernel, and the emulator took over.");
    if (device.device)
        return tr("Not measured: this run used the emulator, although a GPU is available (%1).")
            .arg(QString::fromStdString(device.device->name));
    return device.reason.empty() ? tr("Not measured: this run used the emulator.")
                                 : tr("Not measured: %1").arg(translated(device.reason));
}

QString copyOrigin(const QString& measured, const std::optional<double>& percent)
{
    return percent ? tr("%1; the strategy reaches %2 % of that speed.").arg(measured).arg(*percent, 0, 'f', 1)
                   : tr("%1.").arg(measured);
}

void addMeasured(std::vector<PageTime>& figures, const ReportPage& page)
{
    const Report& report = *page.report;
    if (!report.time) {
        figures.push_back({nameOfFigure("median_us"), absent(), noGpuTime(page)});
        return;
    }
    const TimeReport& time = *report.time;
    const QString measured = tr("Measured on %1 by CUDA events").arg(QString::fromStdString(report.deviceName));
    QString runs = tr("%1, back-to-back runs. %2").arg(measured, settlingText(time.runs, time.spread, time.settled));
    if (time.disturbedRuns > 0)
        runs = sentences({runs, tr("%L1 of them were disturbed by other work and excluded.").arg(time.disturbedRuns)});
    figures.push_back({nameOfFigure("median_us"), durationText(time.medianUs), runs});
    if (const auto main = report.mainLaunchUs())
        figures.push_back({nameOfFigure("main_launch_us"), durationText(*main),
                           tr("%1, excluding the launches that prepare the input.").arg(measured)});
    if (time.runs > 1)
        figures.push_back({tr("Minimum and 95th percentile"),
                           tr("%1, %2").arg(durationText(time.minUs), durationText(time.p95Us)),
                           tr("%1, from the same runs.").arg(measured)});
    figures.push_back({nameOfFigure("cold_median_us"), time.coldMedianUs ? durationText(*time.coldMedianUs) : absent(),
                       time.coldMedianUs
                           ? tr("%1; the L2 cache was overwritten before each run. %2")
                                 .arg(measured, settlingText(time.coldRuns, time.coldSpread, time.coldSettled))
                           : tr("Not measured yet. The measurement follows when the sliders stop moving.")});
    if (time.graphMedianUs)
        figures.push_back({nameOfFigure("graph_median_us"), durationText(*time.graphMedianUs),
                           tr("%1: all launches captured in one CUDA graph.").arg(measured)});
    if (time.launchFloorUs)
        figures.push_back(
            {nameOfFigure("launch_floor_us"), durationText(*time.launchFloorUs), tr("%1.").arg(measured)});
    if (time.copyFloorUs)
        figures.push_back({nameOfFigure("copy_floor_us"), durationText(*time.copyFloorUs),
                           copyOrigin(measured, percentOfCopy(time))});
    if (time.coldCopyFloorUs)
        figures.push_back({nameOfFigure("cold_copy_floor_us"), durationText(*time.coldCopyFloorUs),
                           copyOrigin(measured, coldPercentOfCopy(time))});
    if (time.clockBeforeMhz && time.clockAfterMhz)
        figures.push_back(
            {tr("Clock before and after"),
             tr("%L1 and %L2 MHz").arg(*time.clockBeforeMhz, 0, 'f', 0).arg(*time.clockAfterMhz, 0, 'f', 0),
             tr("Multiprocessor clock, as reported by the driver.")});
}

void addEmulated(std::vector<PageTime>& figures, const Report& report)
{
    if (report.emulation) {
        figures.push_back({tr("Emulated here"), durationText(report.emulation->comparableMs() * 1000),
                           sentences({emulationText(*report.emulation), tr("Not GPU time.")})});
        return;
    }
    figures.push_back({tr("Emulated here"), absent(),
                       report.counters ? tr("The emulator only counted; it was not timed.")
                                       : tr("The run used the GPU, not the emulator.")});
}

void addPredicted(std::vector<PageTime>& figures, const Report& report)
{
    if (report.timing) {
        const Timing& timing = *report.timing;
        const QString advice = report.mainLaunch < timing.launches.size()
                                   ? translated(adviceOn(timing.launches[report.mainLaunch]))
                                   : QString();
        figures.push_back(
            {tr("Predicted"), durationText(timing.us),
             sentences({tr("Predicted for %1 by simulating one multiprocessor; not a measurement. Nine out of ten "
                           "measured times "
                           "lie in the range %2.")
                            .arg(QString::fromStdString(timing.gpu),
                                 bandText(Estimate{timing.gpu, timing.lowerUs, timing.upperUs, {}, timing.isProved})),
                        timing.coldUs ? tr("With a cold L2 cache: %1.").arg(durationText(*timing.coldUs)) : QString(),
                        advice})});
        return;
    }
    if (report.estimate) {
        const Estimate& band = *report.estimate;
        figures.push_back({tr("Predicted band"), bandText(band),
                           tr("Predicted by the model for %1, limited by %2; not a measurement.")
                               .arg(QString::fromStdString(band.gpu), translated(band.boundBy))});
        return;
    }
    figures.push_back({tr("Predicted band"), absent(),
                       report.counters ? tr("The model has no band for this kernel on this GPU.")
                                       : tr("The model needs counters, and this run was not counted.")});
}

void addReference(std::vector<PageTime>& figures, const Report& report)
{
    figures.push_back(
        {nameOfFigure("cpu_reference_ms"),
         report.cpuReferenceMs ? durationText(*report.cpuReferenceMs * 1000) : absent(),
         report.cpuReferenceMs
             ? tr("Measured here: the operation's reference in plain loops; the CPU time of all its threads.")
             : tr("Not measured: the result was not compared with the reference.")});
}

} // namespace

std::vector<PageTime> pageTimes(const ReportPage& page)
{
    std::vector<PageTime> figures;
    addMeasured(figures, page);
    addEmulated(figures, *page.report);
    addPredicted(figures, *page.report);
    addReference(figures, *page.report);
    return figures;
}

void writeTimes(PageWriter& writer, const ReportPage& page)
{
    writer.element("h2", tr("Times"));
    PageTable table{{tr("Item"), tr("Time"), tr("Where it comes from")}, {}};
    for (const PageTime& figure : pageTimes(page))
        table.rows << QStringList{figure.what, figure.figure, figure.origin};
    writer.table(table, "times");
}

} // namespace tilescope
