#include "gpu/emulator/observe/hazards/global_shadow.h"

#include <algorithm>
#include <cstring>

namespace tilescope::emulator
{
namespace
{

using ptx::Instruction;
using ptx::Opcode;
using ptx::Operand;

bool isAtomic(const Instruction& in) { return in.opcode == Opcode::Atom || in.opcode == Opcode::Red; }
bool isCopy(const Instruction& in) { return in.opcode == Opcode::CpAsync; }
bool isAccess(const Instruction& in)
{
    return in.opcode == Opcode::Ld || in.opcode == Opcode::St || isAtomic(in) || isCopy(in);
}
bool isGlobal(const Instruction& in)
{
    return in.space == ptx::Space::Global || in.space == ptx::Space::Generic || isCopy(in);
}
/// The global one of a copy's two addresses.
const Operand& globalAddress(const Instruction& in) { return in.sources.at(isCopy(in) ? 1 : 0); }

std::uint32_t elementBytes(const Instruction& in)
{
    return std::clamp(static_cast<std::uint32_t>(ptx::bitsOf(in.type)) / 8, 1U, 8U);
}

/// Traces an address back to the regions in which it may lie.
class Origins
{
public:
    explicit Origins(const LaunchSetup& setup)
        : m_setup(setup), m_kernel(*setup.program->kernel), m_writers(m_kernel.registers.size())
    {
        for (std::uint32_t i = 0; i < m_kernel.instructions.size(); ++i)
            for (const Operand& d : m_kernel.instructions[i].destinations)
                if (d.kind == Operand::Kind::Register && d.index < m_writers.size())
                    m_writers[d.index].push_back(i);
    }

    std::vector<bool> of(const Operand& memory)
    {
        m_result.assign(m_setup.regions.size(), false);
        m_seen.assign(m_kernel.registers.size(), false);
        m_open.clear();
        follow(memory, memory.base);
        while (!m_open.empty()) {
            const std::uint32_t reg = m_open.back();
            m_open.pop_back();
            for (const std::uint32_t writer : m_writers[reg])
                followInstruction(m_kernel.instructions[writer]);
        }
        return m_result;
    }

private:
    void follow(const Operand& operand, Operand::Kind kind)
    {
        if (kind == Operand::Kind::Register) {
            if (operand.index < m_seen.size() && !m_seen[operand.index]) {
                m_seen[operand.index] = true;
                m_open.push_back(operand.index);
            }
        } else if (kind == Operand::Kind::Variable) {
            if (operand.space == ptx::Space::Global)
                add(m_setup.memory->globalAddress(m_setup.module, operand.index));
            else if (operand.space == ptx::Space::Parameter)
                m_result.assign(m_result.size(), true);
        }
    }

    void followInstruction(const Instruction& in)
    {
        if (in.opcode == Opcode::Ld && in.space == ptx::Space::Parameter) {
            if (ptx::bitsOf(in.type) == 64)
                for (std::size_t i = 0; i < in.destinations.size(); ++i)
                    parameter(in.sources.at(0), i * sizeof(std::uint64_t));
            return;
        }
        if (in.opcode == Opcode::Ld || isAtomic(in)) {
            // Numbers read from memory count as indices, unless they are as wide as a pointer.
            if (ptx::bitsOf(in.type) == 64)
                m_result.assign(m_result.size(), true);
            return;
        }
        for (const Operand& source : in.sources)
            follow(source, source.kind);
    }

    void parameter(const Operand& memory, std::size_t further)
    {
        if (memory.base == Operand::Kind::Register) {
            m_result.assign(m_result.size(), true);
            return;
        }
        std::size_t at = static_cast<std::size_t>(memory.offset) + further;
        if (memory.base == Operand::Kind::Variable && memory.index < m_kernel.parameters.size())
            at += m_kernel.parameters[memory.index].offset;
        std::uint64_t address = 0;
        if (at + sizeof address <= m_setup.parameters.size())
            std::memcpy(&address, m_setup.parameters.data() + at, sizeof address);
        add(address);
    }

    void add(std::uint64_t address)
    {
        const std::uint64_t region = address >> regionShift;
        if (region >= FirstFreeRegion && region < m_result.size())
            m_result[region] = true;
    }

    const LaunchSetup& m_setup;
    const ptx::Kernel& m_kernel;
    std::vector<std::vector<std::uint32_t>> m_writers;
    std::vector<bool> m_result, m_seen;
    std::vector<std::uint32_t> m_open;
};

} // namespace

namespace
{

StoreTargets tracedTargets(const LaunchSetup& setup)
{
    const ptx::Kernel& kernel = *setup.program->kernel;
    // Each access is traced through the whole kernel, which limits the length of texts.
    const auto accesses =
        static_cast<std::size_t>(std::count_if(kernel.instructions.begin(), kernel.instructions.end(), isAccess));
    const bool hasSurfaces = std::ranges::any_of(kernel.instructions, [](const Instruction& in) {
        return in.opcode == Opcode::SurfaceStore; // to a buffer that an object names
    });
    if (hasSurfaces || accesses * kernel.instructions.size() > 1'000'000'000)
        return {std::vector<bool>(setup.regions.size(), true), 1, false, hasMbarriers(kernel)};
    Origins origins(setup);
    StoreTargets targets;
    targets.regions.assign(setup.regions.size(), false);
    bool atomics = false, fences = false;
    bool strongLoads = false, strongStores = false; // .volatile, .relaxed …: do not race with each other
    for (const Instruction& in : kernel.instructions) {
        fences = fences || in.opcode == Opcode::Membar;
        if (!isAccess(in) || !isGlobal(in))
            continue;
        atomics = atomics || isAtomic(in);
        strongLoads = strongLoads || (in.opcode == Opcode::Ld && in.isVolatile);
        strongStores = strongStores || (in.opcode == Opcode::St && in.isVolatile);
        if (in.opcode == Opcode::Ld || isCopy(in))
            continue;
        const std::vector<bool> reached = origins.of(in.sources.at(0));
        for (std::size_t r = 0; r < reached.size(); ++r)
            targets.regions[r] = targets.regions[r] || reached[r];
    }
    targets.blocksInOrder = (atomics && fences) || (strongLoads && strongStores);
    targets.threadsInOrder = hasMbarriers(kernel);
    for (const Instruction& in : kernel.instructions) {
        if (!isAccess(in) || !isGlobal(in))
            continue;
        const std::vector<bool> reached = origins.of(globalAddress(in));
        for (std::size_t r = 0; r < reached.size(); ++r)
            if (reached[r] && targets.regions[r])
                targets.granuleBytes = std::min(targets.granuleBytes, elementBytes(in));
    }
    return targets;
}

} // namespace

StoreTargets findStoreTargets(const LaunchSetup& setup)
{
    StoreTargets targets = tracedTargets(setup);
    // Threads may use the same piece of the heap one after the other, in an order that malloc and free decide.
    if (const DeviceHeap* const heap = setup.memory->heap())
        targets.regions[heap->address() >> regionShift] = false;
    return targets;
}

bool hasMbarriers(const ptx::Kernel& kernel)
{
    return std::ranges::find(kernel.instructions, Opcode::Mbarrier, &Instruction::opcode) != kernel.instructions.end();
}

std::uint32_t sharedGranule(const ptx::Kernel& kernel)
{
    std::uint32_t bytes = 8;
    for (const Instruction& in : kernel.instructions)
        if (isAccess(in) && (in.space == ptx::Space::Shared || in.space == ptx::Space::Generic))
            bytes = std::min(bytes, elementBytes(in));
    return bytes;
}

} // namespace tilescope::emulator
