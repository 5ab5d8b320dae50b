#include "gpu/timing/kernel_steps.h"
#include "gpu/timing/listed_code.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tilescope::timing
{

namespace
{

constexpr std::uint32_t none = 0xFFFF'FFFF;

/// The machine blocks are regions of the PTX: basic blocks of which the machine code has one.
class ListedProgram
{
public:
    ListedProgram(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures,
                  const sass::Function& function)
        : m_kernel(module, kernel), m_graph(m_kernel.graph()), m_figures(figures), m_list(function.instructions),
          m_blocks(usualBlocks(function)), m_calls(callsOf(function)), m_region(m_graph.blocks.size())
    {
        std::iota(m_region.begin(), m_region.end(), 0u);
    }

    std::optional<MachineProgram> run()
    {
        if (m_blocks.empty() || m_kernel.size() == 0)
            return std::nullopt;
        findSites();
        if (!placeBlocks())
            return std::nullopt;
        findTextures();
        return program();
    }

private:
    const ptx::Instruction& ptxOf(std::uint32_t site) const { return m_kernel.step(site).in; }

    void findSites()
    {
        std::map<std::uint32_t, std::vector<std::uint32_t>> byLine;
        for (std::uint32_t i = 0; i < m_kernel.size(); ++i)
            byLine[ptxOf(i).textLine].push_back(i);
        std::map<std::uint32_t, std::size_t> matched; ///< by line: of its accesses
        m_site.assign(m_list.size(), none);
        m_anchor.assign(m_list.size(), none);
        for (std::uint32_t i = 0; i < m_list.size(); ++i) {
            auto found = byLine.upper_bound(m_list[i].ptxLine);
            if (found == byLine.begin())
                continue;
            --found;
            m_site[i] = found->second.front();
            if (found->first != m_list[i].ptxLine)
                continue;
            std::vector<std::uint32_t> fitting;
            for (const std::uint32_t site : found->second)
                if (isSameAccess(m_list[i], ptxOf(site)) || (m_list[i].name() == "CALL" && mayCall(site)))
                    fitting.push_back(site);
            if (!fitting.empty())
                m_site[i] = m_anchor[i] = fitting[matched[found->first]++ % fitting.size()];
        }
    }

    std::uint32_t rootOf(std::uint32_t b) const
    {
        while (m_region[b] != b)
            b = m_region[b];
        return b;
    }

    /// Whether one of the blocks is in a loop that the other is not in.
    bool areApart(std::uint32_t a, std::uint32_t b) const
    {
        for (std::uint32_t from = 0; from < m_graph.blocks.size(); ++from)
            for (const std::uint32_t to : m_graph.blocks[from].successors)
                if (to <= from && (to <= a && a <= from) != (to <= b && b <= from))
                    return true;
        return false;
    }

    /// Which region each listed block belongs to: that of the accesses in it, else that of most of its instructions.
    bool placeBlocks()
    {
        m_place.assign(m_blocks.size(), none);
        for (std::size_t l = 0; l < m_blocks.size(); ++l) {
            std::set<std::uint32_t> blocks;
            for (const std::uint32_t i : m_blocks[l])
                if (m_anchor[i] != none)
                    blocks.insert(m_graph.blockOf[m_anchor[i]]);
            if (blocks.empty())
                continue;
            const std::uint32_t first = *blocks.begin(), last = *blocks.rbegin();
            if (areApart(first, last))
                return false;
            for (std::uint32_t b = first; b <= last; ++b)
                m_region[std::max(rootOf(b), rootOf(first))] = std::min(rootOf(b), rootOf(first));
            m_place[l] = first;
        }
        for (std::size_t l = 0; l < m_blocks.size(); ++l) {
            if (m_place[l] != none)
                continue;
            std::map<std::uint32_t, std::size_t> votes;
            for (const std::uint32_t i : m_blocks[l])
                if (m_site[i] != none)
                    ++votes[m_graph.blockOf[m_site[i]]];
            const auto most = std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
            m_place[l] = most != votes.end() ? most->first : l > 0 ? m_place[l - 1] : 0;
        }
        return true;
    }

    /// ptxas does not record the lines of texture accesses: those of a region follow one another.
    void findTextures()
    {
        std::map<std::uint32_t, std::vector<std::uint32_t>> sites; ///< by region
        for (std::uint32_t i = 0; i < m_kernel.size(); ++i)
            if (accessKind(ptxOf(i)) == AccessKind::Texture)
                sites[rootOf(m_graph.blockOf[i])].push_back(i);
        std::map<std::uint32_t, std::size_t> taken;
        for (std::size_t l = 0; l < m_blocks.size(); ++l)
            for (const std::uint32_t i : m_blocks[l])
                if (m_anchor[i] == none)
                    if (const auto found = sites.find(rootOf(m_place[l]));
                        found != sites.end() && isSameAccess(m_list[i], ptxOf(found->second.front())))
                        m_site[i] = m_anchor[i] = found->second[taken[found->first]++ % found->second.size()];
    }

    bool isAccess(std::uint32_t site) const
    {
        const ptx::Instruction& in = ptxOf(site);
        return accessKind(in) != AccessKind::None && accessKind(in) != AccessKind::Shuffle &&
               accessKind(in) != AccessKind::Barrier;
    }

    /// Whether the machine's code calls a function for some operands (PathTarget::Function).
    bool mayCall(std::uint32_t site) const
    {
        using ptx::Opcode;
        const Opcode opcode = ptxOf(site).opcode;
        return opcode == Opcode::Div || opcode == Opcode::Rem || opcode == Opcode::Sqrt || opcode == Opcode::Rcp;
    }

    std::optional<MachineProgram> program()
    {
        std::map<std::uint32_t, std::vector<std::size_t>> listed; ///< by region: its blocks of machine code
        for (std::size_t l = 0; l < m_blocks.size(); ++l)
            listed[rootOf(m_place[l])].push_back(l);
        MachineProgram program;
        program.registers = sass::ControlCode::scoreboards;
        program.isListed = true;
        program.blockAt.assign(m_kernel.size(), 0);
        program.slotAt.assign(m_kernel.size(), noSlot);
        std::map<std::uint32_t, std::uint32_t> number;
        for (std::uint32_t b = 0; b < m_graph.blocks.size(); ++b) {
            const std::uint32_t region = rootOf(b);
            const auto added = number.emplace(region, static_cast<std::uint32_t>(program.blocks.size()));
            if (added.second)
                program.blocks.emplace_back();
            MachineBlock& block = program.blocks[added.first->second];
            for (std::uint32_t i = m_graph.blocks[b].first; i < m_graph.blocks[b].end; ++i) {
                program.blockAt[i] = added.first->second;
                if (isAccess(i) || mayCall(i))
                    program.slotAt[i] = block.slots++;
            }
        }
        findWithin(program);
        for (const ListedCall& call : m_calls)
            program.functions.push_back(functionOf(call));
        for (const auto& [region, own] : listed)
            if (!addBodies(own, program, program.blocks[number.at(region)]))
                return std::nullopt;
        addCallsAlone(program, number);
        for (MachineBlock& block : program.blocks)
            if (block.bodies.empty())
                block.bodies.emplace_back();
        return program;
    }

    /// A basic block of which the machine's code has nothing but a call: one that divides 64 bits, beside another for
    /// numbers that fit in 32.
    void addCallsAlone(MachineProgram& program, const std::map<std::uint32_t, std::uint32_t>& number) const
    {
        for (std::size_t c = 0; c < m_calls.size(); ++c) {
            const std::uint32_t site = m_anchor[m_calls[c].call];
            if (site == none)
                continue;
            MachineBlock& block = program.blocks[number.at(rootOf(m_graph.blockOf[site]))];
            if (!block.bodies.empty())
                continue;
            block.bodies.emplace_back().ops.push_back(callAt(c));
            block.bodies.back().ops.back().slot = program.slotAt[site];
        }
    }

    MachineOp callAt(std::size_t c) const
    {
        MachineOp op;
        op.kind = MachineOp::Kind::Call;
        op.site = m_anchor[m_calls[c].call];
        op.function = static_cast<std::uint16_t>(c);
        return op;
    }

    void findWithin(MachineProgram& program) const
    {
        std::vector<bool> begins(m_graph.blocks.size(), false);
        for (std::uint32_t from = 0; from < m_graph.blocks.size(); ++from) {
            begins[from] = begins[from] || rootOf(from) == from;
            for (const std::uint32_t to : m_graph.blocks[from].successors)
                if (to <= from)
                    begins[to] = true;
        }
        program.isWithin.assign(m_kernel.size(), false);
        for (std::uint32_t b = 0; b < m_graph.blocks.size(); ++b)
            for (std::uint32_t i = m_graph.blocks[b].first; i < m_graph.blocks[b].end; ++i)
                program.isWithin[i] = !begins[b];
    }

    using Counts = std::map<std::uint32_t, std::uint32_t>; ///< by site: how often a part of the machine code has it

    Counts countsOf(std::size_t l) const
    {
        Counts counts;
        for (const std::uint32_t i : m_blocks[l])
            if (m_anchor[i] != none)
                ++counts[m_anchor[i]];
        return counts;
    }

    /// ptxas may write a loop's body several times, and once more for what is left: each is a body of its own.
    bool addBodies(const std::vector<std::size_t>& listed, const MachineProgram& program, MachineBlock& block)
    {
        Counts all;
        for (const std::size_t l : listed)
            for (const auto& [site, count] : countsOf(l))
                all[site] += count;
        const bool isOnce = std::ranges::all_of(all, [](const auto& entry) { return entry.second == 1; });
        if (isOnce) {
            block.bodies.push_back(bodyOf(listed, 1, program, block.slots));
            return true;
        }
        std::vector<std::size_t> group;
        Counts counts;
        for (const std::size_t l : listed) {
            group.push_back(l);
            for (const auto& [site, count] : countsOf(l))
                counts[site] += count;
            const bool isWhole = counts.size() == all.size() && std::ranges::all_of(counts, [&](const auto& entry) {
                                     return entry.second == counts.begin()->second;
                                 });
            if (!isWhole)
                continue;
            block.bodies.push_back(bodyOf(group, counts.begin()->second, program, block.slots));
            group.clear();
            counts.clear();
        }
        return counts.empty();
    }

    MachineBody bodyOf(const std::vector<std::size_t>& listed, std::uint32_t repeats, const MachineProgram& program,
                       std::uint16_t slots) const
    {
        MachineBody body;
        body.repeats = repeats;
        Counts seen;
        for (const std::size_t l : listed)
            for (std::size_t k = 0; k < m_blocks[l].size(); ++k) {
                const std::uint32_t i = m_blocks[l][k];
                MachineOp op = operationOf(m_list[i], i > 0 ? &m_list[i - 1] : nullptr,
                                           m_anchor[i] != none ? &ptxOf(m_anchor[i]) : nullptr, m_figures);
                op.site = m_site[i] != none ? m_site[i] : m_graph.blocks[m_place[l]].first;
                if (op.kind == MachineOp::Kind::Branch && k + 1 < m_blocks[l].size())
                    op.kind = m_list[i].has("DIV") ? MachineOp::Kind::Plain : MachineOp::Kind::Jump;
                if (m_anchor[i] != none && isAccess(m_anchor[i]))
                    op.slot = static_cast<std::uint16_t>(seen[m_anchor[i]]++ * slots + program.slotAt[m_anchor[i]]);
                body.ops.push_back(op);
                for (std::size_t c = 0; c < m_calls.size(); ++c)
                    if (const std::uint32_t site = m_anchor[m_calls[c].call];
                        m_calls[c].branch == i && site != none && rootOf(m_graph.blockOf[site]) == rootOf(m_place[l])) {
                        body.ops.push_back(callOf(c, l, k));
                        body.ops.back().slot = static_cast<std::uint16_t>(seen[site]++ * slots + program.slotAt[site]);
                    }
            }
        return body;
    }

    /// Behind instruction k of listed block l.
    MachineOp callOf(std::size_t c, std::size_t l, std::size_t k) const
    {
        MachineOp op = callAt(c);
        const ListedBlock& block = m_blocks[l];
        if (m_calls[c].otherwise == m_calls[c].back || k + 1 >= block.size() || block[k + 1] != m_calls[c].otherwise)
            return op;
        for (std::size_t next = k + 1; next < block.size(); ++next)
            if (block[next] == m_calls[c].back)
                op.skipped = static_cast<std::uint16_t>(next - k - 1);
        return op;
    }

    std::vector<MachineOp> functionOf(const ListedCall& call) const
    {
        std::vector<MachineOp> ops;
        for (std::size_t k = 0; k < call.instructions.size(); ++k) {
            const std::uint32_t i = call.instructions[k];
            MachineOp op = operationOf(m_list[i], i > 0 ? &m_list[i - 1] : nullptr, nullptr, m_figures);
            op.site = m_anchor[call.call] != none ? m_anchor[call.call] : 0;
            const bool goesOn = k + 1 < call.instructions.size() && call.instructions[k + 1] == i + 1;
            if (op.pipe == Pipe::Control && op.kind != MachineOp::Kind::CopyWait)
                op.kind = goesOn || k + 1 == call.instructions.size() ? MachineOp::Kind::Plain : MachineOp::Kind::Jump;
            ops.push_back(op);
        }
        return ops;
    }

    const KernelSteps m_kernel;
    const emulator::FlowGraph& m_graph;
    const MachineFigures& m_figures;
    const std::vector<sass::Instruction>& m_list;
    const std::vector<ListedBlock> m_blocks;
    const std::vector<ListedCall> m_calls;
    std::vector<std::uint32_t> m_region; ///< by basic block of the PTX: one before it in its region, or itself
    std::vector<std::uint32_t> m_site;   ///< by instruction: that of the PTX it was made of
    std::vector<std::uint32_t> m_anchor; ///< and which access, shuffle or barrier of the PTX it is; none: it is not
    std::vector<std::uint32_t> m_place;  ///< by listed block: a basic block of the PTX
};

} // namespace

std::optional<MachineProgram> listedProgram(const ptx::Module& module, const ptx::Kernel& kernel,
                                            const MachineFigures& figures, const sass::Function& function)
{
    return ListedProgram(module, kernel, figures, function).run();
}

} // namespace tilescope::timing
