#include "gpu/timing/lowering.h"

#include <algorithm>
#include <map>

namespace tilescope::timing
{

namespace
{

using Kind = MachineOp::Kind;
using Memory = MachineOp::Memory;

bool isFence(const MachineOp& op)
{
    return op.kind == Kind::Barrier || op.kind == Kind::Arrive || op.kind == Kind::Fence || op.kind == Kind::CopyWait ||
           op.kind == Kind::CopyCommit || op.kind == Kind::Branch || op.kind == Kind::Exit;
}

bool mayOverlap(Memory a, Memory b) { return a == b || a == Memory::Any || b == Memory::Any; }

/// Values that were loaded and still wait to be used: more are not held in registers.
constexpr std::size_t mostWaiting = 32;

/// Which operations must come before which, and how many cycles after them one can issue.
class Dependences
{
public:
    Dependences(const std::vector<MachineOp>& ops, const MachineFigures& figures)
        : m_ops(ops), m_figures(figures), m_after(ops.size()), m_before(ops.size(), 0)
    {
        std::map<std::uint16_t, std::size_t> writer;
        std::map<std::uint16_t, std::vector<std::size_t>> readers;
        std::vector<std::size_t> accesses, sinceFence;
        std::size_t fence = ops.size();
        for (std::size_t i = 0; i < ops.size(); ++i) {
            const MachineOp& op = ops[i];
            for (std::size_t s = 0; s < op.sources; ++s) {
                if (const auto found = writer.find(op.source[s]); found != writer.end())
                    add(found->second, i, resultTime(ops[found->second]));
                readers[op.source[s]].push_back(i);
            }
            for (std::size_t r = 0; r < op.results; ++r) {
                if (const auto found = writer.find(op.result[r]); found != writer.end())
                    add(found->second, i, 1);
                for (const std::size_t reader : readers[op.result[r]])
                    if (reader != i)
                        add(reader, i, 0);
                readers[op.result[r]].clear();
                writer[op.result[r]] = i;
            }
            orderMemory(i, accesses);
            if (fence < ops.size())
                add(fence, i, 0);
            if (isFence(op)) {
                for (const std::size_t before : sinceFence)
                    add(before, i, 0);
                sinceFence.clear();
                accesses.clear();
                fence = i;
            } else {
                sinceFence.push_back(i);
            }
        }
        findHeights();
    }

    struct Edge {
        std::size_t to;
        double cycles;
    };
    const std::vector<Edge>& after(std::size_t i) const { return m_after[i]; }
    std::size_t before(std::size_t i) const { return m_before[i]; }
    double height(std::size_t i) const { return m_height[i]; } ///< cycles to the end of the block, at least

private:
    void add(std::size_t from, std::size_t to, double cycles)
    {
        m_after[from].push_back({to, cycles});
        ++m_before[to];
    }

    double resultTime(const MachineOp& op) const
    {
        if (op.kind == Kind::Alias)
            return 0;
        if (op.slot == noSlot)
            return op.latency;
        return op.pipe == Pipe::Texture         ? m_figures.textureLatency
               : op.memory == Memory::Shared    ? m_figures.sharedLatency
               : op.pipe == Pipe::ConstantCache ? m_figures.constantLatency
                                                : m_figures.l1Latency;
    }

    void orderMemory(std::size_t i, std::vector<std::size_t>& accesses)
    {
        const MachineOp& op = m_ops[i];
        if (op.memory == Memory::None)
            return;
        const bool changes = op.kind != Kind::Load;
        for (const std::size_t before : accesses)
            if ((changes || m_ops[before].kind != Kind::Load) && mayOverlap(op.memory, m_ops[before].memory))
                add(before, i, 1);
        accesses.push_back(i);
    }

    void findHeights()
    {
        m_height.assign(m_ops.size(), 0);
        for (std::size_t i = m_ops.size(); i-- > 0;)
            for (const Edge& edge : m_after[i])
                m_height[i] = std::max(m_height[i], m_height[edge.to] + edge.cycles);
    }

