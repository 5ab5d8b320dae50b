#include "ui/compare/compare_columns.h"

#include <QObject>

#include <algorithm>

namespace tilescope
{

namespace
{

const Published* figureOf(const CompareRow& row, const std::string& quantity, const std::string& setting)
{
    const auto found = std::find_if(row.published.begin(), row.published.end(), [&](const Published& figure) {
        return figure.quantity == quantity && figure.setting == setting;
    });
    return found == row.published.end() ? nullptr : &*found;
}

QString valueText(const Published& figure)
{
    // With the decimals of the publication; a count has none.
    const QString value = figure.unit.empty() ? QStringLiteral("%L1").arg(figure.value, 0, 'f', 0)
                                              : QString::number(figure.value, 'g', 6);
    return figure.unit.empty() ? value : value + QChar(0x00A0) + QString::fromStdString(figure.unit);
}

CompareCell publishedCell(const CompareRow& row, const std::string& quantity, const std::string& setting)
{
    const Published* const figure = figureOf(row, quantity, setting);
    if (!figure)
        return {QString(QChar(0x2013)), std::nullopt, QObject::tr("The text gives no figure.")};
    return {valueText(*figure), figure->value,
            QObject::tr("On %1, %2. %3.")
                .arg(QString::fromStdString(figure->gpu), QString::fromStdString(figure->setting),
                     QString::fromStdString(figure->source))};
}

} // namespace

bool hasPublished(const CompareTable& table)
{
    return std::any_of(table.rows().begin(), table.rows().end(),
                       [](const CompareRow& row) { return !row.published.empty(); });
}

void addPublishedColumns(std::vector<CompareColumn>& columns, const CompareTable& table)
{
    std::vector<std::pair<std::string, std::string>> added;
    const auto& rows = table.rows();
    // In reverse, as the first row is the CPU's, and its machine is not the GPU that names the column.
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        for (const Published& figure : row->published) {
            const std::pair key(figure.quantity, figure.setting);
            if (std::find(added.begin(), added.end(), key) != added.end())
                continue;
            added.push_back(key);
            const QString gpu = QString::fromStdString(figure.gpu), quantity = QString::fromStdString(figure.quantity),
                          setting = QString::fromStdString(figure.setting), unit = QString::fromStdString(figure.unit);
            columns.push_back({QStringLiteral("%1\n%2\n%3").arg(gpu, quantity, setting),
                               QObject::tr("published %1 on %2, %3%4")
                                   .arg(quantity, gpu, setting, unit.isEmpty() ? QString() : ", " + unit),
                               QObject::tr("The text's own figure, measured on its %1; not on this computer.").arg(gpu),
                               [key](const CompareRow& own) { return publishedCell(own, key.first, key.second); },
                               true,
                               {},
                               true,
                               figure.quantity});
        }
}

} // namespace tilescope
