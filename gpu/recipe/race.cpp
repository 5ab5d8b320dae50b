#include "gpu/recipe/race.h"

#include "gpu/recipe/report_rates.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

namespace
{

RaceTraffic trafficOf(const Counters& counters)
{
    RaceTraffic traffic;
    const auto sectors = movedSectors(counters);
    traffic.globalSectors = sectors ? std::optional(static_cast<double>(*sectors)) : std::nullopt;
    traffic.sharedWavefronts = static_cast<double>(counters.sharedLoad.wavefronts + counters.sharedStore.wavefronts +
                                                   counters.sharedAtomic.wavefronts);
    traffic.instructions = static_cast<double>(counters.instructions);
    return traffic;
}

RaceTraffic shareOf(const RaceTraffic& traffic, double share)
{
    RaceTraffic part;
    part.globalSectors = traffic.globalSectors ? std::optional(*traffic.globalSectors * share) : std::nullopt;
    part.sharedWavefronts = traffic.sharedWavefronts * share;
    part.instructions = traffic.instructions * share;
    return part;
}

bool isPredicted(const Report& report)
{
    return report.timing && report.timing->launches.size() == report.launches.size();
}

/// The launch's time, with which the others' are compared: measured, else predicted, else the middle of its band.
double weightOf(const Report& report, std::size_t index, bool isMeasured)
{
    const LaunchReport& launch = report.launches[index];
    if (isMeasured)
        return *launch.medianUs;
    if (isPredicted(report))
        return report.timing->launches[index].us;
    return std::sqrt(launch.model->lowerUs * launch.model->upperUs);
}

std::uint64_t blocksOf(const Dim3& grid) { return std::uint64_t{grid.x} * grid.y * grid.z; }

} // namespace

RaceTraffic& RaceTraffic::operator+=(const RaceTraffic& more)
{
    globalSectors =
        globalSectors && more.globalSectors ? std::optional(*globalSectors + *more.globalSectors) : std::nullopt;
    sharedWavefronts += more.sharedWavefronts;
    instructions += more.instructions;
    return *this;
}

RaceTraffic RaceSchedule::traffic() const
{
    RaceTraffic sum;
    for (const RaceLaunch& launch : launches)
        sum += launch.traffic;
    return sum;
}

Message raceRefusal(const Report& report)
{
    if (report.recipe.counters == CounterMode::None)
        return gpu::phrase("Counters are off. Set Counters to Automatic in the settings.");
    if (report.launches.empty())
        return gpu::phrase("This run has no launches.");
    for (const LaunchReport& launch : report.launches) {
        if (launch.source.starts_with("library "))
            return gpu::phrase("The library chooses its own blocks, so their order is unknown.");
        if (!launch.counters || !launch.model)
            return gpu::phrase("This run was not counted.");
        if (launch.model->blocksPerSm < 1)
            return gpu::phrase("Not even one block of this kernel fits on a multiprocessor.");
    }
    return {};
}

RaceSchedule raceSchedule(const Report& report)
{
    RaceSchedule schedule;
    schedule.mainLaunch = report.mainLaunch;
    schedule.isMeasured = report.time.has_value();
    schedule.gpu = report.estimate ? report.estimate->gpu : report.deviceName;
    for (const LaunchReport& launch : report.launches) {
        schedule.lowerUs += launch.model->lowerUs;
        schedule.upperUs += launch.model->upperUs;
    }
    schedule.us = std::sqrt(schedule.lowerUs * schedule.upperUs);
    schedule.isProved = !report.estimate || report.estimate->isProved;
    if (schedule.isMeasured) {
        schedule.us = schedule.lowerUs = schedule.upperUs = report.time->medianUs;
    } else if (isPredicted(report)) {
        schedule.isPredicted = true;
        schedule.us = report.timing->us;
        schedule.lowerUs = report.timing->lowerUs;
        schedule.upperUs = report.timing->upperUs;
    }
    const bool areLaunchesMeasured =
        schedule.isMeasured &&
        std::ranges::all_of(report.launches, [](const LaunchReport& launch) { return launch.medianUs.has_value(); });
    double weights = 0;
    for (std::size_t i = 0; i < report.launches.size(); ++i)
        weights += weightOf(report, i, areLaunchesMeasured);
    double start = 0;
    for (std::size_t i = 0; i < report.launches.size(); ++i) {
        const LaunchReport& launch = report.launches[i];
        const LaunchModel& model = *launch.model;
        schedule.multiprocessors = model.multiprocessors;
        schedule.isCounted = schedule.isCounted && launch.counters->exact;
        RaceLaunch part;
        part.kernel = launch.kernel;
        part.grid = launch.grid;
        part.blocks = blocksOf(launch.grid);
        part.perWave = static_cast<std::uint64_t>(std::max(1, model.multiprocessors)) *
                       static_cast<std::uint64_t>(model.blocksPerSm);
        part.startUs = start;
        part.us = weights > 0 ? schedule.us * weightOf(report, i, areLaunchesMeasured) / weights : 0;
        part.traffic = trafficOf(*launch.counters);
        start += part.us;
        schedule.launches.push_back(std::move(part));
    }
    return schedule;
}

RaceMoment momentAt(const RaceSchedule& schedule, double us)
{
    RaceMoment moment;
    moment.isOver = us >= schedule.us;
    for (std::size_t i = 0; i < schedule.launches.size(); ++i) {
        const RaceLaunch& launch = schedule.launches[i];
        if (i > 0 && !moment.isOver && us < launch.startUs)
            break;
        const double share =
            moment.isOver || launch.us <= 0 ? 1 : std::clamp((us - launch.startUs) / launch.us, 0., 1.);
        const std::uint64_t waves = launch.waves();
        const double passed = share * static_cast<double>(waves);
        const std::uint64_t ended = std::min(waves, static_cast<std::uint64_t>(passed));
        moment.launch = i;
        moment.done = std::min(launch.blocks, ended * launch.perWave);
        moment.running = std::min(launch.perWave, launch.blocks - moment.done);
        moment.wave = std::min(waves, ended + 1);
        moment.waveShare = ended < waves ? passed - static_cast<double>(ended) : 1;
        moment.traffic += shareOf(launch.traffic, share);
    }
    return moment;
}

RaceOutcome raceOutcome(const RaceSchedule& first, const RaceSchedule& second)
{
    RaceOutcome outcome;
    outcome.winner = second.us < first.us ? 1 : 0;
    const RaceSchedule& winner = outcome.winner == 0 ? first : second;
    const RaceSchedule& other = outcome.winner == 0 ? second : first;
    outcome.timeRatio = winner.us > 0 ? other.us / winner.us : 1;
    if (first.isMeasured != second.isMeasured || first.isPredicted != second.isPredicted || first.gpu != second.gpu)
        outcome.order = RaceOutcome::Order::DifferentKinds;
    else if (!first.isMeasured && winner.upperUs >= other.lowerUs)
        outcome.order = RaceOutcome::Order::BandsOverlap;
    const auto moved = winner.traffic().globalSectors, more = other.traffic().globalSectors;
    if (moved && more && *moved > 0)
        outcome.trafficRatio = *more / *moved;
    return outcome;
}

} // namespace tilescope
