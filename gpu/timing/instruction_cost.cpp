#include "gpu/timing/instruction_cost.h"

#include "gpu/ptx/opcode_facts.h"

#include <algorithm>

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

/// Finds of which instructions of the PTX the machine makes one, and what the others become.
class Costs
{
public:
    Costs(const KernelSteps& kernel, const MachineFigures& figures)
        : m_kernel(kernel), m_figures(figures), m_isFree(kernel.size(), false),
          m_cost(kernel.size(), Part{Pipe::Alu, -1, 0})
    {
        for (std::uint32_t i = 0; i < kernel.size(); ++i)
            if (!step(i).removed)
                combine(i);
    }

    StepCost of(std::uint32_t i) const
    {
        StepCost cost{m_cost[i].count >= 0 ? m_cost[i] : partOf(step(i).in), isFlexible(i)};
        if (m_isFree[i])
            cost.part.count = 0;
        return cost;
    }

private:
    const Step& step(std::uint32_t i) const { return m_kernel.step(i); }

    /// The step of the same block that computed the operand and whose only reader is step `i`; none otherwise.
    const Step* onlyFor(const Operand& operand, std::uint32_t i) const
    {
        const Step* const made = m_kernel.definitionOf(operand);
        if (!made || m_kernel.uses(operand.index) != 1)
            return nullptr;
        const std::uint32_t at = m_kernel.indexOf(*made);
        const std::vector<std::uint32_t>& blockOf = m_kernel.graph().blockOf;
        return at >= i || blockOf[at] != blockOf[i] || m_isFree[at] || made->in.guard != ptx::noIndex ? nullptr : made;
    }

