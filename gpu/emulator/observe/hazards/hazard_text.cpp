#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/recipe/message.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/emulator/observe/hazards/barrier_scope.h"
#include "gpu/emulator/observe/hazards/lane_meetings.h"
#include "gpu/recipe/text/library_file.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

class Describer
{
public:
    Describer(const Hazard& hazard, const LaunchSetup& setup, const ProgramOrder& order)
        : m_hazard(hazard), m_setup(setup), m_kernel(*setup.program->kernel), m_order(order), m_first(hazard.other),
          m_second(hazard.one)
    {
        if (std::pair(m_first.site, m_first.block) > std::pair(m_second.site, m_second.block))
            std::swap(m_first, m_second);
        if (hazard.kind == HazardKind::Race || hazard.kind == HazardKind::WarpRace)
            putInOrder();
    }

    Finding describe() const
    {
        Finding finding;
        placeAt(finding, m_first, m_second);
        switch (m_hazard.kind) {
        case HazardKind::Race: race(finding); break;
        case HazardKind::WarpRace: warpRace(finding); break;
        case HazardKind::Collision: collision(finding); break;
        case HazardKind::BlockRace: blockRace(finding); break;
        case HazardKind::SameValue:
        case HazardKind::SameByBlocks: sameValue(finding); break;
        case HazardKind::Uninitialised:
        case HazardKind::NeverStored: uninitialised(finding); break;
        case HazardKind::Unwaited: unwaited(finding); break;
        case HazardKind::EarlyReturn: earlyReturn(finding); break;
        case HazardKind::ZeroDivisor: zeroDivisor(finding); break;
        case HazardKind::CallerNotNamed:
        case HazardKind::NamedButAbsent:
        case HazardKind::ReadsNobody:
        case HazardKind::ReadsBeyond:
        case HazardKind::MetApart: return describeMask(m_hazard, m_setup);
        }
        return finding;
    }

private:
    int line(const Culprit& culprit) const { return placeOf(m_setup, culprit.site).line; }
    Message lineText(const Culprit& culprit) const
    {
        const auto [file, at] = placeOf(m_setup, culprit.site);
        if (at == 0)
            return gpu::phrase("an unknown line");
        return file == m_setup.source
                   ? say(gpu::phrase("line %1"), std::to_string(at))
                   : say(gpu::phrase("line %1 of %2"), std::to_string(at), std::string(baseName(file)));
    }
    /// In a header the other line is told by the message alone.
    void placeAt(Finding& finding, const Culprit& culprit, const Culprit& other) const
    {
        const FindingPlace at = placeOf(m_setup, culprit.site), second = placeOf(m_setup, other.site);
        finding.source = at.file;
        finding.line = at.line;
        finding.otherLine = at.file == second.file ? second.line : 0;
    }
    /// "(1, 0)"
    std::string thread(const Culprit& culprit) const { return placeText(culprit.thread, m_setup.launch->block); }
    std::string block(const Culprit& culprit) const { return placeText(culprit.block, m_setup.launch->grid); }

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
    /// The phrase for what the culprit does.
    Phrase deed(const Culprit& culprit, Phrase changesAtomically, Phrase stores, Phrase loads) const
    {
        return isAtomic(culprit) ? changesAtomically : isStore(culprit) ? stores : loads;
    }
    std::uint64_t elementBytes(const Culprit& culprit) const
    {
        const ptx::Instruction* in = instruction(culprit);
        return in ? std::clamp<std::uint64_t>(static_cast<std::uint64_t>(ptx::bitsOf(in->type)) / 8, 1, 8) : 1;
    }

    /// "element 37 of tile"
    Message place() const
    {
        const std::uint64_t bytes = elementBytes(isCopy(m_first) ? m_second : m_first); // a copy has several elements
        if (m_hazard.space == Space::Mapped) {
            const Memory::Named* owner = m_setup.memory->owner(m_hazard.address);
            const std::uint64_t at = m_hazard.address & ((std::uint64_t{1} << regionShift) - 1);
            return say(gpu::phrase("element %1 of %2"), std::to_string(at / bytes),
                       owner ? MessageArgument(owner->name) : gpu::phrase("a buffer"));
        }
        if (m_hazard.space == Space::Local)
            return say(gpu::phrase("byte %1 of its local memory"), std::to_string(m_hazard.address));
        if (const auto variable = sharedVariable(m_kernel, m_hazard.address))
            return say(gpu::phrase("element %1 of %2"), std::to_string((m_hazard.address - variable->offset) / bytes),
                       variable->name);
        return say(gpu::phrase("byte %1 of shared memory"), std::to_string(m_hazard.address));
    }

