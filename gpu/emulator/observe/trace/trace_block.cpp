#include "gpu/emulator/observe/trace/trace_block.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/emulator/observe/fan_out.h"
#include "gpu/emulator/observe/trace/block_tracer.h"

#include <algorithm>
#include <string_view>

namespace tilescope::emulator
{
namespace
{

/// The lines of a PTX text, without leading and trailing white space.
class TextLines
{
public:
    explicit TextLines(std::string_view text)
    {
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            m_lines.push_back(trimmed(text.substr(begin, end - begin)));
            begin = end + 1;
        }
    }
    /// Counted from 1; empty if there is no such line.
    std::string line(std::size_t number) const
    {
        return number >= 1 && number <= m_lines.size() ? std::string(m_lines[number - 1]) : std::string();
    }

private:
    static std::string_view trimmed(std::string_view text)
    {
        constexpr const char* blank = " \t\r";
        const std::size_t first = text.find_first_not_of(blank);
        return first == std::string_view::npos ? std::string_view()
                                               : text.substr(first, text.find_last_not_of(blank) + 1 - first);
    }

    std::vector<std::string_view> m_lines;
};

void describeLaunch(const TraceTask& task, const TraceMemory& memory, BlockTrace& trace)
{
    const Launch& launch = *task.setup.launch;
    trace.kernel = launch.kernel;
    trace.grid = launch.grid;
    trace.block = launch.block;
    trace.index = task.block;
    trace.regions = memory.regions();
}

} // namespace

BlockTrace traceBlock(const TraceTask& task, WorkerMemory& memory, const EmulatorOptions& options,
                      const RunControl& control)
{
    const LaunchSetup& setup = task.setup;
    const TraceMemory places(task.plan, setup, memory);
    const TextLines text(task.ptx);
    const auto makeSite = [&](std::uint32_t site) {
        return TraceSite{setup.source, sourceLine(*setup.program, site),
                         text.line(setup.program->kernel->instructions[site].textLine), site};
    };
    BlockTracer::Touch touch;
    if (task.sparse)
        touch = [&](std::uint64_t address, std::uint64_t bytes) { task.sparse->touch(address, bytes); };
    BlockTracer tracer(setup, places, task.window, makeSite, touch);
    const auto account = [&](std::uint64_t) {
        if (control.stop.stop_requested())
            throw Cancelled();
        return true;
    };
    FanOut both({&tracer, task.also});
    Observer* const observer = task.also ? static_cast<Observer*>(&both) : &tracer;
    BlockRunner runner(setup, memory, options.blockInstructionLimit, observer, account, task.turns);
    const Dim3& grid = setup.launch->grid;
    const std::uint64_t block =
        task.block.x + std::uint64_t{grid.x} * (task.block.y + std::uint64_t{grid.y} * task.block.z);
    const BlockOutcome outcome = runner.run(block);
    BlockTrace trace = tracer.take();
    trace.isInRunOrder = !task.turns.byObserver || !task.turns.alternates;
    describeLaunch(task, places, trace);
    if (outcome.kind != BlockOutcome::Kind::Done) {
        const Finding finding = describe(outcome, block, setup);
        trace.fault = finding.message;
        trace.faultCure = finding.cure;
        trace.faultLine = finding.line;
    }
    return trace;
}

} // namespace tilescope::emulator
