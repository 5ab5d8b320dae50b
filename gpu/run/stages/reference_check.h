#pragma once

#include "gpu/run/stages/run_context.h"
#include "gpu/run/stages/run_planner.h"

namespace tilescope
{

/// Compares results with the operation's reference, of which it keeps the last ones.
class ReferenceCheck
{
public:
    /// `threads`: of the emulator and of the CPU reference; 0: one per core.
    ReferenceCheck(RunPlanner& planner, unsigned threads) : m_planner(planner), m_threads(threads) {}

    /// Adds the reference and the comparison to the report, which has a picture.
    void check(RunContext& run);
    void forget() { m_references = {}; }

private:
    Image emulated(RunContext& run);

    RunPlanner& m_planner;
    unsigned m_threads;
    ReferenceCache m_references;
};

} // namespace tilescope
