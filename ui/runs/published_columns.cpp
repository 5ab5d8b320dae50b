#include "ui/runs/run_columns.h"

#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tilescope
{

namespace
{

const Published* figureOf(const RunRow& row, const std::string& quantity, const std::string& setting)
{
    const auto found = std::find_if(row.published.begin(), row.published.end(), [&](const Published& figure) {
        return figure.quantity == quantity && figure.setting == setting;
    });
    return found == row.published.end() ? nullptr : &*found;
}

QString valueText(const Published& figure)
{
    // With the decimals of the publication; a count has none.
    const bool isCount = figure.unit.empty() && figure.value == std::floor(figure.value);
    const QString value =
        isCount ? QStringLiteral("%L1").arg(figure.value, 0, 'f', 0) : QString::number(figure.value, 'g', 6);
    return figure.unit.empty() ? value : value + QChar(0x00A0) + translated(figure.unit);
}

RunCell publishedCell(const RunRow& row, const std::string& quantity, const std::string& setting)
{
    const Published* const figure = figureOf(row, quantity, setting);
    if (!figure)
        return {QString(QChar(0x2013)), std::nullopt, tr("The text gives no figure.")};
    return {valueText(*figure), figure->value,
            tr("On %1, %2. %3; %4.")
                .arg(QString::fromStdString(figure->gpu), translated(figure->setting),
                     QString::fromStdString(figure->source), QString::fromStdString(figure->place))};
}

QString factorText(const std::optional<double>& ratio)
{
    return ratio ? QString::number(*ratio, 'f', 2) : QString(QChar(0x2013));
}

/// "0.80 | 1.16 | 0.87": the text's ratio to the strategy before, ours, and ours of the main launches alone.
RunCell publishedRatioCell(const RunRow& row, const std::vector<PublishedRatio>& ratios)
{
    const auto found = std::ranges::find(ratios, row.strategy, &PublishedRatio::strategy);
    if (row.hasOwnSettings() || found == ratios.end())
        return {QString(QChar(0x2013)), std::nullopt, tr("The text has no two figures to divide.")};
    const QString quantity = translated(found->figure.quantity);
    QString text = factorText(found->text) + QStringLiteral(" | ") + factorText(found->ours);
    QStringList lines{
        tr("The text's %1 divided by that of %2: %3. Tilescope: %4.")
            .arg(quantity, QString::fromStdString(found->before), factorText(found->text), factorText(found->ours))};
    if (found->mainLaunches) {
        text += QStringLiteral(" | ") + factorText(found->mainLaunches);
        lines << tr("Tilescope without %1: %2.")
                     .arg(QString::fromStdString(found->otherLaunches), factorText(found->mainLaunches));
        QStringList launches;
        for (const auto& [kernel, value] : found->launches)
            launches << QString::fromStdString(kernel) + QLatin1Char(' ') +
                            figureText(value, figureNamed(found->figure.figure).unit);
        if (!launches.isEmpty())
            lines << tr("By launch: %1.").arg(listed(launches));
    }
    return {text, std::nullopt, lines.join(QLatin1Char('\n'))};
}

/// The text's ratios beside ours, for one of its quantities and settings.
RunColumn ratioColumn(const Published& figure, const std::vector<PublishedRatio>& all)
{
    std::vector<PublishedRatio> ratios;
    std::ranges::copy_if(all, std::back_inserter(ratios), [&](const PublishedRatio& ratio) {
        return ratio.figure.quantity == figure.quantity && ratio.figure.setting == figure.setting;
    });
    const QString quantity = translated(figure.quantity), setting = translated(figure.setting),
                  gpu = QString::fromStdString(figure.gpu);
    RunColumn column{
        tr("%1\n%2 ÷ previous step\ntext | Tilescope | main launch").arg(gpu, quantity),
        tr("%1, %2, divided by the value of the previous step: text | Tilescope | Tilescope, main launch only")
            .arg(quantity, setting),
        tr("The text's figure divided by that of the strategy that this one is based on, and the same ratio for "
           "Tilescope: for all launches, and for the main launch alone if there are others."),
        [ratios](const RunRow& row) { return publishedRatioCell(row, ratios); },
        true,
        {},
        true,
        figure.figure};
    column.isText = true;
    return column;
}

} // namespace

bool hasPublished(const RunTable& table)
{
    return std::any_of(table.rows().begin(), table.rows().end(),
                       [](const RunRow& row) { return !row.published.empty(); });
}

QString publishedText(const RunTable& table)
{
    QStringList remarks;
    for (const std::string& remark : table.registry().operation(table.operation()).publishedRemarks)
        remarks << translated(remark);
    return sentences(remarks);
}

QString claimText(const RunTable& table)
{
    const Operation& operation = table.registry().operation(table.operation());
    if (!operation.experiment)
        return {};
    return tr("Text %1 (%2): %3")
        .arg(QString::fromStdString(operation.experiment->id), QString::fromStdString(placesOfClaims(operation)),
             translated(operation.experiment->claim));
}

void addPublishedColumns(std::vector<RunColumn>& columns, const RunTable& table)
{
    std::vector<std::pair<std::string, std::string>> added;
    const auto& rows = table.rows();
    std::vector<std::shared_ptr<const Report>> runs;
    std::vector<const Report*> reports;
    for (const RunRow& row : rows)
        if (auto run = runOf(row)) {
            reports.push_back(run.get());
            runs.push_back(std::move(run));
        }
    const std::vector<PublishedRatio> ratios = publishedRatios(table.registry().operation(table.operation()), reports);
    // In reverse, as the first row is the CPU's, and its machine is not the GPU that names the column.
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        for (const Published& figure : row->published) {
            const std::pair key(figure.quantity, figure.setting);
            if (std::find(added.begin(), added.end(), key) != added.end())
                continue;
            added.push_back(key);
            const QString gpu = QString::fromStdString(figure.gpu), quantity = translated(figure.quantity),
                          setting = translated(figure.setting), unit = translated(figure.unit);
            columns.push_back(
                {QStringLiteral("%1\n%2\n%3").arg(gpu, quantity, setting),
                 tr("published %1 on %2, %3%4").arg(quantity, gpu, setting, unit.isEmpty() ? QString() : ", " + unit),
                 tr("The text's own figure, measured on its %1, not on this computer.").arg(gpu),
                 [key](const RunRow& own) { return publishedCell(own, key.first, key.second); },
                 true,
                 {},
                 true,
                 figure.figure});
            if (std::ranges::any_of(ratios, [&](const PublishedRatio& ratio) {
                    return ratio.figure.quantity == figure.quantity && ratio.figure.setting == figure.setting;
                }))
                columns.push_back(ratioColumn(figure, ratios));
        }
}

} // namespace tilescope
