#include "ui/race/race_view.h"

#include "gpu/recipe/report_rates.h"
#include "ui/flow/flow_view.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

constexpr double raceSectorBytes = 32;

struct BlockGrid {
    std::uint64_t columns = 0, rows = 0;
};

/// The blocks that cover what is written of the picture; empty without tiles.
BlockGrid coverOf(const TileGeometry& tile, QSize picture)
{
    if (tile.blockWidth < 1 || tile.blockHeight < 1 || picture.isEmpty())
        return {};
    const PixelRect written = tile.written(picture.width(), picture.height());
    return {static_cast<std::uint64_t>((written.width + tile.blockWidth - 1) / tile.blockWidth),
            static_cast<std::uint64_t>((written.height + tile.blockHeight - 1) / tile.blockHeight)};
}

/// The cells `from` to `to` of a grid, row by row, as up to three rectangles of cells.
std::vector<QRectF> cellsOf(double columns, double from, double to)
{
    std::vector<QRectF> cells;
    while (from < to) {
        const double row = std::floor(from / columns), column = from - row * columns;
        if (column == 0 && to - from >= columns) {
            const double rows = std::floor((to - from) / columns);
            cells.emplace_back(0, row, columns, rows);
            from += rows * columns;
        } else {
            const double count = std::min(columns - column, to - from);
            cells.emplace_back(column, row, count, 1);
            from += count;
        }
    }
    return cells;
}

RaceMeter timeMeter(const RaceSides& sides, std::size_t side, double us)
{
    const RaceSchedule& schedule = *sides[side].schedule;
    double most = schedule.us;
    for (const RaceSide& each : sides)
        most = std::max(most, each.schedule ? each.schedule->us : 0);
    RaceMeter meter;
    const Estimate band{schedule.gpu, schedule.lowerUs, schedule.upperUs, {}, schedule.isProved};
    meter.title = schedule.isMeasured    ? tr("Time, measured")
                  : schedule.isPredicted ? figureTitle(figureNamed("predicted_us"))
                                         : tr("Time, estimated");
    meter.brief = tr("Time");
    meter.value = tr("%1 of %2").arg(durationText(std::min(us, schedule.us)), durationText(schedule.us));
    meter.atEnd = tr("%1 of %1").arg(durationText(most));
    meter.toolTip = schedule.isMeasured ? tr("Measured on %1.").arg(QString::fromStdString(schedule.gpu))
                    : schedule.isPredicted
                        ? tr("Predicted for %1 by simulating one multiprocessor; not a measurement. Nine out of ten "
                             "measured times lie in the range %2.")
                              .arg(QString::fromStdString(schedule.gpu), bandText(band))
                        : tr("The midpoint of the band that the model computes for %1: %2. Not a measurement.")
                              .arg(QString::fromStdString(schedule.gpu), bandText(band));
    meter.share = most > 0 ? std::min(us, schedule.us) / most : 0;
    meter.whole = most > 0 ? schedule.us / most : 0;
    meter.isCounted = schedule.isMeasured;
    return meter;
}

RaceMeter countMeter(const RaceSides& sides, std::size_t side, double us, double RaceTraffic::*of)
{
    const RaceSchedule& schedule = *sides[side].schedule;
    const double total = schedule.traffic().*of, now = momentAt(schedule, us).traffic.*of;
    double most = total;
    for (const RaceSide& each : sides)
        most = std::max(most, each.schedule ? each.schedule->traffic().*of : 0);
    RaceMeter meter;
    meter.value = tr("%1 of %2").arg(compactNumber(now), compactNumber(total));
    meter.atEnd = tr("%1 of %1").arg(compactNumber(most));
    meter.share = most > 0 ? now / most : 0;
    meter.whole = most > 0 ? total / most : 0;
    meter.isCounted = true;
    return meter;
}

