#include "gpu/emulator/observe/story/lane_history.h"

namespace tilescope::emulator
{

bool isTraced(const ptx::Instruction& instruction)
{
    using ptx::Opcode;
    switch (instruction.opcode) {
    case Opcode::Ld: return instruction.space != ptx::Space::Parameter;
    case Opcode::St:
    case Opcode::Tex:
    case Opcode::CpAsync: return true;
    default: return false;
    }
}

/// The k-th event of an instruction belongs to its k-th execution. With fewer events than executions, because some were
/// predicated or the emulator needed no load, none of them is assigned. After a fault the last part of the path is
/// missing, so that there may be more events.
LaneHistory::LaneHistory(const ptx::Kernel& kernel, const BlockTrace& trace, const std::vector<std::size_t>& events,
                         const std::vector<PathStep>& path, std::uint32_t lane)
{
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> eventsOf, executionsOf;
    for (const std::size_t i : events) {
        const TraceEvent& event = trace.events[i];
        const bool isAccess = event.kind == TraceEvent::Kind::Access || event.kind == TraceEvent::Kind::Texture;
        const bool lands = event.copies && event.store; // the copy's execution is its begin
        if (isAccess && !lands && (event.mask >> lane & 1))
            eventsOf[trace.sites[event.site].instruction].push_back(i);
    }
    for (const PathStep& step : path) {
        if (!(step.mask >> lane & 1))
            continue;
        for (std::uint32_t site = step.first; site <= step.last; ++site)
            if (isTraced(kernel.instructions[site])) {
                executionsOf[site].push_back(m_executions.size());
                m_executions.push_back({m_steps.size(), site, std::nullopt});
            }
        m_steps.push_back(step);
    }
    for (const auto& [site, executions] : executionsOf) {
        const std::vector<std::size_t>& found = eventsOf[site];
        if (found.size() < executions.size())
            continue;
        for (std::size_t k = 0; k < executions.size(); ++k) {
            m_executions[executions[k]].event = found[k];
            m_ofEvent[found[k]] = executions[k];
        }
    }
}

std::optional<std::size_t> LaneHistory::executionOf(std::size_t event) const
{
    const auto found = m_ofEvent.find(event);
    return found == m_ofEvent.end() ? std::nullopt : std::optional(found->second);
}

} // namespace tilescope::emulator
