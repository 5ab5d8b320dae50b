#include "gpu/emulator/observe/launch_observation.h"

#include "gpu/emulator/observe/counters/site_tally.h"

namespace tilescope::emulator
{

LaunchObservation::LaunchObservation(const LaunchSetup& setup, const Observation& wanted, unsigned workers,
                                     OutputMap* output)
    : m_setup(setup)
{
    if (wanted.hazards)
        m_hazards.emplace(setup, HazardDetector::Options{.output = output}, workers);
    for (unsigned worker = 0; worker < workers; ++worker) {
        std::vector<Observer*> observers;
        if (wanted.counters) {
            m_counters.push_back(std::make_unique<CounterObserver>(*setup.program->kernel));
            observers.push_back(m_counters.back().get());
        }
        if (m_hazards)
            observers.push_back(&m_hazards->observer(worker));
        join(std::move(observers));
    }
}

void LaunchObservation::join(std::vector<Observer*> observers)
{
    if (observers.empty())
        return;
    if (observers.size() == 1) {
        m_perWorker.push_back(observers[0]);
        return;
    }
    m_fanOuts.push_back(std::make_unique<FanOut>(std::move(observers)));
    m_perWorker.push_back(m_fanOuts.back().get());
}

std::vector<Finding> LaunchObservation::findings(std::optional<std::uint64_t> endedIn) const
{
    return m_hazards ? m_hazards->findings(endedIn) : std::vector<Finding>();
}

LaunchCounters LaunchObservation::counters() const
{
    LaunchTally sum(m_setup.program->kernel->instructions.size());
    std::vector<const ConflictLog*> logs;
    for (const auto& counter : m_counters) {
        sum.add(counter->tally());
        logs.push_back(&counter->conflicts());
    }
    LaunchCounters result = makeLaunchCounters(m_setup, sum);
    ConflictLog::merge(logs, result);
    result.blocksRun = m_setup.blocks;
    return result;
}

} // namespace tilescope::emulator
