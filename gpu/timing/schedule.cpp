#include "gpu/timing/lowering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

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

    /// What ptxas expects, to judge by how far it puts the readers of a load in nvdisasm's listings.
    double resultTime(const MachineOp& op) const
    {
        constexpr double ofMemory = 100;
        if (op.kind == Kind::Alias)
            return 0;
        if (op.slot == noSlot)
            return op.latency;
        return op.pipe == Pipe::Texture         ? m_figures.textureLatency
               : op.memory == Memory::Shared    ? m_figures.sharedLatency
               : op.pipe == Pipe::ConstantCache ? ownInterval(op, m_figures)
                                                : std::max(ofMemory, m_figures.l1Latency);
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

/// The registers that are taken while a block's operations are put in order. A register that is written again has
/// another value: what it held before needs no room after its last reader.
class Registers
{
public:
    Registers(const LoweredBlock& block, const std::vector<std::uint8_t>& words, std::size_t most)
        : m_ops(block.ops), m_values(words.size()), m_sources(block.ops.size()), m_results(block.ops.size()),
          m_taken(static_cast<int>(block.liveWords)),
          m_most(
              static_cast<int>(block.liveWords + fewest <= most ? most : block.liveWords + std::max(slack, most / 3)))
    {
        std::vector<std::size_t> valueOf(words.size()); // that each register has at this place
        for (std::size_t r = 0; r < words.size(); ++r) {
            valueOf[r] = r;
            m_values[r] = {0, words[r], false, false};
        }
        for (std::size_t i = 0; i < m_ops.size(); ++i) {
            const MachineOp& op = m_ops[i];
            for (std::size_t s = 0; s < op.sources; ++s) {
                m_sources[i][s] = valueOf[op.source[s]];
                ++m_values[m_sources[i][s]].readers;
            }
            for (std::size_t r = 0; r < op.results; ++r) {
                m_results[i][r] = valueOf[op.result[r]] = m_values.size();
                m_values.push_back({0, words[op.result[r]], false, false});
            }
        }
        for (std::size_t r = 0; r < words.size(); ++r)
            m_values[valueOf[r]].staysToTheEnd = block.liveOut[r];
        for (std::size_t r = 0; r < words.size(); ++r)
            m_values[r].isTaken = m_values[r].isNeeded();
    }

    /// How many more are taken after the operation.
    int change(std::size_t op) const
    {
        int words = 0;
        for (std::size_t r = 0; r < m_ops[op].results; ++r)
            if (const Value& made = m_values[m_results[op][r]]; made.isNeeded())
                words += made.words;
        for (std::size_t s = 0; s < m_ops[op].sources; ++s)
            if (const Value& read = m_values[m_sources[op][s]];
                read.isTaken && read.readers == 1 && !read.staysToTheEnd)
                words -= read.words;
        return words;
    }

    bool fits(int change) const { return change <= 0 || m_taken + change <= m_most; }

    void issue(std::size_t op)
    {
        m_taken += change(op);
        for (std::size_t s = 0; s < m_ops[op].sources; ++s) {
            Value& read = m_values[m_sources[op][s]];
            --read.readers;
            read.isTaken = read.isTaken && read.isNeeded();
        }
        for (std::size_t r = 0; r < m_ops[op].results; ++r)
            m_values[m_results[op][r]].isTaken = m_values[m_results[op][r]].isNeeded();
    }

private:
    static constexpr std::size_t fewest = 8; ///< that are left for what the block itself computes
    /// More values than there are registers are estimated to be needed anyway: that is wrong, and so many more may be.
    static constexpr std::size_t slack = 20;

    struct Value {
        int readers = 0; ///< operations of the block that have not been issued
        std::uint8_t words = 1;
        bool staysToTheEnd = false, isTaken = false;
        bool isNeeded() const { return readers > 0 || staysToTheEnd; }
    };

    const std::vector<MachineOp>& m_ops;
    std::vector<Value> m_values; ///< first what each register holds when the block begins
    std::vector<std::array<std::size_t, std::tuple_size_v<decltype(MachineOp::source)>>> m_sources; ///< by operation
    std::vector<std::array<std::size_t, std::tuple_size_v<decltype(MachineOp::result)>>> m_results;
    int m_taken = 0, m_most = 0;
};

} // namespace