    /// The access first that leads to the other one with no barrier on the way: onward, or else round a loop, so that
    /// its next turn comes too early. Of two sides of a branch neither leads to the other: then as in the text.
    void putInOrder()
    {
        using Way = ProgramOrder::Way;
        if (m_first.site == m_second.site)
            return;
        const auto leads = [&](Way way, const Culprit& from, const Culprit& to) {
            return m_order.leads(from.site, to.site, way,
                                 m_hazard.kind == HazardKind::Race ? ProgramOrder::Without::BlockBarriers
                                                                   : ProgramOrder::Without::AnyBarriers);
        };
        for (const Way way : {Way::Onward, Way::Around}) {
            const bool isInOrder = leads(way, m_first, m_second), isTurned = leads(way, m_second, m_first);
            if (isInOrder == isTurned)
                continue;
            if (isTurned)
                std::swap(m_first, m_second);
            m_nextTurn = way == Way::Around || isUnrolled();
            return;
        }
        if (line(m_first) > line(m_second))
            std::swap(m_first, m_second);
    }

    /// Whether the second access is one of the next turn of a loop whose turns stand one after another in the PTX: one
    /// of the same kind and line comes before the first.
    bool isUnrolled() const
    {
        const ptx::Instruction *const first = instruction(m_first), *const second = instruction(m_second);
        if (!first || !second || line(m_first) <= line(m_second))
            return false;
        for (std::uint32_t at = 0; at < m_kernel.instructions.size(); ++at) {
            const ptx::Instruction& in = m_kernel.instructions[at];
            if (at != m_second.site && in.opcode == second->opcode && in.space == second->space &&
                sourceLine(*m_setup.program, at) == line(m_second) &&
                m_order.leads(at, m_first.site, ProgramOrder::Way::Onward, ProgramOrder::Without::Nothing))
                return true;
        }
        return false;
    }

    /// "Thread (1, 0) of block (0, 0) stores element 3 of tile on line 7"
    Message firstOfThreads() const
    {
        return say(deed(m_first, gpu::phrase("Thread %1 of block %2 atomically updates %3 on %4"),
                        gpu::phrase("Thread %1 of block %2 stores %3 on %4"),
                        gpu::phrase("Thread %1 of block %2 loads %3 on %4")),
                   thread(m_first), block(m_first), place(), lineText(m_first));
    }
    /// "thread (0, 0) loads it on line 9"
    Message secondOfThreads() const
    {
        return say(deed(m_second, gpu::phrase("thread %1 atomically updates it on %2"),
                        gpu::phrase("thread %1 stores it on %2"), gpu::phrase("thread %1 loads it on %2")),
                   thread(m_second), lineText(m_second));
    }
    Message firstOfBlocks() const
    {
        return say(deed(m_first, gpu::phrase("Block %1 atomically updates %2 on %3"),
                        gpu::phrase("Block %1 stores %2 on %3"), gpu::phrase("Block %1 loads %2 on %3")),
                   block(m_first), place(), lineText(m_first));
    }
    Message secondOfBlocks() const
    {
        return say(deed(m_second, gpu::phrase("block %1 atomically updates it on %2"),
                        gpu::phrase("block %1 stores it on %2"), gpu::phrase("block %1 loads it on %2")),
                   block(m_second), lineText(m_second));
    }
    /// The phrase for what comes of the two.
    Phrase outcome(Phrase eitherStays, Phrase plainAccess, Phrase oldOrNew) const
    {
        return isStore(m_first) && isStore(m_second)     ? eitherStays
               : isAtomic(m_first) || isAtomic(m_second) ? plainAccess
                                                         : oldOrNew;
    }
    Message between(const std::string& barrier) const
    {
        if (line(m_first) == line(m_second) && isStore(m_first) && isStore(m_second))
            return gpu::phrase("Let only one thread store each element, or use an atomic such as atomicAdd().");
        if (line(m_first) == line(m_second) && !m_nextTurn)
            return say(gpu::phrase("Split line %1 into a load and a store with %2 in between."),
                       std::to_string(line(m_first)), barrier);
        if (m_nextTurn)
            return say(gpu::phrase("Add a %1 after %2, before %3 is reached again."), barrier, lineText(m_first),
                       lineText(m_second));
        return say(gpu::phrase("Add a %1 between %2 and %3."), barrier, lineText(m_first), lineText(m_second));
    }