RaceMeter globalMeter(const RaceSides& sides, std::size_t side, double us)
{
    const RaceSchedule& schedule = *sides[side].schedule;
    RaceMeter meter;
    meter.title = tr("Global memory");
    meter.brief = tr("Global");
    const auto total = schedule.traffic().globalSectors, now = momentAt(schedule, us).traffic.globalSectors;
    if (!total || !now) {
        meter.value = tr("textures: not counted");
        return meter;
    }
    double most = *total;
    for (const RaceSide& each : sides)
        most = std::max(most, each.schedule ? each.schedule->traffic().globalSectors.value_or(0) : 0);
    meter.value = tr("%1 of %2").arg(bytesText(*now * raceSectorBytes), bytesText(*total * raceSectorBytes));
    meter.atEnd = tr("%1 of %1").arg(bytesText(most * raceSectorBytes));
    meter.share = most > 0 ? *now / most : 0;
    meter.whole = most > 0 ? *total / most : 0;
    meter.isCounted = true;
    return meter;
}

QString ratioText(double ratio) { return figureText(ratio, FigureUnit::Ratio) + QChar(0x00D7); }

QString trafficSentence(const RaceSides& sides, const RaceOutcome& outcome)
{
    if (!outcome.trafficRatio)
        return {};
    const bool isCounted = sides[0].schedule->isCounted && sides[1].schedule->isCounted;
    const QString kind = isCounted ? tr("counted") : tr("estimated from a sample of the blocks");
    const double ratio = *outcome.trafficRatio;
    constexpr double same = 0.005;
    if (std::abs(ratio - 1) < same)
        return tr("Both move the same number of bytes of global memory (%1).").arg(kind);
    return ratio > 1
               ? tr("The other strategy moves %1 as many bytes of global memory (%2).").arg(ratioText(ratio), kind)
               : tr("The strategy that finishes first moves %1 as many bytes of global memory (%2).")
                     .arg(ratioText(1 / ratio), kind);
}

} // namespace

bool RaceSide::isSameRace(const RaceSide& other) const
{
    return title == other.title && note == other.note && schedule == other.schedule;
}

RaceSide raceSideOf(const QString& title, const std::shared_ptr<const Report>& report)
{
    RaceSide side{title, translated(raceRefusal(*report)), report, std::nullopt};
    if (side.note.isEmpty() && !report->picture)
        side.note = tr("This run has no image in host memory.");
    if (side.note.isEmpty())
        side.schedule = raceSchedule(*report);
    return side;
}

bool hasPlaces(const Report& report, QSize picture)
{
    const LaunchReport* const main = mainLaunchOf(report);
    const BlockGrid cover = coverOf(report.geometry, picture);
    return main && cover.columns > 0 && main->grid.x == cover.columns &&
           std::uint64_t{main->grid.y} * main->grid.z == cover.rows;
}

std::vector<QRectF> placesOf(const Report& report, QSize picture, std::uint64_t from, std::uint64_t to)
{
    const QRectF whole(QPointF(0, 0), picture);
    std::vector<QRectF> places;
    if (!hasPlaces(report, picture)) {
        const LaunchReport* const main = mainLaunchOf(report);
        const double blocks =
            main ? static_cast<double>(main->grid.x) * main->grid.y * main->grid.z : static_cast<double>(to);
        const double top = whole.height() * static_cast<double>(from) / blocks;
        const double foot = whole.height() * static_cast<double>(to) / blocks;
        if (foot > top)
            places.emplace_back(0, top, whole.width(), foot - top);
        return places;
    }
    const QSizeF tile(report.geometry.blockWidth, report.geometry.blockHeight);
    const PixelRect part = report.geometry.written(picture.width(), picture.height());
    const QRectF written(part.x, part.y, part.width, part.height);
    const auto columns = static_cast<double>(coverOf(report.geometry, picture).columns);
    for (const QRectF& cells : cellsOf(columns, static_cast<double>(from), static_cast<double>(to)))
        places.push_back(QRectF(part.x + cells.x() * tile.width(), part.y + cells.y() * tile.height(),
                                cells.width() * tile.width(), cells.height() * tile.height()) &
                         written);
    return places;
}

