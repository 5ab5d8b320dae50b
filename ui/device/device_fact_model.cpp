#include "ui/device/device_fact_model.h"

#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QFont>

namespace tilescope
{

void DeviceFactModel::setFacts(const std::vector<DeviceFact>& facts)
{
    beginResetModel();
    m_rows.clear();
    std::string group;
    for (const auto& fact : facts) {
        if (fact.group != group)
            m_rows.push_back({fact.group, {}, {}, {}});
        group = fact.group;
        m_rows.push_back(fact);
    }
    endResetModel();
}

int DeviceFactModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DeviceFactModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant DeviceFactModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DeviceFact& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isGroup = row.name.empty();
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case 0: return translated(isGroup ? row.group : row.name);
        case 1: return translated(row.value);
        default: return translated(row.meaning);
        }
    case Qt::ToolTipRole: return row.meaning.empty() ? QVariant() : plainToolTip(translated(row.meaning));
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return isGroup || index.column() == 1 ? QVariant(font) : QVariant();
    }
    case GroupRole: return isGroup;
    default: return {};
    }
}

QVariant DeviceFactModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case 0: return tr("Name");
    case 1: return tr("Value");
    case 2: return tr("Meaning");
    default: return {};
    }
}

} // namespace tilescope