    /// Where an address comes from: through the instructions that only convert or copy it.
    ptx::Operand origin(ptx::Operand address) const
    {
        constexpr int mostSteps = 8;
        for (int i = 0; i < mostSteps && address.base == ptx::Operand::Kind::Register; ++i) {
            const ptx::Instruction* only = nullptr;
            for (const ptx::Instruction& in : m_kernel.instructions)
                for (const ptx::Operand& written : in.destinations)
                    if (written.kind == ptx::Operand::Kind::Register && written.index == address.index) {
                        if (only)
                            return address;
                        only = &in;
                    }
            const bool isCopy = only && (only->opcode == Opcode::Cvta || only->opcode == Opcode::Mov) &&
                                only->sources.size() == 1 && only->guard == ptx::noIndex;
            if (!isCopy || (only->sources[0].kind != ptx::Operand::Kind::Register &&
                            only->sources[0].kind != ptx::Operand::Kind::Variable))
                return address;
            address.base = only->sources[0].kind;
            address.index = only->sources[0].index;
            address.space = only->sources[0].space;
        }
        return address;
    }

    /// The registers that hold what is in this one: copies, also copies of copies, whatever way leads to them.
    std::set<std::uint32_t> copiesOf(std::uint32_t reg) const
    {
        std::set<std::uint32_t> copies{reg};
        for (std::size_t known = 0; known != copies.size();) {
            known = copies.size();
            for (const ptx::Instruction& in : m_kernel.instructions)
                if (in.opcode == Opcode::Mov && in.sources.size() == 1 && in.destinations.size() == 1 &&
                    in.sources[0].kind == ptx::Operand::Kind::Register && copies.contains(in.sources[0].index))
                    copies.insert(in.destinations[0].index);
        }
        return copies;
    }

    /// Whether a load's value is one that an atomicCAS() of the same place compares with what is there: the usual
    /// beginning of a loop that repeats the operation with the current value if the loaded one was out of date.
    bool isCheckedBySwap() const
    {
        const Culprit& load = isAtomic(m_first) ? m_second : m_first;
        const ptx::Instruction* const loads = instruction(load);
        if (!(isAtomic(m_first) || isAtomic(m_second)) || !loads || loads->opcode != Opcode::Ld || loads->vector != 1 ||
            loads->destinations.empty())
            return false;
        const ptx::Operand from = origin(loads->sources[0]);
        const std::set<std::uint32_t> loaded = copiesOf(loads->destinations[0].index);
        return std::ranges::any_of(m_kernel.instructions, [&](const ptx::Instruction& in) {
            if (in.opcode != Opcode::Atom || in.atomic != ptx::AtomicOp::Cas ||
                in.sources[1].kind != ptx::Operand::Kind::Register || !loaded.contains(in.sources[1].index))
                return false;
            const ptx::Operand at = origin(in.sources[0]);
            return at.base == from.base && at.index == from.index && at.offset == from.offset;
        });
    }

