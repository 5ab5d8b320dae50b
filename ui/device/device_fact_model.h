#pragma once

#include "gpu/model/device_facts.h"

#include <QAbstractTableModel>

namespace tilescope
{

/// Item model of the facts of a machine: name, value, meaning; each group begins with a row that holds its name.
class DeviceFactModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        GroupRole = Qt::UserRole ///< whether the row is a group's heading
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setFacts(const std::vector<DeviceFact>& facts);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<DeviceFact> m_rows; ///< a group's heading has no name
};

} // namespace tilescope
