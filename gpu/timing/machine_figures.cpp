#include "gpu/timing/machine_figures.h"

#include <algorithm>

namespace tilescope
{

namespace
{

PipeFigures& of(MachineFigures& figures, Pipe pipe) { return figures.pipes[static_cast<std::size_t>(pipe)]; }

/// tests/bench/microbench on an H100 (tests/bench/RESULTS.md, "A GPU's latencies and rates").
MachineFigures hopper()
{
    MachineFigures figures;
    of(figures, Pipe::Alu) = {64, 4.2};
    of(figures, Pipe::Fma) = {128, 4.2};
    of(figures, Pipe::IntegerFma) = {64, 4.2};
    of(figures, Pipe::Half) = {128, 5};
    of(figures, Pipe::Double) = {64, 8.1};
    of(figures, Pipe::Special) = {16, 17};
    of(figures, Pipe::Tensor) = {32, 33};
    of(figures, Pipe::Control) = {128, 1};
    of(figures, Pipe::LoadStore) = {32, 29};
    of(figures, Pipe::Texture) = {4, 130};
    of(figures, Pipe::ConstantCache) = {32, 45};
    figures.convertsBySpecial = false;
    figures.conversionLanes = 64;
    return figures;
}

} // namespace

MachineFigures machineFigures(const GpuModel& gpu)
{
    MachineFigures figures = hopper();
    figures.schedulers = std::max(1, gpu.schedulersPerSm);
    return figures;
}

} // namespace tilescope