    const std::vector<MachineOp>& m_ops;
    const MachineFigures& m_figures;
    std::vector<std::vector<Edge>> m_after;
    std::vector<std::size_t> m_before;
    std::vector<double> m_height;
};

bool isLoad(const MachineOp& op) { return op.kind == Kind::Load || op.kind == Kind::Atomic; }

} // namespace

std::vector<MachineOp> scheduled(const std::vector<MachineOp>& ops, const MachineFigures& figures)
{
    constexpr std::size_t window = 192; ///< candidates that are compared: ptxas, too, looks only so far ahead
    const Dependences dependences(ops, figures);
    std::vector<std::size_t> waitsFor(ops.size()), ready;
    std::vector<double> earliest(ops.size(), 0);
    std::vector<std::size_t> unread(ops.size(), 0); ///< readers of a load that have not been issued
    for (std::size_t i = 0; i < ops.size(); ++i) {
        waitsFor[i] = dependences.before(i);
        if (waitsFor[i] == 0)
            ready.push_back(i);
        if (isLoad(ops[i]))
            unread[i] = dependences.after(i).size();
    }
    std::vector<std::vector<std::size_t>> loadsOf(ops.size());
    for (std::size_t i = 0; i < ops.size(); ++i)
        if (isLoad(ops[i]))
            for (const auto& edge : dependences.after(i))
                loadsOf[edge.to].push_back(i);
    std::vector<MachineOp> order;
    order.reserve(ops.size());
    std::size_t waiting = 0;
    double now = 0;
    while (!ready.empty()) {
        const bool isFull = waiting >= mostWaiting;
        const auto isBetter = [&](std::size_t a, std::size_t b) {
            const bool loadA = isFull && isLoad(ops[a]), loadB = isFull && isLoad(ops[b]);
            if (loadA != loadB)
                return loadB;
            const bool nowA = earliest[a] <= now, nowB = earliest[b] <= now;
            if (nowA != nowB)
                return nowA;
            if (!nowA && earliest[a] != earliest[b])
                return earliest[a] < earliest[b];
            if (dependences.height(a) != dependences.height(b))
                return dependences.height(a) > dependences.height(b);
            return a < b;
        };
        std::size_t best = 0;
        for (std::size_t c = 1; c < std::min(ready.size(), window); ++c)
            if (isBetter(ready[c], ready[best]))
                best = c;
        const std::size_t chosen = ready[best];
        ready.erase(ready.begin() + static_cast<std::ptrdiff_t>(best));
        order.push_back(ops[chosen]);
        now = std::max(now, earliest[chosen]);
        const double issued = now;
        if (ops[chosen].kind != Kind::Alias)
            now += 1;
        if (isLoad(ops[chosen]) && unread[chosen] > 0)
            waiting += ops[chosen].elements;
        for (const std::size_t load : loadsOf[chosen])
            if (unread[load] > 0 && --unread[load] == 0)
                waiting -= std::min<std::size_t>(waiting, ops[load].elements);
        for (const auto& edge : dependences.after(chosen)) {
            earliest[edge.to] = std::max(earliest[edge.to], issued + edge.cycles);
            if (--waitsFor[edge.to] == 0)
                ready.insert(std::ranges::lower_bound(ready, edge.to), edge.to);
        }
    }
    return order;
}

std::vector<MachineOp> repeated(const LoweredBlock& block, unsigned copies, std::uint16_t slots, std::size_t& registers)
{
    std::map<std::uint16_t, unsigned> readers; ///< other than the branch
    for (const MachineOp& op : block.ops)
        if (op.kind != Kind::Branch)
            for (std::size_t s = 0; s < op.sources; ++s)
                ++readers[op.source[s]];
    const auto isCounter = [&](std::uint16_t r) {
        return std::ranges::find(block.counters, r) != block.counters.end();
    };
    const auto onlyOnce = [&](const MachineOp& op) {
        if (op.kind == Kind::Branch)
            return true;
        if (op.slot != noSlot || op.results == 0)
            return false;
        if (op.results == 1 && isCounter(op.result[0]))
            return true;
        return op.results == 1 && readers[op.result[0]] == 0 && op.pipe == Pipe::Alu; // the loop's condition
    };
    std::vector<MachineOp> ops;
    std::map<std::uint16_t, std::uint16_t> name;
    for (unsigned copy = 0; copy < copies; ++copy) {
        const bool isLast = copy + 1 == copies;
        for (MachineOp op : block.ops) {
            if (!isLast && onlyOnce(op))
                continue;
            for (std::size_t s = 0; s < op.sources; ++s)
                if (const auto found = name.find(op.source[s]); found != name.end())
                    op.source[s] = found->second;
            for (std::size_t r = 0; r < op.results; ++r) {
                if (isCounter(op.result[r]))
                    continue;
                if (isLast || registers >= 0xFFF0) {
                    name.erase(op.result[r]);
                    continue;
                }
                const auto fresh = static_cast<std::uint16_t>(registers++);
                name[op.result[r]] = fresh;
                op.result[r] = fresh;
            }
            if (op.slot != noSlot)
                op.slot = static_cast<std::uint16_t>(op.slot + copy * slots);
            ops.push_back(op);
        }
    }
    return ops;
}

} // namespace tilescope::timing
