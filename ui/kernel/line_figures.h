#pragma once

#include "ui/kernel/line_counter.h"
#include "ui/kernel/line_diff.h"

#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// The contents of the gutter beside the lines of one file; a value. Lines count from 1.
class LineFigures
{
public:
    struct Figure {
        double value = 0;
        QString text;  ///< compact; "≈" precedes an estimate
        int level = 0; ///< of heat
    };

    LineFigures() = default;
    explicit LineFigures(LineCounter counter) : m_counter(counter) {}

    /// Ignores lines of other files.
    LineFigures(const std::vector<LineCounters>& lines, const std::string& source, LineCounter counter);

    /// Adds what the warps do at each line of the file that `map` still has; these are the figures of
    /// LineCounter::Stalls.
    void addStates(const std::vector<LineStates>& lines, const std::string& source, const LineMap& map = {});

    /// Adds a hint for each line of the file that has other memory instructions in the machine code.
    void addHints(const MachineCode& code, const std::string& source);

    /// The same for a text that was edited since: drops the figures of removed or changed lines.
    LineFigures moved(const LineMap& map) const;

    LineCounter counter() const { return m_counter; }
    const std::map<int, Figure>& figures() const { return m_figures; }
    QString text(int line) const; ///< the figure, after "*" if there is a hint: "* 1.2 k"; empty without either
    QString toolTip(int line)
        const; ///< every counter of the line in words, whichever one is chosen, what the warps wait for, and its hint
    const std::map<int, QString>& hints() const { return m_hints; }

    bool hasCounts() const { return !m_counters.empty(); } ///< of any counter
    bool isExact() const { return m_exact; }
    double least() const { return m_least; } ///< the low end of the heat scale: 0, or 1 for ratios over ideal
    double most() const { return m_most; }   ///< the high end: the largest figure; at least 2 for ratios over ideal

private:
    void findScale();

    LineCounter m_counter = LineCounter::None;
    std::map<int, Counters> m_counters;
    std::map<int, StateCycles> m_states;
    std::map<int, Figure> m_figures;
    std::map<int, QString> m_hints;
    bool m_exact = true;
    double m_least = 0, m_most = 0;
};

} // namespace tilescope
