#include "gpu/timing/lowering.h"

#include "gpu/emulator/translate/data_flow.h"
#include "gpu/emulator/translate/simplify.h"
#include "gpu/timing/if_conversion.h"

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

/// An instruction of the machine that an instruction of the PTX becomes: how many of them, on which pipe.
struct Part {
    Pipe pipe = Pipe::Alu;
    int count = 1;
    double latency = 0;     ///< 0: the pipe's
    bool isTracked = false; ///< MachineOp::isTracked, of a pipe whose results mostly come after a fixed time
};

constexpr std::size_t mostRegisters = 0xFFF0;

bool isZeroExtension(const Instruction& in)
{
    return in.opcode == Opcode::Cvt && !isFloat(in.type) && !isFloat(in.sourceType) &&
           (bitsOf(in.type) <= bitsOf(in.sourceType) || !isSigned(in.sourceType) ||
            bitsOf(in.sourceType) == bitsOf(in.type));
}

bool isLogic(Opcode opcode)
{
    return opcode == Opcode::And || opcode == Opcode::Or || opcode == Opcode::Xor || opcode == Opcode::Not ||
           opcode == Opcode::Lop3;
}

bool isWord(const Instruction& in) { return bitsOf(in.type) <= 32 && !isFloat(in.type) && in.type != Type::Pred; }

bool isImmediate(const Operand& operand) { return operand.kind == Operand::Kind::Immediate; }

bool isPowerOfTwo(const Operand& operand)
{
    return isImmediate(operand) && operand.bits != 0 && (operand.bits & (operand.bits - 1)) == 0;
}

