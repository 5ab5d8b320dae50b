#include "ui/counters/counters_model.h"

#include "ui/parts/tables/figure_roles.h"
#include "ui/parts/tables/table_text.h"

#include <QFont>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

/// The internal id of a section's index; a counter's index has its section's number.
constexpr quintptr ofSection = ~quintptr(0);

struct Title {
    const char* shown;
    const char* plain;
    const char* meaning;
};
constexpr Title titles[counterColumnCount] = {
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Counter"), QT_TRANSLATE_NOOP("tilescope::CountersModel", "counter"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel",
                       "What was counted. Counters whose names end in PTX count the PTX, not the GPU's machine code.")},
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Value"), QT_TRANSLATE_NOOP("tilescope::CountersModel", "value"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "Counted by the emulator, over all warps and blocks.")},
    {"", QT_TRANSLATE_NOOP("tilescope::CountersModel", "basis"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel",
                       "= matches hardware, PTX exact for the PTX that the emulator runs, ≈ estimated")},
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Ideal"), QT_TRANSLATE_NOOP("tilescope::CountersModel", "ideal"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "The minimum that the same work needs.")},
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Over ideal"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "over ideal"),
     QT_TRANSLATE_NOOP(
         "tilescope::CountersModel",
         "The ratio of the value to the ideal. The bar shows the value; its filled part shows the ideal.")},
    {"", "", ""}, // of pinned runs: titles come from PinTitle
    {"", "", ""},
    {"", "", ""},
    {"", "", ""},
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Hardware"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "hardware"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "The same, read from the GPU's hardware counters.")},
    {QT_TRANSLATE_NOOP("tilescope::CountersModel", "Vs. hardware"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "difference from hardware"),
     QT_TRANSLATE_NOOP("tilescope::CountersModel", "The emulator's count minus that of the GPU's hardware counter.")},
};

bool haveSameShape(const std::vector<CounterSection>& a, const std::vector<CounterSection>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const CounterSection& x, const CounterSection& y) {
        return x.title == y.title && x.isUsed == y.isUsed && x.rows.size() == y.rows.size();
    });
}

QString inFull(const CounterCell& cell)
{
    return cell.number ? QString::number(*cell.number, 'g', QLocale::FloatingPointShortest) : cell.text;
}

} // namespace

void CountersModel::setSections(std::vector<CounterSection> sections, std::vector<PinTitle> pins)
{
    const bool isSameShape = haveSameShape(sections, m_sections);
    if (!isSameShape)
        beginResetModel();
    m_sections = std::move(sections);
    m_widest = {};
    for (const auto& section : m_sections)
        for (const auto& row : section.rows)
            for (std::size_t column = 0; column < counterColumnCount; ++column)
                widen(m_widest[column], row.cells[column].difference);
    const bool haveSamePins = std::exchange(m_pins, std::move(pins)) == m_pins;
    if (!isSameShape) {
        endResetModel();
        return;
    }
    if (!haveSamePins)
        emit headerDataChanged(Qt::Horizontal, static_cast<int>(CounterColumn::PinA),
                               static_cast<int>(CounterColumn::PinD));
    for (int section = 0; section < rowCount(); ++section) {
        const QModelIndex parent = index(section, 0);
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, columnCount() - 1, parent));
    }
}

const PinTitle* CountersModel::pinOf(CounterColumn column) const
{
    const auto found = std::ranges::find(m_pins, column, [](const PinTitle& pin) { return pinColumn(pin.letter); });
    return found == m_pins.end() ? nullptr : &*found;
}

bool CountersModel::hasDifferences(CounterColumn column) const
{
    if (m_pins.empty())
        return false;
    const PinTitle* const pin = pinOf(column);
    return column == CounterColumn::Value || (pin && !pin->isBaseline);
}

QString CountersModel::plainTitle(CounterColumn column) const
{
    const PinTitle* const pin = pinOf(column);
    return pin ? pin->plain() : tr(titles[static_cast<std::size_t>(column)].plain);
}

QList<QStringList> CountersModel::plainRows(const QList<CounterColumn>& columns, bool asShown) const
{
    QStringList head;
    for (const auto column : columns) {
        head << plainTitle(column);
        if (hasDifferences(column))
            head << QStringLiteral("%1: %2").arg(plainTitle(column), differenceTitle(m_pins));
    }
    QList<QStringList> rows{head};
    for (const auto& section : m_sections)
        for (const auto& row : section.rows) {
            QStringList cells;
            for (const auto column : columns) {
                cells << (column == CounterColumn::Name ? row.plainName
                          : asShown                     ? row[column].text
                                                        : inFull(row[column]));
                if (hasDifferences(column))
                    cells << copied(row[column].difference, asShown);
            }
            rows << cells;
        }
    return rows;
}

QModelIndex CountersModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : ofSection);
}

QModelIndex CountersModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == ofSection)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, ofSection);
}

int CountersModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    const bool isSection = parent.internalId() == ofSection && parent.column() == 0;
    return isSection ? static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].rows.size()) : 0;
}

int CountersModel::columnCount(const QModelIndex&) const { return static_cast<int>(counterColumnCount); }

QVariant CountersModel::sectionData(const CounterSection& section, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (column != 0)
            return {};
        return section.isUsed ? section.title : tr("%1: none").arg(section.title);
    case Qt::FontRole: {
        QFont font;
        font.setBold(section.isUsed);
        return font;
    }
    case ToneRole: return static_cast<int>(section.isUsed ? CounterCell::Tone::Plain : CounterCell::Tone::Muted);
    case UsedRole: return section.isUsed;
    default: return {};
    }
}

QVariant CountersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == ofSection)
        return sectionData(m_sections[static_cast<std::size_t>(index.row())], index.column(), role);
    const CounterRow& row = m_sections[index.internalId()].rows[static_cast<std::size_t>(index.row())];
    if (role == KeyRole)
        return QString::fromStdString(row.key);
    const auto column = static_cast<CounterColumn>(index.column());
    const CounterCell& cell = row[column];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole:
        return plainToolTip(withDifference(cell.toolTip.isEmpty() ? row.meaning : cell.toolTip, cell.difference));
    case Qt::AccessibleTextRole: return spoken(cell.text, cell.difference);
    case FigureRoles::Difference: return cell.difference.text;
    case FigureRoles::DifferenceTone: return static_cast<int>(cell.difference.tone);
    case FigureRoles::WidestDifference: return m_widest[static_cast<std::size_t>(column)];
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter |
            (column == CounterColumn::Name || column == CounterColumn::Mark ? Qt::AlignLeft : Qt::AlignRight)));
    case ToneRole: return static_cast<int>(cell.tone);
    case IdealShareRole:
        return column == CounterColumn::OverIdeal && row.idealShare ? QVariant(*row.idealShare) : QVariant();
    default: return {};
    }
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Title& title = titles[section];
    const PinTitle* const pin = pinOf(static_cast<CounterColumn>(section));
    switch (role) {
    case Qt::DisplayRole: return pin ? pin->shown() : *title.shown ? tr(title.shown) : QString();
    case Qt::ToolTipRole: return plainToolTip(pin ? pin->description : *title.meaning ? tr(title.meaning) : QString());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight)));
    default: return {};
    }
}

} // namespace tilescope
