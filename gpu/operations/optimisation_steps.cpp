#include "gpu/operations/optimisation_steps.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

class Steps
{
public:
    explicit Steps(const std::vector<Strategy>& strategies) : m_strategies(strategies), m_isPlaced(strategies.size())
    {
        for (std::size_t i = 0; i < strategies.size(); ++i)
            m_before.push_back(find(strategies[i].after));
    }

    std::vector<OptimisationStep> inOrder()
    {
        for (std::size_t i = 0; i < m_strategies.size(); ++i)
            if (!m_before[i])
                place(i);
        for (std::size_t i = 0; i < m_strategies.size(); ++i) { // strategies that only a cycle leads to
            if (m_isPlaced[i])
                continue;
            m_before[i].reset();
            place(i);
        }
        std::ranges::stable_sort(m_steps, {},
                                 [this](const OptimisationStep& step) { return groupOf(m_strategies[step.strategy]); });
        return m_steps;
    }

private:
    std::optional<std::size_t> find(const std::string& name) const
    {
        const auto found = std::ranges::find(m_strategies, name, &Strategy::name);
        return name.empty() || found == m_strategies.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - m_strategies.begin()));
    }

    std::vector<std::size_t> after(std::size_t strategy) const
    {
        std::vector<std::size_t> next;
        for (std::size_t i = 0; i < m_before.size(); ++i)
            if (m_before[i] == strategy)
                next.push_back(i);
        return next;
    }

    /// The number of steps that follow; `most` ends the count in a cycle.
    std::size_t lengthFrom(std::size_t strategy, std::size_t most) const
    {
        std::size_t longest = 0;
        for (const std::size_t next : after(strategy))
            if (most > 0)
                longest = std::max(longest, 1 + lengthFrom(next, most - 1));
        return longest;
    }

    void place(std::size_t strategy)
    {
        if (m_isPlaced[strategy])
            return;
        m_isPlaced[strategy] = true;
        m_steps.push_back({strategy, m_before[strategy]});
        std::vector<std::size_t> next = after(strategy);
        std::ranges::stable_sort(next, {}, [this](std::size_t i) { return lengthFrom(i, m_strategies.size()); });
        for (const std::size_t i : next)
            place(i);
    }

    const std::vector<Strategy>& m_strategies;
    std::vector<std::optional<std::size_t>> m_before;
    std::vector<bool> m_isPlaced;
    std::vector<OptimisationStep> m_steps;
};

} // namespace

StrategyGroup groupOf(const Strategy& strategy)
{
    if (!strategy.hasText() && !strategy.library.empty())
        return StrategyGroup::Library;
    return strategy.isOfText ? StrategyGroup::Text : StrategyGroup::Step;
}

std::vector<OptimisationStep> optimisationSteps(const Operation& operation)
{
    return Steps(operation.strategies).inOrder();
}

void sortBySteps(Operation& operation)
{
    std::vector<Strategy> sorted;
    for (const OptimisationStep& step : optimisationSteps(operation))
        sorted.push_back(std::move(operation.strategies[step.strategy]));
    operation.strategies = std::move(sorted);
}

} // namespace tilescope
