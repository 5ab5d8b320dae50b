#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"

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
/// back; before each cold one the L2 cache is overwritten. Spreads are relativeErrorOfMedian() (gpu/cuda/statistics.h).
struct TimeReport {
    double medianUs = 0, minUs = 0, p95Us = 0; ///< hot
    int runs = 0;
    std::optional<double> coldMedianUs;
    std::optional<double> launchFloorUs; ///< an empty kernel on the same device
    std::optional<double> copyFloorUs;   ///< copying input to output on the same device, by its quickest copy; hot
    int disturbedRuns = 0; ///< of `runs`: stretched by something else on the GPU, and in none of the hot figures

    std::optional<double> spread = {}; ///< absent for a few runs
    bool settled = false;              ///< the spread fell below settledSpread; else the time for measuring ended first
    int coldRuns = 0;
    std::optional<double> coldSpread = {};
    bool coldSettled = false;
    std::optional<double> coldCopyFloorUs = {}; ///< the same copies with the cache overwritten before each
    std::uint64_t copyFloorBytes = 0;           ///< that such a copy reads and writes, together; 0: no copy was timed
    std::optional<double> graphMedianUs = {}; ///< hot, as one CUDA graph; absent where the launches cannot be captured

    // By the driver, of the multiprocessors and of the memory; absent where it does not say.
    std::optional<double> clockBeforeMhz = {}, clockAfterMhz = {};
    std::optional<double> memoryClockBeforeMhz = {}, memoryClockAfterMhz = {};
    std::vector<std::string> throttleReasons = {}; ///< "power cap" …: what held the clocks back meanwhile
    bool operator==(const TimeReport&) const = default;

    static constexpr double settledSpread = 0.005;
};

/// What the emulator spent. Never to be shown as a GPU's time.
struct EmulationReport {
    double wallMs = 0; ///< of the run that gave the report, with whatever it looked at
    std::uint64_t warpInstructions = 0;
    std::uint64_t blocksRun = 0, blocksTotal = 0;
    bool counted = false, racesLookedFor = false; ///< by that run, which took several times as long for it
    /// Of the same run when nothing was looked at, where there was one.
    std::optional<double> plainMs{};

    bool isWatched() const { return counted || racesLookedFor; }
    /// What to compare strategies by: the plain run's, or as long as there is none what there is.
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

/// DESIGN's counting rules; `exact` is false while a sample of the blocks stands for all.
struct Counters {
    bool exact = true;
    AccessCounters globalLoad, globalStore;
    SharedCounters sharedLoad, sharedStore;
    std::uint64_t constantRequests = 0, constantUniqueAddresses = 0, textureRequests = 0;
    /// Of atomics, by the rules of loads. Where lanes update one place, only increments by one number go together on
    /// the hardware (ATOMS.POPC.INC); others take turns, which these do not show.
    AccessCounters globalAtomic;
    SharedCounters sharedAtomic;
    AccessCounters localLoad, localStore; ///< a thread's own memory; the hardware interleaves it by words of 4 bytes
    std::uint64_t atomics = 0, branches = 0, divergentBranches = 0, barriers = 0;
    std::uint64_t instructions = 0, threadInstructions = 0; ///< PTX, per warp and per thread
    bool operator==(const Counters&) const = default;
};

/// Adds every count; exact only when both are.
Counters& operator+=(Counters& sum, const Counters& more);

struct LineCounters {
    std::string source;
    int line = 0;
    Counters counters;
    bool operator==(const LineCounters&) const = default;
};

/// Where a number of registers comes from: the device that ran the kernel, machine code made for the chosen GPU, or the
/// PTX (what is live at once, which the machine code's number only resembles).
enum class RegisterSource { Device, MachineCode, Estimate };

struct LaunchReport {
    std::string kernel, source;
    Dim3 grid, block;
    std::size_t sharedBytes = 0;    ///< dynamic and static
    std::optional<int> registers;   ///< a thread
    std::optional<double> medianUs; ///< on a GPU
    RegisterSource registersFrom = RegisterSource::Device;
    std::optional<Counters> counters = {}; ///< this launch's part of Report::counters
    bool operator==(const LaunchReport&) const = default;
};

struct Estimate {
    std::string gpu;
    double lowerUs = 0, upperUs = 0;
    std::string boundBy;
    bool operator==(const Estimate&) const = default;
};

/// What all launches together compute and move: where a run stands on a roofline. Of threads, not warps, and of the
/// PTX.
struct Work {
    double floatOperations = 0;   ///< a fused multiply-add counted as two
    double floatInstructions = 0; ///< counted as one; of the main launch alone
    double arithmetic = 0;        ///< instructions of every kind that compute, addresses too
    double askedBytes = 0;        ///< by the main launch's loads from global memory, thread by thread
    double movedBytes = 0;        ///< 32 a sector, loads and stores
    double onceBytes = 0;         ///< of the buffers it is given: what must come from memory once
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

