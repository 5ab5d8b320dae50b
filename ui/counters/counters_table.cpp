#include "ui/counters/counters_table.h"

#include "gpu/recipe/hardware_record.h"
#include "ui/counters/counter_groups.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

using Tone = CounterCell::Tone;

CounterCell dashCell(const QString& why = {}) { return {QStringLiteral("–"), std::nullopt, Tone::Muted, why}; }

CounterCell figureCell(const std::optional<double>& value, FigureUnit unit)
{
    return value ? CounterCell{figureText(*value, unit), value} : dashCell();
}

CounterCell markCell(CountBasis basis, const HardwareRecord* record)
{
    return {QString::fromStdString(basisSymbol(basis)), std::nullopt,
            basis == CountBasis::Estimate ? Tone::Bad : Tone::Muted, translated(basisMeaning(basis, record))};
}

void addIdeal(CounterRow& row, double value, double ideal, FigureUnit unit)
{
    row[CounterColumn::Ideal] = {figureText(ideal, unit), ideal};
    if (value <= 0)
        return;
    const double over = ideal > 0 ? value / ideal : 0;
    row.idealShare = std::min(1.0, ideal / value);
    row[CounterColumn::OverIdeal] = {QStringLiteral("%1×").arg(over, 0, 'f', 2), over,
                                     over > 1.005 ? Tone::Bad : Tone::Good,
                                     tr("%1 times the ideal.").arg(over, 0, 'f', 2)};
}

void addPins(CounterRow& row, const Figure& counter, const CountersView& view, const std::vector<CountersPin>& pins)
{
    for (const auto& pin : pins) {
        CounterCell& cell = row[pinColumn(pin.pinned->letter)];
        cell = pin.counters     ? figureCell(counter.of(*pin.counters), counter.unit)
               : !pin.hasLaunch ? dashCell(tr("This run has no such launch."))
                                : dashCell(tr("Nothing was counted in this run."));
        if (cell.number && !pin.counters->exact) {
            cell.text.prepend(QStringLiteral("≈\u00A0"));
            cell.toolTip = tr("Estimated: a sample of blocks represents all blocks.");
        }
    }
    addDifferences(row, view, pins, counter.better);
}

/// "−1,234 (−12.0 %)"
CounterCell siliconDifference(double value, double base, bool isWhole)
{
    const double difference = value - base;
    if (difference == 0)
        return {QStringLiteral("="), 0, Tone::Muted};
    const QChar sign = difference < 0 ? QChar(0x2212) : QChar(u'+');
    QString text = sign + (isWhole ? QStringLiteral("%L1").arg(std::abs(difference), 0, 'f', 0)
                                   : QString::number(std::abs(difference), 'f', 2));
    if (base != 0)
        text += QStringLiteral(" (%1)").arg(signedPercent(difference / base * 100));
    return {text, difference};
}

void addSilicon(CounterRow& row, const Figure& counter, double value, const HardwareCounts& silicon)
{
    const auto read = counter.of(silicon);
    if (!read) {
        row[CounterColumn::Silicon] = dashCell(tr("The GPU's hardware counters do not provide this figure."));
        return;
    }
    row[CounterColumn::Silicon] = figureCell(read, counter.unit);
    CounterCell difference = siliconDifference(value, *read, counter.unit == FigureUnit::Count);
    if (counter.isPtx) {
        difference.tone = Tone::Muted;
        difference.toolTip = tr("The GPU counts what its machine code does, and the emulator counts what the PTX does; "
                                "the two need not agree.");
    } else {
        difference.tone = *difference.number == 0 ? Tone::Good : Tone::Bad;
        difference.toolTip = tr("The emulator's count minus that of the GPU's hardware counter.");
    }
    row[CounterColumn::SiliconDifference] = difference;
}

