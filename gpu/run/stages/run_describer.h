#pragma once

#include "gpu/recipe/machine_code.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/reference_check.h"
#include "gpu/run/stages/run_planner.h"
#include "gpu/run/stages/time_model.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The last stage of a run: what its report says besides the results of its execution.
class RunDescriber
{
public:
    RunDescriber(RunPlanner& planner, EmulatorExecutor& emulator, ReferenceCheck& check, TimeModel& times)
        : m_planner(planner), m_emulator(emulator), m_check(check), m_times(times)
    {
    }

    /// What is known of the run before it is executed.
    void begin(RunContext& run) const;
    /// Everything that follows from its results.
    void complete(RunContext& run);

    /// None without the tools, or if they refuse the code.
    std::optional<MachineCode> machineCode(RunContext& run, int capability);

private:
    void noteMissingSilicon(RunContext& run) const;
    void observeGeometry(RunContext& run);
    void describe(RunContext& run);
    void annotate(RunContext& run) const;
    std::vector<LineAccesses> linesOf(const RunContext& run, int capability) const;

    RunPlanner& m_planner;
    EmulatorExecutor& m_emulator;
    ReferenceCheck& m_check;
    TimeModel& m_times;
    std::optional<std::pair<std::string, MachineCode>> m_listed; ///< the last one, by its PTX and kernels
};

} // namespace tilescope
