#include "gpu/emulator/block_classes/tracer.h"

#include "gpu/emulator/block_classes/tracer_templates.h"
#include "gpu/emulator/translate/flow_graph.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <utility>

namespace tilescope::emulator
{

namespace
{

using ptx::Opcode;
using ptx::Special;

/// The reason that is reported when a step's own result is unknown.
Phrase sourceOfUnknown(const ptx::Instruction& in)
{
    switch (in.opcode) {
    case Opcode::LdMatrix:
    case Opcode::Ld: return gpu::phrase("on a value read from memory");
    case Opcode::Atom: return gpu::phrase("on the result of an atomic operation");
    case Opcode::Tex:
    case Opcode::Tld4: return gpu::phrase("on a value fetched from a texture");
    case Opcode::Shfl:
    case Opcode::Match:
    case Opcode::Redux:
    case Opcode::Vote: return gpu::phrase("on values that lanes exchange");
    case Opcode::Mbarrier:
    case Opcode::BarRed: return gpu::phrase("on values that threads exchange at a barrier");
    case Opcode::Mov: return gpu::phrase("on something that differs from run to run");
    default:
        return ptx::isFloat(in.type) || ptx::isFloat(in.sourceType)
                   ? gpu::phrase("on floating-point arithmetic")
                   : gpu::phrase("on arithmetic that cannot be traced");
    }
}

} // namespace

Tracer::Tracer(const LaunchSetup& setup, const TraceProgram& program, const BlockClassOptions& options,
               const RunControl& control)
    : m_setup(setup), m_program(program), m_options(options), m_control(control),
      m_left(options.maxSteps), m_grid{setup.launch->grid.x, setup.launch->grid.y, setup.launch->grid.z},
      m_constraints(m_origin, m_grid), m_values(program.scalar.size()),
      m_predicates(setup.program->kernel->registers.size())
{
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i].scalar = program.scalar[i];
}

BlockSet Tracer::trace(const std::array<std::int64_t, 3>& origin)
{
    m_origin = origin;
    m_constraints = BlockConstraints(origin, m_grid);
    for (std::uint32_t warp = 0; warp < m_setup.warps; ++warp) {
        startWarp(warp);
        runWarp();
    }
    return m_constraints.blocks();
}

void Tracer::startWarp(std::uint32_t warp)
{
    const std::uint64_t threads = m_setup.threads - std::uint64_t{warp} * laneCount;
    m_warp = warp;
    m_live = m_mask = threads >= laneCount ? allLanes : (1U << threads) - 1;
    m_waiting.clear();
    const std::size_t registers = m_predicates.size();
    for (std::size_t i = 0; i < registers; ++i) {
        m_values[i].groupCount = 0;
        m_values[i].origin = ptx::noIndex;
        m_predicates[i] = {};
    }
    for (std::size_t i = 0; i < m_program.presets.size(); ++i) {
        const TracePreset& preset = m_program.presets[i];
        AffineValue& value = m_values[registers + i];
        value.setFixed();
        if (preset.isSpecial)
            setSpecial(value, preset.special, warp);
        else
            value.lanes[0] = preset.value;
    }
}

