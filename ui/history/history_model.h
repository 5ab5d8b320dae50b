#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <QAbstractTableModel>
#include <QDateTime>

#include <deque>
#include <memory>

namespace tilescope
{

/// The runs of this session, newest first: time, settings and results.
class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Settings, Picture, Machine, Time, Sectors, Wavefronts, Check, Columns };
    static constexpr int NumberRole = Qt::UserRole + 1; ///< all digits, times in microseconds; for CSV
    static constexpr int mostRuns = 200;                ///< the oldest are dropped first

    explicit HistoryModel(const Registry& registry, QObject* parent = nullptr);

    void add(const Report& report, const QDateTime& when);
    const Recipe& recipe(int row) const { return report(row)->recipe; }
    const std::shared_ptr<const Report>& report(int row) const { return m_runs[static_cast<std::size_t>(row)].report; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Run {
        QDateTime when;
        std::shared_ptr<const Report> report; ///< figures only; the pictures would fill the memory
    };
    QVariant number(const Run& run, int column) const; ///< invalid if there is none
    QString text(const Run& run, int column) const;

    const Registry& m_registry;
    std::deque<Run> m_runs;
};

} // namespace tilescope
