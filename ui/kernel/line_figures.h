#pragma once

#include "ui/kernel/line_counter.h"
#include "ui/kernel/line_diff.h"

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// What the gutter shows beside the lines of one file; a value. Lines count from 1.
class LineFigures
{
public:
    struct Figure {
        double value = 0;
        QString text;  ///< compact; with "≈" before an estimate
        int level = 0; ///< of heat
    };

    LineFigures() = default;

    /// Of lines of other files nothing is taken.
    LineFigures(const std::vector<LineCounters>& lines, const std::string& source, LineCounter counter);

    /// The same beside a text that was edited since: figures of lines that are gone or changed go.
    LineFigures moved(const LineMap& map) const;

    LineCounter counter() const { return m_counter; }
    const std::map<int, Figure>& figures() const { return m_figures; }
    QString text(int line) const;    ///< empty where there is no figure
    QString toolTip(int line) const; ///< every counter of the line in words, whichever is chosen

    bool hasCounts() const { return !m_counters.empty(); } ///< of any counter
    bool isExact() const { return m_exact; }
    double least() const { return m_least; } ///< where the heat begins: 0, or 1 for what is over ideal
    double most() const { return m_most; }   ///< where it ends: the line with most; at least 2 for what is over ideal

private:
    void findScale();

    LineCounter m_counter = LineCounter::None;
    std::map<int, Counters> m_counters;
    std::map<int, Figure> m_figures;
    bool m_exact = true;
    double m_least = 0, m_most = 0;
};

} // namespace tilescope
