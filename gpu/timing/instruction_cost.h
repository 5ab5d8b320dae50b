#pragma once

#include "gpu/timing/kernel_steps.h"
#include "gpu/timing/machine_figures.h"

#include <vector>

namespace tilescope::timing
{

/// An instruction of the machine that an instruction of the PTX becomes: how many of them, on which pipe.
struct Part {
    Pipe pipe = Pipe::Alu;
    int count = 1;
    double latency = 0;     ///< 0: the pipe's
    bool isTracked = false; ///< MachineOp::isTracked, of a pipe whose results mostly come after a fixed time
};

/// What each step costs, by its index: nothing if it is part of another instruction.
struct StepCost {
    Part part;
    bool isFlexible = false; ///< Pipe::IntegerFma can execute it too
};
std::vector<StepCost> stepCosts(const KernelSteps& kernel, const MachineFigures& figures);

} // namespace tilescope::timing
