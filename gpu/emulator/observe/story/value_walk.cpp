#include "gpu/emulator/observe/story/value_walk.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <set>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;

/// Why the value of such an instruction is not followed; empty: it is.
Message limitOf(const ptx::Instruction& in)
{
    switch (in.opcode) {
    case Opcode::Shfl:
        return gpu::phrase("Lanes of the warp exchange values (shfl); what other lanes have read is not listed.");
    case Opcode::Mma:
    case Opcode::LdMatrix:
        return gpu::phrase(
            "A warp computes this value collectively with matrix instructions, so its reads are not listed.");
    case Opcode::Atom:
    case Opcode::Red:
        return gpu::phrase("An atomic instruction updates the value; what other threads add is not listed.");
    case Opcode::Vote:
    case Opcode::Match:
    case Opcode::Redux:
    case Opcode::BarRed:
        return gpu::phrase(
            "Threads combine values in one instruction; what the other threads have read is not listed.");
    case Opcode::Tld4:
    case Opcode::SurfaceLoad: return gpu::phrase("Some reads, from a surface or by a gather, are not listed.");
    default: return {};
    }
}

class Walk
{
public:
    Walk(const ptx::Kernel& kernel, const BlockTrace& trace, const LaneHistory& history, std::uint32_t lane,
         bool withBranches)
        : m_kernel(kernel), m_trace(trace), m_history(history), m_lane(lane), m_withBranches(withBranches)
    {
    }

    ValueSources from(std::size_t execution, unsigned element)
    {
        const LaneHistory::Execution& store = m_history.executions()[execution];
        wantValue(m_kernel.instructions[store.site], element);
        m_execution = execution;
        for (std::size_t s = store.step + 1; s-- > 0 && !isDone();) {
            const PathStep& step = m_history.steps()[s];
            const std::uint32_t end = s == store.step ? store.site : step.last + 1;
            for (std::uint32_t site = end; site-- > step.first;)
                visit(m_kernel.instructions[site]);
        }
        std::ranges::reverse(m_found.loads);
        return std::move(m_found);
    }

private:
    bool isDone() const { return m_wanted.empty() && m_wantedStores.empty() && !m_withBranches; }

    void want(const Operand& operand)
    {
        if (operand.kind == Operand::Kind::Register)
            m_wanted.insert(operand.index);
    }
    /// What a store stores; its first source is the address.
    void wantValue(const ptx::Instruction& store, unsigned element)
    {
        if (element + 1 < store.sources.size())
            want(store.sources[element + 1]);
    }

    void visit(const ptx::Instruction& in)
    {
        if (isTraced(in))
            --m_execution;
        if (in.opcode == Opcode::St) {
            visitStore(in);
            return;
        }
        if (in.guard != ptx::noIndex && m_withBranches && (in.opcode == Opcode::Bra || in.opcode == Opcode::BrxIdx))
            m_wanted.insert(in.guard);
        std::vector<unsigned> hit;
        for (unsigned i = 0; i < in.destinations.size(); ++i)
            if (in.destinations[i].kind == Operand::Kind::Register && m_wanted.contains(in.destinations[i].index))
                hit.push_back(i);
        if (hit.empty())
            return;
        if (in.guard != ptx::noIndex) // it may keep the old value
            m_wanted.insert(in.guard);
        else
            for (const unsigned i : hit)
                m_wanted.erase(in.destinations[i].index);
        follow(in, hit);
    }

    void follow(const ptx::Instruction& in, const std::vector<unsigned>& hit)
    {
        if (const Message limit = limitOf(in); !limit.empty())
            m_found.incomplete = limit;
        if (in.opcode == Opcode::Ld || in.opcode == Opcode::Tex) {
            if (in.space != ptx::Space::Parameter)
                addLoad(hit);
            return;
        }
        for (const Operand& source : in.sources)
            want(source);
    }

    void addLoad(std::vector<unsigned> elements)
    {
        const std::optional<std::size_t> event = m_history.executions()[m_execution].event;
        if (!event) {
            m_found.incomplete =
                gpu::phrase("Some loads execute for only some of the lanes (predicated), so not all reads are listed.");
            return;
        }
        const TraceEvent& load = m_trace.events[*event];
        if (load.kind == TraceEvent::Kind::Access && load.space == TraceSpace::Local) {
            wantLocalStore(*event);
            return;
        }
        if (load.kind == TraceEvent::Kind::Texture)
            elements = {0};
        for (auto element = elements.rbegin(); element != elements.rend(); ++element) // the walk goes backwards
            m_found.loads.push_back({m_execution, *element});
    }

    /// The last store of this lane to the loaded place of its local memory.
    void wantLocalStore(std::size_t event)
    {
        const TraceEvent& load = m_trace.events[event];
        const std::uint32_t at = m_trace.lanes[load.lanes].offsets[m_lane];
        for (std::size_t i = m_execution; i-- > 0;) {
            const std::optional<std::size_t> earlier = m_history.executions()[i].event;
            if (!earlier)
                continue;
            const TraceEvent& store = m_trace.events[*earlier];
            if (store.kind != TraceEvent::Kind::Access || !store.store || store.space != TraceSpace::Local)
                continue;
            const std::uint32_t begin = m_trace.lanes[store.lanes].offsets[m_lane];
            if (at >= begin && at < begin + store.bytes) {
                m_wantedStores.insert({*earlier, at - begin});
                return;
            }
        }
    }

    void visitStore(const ptx::Instruction& in)
    {
        const std::optional<std::size_t> event = m_history.executions()[m_execution].event;
        if (!event)
            return;
        for (auto it = m_wantedStores.lower_bound({*event, 0}); it != m_wantedStores.end() && it->first == *event;) {
            wantValue(in, it->second / elementBytes(in, m_trace.events[*event]));
            it = m_wantedStores.erase(it);
        }
    }

    const ptx::Kernel& m_kernel;
    const BlockTrace& m_trace;
    const LaneHistory& m_history;
    std::uint32_t m_lane;
    bool m_withBranches;
    std::set<std::uint32_t> m_wanted;                               ///< registers
    std::set<std::pair<std::size_t, std::uint32_t>> m_wantedStores; ///< to local memory: event, byte of its value
    std::size_t m_execution = 0;                                    ///< of the last memory instruction that was visited
    ValueSources m_found;
};

} // namespace

ValueSources sourcesOf(const ptx::Kernel& kernel, const BlockTrace& trace, const LaneHistory& history,
                       std::uint32_t lane, std::size_t execution, unsigned element, bool withBranches)
{
    return Walk(kernel, trace, history, lane, withBranches).from(execution, element);
}

std::uint32_t elementBytes(const ptx::Instruction& instruction, const TraceEvent& access)
{
    return std::max(1U, access.bytes / std::max<std::uint32_t>(1, instruction.vector));
}

std::uint64_t accessBits(const BlockTrace& trace, const TraceEvent& access, std::uint32_t lane, std::uint32_t at,
                         std::uint32_t bytes)
{
    std::uint64_t bits = 0;
    for (std::uint32_t i = 0; i < std::min<std::uint32_t>(bytes, 8) && at + i < access.bytes; ++i) {
        const std::uint32_t byte = at + i;
        bits |= (trace.lanes[access.lanes + byte / 8].values[lane] >> (8 * (byte % 8)) & 0xFF) << (8 * i);
    }
    return bits;
}

} // namespace tilescope::emulator
