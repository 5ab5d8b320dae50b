#include "ui/compare/compare_model.h"

#include "ui/parts/tables/figure_roles.h"
#include "ui/parts/tables/table_text.h"

#include <QFont>

#include <algorithm>

namespace tilescope
{

static bool haveSameTitles(const std::vector<CompareColumn>& a, const std::vector<CompareColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const CompareColumn& x, const CompareColumn& y) { return x.title == y.title; });
}

/// The difference of a cell to the baseline's, if both are of kernels.
static FigureDifference differenceTo(const CompareRow& baseline, const CompareRow& row, const CompareColumn& column,
                                     const Registry& registry)
{
    if (!column.difference || row.isBaseline || row.strategy.empty() || !row.report)
        return {};
    return column.difference(row, baseline, likenessOf(subjectOf(*row.report), subjectOf(*baseline.report), registry));
}

void CompareModel::setTable(const CompareTable& table, const std::vector<CompareRow>& pins, bool withPublished,
                            const ColumnChoice& choice)
{
    auto columns = table.isEmpty() ? std::vector<CompareColumn>() : compareColumns(table, withPublished);
    std::erase_if(columns, [&](const CompareColumn& column) { return !choice.isShown(column); });
    std::vector<Row> rows;
    const auto baseline = std::ranges::find_if(pins, &CompareRow::isBaseline);
    const auto add = [&](const CompareRow& row) {
        Row made{row.isCurrent, !row.library.empty(), row.pin, {}};
        for (auto& column : columns) {
            made.cells.push_back(column.cell(row));
            if (baseline != pins.end())
                made.cells.back().difference = differenceTo(*baseline, row, column, table.registry());
            widen(column.widestDifference, made.cells.back().difference);
        }
        rows.push_back(std::move(made));
    };
    if (!table.isEmpty())
        std::ranges::for_each(pins, add);
    std::ranges::for_each(table.rows(), add);
    m_baseline = baseline == pins.end() ? char(0) : baseline->pin;
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

bool CompareModel::isText(int column) const
{
    return column == 0 || m_columns[static_cast<std::size_t>(column)].isText;
}

bool CompareModel::hasDifferences(int column) const
{
    return m_baseline != 0 && m_columns[static_cast<std::size_t>(column)].difference;
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
    case Qt::ToolTipRole: {
        const QString tip = withDifference(cell.toolTip, cell.difference);
        return tip.isEmpty() ? QVariant() : plainToolTip(tip);
    }
    case Qt::AccessibleTextRole: return spoken(cell.text, cell.difference);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    case SentenceRole: return m_columns[static_cast<std::size_t>(index.column())].isText;
    case BarRole: return cell.bar ? QVariant::fromValue(*cell.bar) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.isCurrent);
        font.setItalic(row.isLibrary);
        return row.isCurrent || row.isLibrary ? QVariant(font) : QVariant();
    }
    case NumberRole:
        if (index.column() == 0)
            return row.pin == 0 ? cell.text : data(index, FigureRoles::CopiedText);
        if (isText(index.column()))
            return cell.text;
        return cell.number ? QVariant(*cell.number) : QVariant();
    case FigureRoles::CopiedText:
        return row.pin == 0 || index.column() != 0 ? QVariant()
                                                   : QStringLiteral("%1: %2").arg(QLatin1Char(row.pin)).arg(cell.text);
    case CurrentRole: return row.isCurrent;
    case FaultRole: return cell.isFault;
    case PinRole: return QChar(QLatin1Char(row.pin));
    case FigureRoles::Difference: return cell.difference.text;
    case FigureRoles::DifferenceTone: return static_cast<int>(cell.difference.tone);
    case FigureRoles::WidestDifference: return m_columns[static_cast<std::size_t>(index.column())].widestDifference;
    case FigureRoles::PlainDifference:
        return cell.difference.percent ? QVariant(*cell.difference.percent) : QVariant(cell.difference.text);
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
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(section) ? Qt::AlignLeft : Qt::AlignRight)));
    case NumberRole: return column.plainTitle;
    case FigureRoles::DifferenceTitle:
        if (!hasDifferences(section))
            return {};
        return tr("%1: difference from %2, %").arg(column.plainTitle).arg(QLatin1Char(m_baseline));
    default: return {};
    }
}

} // namespace tilescope
