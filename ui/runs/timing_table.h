#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"
#include "ui/runs/trip_bar.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The timing of one strategy with the current settings. Times are in microseconds.
struct StrategyTiming {
    enum class State {
        Waiting,    ///< not run yet
        Measured,   ///< with the current settings
        Earlier,    ///< with settings that have changed since
        Uncomputed, ///< counted and estimated with the current settings, but emulating it would take too long
        Failed
    };
    std::string strategy, title;
    State state = State::Waiting;
    std::optional<BlockSize> block; ///< its own, if it refuses the chosen one
    double medianUs = 0;
    std::optional<double> minUs, p95Us; ///< the spread, on a GPU
    std::optional<double> coldUs;
    std::optional<EmulationReport> emulation; ///< the origin of `medianUs` in the emulator
    int runs = 0;
    std::optional<TimeReport> measured; ///< all results of the GPU's timing, if `medianUs` is a GPU's
    std::optional<Estimate> estimate;   ///< the model's band with the current settings: once the multiprocessor has
                                        ///< been simulated, that of the prediction
    std::optional<double> predictedUs;  ///< by that simulation, within the band
    std::optional<Trip> trip;           ///< with the copies to and from the device
    std::optional<double> bytesAPixel;  ///< of the same run as `medianUs`, or of an equivalent run
    bool areBytesExact = true;          ///< otherwise extrapolated from a sample of the blocks
    /// Of the same run: what the caches leave for device memory, at least and at most.
    std::optional<std::pair<double, double>> dramBytesAPixel;
    std::optional<StateCycles> states; ///< of the predicted time: what the main launch's warps do
    std::string problem;               ///< why it failed
    bool operator==(const StrategyTiming&) const = default;
};

/// The band of the simulation's prediction (Report::timing), else the model's.
std::optional<Estimate> bandOf(const Report& report);

/// A row for each strategy of the current operation, in the order of gpu/operations/optimisation_steps.h. All rows are
/// of one machine: figures of a GPU and of the emulator are never side by side.
class TimingTable
{
public:
    explicit TimingTable(const Registry& registry) : m_registry(registry) {}

    /// The rows of an operation that has not run yet.
    void start(const std::string& operation);
    /// Rows measured with other settings become earlier ones.
    void setSettings(const Recipe& recipe);
    /// Adds the report; `isCurrent` if it is of the chosen strategy. A report of another strategy with another block
    /// means that the strategy refuses the chosen block.
    void add(const Report& report, bool isCurrent);
    void addFailure(const std::string& strategy, const std::string& message);
    void setCurrent(const std::string& strategy) { m_current = strategy; }

    const std::vector<StrategyTiming>& rows() const { return m_rows; }
    const StrategyTiming* current() const; ///< null before the first run
    const std::string& operation() const { return m_operation; }
    const Registry& registry() const { return m_registry; }
    const ImageInfo& image() const { return m_image; } ///< of the measured rows
    bool isEmulator() const { return m_isEmulator; }
    const std::string& machine() const { return m_machine; } ///< the GPU's name; empty on the emulator
    std::optional<double> launchFloorUs() const { return m_launchFloorUs; }
    std::optional<double> copyFloorUs() const { return m_copyFloorUs; }
    std::optional<double> coldCopyFloorUs() const { return m_coldCopyFloorUs; }

private:
    void makeEarlier();
    StrategyTiming* row(const std::string& strategy);

    const Registry& m_registry;
    std::vector<StrategyTiming> m_rows;
    std::string m_operation, m_machine, m_current;
    bool m_isEmulator = false;
    Recipe m_settings; ///< of the measured rows, without its strategy; the block is the chosen one
    ImageInfo m_image;
    std::optional<double> m_launchFloorUs, m_copyFloorUs, m_coldCopyFloorUs;
};

} // namespace tilescope
