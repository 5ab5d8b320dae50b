#include "ui/findings/finding_model.h"

#include "ui/parts/finding_text.h"
#include "ui/parts/severity_icon.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

namespace tilescope
{

QString momentOf(const Finding& finding)
{
    const std::string_view moment = factsOf(finding.kind).moment;
    return QString::fromLatin1(moment.data(), static_cast<qsizetype>(moment.size()));
}

void FindingModel::setFindings(std::vector<Finding> findings)
{
    if (findings == m_findings)
        return;
    beginResetModel();
    m_findings = std::move(findings);
    endResetModel();
}

void FindingModel::setColours(const Colours& colours)
{
    m_colours = &colours;
    if (!m_findings.empty())
        emit dataChanged(index(0, Kind), index(rowCount() - 1, Kind), {Qt::DecorationRole});
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Finding& finding = m_findings[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(finding, index.column());
    case Qt::DecorationRole:
        return index.column() == Kind ? QVariant(severityIcon(finding.severity, *m_colours)) : QVariant();
    case Qt::ToolTipRole:
        return plainToolTip(index.column() == Kind ? severityInWords(finding.severity)
                            : finding.line > 0 && !momentOf(finding).isEmpty()
                                ? tr("Click to see the line in the kernel; double-click to see it happen in a block")
                            : finding.line > 0 ? tr("Click to see the line in the kernel")
                                               : tr("The line is unknown"));
    case Qt::AccessibleTextRole:
        return index.column() == Kind ? titled(severityInWords(finding.severity), kindInWords(finding.kind))
                                      : text(finding, index.column());
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignTop | Qt::AlignLeft));
    case PlaceRole: return placeInWords(finding);
    default: return {};
    }
}

QString FindingModel::text(const Finding& finding, int column)
{
    switch (column) {
    case Kind: return kindInWords(finding.kind);
    case Lines: {
        const QString lines = linesInWords(finding);
        return lines.isEmpty() ? QStringLiteral("–") : lines;
    }
    case Message: return translated(messageOf(finding));
    case Cure: return translated(finding.cure);
    default: return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Kind: return tr("Finding");
    case Lines: return tr("Line");
    case Message: return tr("What happens");
    case Cure: return tr("Fix");
    default: return {};
    }
}

} // namespace tilescope
