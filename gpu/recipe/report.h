#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/finding_kind.h"
#include "gpu/recipe/machine_code.h"
#include "gpu/recipe/memory_flow.h"
#include "gpu/recipe/message_value.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/shared_bytes.h"
#include "gpu/recipe/timing.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

struct ImageInfo {
    std::string name;
    int width = 0, height = 0, channels = 0;
    bool operator==(const ImageInfo&) const = default;
};

/// GPU time of all launches together, in microseconds, by events on the kernels' own stream. Hot passes run back to
/// back; before each cold pass the L2 cache is overwritten. Spreads are relativeErrorOfMedian()
/// (gpu/cuda/statistics.h).
struct TimeReport {
    double medianUs = 0, minUs = 0, p95Us = 0; ///< hot
    int runs = 0;
    std::optional<double> coldMedianUs;
    std::optional<double> launchFloorUs; ///< the time of an empty kernel on the same device
    std::optional<double> copyFloorUs;   ///< the time of the fastest copy from input to output on the same device; hot
    int disturbedRuns = 0; ///< among `runs`: delayed by other work on the GPU, and excluded from the hot figures

    std::optional<double> spread = {}; ///< absent for few runs
    bool settled = false;              ///< whether the spread fell below settledSpread before the time for measuring
                                       ///< ended
    int coldRuns = 0;
    std::optional<double> coldSpread = {};
    bool coldSettled = false;
    std::optional<double> coldCopyFloorUs = {}; ///< the same copies with the cache overwritten before each
    std::uint64_t copyFloorBytes = 0;           ///< bytes that such a copy reads and writes, together; 0: no copy was
                                                ///< timed
    std::optional<double> graphMedianUs = {};   ///< hot, as one CUDA graph; absent if the launches cannot be captured

    // From the driver, for the multiprocessors and the memory; absent if it does not report them.
    std::optional<double> clockBeforeMhz = {}, clockAfterMhz = {};
    std::optional<double> memoryClockBeforeMhz = {}, memoryClockAfterMhz = {};
    std::vector<std::string> throttleReasons = {}; ///< "power cap" …: what reduced the clocks during the measurement
    bool operator==(const TimeReport&) const = default;

    static constexpr double settledSpread = 0.005;
};

/// The copies that a program makes around one run of its launches: picture, tables and constants to the device, the
/// result back. They are no part of TimeReport.
struct Transfers {
    std::uint64_t toDeviceBytes = 0, fromDeviceBytes = 0;
    /// On a GPU, medians of one copy with its wait, as cudaMemcpy: from or to ordinary memory, and pinned memory.
    std::optional<double> toDeviceUs = {}, fromDeviceUs = {};
    std::optional<double> pinnedToDeviceUs = {}, pinnedFromDeviceUs = {};
    std::string gpu;               ///< whose link to the host `linkBytesPerSecond` is
    double linkBytesPerSecond = 0; ///< of PCI Express, in each direction, as published
    bool operator==(const Transfers&) const = default;

    /// The least time for so many bytes: an estimate that no copy can beat.
    double leastUs(std::uint64_t bytes) const
    {
        return linkBytesPerSecond > 0 ? 1e6 * static_cast<double>(bytes) / linkBytesPerSecond : 0;
    }
    /// Whether the copies take a time: a GPU that has the host's memory has no link.
    bool isTimed() const { return toDeviceUs || linkBytesPerSecond > 0; }
    /// Measured if there is a time, else the estimate.
    double toUs() const { return toDeviceUs.value_or(leastUs(toDeviceBytes)); }
    double fromUs() const { return fromDeviceUs.value_or(leastUs(fromDeviceBytes)); }
};

/// The sizes, without times.
Transfers transfersOf(const Plan& plan);

/// The time that the emulator took; never shown as a GPU's time.
struct EmulationReport {
    double wallMs = 0; ///< of the run that gave the report, including all observers
    std::uint64_t warpInstructions = 0;
    std::uint64_t blocksRun = 0, blocksTotal = 0;
    bool counted = false, racesLookedFor = false; ///< whether that run counted or looked for races, which makes it
                                                  ///< several times as long
    /// The time of the same run without observers, if there was one.
    std::optional<double> plainMs{};

