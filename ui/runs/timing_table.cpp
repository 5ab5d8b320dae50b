#include "ui/runs/timing_table.h"

#include "gpu/operations/optimisation_steps.h"
#include "gpu/recipe/words/figures.h"

#include <algorithm>

namespace tilescope
{

static Recipe withoutStrategy(Recipe recipe)
{
    recipe.strategy.clear();
    recipe.source.reset();
    return recipe;
}

static std::optional<StateCycles> statesOf(const Report& report)
{
    const bool isThere = report.timing && report.mainLaunch < report.timing->launches.size();
    return isThere ? std::optional(report.timing->launches[report.mainLaunch].states) : std::nullopt;
}

static std::optional<std::pair<double, double>> dramBytesAPixel(const Report& report)
{
    const double pixels = static_cast<double>(report.image.width) * report.image.height;
    if (!report.flow || pixels <= 0)
        return std::nullopt;
    std::pair<double, double> bytes;
    for (const FlowPath path : {FlowPath::MemoryRead, FlowPath::MemoryWrite})
        if (const FlowAmount* const amount = report.flow->find(path)) {
            bytes.first += amount->lowerBytes / pixels;
            bytes.second += amount->upperBytes / pixels;
        }
    return bytes;
}

std::optional<Estimate> bandOf(const Report& report)
{
    if (!report.timing)
        return report.estimate;
    return Estimate{report.timing->gpu, report.timing->lowerUs, report.timing->upperUs,
                    report.estimate ? report.estimate->boundBy : std::string(), report.timing->isProved};
}

void TimingTable::add(const Report& report, bool isCurrent)
{
    const bool isEmulator = report.backend == BackendChoice::Emulator;
    const bool otherMachine = isEmulator != m_isEmulator || report.deviceName != m_machine;
    if (m_rows.empty() || otherMachine || report.recipe.operation != m_operation) {
        start(report.recipe.operation);
        m_isEmulator = isEmulator;
        m_machine = report.deviceName;
    }
    const bool hasOwnBlock = !isCurrent && !m_settings.operation.empty() && report.recipe.block != m_settings.block;
    Recipe settings = report.recipe;
    if (hasOwnBlock)
        settings.block = m_settings.block;
    setSettings(settings);
    if (report.image != m_image) {
        makeEarlier();
        m_image = report.image;
    }
    if (isCurrent)
        m_current = report.recipe.strategy;

    auto* const timing = row(report.recipe.strategy);
    if (!timing)
        return;
    timing->block = hasOwnBlock ? std::optional(report.recipe.block) : std::nullopt;
    if (report.timing)
        timing->predictedUs = report.timing->us, timing->states = statesOf(report);
    if (report.timing || (report.estimate && !timing->predictedUs)) // a live run makes none: that before it is kept
        timing->estimate = bandOf(report);
    timing->trip = tripOf(report, timing->estimate);
    if (report.counters || timing->state != StrategyTiming::State::Measured) { // kept too if not counted
        timing->bytesAPixel = figureNamed("bytes_per_pixel").of(report);
        timing->areBytesExact = !report.counters || report.counters->exact;
        timing->dramBytesAPixel = dramBytesAPixel(report);
    }
    if (report.time) {
        // A live run takes a single measurement, which does not replace settled figures of the same settings.
        if (timing->state == StrategyTiming::State::Measured && report.time->runs < timing->runs)
            return;
        const bool hasSpread = report.time->runs > 1;
        timing->medianUs = report.time->medianUs;
        timing->minUs = hasSpread ? std::optional(report.time->minUs) : std::nullopt;
        timing->p95Us = hasSpread ? std::optional(report.time->p95Us) : std::nullopt;
        timing->coldUs = report.time->coldMedianUs;
        timing->runs = report.time->runs;
        timing->measured = report.time;
        if (report.time->launchFloorUs)
            m_launchFloorUs = report.time->launchFloorUs;
        if (report.time->copyFloorUs)
            m_copyFloorUs = report.time->copyFloorUs;
        if (report.time->coldCopyFloorUs)
            m_coldCopyFloorUs = report.time->coldCopyFloorUs;
    } else if (report.emulation) {
        timing->medianUs = report.emulation->comparableMs() * 1000;
        timing->emulation = report.emulation;
        timing->runs = 1;
    } else if (report.uncomputed) {
        timing->emulation.reset();
        timing->state = StrategyTiming::State::Uncomputed;
        timing->problem.clear();
        return;
    } else {
        return;
    }
    timing->state = StrategyTiming::State::Measured;
    timing->problem.clear();
}

void TimingTable::addFailure(const std::string& strategy, const std::string& message)
{
    if (auto* const timing = row(strategy)) {
        timing->state = StrategyTiming::State::Failed;
        timing->problem = message;
    }
}

const StrategyTiming* TimingTable::current() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [this](const StrategyTiming& timing) { return timing.strategy == m_current; });
    return found == m_rows.end() ? nullptr : &*found;
}

void TimingTable::setSettings(const Recipe& recipe)
{
    Recipe settings = withoutStrategy(recipe);
    if (settings == m_settings)
        return;
    makeEarlier();
    m_settings = std::move(settings);
}

void TimingTable::makeEarlier()
{
    for (auto& timing : m_rows) {
        timing.state = timing.state == StrategyTiming::State::Measured || timing.state == StrategyTiming::State::Earlier
                           ? StrategyTiming::State::Earlier
                           : StrategyTiming::State::Waiting;
        timing.estimate.reset();
        timing.predictedUs.reset();
        timing.trip.reset();
    }
    m_copyFloorUs.reset();
    m_coldCopyFloorUs.reset();
}

void TimingTable::start(const std::string& operation)
{
    m_operation = operation;
    m_launchFloorUs.reset();
    m_copyFloorUs.reset();
    m_coldCopyFloorUs.reset();
    m_rows.clear();
    const Operation& declared = m_registry.operation(m_operation);
    for (const OptimisationStep& step : optimisationSteps(declared)) {
        const Strategy& strategy = declared.strategies[step.strategy];
        StrategyTiming timing;
        timing.strategy = strategy.name;
        timing.title = strategy.title;
        m_rows.push_back(timing);
    }
}

StrategyTiming* TimingTable::row(const std::string& strategy)
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const StrategyTiming& timing) { return timing.strategy == strategy; });
    return found == m_rows.end() ? nullptr : &*found;
}

} // namespace tilescope
