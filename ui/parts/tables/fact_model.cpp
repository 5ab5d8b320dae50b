#include "ui/parts/tables/fact_model.h"

#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

namespace tilescope
{

void FactModel::setFacts(const std::vector<Fact>& facts)
{
    if (facts == m_facts)
        return;
    beginResetModel();
    m_facts = facts;
    endResetModel();
}

int FactModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_facts.size());
}

int FactModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant FactModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Fact& fact = m_facts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case 0: return translated(fact.name);
        case 1: return QString::number(fact.value, 'g', 5);
        default: return translated(fact.unit);
        }
    case Qt::ToolTipRole: return plainToolTip(translated(fact.meaning));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (index.column() == 1 ? Qt::AlignRight : Qt::AlignLeft)));
    default: return {};
    }
}

QVariant FactModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case 0: return tr("Name");
    case 1: return tr("Value");
    case 2: return tr("Unit");
    default: return {};
    }
}

} // namespace tilescope
