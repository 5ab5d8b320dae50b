#include "gpu/timing/lowering.h"

#include "gpu/timing/divergence.h"
#include "gpu/timing/if_conversion.h"
#include "gpu/timing/instruction_cost.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace tilescope::timing
{

namespace
{

using emulator::Step;
using ptx::Instruction;
using ptx::Opcode;
using ptx::Operand;
using ptx::Space;
using ptx::Type;

constexpr std::size_t mostRegisters = 0xFFF0;

class Lowering
{
public:
    Lowering(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures)
        : m_kernel(module, kernel), m_figures(figures), m_graph(m_kernel.graph()), m_divergence(m_kernel),
          m_costs(stepCosts(m_kernel, figures))
    {
    }

    Lowered run()
    {
        Lowered result;
        result.registers = m_kernel.kernel().registers.size();
        const std::size_t sites = m_kernel.size();
        result.blockAt.assign(sites, 0);
        result.slotAt.assign(sites, noSlot);
        const std::vector<Region> regions =
            regionsOf(m_kernel.steps(), m_graph, [this](std::uint32_t b) { return isConvertible(b); });
        for (const Region& region : regions) {
            LoweredBlock lowered;
            std::uint16_t slots = 0;
            std::array<double, pipeCount> taken{}; ///< cycles of each pipe
            addPrelude(region.members.front().block, lowered.ops);
            for (std::size_t m = 0; m < region.members.size(); ++m) {
                const bool isGuarded = m + 1 < region.members.size() && region.members[m + 1].guard != ptx::noIndex;
                const Region::Member& member = region.members[m];
                const emulator::BasicBlock& block = m_graph.blocks[member.block];
                for (std::uint32_t i = block.first; i < block.end; ++i) {
                    result.blockAt[i] = static_cast<std::uint32_t>(result.blocks.size());
                    const bool isBranch = step(i).in.opcode == Opcode::Bra;
                    if (step(i).removed || (isBranch && (isGuarded || member.guard != ptx::noIndex)))
                        continue;
                    if (isBranch && hasSync(member.block))
                        lowered.ops.push_back(uniformOp(i));
                    MachineOp op = isFirstParameterLoad(i) ? parameterLoad(i) : lowerStep(i);
                    op.isTracked = op.isTracked || op.kind == MachineOp::Kind::Load ||
                                   op.kind == MachineOp::Kind::Atomic || op.kind == MachineOp::Kind::Shuffle;
                    if (member.guard != ptx::noIndex)
                        addGuard(member.guard, op);
                    if (op.slot != noSlot)
                        result.slotAt[i] = op.slot = slots++;
                    addParts(i, op, lowered.ops, taken);
                }
            }
            findSuccessors(region, regions, lowered);
            result.slots.push_back(slots);
            result.blocks.push_back(std::move(lowered));
        }
        findWords(result);
        findLive(result);
        return result;
    }

private:
    const Step& step(std::uint32_t i) const { return m_kernel.step(i); }

    void findSuccessors(const Region& region, const std::vector<Region>& regions, LoweredBlock& lowered) const
    {
        const std::uint32_t first = region.members.front().block, last = region.members.back().block;
        for (const Region::Member& member : region.members)
            for (const std::uint32_t next : m_graph.blocks[member.block].successors)
                if (next <= first || next > last) {
                    const auto found = std::ranges::find_if(regions, [next](const Region& other) {
                        return other.members.front().block <= next && next <= other.members.back().block;
                    });
                    lowered.successors.push_back(static_cast<std::uint32_t>(found - regions.begin()));
                }
    }

    /// Predicates have registers of their own; parameters and what is computed from them alone mostly too; and what
    /// became part of another instruction takes none.
    void findWords(Lowered& lowered) const
    {
        lowered.words.assign(lowered.registers, 0);
        for (const LoweredBlock& block : lowered.blocks)
            for (const MachineOp& op : block.ops) {
                const bool isMove =
                    op.kind == MachineOp::Kind::Alias && op.sources == 1 && step(op.site).in.opcode == Opcode::Mov;
                if ((op.kind == MachineOp::Kind::Alias && !isMove) || op.pipe == Pipe::Control)
                    continue;
                for (std::size_t r = 0; r < op.results; ++r) {
                    const Type type = m_kernel.kernel().registers[op.result[r]].type;
                    lowered.words[op.result[r]] =
                        static_cast<std::uint8_t>(type == Type::Pred ? 0 : std::max(1, bitsOf(type) / 32));
                }
            }
    }

    /// An instruction of the uniform datapath or of the branch unit, which takes nothing but its turn.
    static MachineOp uniformOp(std::uint32_t site)
    {
        MachineOp op;
        op.site = site;
        op.slot = noSlot;
        op.pipe = Pipe::Control;
        return op;
    }

    /// Where ptxas loads parameters with instructions (LDC, ULDC), it does so once.
    bool isFirstParameterLoad(std::uint32_t i)
    {
        const Instruction& in = step(i).in;
        return m_figures.loadsParameters && in.opcode == Opcode::Ld && in.space == Space::Parameter &&
               in.sources[0].base != Operand::Kind::Register &&
               m_parameters.insert(in.sources[0].index * std::uint64_t{1 << 16} + in.sources[0].offset).second;
    }

    MachineOp parameterLoad(std::uint32_t i) const
    {
        MachineOp op = uniformOp(i);
        addRegisters(step(i), op);
        op.isTracked = true;
        op.latency = static_cast<float>(m_figures.constantLatency);
        return op;
    }

    /// What stands at the beginning of blocks without an instruction of the PTX: of the kernel the stack's address, the
    /// descriptor of global memory and the address of shared memory; where threads meet again BSYNC.
    void addPrelude(std::uint32_t b, std::vector<MachineOp>& ops) const
    {
        const std::uint32_t site = m_graph.blocks[b].first;
        if (b == 0 && m_figures.loadsParameters)
            for (int i = 0; i < (m_kernel.kernel().staticSharedBytes > 0 ? 5 : 2); ++i)
                ops.push_back(uniformOp(site));
        for (std::size_t i = 0; m_figures.loadsParameters && i < m_divergence.meetings(b); ++i) {
            ops.push_back(uniformOp(site));
            ops.back().stall = 5; // of every BSYNC in nvdisasm's listings
        }
    }

    /// Whether the block ends with BSSY and a branch, which BSYNC answers.
    bool hasSync(std::uint32_t b) const { return m_figures.loadsParameters && m_divergence.parts(b); }

    /// ptxas 13.0 makes predicates of conditions in front of a few instructions, as long as no warp waits in them for
    /// others: of the 32 in Sobel's `shuffle_halo` and the eight in `shared`, nvdisasm's listing has no branch left.
    bool isConvertible(std::uint32_t b)
    {
        constexpr int mostInstructions = 12;
        const emulator::BasicBlock& block = m_graph.blocks[b];
        int count = 0;
        for (std::uint32_t i = block.first; i < block.end; ++i) {
            const Instruction& in = step(i).in;
            if (step(i).removed || in.opcode == Opcode::Bra)
                continue;
            const MachineOp op = lowerStep(i);
            switch (op.kind) {
            case MachineOp::Kind::Plain:
                if (op.pipe == Pipe::Control)
                    return false;
                count += m_costs[i].part.count;
                break;
            case MachineOp::Kind::Alias: break;
            case MachineOp::Kind::Load:
            case MachineOp::Kind::Store:
                if (op.isAtomic || op.pipe == Pipe::Texture)
                    return false;
                ++count;
                break;
            default: return false;
            }
        }
        return count <= mostInstructions;
    }

    /// An instruction with a predicate reads it, and keeps what its results were if it does not hold.
    static void addGuard(std::uint32_t guard, MachineOp& op)
    {
        const auto read = [&op](std::uint32_t r) {
            if (op.sources < op.source.size() && r < mostRegisters)
                op.source[op.sources++] = static_cast<std::uint16_t>(r);
        };
        read(guard);
        if (op.kind == MachineOp::Kind::Alias)
            for (std::size_t r = 0; r < op.results; ++r)
                read(op.result[r]);
    }

    bool isConstantOperand(const Instruction& in) const
    {
        return in.space == Space::Parameter ||
               (in.space == Space::Constant && (in.sources[0].base != Operand::Kind::Register));
    }

    static MachineOp::Memory memoryOf(Space space)
    {
        switch (space) {
        case Space::Global: return MachineOp::Memory::Global;
        case Space::Shared: return MachineOp::Memory::Shared;
        case Space::Local: return MachineOp::Memory::Local;
        case Space::Constant: return MachineOp::Memory::Constant;
        default: return MachineOp::Memory::Any;
        }
    }

    void makeAccess(const Instruction& in, MachineOp& op) const
    {
        op.memory = in.readOnly ? MachineOp::Memory::Constant : memoryOf(in.space);
        op.slot = 0;
        op.elements = static_cast<std::uint8_t>(in.vector * std::max(1, bitsOf(in.type) / 32));
        op.pipe = in.space == Space::Constant ? Pipe::ConstantCache : Pipe::LoadStore;
    }

    MachineOp lowerStep(std::uint32_t i)
    {
        const Instruction& in = step(i).in;
        MachineOp op;
        op.site = i;
        op.slot = noSlot;
        addRegisters(step(i), op);
        using Kind = MachineOp::Kind;
        switch (in.opcode) {
        case Opcode::Ld:
            if (isConstantOperand(in)) {
                op.kind = Kind::Alias;
                return op;
            }
            op.kind = Kind::Load;
            makeAccess(in, op);
            return op;
        case Opcode::LdMatrix:
        case Opcode::SurfaceLoad:
            op.kind = Kind::Load;
            makeAccess(in, op);
            return op;
        case Opcode::St:
        case Opcode::SurfaceStore:
        case Opcode::Red:
            op.kind = Kind::Store;
            makeAccess(in, op);
            op.isAtomic = in.opcode == Opcode::Red;
            return op;
        case Opcode::Atom:
            op.isAtomic = true;
            op.kind = op.results > 0 ? Kind::Atomic : Kind::Store;
            makeAccess(in, op);
            return op;
        case Opcode::Tex:
        case Opcode::Tld4:
            op.kind = Kind::Load;
            op.slot = 0;
            op.pipe = Pipe::Texture;
            return op;
        case Opcode::CpAsync:
            op.kind = Kind::Copy;
            makeAccess(in, op);
            return op;
        case Opcode::CpAsyncCommit: return ofKind(op, Kind::CopyCommit);
        case Opcode::CpAsyncWait:
            op.groups =
                in.sources.empty() ? 0 : static_cast<std::uint8_t>(std::min<std::uint64_t>(in.sources[0].bits, 255));
            return ofKind(op, Kind::CopyWait);
        case Opcode::Bar:
        case Opcode::BarRed:
            op.barrier = in.sources.empty() ? 0 : static_cast<std::uint8_t>(in.sources[0].bits & 15);
            return ofKind(op, in.arrive ? Kind::Arrive : Kind::Barrier);
        case Opcode::BarWarp: return ofKind(op, Kind::Plain);
        case Opcode::Membar: return ofKind(op, Kind::Fence);
        case Opcode::Bra:
        case Opcode::BrxIdx: return ofKind(op, Kind::Branch);
        case Opcode::Ret:
        case Opcode::Exit:
        case Opcode::Trap: return ofKind(op, Kind::Exit);
        case Opcode::Shfl:
            op.kind = Kind::Shuffle;
            op.pipe = Pipe::LoadStore;
            op.latency = static_cast<float>(m_figures.shuffleLatency);
            return op;
        case Opcode::Mbarrier:
            op.kind = Kind::Atomic;
            op.pipe = Pipe::LoadStore;
            op.latency = static_cast<float>(m_figures.sharedLatency);
            return op;
        case Opcode::Nop:
        case Opcode::Prefetch: op.kind = Kind::Alias; return op;
        default: return op;
        }
    }

    static MachineOp ofKind(MachineOp op, MachineOp::Kind kind)
    {
        op.kind = kind;
        op.pipe = Pipe::Control;
        return op;
    }

    void addRegisters(const Step& one, MachineOp& op) const
    {
        forEachUse(one, [&](std::uint32_t r) {
            if (op.sources < op.source.size() && r < mostRegisters)
                op.source[op.sources++] = static_cast<std::uint16_t>(r);
        });
        forEachDefinition(one, [&](std::uint32_t r) {
            if (op.results < op.result.size() && r < mostRegisters)
                op.result[op.results++] = static_cast<std::uint16_t>(r);
        });
    }

    double intervalOf(Pipe pipe) const
    {
        return 32.0 * m_figures.schedulers / m_figures.pipes[static_cast<std::size_t>(pipe)].lanes;
    }

    /// Of one scheduler's tensor core.
    double tensorInterval(ptx::MatrixShape matrix) const
    {
        const double products = double(sumsOf(matrix)) * productsOf(matrix);
        const double rate = hasWholeSums(matrix)      ? m_figures.tensorInteger
                            : productsOf(matrix) <= 8 ? m_figures.tensorTf32
                                                      : m_figures.tensorHalf;
        return products / (rate / m_figures.schedulers);
    }

    /// Adds the machine's instructions for one of the PTX. All but the last of several have no result that anything
    /// waits for; together they take the whole latency.
    void addParts(std::uint32_t i, MachineOp op, std::vector<MachineOp>& ops,
                  std::array<double, pipeCount>& taken) const
    {
        if (op.kind == MachineOp::Kind::Plain && op.pipe != Pipe::Control) {
            Part part = m_costs[i].part;
            if (m_figures.sharesLanes && (part.pipe == Pipe::Alu || part.pipe == Pipe::IntegerFma))
                part.pipe = Pipe::Fma;
            const auto load = [&](Pipe pipe) { return taken[static_cast<std::size_t>(pipe)]; };
            if (part.count == 1 && part.pipe == Pipe::Alu && m_costs[i].isFlexible && m_figures.balancesAdditions &&
                load(Pipe::Alu) > load(Pipe::IntegerFma) + load(Pipe::Fma))
                part.pipe = Pipe::IntegerFma;
            taken[static_cast<std::size_t>(part.pipe)] += part.count * intervalOf(part.pipe);
            op.pipe = part.pipe;
            op.interval = static_cast<float>(intervalOf(part.pipe));
            if (part.count == 0)
                op.kind = MachineOp::Kind::Alias;
            if (part.pipe == Pipe::Fma && isFloat(step(i).in.type) && op.sources == 3 &&
                step(i).in.guard == ptx::noIndex)
                op.dispatch = static_cast<float>(m_figures.operandCycles);
            if (step(i).in.opcode == Opcode::Mma && part.count > 0)
                op.interval = static_cast<float>(tensorInterval(step(i).in.matrix));
            const double latency =
                part.latency > 0 ? part.latency : m_figures.pipes[static_cast<std::size_t>(part.pipe)].latency;
            op.latency = static_cast<float>(latency);
            op.isTracked = part.count > 0 && (part.pipe == Pipe::Special || part.isTracked);
            if (part.count > 1) {
                const double own = m_figures.pipes[static_cast<std::size_t>(part.pipe)].latency;
                MachineOp first = op;
                first.results = 0;
                for (int p = 1; p < part.count; ++p)
                    ops.push_back(first);
                op.latency =
                    static_cast<float>(part.latency > 0 ? std::max(own, latency - part.count * op.interval) : own + 1);
            }
        } else if (op.kind != MachineOp::Kind::Shuffle && op.slot == noSlot && op.pipe == Pipe::Control &&
                   !op.isTracked) {
            op.interval = 1;
            op.latency = static_cast<float>(m_figures.pipes[static_cast<std::size_t>(Pipe::Control)].latency);
        }
        ops.push_back(op);
    }

    const KernelSteps m_kernel;
    const MachineFigures& m_figures;
    const emulator::FlowGraph& m_graph;
    const Divergence m_divergence;
    const std::vector<StepCost> m_costs;            ///< by step
    std::unordered_set<std::uint64_t> m_parameters; ///< that were loaded
};

} // namespace

Lowered lower(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures)
{
    return Lowering(module, kernel, figures).run();
}

} // namespace tilescope::timing
