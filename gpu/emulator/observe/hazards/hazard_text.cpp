#include "gpu/emulator/observe/hazards/hazard.h"

#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <utility>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

class Describer
{
public:
    Describer(const Hazard& hazard, const LaunchSetup& setup)
        : m_hazard(hazard), m_setup(setup), m_kernel(*setup.program->kernel), m_first(hazard.other),
          m_second(hazard.one)
    {
        // In the kernel's order; a barrier between the two means that the loop's next iteration comes too early.
        if (std::pair(m_first.site, m_first.block) > std::pair(m_second.site, m_second.block))
            std::swap(m_first, m_second);
        if (hazard.kind == HazardKind::Race && hasBarrierBetween(m_first.site, m_second.site)) {
            std::swap(m_first, m_second);
            m_nextTurn = true;
        }
    }

    Finding describe() const
    {
        Finding finding;
        finding.source = m_setup.source;
        finding.line = line(m_first);
        finding.otherLine = line(m_second);
        switch (m_hazard.kind) {
        case HazardKind::Race: race(finding); break;
        case HazardKind::WarpRace: warpRace(finding); break;
        case HazardKind::Collision: collision(finding); break;
        case HazardKind::BlockRace: blockRace(finding); break;
        case HazardKind::SameValue:
        case HazardKind::SameByBlocks: sameValue(finding); break;
        case HazardKind::Uninitialised: uninitialised(finding); break;
        case HazardKind::Unwaited: unwaited(finding); break;
        case HazardKind::EarlyReturn: earlyReturn(finding); break;
        }
        return finding;
    }

private:
    int line(const Culprit& culprit) const { return sourceLine(*m_setup.program, culprit.site); }
    std::string lineText(const Culprit& culprit) const
    {
        const int at = line(culprit);
        return at > 0 ? "line " + std::to_string(at) : std::string("an unknown line");
    }
    std::string thread(const Culprit& culprit) const
    {
        return "thread " + placeText(culprit.thread, m_setup.launch->block);
    }
    std::string block(const Culprit& culprit) const
    {
        return "block " + placeText(culprit.block, m_setup.launch->grid);
    }

    const ptx::Instruction* instruction(const Culprit& culprit) const
    {
        return culprit.site < m_kernel.instructions.size() ? &m_kernel.instructions[culprit.site] : nullptr;
    }
    bool isAtomic(const Culprit& culprit) const
    {
        const ptx::Instruction* in = instruction(culprit);
        return in && (in->opcode == Opcode::Atom || in->opcode == Opcode::Red);
    }
    bool isCopy(const Culprit& culprit) const
    {
        const ptx::Instruction* in = instruction(culprit);
        return in && in->opcode == Opcode::CpAsync;
    }
    bool isStore(const Culprit& culprit) const
    {
        const ptx::Instruction* in = instruction(culprit);
        return in && (in->opcode == Opcode::St || (isCopy(culprit) && m_hazard.space == Space::Shared));
    }
    std::string verb(const Culprit& culprit) const
    {
        return isAtomic(culprit) ? "changes atomically" : isStore(culprit) ? "stores" : "loads";
    }
    std::uint64_t elementBytes(const Culprit& culprit) const
    {
        const ptx::Instruction* in = instruction(culprit);
        return in ? std::clamp<std::uint64_t>(static_cast<std::uint64_t>(ptx::bitsOf(in->type)) / 8, 1, 8) : 1;
    }

    /// "element 37 of tile"
    std::string place() const
    {
        const std::uint64_t bytes = elementBytes(isCopy(m_first) ? m_second : m_first); // a copy has several elements
        if (m_hazard.space == Space::Mapped) {
            const Memory::Named* owner = m_setup.memory->owner(m_hazard.address);
            const std::uint64_t at = m_hazard.address & ((std::uint64_t{1} << regionShift) - 1);
            return "element " + std::to_string(at / bytes) + " of " + (owner ? owner->name : "a buffer");
        }
        if (m_hazard.space == Space::Local)
            return "byte " + std::to_string(m_hazard.address) + " of its local memory";
        if (const auto variable = sharedVariable(m_kernel, m_hazard.address))
            return "element " + std::to_string((m_hazard.address - variable->offset) / bytes) + " of " + variable->name;
        return "byte " + std::to_string(m_hazard.address) + " of shared memory";
    }

    bool hasBarrierBetween(std::uint32_t from, std::uint32_t to) const
    {
        for (std::uint32_t i = from + 1; i < to && i < m_kernel.instructions.size(); ++i)
            if (m_kernel.instructions[i].opcode == Opcode::Bar || m_kernel.instructions[i].opcode == Opcode::BarRed)
                return true;
        return false;
    }

    /// "Thread (1, 0) of block (0, 0) stores element 3 of tile on line 7 and thread (0, 0) loads it on line 9"
    std::string deeds() const
    {
        return capital(thread(m_first)) + " of " + block(m_first) + " " + verb(m_first) + " " + place() + " on " +
               lineText(m_first) + " and " + thread(m_second) + " " + verb(m_second) + " it on " + lineText(m_second);
    }
    std::string chance() const
    {
        return isStore(m_first) && isStore(m_second) ? ": which of the two values stays is chance."
               : isAtomic(m_first) || isAtomic(m_second)
                   ? ": only atomics are safe against atomics, the plain access is not."
                   : ": whether the load sees the old value or the new one is chance.";
    }
    std::string between(const std::string& barrier) const
    {
        if (line(m_first) == line(m_second) && isStore(m_first) && isStore(m_second))
            return "Let each element be stored by one thread alone, or use an atomic such as atomicAdd().";
        if (line(m_first) == line(m_second) && !m_nextTurn)
            return "Split line " + std::to_string(line(m_first)) + " into a load and a store, with " + barrier +
                   " between them.";
        if (m_nextTurn || line(m_first) > line(m_second))
            return "A " + barrier + " after " + lineText(m_first) + ", before " + lineText(m_second) +
                   " is reached again.";
        return "A " + barrier + " between " + lineText(m_first) + " and " + lineText(m_second) + ".";
    }

