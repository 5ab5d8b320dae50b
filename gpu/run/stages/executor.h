#pragma once

namespace tilescope
{

struct RunContext;

/// What executes a planned run: the emulator, this machine's GPU, or a worker's.
class Executor
{
public:
    enum class Outcome {
        Computed, ///< the report has what the execution gave, and is to be described
        Final     ///< the report is complete
    };

    virtual ~Executor() = default;

    /// Executes the plan and adds its results to the run and its report. Throws as Runner::run().
    virtual Outcome execute(RunContext& run) = 0;
};

} // namespace tilescope
