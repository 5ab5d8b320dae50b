#include "gpu/emulator/prepared_plan.h"

#include <stdexcept>
#include <string>

namespace tilescope
{

using namespace emulator;

namespace
{

/// Throws std::runtime_error for a plan that cannot be emulated.
void refuseUnfit(const Plan& plan, std::span<const CompiledModule> modules)
{
    if (modules.size() != plan.sources.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.sources.size()) + " kernel files, but " +
                                 std::to_string(modules.size()) + " compiled modules were given.");
    if (!plan.deviceOnly.empty())
        throw MessageError(plan.deviceOnly);
    if (plan.pictureBuffer >= plan.buffers.size())
        throw std::runtime_error("The plan has no buffer for its image.");
    for (const std::size_t side : plan.sideBuffers)
        if (side >= plan.buffers.size())
            throw std::runtime_error("The plan wants a buffer read back that it does not have.");
    for (const Launch& launch : plan.launches)
        if (launch.source >= modules.size())
            throw std::runtime_error("A launch names a kernel file that the plan does not have.");
}

} // namespace

PreparedPlan::PreparedPlan(Emulator& emulator, const Plan& its, std::span<const CompiledModule> compiled)
    : PreparedPlan(emulator.engine(), its, compiled)
{
}

PreparedPlan::PreparedPlan(Engine& itsEngine, const Plan& its, std::span<const CompiledModule> compiled)
    : engine(itsEngine), plan(its), modules(compiled)
{
    refuseUnfit(plan, modules);
}

const PreparedPlan::Code& PreparedPlan::code(Events events) const
{
    std::optional<Code>& code = m_code[static_cast<std::size_t>(events)];
    if (code)
        return *code;
    Code fresh;
    for (std::size_t i = 0; i < modules.size(); ++i)
        fresh.modules.push_back(engine.cache.module(modules[i].ptx, plan.sources[i].name));
    for (const Launch& launch : plan.launches)
        fresh.programs.push_back(
            engine.cache.program(fresh.modules[launch.source], launch.kernel, events == Events::Reported));
    return code.emplace(std::move(fresh));
}

std::vector<LaunchSetup> PreparedPlan::onInput(const Image& input, Events events) const
{
    engine.memory.prepare(plan, code(events).modules, input);
    return launchesOn(engine.memory, events);
}

std::vector<LaunchSetup> PreparedPlan::onUndefinedBuffers(Events events) const
{
    m_undefined.emplace().prepareEmpty(plan, code(events).modules);
    return launchesOn(*m_undefined, events);
}

LaunchSetup PreparedPlan::launchOn(const Memory& memory, std::size_t launch, Events events) const
{
    return setUpLaunch(plan, plan.launches[launch], *code(events).programs[launch], memory);
}

std::vector<LaunchSetup> PreparedPlan::launchesOn(const Memory& memory, Events events) const
{
    std::vector<LaunchSetup> setups;
    for (std::size_t i = 0; i < plan.launches.size(); ++i)
        setups.push_back(launchOn(memory, i, events));
    return setups;
}

} // namespace tilescope
