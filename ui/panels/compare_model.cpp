#include "ui/panels/compare_model.h"

#include "ui/panels/table_text.h"

#include <QFont>

namespace tilescope
{

static bool haveSameTitles(const std::vector<CompareColumn>& a, const std::vector<CompareColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const CompareColumn& x, const CompareColumn& y) { return x.title == y.title; });
}

void CompareModel::setTable(const CompareTable& table, bool withPublished, const ColumnChoice& choice)
{
    auto columns = table.isEmpty() ? std::vector<CompareColumn>() : compareColumns(table, withPublished);
    std::erase_if(columns, [&](const CompareColumn& column) { return !choice.isShown(column); });
    std::vector<Row> rows;
    for (const auto& row : table.rows()) {
        Row made{row.strategy, row.isCurrent, {}};
        for (const auto& column : columns)
            made.cells.push_back(column.cell(row));
        rows.push_back(std::move(made));
    }
    const bool isSameShape = rows.size() == m_rows.size() && haveSameTitles(columns, m_columns);
    if (!isSameShape)
        beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    if (!isSameShape)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const CompareCell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.toolTip.isEmpty() ? QVariant() : plainToolTip(cell.toolTip);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.isCurrent);
        return row.isCurrent ? QVariant(font) : QVariant();
    }
    case NumberRole:
        return index.column() == 0 ? QVariant(cell.text) : cell.number ? QVariant(*cell.number) : QVariant();
    case CurrentRole: return row.isCurrent;
    case FaultRole: return cell.isFault;
    case PublishedRole: return m_columns[static_cast<std::size_t>(index.column())].isPublished;
    default: return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const CompareColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.title;
    case Qt::ToolTipRole: return plainToolTip(column.meaning);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight)));
    case NumberRole: return column.plainTitle;
    default: return {};
    }
}

} // namespace tilescope
