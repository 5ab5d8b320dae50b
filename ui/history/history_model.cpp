#include "ui/history/history_model.h"

#include "gpu/recipe/report_rates.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/run_name.h"
#include "ui/session/report_figures.h"

namespace tilescope
{

namespace
{

std::uint64_t wavefrontsOf(const Counters& counters)
{
    return counters.sharedLoad.wavefronts + counters.sharedStore.wavefronts;
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
    switch (column) {
    case HistoryModel::Time: return HistoryModel::tr("The GPU's median time of all launches; the emulator has none");
    case HistoryModel::Sectors:
        return HistoryModel::tr(
            "Sectors of 32 bytes moved to and from the device's memory, global and local; ≈ where "
            "some blocks stand for all, none where textures are read, whose sectors are not counted");
    case HistoryModel::Wavefronts:
        return HistoryModel::tr("Passes over the banks of shared memory; ≈ where some blocks stand for all");
    case HistoryModel::Check: return HistoryModel::tr("The result beside the operation's plain CPU reference");
    default: return {};
    }
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
    const Report& report = *run.report;
    if (column == Time && report.time)
        return report.time->medianUs;
    if (const auto sectors = column == Sectors && report.counters ? movedSectors(*report.counters) : std::nullopt)
        return QVariant::fromValue(*sectors);
    if (column == Wavefronts && report.counters)
        return QVariant::fromValue(wavefrontsOf(*report.counters));
    return {};
}

QString HistoryModel::text(const Run& run, int column) const
{
    const QVariant value = number(run, column);
    const Report& report = *run.report;
    switch (column) {
    case When: return run.when.time().toString(QStringLiteral("HH:mm:ss"));
    case Settings: return settingsText(report.recipe, m_registry);
    case Picture: return QString::fromStdString(report.image.name);
    case Machine:
        return report.backend == BackendChoice::Cuda ? QString::fromStdString(report.deviceName) : tr("Emulator");
    case Time: return value.isValid() ? durationText(value.toDouble()) : QStringLiteral("–");
    case Sectors:
    case Wavefronts:
        if (!value.isValid())
            return QStringLiteral("–");
        return (report.counters->exact ? QString() : QStringLiteral("≈ ")) +
               QStringLiteral("%L1").arg(value.toULongLong());
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
    const bool isNumber = column == Time || column == Sectors || column == Wavefronts;
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
        return QVariant((section >= Time && section <= Wavefronts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != NumberRole)
        return {};
    switch (section) {
    case When: return tr("Time");
    case Settings: return tr("Settings");
    case Picture: return tr("Picture");
    case Machine: return tr("Machine");
    case Time: return role == NumberRole ? tr("Median time, µs") : tr("Median time");
    case Sectors: return tr("Sectors");
    case Wavefronts: return tr("Wavefronts");
    case Check: return tr("Check");
    default: return {};
    }
}

} // namespace tilescope