void Tracer::setSpecial(AffineValue& value, Special special, std::uint32_t warp) const
{
    const Dim3 &grid = m_setup.launch->grid, &block = m_setup.launch->block;
    const auto perLane = [&](auto&& of) {
        for (std::uint32_t lane = 0; lane < laneCount; ++lane)
            value.lanes[lane] = static_cast<std::uint32_t>(of(warp * laneCount + lane, lane));
    };
    const auto blockIndex = [&](std::size_t axis) {
        value.lanes[0] = static_cast<std::uint64_t>(m_origin[axis]);
        value.groups[0].slope = m_constraints.effective({axis == 0, axis == 1, axis == 2});
    };
    switch (special) {
    case Special::TidX: perLane([&](auto thread, auto) { return thread % block.x; }); break;
    case Special::TidY: perLane([&](auto thread, auto) { return thread / block.x % block.y; }); break;
    case Special::TidZ: perLane([&](auto thread, auto) { return thread / block.x / block.y; }); break;
    case Special::LaneId: perLane([](auto, auto lane) { return lane; }); break;
    case Special::LanemaskEq: perLane([](auto, auto lane) { return 1U << lane; }); break;
    case Special::LanemaskLt: perLane([](auto, auto lane) { return (1U << lane) - 1; }); break;
    case Special::LanemaskLe: perLane([](auto, auto lane) { return (1U << lane) | ((1U << lane) - 1); }); break;
    case Special::LanemaskGt: perLane([](auto, auto lane) { return ~((1U << lane) | ((1U << lane) - 1)); }); break;
    case Special::LanemaskGe: perLane([](auto, auto lane) { return ~((1U << lane) - 1); }); break;
    case Special::NtidX: value.lanes[0] = block.x; break;
    case Special::NtidY: value.lanes[0] = block.y; break;
    case Special::NtidZ: value.lanes[0] = block.z; break;
    case Special::CtaidX: blockIndex(0); break;
    case Special::CtaidY: blockIndex(1); break;
    case Special::CtaidZ: blockIndex(2); break;
    case Special::NctaidX: value.lanes[0] = grid.x; break;
    case Special::NctaidY: value.lanes[0] = grid.y; break;
    case Special::NctaidZ: value.lanes[0] = grid.z; break;
    case Special::WarpId: value.lanes[0] = warp; break;
    case Special::NwarpId: value.lanes[0] = m_setup.warps; break;
    case Special::DynamicSmemSize: value.lanes[0] = m_setup.launch->dynamicSharedBytes; break;
    case Special::TotalSmemSize: value.lanes[0] = m_setup.sharedBytes; break;
    default: value.groupCount = 0; break; // clocks, and the place where the block runs
    }
}

void Tracer::payFor(std::uint32_t steps)
{
    if (steps > m_left)
        throw NotFollowed{say(gpu::phrase("The blocks of the kernel cannot be classified before they run, because they "
                                          "take too many steps (more than %1 instructions)."),
                              std::to_string(m_options.maxSteps)),
                          ptx::noIndex, true};
    m_left -= steps;
    if (steps < m_untilAsked) {
        m_untilAsked -= steps;
        return;
    }
    m_untilAsked = 20'000; // about a millisecond
    if (m_control.stop.stop_requested())
        throw Cancelled();
}

void Tracer::runWarp()
{
    std::uint32_t number = 0;
    while (number < m_program.blocks.size()) { // noBlock marks the end
        if (!m_waiting.empty() && m_waiting.back().join == number) {
            const std::uint32_t next = unwind();
            if (next != number) {
                number = next;
                continue;
            }
            if (!m_waiting.empty() && m_waiting.back().join == number)
                continue; // several branches reconverge here
        }
        const TraceBlock& block = m_program.blocks[number];
        payFor(block.end - block.first + 1);
        for (std::uint32_t i = block.first; i < block.end; ++i)
            runStep(m_program.list[i]);
        number = endBlock(block, number);
    }
}

/// All active lanes have exited or arrived at the last join: returns the block where lanes continue, noBlock at the
/// end.
std::uint32_t Tracer::unwind()
{
    while (!m_waiting.empty()) {
        Waiting& top = m_waiting.back();
        const Lanes pending = top.pendingMask & m_live, restored = top.restoreMask & m_live;
        if (pending) {
            top.pendingMask = 0;
            m_mask = pending;
            return top.pending;
        }
        const std::uint32_t join = top.join;
        m_waiting.pop_back();
        if (restored && join != noBlock) {
            m_mask = restored;
            return join;
        }
    }
    m_mask = 0;
    return noBlock;
}

std::uint32_t Tracer::leave(Lanes lanes, std::uint32_t next)
{
    m_live &= ~lanes;
    m_mask &= ~lanes;
    return m_mask ? next : unwind();
}

std::uint32_t Tracer::endBlock(const TraceBlock& block, std::uint32_t number)
{
    if (!block.last)
        return number + 1;
    const ptx::Instruction& in = block.last->in;
    switch (in.opcode) {
    case Opcode::Bra: return in.guard == ptx::noIndex || !block.splits ? block.target : branch(block, number);
    case Opcode::Ret:
    case Opcode::Exit:
        if (in.guard == ptx::noIndex)
            return leave(m_mask, noBlock);
        return leave(
            steering(in.guard, in.guardNegated, block.lastSite,
                     gpu::phrase("The blocks cannot be classified before they run: which threads return here")),
            number + 1);
    case Opcode::Trap: refuse(block.lastSite, gpu::phrase("A block executes a trap here"), ptx::noIndex);
    default: refuse(block.lastSite, gpu::phrase("Indirect branches (jump tables) cannot be traced"), ptx::noIndex);
    }
}