double ownInterval(const MachineOp& op, const MachineFigures& figures)
{
    switch (op.pipe) {
    case Pipe::LoadStore: return figures.schedulers; // which share it
    case Pipe::ConstantCache:
        return std::floor(32 * figures.schedulers / figures.pipes[static_cast<std::size_t>(op.pipe)].lanes);
    case Pipe::Control:
    case Pipe::Texture: return 1;
    default: return std::max(1.0, std::floor(static_cast<double>(op.interval)));
    }
}

std::vector<MachineOp> scheduled(const LoweredBlock& block, const std::vector<std::uint8_t>& words,
                                 std::size_t mostWords, const MachineFigures& figures)
{
    constexpr std::size_t window = 192; ///< candidates that are compared: ptxas, too, looks only so far ahead
    constexpr std::size_t reach = 400;  ///< operations: no candidate is farther beyond the first one
    const std::vector<MachineOp>& ops = block.ops;
    const Dependences dependences(ops, figures);
    Registers registers(block, words, mostWords);
    std::vector<std::size_t> waitsFor(ops.size()), ready;
    std::vector<double> earliest(ops.size(), 0);
    for (std::size_t i = 0; i < ops.size(); ++i) {
        waitsFor[i] = dependences.before(i);
        if (waitsFor[i] == 0)
            ready.push_back(i);
    }
    std::vector<MachineOp> order;
    order.reserve(ops.size());
    double now = 0;
    std::array<double, pipeCount> free{}; ///< when each pipe takes another instruction of this warp
    const auto whenOf = [&](std::size_t i) {
        return ops[i].kind == Kind::Alias ? earliest[i]
                                          : std::max(earliest[i], free[static_cast<std::size_t>(ops[i].pipe)]);
    };
    const auto isBetter = [&](std::size_t a, std::size_t b) {
        const int changeA = registers.change(a), changeB = registers.change(b);
        const bool fitsA = registers.fits(changeA), fitsB = registers.fits(changeB);
        if (fitsA != fitsB)
            return fitsA;
        if (!fitsA)
            return changeA != changeB ? changeA < changeB : a < b;
        const double whenA = whenOf(a), whenB = whenOf(b);
        const bool nowA = whenA <= now, nowB = whenB <= now;
        if (nowA != nowB)
            return nowA;
        if (!nowA && whenA != whenB)
            return whenA < whenB;
        if (dependences.height(a) != dependences.height(b))
            return dependences.height(a) > dependences.height(b);
        return a < b;
    };
    while (!ready.empty()) {
        std::size_t best = 0;
        for (std::size_t c = 1; c < std::min(ready.size(), window) && ready[c] < ready[0] + reach; ++c)
            if (isBetter(ready[c], ready[best]))
                best = c;
        const std::size_t chosen = ready[best];
        ready.erase(ready.begin() + static_cast<std::ptrdiff_t>(best));
        order.push_back(ops[chosen]);
        registers.issue(chosen);
        now = std::max(now, whenOf(chosen));
        const double issued = now;
        if (ops[chosen].kind != Kind::Alias) {
            free[static_cast<std::size_t>(ops[chosen].pipe)] = now + ownInterval(ops[chosen], figures);
            now += 1;
        }
        for (const auto& edge : dependences.after(chosen)) {
            earliest[edge.to] = std::max(earliest[edge.to], issued + edge.cycles);
            if (--waitsFor[edge.to] == 0)
                ready.insert(std::ranges::lower_bound(ready, edge.to), edge.to);
        }
    }
    return order;
}

} // namespace tilescope::timing
