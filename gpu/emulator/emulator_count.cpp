#include "gpu/emulator/counters/class_counter.h"
#include "gpu/emulator/emulator_members.h"

namespace tilescope
{

using namespace emulator;

std::vector<LaunchCounters> Emulator::count(const Plan& plan, std::span<const CompiledModule> modules,
                                            const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory memory;
    memory.prepareEmpty(plan, code.modules);
    std::vector<LaunchCounters> result;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, memory)) {
        const BlockClassResult classes = findBlockClasses(setup, {}, control);
        result.push_back(countByClasses(setup, classes, m->options, m->pool, m->workers, control));
    }
    return result;
}

} // namespace tilescope
