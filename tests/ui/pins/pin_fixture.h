#pragma once

#include "tests/ui/run_reports.h"
#include "ui/counters/counters_model.h"
#include "ui/counters/counters_panel.h"
#include "ui/parts/tables/figure_roles.h"
#include "ui/pins/pin_chip.h"
#include "ui/pins/pin_strip.h"
#include "ui/runs/run_headline.h"
#include "ui/runs/run_model.h"
#include "ui/runs/runs_panel.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

// Panels with pinned runs, and the texts of their cells.

namespace tilescope::test
{

inline QString plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

/// A counted run whose loads took this many sectors.
inline std::shared_ptr<Report> loading(const std::string& strategy, std::uint64_t sectors)
{
    auto made = counted(strategy, 4);
    made->counters->globalLoad.sectors = sectors;
    return made;
}

inline PinnedRuns pinned(std::initializer_list<std::shared_ptr<const Report>> runs)
{
    PinnedRuns pins;
    for (const auto& run : runs)
        pins.pin(run);
    return pins;
}

/// A row's cell and its difference: "1,000 −50.0 %".
inline QString cell(const QModelIndex& index)
{
    return plain(index.data().toString() + QLatin1Char(' ') + index.data(FigureRoles::Difference).toString()).trimmed();
}

inline Tone toneOf(const QModelIndex& index)
{
    return static_cast<Tone>(index.data(FigureRoles::DifferenceTone).toInt());
}

inline QModelIndex counterCell(const CountersPanel& panel, const QString& counter, CounterColumn column)
{
    const auto& model = panel.model();
    for (int section = 0; section < model.rowCount(); ++section) {
        const QModelIndex parent = model.index(section, 0);
        for (int row = 0; row < model.rowCount(parent); ++row)
            if (model.index(row, 0, parent).data() == counter)
                return model.index(row, static_cast<int>(column), parent);
    }
    return {};
}

inline QModelIndex compareCell(const RunsPanel& panel, const QString& row, const QString& column)
{
    const auto& model = panel.shownModel();
    for (int i = 0; i < model.rowCount(); ++i)
        for (int j = 0; j < model.columnCount(); ++j)
            if (model.index(i, 0).data().toString().startsWith(row) &&
                model.headerData(j, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' ')) == column)
                return model.index(i, j);
    return {};
}

inline QAction* actionOf(QTableView& view, const QString& text)
{
    for (auto* menu : view.findChildren<QMenu*>())
        for (auto* action : menu->actions())
            if (action->text() == text)
                return action;
    return nullptr;
}

/// Opens the context menu of a row by mouse; returns its action, or null.
inline QAction* rightClick(QTableView& view, const QModelIndex& index, const QString& text)
{
    const QPoint place = view.visualRect(index).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(view.viewport(), &event);
    return actionOf(view, text);
}

} // namespace tilescope::test