std::uint32_t Tracer::branch(const TraceBlock& block, std::uint32_t number)
{
    const ptx::Instruction& in = block.last->in;
    const Lanes taken =
        steering(in.guard, in.guardNegated, block.lastSite,
                 gpu::phrase("The blocks cannot be classified before they run: the path that threads take here"));
    const std::uint32_t other = number + 1;
    if (taken == 0)
        return other;
    if (taken == m_mask)
        return block.target;
    const bool takenWaits = block.target == block.join, otherWaits = other == block.join;
    // In a loop, lanes leave in different iterations; they all wait in the same entry.
    const bool reuse = (takenWaits || otherWaits) && !m_waiting.empty() && m_waiting.back().join == block.join &&
                       m_waiting.back().pendingMask == 0;
    if (!reuse)
        m_waiting.push_back({block.join, other, takenWaits || otherWaits ? 0 : m_mask & ~taken, m_mask});
    m_mask = takenWaits ? m_mask & ~taken : taken;
    return takenWaits ? other : block.target;
}

/// The active lanes for which a predicate that controls execution holds.
Tracer::Lanes Tracer::steering(std::uint32_t predicate, bool negated, std::uint32_t site, Phrase what)
{
    const LanePredicate& p = m_predicates[predicate];
    if (m_mask & ~p.known)
        refuse(site, what, p.origin);
    return (negated ? ~p.bits : p.bits) & m_mask;
}

void Tracer::runStep(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    if (in.guard == ptx::noIndex) {
        evaluate(step);
        return;
    }
    const Lanes all = m_mask;
    const bool effects = hasEffects(*step.step);
    const LanePredicate& guard = m_predicates[in.guard];
    if (!effects && (all & ~guard.known)) {
        // It is unknown whether the register changes, so its value is unknown too.
        m_result.groupCount = 0;
        m_result.origin = guard.origin;
        for (std::size_t i = 0; i < in.destinations.size(); ++i)
            if (in.destinations[i].kind == ptx::Operand::Kind::Register) {
                m_values[in.destinations[i].index].groupCount = 0;
                m_values[in.destinations[i].index].origin = guard.origin;
                m_predicates[in.destinations[i].index] = {0, 0, guard.origin};
            }
        return;
    }
    m_mask = steering(in.guard, in.guardNegated, step.site,
                      gpu::phrase("The blocks cannot be classified before they run: which threads take part here"));
    if (m_mask)
        evaluate(step);
    m_mask = all;
}

void Tracer::refuse(std::uint32_t site, Phrase what, std::uint32_t origin)
{
    if (origin == ptx::noIndex)
        throw NotFollowed{say(gpu::phrase("%1."), what), site, false};
    const ptx::Instruction& in = m_program.steps.list[origin].in;
    const ptx::Module& module = *m_program.steps.module;
    const int line = in.location < module.locations.size() ? module.locations[in.location].userLine : 0;
    throw NotFollowed{
        line > 0 ? say(gpu::phrase("%1 depends %2 at line %3."), what, sourceOfUnknown(in), std::to_string(line))
                 : say(gpu::phrase("%1 depends %2."), what, sourceOfUnknown(in)),
        site, false};
}

namespace
{

using ptx::Opcode;

/// Shared memory has 32 banks of 4 bytes; a line of the cache has as many bytes.
constexpr std::uint64_t period = 128;

std::uint64_t bytesOfAccess(const ptx::Instruction& in)
{
    if (in.opcode == Opcode::LdMatrix)
        return ptx::bytesOfLoadedRow;
    return static_cast<std::uint64_t>(ptx::bitsOf(in.type)) / 8 * std::max<std::uint64_t>(in.vector, 1);
}

} // namespace

