#pragma once

#include "gpu/recipe/report.h"
#include "ui/theme/colours.h"

#include <QAbstractTableModel>

#include <vector>

namespace tilescope
{

/// The name of the replay's step that shows the finding; empty if no step does.
QString momentOf(const Finding& finding);

/// Item model of findings: kind with the icon of its severity, lines, what happens, how to fix it.
class FindingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Kind, Lines, Message, Cure, Columns };
    /// In words by themselves: "line 24", "lines 24 and 31"; empty if unknown.
    static constexpr int PlaceRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setFindings(std::vector<Finding> findings); ///< in the order shown
    void setColours(const Colours& colours);         ///< of the icons

    const std::vector<Finding>& findings() const { return m_findings; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static QString text(const Finding& finding, int column);

    std::vector<Finding> m_findings;
    const Colours* m_colours = &lightColours();
};

} // namespace tilescope
