#include "ui/kernel/line_figures.h"

#include "ui/counters/counter_groups.h"
#include "ui/parts/charts/heat_legend.h"
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
    const auto hint = m_hints.find(line);
    if (counters == m_counters.end() && hint == m_hints.end())
        return {};
    const QString words = counters == m_counters.end() ? QString() : countersText(counters->second);
    return tr("Line %1").arg(line) + QLatin1Char('\n') + (words.isEmpty() ? tr("Nothing was counted.") : words) +
           (hint == m_hints.end() ? QString() : QStringLiteral("\n\n") + hint->second);
}

} // namespace tilescope
