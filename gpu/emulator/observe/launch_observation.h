#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/execute/launch_setup.h"
#include "gpu/emulator/observe/counters/counter_observer.h"
#include "gpu/emulator/observe/fan_out.h"
#include "gpu/emulator/observe/hazards/hazard_detector.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tilescope::emulator
{

/// The observers of one launch, a set for each worker thread, and their results after it.
class LaunchObservation
{
public:
    /// `output`: for hazards; null if the values of the picture are not checked.
    LaunchObservation(const LaunchSetup& setup, const Observation& wanted, unsigned workers, OutputMap* output);

    /// Observers of others, one for each worker, which must outlive it.
    LaunchObservation(const LaunchSetup& setup, std::vector<Observer*> perWorker)
        : m_setup(setup), m_perWorker(std::move(perWorker))
    {
    }

    /// Null if nothing is observed.
    Observer* observer(unsigned worker) { return m_perWorker.empty() ? nullptr : m_perWorker[worker]; }

    /// For all blocks, which must all have been run; only if counters were requested.
    LaunchCounters counters() const;

    /// Hazards, if requested. `endedIn`: the block whose fault ended the launch.
    std::vector<Finding> findings(std::optional<std::uint64_t> endedIn) const;

private:
    void join(std::vector<Observer*> observers);

    const LaunchSetup& m_setup;
    std::vector<std::unique_ptr<CounterObserver>> m_counters; ///< by worker
    std::optional<HazardDetector> m_hazards;
    std::vector<std::unique_ptr<FanOut>> m_fanOuts; ///< for workers with more than one observer
    std::vector<Observer*> m_perWorker;
};

} // namespace tilescope::emulator
