#pragma once

#include "gpu/recipe/race.h"

#include <QImage>
#include <QRect>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// One of the two strategies as the race shows it.
struct RaceSide {
    QString title;                        ///< "Shared tile 16×16"
    QString note;                         ///< in place of a race: what is missing; empty if there is a schedule
    std::shared_ptr<const Report> report; ///< with its picture
    std::optional<RaceSchedule> schedule;

    bool isSameRace(const RaceSide& other) const; ///< all but the picture is the same
};
using RaceSides = std::array<RaceSide, 2>;

RaceSide raceSideOf(const QString& title, const std::shared_ptr<const Report>& report);

/// The blocks `from` to `to` of the main launch as rectangles of the result, in the order of their index. If the grid
/// does not cover the picture row by row, the same share of its rows.
std::vector<QRectF> placesOf(const Report& report, QSize picture, std::uint64_t from, std::uint64_t to);
/// Whether the main launch's blocks lie on the picture row by row.
bool hasPlaces(const Report& report, QSize picture);

/// A figure of a race that grows while it runs.
struct RaceMeter {
    QString title; ///< "Instructions, counted"; where there is little room without what follows the comma
    QString brief; ///< one word, in place of title and unit where there is still less room
    QString value, unit;
    QString atEnd; ///< the larger value of both sides at the end, for which there must be room all the time
    QString toolTip;
    double share = 0, whole = 0; ///< of the larger total of both sides
    bool isCounted = false;      ///< not modelled
};
std::vector<RaceMeter> metersOf(const RaceSides& sides, std::size_t side, double us);

QString momentText(const RaceSide& side, double us);                 ///< "1,024 of 4,096 blocks · wave 2 of 5"
QString scheduleText(const RaceSide& side);                          ///< what is assumed, in sentences
QString scaleText(const RaceSchedule& schedule, double usPerSecond); ///< "1 s here is 5.1 µs on H200"
QString outcomeText(const RaceSides& sides); ///< who ends first and what it moves; needs both schedules

} // namespace tilescope