    void checkedRace(Finding& finding, Message first, Message second) const
    {
        finding.kind = FindingKind::RaceChecked;
        finding.severity = Severity::Note;
        finding.message = say(
            gpu::phrase("%1 and %2. The loaded value may be stale; the atomicCAS() on the same address detects this."),
            std::move(first), std::move(second));
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void race(Finding& finding) const
    {
        if (isCheckedBySwap())
            return checkedRace(finding, firstOfThreads(), secondOfThreads());
        finding.kind = FindingKind::Race;
        finding.severity = Severity::Error;
        finding.message =
            say(outcome(gpu::phrase(
                            "%1 and %2 with no barrier in between. Which of the two values remains depends on timing."),
                        gpu::phrase("%1 and %2 with no barrier in between. Atomic operations are safe only with "
                                    "respect to each other; the non-atomic access is not safe."),
                        gpu::phrase("%1 and %2 with no barrier in between. Whether the load returns the old or the new "
                                    "value depends on timing.")),
                firstOfThreads(), secondOfThreads());
        finding.cure = between("__syncthreads()");
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void warpRace(Finding& finding) const
    {
        finding.kind = FindingKind::WarpRace;
        finding.severity = Severity::Warning;
        finding.message = say(
            gpu::phrase("%1 and %2. Both accesses are in the same warp, but nothing synchronises its threads. The code "
                        "works only while the threads happen to run in lockstep, which is not guaranteed since Volta."),
            firstOfThreads(), secondOfThreads());
        finding.cure = between("__syncwarp()");
    }

    void collision(Finding& finding) const
    {
        finding.kind = FindingKind::Race;
        finding.severity = Severity::Error;
        finding.otherLine = 0;
        finding.message = say(gpu::phrase("Thread %1 and thread %2 of block %3 store different values to %4 at the "
                                          "same time. Which value remains depends on timing."),
                              thread(m_first), thread(m_second), block(m_first), place());
        finding.cure = gpu::phrase(
            "Give each thread its own element, let only one thread store, or use an atomic such as atomicAdd().");
    }

    void zeroDivisor(Finding& finding) const
    {
        finding.kind = FindingKind::ZeroDivisor;
        finding.severity = Severity::Warning;
        finding.otherLine = 0;
        finding.message = say(gpu::phrase("Thread %1 of block %2 divides an integer by 0, %3 times in all. The result "
                                          "is undefined; no error is reported on a GPU."),
                              thread(m_first), block(m_first), m_hazard.count);
        finding.cure = gpu::phrase("Check the divisor before the division: if (divisor != 0).");
    }

    void blockRace(Finding& finding) const
    {
        if (isCheckedBySwap())
            return checkedRace(finding, firstOfBlocks(), secondOfBlocks());
        finding.kind = FindingKind::Race;
        finding.severity = Severity::Error;
        finding.message =
            say(outcome(gpu::phrase("%1 and %2. The blocks of a launch run in any order. Which of the two values "
                                    "remains depends on timing."),
                        gpu::phrase("%1 and %2. The blocks of a launch run in any order. Atomic operations are safe "
                                    "only with respect to each other; the non-atomic access is not safe."),
                        gpu::phrase("%1 and %2. The blocks of a launch run in any order. Whether the load returns the "
                                    "old or the new value depends on timing.")),
                firstOfBlocks(), secondOfBlocks());
        finding.cure =
            outcome(gpu::phrase("Let only one block store each element, or use an atomic such as atomicAdd()."),
                    gpu::phrase("Use atomics for every access to it in this launch, or move the non-atomic access to a "
                                "separate launch."),
                    gpu::phrase("Move the loads to a second launch, which starts after the first has finished, or "
                                "store to a different buffer from the one that is read."));
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void sameValue(Finding& finding) const
    {
        const bool blocks = m_hazard.kind == HazardKind::SameByBlocks;
        finding.kind = FindingKind::RaceSameValue;
        finding.severity = Severity::Note;
        const Message who = blocks ? say(gpu::phrase("Block %1 and block %2"), block(m_first), block(m_second))
                                   : say(gpu::phrase("Thread %1 and thread %2 of block %3"), thread(m_first),
                                         thread(m_second), block(m_first));
        finding.message = finding.line != finding.otherLine
                              ? say(gpu::phrase("%1 both store the same value to %2, on %3 and %4. This is harmless as "
                                                "long as the values are equal, but the work is done twice."),
                                    who, place(), lineText(m_first), lineText(m_second))
                              : say(gpu::phrase("%1 both store the same value to %2. This is harmless as long as the "
                                                "values are equal, but the work is done twice."),
                                    who, place());
        finding.cure =
            blocks ? gpu::phrase("Let only one block store it.") : gpu::phrase("Let only one thread store it.");
        if (finding.line == finding.otherLine)
            finding.otherLine = 0;
    }

    void uninitialised(Finding& finding) const
    {
        finding.kind = FindingKind::Uninitialised;
        finding.severity = Severity::Error;
        finding.otherLine = 0;
        const bool local = m_hazard.space == Space::Local;
        const Phrase message = local
                                   ? deed(m_first,
                                          gpu::phrase("Thread %1 of block %2 atomically updates %3, in its own array, "
                                                      "before storing anything there. The value is undefined."),
                                          gpu::phrase("Thread %1 of block %2 stores %3, in its own array, before "
                                                      "storing anything there. The value is undefined."),
                                          gpu::phrase("Thread %1 of block %2 loads %3, in its own array, before "
                                                      "storing anything there. The value is undefined."))
                                   : deed(m_first,
                                          gpu::phrase("Thread %1 of block %2 atomically updates %3, where no thread of "
                                                      "the block has stored anything yet. The value is undefined."),
                                          gpu::phrase("Thread %1 of block %2 stores %3, where no thread of the block "
                                                      "has stored anything yet. The value is undefined."),
                                          gpu::phrase("Thread %1 of block %2 loads %3, where no thread of the block "
                                                      "has stored anything yet. The value is undefined."));
        finding.message = say(message, thread(m_first), block(m_first), place());
        finding.cure =
            local ? gpu::phrase(
                        "Initialise the array, for example with = {}, or check the bounds of the loop that fills it.")
                  : gpu::phrase("Check that the loop that fills this memory covers every element that is read, "
                                "including those at the edges, or set those elements to 0 first.");
    }

    void unwaited(Finding& finding) const
    {
        const Culprit &user = m_hazard.one, &copier = m_hazard.other;
        finding.kind = FindingKind::UnwaitedCopy;
        finding.severity = Severity::Error;
        placeAt(finding, user, copier);
        finding.message =
            say(deed(user,
                     gpu::phrase(
                         "Thread %1 of block %2 atomically updates %3 on %4, but the asynchronous copy into it that "
                         "thread %5 started on %6 has not been waited for: the data may arrive before or after."),
                     gpu::phrase("Thread %1 of block %2 stores %3 on %4, but the asynchronous copy into it that thread "
                                 "%5 started on %6 has not been waited for: the data may arrive before or after."),
                     gpu::phrase("Thread %1 of block %2 loads %3 on %4, but the asynchronous copy into it that thread "
                                 "%5 started on %6 has not been waited for: the data may arrive before or after.")),
                thread(user), block(user), place(), lineText(user), thread(copier), lineText(copier));
        finding.cure = say(
            gpu::phrase("Make the threads that copy wait with __pipeline_wait_prior(), with at most as many pending "
                        "groups as were committed after this one, and then call __syncthreads() before %1."),
            lineText(user));
    }

    void earlyReturn(Finding& finding) const
    {
        const Culprit &gone = m_hazard.one, &waiting = m_hazard.other;
        finding.severity = Severity::Warning;
        placeAt(finding, gone, waiting);
        if (scopeOfBarrier(m_setup, gone.site, waiting.site) == BarrierScope::InBranch) {
            finding.kind = FindingKind::DivergentBarrier;
            finding.message =
                say(gpu::phrase("Threads such as %1 of block %2 do not reach the barrier on %3 at which the others "
                                "wait: the barrier is in a branch that they do not take, or in a loop that they have "
                                "left. NVIDIA GPUs do not wait for threads that have returned, but all threads of a "
                                "block are required to reach its barriers, and on other hardware this hangs."),
                    thread(gone), block(gone), lineText(waiting));
            finding.cure = barrierOutOfBranch(finding.otherLine);
            return;
        }
        finding.kind = FindingKind::EarlyReturn;
        finding.message =
            say(gpu::phrase("Threads such as %1 of block %2 return here, before the barrier on %3 at which the others "
                            "wait. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block "
                            "are required to reach its barriers, and on other hardware this hangs."),
                thread(gone), block(gone), lineText(waiting));
        finding.cure = say(
            gpu::phrase("Make every thread reach %1: put the work inside if (…) { } instead of returning before it."),
            lineText(waiting));
    }

    const Hazard& m_hazard;
    const LaunchSetup& m_setup;
    const ptx::Kernel& m_kernel;
    const ProgramOrder& m_order;
    Culprit m_first, m_second;
    bool m_nextTurn = false; ///< the second access is one of a loop's next turn
};

} // namespace

Finding describe(const Hazard& hazard, const LaunchSetup& setup, const ProgramOrder& order)
{
    return Describer(hazard, setup, order).describe();
}

} // namespace tilescope::emulator