    /// Whether the register is used for addresses of shared memory alone, which are of 32 bits whatever the PTX says.
    bool isSharedAddress(std::uint32_t r, int deepest = 8) const
    {
        if (m_kernel.users(r).empty() || deepest == 0)
            return false;
        return std::ranges::all_of(m_kernel.users(r), [&](std::uint32_t user) {
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
            const Step* const found = m_kernel.definitionOf(source);
            if (!found)
                continue;
            const Step& made = *found;
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

    void makeFree(const Step& one) { m_isFree[m_kernel.indexOf(one)] = true; }

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
                const Step* const found = m_kernel.definitionOf(source);
                if (!found)
                    continue;
                const Step& made = *found;
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
                if (made.in.opcode == Opcode::Cvt && m_kernel.uses(source.index) == 1)
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
                                       isWord(before) && m_cost[m_kernel.indexOf(*made)].count < 0;
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
            m_isFree[i] = true;
            return;
        }
        if (isLogic(in.opcode) && bitsOf(in.type) <= 32)
            for (const Operand& source : in.sources)
                if (const Step* made = onlyFor(source, i);
                    made && isLogic(made->in.opcode) && made->in.opcode != Opcode::Lop3 &&
                    made->in.type != Type::Pred && m_cost[m_kernel.indexOf(*made)].count < 0) {
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
                    isWord(made->in) && (m_cost[m_kernel.indexOf(*made)].count < 0 || isClampToZero(in))) {
                    makeFree(*made);
                    m_cost[i] = {Pipe::Alu, 1, 0};
                    return;
                }
    }

    bool isConversion(const Operand& operand, Type to, Type from) const
    {
        const Step* made = m_kernel.definitionOf(operand);
        return made && made->in.opcode == Opcode::Cvt && made->in.type == to && made->in.sourceType == from;
    }

    /// The smaller of two halves, computed as that of two floats, is one instruction for two halves (HMNMX2).
    void combineHalfMinimum(std::uint32_t i)
    {
        const Step* made = m_kernel.definitionOf(step(i).in.sources[0]);
        if (!made || (made->in.opcode != Opcode::Min && made->in.opcode != Opcode::Max) || made->in.type != Type::F32)
            return;
        for (const Operand& source : made->in.sources)
            if (!isConversion(source, Type::F32, Type::F16))
                return;
        for (const Operand& source : made->in.sources)
            makeFree(*m_kernel.definitionOf(source));
        m_isFree[i] = true;
        m_isSecondHalf = !m_isSecondHalf;
        m_cost[m_kernel.indexOf(*made)] = {Pipe::Alu, m_isSecondHalf ? 0 : 1, 0};
    }

    /// max(x, 0), which an instruction before it can do (.RELU).
    static bool isClampToZero(const Instruction& in)
    {
        return in.opcode == Opcode::Max && isSigned(in.type) && isImmediate(in.sources.back()) &&
               in.sources.back().bits == 0;
    }

    /// What an arithmetic instruction becomes; of others, whose kind of machine instruction says what they cost, the
    /// result is not used.
    Part partOf(const Instruction& in) const
    {
        const bool isFloating = isFloat(in.type);
        const int bits = bitsOf(in.type);
        const bool isHalf =
            in.type == Type::F16 || in.type == Type::F16x2 || in.type == Type::Bf16 || in.type == Type::Bf16x2;
        const bool isDouble = in.type == Type::F64;
        using ptx::Cost;
        const Cost cost = ptx::factsOf(in.opcode).cost;
        switch (cost) {
        case Cost::Sum:
        case Cost::Product:
            if (isHalf)
                return {Pipe::Half};
            if (isDouble)
                return {Pipe::Double};
            if (isFloating)
                return {Pipe::Fma};
            if (cost == Cost::Sum)
                return {Pipe::Alu, bits == 64 ? 2 : 1};
            if (in.half == ptx::Half::Wide)
                return {Pipe::IntegerFma, 1, m_figures.pipes[static_cast<std::size_t>(Pipe::IntegerFma)].latency + 1};
            if (bits == 64)
                return {Pipe::IntegerFma, 4};
            if (in.opcode == Opcode::Mul && in.half == ptx::Half::Lo && in.sources.size() > 1 &&
                isPowerOfTwo(in.sources[1]))
                return {Pipe::Alu};
            return {Pipe::IntegerFma, in.half == ptx::Half::Hi ? 1 : m_figures.multiplyInstructions};
        case Cost::Extremum:
            return isDouble ? Part{Pipe::Double} : isHalf ? Part{Pipe::Half} : Part{Pipe::Alu, bits == 64 ? 3 : 1};
        case Cost::Sign: return isFloating ? Part{Pipe::Fma, 0} : Part{Pipe::Alu, bits == 64 ? 2 : 1};
        case Cost::Quotient:
            if (isDouble)
                return {Pipe::Double, 20, 120};
            if (isFloating)
                return in.approximate || in.full ? Part{Pipe::Special, 1, 32} : Part{Pipe::Fma, 10, 60};
            return bits == 64 ? Part{Pipe::IntegerFma, 70, 300} : Part{Pipe::IntegerFma, 16, 110};
        case Cost::Remainder: return bits == 64 ? Part{Pipe::IntegerFma, 75, 320} : Part{Pipe::IntegerFma, 18, 118};
        case Cost::Root:
            return isDouble         ? Part{Pipe::Double, 16, 120}
                   : in.approximate ? Part{Pipe::Special, 2, 26}
                                    : Part{Pipe::Fma, 9, 60};
        case Cost::Reciprocal:
            return isDouble         ? Part{Pipe::Double, 10, 90}
                   : in.approximate ? Part{Pipe::Special}
                                    : Part{Pipe::Fma, 7, 50};
        case Cost::Special: return {Pipe::Special};
        case Cost::TwoSpecial: return {Pipe::Special, 2};
        case Cost::Two: return {Pipe::Alu, 2};
        case Cost::One: return {Pipe::Alu, 1};
        case Cost::Differences: return {Pipe::Alu, m_figures.absoluteDifferences};
        case Cost::DotProduct: return {Pipe::IntegerFma};
        case Cost::Comparison:
            return isDouble ? Part{Pipe::Double}
                   : isHalf ? Part{Pipe::Half}
                            : Part{Pipe::Alu, bits == 64 && !isFloating ? 2 : 1};
        case Cost::Conversion: return conversionOf(in);
        case Cost::Tensor: return {Pipe::Tensor};
        case Cost::Move: return movePart(in);
        case Cost::Nothing: return {Pipe::Alu, 0};
        case Cost::Vote: return {Pipe::Alu, 1, 12};
        case Cost::Reduction: return {Pipe::Special, 1, 44};
        case Cost::PerWord: return {Pipe::Alu, bits == 64 ? 2 : 1};
        }
        return {};
    }

    /// A byte that was loaded is a word in its register; others must be cut out first (I2F.U16).
    bool isLoaded(const Operand& operand) const
    {
        const Step* made = m_kernel.definitionOf(operand);
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

    const KernelSteps& m_kernel;
    const MachineFigures& m_figures;
    bool m_isSecondHalf = true;
    std::vector<bool> m_isFree; ///< by step: part of another instruction
    std::vector<Part> m_cost;   ///< by step, if combined; count −1: not
};

} // namespace

std::vector<StepCost> stepCosts(const KernelSteps& kernel, const MachineFigures& figures)
{
    const Costs costs(kernel, figures);
    std::vector<StepCost> all(kernel.size());
    for (std::uint32_t i = 0; i < kernel.size(); ++i)
        if (!kernel.step(i).removed)
            all[i] = costs.of(i);
    return all;
}

} // namespace tilescope::timing
