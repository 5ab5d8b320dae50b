#include "ui/history/history_model.h"

#include "ui/parts/figure_text.h"
#include "ui/parts/run_name.h"
#include "ui/session/report_figures.h"

namespace tilescope
{

namespace
{

/// The figure that a column shows; null for a text column.
const Figure* figureOf(int column)
{
    switch (column) {
    case HistoryModel::Time: return &figureNamed("median_us");
    case HistoryModel::Sectors: return &figureNamed("sectors");
    case HistoryModel::Wavefronts: return &figureNamed("shared_wavefronts");
    default: return nullptr;
    }
}

QString checkText(const CheckReport& check)
{
    if (check.mismatches > 0)
        return HistoryModel::tr("%L1 values differ").arg(check.mismatches);
    return check.maxAbsDifference == 0 ? HistoryModel::tr("= reference")
                                       : HistoryModel::tr("max difference %1").arg(check.maxAbsDifference);
}

QString meaningOf(int column)
{
    if (const Figure* const figure = figureOf(column))
        return figureMeaning(*figure);
    return column == HistoryModel::Check ? HistoryModel::tr("The result beside the operation's plain CPU reference.")
                                         : QString();
}

} // namespace

HistoryModel::HistoryModel(const Registry& registry, QObject* parent)
    : QAbstractTableModel(parent), m_registry(registry)
{
}

void HistoryModel::add(const Report& report, const QDateTime& when)
{
    beginInsertRows({}, 0, 0);
    m_runs.push_front({when, figuresOf(report)});
    endInsertRows();
    if (m_runs.size() > mostRuns) {
        beginRemoveRows({}, mostRuns, mostRuns);
        m_runs.pop_back();
        endRemoveRows();
    }
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant HistoryModel::number(const Run& run, int column) const
{
    const Figure* const figure = figureOf(column);
    const auto value = figure ? figure->of(*run.report) : std::nullopt;
    if (!value)
        return {};
    return figure->unit == FigureUnit::Count ? QVariant::fromValue(static_cast<quint64>(*value)) : QVariant(*value);
}

QString HistoryModel::text(const Run& run, int column) const
{
    const Report& report = *run.report;
    switch (column) {
    case When: return run.when.time().toString(QStringLiteral("HH:mm:ss"));
    case Settings: return settingsText(report.recipe, m_registry);
    case Picture: return QString::fromStdString(report.image.name);
    case Machine:
        return report.backend == BackendChoice::Cuda ? QString::fromStdString(report.deviceName) : tr("Emulator");
    case Time:
    case Sectors:
    case Wavefronts: {
        const QVariant value = number(run, column);
        if (!value.isValid())
            return QStringLiteral("–");
        const bool isEstimate = column != Time && !report.counters->exact;
        return (isEstimate ? QStringLiteral("≈ ") : QString()) + figureText(value.toDouble(), figureOf(column)->unit);
    }
    case Check: return report.check ? checkText(*report.check) : QStringLiteral("–");
    default: return {};
    }
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Run& run = m_runs[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool isNumber = figureOf(column) != nullptr;
    if (role == Qt::DisplayRole)
        return text(run, column);
    if (role == NumberRole && column == When)
        return run.when.toString(Qt::ISODate);
    if (role == NumberRole)
        return isNumber ? number(run, column) : QVariant(text(run, column));
    if (role == Qt::TextAlignmentRole && isNumber)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole)
        return meaningOf(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant((figureOf(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != NumberRole)
        return {};
    if (const Figure* const figure = figureOf(section))
        return figureTitle(*figure) + (role == NumberRole ? copiedUnit(figure->unit) : QString());
    switch (section) {
    case When: return tr("Run at");
    case Settings: return tr("Settings");
    case Picture: return tr("Image");
    case Machine: return tr("Machine");
    case Check: return tr("Check");
    default: return {};
    }
}

} // namespace tilescope