    bool isWatched() const { return counted || racesLookedFor; }
    /// The time to compare strategies by: the plain run's if there was one, else this run's.
    double comparableMs() const { return plainMs.value_or(wallMs); }
    bool operator==(const EmulationReport&) const = default;
};

struct AccessCounters {
    std::uint64_t requests = 0, sectors = 0, sectorsIdeal = 0;
    bool operator==(const AccessCounters&) const = default;
};
struct SharedCounters {
    std::uint64_t requests = 0, wavefronts = 0, wavefrontsIdeal = 0;
    bool operator==(const SharedCounters&) const = default;
};

/// Counted by the rules of gpu/emulator/observe/counters; `exact` is false for estimates from a sample of the blocks.
struct Counters {
    bool exact = true;
    AccessCounters globalLoad, globalStore;
    SharedCounters sharedLoad, sharedStore;
    std::uint64_t constantRequests = 0, constantUniqueAddresses = 0, textureRequests = 0;
    std::uint64_t asyncCopies = 0; ///< cp.async: its reads are global loads, its writes no other count's
    /// Lanes that update one address serialize, except for increments in shared memory (ATOMS.POPC.INC).
    AccessCounters globalAtomic;
    SharedCounters sharedAtomic;
    AccessCounters localLoad, localStore; ///< local memory; the hardware interleaves it by words of 4 bytes
    std::uint64_t atomics = 0, branches = 0, divergentBranches = 0, barriers = 0;
    std::uint64_t instructions = 0, threadInstructions = 0; ///< PTX, per warp and per thread
    bool operator==(const Counters&) const = default;
};

/// Adds every count; the sum is exact only if both are.
Counters& operator+=(Counters& sum, const Counters& more);

/// All counters with the same value.
Counters everyCounter(std::uint64_t value);

/// What the GPU's hardware counters read. `missing` is 1 for each counter that this GPU does not give, which is 0.
struct HardwareCounts {
    HardwareCounts(const Counters& read = {}, const Counters& notGiven = {}) : counts(read), missing(notGiven) {}
    Counters counts, missing;
    bool operator==(const HardwareCounts&) const = default;
};

struct LineCounters {
    std::string source;
    int line = 0;
    Counters counters;
    bool operator==(const LineCounters&) const = default;
};

/// The source of a register count: the device that ran the kernel, machine code compiled for the chosen GPU, or the PTX
/// (the number of registers live at once, which only approximates that of the machine code).
enum class RegisterSource { Device, MachineCode, Estimate };

/// What the model says of one launch on the GPU that Report::estimate names.
struct LaunchModel {
    int multiprocessors = 0, blocksPerSm = 0; ///< resident blocks on each of them; 0: not even one fits
    double lowerUs = 0, upperUs = 0;          ///< the band of the launch's time
    bool operator==(const LaunchModel&) const = default;
};

struct LaunchReport {
    std::string kernel, source;
    Dim3 grid, block;
    std::size_t sharedBytes = 0;    ///< dynamic and static
    std::optional<int> registers;   ///< per thread
    std::optional<double> medianUs; ///< on a GPU
    RegisterSource registersFrom = RegisterSource::Device;
    std::optional<Counters> counters = {}; ///< this launch's part of Report::counters
    std::optional<LaunchModel> model = {}; ///< if it was counted
    bool operator==(const LaunchReport&) const = default;
};

struct Estimate {
    std::string gpu;
    double lowerUs = 0, upperUs = 0;
    std::string boundBy;
    bool isProved = true; ///< as Timing::isProved
    bool operator==(const Estimate&) const = default;
};

/// What all launches together compute and transfer: the position of a run on a roofline. Counted per thread, not per
/// warp, from the PTX.
struct Work {
    double floatOperations = 0;   ///< a fused multiply-add counts as two
    double floatInstructions = 0; ///< counts as one; of the main launch only
    double arithmetic = 0;        ///< arithmetic instructions of all kinds, including address computations
    double askedBytes = 0;        ///< requested by the main launch's loads from global memory, thread by thread
    double movedBytes = 0;        ///< 32 per sector, loads and stores
    double onceBytes = 0;         ///< size of the buffers used: the minimum that must come from memory
    bool operator==(const Work&) const = default;

