#pragma once

#include "gpu/emulator/translate/flow_graph.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// A set of virtual registers, as bits.
class RegisterSet
{
public:
    RegisterSet() = default;
    explicit RegisterSet(std::size_t registers) : m_words((registers + 63) / 64, 0) {}

    bool has(std::uint32_t r) const { return (m_words[r / 64] >> (r % 64)) & 1; }
    void add(std::uint32_t r) { m_words[r / 64] |= std::uint64_t{1} << (r % 64); }
    void remove(std::uint32_t r) { m_words[r / 64] &= ~(std::uint64_t{1} << (r % 64)); }

    /// Sets this to `generated` ∪ (other − killed); returns whether it changed.
    bool flow(const RegisterSet& generated, const RegisterSet& other, const RegisterSet& killed)
    {
        bool changed = false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t word = generated.m_words[i] | (other.m_words[i] & ~killed.m_words[i]);
            changed |= word != m_words[i];
            m_words[i] = word;
        }
        return changed;
    }
    void unite(const RegisterSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
    }

private:
    std::vector<std::uint64_t> m_words;
};

/// The registers that are live at the end of a block.
template <class Block>
RegisterSet liveAfter(const Block& block, std::size_t registers, const std::vector<RegisterSet>& liveIn)
{
    RegisterSet live(registers);
    for (const std::uint32_t successor : block.successors)
        live.unite(liveIn[successor]);
    return live;
}

/// The registers that are live on entry to each block, from those that it reads before it writes them and those that it
/// writes in any case. A block has `successors`, which are indices.
template <class Block>
std::vector<RegisterSet> liveOnEntry(const std::vector<Block>& blocks, std::size_t registers,
                                     const std::vector<RegisterSet>& read, const std::vector<RegisterSet>& written)
{
    std::vector<RegisterSet> liveIn(blocks.size(), RegisterSet(registers));
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t b = blocks.size(); b-- > 0;)
            changed |= liveIn[b].flow(read[b], liveAfter(blocks[b], registers, liveIn), written[b]);
    }
    return liveIn;
}

/// The writers and readers of each register.
class Definitions
{
public:
    Definitions(const Steps& steps, const FlowGraph& graph);

    /// The one unguarded step that writes the register; null if there are several or none.
    const Step* only(std::uint32_t r) const;
    /// The unguarded step whose value of the register `reader` sees: the last one before it in its block, or the only
    /// one if every path to `reader` passes through it. Null if unknown.
    const Step* reaching(std::uint32_t r, std::uint32_t reader) const;
    std::uint32_t indexOf(const Step& step) const { return static_cast<std::uint32_t>(&step - m_steps.list.data()); }
    std::uint32_t uses(std::uint32_t r) const { return m_uses[r]; }

    /// Whether the operand has the same value at both steps: a constant, a register written once, or one that is not
    /// written between two steps of one block.
    bool holds(const ptx::Operand& operand, std::uint32_t from, std::uint32_t to) const;

    /// Whether every path to `use` passes through `definition`.
    bool reaches(std::uint32_t definition, std::uint32_t use) const;

private:
    const Steps& m_steps;
    const FlowGraph& m_graph;
    std::vector<std::uint32_t> m_count, m_definition, m_uses;
};

/// Registers that are live on entry to each block.
std::vector<RegisterSet> findLiveIn(const Steps& steps, const FlowGraph& graph);

} // namespace tilescope::emulator
