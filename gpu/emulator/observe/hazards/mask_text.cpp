#include "gpu/emulator/execute/finding_text.h"
#include "gpu/emulator/observe/hazards/lane_meetings.h"
#include "gpu/recipe/message.h"

#include <array>
#include <cstdio>
#include <string>

namespace tilescope::emulator
{
namespace
{

/// The function of CUDA C++ that becomes the instruction.
std::string functionOf(const ptx::Instruction& in)
{
    using ptx::AtomicOp;
    using ptx::Opcode;
    using ptx::ShuffleMode;
    using ptx::VoteMode;
    switch (in.opcode) {
    case Opcode::Shfl:
        return in.shuffle == ShuffleMode::Up     ? "__shfl_up_sync()"
               : in.shuffle == ShuffleMode::Down ? "__shfl_down_sync()"
               : in.shuffle == ShuffleMode::Bfly ? "__shfl_xor_sync()"
                                                 : "__shfl_sync()";
    case Opcode::Vote:
        return in.vote == VoteMode::All      ? "__all_sync()"
               : in.vote == VoteMode::Any    ? "__any_sync()"
               : in.vote == VoteMode::Ballot ? "__ballot_sync()"
                                             : "vote.sync.uni";
    case Opcode::Match: return in.vote == VoteMode::All ? "__match_all_sync()" : "__match_any_sync()";
    case Opcode::Redux:
        return in.atomic == AtomicOp::Add   ? "__reduce_add_sync()"
               : in.atomic == AtomicOp::Min ? "__reduce_min_sync()"
               : in.atomic == AtomicOp::Max ? "__reduce_max_sync()"
               : in.atomic == AtomicOp::And ? "__reduce_and_sync()"
               : in.atomic == AtomicOp::Or  ? "__reduce_or_sync()"
                                            : "__reduce_xor_sync()";
    default: return "__syncwarp()";
    }
}

std::string maskText(std::uint32_t mask)
{
    std::array<char, 12> text{};
    std::snprintf(text.data(), text.size(), "0x%x", mask);
    return text.data();
}

} // namespace

Finding describeMask(const Hazard& hazard, const LaunchSetup& setup)
{
    const auto lineOf = [&](const Culprit& culprit) { return placeOf(setup, culprit.site).line; };
    const auto thread = [&](const Culprit& culprit) { return placeText(culprit.thread, setup.launch->block); };
    const std::string function = functionOf(setup.program->kernel->instructions.at(hazard.one.site));
    const std::string mask = maskText(hazard.mask), block = placeText(hazard.one.block, setup.launch->grid);
    Finding finding;
    finding.kind = FindingKind::WarpMask;
    finding.severity = Severity::Error;
    finding.source = placeOf(setup, hazard.one.site).file;
    finding.line = lineOf(hazard.one);
    finding.cure = say(gpu::phrase("Use a mask of exactly the threads that reach this instruction: take it from "
                                   "__ballot_sync(0xffffffff, …) before the branch. Or move the %1 out of the branch."),
                       function);
    if (hazard.kind == HazardKind::CallerNotNamed) {
        finding.message = say(gpu::phrase("Thread %1 of block %2 executes %3 with the mask %4, which does not include "
                                          "the thread's own lane, %5. The result is undefined."),
                              thread(hazard.one), block, function, mask, std::to_string(hazard.one.thread % laneCount));
        return finding;
    }
    if (hazard.kind == HazardKind::ReadsNobody || hazard.kind == HazardKind::ReadsBeyond) {
        if (hazard.kind == HazardKind::ReadsBeyond)
            finding.severity = Severity::Warning;
        const bool isNamed = hazard.mask >> hazard.lane & 1;
        finding.message = say(
            isNamed
                ? gpu::phrase(
                      "Thread %1 of block %2 reads the value of lane %3 with %4, but the thread of that lane does not "
                      "execute the instruction, because it has returned or does not exist. The value is undefined.")
                : gpu::phrase("Thread %1 of block %2 reads the value of lane %3 with %4, but the mask %5 does not "
                              "include that lane. The value is undefined."),
            thread(hazard.one), block, std::to_string(hazard.lane), function, mask);
        finding.cure = gpu::phrase("Read only lanes that the mask includes and whose threads also execute the "
                                   "instruction. At the end of the row, use the thread's own value.");
        return finding;
    }
    if (hazard.kind == HazardKind::MetApart) {
        finding.kind = FindingKind::PartedWarp;
        finding.severity = Severity::Warning;
        finding.message = say(gpu::phrase("Threads of block %1 that the mask %2 includes, among them %3, reach this %4 "
                                          "one group after the other. On a GPU, they meet there. In the emulator, each "
                                          "group gets only the values of its own threads, so the result can differ."),
                              block, mask, thread(hazard.one), function);
        finding.cure = gpu::phrase("Make the branches before this instruction converge: a return inside a branch keeps "
                                   "the threads apart. Return before the branch, or let threads skip the work.");
        return finding;
    }
    if (hazard.one.site == hazard.other.site) {
        finding.message = say(gpu::phrase("Thread %1 of block %2 does not reach this %3, although the mask %4 includes "
                                          "the thread. All threads that a mask includes must execute the instruction, "
                                          "unless they have returned. The result is undefined."),
                              thread(hazard.one), block, function, mask);
        return finding;
    }
    const bool isFirst = lineOf(hazard.one) < lineOf(hazard.other);
    const Culprit &first = isFirst ? hazard.one : hazard.other, &second = isFirst ? hazard.other : hazard.one;
    finding.source = placeOf(setup, first.site).file;
    finding.line = lineOf(first);
    finding.otherLine = lineOf(second);
    finding.message = say(gpu::phrase("Thread %1 of block %2 reaches this %3, and thread %4 reaches the one on line "
                                      "%5, although both use the mask %6, which includes both threads. The threads "
                                      "that a mask includes must execute the same instruction together."),
                          thread(first), block, function, thread(second), std::to_string(finding.otherLine), mask);
    finding.cure =
        say(gpu::phrase("Move the %1 out of the branches, or give each branch a mask of its own threads."), function);
    if (finding.line == finding.otherLine)
        finding.otherLine = 0;
    return finding;
}

} // namespace tilescope::emulator
