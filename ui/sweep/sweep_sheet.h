#pragma once

#include "gpu/operations/operation.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/run/sweep.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The figures for showing a sweep; first the time on a GPU, the model's estimate of it, and the sectors.
std::vector<const Figure*> sweepFigures();

/// The rows of a sweep as sheets of blocks, width by height: a sheet for each strategy and value of the parameter.
class SweepSheet
{
public:
    SweepSheet() = default;
    SweepSheet(const Operation& operation, const Recipe& base, SweepChoice choice);

    const SweepChoice& choice() const { return m_choice; }
    const std::vector<SweepRow>& rows() const { return m_rows; }
    const std::vector<Recipe>& recipes() const { return m_recipes; }
    bool isEmpty() const { return m_recipes.empty(); }

    void setReport(std::size_t row, const Report& report); ///< rows may arrive in any order
    void setReason(std::size_t row, const std::string& reason);
    std::size_t done() const { return m_done; }

    int sheets() const;
    std::string strategyOf(int sheet) const;
    std::string titleOf(int sheet) const; ///< "Shared tile", "Shared tile, Filter width 5"
    std::string strategyTitle(const std::string& strategy) const { return m_strategies.at(strategy); }
    std::string parameterTitle() const;        ///< empty if none was swept
    std::string valueTitleOf(int sheet) const; ///< of the parameter; empty if none was swept
    bool isSquare(int sheet) const;            ///< its strategy's blocks are squares
    std::size_t rowAt(int sheet, int column, int line) const;
    bool isDone(std::size_t row) const { return m_isDone[row]; }
    std::optional<double> valueAt(std::size_t row, const Figure& figure) const;

    /// The row with the best value, of one sheet or (−1) of all sheets; none while no row has a value.
    std::optional<std::size_t> best(const Figure& figure, int sheet = -1) const;
    struct Range {
        double least = 0, most = 0;
    };
    /// Of one sheet or (−1) of all sheets, so that they are comparable.
    std::optional<Range> range(const Figure& figure, int sheet = -1) const;

    std::vector<SweepRow> doneRows() const;

private:
    void finish(std::size_t row);
    std::pair<std::size_t, std::size_t> rowsOf(int sheet) const; ///< the first, and the one after the last

    std::map<std::string, std::string> m_strategies, m_parameters; ///< their titles by name
    std::set<std::string> m_squares;                               ///< strategies whose blocks are squares
    SweepChoice m_choice;
    std::vector<Recipe> m_recipes;
    std::vector<SweepRow> m_rows;
    std::vector<bool> m_isDone;
    std::size_t m_done = 0;
};

} // namespace tilescope
