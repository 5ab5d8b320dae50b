#include "ui/program/launch_list.h"

#include "gpu/program/replay/replay.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <utility>

namespace tilescope
{

static QString sidesText(const Dim3& sides)
{
    QString text = QStringLiteral("%1×%2").arg(sides.x).arg(sides.y);
    return sides.z > 1 ? text + QStringLiteral("×%1").arg(sides.z) : text;
}

void LaunchList::setRecord(std::shared_ptr<const ProgramRecord> record)
{
    beginResetModel();
    m_record = std::move(record);
    endResetModel();
}

const RecordedLaunch& LaunchList::launch(int row) const
{
    return m_record->record.launches[static_cast<std::size_t>(row)];
}

int LaunchList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_record ? 0 : static_cast<int>(m_record->record.launches.size());
}

int LaunchList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Shared + 1; }

QVariant LaunchList::data(const QModelIndex& index, int role) const
{
    const RecordedLaunch& one = launch(index.row());
    if (role == Qt::DisplayRole)
        return text(one, static_cast<Column>(index.column()));
    if (role == Qt::ForegroundRole && !one.isObserved)
        return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
    if (role == Qt::ToolTipRole)
        return one.fault.empty() ? one.isObserved ? tr("Select it to see this launch in all panels.")
                                                  : tr("Its memory was not recorded. Double-click it to run the "
                                                       "program again and record it.")
                                 : QString::fromStdString(one.fault);
    if (role == Qt::TextAlignmentRole && index.column() != Kernel)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QString LaunchList::text(const RecordedLaunch& launch, Column column) const
{
    switch (column) {
    case Number: return QString::number(launch.number);
    case Kernel: return QString::fromStdString(shortKernelTitle(launch.kernel));
    case Grid: return sidesText(launch.grid);
    case Block: return sidesText(launch.block);
    case Shared: return launch.sharedBytes == 0 ? QString() : tr("%L1 bytes").arg(launch.sharedBytes);
    case Line: return launch.line == 0 ? QString() : QString::number(launch.line);
    }
    return {};
}

QVariant LaunchList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Number: return tr("Launch");
    case Kernel: return tr("Kernel");
    case Grid: return tr("Grid");
    case Block: return tr("Block");
    case Line: return tr("Line");
    case Shared: return tr("Shared");
    }
    return {};
}

} // namespace tilescope
