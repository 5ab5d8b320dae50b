#include "ui/panels/history_model.h"

#include "ui/panels/duration_text.h"

namespace tilescope
{

namespace
{

std::uint64_t sectorsOf(const Counters& counters) { return counters.globalLoad.sectors + counters.globalStore.sectors; }

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
        return HistoryModel::tr("Sectors of 32 bytes that global loads and stores moved; ≈ where some blocks stand "
                                "for all");
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
    Run run;
    run.when = when;
    run.recipe = report.recipe;
    run.image = report.image;
    run.machine = report.backend == BackendChoice::Cuda ? QString::fromStdString(report.deviceName) : tr("Emulator");
    if (report.time)
        run.medianUs = report.time->medianUs;
    run.counters = report.counters;
    run.check = report.check;
    beginInsertRows({}, 0, 0);
    m_runs.push_front(std::move(run));
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
    if (column == Time && run.medianUs)
        return *run.medianUs;
    if (column == Sectors && run.counters)
        return QVariant::fromValue(sectorsOf(*run.counters));
    if (column == Wavefronts && run.counters)
        return QVariant::fromValue(wavefrontsOf(*run.counters));
    return {};
}

/// Operation, strategy, block, and what is not as the operation declares it.
QString HistoryModel::settingsText(const Recipe& recipe) const
{
    const Operation& operation = m_registry.operation(recipe.operation);
    QStringList parts{QString::fromStdString(operation.title),
                      QString::fromStdString(m_registry.strategy(operation, recipe.strategy).title),
                      QStringLiteral("%1×%2").arg(recipe.block.width).arg(recipe.block.height)};
    for (const Parameter& parameter : operation.parameters) {
        const auto set = recipe.parameters.find(parameter.name);
        if (set != recipe.parameters.end() && set->second != parameter.defaultValue)
            parts << QString::fromStdString(parameter.name + " " + toText(set->second));
    }
    if (recipe.source)
        parts << tr("changed kernel");
    if (recipe.gpu)
        parts << QString::fromStdString(*recipe.gpu);
    return parts.join(QStringLiteral(" · "));
}

QString HistoryModel::text(const Run& run, int column) const
{
    const QVariant value = number(run, column);
    switch (column) {
    case When: return run.when.time().toString(QStringLiteral("HH:mm:ss"));
    case Settings: return settingsText(run.recipe);
    case Picture: return QString::fromStdString(run.image.name);
    case Machine: return run.machine;
    case Time: return value.isValid() ? durationText(value.toDouble()) : QStringLiteral("–");
    case Sectors:
    case Wavefronts:
        if (!value.isValid())
            return QStringLiteral("–");
        return (run.counters->exact ? QString() : QStringLiteral("≈ ")) +
               QStringLiteral("%L1").arg(value.toULongLong());
    case Check: return run.check ? checkText(*run.check) : QStringLiteral("–");
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
