#include "gpu/emulator/observe/hazards/program_order.h"

#include <utility>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

/// The instructions that may follow one.
std::vector<std::uint32_t> followersOf(const ptx::Kernel& kernel, std::uint32_t at)
{
    const ptx::Instruction& in = kernel.instructions[at];
    std::vector<std::uint32_t> next = in.targets;
    if (in.target != ptx::noIndex)
        next.push_back(in.target);
    const bool leaves = in.opcode == Opcode::Bra || in.opcode == Opcode::BrxIdx || in.opcode == Opcode::Ret ||
                        in.opcode == Opcode::Exit || in.opcode == Opcode::Trap;
    if ((!leaves || in.guard != ptx::noIndex) && at + 1 < kernel.instructions.size())
        next.push_back(at + 1);
    return next;
}

bool isStop(Opcode opcode, ProgramOrder::Without without)
{
    using Without = ProgramOrder::Without;
    const bool isBlockBarrier = opcode == Opcode::Bar || opcode == Opcode::BarRed;
    return without != Without::Nothing &&
           (isBlockBarrier || (without == Without::AnyBarriers && opcode == Opcode::BarWarp));
}

} // namespace

ProgramOrder::ProgramOrder(const ptx::Kernel& kernel) : m_kernel(kernel), m_followers(kernel.instructions.size())
{
    if (m_followers.empty())
        return;
    // In depth: what leads to an instruction that is still on the way to it goes back to the head of a loop.
    enum class State : std::uint8_t { New, OnTheWay, Done };
    std::vector<State> states(m_followers.size(), State::New);
    std::vector<std::pair<std::uint32_t, std::vector<std::uint32_t>>> way{{0, followersOf(kernel, 0)}};
    states[0] = State::OnTheWay;
    while (!way.empty()) {
        const std::uint32_t at = way.back().first;
        std::vector<std::uint32_t>& left = way.back().second;
        if (left.empty()) {
            states[at] = State::Done;
            way.pop_back();
            continue;
        }
        const std::uint32_t next = left.back();
        left.pop_back();
        (states[next] == State::OnTheWay ? m_followers[at].back : m_followers[at].onward).push_back(next);
        if (states[next] == State::New) {
            states[next] = State::OnTheWay;
            way.emplace_back(next, followersOf(kernel, next));
        }
    }
}

bool ProgramOrder::leads(std::uint32_t from, std::uint32_t to, Way way, Without without) const
{
    if (from >= m_followers.size() || to >= m_followers.size())
        return false;
    std::vector<bool> seen(m_followers.size(), false);
    std::vector<std::uint32_t> open{from};
    const auto step = [&](const std::vector<std::uint32_t>& followers) {
        for (const std::uint32_t next : followers) {
            if (next == to)
                return true;
            if (!seen[next] && !isStop(m_kernel.instructions[next].opcode, without))
                open.push_back(next);
            seen[next] = true;
        }
        return false;
    };
    while (!open.empty()) {
        const Followers& followers = m_followers[open.back()];
        open.pop_back();
        if (step(followers.onward) || (way == Way::Around && step(followers.back)))
            return true;
    }
    return false;
}

} // namespace tilescope::emulator
