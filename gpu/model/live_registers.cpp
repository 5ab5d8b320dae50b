#include "gpu/model/registers.h"

#include "gpu/emulator/translate/data_flow.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilescope
{

namespace
{

using ptx::Instruction;
using ptx::Opcode;
using ptx::Operand;

using Set = emulator::RegisterSet;

template <class Visit>
void forEachRead(const Instruction& in, Visit&& visit)
{
    if (in.guard != ptx::noIndex)
        visit(in.guard);
    for (const Operand& operand : in.sources)
        if (operand.kind == Operand::Kind::Register ||
            (operand.kind == Operand::Kind::Memory && operand.base == Operand::Kind::Register))
            visit(operand.index);
}

template <class Visit>
void forEachWritten(const Instruction& in, Visit&& visit)
{
    for (const Operand& operand : in.destinations)
        if (operand.kind == Operand::Kind::Register)
            visit(operand.index);
}

bool endsBlock(Opcode opcode)
{
    return opcode == Opcode::Bra || opcode == Opcode::BrxIdx || opcode == Opcode::Ret || opcode == Opcode::Exit ||
           opcode == Opcode::Trap;
}

/// A basic block: instructions [first, end).
struct Block {
    std::size_t first = 0, end = 0;
    std::vector<std::size_t> successors; ///< first instructions
    Set read, written, liveIn;           ///< read: before any write in the block
};

std::vector<Block> blocksOf(const ptx::Kernel& kernel)
{
    const auto& list = kernel.instructions;
    std::vector<bool> leads(list.size() + 1, false);
    leads[0] = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (endsBlock(list[i].opcode))
            leads[i + 1] = true;
        if (list[i].target < list.size())
            leads[list[i].target] = true;
        for (const std::uint32_t target : list[i].targets)
            if (target < list.size())
                leads[target] = true;
    }
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (leads[i])
            blocks.push_back({i, i, {}, {}, {}, {}});
        blocks.back().end = i + 1;
    }
    for (Block& block : blocks) {
        const Instruction& last = list[block.end - 1];
        if (last.target < list.size())
            block.successors.push_back(last.target);
        for (const std::uint32_t target : last.targets)
            if (target < list.size())
                block.successors.push_back(target);
        const bool falls = !endsBlock(last.opcode) || last.guard != ptx::noIndex;
        if (falls && block.end < list.size())
            block.successors.push_back(block.end);
    }
    return blocks;
}

/// The number of 32-bit registers that each virtual register needs.
std::vector<int> weightsOf(const ptx::Kernel& kernel)
{
    std::vector<int> weights;
    for (const ptx::Register& one : kernel.registers)
        weights.push_back(one.type == ptx::Type::Pred ? 0 : std::max(1, bitsOf(one.type) / 32));
    std::vector<bool> free(weights.size(), true);
    for (const Instruction& in : kernel.instructions) {
        const bool isConstant =
            (in.opcode == Opcode::Ld && in.space == ptx::Space::Parameter) ||
            (in.opcode == Opcode::Mov && in.sources.size() == 1 &&
             (in.sources[0].kind == Operand::Kind::Immediate || in.sources[0].kind == Operand::Kind::Variable)) ||
            (in.opcode == Opcode::Cvta && in.sources.size() == 1 && in.sources[0].kind == Operand::Kind::Register &&
             free[in.sources[0].index]);
        if (!isConstant)
            forEachWritten(in, [&](std::uint32_t r) { free[r] = false; });
    }
    for (std::size_t r = 0; r < weights.size(); ++r)
        if (free[r])
            weights[r] = 0;
    return weights;
}

/// Registers that are live at the start of each block, and the largest number that is live at once in it.
class Liveness
{
public:
    explicit Liveness(const ptx::Kernel& kernel)
        : m_kernel(kernel), m_blocks(blocksOf(kernel)), m_blockAt(kernel.instructions.size(), 0),
          m_weights(weightsOf(kernel))
    {
        for (std::size_t b = 0; b < m_blocks.size(); ++b)
            m_blockAt[m_blocks[b].first] = b;
        findLiveIn();
    }

    int most() const
    {
        int most = 0;
        for (const Block& block : m_blocks)
            most = std::max(most, mostWithin(block));
        return most;
    }

private:
    Set emptySet() const { return Set(m_kernel.registers.size()); }

    Set liveOut(const Block& block) const
    {
        Set live = emptySet();
        for (const std::size_t successor : block.successors)
            live.unite(m_blocks[m_blockAt[successor]].liveIn);
        return live;
    }

    void findLiveIn()
    {
        for (Block& block : m_blocks) {
            block.read = block.written = block.liveIn = emptySet();
            for (std::size_t i = block.first; i < block.end; ++i) {
                const Instruction& in = m_kernel.instructions[i];
                forEachRead(in, [&](std::uint32_t r) {
                    if (!block.written.has(r))
                        block.read.add(r);
                });
                if (in.guard == ptx::noIndex) // a guarded write may keep the old value
                    forEachWritten(in, [&](std::uint32_t r) { block.written.add(r); });
            }
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t b = m_blocks.size(); b-- > 0;) {
                Block& block = m_blocks[b];
                changed |= block.liveIn.flow(block.read, liveOut(block), block.written);
            }
        }
    }

    int mostWithin(const Block& block) const
    {
        Set live = liveOut(block);
        int now = 0;
        for (std::uint32_t r = 0; r < m_weights.size(); ++r)
            now += live.has(r) ? m_weights[r] : 0;
        int most = now;
        for (std::size_t i = block.end; i-- > block.first;) {
            const Instruction& in = m_kernel.instructions[i];
            const auto end = [&](std::uint32_t r) {
                now -= live.has(r) ? m_weights[r] : 0;
                live.remove(r);
            };
            const auto begin = [&](std::uint32_t r) {
                now += live.has(r) ? 0 : m_weights[r];
                live.add(r);
            };
            if (in.guard == ptx::noIndex)
                forEachWritten(in, end);
            forEachRead(in, begin);
            most = std::max(most, now);
        }
        return most;
    }

    const ptx::Kernel& m_kernel;
    std::vector<Block> m_blocks;
    std::vector<std::size_t> m_blockAt; ///< by its first instruction
    std::vector<int> m_weights;
};

} // namespace

int mostLiveRegisters(const ptx::Kernel& kernel) { return Liveness(kernel).most(); }

} // namespace tilescope
