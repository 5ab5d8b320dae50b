#include "ui/runs/run_model.h"

#include "ui/parts/tables/figure_roles.h"
#include "ui/parts/tables/table_text.h"

#include <QFont>

#include <algorithm>

namespace tilescope
{

static bool haveSameTitles(const std::vector<RunColumn>& a, const std::vector<RunColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const RunColumn& x, const RunColumn& y) { return x.title == y.title; });
}

/// The difference of a cell to the baseline's, if both are of kernels.
static FigureDifference differenceTo(const RunRow& baseline, const RunRow& row, const RunColumn& column,
                                     const Registry& registry)
{
    if (!column.difference || row.isBaseline || row.strategy.empty() || !row.report)
        return {};
    return column.difference(row, baseline, likenessOf(subjectOf(*row.report), subjectOf(*baseline.report), registry));
}

void RunModel::setRows(const RunTable& table, const std::vector<RunRow>& shown, const RunRow* baseline,
                       const TimeAxis& axis, bool withPublished, const ColumnChoice& choice)
{
    const bool withRuns = std::ranges::any_of(shown, [](const RunRow& row) { return row.when.isValid(); });
    auto columns = table.isEmpty() ? std::vector<RunColumn>() : runColumns(table, withPublished, axis, withRuns);
    std::erase_if(columns, [&](const RunColumn& column) { return !choice.isShown(column); });
    std::vector<Row> rows;
    for (const RunRow& row : shown) {
        Row made{row.isCurrent, !row.library.empty(), row.pin, {}};
        for (auto& column : columns) {
            made.cells.push_back(column.cell(row));
            RunCell& cell = made.cells.back();
            if (baseline)
                cell.difference = differenceTo(*baseline, row, column, table.registry());
            widen(column.widestDifference, cell.difference);
            if (cell.bar && cell.text.size() > column.widestFigure.size())
                column.widestFigure = cell.text;
        }
        rows.push_back(std::move(made));
    }
    m_baseline = baseline ? baseline->pin : char(0);
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

bool RunModel::isText(int column) const { return column == 0 || m_columns[static_cast<std::size_t>(column)].isText; }

bool RunModel::hasDifferences(int column) const
{
    return m_baseline != 0 && m_columns[static_cast<std::size_t>(column)].difference;
}

int RunModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RunModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const RunCell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: {
        const QString whole = cell.toolTip.isEmpty() && yields(index.column()) ? cell.text : cell.toolTip;
        const QString tip = withDifference(whole, cell.difference);
        return tip.isEmpty() ? QVariant() : plainToolTip(tip);
    }
    case Qt::AccessibleTextRole: return spoken(cell.text, cell.difference);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    case SentenceRole: return endsInText() && index.column() + 1 == columnCount();
    case WidestFigure: return m_columns[static_cast<std::size_t>(index.column())].widestFigure;
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

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const RunColumn& column = m_columns[static_cast<std::size_t>(section)];
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