CounterRow counterRow(const Figure& counter, const QString& group, const Counters& counters,
                      const HardwareRecord* record, const HardwareCounts* silicon)
{
    CounterRow row{group.toLower() + QStringLiteral(": ") + copiedTitle(figureTitle(counter), counter.unit),
                   figureMeaning(counter),
                   {}};
    row.key = counter.key;
    row[CounterColumn::Name] = {figureTitle(counter)};
    const auto value = counter.of(counters);
    row[CounterColumn::Value] = figureCell(value, counter.unit);
    if (!value)
        return row;
    if (const auto basis = basisOf(counter, counters, record))
        row[CounterColumn::Mark] = markCell(*basis, record);
    if (const auto ideal = counter.idealOf(counters))
        addIdeal(row, *value, *ideal, counter.unit);
    if (silicon)
        addSilicon(row, counter, *value, *silicon);
    return row;
}

} // namespace

const Counters* countersOf(const Report& run, std::optional<std::size_t> launch)
{
    if (!launch)
        return run.counters ? &*run.counters : nullptr;
    if (*launch >= run.launches.size() || !run.launches[*launch].counters)
        return nullptr;
    return &*run.launches[*launch].counters;
}

std::optional<std::size_t> sameLaunch(const Report& run, std::size_t launch, const Report& other)
{
    const bool isSame = launch < run.launches.size() && launch < other.launches.size() &&
                        run.launches[launch].kernel == other.launches[launch].kernel;
    return isSame ? std::optional(launch) : std::nullopt;
}

CounterColumn pinColumn(char letter)
{
    return static_cast<CounterColumn>(static_cast<int>(CounterColumn::PinA) + letter - 'A');
}

std::vector<CountersPin> countersPins(const CountersView& view)
{
    std::vector<CountersPin> pins;
    if (!view.pins || view.pins->isEmpty())
        return pins;
    const FigureSubject baseline = subjectOf(*view.pins->baseline()->report);
    for (const auto& pinned : view.pins->runs()) {
        const Report& report = *pinned.report;
        const bool hasLaunch = !view.launch || sameLaunch(*view.run, *view.launch, report);
        pins.push_back({&pinned, hasLaunch, hasLaunch ? countersOf(report, view.launch) : nullptr,
                        view.pins->isBaseline(pinned), likenessOf(subjectOf(report), baseline, *view.registry)});
    }
    return pins;
}

Likeness runLikeness(const CountersView& view)
{
    return likenessOf(subjectOf(*view.run), subjectOf(*view.pins->baseline()->report), *view.registry);
}

void addDifferences(CounterRow& row, const CountersView& view, const std::vector<CountersPin>& pins, Better better)
{
    if (pins.empty())
        return;
    const CounterCell& base = row[pinColumn(view.pins->baseline()->letter)];
    if (!base.number)
        return;
    const auto add = [&](CounterCell& cell, const Likeness& likeness) {
        if (cell.number)
            cell.difference = figureDifference(*cell.number, *base.number, better, likeness, base.text);
    };
    add(row[CounterColumn::Value], runLikeness(view));
    for (const auto& pin : pins)
        if (!pin.isBaseline)
            add(row[pinColumn(pin.pinned->letter)], pin.likeness);
}

std::vector<CounterSection> countersTable(const CountersView& view)
{
    const Counters* const counters = view.run ? countersOf(*view.run, view.launch) : nullptr;
    if (!counters)
        return {};
    const bool isWhole = !view.launch || view.run->launches.size() < 2;
    const HardwareCounts* const silicon = isWhole && view.run->silicon ? &*view.run->silicon : nullptr;
    const HardwareRecord* const record = view.run->record ? &*view.run->record : nullptr;
    const auto pins = countersPins(view);
    std::vector<CounterSection> sections;
    for (const CounterGroup& group : counterGroups()) {
        CounterSection section{group.title, false, {}};
        for (const std::string& key : group.keys) {
            const Figure& counter = figureNamed(key);
            const auto counts = [&](const Counters* of) { return of && counter.of(*of).value_or(0) != 0; };
            section.isUsed =
                section.isUsed || counts(counters) ||
                std::any_of(pins.begin(), pins.end(), [&](const CountersPin& pin) { return counts(pin.counters); });
            section.rows.push_back(counterRow(counter, group.title, *counters, record, silicon));
            addPins(section.rows.back(), counter, view, pins);
        }
        sections.push_back(std::move(section));
    }
    sections.push_back(launchSection(view));
    return sections;
}

} // namespace tilescope
