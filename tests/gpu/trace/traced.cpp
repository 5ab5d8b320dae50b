#include "tests/gpu/trace/traced.h"
#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/prepared_plan.h"

#include <numeric>
#include <sstream>

namespace tilescope::test
{
namespace
{

std::string spaceName(TraceSpace space)
{
    switch (space) {
    case TraceSpace::Shared: return "shared";
    case TraceSpace::Constant: return "constant";
    case TraceSpace::Local: return "local";
    case TraceSpace::Global: break;
    }
    return "global";
}

std::string kindName(const TraceEvent& event)
{
    switch (event.kind) {
    case TraceEvent::Kind::Access:
        return (event.atomic ? "atomic " : event.store ? "store " : "load ") + spaceName(event.space);
    case TraceEvent::Kind::Texture: return "texture";
    case TraceEvent::Kind::Branch: return "branch";
    case TraceEvent::Kind::Exit: return "exit";
    case TraceEvent::Kind::Barrier: return event.arrivesOnly ? "arrive" : "barrier";
    case TraceEvent::Kind::Release: return "release";
    case TraceEvent::Kind::WarpSync: return "sync";
    }
    return "?";
}

} // namespace

std::vector<std::uint32_t> upTo(std::uint32_t count)
{
    std::vector<std::uint32_t> values(count);
    std::iota(values.begin(), values.end(), 100U);
    return values;
}

KernelRun tileKernel(unsigned threads)
{
    KernelRun run(kernelOf(2,
                           "mul.wide.u32 %rd0, %tid, 4;\n"
                           "add.u64 %rd1, %in0, %rd0;\n"
                           "ld.global.u32 %r0, [%rd1];\n"
                           "mov.u32 %r1, tile;\n"
                           "shl.b32 %r2, %tid, 2;\n"
                           "add.u32 %r3, %r1, %r2;\n"
                           ".loc 1 9 1\n"
                           "st.shared.u32 [%r3], %r0;\n"
                           "bar.sync 0;\n"
                           "xor.b32 %r4, %r2, 4;\n"
                           "add.u32 %r4, %r1, %r4;\n"
                           "ld.shared.u32 %r5, [%r4];\n"
                           "add.u64 %rd2, %in1, %rd0;\n"
                           "st.global.u32 [%rd2], %r5;",
                           tileText),
                  "k");
    run.block(threads).input("input", upTo(threads)).output("output", threads * std::size_t{4});
    return run;
}

BlockTrace traceOf(const KernelRun& run, const TraceWindow& window, unsigned x, unsigned y)
{
    Emulator emulator({.threads = 1});
    return tracePlan({emulator, run.plan, std::span(&run.module, 1)}, Image(), 0, {x, y, 0}, window, {});
}

std::vector<std::string> wordsOf(const BlockTrace& trace)
{
    std::vector<std::string> words;
    for (const TraceEvent& event : trace.events) {
        std::ostringstream word;
        word << event.warp << ":" << kindName(event) << " " << std::hex;
        if (event.kind == TraceEvent::Kind::Branch)
            word << event.taken << "/";
        word << event.mask;
        words.push_back(word.str());
    }
    return words;
}

std::vector<std::size_t> accessesTo(const BlockTrace& trace, TraceSpace space)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < trace.events.size(); ++i)
        if (trace.events[i].kind == TraceEvent::Kind::Access && trace.events[i].space == space)
            found.push_back(i);
    return found;
}

const TraceLanes& lanesOf(const BlockTrace& trace, std::size_t event, std::size_t entry)
{
    return trace.lanes.at(trace.events.at(event).lanes + entry);
}

const TraceRegion& regionOf(const BlockTrace& trace, std::size_t event)
{
    return trace.regions.at(trace.events.at(event).region);
}

} // namespace tilescope::test
