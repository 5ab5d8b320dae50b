#pragma once

#include "gpu/program/program.h"

#include <QAbstractTableModel>

#include <memory>

namespace tilescope
{

/// The launches of a program, a row each, in their order.
class LaunchList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Kernel, Grid, Block, Line, Shared };

    using QAbstractTableModel::QAbstractTableModel;

    void setRecord(std::shared_ptr<const ProgramRecord> record);
    const RecordedLaunch& launch(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const RecordedLaunch& launch, Column column) const;

    std::shared_ptr<const ProgramRecord> m_record;
};

} // namespace tilescope
