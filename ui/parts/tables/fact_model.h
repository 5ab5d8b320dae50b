#pragma once

#include "gpu/recipe/annotations.h"

#include <QAbstractTableModel>

#include <vector>

namespace tilescope
{

/// Item model of the facts of a result: name, value, unit; the meaning is the tool tip.
class FactModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setFacts(const std::vector<Fact>& facts);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Fact> m_facts;
};

} // namespace tilescope