void Tracer::access(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const Lanes active = m_mask;
    if (in.opcode == Opcode::LdMatrix) // the other lanes' addresses are not used
        m_mask &= ptx::lanesWithRows(in.vector);
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (m_mask & ~source(step, i).known())
            refuse(step.site, gpu::phrase("The blocks cannot be classified before they run: an address here"),
                   source(step, i).origin);
    // The addresses are the same in every block, so there is no condition.
    const bool moves =
        m_mask != 0 && (!isFixed(source(step, 0)) || (step.sourceCount > 1 && !isFixed(source(step, 1))));
    const bool read = in.opcode == Opcode::Ld && in.space == ptx::Space::Constant && step.destination != ptx::noIndex &&
                      in.destinations.size() == 1 && !ptx::isFloat(in.type);
    if (moves || read) {
        addressOf(step);
        if (read || in.space == ptx::Space::Local)
            fix(m_address);
        if (moves)
            keepAddress(step, in.space, nullptr);
    }
    m_mask = active;
    if (read) {
        readConstant(step);
        return;
    }
    for (std::size_t i = 0; i < in.destinations.size(); ++i) {
        if (in.destinations[i].kind != ptx::Operand::Kind::Register || in.opcode == Opcode::St)
            continue;
        m_bits = 64;
        m_result.scalar = m_values[in.destinations[i].index].scalar;
        m_result.groupCount = 0;
        m_result.origin = step.site;
        commit(step, in.destinations[i].index);
    }
}

/// base + extended index × scale + displacement, with its slope.
void Tracer::addressOf(const TraceStep& step)
{
    const Step& s = *step.step;
    if (step.sourceCount == 2) {
        const AffineValue& base = source(step, 0);
        m_bits = 64;
        m_result.scalar = base.scalar && source(step, 1).scalar;
        extend(source(step, 1), 32, s.indexSigned, m_extendedA);
        const Bits scale = s.scale, displacement = static_cast<Bits>(s.displacement);
        eachLane(base, m_extendedA, [=](Bits b, Bits i) { return b + i * scale + displacement; });
        joinGroups(base, m_extendedA, [scale](const Slope& b, const Slope& i) { return sum(b, scaled(i, scale)); });
    } else {
        plainAddress(step, 0, s.in.space);
    }
    m_address = m_result;
}

/// Stores the address of operand i in `space`, which is base + displacement, in m_result; for a 32-bit base modulo
/// 2^32.
void Tracer::plainAddress(const TraceStep& step, std::uint32_t i, ptx::Space space)
{
    const ptx::Operand& memory = step.step->in.sources.at(i);
    const bool isRegister = memory.base == ptx::Operand::Kind::Register;
    const bool isNarrow = isRegister && ptx::bitsOf(m_program.steps.kernel->registers[memory.index].type) < 64;
    const Bits displacement = memory.base == ptx::Operand::Kind::Variable ? 0 : static_cast<Bits>(memory.offset);
    const AffineValue& base = source(step, i);
    const auto shift = [this](const AffineValue& from, Bits by, int bits) {
        m_bits = bits;
        m_result.scalar = from.scalar;
        eachLane(from, from, [by](Bits b, Bits) { return b + by; });
        joinGroups(from, from, [](const Slope& b, const Slope&) { return b; });
    };
    if (!isNarrow) {
        shift(base, displacement, 64);
        return;
    }
    shift(base, displacement, 32);
    extend(m_result, 32, false, m_extendedA);
    shift(m_extendedA, space == ptx::Space::Constant ? Memory::constantWindow() : 0, 64);
}

/// cp.async: the address in shared memory, then, for the lanes that read anything, the address in global memory.
void Tracer::copy(const TraceStep& step)
{
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (m_mask & ~source(step, i).known())
            refuse(step.site,
                   gpu::phrase("The blocks cannot be classified before they run: the address or size of a copy here"),
                   source(step, i).origin);
    const AffineValue* const size = step.sourceCount > 2 ? &source(step, 2) : nullptr;
    const Lanes active = m_mask;
    if (size) {
        fix(*size);
        for (Lanes rest = active; rest; rest &= rest - 1)
            if (static_cast<std::uint32_t>(size->lane(std::countr_zero(rest))) == 0)
                m_mask &= ~(rest & (~rest + 1));
    }
    const Lanes reading = m_mask;
    for (const std::uint32_t i : {0U, 1U}) {
        m_mask = i == 0 ? active : reading;
        if (m_mask == 0 || isFixed(source(step, i)))
            continue;
        const ptx::Space space = i == 0 ? ptx::Space::Shared : ptx::Space::Global;
        plainAddress(step, i, space);
        m_address = m_result;
        keepAddress(step, space, i == 0 ? nullptr : size);
    }
    m_mask = active;
}

