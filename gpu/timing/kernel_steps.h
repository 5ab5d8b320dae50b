#pragma once

#include "gpu/emulator/translate/flow_graph.h"

#include <cstdint>
#include <vector>

namespace tilescope::timing
{

/// A kernel's instructions without those whose results nobody reads, their basic blocks, and who computes and reads
/// each register.
class KernelSteps
{
public:
    KernelSteps(const ptx::Module& module, const ptx::Kernel& kernel);

    const ptx::Kernel& kernel() const { return m_kernel; }
    const emulator::Steps& steps() const { return m_steps; }
    const emulator::FlowGraph& graph() const { return m_graph; }
    std::size_t size() const { return m_steps.list.size(); }
    const emulator::Step& step(std::uint32_t i) const { return m_steps.list[i]; }
    std::uint32_t indexOf(const emulator::Step& one) const
    {
        return static_cast<std::uint32_t>(&one - m_steps.list.data());
    }

    /// The step that computes a register; null if there are several or none.
    const emulator::Step* definitionOf(const ptx::Operand& operand) const;
    std::uint32_t uses(std::uint32_t r) const { return m_uses[r]; }
    const std::vector<std::uint32_t>& users(std::uint32_t r) const { return m_users[r]; } ///< steps

private:
    void dropUnused();

    const ptx::Kernel& m_kernel;
    emulator::Steps m_steps;
    emulator::FlowGraph m_graph;
    std::vector<std::uint32_t> m_definition, m_uses, m_definitions; ///< by register
    std::vector<std::vector<std::uint32_t>> m_users;                ///< by register
};

} // namespace tilescope::timing