class Lowering
{
public:
    Lowering(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures)
        : m_kernel(kernel), m_figures(figures), m_steps(emulator::makeSteps(module, kernel)),
          m_graph(emulator::buildFlowGraph(m_steps))
    {
        emulator::propagateCopies(m_steps, m_graph);
        m_definition.assign(kernel.registers.size(), emulator::noBlock);
        m_uses.assign(kernel.registers.size(), 0);
        m_definitions.assign(kernel.registers.size(), 0);
        dropUnused();
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i)
            if (!m_steps.list[i].removed)
                forEachDefinition(m_steps.list[i], [&](std::uint32_t r) {
                    m_definition[r] = i;
                    ++m_definitions[r];
                });
        m_users.resize(kernel.registers.size());
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i)
            if (!m_steps.list[i].removed)
                forEachUse(m_steps.list[i], [&](std::uint32_t r) { m_users[r].push_back(i); });
        m_free.assign(m_steps.list.size(), false);
        m_cost.assign(m_steps.list.size(), Part{Pipe::Alu, -1, 0});
        for (std::uint32_t i = 0; i < m_steps.list.size(); ++i)
            if (!m_steps.list[i].removed)
                combine(i);
    }

    Lowered run()
    {
        Lowered result;
        result.registers = m_kernel.registers.size();
        const std::size_t sites = m_steps.list.size();
        result.blockAt.assign(sites, 0);
        result.slotAt.assign(sites, noSlot);
        const std::vector<Region> regions =
            regionsOf(m_steps, m_graph, [this](std::uint32_t b) { return isConvertible(b); });
        findVarying();
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
                    if (isBranch && needsSync(member.block))
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
    const Step& step(std::uint32_t i) const { return m_steps.list[i]; }

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
                    const Type type = m_kernel.registers[op.result[r]].type;
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
            for (int i = 0; i < (m_kernel.staticSharedBytes > 0 ? 5 : 2); ++i)
                ops.push_back(uniformOp(site));
        for (const std::uint32_t from : m_meetings[b]) {
            static_cast<void>(from);
            ops.push_back(uniformOp(site));
            ops.back().stall = 5; // of every BSYNC in nvdisasm's listings
        }
    }

    /// Registers whose values differ between the threads of a warp, as far as the text tells.
    void findVarying()
    {
        m_isVarying.assign(m_kernel.registers.size(), false);
        const auto isSource = [](const Instruction& in) {
            const bool isThread = std::ranges::any_of(in.sources, [](const Operand& source) {
                return source.kind == Operand::Kind::Special && source.special != ptx::Special::CtaidX &&
                       source.special != ptx::Special::CtaidY && source.special != ptx::Special::CtaidZ &&
                       source.special != ptx::Special::NtidX && source.special != ptx::Special::NtidY &&
                       source.special != ptx::Special::NtidZ;
            });
            return isThread || in.opcode == Opcode::Atom || in.opcode == Opcode::Shfl ||
                   (in.opcode == Opcode::Ld && in.space == Space::Local);
        };
        for (bool changed = true; changed;) {
            changed = false;
            for (const Step& one : m_steps.list) {
                if (one.removed)
                    continue;
                bool varies = isSource(one.in);
                forEachUse(one, [&](std::uint32_t r) { varies = varies || m_isVarying[r]; });
                if (varies)
                    forEachDefinition(one, [&](std::uint32_t r) {
                        changed = changed || !m_isVarying[r];
                        m_isVarying[r] = true;
                    });
            }
        }
        m_meetings.assign(m_graph.blocks.size(), {});
        for (std::uint32_t b = 0; b < m_graph.blocks.size(); ++b)
            if (needsSync(b))
                m_meetings[m_graph.blocks[b].join].push_back(b);
    }

    /// Whether threads of a warp may part at the block's end and meet again (BSSY, BSYNC).
    bool needsSync(std::uint32_t b) const
    {
        const emulator::BasicBlock& block = m_graph.blocks[b];
        if (block.first == block.end || step(block.end - 1).removed || block.join == emulator::noBlock ||
            !m_figures.loadsParameters)
            return false;
        const Instruction& last = step(block.end - 1).in;
        return last.opcode == Opcode::Bra && last.guard != ptx::noIndex && m_isVarying[last.guard] &&
               m_graph.blockOf[last.target] > b;
    }

    /// ptxas 13.0 makes predicates of conditions in front of a few instructions, as long as no warp waits in them for
    /// others: of some 600 such places in nvdisasm's listings of all strategies none is left.
    bool isConvertible(std::uint32_t b)
    {
        constexpr int mostInstructions = 12;
        const emulator::BasicBlock& block = m_graph.blocks[b];
        int count = 0;
        for (std::uint32_t i = block.first; i < block.end; ++i) {
            const Instruction& in = step(i).in;
            if (step(i).removed || m_free[i] || in.opcode == Opcode::Bra)
                continue;
            const MachineOp op = lowerStep(i);
            switch (op.kind) {
            case MachineOp::Kind::Plain:
                if (op.pipe == Pipe::Control)
                    return false;
                count += m_cost[i].count >= 0 ? m_cost[i].count : partOf(in).count;
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

    void dropUnused()
    {
        for (const Step& one : m_steps.list)
            forEachUse(one, [&](std::uint32_t r) { ++m_uses[r]; });
        for (bool changed = true; changed;) {
            changed = false;
            for (auto it = m_steps.list.rbegin(); it != m_steps.list.rend(); ++it) {
                if (it->removed || emulator::hasEffects(*it))
                    continue;
                bool wanted = it->in.destinations.empty();
                forEachDefinition(*it, [&](std::uint32_t r) { wanted = wanted || m_uses[r] > 0; });
                if (wanted)
                    continue;
                forEachUse(*it, [&](std::uint32_t r) { --m_uses[r]; });
                it->removed = changed = true;
            }
        }
    }

    /// The step of the same block that computed the operand and whose only reader is step `i`; none otherwise.
    const Step* onlyFor(const Operand& operand, std::uint32_t i) const
    {
        if (operand.kind != Operand::Kind::Register || m_uses[operand.index] != 1 || m_definitions[operand.index] != 1)
            return nullptr;
        const std::uint32_t at = m_definition[operand.index];
        if (at >= i || m_graph.blockOf[at] != m_graph.blockOf[i] || m_free[at] || step(at).in.guard != ptx::noIndex)
            return nullptr;
        return &step(at);
    }

    /// Whether the register is used for addresses of shared memory alone, which are of 32 bits whatever the PTX says.
    bool isSharedAddress(std::uint32_t r, int deepest = 8) const
    {
        if (m_users[r].empty() || deepest == 0)
            return false;
        return std::ranges::all_of(m_users[r], [&](std::uint32_t user) {
            const Instruction& in = step(user).in;
            if (in.space == Space::Shared && !in.sources.empty() && in.sources[0].kind == Operand::Kind::Memory &&
                in.sources[0].index == r)
                return std::ranges::none_of(in.sources.begin() + 1, in.sources.end(), [r](const Operand& value) {
                    return value.kind == Operand::Kind::Register && value.index == r;
                });
            return in.opcode == Opcode::Add && bitsOf(in.type) == 64 && in.destinations.size() == 1 &&
                   in.destinations[0].kind == Operand::Kind::Register && in.destinations[0].index != r &&
                   isSharedAddress(in.destinations[0].index, deepest - 1);
        });
    }

    /// Adds a base to an index: [register + uniform register + constant], so that only a computed index costs.
    void combineSharedAddress(std::uint32_t i)
    {
        const Instruction& in = step(i).in;
        for (const Operand& source : in.sources) {
            if (source.kind != Operand::Kind::Register || m_definitions[source.index] != 1)
                continue;
            const Step& made = step(m_definition[source.index]);
            const bool isScaled = (made.in.opcode == Opcode::Mul && made.in.half == ptx::Half::Wide) ||
                                  (made.in.opcode == Opcode::Shl && isImmediate(made.in.sources[1]));
            if (!isScaled && made.in.opcode != Opcode::Cvt)
                continue;
            makeFree(made);
            m_cost[i] = {isScaled ? Pipe::IntegerFma : Pipe::Alu, isScaled ? 1 : 0, 0};
            return;
        }
        m_cost[i] = {Pipe::Alu, std::ranges::any_of(in.sources, isImmediate) ? 0 : 1, 0};
    }

    void makeFree(const Step& one) { m_free[indexOf(one)] = true; }

    /// Instructions of which ptxas makes one: shl + add (LEA), mul + add (IMAD), add + add (IADD3), two of logic
    /// (LOP3), mul.wide + add.s64 (IMAD.WIDE), and on predicates and, or, not, which are part of a comparison.
    void combine(std::uint32_t i)
    {
        const Instruction& in = step(i).in;
        if ((in.opcode == Opcode::Add || in.opcode == Opcode::Sub) && in.type != Type::Pred && !isFloat(in.type) &&
            bitsOf(in.type) == 64) {
            if (in.opcode == Opcode::Add && in.destinations[0].kind == Operand::Kind::Register &&
                isSharedAddress(in.destinations[0].index)) {
                combineSharedAddress(i);
                return;
            }
            for (const Operand& source : in.sources) {
                if (source.kind != Operand::Kind::Register || m_definitions[source.index] != 1)
                    continue;
                const Step& made = step(m_definition[source.index]);
                if (made.in.opcode == Opcode::Mul && made.in.half == ptx::Half::Wide) {
                    makeFree(made);
                    m_cost[i] = {Pipe::IntegerFma, 1, 0};
                    return;
                }
                if (made.in.opcode == Opcode::Shl && isImmediate(made.in.sources[1])) {
                    makeFree(made);
                    m_cost[i] = {Pipe::Alu, 2, 0};
                    return;
                }
                if (made.in.opcode == Opcode::Cvt && m_uses[source.index] == 1)
                    makeFree(made);
            }
            m_cost[i] = {Pipe::Alu, 2, 0};
            return;
        }
        if ((in.opcode == Opcode::Add || in.opcode == Opcode::Sub) && isWord(in)) {
            for (const Operand& source : in.sources)
                if (const Step* made = onlyFor(source, i)) {
                    const Instruction& before = made->in;
                    const bool isMultiply = before.opcode == Opcode::Mul && before.half == ptx::Half::Lo;
                    const bool isShift = before.opcode == Opcode::Shl && isImmediate(before.sources[1]);
                    const bool isSum = (before.opcode == Opcode::Add || before.opcode == Opcode::Sub) &&
                                       isWord(before) && m_cost[indexOf(*made)].count < 0;
                    if (!isMultiply && !isShift && !isSum)
                        continue;
                    makeFree(*made);
                    m_cost[i] = {isMultiply ? Pipe::IntegerFma : Pipe::Alu, 1, 0};
                    return;
                }
            return;
        }
        if (in.opcode == Opcode::Cvt && in.type == Type::F16 && in.sourceType == Type::F32) {
            combineHalfMinimum(i);
            return;
        }
        if (isLogic(in.opcode) && in.type == Type::Pred) {
            m_free[i] = true;
            return;
        }
        if (isLogic(in.opcode) && bitsOf(in.type) <= 32)
            for (const Operand& source : in.sources)
                if (const Step* made = onlyFor(source, i);
                    made && isLogic(made->in.opcode) && made->in.opcode != Opcode::Lop3 &&
                    made->in.type != Type::Pred && m_cost[indexOf(*made)].count < 0) {
                    makeFree(*made);
                    m_cost[i] = {Pipe::Alu, 1, 0};
                    return;
                }
        if ((in.opcode == Opcode::Min || in.opcode == Opcode::Max) && isWord(in) && m_figures.fusesMinimum)
            for (const Operand& source : in.sources)
                if (const Step* made = onlyFor(source, i);
                    made &&
                    (made->in.opcode == Opcode::Min || made->in.opcode == Opcode::Max ||
                     made->in.opcode == Opcode::Add) &&
                    isWord(made->in) && (m_cost[indexOf(*made)].count < 0 || isClampToZero(in))) {
                    makeFree(*made);
                    m_cost[i] = {Pipe::Alu, 1, 0};
                    return;
                }
    }

    /// The step that computed a register; none if there are several or none.
    const Step* definitionOf(const Operand& operand) const
    {
        return operand.kind == Operand::Kind::Register && m_definitions[operand.index] == 1
                   ? &step(m_definition[operand.index])
                   : nullptr;
    }

    bool isConversion(const Operand& operand, Type to, Type from) const
    {
        const Step* made = definitionOf(operand);
        return made && made->in.opcode == Opcode::Cvt && made->in.type == to && made->in.sourceType == from;
    }

    /// The smaller of two halves, computed as that of two floats, is one instruction for two halves (HMNMX2).
    void combineHalfMinimum(std::uint32_t i)
    {
        const Step* made = definitionOf(step(i).in.sources[0]);
        if (!made || (made->in.opcode != Opcode::Min && made->in.opcode != Opcode::Max) || made->in.type != Type::F32)
            return;
        for (const Operand& source : made->in.sources)
            if (!isConversion(source, Type::F32, Type::F16))
                return;
        for (const Operand& source : made->in.sources)
            makeFree(*definitionOf(source));
        m_free[i] = true;
        m_isSecondHalf = !m_isSecondHalf;
        m_cost[indexOf(*made)] = {Pipe::Alu, m_isSecondHalf ? 0 : 1, 0};
    }

    std::size_t indexOf(const Step& one) const { return static_cast<std::size_t>(&one - m_steps.list.data()); }

    /// max(x, 0), which an instruction before it can do (.RELU).
    static bool isClampToZero(const Instruction& in)
    {
        return in.opcode == Opcode::Max && isSigned(in.type) && isImmediate(in.sources.back()) &&
               in.sources.back().bits == 0;
    }

    /// What an arithmetic instruction becomes.
    Part partOf(const Instruction& in) const
    {
        const bool isFloating = isFloat(in.type);
        const int bits = bitsOf(in.type);
        const bool isHalf =
            in.type == Type::F16 || in.type == Type::F16x2 || in.type == Type::Bf16 || in.type == Type::Bf16x2;
        const bool isDouble = in.type == Type::F64;
        switch (in.opcode) {
        case Opcode::Add:
        case Opcode::Sub:
        case Opcode::Mul:
        case Opcode::Fma:
        case Opcode::Mad:
        case Opcode::Mul24:
        case Opcode::Mad24:
            if (isHalf)
                return {Pipe::Half};
            if (isDouble)
                return {Pipe::Double};
            if (isFloating)
                return {Pipe::Fma};
            if (in.opcode == Opcode::Add || in.opcode == Opcode::Sub)
                return {Pipe::Alu, bits == 64 ? 2 : 1};
            if (in.half == ptx::Half::Wide)
                return {Pipe::IntegerFma, 1, m_figures.pipes[static_cast<std::size_t>(Pipe::IntegerFma)].latency + 1};
            if (bits == 64)
                return {Pipe::IntegerFma, 4};
            if (in.opcode == Opcode::Mul && in.half == ptx::Half::Lo && in.sources.size() > 1 &&
                isPowerOfTwo(in.sources[1]))
                return {Pipe::Alu};
            return {Pipe::IntegerFma, in.half == ptx::Half::Hi ? 1 : m_figures.multiplyInstructions};
        case Opcode::Min:
        case Opcode::Max:
            return isDouble ? Part{Pipe::Double} : isHalf ? Part{Pipe::Half} : Part{Pipe::Alu, bits == 64 ? 3 : 1};
        case Opcode::Abs:
        case Opcode::Neg: return isFloating ? Part{Pipe::Fma, 0} : Part{Pipe::Alu, bits == 64 ? 2 : 1};
        case Opcode::Div:
            if (isDouble)
                return {Pipe::Double, 20, 120};
            if (isFloating)
                return in.approximate || in.full ? Part{Pipe::Special, 1, 32} : Part{Pipe::Fma, 10, 60};
            return bits == 64 ? Part{Pipe::IntegerFma, 70, 300} : Part{Pipe::IntegerFma, 16, 110};
        case Opcode::Rem: return bits == 64 ? Part{Pipe::IntegerFma, 75, 320} : Part{Pipe::IntegerFma, 18, 118};
        case Opcode::Sqrt:
            return isDouble         ? Part{Pipe::Double, 16, 120}
                   : in.approximate ? Part{Pipe::Special, 2, 26}
                                    : Part{Pipe::Fma, 9, 60};
        case Opcode::Rcp:
            return isDouble         ? Part{Pipe::Double, 10, 90}
                   : in.approximate ? Part{Pipe::Special}
                                    : Part{Pipe::Fma, 7, 50};
        case Opcode::Rsqrt:
        case Opcode::Ex2:
        case Opcode::Lg2:
        case Opcode::Tanh: return {Pipe::Special};
        case Opcode::Sin:
        case Opcode::Cos: return {Pipe::Special, 2};
        case Opcode::Popc:
        case Opcode::Clz:
        case Opcode::Bfind:
        case Opcode::Brev: return {Pipe::Special};
        case Opcode::Sad:
        case Opcode::Bfi: return {Pipe::Alu, 2};
        case Opcode::Bfe: return {Pipe::Alu, 1};
        case Opcode::VabsDiff4: return {Pipe::Alu, m_figures.absoluteDifferences};
        case Opcode::Dp4a:
        case Opcode::Dp2a: return {Pipe::IntegerFma};
        case Opcode::Setp:
        case Opcode::Set:
            return isDouble ? Part{Pipe::Double}
                   : isHalf ? Part{Pipe::Half}
                            : Part{Pipe::Alu, bits == 64 && !isFloating ? 2 : 1};
        case Opcode::Cvt: return conversionOf(in);
        case Opcode::Mma: return {Pipe::Tensor};
        case Opcode::Mov: return movePart(in);
        case Opcode::Cvta: return {Pipe::Alu, 0};
        case Opcode::Shl:
        case Opcode::Shr: return {Pipe::Alu, bits == 64 ? 2 : 1};
        case Opcode::Vote:
        case Opcode::Match: return {Pipe::Alu, 1, 12};
        case Opcode::Redux: return {Pipe::Special, 1, 44};
        case Opcode::Activemask: return {Pipe::Alu, 1, 12};
        default: return {Pipe::Alu, bits == 64 ? 2 : 1};
        }
    }

    /// A byte that was loaded is a word in its register; others must be cut out first (I2F.U16).
    bool isLoaded(const Operand& operand) const
    {
        const Step* made = definitionOf(operand);
        return made &&
               (made->in.opcode == Opcode::Ld || (made->in.opcode == Opcode::And && bitsOf(made->in.type) >= 16));
    }

    Part conversionOf(const Instruction& in) const
    {
        const bool from = isFloat(in.sourceType), to = isFloat(in.type);
        if (!from && !to)
            return isZeroExtension(in) ? Part{Pipe::Alu, 0} : Part{Pipe::Alu, in.saturate ? 2 : 1};
        const bool isWide = bitsOf(in.type) == 64 || bitsOf(in.sourceType) == 64;
        if (isWide)
            return {Pipe::Special, 1};
        if (!from && bitsOf(in.sourceType) < 32 && !isLoaded(in.sources[0]))
            return {Pipe::Special};
        if (!from)
            return m_figures.convertsBySpecial ? Part{Pipe::Special} : Part{Pipe::Alu, 1, m_figures.conversionLatency};
        if (to && bitsOf(in.type) != bitsOf(in.sourceType))
            return bitsOf(in.sourceType) == 16 ? Part{Pipe::Half} : Part{Pipe::Alu, 1};
        return {Pipe::Special};
    }

    Part movePart(const Instruction& in) const
    {
        if (in.sources.size() == 1 && in.sources[0].kind == Operand::Kind::Special)
            return {Pipe::Alu, 1, 24, true};
        if (in.sources.size() == 2 && bitsOf(in.type) == 32) // two halves of a word
            return {Pipe::Alu, isConversion(in.sources[0], Type::F16, Type::F32) &&
                                       isConversion(in.sources[1], Type::F16, Type::F32)
                                   ? 0
                                   : 1};
        return {Pipe::Alu, 0};
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
            Part part = m_cost[i].count >= 0 ? m_cost[i] : partOf(step(i).in);
            if (m_free[i])
                part.count = 0;
            if (m_figures.sharesLanes && (part.pipe == Pipe::Alu || part.pipe == Pipe::IntegerFma))
                part.pipe = Pipe::Fma;
            const auto load = [&](Pipe pipe) { return taken[static_cast<std::size_t>(pipe)]; };
            if (part.count == 1 && part.pipe == Pipe::Alu && isFlexible(i) && m_figures.balancesAdditions &&
                load(Pipe::Alu) > load(Pipe::IntegerFma) + load(Pipe::Fma))
                part.pipe = Pipe::IntegerFma;
            taken[static_cast<std::size_t>(part.pipe)] += part.count * intervalOf(part.pipe);
            op.pipe = part.pipe;
            op.interval = static_cast<float>(intervalOf(part.pipe));
            if (part.count == 0)
                op.kind = MachineOp::Kind::Alias;
            if (part.pipe == Pipe::Fma && isFloat(step(i).in.type) && op.sources == 3 &&
                step(i).in.guard == ptx::noIndex)
                op.interval = std::max(op.interval, static_cast<float>(m_figures.operandCycles));
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

    /// Additions, shifts and moves can be executed as multiply-adds too: ptxas shares them out to both pipes.
    bool isFlexible(std::uint32_t i) const
    {
        const Instruction& in = step(i).in;
        if (m_cost[i].count >= 0)
            return false;
        switch (in.opcode) {
        case Opcode::Add:
        case Opcode::Sub: return isWord(in);
        case Opcode::Shl: return isWord(in) && isImmediate(in.sources[1]);
        case Opcode::Mul: return isWord(in) && in.half == ptx::Half::Lo && isPowerOfTwo(in.sources[1]);
        default: return false;
        }
    }

    const ptx::Kernel& m_kernel;
    const MachineFigures& m_figures;
    emulator::Steps m_steps;
    emulator::FlowGraph m_graph;
    std::vector<std::uint32_t> m_definition, m_uses, m_definitions; ///< by register
    std::vector<std::vector<std::uint32_t>> m_users;                ///< by register: steps
    bool m_isSecondHalf = true;
    std::unordered_set<std::uint64_t> m_parameters;     ///< that were loaded
    std::vector<bool> m_isVarying;                      ///< by register
    std::vector<std::vector<std::uint32_t>> m_meetings; ///< by block: those whose branch's sides meet there
    std::vector<bool> m_free;                           ///< by step: part of another instruction
    std::vector<Part> m_cost;                           ///< by step, if combined; count −1: not
};

} // namespace

Lowered lower(const ptx::Module& module, const ptx::Kernel& kernel, const MachineFigures& figures)
{
    return Lowering(module, kernel, figures).run();
}

} // namespace tilescope::timing
