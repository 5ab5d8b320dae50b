#include "ui/kernel/line_figures.h"

#include "ui/counters/counter_groups.h"
#include "ui/parts/charts/heat_legend.h"

#include <QCoreApplication>

#include <algorithm>

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

LineFigures LineFigures::moved(const LineMap& map) const
{
    LineFigures result = *this;
    result.m_counters.clear();
    result.m_figures.clear();
    for (const auto& [line, counters] : m_counters)
        if (const int now = map.newLine(line))
            result.m_counters.emplace(now, counters);
    for (const auto& [line, figure] : m_figures)
        if (const int now = map.newLine(line))
            result.m_figures.emplace(now, figure);
    return result;
}

QString LineFigures::text(int line) const
{
    const auto found = m_figures.find(line);
    return found == m_figures.end() ? QString() : found->second.text;
}

QString LineFigures::toolTip(int line) const
{
    const auto found = m_counters.find(line);
    if (found == m_counters.end())
        return {};
    const QString words = countersText(found->second);
    return QCoreApplication::translate("LineFigures", "Line %1").arg(line) + QLatin1Char('\n') +
           (words.isEmpty() ? QCoreApplication::translate("LineFigures", "Nothing was counted.") : words);
}

} // namespace tilescope
