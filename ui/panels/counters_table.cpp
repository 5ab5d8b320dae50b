#include "ui/panels/counters_table.h"

#include "ui/panels/counter_definitions.h"
#include "ui/panels/launch_rows.h"

#include <QObject>

#include <cmath>

namespace tilescope
{

namespace
{

using Tone = CounterCell::Tone;
using Better = CounterDefinition::Better;
using Kind = CounterDefinition::Kind;

QString tr(const char* text) { return QObject::tr(text); }

CounterCell dashCell(const QString& why = {}) { return {QStringLiteral("–"), std::nullopt, Tone::Muted, why}; }

CounterCell figureCell(const std::optional<double>& value, Kind kind)
{
    return value ? CounterCell{counterText(*value, kind), value} : dashCell();
}

CounterCell markCell(bool isExact)
{
    return isExact
               ? CounterCell{QStringLiteral("="), std::nullopt, Tone::Muted,
                             tr("Exact: every block was counted, or one of each class of equal blocks.")}
               : CounterCell{QStringLiteral("≈"), std::nullopt, Tone::Bad,
                             tr("An estimate: a sample of the blocks stands for all until the full count is done.")};
}

int signOf(Better better) { return better == Better::Less ? -1 : better == Better::More ? 1 : 0; }

void addIdeal(CounterRow& row, double value, double ideal, Kind kind)
{
    row[CounterColumn::Ideal] = {counterText(ideal, kind), ideal};
    if (value <= 0)
        return;
    const double over = ideal > 0 ? value / ideal : 0;
    row.idealShare = std::min(1.0, ideal / value);
    row[CounterColumn::OverIdeal] = {QStringLiteral("%1×").arg(over, 0, 'f', 2), over,
                                     over > 1.005 ? Tone::Bad : Tone::Good,
                                     tr("%1 times the least that would do.").arg(over, 0, 'f', 2)};
}

void addPinned(CounterRow& row, const CounterDefinition& counter, double value, const Counters& pinned)
{
    const auto base = counter.value(pinned);
    row[CounterColumn::Pinned] = figureCell(base, counter.kind);
    if (base)
        row[CounterColumn::PinnedDifference] =
            differenceCell(value, *base, counter.kind == Kind::Count, signOf(counter.better));
}

void addSilicon(CounterRow& row, const CounterDefinition& counter, double value, const Counters& silicon)
{
    const auto read = counter.value(silicon);
    if (!read || (*read == 0 && value != 0)) {
        row[CounterColumn::Silicon] = dashCell(tr("The GPU's own counters do not give this one."));
        return;
    }
    row[CounterColumn::Silicon] = figureCell(read, counter.kind);
    CounterCell difference = differenceCell(value, *read, counter.kind == Kind::Count, 0);
    if (counter.isPtx) {
        difference.tone = Tone::Muted;
        difference.toolTip = tr("The GPU counts its machine code and the emulator the PTX; the two need not agree.");
    } else {
        difference.tone = *difference.number == 0 ? Tone::Good : Tone::Bad;
        difference.toolTip = tr("The emulator's count less what the GPU's own counters read.");
    }
    row[CounterColumn::SiliconDifference] = difference;
}

CounterRow counterRow(const CounterDefinition& counter, const Counters& counters, const Counters* pinned,
                      const Counters* silicon)
{
    CounterRow row{counter.plainName, counter.meaning, {}};
    row[CounterColumn::Name] = {counter.name};
    const auto value = counter.value(counters);
    row[CounterColumn::Value] = figureCell(value, counter.kind);
    if (!value)
        return row;
    row[CounterColumn::Mark] = markCell(counters.exact);
    if (const auto ideal = counter.ideal ? counter.ideal(counters) : std::nullopt)
        addIdeal(row, *value, *ideal, counter.kind);
    if (pinned)
        addPinned(row, counter, *value, *pinned);
    if (silicon)
        addSilicon(row, counter, *value, *silicon);
    return row;
}

const Counters* pinnedCounters(const CountersView& view)
{
    if (!view.pinned)
        return nullptr;
    if (!view.launch)
        return countersOf(*view.pinned, std::nullopt);
    const auto launch = sameLaunch(*view.run, *view.launch, *view.pinned);
    return launch ? countersOf(*view.pinned, launch) : nullptr;
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

CounterCell differenceCell(double value, double base, bool isWhole, int betterSign)
{
    const double difference = value - base;
    if (difference == 0)
        return {QStringLiteral("="), 0, Tone::Muted};
    const QChar sign = difference < 0 ? QChar(0x2212) : QChar(u'+');
    QString text = sign + (isWhole ? QStringLiteral("%L1").arg(std::abs(difference), 0, 'f', 0)
                                   : QString::number(std::abs(difference), 'f', 2));
    if (base != 0) {
        const double percent = std::abs(difference / base) * 100;
        text += QStringLiteral(" (%1%2\u00A0%)").arg(sign).arg(percent, 0, 'f', percent < 9.95 ? 1 : 0);
    }
    const bool isBetter = difference * betterSign > 0;
    return {text, difference, betterSign == 0 ? Tone::Plain : isBetter ? Tone::Good : Tone::Bad};
}

std::vector<CounterSection> countersTable(const CountersView& view)
{
    const Counters* const counters = view.run ? countersOf(*view.run, view.launch) : nullptr;
    if (!counters)
        return {};
    const bool isWhole = !view.launch || view.run->launches.size() < 2;
    const Counters* const silicon = isWhole && view.run->silicon ? &*view.run->silicon : nullptr;
    const Counters* const pinned = pinnedCounters(view);
    std::vector<CounterSection> sections;
    for (const auto& definition : counterDefinitions()) {
        CounterSection section{definition.title, false, {}};
        for (const auto& counter : definition.counters) {
            section.isUsed = section.isUsed || counter.value(*counters).value_or(0) != 0 ||
                             (pinned && counter.value(*pinned).value_or(0) != 0);
            section.rows.push_back(counterRow(counter, *counters, pinned, silicon));
        }
        sections.push_back(std::move(section));
    }
    sections.push_back(launchSection(view));
    return sections;
}

} // namespace tilescope
