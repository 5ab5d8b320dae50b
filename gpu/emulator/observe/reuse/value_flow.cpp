#include "gpu/emulator/observe/reuse/value_flow.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;

bool isRegister(const Operand& operand) { return operand.kind == Operand::Kind::Register; }

/// Whether the instruction passes on its operand's value.
bool handsOn(const ptx::Instruction& in)
{
    switch (in.opcode) {
    case Opcode::Mov:
    case Opcode::Cvt:
    case Opcode::Selp:
    case Opcode::And:
    case Opcode::Prmt:
    case Opcode::Bfe: return true;
    default: return false;
    }
}

bool isSource(const ptx::Instruction& in)
{
    return in.opcode == Opcode::Tex || in.opcode == Opcode::CpAsync ||
           (in.opcode == Opcode::Ld && in.space != ptx::Space::Shared && in.space != ptx::Space::Parameter &&
            in.space != ptx::Space::Constant && in.space != ptx::Space::Local);
}

class Follower
{
public:
    explicit Follower(const ptx::Kernel& kernel) : m_kernel(kernel), m_writers(kernel.registers.size())
    {
        for (std::uint32_t site = 0; site < kernel.instructions.size(); ++site)
            for (const Operand& to : kernel.instructions[site].destinations)
                if (isRegister(to))
                    m_writers[to.index].push_back(site);
    }

    std::vector<std::uint32_t> sourcesOf(std::uint32_t store) const
    {
        std::vector<std::uint32_t> found, waiting;
        std::vector<bool> seen(m_kernel.registers.size(), false);
        const auto follow = [&](const ptx::Instruction& in, std::size_t firstOperand) {
            for (std::size_t i = firstOperand; i < in.sources.size(); ++i)
                if (isRegister(in.sources[i]) && !seen[in.sources[i].index]) {
                    seen[in.sources[i].index] = true;
                    waiting.push_back(in.sources[i].index);
                }
        };
        follow(m_kernel.instructions[store], 1);
        while (!waiting.empty()) {
            const std::uint32_t target = waiting.back();
            waiting.pop_back();
            for (const std::uint32_t site : m_writers[target]) {
                const ptx::Instruction& in = m_kernel.instructions[site];
                if (isSource(in))
                    found.push_back(site);
                else if (handsOn(in))
                    follow(in, 0);
            }
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

private:
    const ptx::Kernel& m_kernel;
    std::vector<std::vector<std::uint32_t>> m_writers; ///< of each register
};

} // namespace

ValueFlow::ValueFlow(const ptx::Kernel& kernel)
    : m_loadsOf(kernel.instructions.size()), m_ordinalOf(kernel.instructions.size(), ptx::noIndex),
      m_storeOf(kernel.instructions.size(), ptx::noIndex)
{
    const Follower follower(kernel);
    for (std::uint32_t site = 0; site < kernel.instructions.size(); ++site) {
        const bool copies = kernel.instructions[site].opcode == Opcode::CpAsync; // stores what it loads itself
        if (kernel.instructions[site].opcode != Opcode::St && !copies)
            continue;
        for (const std::uint32_t load : copies ? std::vector{site} : follower.sourcesOf(site)) {
            if (m_ordinalOf[load] == ptx::noIndex)
                m_ordinalOf[load] = static_cast<std::uint32_t>(m_loads++);
            m_loadsOf[site].push_back(m_ordinalOf[load]);
        }
        if (!m_loadsOf[site].empty())
            m_storeOf[site] = static_cast<std::uint32_t>(m_stores++);
    }
}

} // namespace tilescope::emulator
