#pragma once

#include "gpu/recipe/report.h"

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

#include <memory>

// Reports as runs would produce them, and tables as displayed, for the tests of Runs.

namespace tilescope::test
{

inline std::shared_ptr<Report> report(const std::string& strategy, const std::string& operation = "sobel")
{
    auto made = std::make_shared<Report>();
    made->recipe.operation = operation;
    made->recipe.strategy = strategy;
    made->image = {"board", 64, 48, 1};
    made->geometry.blockWidth = made->geometry.blockHeight = 16;
    made->geometry.haloX = made->geometry.haloY = 1;
    made->geometry.sharedBytes = strategy == "global" ? 0 : 324;
    made->check = CheckReport{};
    made->cpuReferenceMs = 2.5;
    return made;
}

inline std::shared_ptr<Report> timed(const std::string& strategy, double medianUs)
{
    auto made = report(strategy);
    made->backend = BackendChoice::Cuda;
    made->deviceName = "NVIDIA H200";
    made->time.emplace();
    made->time->medianUs = made->time->minUs = made->time->p95Us = medianUs;
    made->time->runs = 100;
    return made;
}

inline std::shared_ptr<Report> emulated(const std::string& strategy, double wallMs)
{
    auto made = report(strategy);
    made->emulation = EmulationReport{.wallMs = wallMs, .warpInstructions = 1000};
    return made;
}

/// As from a settled run in the emulator: counted and modelled.
inline std::shared_ptr<Report> counted(const std::string& strategy, double wallMs)
{
    auto made = emulated(strategy, wallMs);
    made->counters.emplace();
    made->counters->globalLoad = {.requests = 96, .sectors = 1000, .sectorsIdeal = 800};
    made->counters->globalStore = {.requests = 96, .sectors = 536, .sectorsIdeal = 536};
    made->counters->sharedLoad = {.requests = 200, .wavefronts = 300, .wavefrontsIdeal = 200};
    made->counters->branches = 6581;
    made->counters->divergentBranches = 102;
    made->counters->instructions = 67'581;
    made->counters->threadInstructions = 46'080; // 15 a pixel
    made->occupancy = Occupancy{.blocksPerSm = 4, .warpsPerSm = 32, .fraction = 0.5, .limitedBy = "shared memory"};
    made->estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "memory"};
    return made;
}

/// The first columns as displayed, cells separated by bars; no-break spaces become spaces.
inline QString printed(const QAbstractItemModel& model, int columns, int role = Qt::DisplayRole)
{
    QString text;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << (row < 0 ? model.headerData(column, Qt::Horizontal, role) : model.index(row, column).data(role))
                         .toString()
                         .replace(QLatin1Char('\n'), QLatin1Char(' '));
        text += cells.join(QStringLiteral(" | ")) + QLatin1Char('\n');
    }
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

/// The three strategies of the paper, so that tests do not change when the operation gets another one.
inline QStringList linesOf(const QString& text, const QStringList& beginnings)
{
    QStringList found;
    for (const auto& line : text.split(QLatin1Char('\n')))
        for (const auto& beginning : beginnings)
            if (line.startsWith(beginning))
                found << line;
    return found;
}

/// The columns of a table without optimisation steps, whichever steps operations have.
inline const QStringList withoutSteps = {"+ratio", "+halo", "+occupancy", "+shared", "-gain", "-expected"};

inline const QStringList ofThePaper = {"Single CPU", "Global memory |", "Shared tile |", "Block copy |"};

inline QString toolTip(const QAbstractItemModel& model, const QString& title, int column)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString() == title)
            return model.index(row, column).data(Qt::ToolTipRole).toString();
    return QStringLiteral("no such row");
}

inline Recipe recipe(const std::string& strategy)
{
    Recipe made;
    made.strategy = strategy;
    return made;
}

} // namespace tilescope::test
