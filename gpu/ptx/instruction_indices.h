#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <vector>

namespace tilescope::ptx
{

/// Keeps branch targets right while a list of instructions is rewritten into one of another length.
class InstructionIndices
{
public:
    explicit InstructionIndices(std::size_t oldSize) : m_newIndex(oldSize + 1) {}

    /// What stood at `oldIndex` begins at `newIndex`.
    void place(std::size_t oldIndex, std::size_t newIndex)
    {
        m_newIndex[oldIndex] = static_cast<std::uint32_t>(newIndex);
    }
    /// The instruction at `newIndex` still has targets of the old list.
    void ownAt(std::size_t newIndex) { m_own.push_back(static_cast<std::uint32_t>(newIndex)); }

    void finish(std::vector<Instruction>& code)
    {
        m_newIndex.back() = static_cast<std::uint32_t>(code.size());
        for (const std::uint32_t at : m_own) {
            if (code[at].target != noIndex)
                code[at].target = m_newIndex[code[at].target];
            for (std::uint32_t& target : code[at].targets)
                target = m_newIndex[target];
        }
    }

private:
    std::vector<std::uint32_t> m_newIndex, m_own;
};

} // namespace tilescope::ptx