    Work& operator+=(const Work& more)
    {
        floatOperations += more.floatOperations;
        floatInstructions += more.floatInstructions;
        arithmetic += more.arithmetic;
        askedBytes += more.askedBytes;
        movedBytes += more.movedBytes;
        onceBytes += more.onceBytes;
        return *this;
    }

    /// Compute to global memory access ratio, as defined by the text on covariance: multiply-adds per byte that threads
    /// request. None for kernels that compute with integers.
    std::optional<double> cgma() const
    {
        return floatInstructions > 0 && askedBytes > 0 ? std::optional(floatInstructions / askedBytes) : std::nullopt;
    }
};

/// The GPU's peak rates per second, as published by its manufacturer.
struct Roofs {
    std::string gpu;
    double floatOperations = 0; ///< fused multiply-adds count as two
    double arithmetic = 0;      ///< instructions of all lanes
    double memoryBytes = 0;
    double l2Bytes = 0; ///< 0: not published
    bool operator==(const Roofs&) const = default;
};

struct Occupancy {
    int blocksPerSm = 0, warpsPerSm = 0;
    double fraction = 0;
    std::string limitedBy;
    bool operator==(const Occupancy&) const = default;
};

enum class Severity { Error, Warning, Note };

/// A change of the settings that does exactly what a finding's cure says. None of both: there is no such change.
struct Remedy {
    std::optional<BlockSize> block;
    int tilePadding = 0; ///< elements, for withTilePadding() (tile_padding.h)
    bool isNone() const { return !block && tilePadding == 0; }
    bool operator==(const Remedy&) const = default;
};

/// An error or a warning that the emulator found in the kernel, in words that a student understands.
struct Finding {
    FindingKind kind = {};
    Severity severity = Severity::Error;
    std::string source;   ///< kernel file
    int line = 0;         ///< 0 if unknown
    Message message;      ///< what happens, with block and thread if they help
    int otherLine = 0;    ///< the second line of a pair, such as the two accesses of a race; 0: none
    Message cure = {};    ///< what would fix it, with exact numbers; empty if there is nothing to fix
    bool endsRun = false; ///< the run could not continue: there is no result
    Remedy remedy = {};
    /// The share of the run's predicted time that it costs, as predicted without it; none: not predicted.
    std::optional<double> gain = {};
    bool operator==(const Finding&) const = default;
};

/// Finding::message, and what the predicted time would be without it.
Message messageOf(const Finding& finding);

/// Errors first; then those that cost the most time; then by file and line.
void sortFindings(std::vector<Finding>& findings);

/// The result against the operation's CPU reference; a mismatch is a value outside the operation's stated tolerance.
struct CheckReport {
    double maxAbsDifference = 0;
    std::uint64_t mismatches = 0;
    std::uint64_t differing = 0; ///< values that differ at all
    double meanDifference = 0;   ///< mean of |result − reference| over all values
    /// The largest difference as a fraction of the scale that the operation has at its value; absent if the tolerance
    /// is absolute.
    std::optional<double> maxRelativeDifference = {};
    double tolerance = 0; ///< about the largest that is allowed: relative if maxRelativeDifference is present
    bool operator==(const CheckReport&) const = default;
};

/// A result of a part of the data, as an estimate of the result of all of it.
struct SampleReport {
    std::int64_t taken = 0, all = 0;
    std::string things; ///< what is counted: "images"
    std::string choice; ///< which were taken: "evenly spread over the picture"
    /// The standard error of a value, as the root mean square over the values, as a fraction of `scale`; absent if it
    /// is not known.
    std::optional<double> error = {};
    std::string scale = {};                ///< "√(Cxx·Cyy)"
    std::optional<CheckReport> check = {}; ///< against the reference of the same sample; absent if not compared
    bool operator==(const SampleReport&) const = default;
};

/// A run in the emulator whose result would take too long: everything else is known without it.
struct UncomputedReport {
    double emulationSeconds = 0; ///< approximate duration of the whole
    /// If present, Report::picture and Report::reference are those of this sample; Report::check is always absent.
    std::optional<SampleReport> sample = {};
    bool operator==(const UncomputedReport&) const = default;
};

/// "450 of 200,000 images, the first of the set; standard error of a value 4.7 % of √(Cxx·Cyy)"
Message sampleText(const SampleReport& sample);

