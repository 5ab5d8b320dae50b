#include "gpu/recipe/words/figures.h"

#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/recipe/words/glossary.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace tilescope
{

namespace
{

using Value = std::optional<double>;

/// One field of an optional part of the report: its time, its estimate or its check.
template <auto part, auto member>
Value field(const Report& report)
{
    return report.*part ? Value((*(report.*part)).*member) : std::nullopt;
}

/// A count by its path of members: count<&Counters::globalLoad, &AccessCounters::sectors>.
template <auto... way>
Value count(const Counters& counters)
{
    return static_cast<double>((counters.*....*way));
}

template <Figure::OfCounters dividend, Figure::OfCounters divisor, int factor = 1>
Value ratio(const Counters& counters)
{
    const double below = *divisor(counters);
    return below > 0 ? Value(*dividend(counters) * factor / below) : std::nullopt;
}

template <Figure::OfCounters a, Figure::OfCounters b>
Value sum(const Counters& counters)
{
    return *a(counters) + *b(counters);
}

/// 1 if there is anything to compare.
template <Figure::OfCounters base>
Value one(const Counters& counters)
{
    return *base(counters) > 0 ? Value(1) : std::nullopt;
}

/// Summed over all traffic to and from the device's memory.
template <std::uint64_t AccessCounters::*member>
Value moved(const Counters& counters)
{
    const auto all = movedOf(counters);
    return all ? Value(static_cast<double>((*all).*member)) : std::nullopt;
}

template <std::uint64_t AccessCounters::*member>
Value movedBytesOf(const Counters& counters)
{
    constexpr double sectorBytes = 32;
    const Value sectors = moved<member>(counters);
    return sectors ? Value(sectorBytes * *sectors) : std::nullopt;
}

constexpr auto wavefronts = sum<count<&Counters::sharedLoad, &SharedCounters::wavefronts>,
                                count<&Counters::sharedStore, &SharedCounters::wavefronts>>;
constexpr auto wavefrontsIdeal = sum<count<&Counters::sharedLoad, &SharedCounters::wavefrontsIdeal>,
                                     count<&Counters::sharedStore, &SharedCounters::wavefrontsIdeal>>;
constexpr auto globalSectors = sum<count<&Counters::globalLoad, &AccessCounters::sectors>,
                                   count<&Counters::globalStore, &AccessCounters::sectors>>;
constexpr auto globalSectorsIdeal = sum<count<&Counters::globalLoad, &AccessCounters::sectorsIdeal>,
                                        count<&Counters::globalStore, &AccessCounters::sectorsIdeal>>;

const std::string& meaningOfWavefront() { return glossaryTerm("wavefront").meaning; }

const std::string sharedRequest =
    "Each instruction with which a warp reads or writes shared memory is one request. Shared memory is on the chip, so "
    "many requests to it cost less than a few to global memory.";
const std::string noTextures = " Not available for kernels that read textures, whose sectors are not counted.";

/// Requests, sectors and sectors per request of one kind of access.
template <AccessCounters Counters::*access>
void addAccess(std::vector<Figure>& table, const std::string& key, const std::string& memory, const std::string& verb,
               const std::string& request)
{
    constexpr auto requests = count<access, &AccessCounters::requests>;
    constexpr auto sectors = count<access, &AccessCounters::sectors>;
    constexpr auto ideal = count<access, &AccessCounters::sectorsIdeal>;
    const std::string lower = lowerFirst(verb), of = memory + " " + lower;
    table.push_back({.key = key + "_requests",
                     .name = of + " requests",
                     .shortName = verb + " requests",
                     .meaning = request,
                     .counted = requests});
    table.push_back(
        {.key = key + "_sectors",
         .name = of + " sectors",
         .shortName = verb + " sectors",
         .meaning = glossaryTerm("sector").meaning +
                    " The ideal is the number of sectors that the same bytes would need if they were contiguous.",
         .counted = sectors,
         .ideal = ideal,
         .lacksTextures = access == &Counters::globalLoad}); // textures load too
    table.push_back({.key = key + "_sectors_per_request",
                     .name = "Sectors per " + lowerFirst(of) + " request",
                     .shortName = "Sectors per " + lower + " request",
                     .unit = FigureUnit::Ratio,
                     .meaning = "The average number of sectors per request. A full warp needs 1 sector for adjacent "
                                "bytes and 4 for adjacent floats; scattered lanes need up to 32.",
                     .counted = ratio<sectors, requests>,
                     .ideal = ratio<ideal, requests>,
                     .parts = {key + "_requests", key + "_sectors"}});
}

void addTimes(std::vector<Figure>& table)
{
    const std::vector<Figure> times{
        {.key = "median_us",
         .name = "GPU time",
         .shortName = "GPU time",
         .unit = FigureUnit::Microseconds,
         .meaning = "Median GPU time of all launches together, measured.",
         .measured = field<&Report::time, &TimeReport::medianUs>},
        {.key = "min_us",
         .name = "Minimum GPU time",
         .shortName = "Minimum GPU time",
         .unit = FigureUnit::Microseconds,
         .meaning = "GPU time of the fastest run, measured.",
         .measured = field<&Report::time, &TimeReport::minUs>},
        {.key = "p95_us",
         .name = "95th percentile of the GPU time",
         .shortName = "95th percentile",
         .unit = FigureUnit::Microseconds,
         .meaning = "GPU time that 95 % of the runs stay below, measured.",
         .measured = field<&Report::time, &TimeReport::p95Us>},
        {.key = "cold_median_us",
         .name = "GPU time with a cold L2 cache",
         .shortName = "GPU time, cold L2",
         .unit = FigureUnit::Microseconds,
         .meaning = "Median GPU time with the L2 cache overwritten before each run, which is the state that the first "
                    "kernel of a program finds.",
         .measured = field<&Report::time, &TimeReport::coldMedianUs>},
        {.key = "spread",
         .name = "Spread of the GPU time",
         .shortName = "Spread",
         .unit = FigureUnit::Fraction,
         .meaning = "Relative standard error of the median.",
         .measured = field<&Report::time, &TimeReport::spread>},
        {.key = "graph_median_us",
         .name = "GPU time as one CUDA graph",
         .shortName = "As CUDA graph",
         .unit = FigureUnit::Microseconds,
         .meaning = "Median GPU time with all launches captured in one CUDA graph. This removes the gaps between "
                    "launches, which matter for small images.",
         .measured = field<&Report::time, &TimeReport::graphMedianUs>},
        {.key = "to_device_bytes",
         .name = "Bytes copied to the device",
         .shortName = "Bytes to the device",
         .unit = FigureUnit::Bytes,
         .meaning = "The image, tables and constants that a program copies to the GPU before the launches.",
         .measured = field<&Report::transfers, &Transfers::toDeviceBytes>},
        {.key = "from_device_bytes",
         .name = "Bytes copied back",
         .shortName = "Bytes back",
         .unit = FigureUnit::Bytes,
         .meaning = "The result that a program copies back after the launches.",
         .measured = field<&Report::transfers, &Transfers::fromDeviceBytes>},
        {.key = "to_device_us",
         .name = "Time of the copy to the device",
         .shortName = "Copy to the device",
         .unit = FigureUnit::Microseconds,
         .meaning = "Time of one cudaMemcpy from pageable memory to the GPU, measured; not part of the GPU time.",
         .measured = field<&Report::transfers, &Transfers::toDeviceUs>},
        {.key = "from_device_us",
         .name = "Time of the copy back",
         .shortName = "Copy back",
         .unit = FigureUnit::Microseconds,
         .meaning = "Time of one cudaMemcpy of the result to pageable memory, measured; not part of the GPU time.",
         .measured = field<&Report::transfers, &Transfers::fromDeviceUs>},
        {.key = "pinned_to_device_us",
         .name = "Time of the copy to the device from pinned memory",
         .shortName = "Copy to device, pinned",
         .unit = FigureUnit::Microseconds,
         .meaning = "The same copy from pinned memory, which the GPU reads directly.",
         .measured = field<&Report::transfers, &Transfers::pinnedToDeviceUs>},
        {.key = "pinned_from_device_us",
         .name = "Time of the copy back to pinned memory",
         .shortName = "Copy back, pinned",
         .unit = FigureUnit::Microseconds,
         .meaning = "The same copy to pinned memory, which the GPU writes directly.",
         .measured = field<&Report::transfers, &Transfers::pinnedFromDeviceUs>},
        {.key = "main_launch_us",
         .name = "GPU time of the main launch alone",
         .shortName = "Main launch alone",
         .unit = FigureUnit::Microseconds,
         .meaning = "Median GPU time without the launches that prepare the input or use the result.",
         .measured = [](const Report& report) { return report.mainLaunchUs(); }},
        {.key = "launch_floor_us",
         .name = "Floor: an empty launch",
         .shortName = "Empty launch",
         .unit = FigureUnit::Microseconds,
         .better = Better::Neither,
         .meaning = "GPU time of an empty kernel on the same device.",
         .measured = field<&Report::time, &TimeReport::launchFloorUs>},
        {.key = "copy_floor_us",
         .name = "Floor: copying input to output",
         .shortName = "Copy",
         .unit = FigureUnit::Microseconds,
         .better = Better::Neither,
         .meaning = "GPU time of copying input to output on the same device.",
         .measured = field<&Report::time, &TimeReport::copyFloorUs>},
        {.key = "cold_copy_floor_us",
         .name = "Floor: copying with a cold L2 cache",
         .shortName = "Copy, cold L2",
         .unit = FigureUnit::Microseconds,
         .better = Better::Neither,
         .meaning = "GPU time of copying input to output with the L2 cache overwritten before each run.",
         .measured = field<&Report::time, &TimeReport::coldCopyFloorUs>},
        {.key = "percent_of_copy",
         .name = "Percent of copy speed",
         .shortName = "Speed, % of copy",
         .unit = FigureUnit::Percent,
         .better = Better::More,
         .meaning = "Time of copying the input to the output on this GPU, divided by the time of the strategy: at 100 "
                    "%, a kernel computes only while it would wait for memory anyway.",
         .measured = [](const Report& report) { return report.time ? percentOfCopy(*report.time) : std::nullopt; }},
        {.key = "cold_percent_of_copy",
         .name = "Percent of copy speed with a cold L2 cache",
         .shortName = "Speed, cold L2, % of copy",
         .unit = FigureUnit::Percent,
         .better = Better::More,
         .meaning = "Time of copying the input to the output on this GPU, divided by the time of the strategy, both "
                    "with the L2 cache overwritten before each run.",
         .measured = [](const Report& report) { return report.time ? coldPercentOfCopy(*report.time) : std::nullopt; }},
        {.key = "clock_before_mhz",
         .name = "Clock before the runs",
         .shortName = "Clock before",
         .unit = FigureUnit::Megahertz,
         .better = Better::Neither,
         .meaning = "Multiprocessor clock before the timed runs, as reported by the driver.",
         .measured = field<&Report::time, &TimeReport::clockBeforeMhz>},
        {.key = "clock_after_mhz",
         .name = "Clock after the runs",
         .shortName = "Clock after",
         .unit = FigureUnit::Megahertz,
         .better = Better::Neither,
         .meaning = "Multiprocessor clock after the timed runs, as reported by the driver.",
         .measured = field<&Report::time, &TimeReport::clockAfterMhz>},
        {.key = "emulator_ms",
         .name = "Emulator's time",
         .shortName = "Emulator's time",
         .unit = FigureUnit::Milliseconds,
         .better = Better::Neither,
         .meaning = "Emulator time on this computer; not GPU time.",
         .measured =
             [](const Report& report) {
                 return report.emulation ? Value(report.emulation->comparableMs()) : std::nullopt;
             }},
        {.key = "cpu_reference_ms",
         .name = "One CPU thread",
         .shortName = "One CPU thread",
         .unit = FigureUnit::Milliseconds,
         .better = Better::Neither,
         .meaning = "The operation's reference in plain loops on this computer: the total CPU time of its threads.",
         .measured = [](const Report& report) { return report.cpuReferenceMs; }},
        {.key = "estimate_lower_us",
         .name = "Lower bound of the time band",
         .shortName = "Estimate from",
         .unit = FigureUnit::Microseconds,
         .meaning = "Time that the tightest limit of the chosen GPU allows: a model estimate, not a measurement.",
         .measured = field<&Report::estimate, &Estimate::lowerUs>},
        {.key = "estimate_upper_us",
         .name = "Upper bound of the time band",
         .shortName = "Estimate to",
         .unit = FigureUnit::Microseconds,
         .meaning = "Time if hardly anything overlaps on the chosen GPU: a model estimate, not a measurement.",
         .measured = field<&Report::estimate, &Estimate::upperUs>},
        {.key = "predicted_us",
         .name = "Predicted time",
         .shortName = "Time, predicted",
         .unit = FigureUnit::Microseconds,
         .meaning = "Time on the chosen GPU, predicted by simulating one of its multiprocessors instruction by "
                    "instruction. Not a measurement.",
         .measured = field<&Report::timing, &Timing::us>},
        {.key = "predicted_cold_us",
         .name = "Predicted time with a cold L2 cache",
         .shortName = "Time, predicted, cold L2",
         .unit = FigureUnit::Microseconds,
         .meaning = "The predicted time of a launch whose data are not in the L2 cache. Not a measurement.",
         .measured = field<&Report::timing, &Timing::coldUs>},
        {.key = "estimate_us",
         .name = "Estimated time",
         .shortName = "Time band, estimate",
         .unit = FigureUnit::Microseconds,
         .meaning =
             "The predicted time, if there is one; otherwise the range between the time that the tightest limit of the "
             "chosen GPU allows and the time if hardly anything overlaps. A model estimate, not a measurement.",
         .measured =
             [](const Report& report) {
                 if (report.estimate && report.timing)
                     return Value(report.timing->us);
                 return report.estimate ? Value(std::sqrt(report.estimate->lowerUs * report.estimate->upperUs))
                                        : std::nullopt;
             }},
    };
    table.insert(table.end(), times.begin(), times.end());
}

/// The resources of a block, and the comparison with the reference.
void addBlockAndCheck(std::vector<Figure>& table)
{
    const std::vector<Figure> figures{
        {.key = "registers",
         .name = "Registers per thread",
         .shortName = "Registers",
         .better = Better::Neither,
         .meaning = glossaryTerm("register").meaning,
         .measured =
             [](const Report& report) {
                 const LaunchReport* const main = mainLaunchOf(report);
                 return main && main->registers ? Value(*main->registers) : std::nullopt;
             }},
        {.key = "shared_bytes",
         .name = "Shared memory per block",
         .shortName = "Shared",
         .unit = FigureUnit::Bytes,
         .better = Better::Neither,
         .meaning = "Shared memory used by a block of the main launch, static and dynamic together. All blocks on a "
                    "multiprocessor share the amount available on it.",
         .measured =
             [](const Report& report) {
                 const LaunchReport* const main = mainLaunchOf(report);
                 return main ? Value(static_cast<double>(main->sharedBytes)) : std::nullopt;
             }},
        {.key = "occupancy",
         .name = "Occupancy",
         .shortName = "Occupancy",
         .unit = FigureUnit::Fraction,
         .better = Better::More,
         .meaning = glossaryTerm("occupancy").meaning,
         .measured = field<&Report::occupancy, &Occupancy::fraction>},
        {.key = "blocks_per_sm",
         .name = "Blocks per multiprocessor",
         .shortName = "Blocks per multiprocessor",
         .better = Better::More,
         .meaning = "Blocks of the main launch that fit on a multiprocessor at the same time. These blocks share the "
                    "warps, registers and shared memory of the multiprocessor.",
         .measured = field<&Report::occupancy, &Occupancy::blocksPerSm>},
        {.key = "cgma",
         .name = "CGMA",
         .shortName = "CGMA",
         .unit = FigureUnit::Ratio,
         .better = Better::More,
         .meaning = "Compute to global memory access (CGMA): multiply-adds per byte that the threads of the main "
                    "launch request from global memory. Not available for kernels that compute with integers.",
         .measured = [](const Report& report) { return report.work ? report.work->cgma() : std::nullopt; }},
        {.key = "halo_redundancy",
         .name = "Halo redundancy",
         .shortName = "Halo",
         .unit = FigureUnit::Ratio,
         .meaning = glossaryTerm("halo_redundancy").meaning,
         .measured = [](const Report& report) { return haloRedundancy(report.geometry); }},
        {.key = "max_abs_difference",
         .name = "Largest error",
         .shortName = "Largest error",
         .unit = FigureUnit::Number,
         .meaning = "The largest difference from the reference.",
         .measured = field<&Report::check, &CheckReport::maxAbsDifference>},
        {.key = "max_relative_difference",
         .name = "Largest relative error",
         .shortName = "Relative error",
         .unit = FigureUnit::Number,
         .meaning = "The largest difference from the reference, as a fraction of the scale that the operation states: "
                    "for a covariance, √(Cxx·Cyy). Not available for grey levels and match coefficients.",
         .measured =
             [](const Report& report) { return report.check ? report.check->maxRelativeDifference : std::nullopt; }},
        {.key = "mismatches",
         .name = "Wrong values",
         .shortName = "Wrong",
         .meaning = "The number of values that differ from the reference by more than the operation allows.",
         .measured = field<&Report::check, &CheckReport::mismatches>},
        {.key = "differing",
         .name = "Differing values",
         .shortName = "Differing",
         .meaning = "The number of values that differ from the reference at all.",
         .measured = field<&Report::check, &CheckReport::differing>},
        {.key = "mean_difference",
         .name = "Mean error",
         .shortName = "Mean error",
         .unit = FigureUnit::Number,
         .meaning = "Mean of |result − reference| over all values.",
         .measured = field<&Report::check, &CheckReport::meanDifference>},
    };
    table.insert(table.end(), figures.begin(), figures.end());
}

/// Global and local memory, together and separately.
void addMemory(std::vector<Figure>& table)
{
    const std::string all = "32-byte sectors requested from the L1 cache for global and local memory";
    const std::vector<std::string> movedSectors{"global_load_sectors", "global_store_sectors", "local_load_sectors",
                                                "local_store_sectors"};
    const std::vector<Figure> together{
        {.key = "bytes_per_pixel",
         .name = "Bytes per pixel",
         .shortName = "Bytes/pixel",
         .unit = FigureUnit::Ratio,
         .meaning = "Bytes of the sectors requested from the L1 cache for global and local memory, per pixel of the "
                    "image; fewer bytes come from DRAM. One byte read and one byte written give 2." +
                    noTextures,
         .counted = movedBytesOf<&AccessCounters::sectors>,
         .ideal = movedBytesOf<&AccessCounters::sectorsIdeal>,
         .parts = movedSectors,
         .isPerPixel = true,
         .lacksTextures = true},
        {.key = "sectors",
         .name = "Sectors",
         .shortName = "Sectors",
         .meaning = all + "." + noTextures,
         .counted = moved<&AccessCounters::sectors>,
         .ideal = moved<&AccessCounters::sectorsIdeal>,
         .parts = movedSectors,
         .lacksTextures = true},
        {.key = "sectors_per_pixel",
         .name = "Sectors per pixel",
         .shortName = "Sectors/pixel",
         .unit = FigureUnit::Ratio,
         .meaning = all + ", per pixel of the image. One byte read and one byte written give 0.0625." + noTextures,
         .counted = moved<&AccessCounters::sectors>,
         .ideal = moved<&AccessCounters::sectorsIdeal>,
         .parts = movedSectors,
         .isPerPixel = true,
         .lacksTextures = true},
        {.key = "memory_requests",
         .name = "Requests to the device's memory",
         .shortName = "Requests",
         .meaning =
             "Each instruction with which a warp reads or writes global or local memory is one request." + noTextures,
         .counted = moved<&AccessCounters::requests>,
         .parts = {"global_load_requests", "global_store_requests", "local_load_requests", "local_store_requests"},
         .lacksTextures = true},
        {.key = "global_sectors_over_ideal",
         .name = "Global sectors over ideal",
         .shortName = "Sectors over ideal",
         .unit = FigureUnit::Ratio,
         .meaning = "Sectors of loads and stores of global memory, divided by the number needed if the same bytes were "
                    "contiguous: 1 is fully coalesced.",
         .counted = ratio<globalSectors, globalSectorsIdeal>,
         .ideal = one<globalSectorsIdeal>,
         .parts = {"global_load_sectors", "global_store_sectors", "global_sectors_ideal"}},
    };
    table.insert(table.end(), together.begin(), together.end());
    addAccess<&Counters::globalLoad>(table, "global_load", "Global", "Load",
                                     "Each instruction with which a warp reads global memory is one request, whatever "
                                     "its lanes request. Values that are kept and reused need no further request.");
    addAccess<&Counters::globalStore>(table, "global_store", "Global", "Store",
                                      "Each instruction with which a warp writes global memory is one request. A "
                                      "result of one value per thread needs one request per warp.");
    addAccess<&Counters::localLoad>(table, "local_load", "Local", "Load",
                                    glossaryTerm("local_memory").meaning +
                                        " Each instruction with which a warp reads local memory is one request.");
    addAccess<&Counters::localStore>(
        table, "local_store", "Local", "Store",
        "Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all "
        "fit into registers has none.");
}

/// Shared, constant and texture memory, and atomics.
void addOnChip(std::vector<Figure>& table)
{
    const std::vector<Figure> figures{
        {.key = "shared_load_requests",
         .name = "Shared load requests",
         .shortName = "Load requests",
         .meaning = sharedRequest,
         .counted = count<&Counters::sharedLoad, &SharedCounters::requests>},
        {.key = "shared_load_wavefronts",
         .name = "Shared load wavefronts",
         .shortName = "Load wavefronts",
         .meaning = meaningOfWavefront(),
         .counted = count<&Counters::sharedLoad, &SharedCounters::wavefronts>,
         .ideal = count<&Counters::sharedLoad, &SharedCounters::wavefrontsIdeal>},
        {.key = "shared_store_requests",
         .name = "Shared store requests",
         .shortName = "Store requests",
         .meaning = sharedRequest,
         .counted = count<&Counters::sharedStore, &SharedCounters::requests>},
        {.key = "shared_store_wavefronts",
         .name = "Shared store wavefronts",
         .shortName = "Store wavefronts",
         .meaning = meaningOfWavefront(),
         .counted = count<&Counters::sharedStore, &SharedCounters::wavefronts>,
         .ideal = count<&Counters::sharedStore, &SharedCounters::wavefrontsIdeal>},
        {.key = "shared_wavefronts",
         .name = "Shared wavefronts",
         .shortName = "Shared wavefronts",
         .meaning = meaningOfWavefront(),
         .counted = wavefronts,
         .ideal = wavefrontsIdeal,
         .parts = {"shared_load_wavefronts", "shared_store_wavefronts"}},
        {.key = "shared_wavefronts_over_ideal",
         .name = "Shared wavefronts over ideal",
         .shortName = "Wavefronts over ideal",
         .unit = FigureUnit::Ratio,
         .meaning = "Wavefronts of loads and stores divided by the minimum: 1 is free of bank conflicts, 2 takes twice "
                    "as long. " +
                    meaningOfWavefront(),
         .counted = ratio<wavefronts, wavefrontsIdeal>,
         .ideal = one<wavefrontsIdeal>,
         .parts = {"shared_load_wavefronts", "shared_store_wavefronts", "shared_wavefronts_ideal"}},
        {.key = "constant_requests",
         .name = "Constant requests",
         .shortName = "Constant requests",
         .meaning = "Each instruction with which a warp reads constant memory is one request. It is fastest when all "
                    "lanes read the same address.",
         .counted = count<&Counters::constantRequests>},
        {.key = "constant_addresses",
         .name = "Constant addresses",
         .shortName = "Constant addresses",
         .meaning = "The number of different 4-byte words that these requests read. The constant cache returns one "
                    "word at a time, so one per request is ideal.",
         .counted = count<&Counters::constantUniqueAddresses>,
         .ideal = count<&Counters::constantRequests>},
        {.key = "texture_requests",
         .name = "Texture requests",
         .shortName = "Texture requests",
         .meaning = "Each instruction with which a warp fetches from a texture is one request. The memory layout of "
                    "textures is not published, so no sectors are counted here.",
         .counted = count<&Counters::textureRequests>},
        {.key = "async_copies",
         .name = "Asynchronous copies",
         .shortName = "Asynchronous copies",
         .meaning = "Each cp.async with which a warp copies from global to shared memory is one request. Its reads are "
                    "counted with the global loads; the hardware has no counter for its writes to shared memory.",
         .counted = count<&Counters::asyncCopies>},
        {.key = "atomic_requests",
         .name = "Atomic requests",
         .shortName = "Atomic requests",
         .meaning = "Each instruction with which a warp updates memory atomically is one request. Lanes that update "
                    "the same address wait for each other.",
         .counted = count<&Counters::atomics>},
        {.key = "global_atomic_sectors",
         .name = "Global atomic sectors",
         .shortName = "Global atomic sectors",
         .meaning =
             "The 32-byte sectors that atomics on global memory touch, each counted as often as lanes take turns at "
             "one address in it. These sectors are updated in the L2 cache, which all multiprocessors share.",
         .counted = count<&Counters::globalAtomic, &AccessCounters::sectors>,
         .ideal = count<&Counters::globalAtomic, &AccessCounters::sectorsIdeal>},
        {.key = "shared_atomic_wavefronts",
         .name = "Shared atomic wavefronts",
         .shortName = "Shared atomic wavefronts",
         .meaning = meaningOfWavefront() +
                    " Lanes that update words in the same bank take turns: one wavefront each, and two for a "
                    "compare-and-swap. Only additions of 1 whose result is not used are combined.",
         .counted = count<&Counters::sharedAtomic, &SharedCounters::wavefronts>,
         .ideal = count<&Counters::sharedAtomic, &SharedCounters::wavefrontsIdeal>},
    };
    table.insert(table.end(), figures.begin(), figures.end());
}

/// Counts of PTX instructions.
void addInstructions(std::vector<Figure>& table)
{
    constexpr auto warps = count<&Counters::instructions>, threads = count<&Counters::threadInstructions>;
    constexpr auto branches = count<&Counters::branches>, divergent = count<&Counters::divergentBranches>;
    std::vector<Figure> figures{
        {.key = "branches",
         .name = "Branches",
         .shortName = "Branches",
         .meaning = "Branches that warps executed, counted in the PTX. The machine code may have a different number, "
                    "because its compiler unrolls loops and replaces short branches.",
         .counted = branches},
        {.key = "divergent_branches",
         .name = "Divergent branches",
         .shortName = "Divergent branches",
         .meaning = "Branches at which lanes of one warp took different paths. The warp then executes both paths one "
                    "after the other, each time with some of its lanes inactive.",
         .counted = divergent},
        {.key = "divergent_share",
         .name = "Divergent share",
         .shortName = "Divergent share",
         .unit = FigureUnit::Share,
         .meaning = "Divergent branches as a share of all branches. The share stays at 0 if every condition is the "
                    "same for all lanes of a warp.",
         .counted = ratio<divergent, branches, 100>},
        {.key = "barriers",
         .name = "Barriers",
         .shortName = "Barriers",
         .meaning = "The number of times that a warp reached a barrier such as __syncthreads(). A warp waits there "
                    "until all warps of its block have arrived.",
         .counted = count<&Counters::barriers>},
        {.key = "warp_instructions",
         .name = "Warp instructions",
         .shortName = "Warp instructions",
         .meaning = "PTX instructions executed by warps, each counted once for its 32 lanes. The machine code that a "
                    "GPU runs may have fewer or more.",
         .counted = warps},
        {.key = "thread_instructions",
         .name = "Thread instructions",
         .shortName = "Thread instructions",
         .meaning = "PTX instructions, counted once for each active lane. This is the amount of work requested; it "
                    "does not depend on how full the warps are.",
         .counted = threads},
        {.key = "active_lanes",
         .name = "Average active lanes",
         .shortName = "Average active lanes",
         .unit = FigureUnit::Ratio,
         .better = Better::More,
         .meaning = "Thread instructions divided by warp instructions, 32 at best. Divergence and threads without a "
                    "pixel account for the rest.",
         .counted = ratio<threads, warps>},
        {.key = "ptx_instructions_per_pixel",
         .name = "Instructions per pixel",
         .shortName = "Instr./pixel",
         .unit = FigureUnit::Ratio,
         .meaning = "PTX instructions executed by threads, per pixel of the image. The machine code may have a "
                    "different number.",
         .counted = threads,
         .isPerPixel = true},
    };
    for (Figure& figure : figures) {
        figure.isPtx = true;
        table.push_back(std::move(figure));
    }
}

std::vector<Figure> makeFigures()
{
    std::vector<Figure> table;
    addTimes(table);
    addBlockAndCheck(table);
    addMemory(table);
    addOnChip(table);
    addInstructions(table);
    return table;
}

Value valueOf(const Figure& figure, Figure::OfCounters count, const Counters& counters, const ImageInfo& image)
{
    const Value value = count ? count(counters) : std::nullopt;
    if (!value || !figure.isPerPixel)
        return value;
    const double pixels = static_cast<double>(image.width) * image.height;
    return pixels > 0 ? Value(*value / pixels) : std::nullopt;
}

bool isWhole(const Figure& figure, const Counters& counters)
{
    return !figure.lacksTextures || counters.textureRequests == 0;
}

} // namespace

Value Figure::of(const Counters& counters, const ImageInfo& image) const
{
    return valueOf(*this, counted, counters, image);
}

/// What changes with a missing counter needs it.
Value Figure::of(const HardwareCounts& read) const
{
    const Value value = of(read.counts);
    Counters otherwise = read.counts;
    otherwise += read.missing;
    return of(otherwise) == value ? value : std::nullopt;
}

Value Figure::idealOf(const Counters& counters, const ImageInfo& image) const
{
    return valueOf(*this, ideal, counters, image);
}

Value Figure::of(const Report& report) const
{
    if (measured)
        return measured(report);
    return report.counters && isWhole(*this, *report.counters) ? of(*report.counters, report.image) : std::nullopt;
}

Value Figure::idealOf(const Report& report) const
{
    return report.counters && isWhole(*this, *report.counters) ? idealOf(*report.counters, report.image) : std::nullopt;
}

const std::vector<Figure>& figures()
{
    static const std::vector<Figure> table = makeFigures();
    return table;
}

const Figure& figureNamed(std::string_view key)
{
    const auto found = std::ranges::find(figures(), key, &Figure::key);
    if (found == figures().end())
        throw std::logic_error("There is no figure \"" + std::string(key) + "\".");
    return *found;
}

std::string titleOf(const Figure& figure) { return figure.isPtx ? figure.shortName + ", PTX" : figure.shortName; }

std::string lowerFirst(std::string text)
{
    const auto isUpper = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
    if (text.size() > 1 && isUpper(text[0]) && !isUpper(text[1]))
        text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

std::string plainFigure(double value, FigureUnit unit, std::string_view space)
{
    const auto with = [space](std::string text, std::string_view name) { return text.append(space).append(name); };
    switch (unit) {
    case FigureUnit::Count: return fixedText(value, 0);
    case FigureUnit::Bytes: return with(fixedText(value, 0), "B");
    case FigureUnit::Microseconds: return plainDuration(value, space);
    case FigureUnit::Milliseconds: return plainDuration(value * 1000, space);
    case FigureUnit::Megahertz: return with(fixedText(value, 0), "MHz");
    case FigureUnit::Ratio: return fixedText(value, value >= 99.995 ? 0 : value != 0 && value < 0.995 ? 3 : 2);
    case FigureUnit::Fraction: return with(fixedText(value * 100, 0), "%");
    case FigureUnit::Percent: return with(fixedText(value, value < 10 ? 1 : 0), "%");
    case FigureUnit::Share: return with(fixedText(value, 1), "%");
    case FigureUnit::Number: break;
    }
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

} // namespace tilescope