std::vector<RaceMeter> metersOf(const RaceSides& sides, std::size_t side, double us)
{
    std::vector<RaceMeter> meters{timeMeter(sides, side, us), globalMeter(sides, side, us),
                                  countMeter(sides, side, us, &RaceTraffic::sharedWavefronts),
                                  countMeter(sides, side, us, &RaceTraffic::instructions)};
    meters[2].title = tr("Shared memory");
    meters[2].brief = tr("Wavefronts");
    meters[2].unit = tr("wavefronts");
    meters[3].title = meters[3].brief = tr("Instructions");
    const bool isExact = sides[side].schedule->isCounted;
    const QString kind =
        isExact ? tr("The total is counted. During the race, each block of a launch contributes an equal share.")
                : tr("Estimated from a sample of the blocks.");
    for (std::size_t i = 1; i < meters.size(); ++i) {
        meters[i].toolTip = kind;
        if (isExact && meters[i].isCounted)
            meters[i].title += tr(", counted");
        else if (meters[i].isCounted)
            for (QString* value : {&meters[i].value, &meters[i].atEnd})
                value->prepend(QStringLiteral("≈\u00A0"));
        meters[i].isCounted = meters[i].isCounted && isExact;
    }
    return meters;
}

QString momentText(const RaceSide& side, double us)
{
    const RaceSchedule& schedule = *side.schedule;
    const RaceMoment moment = momentAt(schedule, us);
    const RaceLaunch& launch = schedule.launches[moment.launch];
    QString text = tr("%1 of %2 blocks · wave %3 of %4")
                       .arg(figureText(static_cast<double>(moment.done), FigureUnit::Count),
                            figureText(static_cast<double>(launch.blocks), FigureUnit::Count),
                            figureText(static_cast<double>(moment.wave), FigureUnit::Count),
                            figureText(static_cast<double>(launch.waves()), FigureUnit::Count));
    if (schedule.launches.size() > 1)
        text = titled(tr("Launch %1 of %2, %3")
                          .arg(moment.launch + 1)
                          .arg(schedule.launches.size())
                          .arg(QString::fromStdString(launch.kernel)),
                      text);
    return text;
}

QString scheduleText(const RaceSide& side)
{
    const RaceSchedule& schedule = *side.schedule;
    const RaceLaunch& launch = schedule.launches[std::min(schedule.mainLaunch, schedule.launches.size() - 1)];
    QString text =
        tr("Assumptions: %1 has %2 multiprocessors with %3 resident blocks each. Blocks start in index order; all "
           "blocks of a wave start and end together, and all waves of a launch take the same time.")
            .arg(QString::fromStdString(schedule.gpu))
            .arg(schedule.multiprocessors)
            .arg(launch.perWave / static_cast<std::uint64_t>(std::max(1, schedule.multiprocessors)));
    if (side.report && side.report->picture &&
        !hasPlaces(*side.report, {side.report->picture->width(), side.report->picture->height()}))
        text = sentences({text, tr("This kernel's blocks are not laid out on the image row by row, so the image "
                                   "fills in proportion to the blocks that have finished.")});
    return text;
}

QString scaleText(const RaceSchedule& schedule, double usPerSecond)
{
    return tr("1 s here is %1 on %2").arg(durationText(usPerSecond), QString::fromStdString(schedule.gpu));
}

QString outcomeText(const RaceSides& sides)
{
    const RaceOutcome outcome = raceOutcome(*sides[0].schedule, *sides[1].schedule);
    const RaceSide& winner = sides[outcome.winner];
    const RaceSide& other = sides[1 - outcome.winner];
    const QString kind = winner.schedule->isMeasured ? tr("measured") : tr("estimated");
    constexpr double same = 1.005;
    QStringList said;
    if (outcome.timeRatio < same)
        said << tr("Both take the same time (%1).").arg(kind);
    else
        said << tr("%1 finishes first: %2 %3 faster.").arg(winner.title, kind, ratioText(outcome.timeRatio));
    if (outcome.order == RaceOutcome::Order::BandsOverlap)
        said << tr("The bands of the estimates overlap (%1 and %2), so it is not certain which is faster.")
                    .arg(bandText(winner.schedule->lowerUs, winner.schedule->upperUs),
                         bandText(other.schedule->lowerUs, other.schedule->upperUs));
    else if (outcome.order == RaceOutcome::Order::DifferentKinds)
        said << tr("One time is measured and the other is estimated, or they are for different GPUs, so it is not "
                   "certain which is faster.");
    said << trafficSentence(sides, outcome);
    return sentences(said);
}

} // namespace tilescope