    /// Compute to global memory access, as the text on covariance has it: multiply-adds for each byte that threads ask
    /// for. None for kernels that compute with integers.
    std::optional<double> cgma() const
    {
        return floatInstructions > 0 && askedBytes > 0 ? std::optional(floatInstructions / askedBytes) : std::nullopt;
    }
};

/// The most that a GPU can do in a second, by its maker's figures.
struct Roofs {
    std::string gpu;
    double floatOperations = 0; ///< fused multiply-adds, counted as two
    double arithmetic = 0;      ///< instructions of lanes
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

/// Something the emulator found in the kernel, in words a student understands.
struct Finding {
    std::string kind; ///< "out_of_bounds", "misaligned", "divergent_barrier", "deadlock", "step_limit" …
    Severity severity = Severity::Error;
    std::string source;    ///< kernel file
    int line = 0;          ///< 0 when unknown
    std::string message;   ///< what happens, with block and thread where that helps
    int otherLine = 0;     ///< of a pair of lines, such as the two sides of a race: the other one; 0: there is none
    std::string cure = {}; ///< what would mend it, with the very numbers; empty when there is nothing to mend
    bool endsRun = false;  ///< the run could not go on: there is no result
    bool operator==(const Finding&) const = default;
};

/// The result against the operation's CPU reference; a mismatch is a value outside the operation's stated tolerance.
struct CheckReport {
    double maxAbsDifference = 0;
    std::uint64_t mismatches = 0;
    std::uint64_t differing = 0; ///< values that differ at all
    double meanDifference = 0;   ///< mean of |result − reference| over all values
    bool operator==(const CheckReport&) const = default;
};

/// The moment when a step of a run was done; for finding out where the time goes.
struct PhaseMark {
    const char* step = "";
    std::chrono::steady_clock::time_point done = std::chrono::steady_clock::now();
};

class DevicePicture; ///< gpu/cuda/device_picture.h: the result still in GPU memory, for display without a copy

/// What one run gave. Immutable once made; absent things are null in JSON.
struct Report {
    Recipe recipe;
    ImageInfo image;
    BackendChoice backend = BackendChoice::Emulator; ///< the one that ran, never Auto
    std::string deviceName, computeCapability;       ///< empty on the emulator
    std::string compiler;                            ///< "nvrtc 13.0", "clang 14.0.6"
    std::vector<LaunchReport> launches;
    std::size_t mainLaunch = 0; ///< of `launches`: the strategy's own, without passes that prepare or follow
    std::optional<TimeReport> time;
    std::optional<EmulationReport> emulation;
    std::optional<Estimate> estimate;
    std::optional<Work> work;   ///< where the run was counted
    std::optional<Roofs> roofs; ///< of the GPU that it ran on or stands for
    std::optional<Counters> counters;
    std::optional<std::vector<LineCounters>> lines;
    std::optional<Counters> silicon; ///< the same, read from the GPU's own counters; what it cannot give is 0
    std::string siliconReason;       ///< why there is none, and what would help
    std::optional<Occupancy> occupancy;
    std::vector<Finding> findings;
    std::optional<CheckReport> check;
    std::optional<double> cpuReferenceMs; ///< the reference on one CPU thread
    std::vector<std::string> notes;       ///< sentences for the person: fallbacks, skipped files

    Annotations annotations; ///< in JSON without the gallery's pixels

    // Not in JSON:
    TileGeometry geometry;
    DisplayScale display;
    std::vector<PhaseMark> phases;                      ///< in the order in which they passed, "begin" first
    ImagePtr picture;                                   ///< null when the result stayed on the device or the run failed
    ImagePtr reference;                                 ///< what the CPU computed; null where nothing was checked
    std::shared_ptr<const DevicePicture> devicePicture; ///< null on the emulator
    bool keptFromDevice = false; ///< an edited kernel with an error, which the device was not given

    /// Equal in everything that JSON holds.
    friend bool operator==(const Report& a, const Report& b);

    bool failed() const; ///< a finding ended the run: there is no result. A race is an error, but leaves a picture

    /// The GPU's time for the main launch alone, where others run with it and it was timed by itself: Sobel's
    /// block_copy without its padding pass.
    std::optional<double> mainLaunchUs() const;
};

nlohmann::json toJson(const Report& report);
Report reportFromJson(const nlohmann::json& json); ///< throws SettingError, naming the field

} // namespace tilescope
