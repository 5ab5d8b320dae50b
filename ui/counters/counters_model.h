#pragma once

#include "ui/counters/counters_table.h"
#include "ui/pins/pin_title.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace tilescope
{

/// Item model of the counters: sections that contain counters, a column for each CounterColumn.
class CountersModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        ToneRole = Qt::UserRole, ///< CounterCell::Tone
        IdealShareRole,          ///< ideal over value, 0…1, of the column OverIdeal
        KeyRole,                 ///< of a counter: CounterRow::key
        UsedRole                 ///< of a section: some counter in it is not 0
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Keeps the view's expanded sections and selection if the sections and counters stay the same.
    void setSections(std::vector<CounterSection> sections, std::vector<PinTitle> pins = {});
    bool isEmpty() const { return m_sections.empty(); }

    /// Every counter with its section, the titles first, figures with all digits. Contains the given columns, each
    /// followed by its differences to the baseline, if it has any.
    QList<QStringList> plainRows(const QList<CounterColumn>& columns, bool asShown) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant sectionData(const CounterSection& section, int column, int role) const;

    const PinTitle* pinOf(CounterColumn column) const; ///< null if it is not a pinned run's
    QString plainTitle(CounterColumn column) const;
    bool hasDifferences(CounterColumn column) const;

    std::vector<CounterSection> m_sections;
    std::vector<PinTitle> m_pins;
    std::array<QString, counterColumnCount> m_widest; ///< the widest difference in each column
};

} // namespace tilescope
