#pragma once

#include "gpu/cuda/backend/batch_timer.h"
#include "gpu/recipe/report.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>

namespace tilescope::cuda
{

/// The work to repeat: a plan's launches, and what restores the state before the first pass.
struct PassWork {
    BatchTimer::Work prepare;               ///< between passes, not timed
    std::vector<BatchTimer::Work> launches; ///< in order
    BatchTimer::Work flush;                 ///< overwrites the L2 cache; null if there is no memory for it
    BatchTimer::Work graph;                 ///< all launches as one CUDA graph; null if they cannot be captured
    std::size_t entriesPerPass = 4;         ///< approximate number of entries in the stream's queue
    std::string name;                       ///< for messages
};

struct MeasureOptions {
    double maxMs = 200;
    int runs = 0; ///< fixed number of hot passes; 0: until the median's spread settles
};

struct PassTimes {
    std::vector<double> hotUs, coldUs, graphUs;
    std::vector<std::vector<double>> launchUs; ///< [launch][pass]; empty for a plan of one launch
};

/// The medians, spreads and whether they settled; without floors and clocks.
TimeReport timesOf(const PassTimes& passes);

/// Runs work a number of times and returns microseconds as [step][repetition]: BatchTimer::run of a timer.
using TimedRun =
    std::function<std::vector<std::vector<double>>(int repetitions, const BatchTimer::Work& prepare,
                                                   std::span<const BatchTimer::Work> steps, const std::string& name)>;

/// Times passes hot (back to back) until the relative error of the median is below half a percent, then cold, as a
/// graph and launch by launch likewise, within the available time. A pass that alone takes longer is not repeated: the
/// time of its second run is used, and it runs cold once. A measurement that would take ten times the available time is
/// omitted. Throws Cancelled between batches, CudaError.
class Measurement
{
public:
    Measurement(TimedRun timedRun, const MeasureOptions& options, const std::stop_token& stop);

    /// Warms up caches and clocks to their steady state. `firstPassUs` is the time of an earlier pass, which includes
    /// one-time work: loading code, a library's initialization.
    void warmUp(const PassWork& work, double firstPassUs);

    /// After warmUp().
    PassTimes run(const PassWork& work);

private:
    struct Phase {
        BatchTimer::Work prepare;
        std::vector<BatchTimer::Work> steps;
        double untilMs = 0;  ///< since the start
        int fixedPasses = 0; ///< 0: until settled or out of time
        std::size_t mostSamples = 4000;
    };
    std::vector<std::vector<double>> repeat(const Phase& phase, const PassWork& work);
    std::vector<double> repeatCold(const PassWork& work);
    int batchSize(const PassWork& work) const;
    double elapsedMs() const;
    bool hasTimeFor(double passes, double untilMs) const;

    TimedRun m_timedRun;
    MeasureOptions m_options;
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_start;
    double m_passUs = 0; ///< latest estimate
};

} // namespace tilescope::cuda
