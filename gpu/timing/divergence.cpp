#include "gpu/timing/divergence.h"

#include <algorithm>

namespace tilescope::timing
{

namespace
{

bool isOfTheThread(ptx::Special special)
{
    switch (special) {
    case ptx::Special::CtaidX:
    case ptx::Special::CtaidY:
    case ptx::Special::CtaidZ:
    case ptx::Special::NtidX:
    case ptx::Special::NtidY:
    case ptx::Special::NtidZ:
    case ptx::Special::NctaidX:
    case ptx::Special::NctaidY:
    case ptx::Special::NctaidZ: return false;
    default: return true;
    }
}

/// Whether results differ between threads although the sources do not.
bool makesDifference(const ptx::Instruction& in)
{
    return std::ranges::any_of(in.sources,
                               [](const ptx::Operand& source) {
                                   return source.kind == ptx::Operand::Kind::Special && isOfTheThread(source.special);
                               }) ||
           in.opcode == ptx::Opcode::Atom || in.opcode == ptx::Opcode::Shfl ||
           (in.opcode == ptx::Opcode::Ld && in.space == ptx::Space::Local);
}

} // namespace

Divergence::Divergence(const KernelSteps& kernel)
    : m_kernel(kernel), m_isVarying(kernel.kernel().registers.size(), false),
      m_meetings(kernel.graph().blocks.size(), 0)
{
    findVarying();
    for (std::uint32_t b = 0; b < m_meetings.size(); ++b)
        if (parts(b))
            ++m_meetings[kernel.graph().blocks[b].join];
}

void Divergence::findVarying()
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const emulator::Step& one : m_kernel.steps().list) {
            if (one.removed)
                continue;
            bool varies = makesDifference(one.in);
            forEachUse(one, [&](std::uint32_t r) { varies = varies || m_isVarying[r]; });
            if (varies)
                forEachDefinition(one, [&](std::uint32_t r) {
                    changed = changed || !m_isVarying[r];
                    m_isVarying[r] = true;
                });
        }
    }
}

bool Divergence::isUniformAccess(const emulator::Step& access) const
{
    const auto varies = [&](const ptx::Operand& o) {
        const bool isRegister = o.kind == ptx::Operand::Kind::Register ||
                                (o.kind == ptx::Operand::Kind::Memory && o.base == ptx::Operand::Kind::Register);
        return isRegister && m_isVarying[o.index];
    };
    if (access.scale != 0)
        return !varies(access.base) && !varies(access.index);
    return !access.in.sources.empty() && !varies(access.in.sources.front());
}

bool Divergence::parts(std::uint32_t block) const
{
    const emulator::BasicBlock& own = m_kernel.graph().blocks[block];
    if (own.first == own.end || m_kernel.step(own.end - 1).removed || own.join == emulator::noBlock)
        return false;
    const ptx::Instruction& last = m_kernel.step(own.end - 1).in;
    return last.opcode == ptx::Opcode::Bra && last.guard != ptx::noIndex && m_isVarying[last.guard] &&
           m_kernel.graph().blockOf[last.target] > block;
}

} // namespace tilescope::timing
