#include "gpu/cuda/backend/measurement.h"

#include "gpu/cuda/statistics.h"
#include "gpu/recipe/run_control.h"

#include <algorithm>

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t graphSamples = 1000, launchSamples = 101;
constexpr double batchUs = 10'000; // cancellation is checked between batches

// Fractions of the available time at which each part of the measurement must end.
constexpr double warmShare = 0.2, hotShare = 0.5, coldShare = 0.8, graphShare = 0.9, launchShare = 1;
constexpr double mostForOne = 10; // the limit for a single pass that is too long for its share

std::vector<BatchTimer::Work> wholePassOf(const PassWork& work)
{
    return {[&work] {
        for (const auto& launch : work.launches)
            launch();
    }};
}

} // namespace

TimeReport timesOf(const PassTimes& passes)
{
    const auto medianOf = [](const std::vector<double>& samples) {
        return samples.empty() ? std::nullopt : std::optional(quantile(samples, 0.5));
    };
    const SampleSummary hot = summarise(passes.hotUs);
    TimeReport time;
    time.medianUs = hot.median;
    time.minUs = hot.min;
    time.p95Us = hot.p95;
    time.runs = static_cast<int>(passes.hotUs.size());
    time.disturbedRuns = hot.disturbed;
    time.spread = spreadOf(passes.hotUs);
    time.settled = isSettled(passes.hotUs);
    time.coldMedianUs = medianOf(passes.coldUs);
    time.coldRuns = static_cast<int>(passes.coldUs.size());
    time.coldSpread = spreadOf(passes.coldUs);
    time.coldSettled = isSettled(passes.coldUs);
    time.graphMedianUs = medianOf(passes.graphUs);
    return time;
}

Measurement::Measurement(TimedRun timedRun, const MeasureOptions& options, const std::stop_token& stop)
    : m_timedRun(std::move(timedRun)), m_options(options), m_stop(stop), m_start(std::chrono::steady_clock::now())
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
        const auto batch = m_timedRun(std::min(batchSize(work), wanted - done), phase.prepare, phase.steps, work.name);
        for (std::size_t step = 0; step < samples.size(); ++step)
            samples[step].insert(samples[step].end(), batch[step].begin(), batch[step].end());
    }
}

void Measurement::warmUp(const PassWork& work, double firstPassUs)
{
    m_passUs = firstPassUs;
    const std::vector<BatchTimer::Work> wholePass = wholePassOf(work);
    const auto runAndEstimate = [&](int passes) {
        m_passUs = quantile(m_timedRun(passes, work.prepare, wholePass, work.name).front(), 0.5);
    };
    // The first pass can take several times as long as later ones (cuBLAS loads its kernels in it), so its time must
    // neither represent them nor determine their number.
    if (m_passUs / 1000.0 < m_options.maxMs * mostForOne)
        runAndEstimate(1);
    // Code and data are cached after a few passes; an idle GPU's clock takes a whole batch to rise. These passes are
    // not counted.
    for (const bool whole : {false, true}) {
        const int passes = whole ? batchSize(work) : 3;
        if (!hasTimeFor(passes, m_options.maxMs * warmShare))
            return;
        runAndEstimate(passes);
    }
}

std::vector<double> Measurement::repeatCold(const PassWork& work)
{
    const std::vector<BatchTimer::Work> wholePass = wholePassOf(work);
    const auto prepareAndFlush = [&work] {
        work.prepare();
        work.flush();
    };
    auto samples = repeat({prepareAndFlush, wholePass, m_options.maxMs * coldShare}, work).front();
    if (samples.empty() && m_passUs / 1000.0 < m_options.maxMs * mostForOne)
        samples = m_timedRun(1, prepareAndFlush, wholePass, work.name).front();
    return samples;
}

PassTimes Measurement::run(const PassWork& work)
{
    PassTimes times;
    times.hotUs = repeat({work.prepare, wholePassOf(work), m_options.maxMs * hotShare, m_options.runs}, work).front();
    if (times.hotUs.empty())
        times.hotUs.push_back(m_passUs);
    m_passUs = quantile(times.hotUs, 0.5);

    if (work.flush)
        times.coldUs = repeatCold(work);
    if (work.graph)
        times.graphUs =
            repeat({work.prepare, {work.graph}, m_options.maxMs * graphShare, 0, graphSamples}, work).front();
    if (work.launches.size() > 1)
        times.launchUs = repeat({work.prepare, work.launches, m_options.maxMs * launchShare, 0, launchSamples}, work);
    return times;
}

} // namespace tilescope::cuda
