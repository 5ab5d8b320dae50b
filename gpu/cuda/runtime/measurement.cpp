#include "gpu/cuda/runtime/measurement.h"

#include "gpu/cuda/statistics.h"
#include "gpu/recipe/run_control.h"

#include <algorithm>

namespace tilescope::cuda
{

namespace
{

constexpr double settledError = 0.005;
constexpr std::size_t fewestSamples = 20;
constexpr std::size_t coldSamples = 31, launchSamples = 101;
constexpr double batchUs = 10'000; // cancellation is looked at between batches

bool isSettled(const std::vector<double>& samples)
{
    return samples.size() >= fewestSamples && relativeErrorOfMedian(samples) < settledError;
}

} // namespace

Measurement::Measurement(BatchTimer& timer, const MeasureOptions& options, const std::stop_token& stop)
    : m_timer(timer), m_options(options), m_stop(stop), m_start(std::chrono::steady_clock::now())
{
}

double Measurement::elapsedMs() const
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
}

bool Measurement::hasTimeFor(double passes, double untilMs) const
{
    return elapsedMs() + passes * m_passUs / 1000.0 <= untilMs;
}

int Measurement::batchSize(const PassWork& work) const
{
    const double wanted = batchUs / std::max(m_passUs, 0.1);
    return static_cast<int>(std::clamp(wanted, 1.0, double(BatchTimer::mostRepetitions(work.entriesPerPass))));
}

std::vector<std::vector<double>> Measurement::repeat(const Phase& phase, const PassWork& work)
{
    std::vector<std::vector<double>> samples(phase.steps.size());
    for (;;) {
        if (m_stop.stop_requested())
            throw Cancelled();
        const int done = static_cast<int>(samples.front().size());
        const int wanted = phase.fixedPasses > 0 ? phase.fixedPasses : static_cast<int>(phase.mostSamples);
        const bool endsEarly = phase.fixedPasses == 0 && (isSettled(samples.front()) || !hasTimeFor(1, phase.untilMs));
        if (done >= wanted || endsEarly)
            return samples;
        const auto batch = m_timer.run(std::min(batchSize(work), wanted - done), phase.prepare, phase.steps, work.name);
        for (std::size_t step = 0; step < samples.size(); ++step)
            samples[step].insert(samples[step].end(), batch[step].begin(), batch[step].end());
    }
}

void Measurement::warmUp(const PassWork& work, std::span<const BatchTimer::Work> wholePass)
{
    // Code and data reach the caches in a few passes; an idle GPU's clock takes a whole batch to rise. None is counted.
    const double untilMs = m_options.maxMs * 0.25;
    for (const bool whole : {false, true}) {
        const int passes = whole ? batchSize(work) : 3;
        if (!hasTimeFor(passes, untilMs))
            return;
        const auto times = m_timer.run(passes, work.prepare, wholePass, work.name);
        m_passUs = quantile(times.front(), 0.5);
    }
}

PassTimes Measurement::run(const PassWork& work, double firstPassUs)
{
    m_passUs = firstPassUs;
    const std::vector<BatchTimer::Work> wholePass{[&work] {
        for (const auto& launch : work.launches)
            launch();
    }};

    warmUp(work, wholePass);
    PassTimes times;
    times.hotUs = repeat({work.prepare, wholePass, m_options.maxMs * 0.6, m_options.runs}, work).front();
    if (times.hotUs.empty())
        times.hotUs.push_back(firstPassUs);
    m_passUs = quantile(times.hotUs, 0.5);

    if (work.flush) {
        const auto prepareAndFlush = [&work] {
            work.prepare();
            work.flush();
        };
        times.coldUs = repeat({prepareAndFlush, wholePass, m_options.maxMs * 0.85, 0, coldSamples}, work).front();
    }
    if (work.launches.size() > 1)
        times.launchUs = repeat({work.prepare, work.launches, m_options.maxMs, 0, launchSamples}, work);
    return times;
}

} // namespace tilescope::cuda
