#include "ui/sweep/sweep_sheet.h"

#include <algorithm>

namespace tilescope
{

std::vector<const Figure*> sweepFigures()
{
    std::vector<const Figure*> figures;
    for (const char* key :
         {"median_us", "estimate_us", "sectors", "shared_wavefronts", "warp_instructions", "cold_median_us",
          "percent_of_copy", "bytes_per_pixel", "ptx_instructions_per_pixel", "cgma", "occupancy"})
        figures.push_back(&figureNamed(key));
    return figures;
}

SweepSheet::SweepSheet(const Operation& operation, const Recipe& base, SweepChoice choice)
    : m_choice(std::move(choice)), m_recipes(recipesOf(base, m_choice)), m_isDone(m_recipes.size(), false)
{
    for (const Recipe& recipe : m_recipes)
        m_rows.push_back({recipe});
    for (const Strategy& strategy : operation.strategies) {
        m_strategies[strategy.name] = strategy.title;
        if (strategy.squareBlock)
            m_squares.insert(strategy.name);
    }
    for (const Parameter& parameter : operation.parameters)
        m_parameters[parameter.name] = parameter.label;
}

void SweepSheet::setReport(std::size_t row, const Report& report)
{
    m_rows.at(row).report = report;
    Report& kept = *m_rows[row].report;
    kept.picture.reset();
    kept.reference.reset();
    kept.devicePicture.reset();
    kept.annotations = {};
    kept.lines.reset();
    finish(row);
}

void SweepSheet::setReason(std::size_t row, const std::string& reason)
{
    m_rows.at(row).reason = Message(reason);
    finish(row);
}

void SweepSheet::finish(std::size_t row)
{
    if (!m_isDone[row])
        ++m_done;
    m_isDone[row] = true;
}

int SweepSheet::sheets() const
{
    const std::size_t blocks = m_choice.widths.size() * m_choice.heights.size();
    return blocks ? static_cast<int>(m_recipes.size() / blocks) : 0;
}

std::size_t SweepSheet::rowAt(int sheet, int column, int line) const
{
    return (std::size_t(sheet) * m_choice.heights.size() + std::size_t(line)) * m_choice.widths.size() +
           std::size_t(column);
}

std::string SweepSheet::strategyOf(int sheet) const { return m_recipes[rowAt(sheet, 0, 0)].strategy; }

std::string SweepSheet::titleOf(int sheet) const
{
    const std::string& strategy = m_strategies.at(strategyOf(sheet));
    return m_choice.parameter.empty() ? strategy : strategy + ", " + parameterTitle() + " " + valueTitleOf(sheet);
}

std::string SweepSheet::parameterTitle() const
{
    return m_choice.parameter.empty() ? std::string() : m_parameters.at(m_choice.parameter);
}

std::string SweepSheet::valueTitleOf(int sheet) const
{
    return m_choice.parameter.empty() ? std::string()
                                      : toText(m_recipes[rowAt(sheet, 0, 0)].parameters.at(m_choice.parameter));
}

bool SweepSheet::isSquare(int sheet) const { return m_squares.contains(strategyOf(sheet)); }

std::optional<double> SweepSheet::valueAt(std::size_t row, const Figure& figure) const
{
    if (!m_rows[row].report || m_rows[row].report->failed())
        return std::nullopt;
    return figure.of(*m_rows[row].report);
}

std::pair<std::size_t, std::size_t> SweepSheet::rowsOf(int sheet) const
{
    const std::size_t blocks = m_choice.widths.size() * m_choice.heights.size();
    return sheet < 0 ? std::pair(std::size_t(0), m_rows.size())
                     : std::pair(std::size_t(sheet) * blocks, (std::size_t(sheet) + 1) * blocks);
}

std::optional<std::size_t> SweepSheet::best(const Figure& figure, int sheet) const
{
    const auto [begin, end] = rowsOf(sheet);
    std::optional<std::size_t> found;
    double foundValue = 0;
    for (std::size_t row = begin; row < end; ++row) {
        const auto value = valueAt(row, figure);
        if (!value || (found && !(figure.better == Better::More ? *value > foundValue : *value < foundValue)))
            continue;
        found = row;
        foundValue = *value;
    }
    return found;
}

std::optional<SweepSheet::Range> SweepSheet::range(const Figure& figure, int sheet) const
{
    const auto [begin, end] = rowsOf(sheet);
    std::optional<Range> range;
    for (std::size_t row = begin; row < end; ++row) {
        const auto value = valueAt(row, figure);
        if (!value)
            continue;
        if (!range)
            range = Range{*value, *value};
        range->least = std::min(range->least, *value);
        range->most = std::max(range->most, *value);
    }
    return range;
}

std::vector<SweepRow> SweepSheet::doneRows() const
{
    std::vector<SweepRow> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_isDone[row])
            rows.push_back(m_rows[row]);
    return rows;
}

} // namespace tilescope
