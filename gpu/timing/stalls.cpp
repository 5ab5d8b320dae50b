#include "gpu/timing/lowering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace tilescope::timing
{

namespace
{

using Kind = MachineOp::Kind;

/// When what a block's instructions make is there, if they were issued as early as their stalls allow.
class ControlCodes
{
public:
    explicit ControlCodes(const MachineFigures& figures) : m_figures(figures) { m_free.fill(0); }

    void add(MachineOp& op)
    {
        if (op.kind == Kind::Alias) {
            Result made;
            for (std::size_t s = 0; s < op.sources; ++s)
                if (const auto found = m_results.find(op.source[s]);
                    found != m_results.end() && found->second.at > made.at)
                    made = found->second;
            for (std::size_t r = 0; r < op.results; ++r)
                m_results[op.result[r]] = made;
            return;
        }
        double at = m_last ? m_at + 1 : 0;
        for (std::size_t s = 0; s < op.sources; ++s)
            at = std::max(at, readyFor(op, op.source[s]));
        at = std::max(at, m_free[static_cast<std::size_t>(op.pipe)]);
        setLast(at - m_at);
        m_last = &op;
        m_at = at;
        m_free[static_cast<std::size_t>(op.pipe)] = at + ownInterval(op, m_figures);
        const double latency = op.isTracked ? scoreboardCycles : op.latency;
        for (std::size_t r = 0; r < op.results; ++r)
            m_results[op.result[r]] = {at + std::floor(latency), at + std::ceil(latency), op.pipe};
        m_drained = std::max(m_drained, at + std::ceil(latency));
    }

    /// Who comes next does not know what was computed here: it must be there.
    void end()
    {
        if (!m_last)
            return;
        double stall = m_drained - m_at;
        if (m_last->kind == Kind::Branch || m_last->kind == Kind::Exit)
            stall = std::max(stall, branchStall);
        setLast(stall);
    }

private:
    static constexpr double scoreboardCycles = 2; ///< until a scoreboard is known to be taken
    static constexpr double branchStall = 5;      ///< of every BRA and EXIT in nvdisasm's listings

    static constexpr int longStall = 4, mostCycles = 12; ///< after which it has another warp go on, as listings show

    struct Result {
        double at = 0, elsewhere = 0; ///< for the same pipe, and for another one
        Pipe pipe = Pipe::Control;
    };

    double readyFor(const MachineOp& op, std::uint16_t r) const
    {
        const auto found = m_results.find(r);
        if (found == m_results.end())
            return 0;
        const Result& made = found->second;
        if (op.kind == Kind::Branch) // of a predicate
            return made.at + m_figures.predicateLatency - m_figures.pipes[0].latency;
        return made.pipe == op.pipe ? made.at : made.elsewhere;
    }

    void setLast(double stall)
    {
        if (!m_last)
            return;
        m_last->stall = static_cast<std::uint8_t>(std::clamp<double>(std::ceil(stall), m_last->stall, 255));
        m_sinceYield += m_last->stall;
        m_last->yields = m_last->stall >= longStall || m_sinceYield >= mostCycles;
        if (m_last->yields)
            m_sinceYield = 0;
    }

    const MachineFigures& m_figures;
    std::unordered_map<std::uint16_t, Result> m_results;
    std::array<double, pipeCount> m_free{};
    MachineOp* m_last = nullptr;
    int m_sinceYield = 0;
    double m_at = 0, m_drained = 0;
};

} // namespace

void setStalls(std::vector<MachineOp>& ops, const MachineFigures& figures)
{
    ControlCodes codes(figures);
    for (MachineOp& op : ops)
        codes.add(op);
    codes.end();
}

namespace
{

template <typename Visit>
void forEachOp(MachineProgram& program, Visit&& visit)
{
    for (MachineBlock& block : program.blocks)
        for (MachineBody& body : block.bodies)
            for (MachineOp& op : body.ops)
                visit(op);
}

} // namespace

void keepTracked(MachineProgram& program)
{
    constexpr std::uint16_t untracked = 0xFFFF;
    std::vector<std::uint16_t> number(program.registers, untracked);
    std::uint16_t next = 0;
    const auto track = [&](const MachineOp& op) {
        bool any = false;
        for (std::size_t r = 0; r < op.results; ++r)
            if (number[op.result[r]] == untracked) {
                number[op.result[r]] = next++;
                any = true;
            }
        return any;
    };
    forEachOp(program, [&](const MachineOp& op) {
        if (op.isTracked)
            track(op);
    });
    for (bool changed = true; changed;) { // what is another name of such a register
        changed = false;
        forEachOp(program, [&](const MachineOp& op) {
            if (op.kind != Kind::Alias)
                return;
            for (std::size_t s = 0; s < op.sources; ++s)
                if (number[op.source[s]] != untracked) {
                    changed = track(op) || changed;
                    return;
                }
        });
    }
    const auto keep = [&](std::uint8_t& count, auto& registers) {
        std::uint8_t kept = 0;
        for (std::size_t i = 0; i < count; ++i)
            if (const std::uint16_t as = number[registers[i]]; as != untracked)
                registers[kept++] = as;
        count = kept;
    };
    forEachOp(program, [&](MachineOp& op) {
        keep(op.sources, op.source);
        keep(op.results, op.result);
    });
    for (MachineBlock& block : program.blocks)
        for (MachineBody& body : block.bodies)
            std::erase_if(body.ops,
                          [](const MachineOp& op) { return op.kind == MachineOp::Kind::Alias && op.results == 0; });
    program.registers = next;
}

} // namespace tilescope::timing