std::uint64_t Tracer::bytesOf(std::uint64_t region, ptx::Space space) const
{
    if (space == ptx::Space::Shared)
        return region == 0 ? m_setup.sharedBytes : 0;
    if (space == ptx::Space::Local)
        return region == 0 ? m_setup.program->kernel->localBytes : 0;
    if (region == SharedRegion)
        return m_setup.sharedBytes;
    if (region == LocalRegion)
        return m_setup.program->kernel->localBytes;
    return region < m_setup.regions.size() ? m_setup.regions[region].bytes : 0;
}

/// Keeps the blocks whose lanes access the same pattern, shifted by a multiple of the modulo, within the same memory.
/// `sizes`: bytes per lane, if fewer than the instruction's.
void Tracer::keepAddress(const TraceStep& step, ptx::Space space, const AffineValue* sizes)
{
    Lanes lanes = m_mask;
    Slope slope;
    for (std::uint32_t g = 0; g < m_address.groupCount; ++g) {
        const LaneGroup& group = m_address.groups[g];
        if ((group.lanes & lanes) == 0)
            continue;
        if (lanes == m_mask)
            slope = group.slope;
        else
            m_constraints.keepZero(difference(group.slope, slope));
        lanes &= ~group.lanes;
    }
    const Bits width = bytesOfAccess(step.step->in);
    const bool isOne = m_address.scalar && (!sizes || sizes->scalar); // the lanes access one place
    // Lanes may access several memories, such as a picture and its border: each has bounds of its own.
    std::uint64_t region = 0;
    for (Lanes rest = isOne ? m_mask & -m_mask : m_mask; rest;) {
        region = m_address.lane(std::countr_zero(rest)) >> regionShift;
        Bits least = ~Bits{0}, end = 0;
        for (Lanes left = std::exchange(rest, 0); left; left &= left - 1) {
            const int lane = std::countr_zero(left);
            const Bits a = m_address.lane(lane);
            if (a >> regionShift != region) {
                rest |= Lanes{1} << lane;
                continue;
            }
            least = std::min(least, a);
            end = std::max(end, a + (sizes ? std::min(sizes->lane(lane) & 0xFFFF'FFFF, width) : width));
        }
        const WideInteger first = WideInteger{region} << regionShift;
        const WideInteger below = first - least, above = first + bytesOf(region, space) - end;
        if (below > 0 || above < 0)
            refuse(step.site, gpu::phrase("A block accesses memory out of bounds here"), ptx::noIndex);
        m_constraints.keepWithin(slope, below, above);
    }
    const bool banked = space == ptx::Space::Shared || (space != ptx::Space::Local && region == SharedRegion);
    const std::uint64_t modulo = std::max(m_options.modulo, 1U);
    const bool byLine = step.step->in.bypassesL1; // whose sectors depend on the lines that they are in
    m_constraints.keepMultiple(slope, banked || byLine ? std::lcm(modulo, period) : modulo);
}

/// The content of __constant__ memory is known before the launch.
void Tracer::readConstant(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const Region& memory = m_setup.regions[ConstantRegion];
    const int bits = ptx::bitsOf(in.type);
    const auto bytes = static_cast<std::size_t>(bits / 8);
    m_bits = step.bits;
    m_result.scalar = m_address.scalar && m_values[step.destination].scalar;
    m_result.groupCount = 0;
    m_result.origin = step.site;
    Lanes known = 0;
    for (std::size_t i = 0; i < (m_result.scalar ? 1 : laneCount); ++i) {
        const Bits at = m_address.lane(static_cast<int>(i)) - Memory::constantWindow();
        if (at > memory.bytes || memory.bytes - at < bytes || bytes > sizeof(Bits))
            continue;
        Bits value = 0;
        std::memcpy(&value, memory.host + at, bytes);
        m_result.lanes[i] = ptx::isSigned(in.type) ? static_cast<Bits>(signExtended(value, bits)) : value;
        known |= m_result.scalar ? allLanes : Lanes{1} << i;
    }
    if (known)
        m_result.addGroup(known, {});
    commit(step, step.destination);
}

} // namespace tilescope::emulator
