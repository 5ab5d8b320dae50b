#include "gpu/timing/kernel_steps.h"

#include "gpu/emulator/translate/data_flow.h"
#include "gpu/emulator/translate/simplify.h"

namespace tilescope::timing
{

KernelSteps::KernelSteps(const ptx::Module& module, const ptx::Kernel& kernel)
    : m_kernel(kernel), m_steps(emulator::makeSteps(module, kernel)), m_graph(emulator::buildFlowGraph(m_steps)),
      m_definition(kernel.registers.size(), emulator::noBlock), m_uses(kernel.registers.size(), 0),
      m_definitions(kernel.registers.size(), 0), m_users(kernel.registers.size())
{
    emulator::propagateCopies(m_steps, m_graph);
    dropUnused();
    for (std::uint32_t i = 0; i < m_steps.list.size(); ++i) {
        if (m_steps.list[i].removed)
            continue;
        forEachDefinition(m_steps.list[i], [&](std::uint32_t r) {
            m_definition[r] = i;
            ++m_definitions[r];
        });
        forEachUse(m_steps.list[i], [&](std::uint32_t r) { m_users[r].push_back(i); });
    }
}

const emulator::Step* KernelSteps::definitionOf(const ptx::Operand& operand) const
{
    return operand.kind == ptx::Operand::Kind::Register && m_definitions[operand.index] == 1
               ? &m_steps.list[m_definition[operand.index]]
               : nullptr;
}

void KernelSteps::dropUnused()
{
    for (const emulator::Step& one : m_steps.list)
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

} // namespace tilescope::timing
