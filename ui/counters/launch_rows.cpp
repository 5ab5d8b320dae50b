#include "ui/counters/counters_table.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QStringList>

namespace tilescope
{

namespace
{

using Tone = CounterCell::Tone;

/// The given launch, or all of them.
std::vector<const LaunchReport*> launchesOf(const Report& run, std::optional<std::size_t> launch)
{
    std::vector<const LaunchReport*> found;
    for (std::size_t i = 0; i < run.launches.size(); ++i)
        if (!launch || *launch == i)
            found.push_back(&run.launches[i]);
    return found;
}

QString sizeText(const Dim3& size)
{
    QString text = QStringLiteral("%L1\u00A0×\u00A0%L2").arg(size.x).arg(size.y);
    return size.z > 1 ? text + QStringLiteral("\u00A0×\u00A0%L1").arg(size.z) : text;
}

/// A property of a launch, or of several launches in order; `number` if there is a single one to compare.
struct LaunchFigure {
    QStringList texts;
    std::optional<double> number;

    void add(const QString& text, std::optional<double> value)
    {
        texts << text;
        number = texts.size() == 1 ? value : std::nullopt;
    }
    CounterCell cell() const
    {
        if (texts.isEmpty())
            return {QStringLiteral("–"), std::nullopt, Tone::Muted};
        return {listed(texts), number};
    }
};

LaunchFigure registersOf(const std::vector<const LaunchReport*>& launches)
{
    LaunchFigure figure;
    for (const auto* launch : launches)
        figure.add(launch->registers ? QString::number(*launch->registers) : QStringLiteral("–"), launch->registers);
    return figure;
}

LaunchFigure sharedOf(const std::vector<const LaunchReport*>& launches)
{
    LaunchFigure figure;
    for (const auto* launch : launches)
        figure.add(figureText(static_cast<double>(launch->sharedBytes), FigureUnit::Bytes),
                   static_cast<double>(launch->sharedBytes));
    return figure;
}

CounterCell registersMark(const std::vector<const LaunchReport*>& launches)
{
    if (launches.empty() || !launches.front()->registers)
        return {};
    switch (launches.front()->registersFrom) {
    case RegisterSource::Device:
        return {QStringLiteral("="), std::nullopt, Tone::Muted, tr("As reported by the GPU that ran the kernel.")};
    case RegisterSource::MachineCode:
        return {QStringLiteral("="), std::nullopt, Tone::Muted, tr("From the machine code for the chosen GPU.")};
    case RegisterSource::Estimate:
        return {QStringLiteral("≈"), std::nullopt, Tone::Bad,
                tr("Estimated from the PTX by counting the values that are live at the same time. The machine code may "
                   "use a different number of registers.")};
    }
    return {};
}

struct LaunchRow {
    CounterRow row;
    Better better = Better::Neither;
};

CounterRow row(const QString& name, const QString& plainName, const QString& meaning, const CounterCell& value)
{
    CounterRow made{plainName, meaning, {}};
    made[CounterColumn::Name] = {name};
    made[CounterColumn::Value] = value;
    return made;
}

/// Named and explained by the table of figures.
CounterRow row(const Figure& figure, const CounterCell& value)
{
    CounterRow made = row(figureName(figure), tr("launch: %1").arg(copiedTitle(figure)), figureMeaning(figure), value);
    made.key = figure.key;
    return made;
}

CounterCell occupancyCell(const Report& run)
{
    if (!run.occupancy)
        return {QStringLiteral("–"), std::nullopt, Tone::Muted};
    const Occupancy& occupancy = *run.occupancy;
    const QString percent = figureText(occupancy.fraction, FigureUnit::Fraction);
    const QString limit = translated(occupancy.limitedBy);
    return {limit.isEmpty() || limit == QLatin1String("nothing") ? percent : tr("%1, by %2").arg(percent, limit),
            occupancy.fraction * 100};
}

CounterCell occupancyMark(const Report& run)
{
    if (!run.occupancy || !run.isOccupancyEstimated())
        return {};
    return {QStringLiteral("≈"), std::nullopt, Tone::Bad, tr("Estimated, because the register count is estimated.")};
}

CounterRow occupancyRow(const Report& run)
{
    CounterRow made = row(figureNamed("occupancy"), occupancyCell(run));
    made[CounterColumn::Mark] = occupancyMark(run);
    if (run.occupancy)
        made.meaning += QLatin1Char('\n') + tr("%L1 blocks and %L2 warps per multiprocessor in the main launch.")
                                                .arg(run.occupancy->blocksPerSm)
                                                .arg(run.occupancy->warpsPerSm);
    return made;
}

CounterRow bandRow(const Report& run)
{
    const Figure& figure = figureNamed("estimate_us");
    CounterRow made = row(figureTitle(figure), tr("launch: time band, estimate"), figureMeaning(figure),
                          {QStringLiteral("–"), std::nullopt, Tone::Muted});
    if (!run.estimate)
        return made;
    made[CounterColumn::Value] = {bandText(*run.estimate), std::nullopt};
    made.meaning +=
        QLatin1Char('\n') +
        tr("%1, limited by %2.").arg(QString::fromStdString(run.estimate->gpu), translated(run.estimate->boundBy));
    made[CounterColumn::Mark] = {QStringLiteral("≈"), std::nullopt, Tone::Bad,
                                 tr("A model estimate, not a measurement.")};
    return made;
}

CounterRow gridRow(const std::vector<const LaunchReport*>& launches)
{
    LaunchFigure grids;
    for (const auto* launch : launches)
        grids.add(sizeText(launch->grid), {});
    return row(tr("Blocks"), tr("launch: blocks"),
               tr("The grid: the number of blocks launched, in columns and rows. Each block is assigned to one "
                  "multiprocessor and stays there."),
               grids.cell());
}

CounterRow blockRow(const std::vector<const LaunchReport*>& launches)
{
    LaunchFigure blocks;
    for (const auto* launch : launches)
        blocks.add(sizeText(launch->block), {});
    return row(tr("Threads per block"), tr("launch: threads per block"),
               tr("The block: its threads in columns and rows, at most 1024. They share a tile and can synchronise."),
               blocks.cell());
}

/// The rows of one run; those about the whole run are left out if one of several launches is shown.
std::vector<LaunchRow> rowsOf(const Report& run, std::optional<std::size_t> launch, bool isWhole)
{
    const auto launches = launchesOf(run, launch);
    CounterRow registers = row(figureNamed("registers"), registersOf(launches).cell());
    registers[CounterColumn::Mark] = registersMark(launches);
    CounterRow shared = row(figureNamed("shared_bytes"), sharedOf(launches).cell());
    std::vector<LaunchRow> rows{{gridRow(launches)}, {blockRow(launches)}, {std::move(registers)}, {std::move(shared)}};
    if (isWhole) {
        rows.push_back({occupancyRow(run), Better::More});
        rows.push_back({bandRow(run)});
    }
    return rows;
}

} // namespace

CounterSection launchSection(const CountersView& view)
{
    const bool isWhole = !view.launch || view.run->launches.size() < 2;
    auto rows = rowsOf(*view.run, view.launch, isWhole);
    const auto pins = countersPins(view);
    for (const auto& pin : pins) {
        if (!pin.hasLaunch)
            continue;
        auto pinned = rowsOf(*pin.pinned->report, view.launch, isWhole);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].row[pinColumn(pin.pinned->letter)] = pinned[i].row[CounterColumn::Value];
    }
    CounterSection section{tr("Launch"), true, {}};
    for (auto& [row, better] : rows) {
        addDifferences(row, view, pins, better);
        section.rows.push_back(std::move(row));
    }
    return section;
}

} // namespace tilescope
