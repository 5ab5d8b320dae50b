#pragma once

#include "gpu/cuda/runtime/batch_timer.h"
#include "gpu/recipe/report.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>

namespace tilescope::cuda
{

/// What is repeated: a plan's launches, and what makes another pass like the first one.
struct PassWork {
    BatchTimer::Work prepare;               ///< between passes, not timed
    std::vector<BatchTimer::Work> launches; ///< in order
    BatchTimer::Work flush;                 ///< empties the L2 cache; null when there is no memory for it
    BatchTimer::Work graph;                 ///< all launches as one CUDA graph; null where they cannot be captured
    std::size_t entriesPerPass = 4;         ///< of the stream's queue, about
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

/// The medians, spreads and whether they settled; floors and clocks are not among them.
TimeReport timesOf(const PassTimes& passes);

/// Runs work a number of times and gives microseconds as [step][repetition]: BatchTimer::run of a timer.
using TimedRun =
    std::function<std::vector<std::vector<double>>(int repetitions, const BatchTimer::Work& prepare,
                                                   std::span<const BatchTimer::Work> steps, const std::string& name)>;

/// Times passes hot (back to back) until the relative error of the median is below half a percent, then cold, as a
/// graph and launch by launch likewise, within the time given. A pass that alone takes longer than that is not
/// repeated: the time of its second run stands, and it runs cold once. Where either would take ten times the time
/// given, it is left out. Throws Cancelled between batches, CudaError.
class Measurement
{
public:
    Measurement(TimedRun timedRun, const MeasureOptions& options, const std::stop_token& stop);

    /// Brings caches and clocks to where they stay while passes follow each other. `firstPassUs` is the time of a pass
    /// that has run already, which includes what happens once: code is loaded, a library sets itself up.
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