/// The moment at which a step of a run ended, for profiling.
struct PhaseMark {
    const char* step = "";
    std::chrono::steady_clock::time_point done = std::chrono::steady_clock::now();
};

class DevicePicture; ///< gpu/cuda/device_picture.h: the result in GPU memory, displayed without a copy

/// The comparison of a strategy's counts with Nsight Compute's (tests/gpu/hardware_counters).
struct HardwareRecord {
    std::string gpu, date;            ///< "NVIDIA H200", "2026-11-22"
    std::uint64_t launches = 0;       ///< compared
    std::vector<std::string> figures; ///< keys of the counts that were compared
    std::vector<std::string> unequal; ///< those that differed in any launch
    std::string cause;                ///< a sentence: why they differ; empty if all were equal
    bool operator==(const HardwareRecord&) const = default;
};

/// The result of one run. Immutable after construction; absent values are null in JSON.
struct Report {
    Recipe recipe;
    ImageInfo image;
    BackendChoice backend = BackendChoice::Emulator; ///< the one that ran, never Auto
    std::string deviceName, computeCapability;       ///< empty on the emulator
    std::string compiler;                            ///< "nvrtc 13.0", "clang 14.0.6"
    std::vector<LaunchReport> launches;
    std::size_t mainLaunch = 0; ///< index in `launches`: the strategy's own launch, not one that prepares or follows it
    std::optional<TimeReport> time;
    std::optional<Transfers> transfers;
    std::optional<EmulationReport> emulation;   ///< of the whole run
    std::optional<UncomputedReport> uncomputed; ///< none: the picture is the whole result
    std::optional<Estimate> estimate;
    std::optional<Timing> timing;   ///< predicted, if all launches can be; of a whole run (RunDepth::Full)
    std::optional<Work> work;       ///< if the run was counted
    std::optional<MemoryFlow> flow; ///< if the run was counted
    std::optional<Roofs> roofs;     ///< of the GPU that it ran on or that the emulator represents
    std::optional<Counters> counters;
    std::optional<std::vector<LineCounters>> lines;
    std::optional<MachineCode> machineCode; ///< if it was requested and the CUDA Toolkit's tools are installed
    std::optional<HardwareRecord> record;   ///< none: this strategy, kernel text and compiler were never compared
    std::optional<HardwareCounts> silicon;  ///< the same counters, read from the GPU's hardware counters
    Message siliconReason;                  ///< why there are none, and what would help
    std::optional<Occupancy> occupancy;
    std::vector<Finding> findings;
    std::optional<CheckReport> check;
    /// The time of the reference on one CPU thread: the processor time of all threads that computed it, together.
    std::optional<double> cpuReferenceMs;
    std::vector<Message> notes; ///< sentences for the user: fallbacks, skipped files

    Annotations annotations; ///< in JSON without the pixels of the gallery

    // Not in JSON:
    TileGeometry geometry;
    DisplayScale display;
    std::vector<PhaseMark> phases; ///< in chronological order, "begin" first
    /// The content of the plan's side buffers, if it was asked for; empty if the run failed. Not in JSON.
    std::vector<SharedBytes> sides;
    ImagePtr picture;   ///< null if the result stayed on the device, the run failed or took too long (`uncomputed`)
    ImagePtr reference; ///< the CPU's result; null if nothing was checked
    std::shared_ptr<const DevicePicture> devicePicture; ///< null on the emulator
    bool keptFromDevice = false; ///< an edited kernel with an error, which therefore did not run on the device

    /// Equal in everything that JSON contains.
    friend bool operator==(const Report& a, const Report& b);

    /// The occupancy follows from registers that are an estimate of the main launch's.
    bool isOccupancyEstimated() const;

    /// Whether `picture` is a sample's result.
    bool isSample() const { return uncomputed && uncomputed->sample; }

    bool failed() const; ///< a finding ended the run: there is no result. A race is an error, but there is a picture

    /// The GPU's time for the main launch alone, if there are others and it was timed separately: Sobel's block_copy
    /// without its padding pass.
    std::optional<double> mainLaunchUs() const;
};

nlohmann::json toJson(const Report& report);
Report reportFromJson(const nlohmann::json& json); ///< throws SettingError, naming the field

} // namespace tilescope
