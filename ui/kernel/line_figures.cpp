#include "ui/kernel/line_figures.h"

#include "ui/counters/counter_groups.h"
#include "ui/parts/charts/heat_legend.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace tilescope
{

LineFigures::LineFigures(const std::vector<LineCounters>& lines, const std::string& source, LineCounter counter)
    : m_counter(counter)
{
    for (const LineCounters& line : lines) {
        if (line.source != source || line.line < 1)
            continue;
        m_counters.insert_or_assign(line.line, line.counters);
        m_exact = m_exact && line.counters.exact;
    }
    for (const auto& [line, counters] : m_counters)
        if (const auto value = figureOf(counters, counter)) {
            const QString mark = counters.exact ? QString() : QString(QChar(0x2248));
            m_figures[line] = {*value, mark + figureText(*value, counter), 0};
        }
    findScale();
}

/// The share of the warps' cycles that they wait.
static double waitingShare(const StateCycles& states)
{
    double waits = 0;
    for (const StallReason state : warpStates)
        if (state != StallReason::Selected && state != StallReason::NotSelected)
            waits += states[static_cast<std::size_t>(state)];
    return waits;
}

void LineFigures::addStates(const std::vector<LineStates>& lines, const std::string& source, const LineMap& map)
{
    constexpr double least = 0.001;
    for (const LineStates& line : lines) {
        const int now = line.source == source && line.line > 0 ? map.newLine(line.line) : 0;
        if (now == 0)
            continue;
        m_states[now] = line.states;
        const double waits = waitingShare(line.states);
        if (m_counter == LineCounter::Stalls && waits >= least)
            m_figures[now] = {waits, figureText(waits, m_counter), 0};
    }
    findScale();
}

/// "Stalls, predicted: 34 %", and a line for each reason.
static QString statesText(const StateCycles& states)
{
    constexpr double least = 0.001;
    const double waits = waitingShare(states);
    if (waits < least)
        return {};
    QStringList lines{tr("Stalls, predicted: %1 of the warps' cycles").arg(shareText(waits))};
    for (const StallReason state : warpStates) {
        const double share = states[static_cast<std::size_t>(state)];
        if (state != StallReason::Selected && state != StallReason::NotSelected && share >= least)
            lines << QStringLiteral("  %1 (%2) %3").arg(doingTextOf(state), titleOf(state), shareText(share));
    }
    return lines.join(QLatin1Char('\n'));
}

void LineFigures::findScale()
{
    m_least = isOverIdeal(m_counter) ? 1 : 0;
    m_most = isOverIdeal(m_counter) ? 2 : 0;
    for (const auto& [line, figure] : m_figures)
        m_most = std::max(m_most, figure.value);
    for (auto& [line, figure] : m_figures)
        figure.level = heat::levelOf(figure.value, m_least, m_most);
}

void LineFigures::addHints(const MachineCode& code, const std::string& source)
{
    for (const LineAccesses& line : code.lines)
        if (line.difference != AccessDifference::None && line.source == source)
            m_hints[line.line] = translated(differenceText(line, code.target));
}

LineFigures LineFigures::moved(const LineMap& map) const
{
    const auto move = [&map](auto& lines) {
        std::remove_reference_t<decltype(lines)> moved;
        for (const auto& [line, value] : lines)
            if (const int now = map.newLine(line))
                moved.emplace(now, value);
        lines = std::move(moved);
    };
    LineFigures result = *this;
    move(result.m_counters);
    move(result.m_figures);
    move(result.m_states);
    move(result.m_hints);
    return result;
}

QString LineFigures::text(int line) const
{
    const auto found = m_figures.find(line);
    const QString figure = found == m_figures.end() ? QString() : found->second.text;
    return m_hints.contains(line) ? (QStringLiteral("* ") + figure).trimmed() : figure;
}

QString LineFigures::toolTip(int line) const
{
    const auto counters = m_counters.find(line);
    const auto states = m_states.find(line);
    const auto hint = m_hints.find(line);
    const QString waits = states == m_states.end() ? QString() : statesText(states->second);
    if (counters == m_counters.end() && hint == m_hints.end() && waits.isEmpty())
        return {};
    const QString words = counters == m_counters.end() ? QString() : countersText(counters->second);
    QStringList parts{words.isEmpty() && waits.isEmpty() ? tr("Nothing was counted.") : words, waits,
                      hint == m_hints.end() ? QString() : hint->second};
    if (m_counter == LineCounter::Stalls)
        parts.swapItemsAt(0, 1);
    parts.removeAll(QString());
    return tr("Line %1").arg(line) + QLatin1Char('\n') + parts.join(QStringLiteral("\n\n"));
}

} // namespace tilescope