    void race(Finding& finding) const
    {
        finding.kind = "race";
        finding.severity = Severity::Error;
        finding.message = deeds() + " with no barrier between" + chance();
        finding.cure = between("__syncthreads()");
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void warpRace(Finding& finding) const
    {
        finding.kind = "warp_race";
        finding.severity = Severity::Warning;
        finding.message = deeds() +
                          ". Both are in one warp, but nothing keeps its threads in step: that works by luck where "
                          "they happen to be, and since Volta they need not be.";
        finding.cure = between("__syncwarp()");
    }

    void collision(Finding& finding) const
    {
        finding.kind = "race";
        finding.severity = Severity::Error;
        finding.otherLine = 0;
        finding.message = capital(thread(m_first)) + " and " + thread(m_second) + " of " + block(m_first) +
                          " store different values to " + place() + " at the same time: which one stays is chance.";
        finding.cure = "Give each thread an element of its own, let one thread alone store, or use an atomic such as "
                       "atomicAdd().";
    }

    void blockRace(Finding& finding) const
    {
        finding.kind = "race";
        finding.severity = Severity::Error;
        const bool writes = isStore(m_first) && isStore(m_second);
        finding.message = capital(block(m_first)) + " " + verb(m_first) + " " + place() + " on " + lineText(m_first) +
                          " and " + block(m_second) + " " + verb(m_second) + " it on " + lineText(m_second) +
                          ". Blocks of a launch run in any order" + chance();
        finding.cure = writes ? "Let each element be stored by one block alone, or use an atomic such as atomicAdd()."
                       : isAtomic(m_first) || isAtomic(m_second)
                           ? "Use atomics for every access to it in this launch, or move the plain one to a launch of "
                             "its own."
                           : "Move the loads to a second launch, which starts when the first has ended; or store to "
                             "another buffer than the one that is read.";
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void sameValue(Finding& finding) const
    {
        const bool blocks = m_hazard.kind == HazardKind::SameByBlocks;
        finding.kind = "race_same_value";
        finding.severity = Severity::Note;
        const std::string who = blocks
                                    ? capital(block(m_first)) + " and " + block(m_second)
                                    : capital(thread(m_first)) + " and " + thread(m_second) + " of " + block(m_first);
        finding.message =
            who + " both store the same value to " + place() +
            (finding.line != finding.otherLine ? ", on " + lineText(m_first) + " and " + lineText(m_second)
                                               : std::string()) +
            ": harmless as long as the values are equal, and work done twice.";
        finding.cure = blocks ? "Let one block alone store it." : "Let one thread alone store it.";
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void uninitialised(Finding& finding) const
    {
        finding.kind = "uninitialised";
        finding.severity = Severity::Error;
        finding.otherLine = 0;
        const bool local = m_hazard.space == Space::Local;
        finding.message = capital(thread(m_first)) + " of " + block(m_first) + " " + verb(m_first) + " " + place() +
                          (local ? ", in an array of its own, before it has stored anything there."
                                 : ", where no thread of the block has stored anything yet.") +
                          " It gets whatever was left there.";
        finding.cure = local
                           ? "Give the array its first values, for example = {}, or check the bounds of the loop that "
                             "fills it."
                           : "Check that the loop that fills it covers every element that is read, at the edges too, "
                             "or set those elements to 0 first.";
    }

    void unwaited(Finding& finding) const
    {
        const Culprit &user = m_hazard.one, &copier = m_hazard.other;
        finding.kind = "unwaited_copy";
        finding.severity = Severity::Error;
        finding.line = line(user);
        finding.otherLine = line(copier);
        finding.message = capital(thread(user)) + " of " + block(user) + " " + verb(user) + " " + place() + " on " +
                          lineText(user) + ", but the asynchronous copy into it that " + thread(copier) + " began on " +
                          lineText(copier) + " has not been waited for: the data may come before or after.";
        finding.cure = "Let the threads that copy wait with __pipeline_wait_prior(), leaving no more groups under way "
                       "than were committed after this one, then a __syncthreads(), before " +
                       lineText(user) + ".";
    }

    void earlyReturn(Finding& finding) const
    {
        const Culprit &gone = m_hazard.one, &waiting = m_hazard.other;
        finding.kind = "early_return";
        finding.severity = Severity::Warning;
        finding.line = line(gone);
        finding.otherLine = line(waiting);
        finding.message = "Threads such as " + placeText(gone.thread, m_setup.launch->block) + " of " + block(gone) +
                          " return here, before the barrier on " + lineText(waiting) +
                          " at which the others wait. NVIDIA's GPUs do not wait for threads that have returned; the "
                          "rule is that all threads of a block come to its barriers, and elsewhere this hangs.";
        finding.cure = "Let every thread reach " + lineText(waiting) +
                       ": put the work in if (…) { } instead of returning before it.";
    }

    const Hazard& m_hazard;
    const LaunchSetup& m_setup;
    const ptx::Kernel& m_kernel;
    Culprit m_first, m_second;
    bool m_nextTurn = false;
};

} // namespace

Finding describe(const Hazard& hazard, const LaunchSetup& setup) { return Describer(hazard, setup).describe(); }

} // namespace tilescope::emulator
