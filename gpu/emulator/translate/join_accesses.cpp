#include "gpu/emulator/translate/simplify.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Space;

constexpr std::size_t maxElements = 4;
constexpr std::uint32_t maxDistance = 200; ///< steps between the members of a group, because sites are stored in bytes

bool isLoad(const Step& step) { return step.in.opcode == Opcode::Ld; }

/// A plain access of one element that may be joined with others.
bool isCandidate(const Step& step)
{
    const ptx::Instruction& in = step.in;
    if (step.removed || step.joined || (in.opcode != Opcode::Ld && in.opcode != Opcode::St))
        return false;
    const bool ordinarySpace = in.space == Space::Global || in.space == Space::Shared || in.space == Space::Constant;
    const int bits = ptx::bitsOf(in.type);
    return ordinarySpace && in.guard == ptx::noIndex && in.vector == 1 && !in.isVolatile && bits >= 8 && bits <= 64 &&
           (isLoad(step) ? in.destinations.size() == 1 && in.destinations[0].kind == Operand::Kind::Register
                         : in.sources.size() == 2);
}

std::int64_t displacementOf(const Step& step) { return step.scale ? step.displacement : step.in.sources[0].offset; }

/// The same instruction with the same address, except for the displacement.
bool sameAddress(const Step& a, const Step& b)
{
    if (a.in.opcode != b.in.opcode || a.in.type != b.in.type || a.in.space != b.in.space ||
        a.byteToFloat != b.byteToFloat || a.scale != b.scale)
        return false;
    if (a.scale)
        return a.base == b.base && a.index == b.index && a.indexSigned == b.indexSigned;
    Operand x = a.in.sources[0], y = b.in.sources[0];
    x.offset = y.offset = 0;
    return x == y;
}

bool touches(const Step& step, const Operand& address)
{
    bool writes = false;
    if (address.kind == Operand::Kind::Register || address.kind == Operand::Kind::Memory)
        forEachDefinition(step, [&](std::uint32_t r) { writes = writes || r == address.index; });
    return writes;
}

bool changesAddress(const Step& step, const Step& access)
{
    if (access.scale)
        return touches(step, access.base) || touches(step, access.index);
    return access.in.sources[0].base == Operand::Kind::Register && touches(step, access.in.sources[0]);
}

/// Whether a load may move up past `step`, or a store down past it.
bool memoryAllows(const Step& step, const Step& access)
{
    const bool touchesMemory = hasEffects(step) && step.in.opcode != Opcode::Ld && step.in.opcode != Opcode::St;
    if (touchesMemory)
        return false;
    const bool isAccess = step.in.opcode == Opcode::Ld || step.in.opcode == Opcode::St;
    if (!isAccess || step.in.opcode == access.in.opcode) // loads may pass loads; the caller checks passed stores
        return !isAccess || isLoad(access) || step.in.space != access.in.space;
    const Step &load = isLoad(step) ? step : access, &store = isLoad(step) ? access : step;
    if (load.in.readOnly || load.in.space == Space::Constant)
        return true;
    const auto named = [](const Step& s) { return s.in.space == Space::Global || s.in.space == Space::Shared; };
    return named(load) && named(store) && load.in.space != store.in.space;
}

class Joiner
{
public:
    Joiner(Steps& steps, const BasicBlock& block) : m_steps(steps), m_block(block) {}

    void run()
    {
        for (std::uint32_t i = m_block.first; i < m_block.end; ++i)
            if (isCandidate(m_steps.list[i]))
                join(collect(i));
    }

private:
    using Group = std::vector<std::uint32_t>;

    /// Step `first` and later steps that can be executed together with it.
    Group collect(std::uint32_t first)
    {
        const Step& access = m_steps.list[first];
        Group group{first};
        const std::uint32_t end = std::min(m_block.end, first + maxDistance);
        for (std::uint32_t i = first + 1; i < end && group.size() < 8; ++i) {
            const Step& step = m_steps.list[i];
            if (step.removed)
                continue;
            if (isCandidate(step) && sameAddress(step, access) && mayMove(step, group, i))
                group.push_back(i);
            else if (!memoryAllows(step, access))
                break;
            if (changesAddress(step, access) || changesStored(step, group))
                break;
        }
        return group;
    }

    /// A load's destination must not be used or written between the group's first step and the load's own position.
    bool mayMove(const Step& step, const Group& group, std::uint32_t at) const
    {
        if (!isLoad(step))
            return true;
        const std::uint32_t target = step.in.destinations[0].index;
        bool free = true;
        for (std::uint32_t i = group.front(); i < at; ++i) {
            if (m_steps.list[i].removed)
                continue;
            forEachUse(m_steps.list[i], [&](std::uint32_t r) { free = free && r != target; });
            forEachDefinition(m_steps.list[i], [&](std::uint32_t r) { free = free && r != target; });
        }
        return free;
    }

    /// Whether the step changes a value that a store of the group has yet to store.
    bool changesStored(const Step& step, const Group& group) const
    {
        if (isLoad(m_steps.list[group.front()]))
            return false;
        bool changes = false;
        for (const std::uint32_t member : group) {
            const Operand& value = m_steps.list[member].in.sources[1];
            if (value.kind == Operand::Kind::Register)
                forEachDefinition(step, [&](std::uint32_t r) { changes = changes || r == value.index; });
        }
        return changes;
    }

    /// Joins the longest contiguous run of elements that includes the group's first step.
    void join(Group group)
    {
        const std::uint32_t first = group.front();
        const std::int64_t bytes = ptx::bitsOf(m_steps.list[first].in.type) / 8;
        const auto place = [&](std::uint32_t i) { return displacementOf(m_steps.list[i]); };
        std::stable_sort(group.begin(), group.end(), [&](auto a, auto b) { return place(a) < place(b); });
        auto begin = std::find(group.begin(), group.end(), first);
        auto end = begin + 1;
        while (begin != group.begin() && end - begin < std::ptrdiff_t{maxElements} &&
               place(begin[-1]) + bytes == place(*begin))
            --begin;
        while (end != group.end() && end - begin < std::ptrdiff_t{maxElements} && place(end[-1]) + bytes == place(*end))
            ++end;
        if (end - begin > 1)
            merge(Group(begin, end));
    }

    void merge(const Group& run)
    {
        const bool load = isLoad(m_steps.list[run.front()]);
        const std::uint32_t earliest = *std::min_element(run.begin(), run.end());
        const std::uint32_t latest = *std::max_element(run.begin(), run.end());
        Step merged = m_steps.list[run.front()]; // the one with the lowest displacement
        merged.joined = true;
        merged.joinedSites = 0;
        merged.in.destinations.clear();
        merged.in.sources.resize(1);
        for (std::size_t i = 0; i < run.size(); ++i) {
            const Step& member = m_steps.list[run[i]];
            if (load)
                merged.in.destinations.push_back(member.in.destinations[0]);
            else
                merged.in.sources.push_back(member.in.sources[1]);
            merged.joinedSites |= (run[i] - earliest) << (8 * i);
        }
        const std::uint32_t leader = load ? earliest : latest;
        merged.joinedBack = leader - earliest;
        for (const std::uint32_t member : run)
            m_steps.list[member].removed = true;
        m_steps.list[leader] = std::move(merged);
    }

    Steps& m_steps;
    const BasicBlock& m_block;
};

} // namespace

void joinAccesses(Steps& steps, const FlowGraph& graph)
{
    for (const BasicBlock& block : graph.blocks)
        Joiner(steps, block).run();
}

} // namespace tilescope::emulator
