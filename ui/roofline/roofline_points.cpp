#include "ui/roofline/roofline_points.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

static double operationsOf(const Work& work, const RooflineView& view)
{
    return view.countsFloats() ? work.floatOperations : work.arithmetic;
}

/// `necessary`: bytes of input and output.
static RooflinePoint pointOf(const RunRow& row, const RooflineView& view, double necessary)
{
    constexpr double second = 1e6; // in microseconds
    const Report& report = *row.report;
    const Work& work = *report.work;
    const double count = operationsOf(work, view);
    RooflinePoint point;
    point.strategy = row.strategy;
    point.title = row.title;
    point.after = row.after;
    point.isCurrent = row.isCurrent;
    point.isMeasured = report.time.has_value();
    if (report.time) {
        point.leastRate = point.mostRate = point.rate = count / report.time->medianUs * second;
    } else {
        point.leastRate = count / report.estimate->upperUs * second;
        point.mostRate = count / report.estimate->lowerUs * second;
        point.rate = std::sqrt(point.leastRate * point.mostRate);
    }
    if (work.movedBytes > 0)
        point.movedIntensity = count / work.movedBytes;
    point.onceIntensity = count / work.onceBytes;
    point.cgma = work.cgma();
    const double peak = view.countsFloats() ? report.roofs->floatOperations : report.roofs->arithmetic;
    point.attainable = std::min(peak, point.onceIntensity * report.roofs->memoryBytes);
    point.effort = work.arithmetic / necessary;
    point.speed = point.rate / count * necessary;
    point.leastSpeed = point.leastRate / count * necessary;
    point.mostSpeed = point.mostRate / count * necessary;
    return point;
}

/// The size of the operation's input and output: the least over its strategies of what must come from memory once. A
/// strategy with intermediate launches needs more.
static double necessaryBytes(const std::vector<const RunRow*>& rows)
{
    double least = rows.front()->report->work->onceBytes;
    for (const RunRow* row : rows)
        least = std::min(least, row->report->work->onceBytes);
    return least;
}

/// Skips strategies without a point, such as a library's, whose kernels are not counted.
static void joinSteps(const RunTable& table, RooflineView& view)
{
    for (RooflinePoint& point : view.points)
        while (!point.after.empty() && !view.stepBefore(point)) {
            const auto before = std::ranges::find(table.rows(), point.after, &RunRow::strategy);
            point.after = before == table.rows().end() ? std::string() : before->after;
        }
}

static void addFloors(const std::vector<const RunRow*>& rows, RooflineView& view)
{
    constexpr double second = 1e6; // in microseconds
    for (const RunRow* row : rows) {
        if (!row->report->time)
            continue;
        const TimeReport& time = *row->report->time;
        if (time.copyFloorUs && *time.copyFloorUs > 0 && time.copyFloorBytes > 0)
            view.copyBytes = static_cast<double>(time.copyFloorBytes) / *time.copyFloorUs * second;
        const double count = operationsOf(*row->report->work, view);
        if (row->isCurrent && count > 0 && time.launchFloorUs && *time.launchFloorUs > 0) {
            view.launchRate = count / *time.launchFloorUs * second;
            view.launchSpeed = necessaryBytes(rows) / *time.launchFloorUs * second;
        }
    }
}

std::optional<RooflineView> rooflineOf(const RunTable& table, RooflineAxes axes)
{
    std::vector<const RunRow*> rows;
    for (const RunRow& row : table.rows())
        if (!row.strategy.empty() && row.report && row.report->work && row.report->roofs &&
            (row.report->time || row.report->estimate) && row.report->work->onceBytes > 0)
            rows.push_back(&row);
    if (rows.empty())
        return std::nullopt;
    RooflineView view;
    view.roofs = *rows.front()->report->roofs;
    view.axes = axes;
    for (const RunRow* row : rows)
        if (operationsOf(*row->report->work, view) > 0)
            view.points.push_back(pointOf(*row, view, necessaryBytes(rows)));
    joinSteps(table, view);
    addFloors(rows, view);
    return view;
}

QString threeDigits(double value)
{
    const int digits = value > 0 ? static_cast<int>(std::floor(std::log10(value))) : 0;
    if (digits >= 2)
        return QStringLiteral("%L1").arg(value, 0, 'f', 0);
    QString text = QString::number(value, 'f', 2 - digits);
    while (text.endsWith(u'0'))
        text.chop(1);
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

const RooflinePoint* RooflineView::stepBefore(const RooflinePoint& point) const
{
    const auto found = std::ranges::find_if(
        points, [&point](const RooflinePoint& other) { return !point.after.empty() && other.strategy == point.after; });
    return found == points.end() ? nullptr : &*found;
}

} // namespace tilescope
