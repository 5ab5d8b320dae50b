#include "gpu/ptx/calls/call_cycles.h"

#include <algorithm>

namespace tilescope::ptx
{

namespace
{

constexpr std::uint32_t unseen = 0xFFFF'FFFF;

/// Finds the strongly connected components of the calls, without a recursion of its own: a text may nest calls deep.
class CycleFinder
{
public:
    CycleFinder(const std::vector<FunctionBody>& functions, const ModuleSymbols& module)
        : m_functions(functions), m_module(module), m_order(functions.size(), unseen), m_lowest(functions.size()),
          m_isOpen(functions.size())
    {
    }

    template <typename Take>
    void find(const Take& take)
    {
        for (std::uint32_t start = 0; start < m_functions.size(); ++start)
            if (m_order[start] == unseen)
                visit(start, take);
    }

private:
    struct Visit {
        std::uint32_t function;
        std::size_t nextCall = 0;
    };

    template <typename Take>
    void visit(std::uint32_t start, const Take& take)
    {
        std::vector<Visit> visits{begin(start)};
        while (!visits.empty()) {
            Visit& now = visits.back();
            const std::vector<Call>& calls = m_functions[now.function].calls;
            if (now.nextCall < calls.size()) {
                const FunctionBody* callee = m_module.findFunction(calls[now.nextCall++].callee);
                if (!callee)
                    continue;
                const auto to = static_cast<std::uint32_t>(callee - m_functions.data());
                if (m_order[to] == unseen)
                    visits.push_back(begin(to));
                else if (m_isOpen[to])
                    m_lowest[now.function] = std::min(m_lowest[now.function], m_order[to]);
                continue;
            }
            const std::uint32_t done = now.function;
            visits.pop_back();
            if (!visits.empty())
                m_lowest[visits.back().function] = std::min(m_lowest[visits.back().function], m_lowest[done]);
            if (m_lowest[done] == m_order[done])
                close(done, take);
        }
    }

    Visit begin(std::uint32_t function)
    {
        m_order[function] = m_lowest[function] = m_next++;
        m_isOpen[function] = true;
        m_open.push_back(function);
        return {function};
    }

    /// The functions since `root` call one another.
    template <typename Take>
    void close(std::uint32_t root, const Take& take)
    {
        const auto first = std::find(m_open.rbegin(), m_open.rend(), root).base() - 1;
        const std::vector<std::uint32_t> component(first, m_open.end());
        m_open.erase(first, m_open.end());
        for (const std::uint32_t function : component)
            m_isOpen[function] = false;
        const auto callsItself = [&](const Call& call) {
            return m_module.findFunction(call.callee) == &m_functions[root];
        };
        if (component.size() > 1 || std::ranges::any_of(m_functions[root].calls, callsItself))
            take(component);
    }

    const std::vector<FunctionBody>& m_functions;
    const ModuleSymbols& m_module;
    std::vector<std::uint32_t> m_order, m_lowest, m_open;
    std::vector<bool> m_isOpen;
    std::uint32_t m_next = 0;
};

} // namespace

CallCycles::CallCycles(const ModuleSymbols& module) : m_module(module), m_cycles(1), m_cycleOf(module.functions.size())
{
    CycleFinder(module.functions, module).find([this](const std::vector<std::uint32_t>& component) {
        CallCycle& cycle = m_cycles.emplace_back();
        for (const std::uint32_t function : component) {
            cycle.push_back(&m_module.functions[function]);
            m_cycleOf[function] = static_cast<std::uint32_t>(m_cycles.size() - 1);
        }
    });
}

const CallCycle& CallCycles::of(const FunctionBody& function) const
{
    return m_cycles[m_cycleOf[static_cast<std::size_t>(&function - m_module.functions.data())]];
}

} // namespace tilescope::ptx
