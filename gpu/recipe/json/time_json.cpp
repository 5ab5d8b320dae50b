#include "gpu/recipe/json/report_json_parts.h"

#include "gpu/recipe/json/json_values.h"
#include "gpu/recipe/report_rates.h"

namespace tilescope
{

using nlohmann::json;

json timeToJson(const TimeReport& time)
{
    return {{"median_us", time.medianUs},
            {"min_us", time.minUs},
            {"p95_us", time.p95Us},
            {"runs", time.runs},
            {"disturbed_runs", time.disturbedRuns},
            {"spread", jsonOrNull(time.spread)},
            {"settled", time.settled},
            {"cold_median_us", jsonOrNull(time.coldMedianUs)},
            {"cold_runs", time.coldRuns},
            {"cold_spread", jsonOrNull(time.coldSpread)},
            {"cold_settled", time.coldSettled},
            {"graph_median_us", jsonOrNull(time.graphMedianUs)},
            {"launch_floor_us", jsonOrNull(time.launchFloorUs)},
            {"copy_floor_us", jsonOrNull(time.copyFloorUs)},
            {"cold_copy_floor_us", jsonOrNull(time.coldCopyFloorUs)},
            {"copy_floor_bytes", time.copyFloorBytes > 0 ? json(time.copyFloorBytes) : json()},
            {"percent_of_copy", jsonOrNull(percentOfCopy(time))},
            {"cold_percent_of_copy", jsonOrNull(coldPercentOfCopy(time))},
            {"clock_before_mhz", jsonOrNull(time.clockBeforeMhz)},
            {"clock_after_mhz", jsonOrNull(time.clockAfterMhz)},
            {"memory_clock_before_mhz", jsonOrNull(time.memoryClockBeforeMhz)},
            {"memory_clock_after_mhz", jsonOrNull(time.memoryClockAfterMhz)},
            {"throttle_reasons", time.throttleReasons}};
}

TimeReport readTime(JsonReader& reader)
{
    TimeReport time;
    time.medianUs = reader.get<double>("median_us");
    time.minUs = reader.get<double>("min_us");
    time.p95Us = reader.get<double>("p95_us");
    time.runs = reader.get<int>("runs");
    time.disturbedRuns = reader.getOr<int>("disturbed_runs", 0);
    time.spread = reader.findOptional<double>("spread");
    time.settled = reader.getOr<bool>("settled", false);
    time.coldMedianUs = reader.findOptional<double>("cold_median_us");
    time.coldRuns = reader.getOr<int>("cold_runs", 0);
    time.coldSpread = reader.findOptional<double>("cold_spread");
    time.coldSettled = reader.getOr<bool>("cold_settled", false);
    time.graphMedianUs = reader.findOptional<double>("graph_median_us");
    time.launchFloorUs = reader.findOptional<double>("launch_floor_us");
    time.copyFloorUs = reader.findOptional<double>("copy_floor_us");
    time.coldCopyFloorUs = reader.findOptional<double>("cold_copy_floor_us");
    time.clockBeforeMhz = reader.findOptional<double>("clock_before_mhz");
    time.clockAfterMhz = reader.findOptional<double>("clock_after_mhz");
    time.memoryClockBeforeMhz = reader.findOptional<double>("memory_clock_before_mhz");
    time.memoryClockAfterMhz = reader.findOptional<double>("memory_clock_after_mhz");
    time.copyFloorBytes = reader.getOr<std::uint64_t>("copy_floor_bytes", 0);
    for (const char* derived : {"percent_of_copy", "cold_percent_of_copy"})
        reader.findOptional<double>(derived); // derived from the others
    if (reader.find("throttle_reasons"))
        time.throttleReasons = listFromJson<std::string>(reader, "throttle_reasons", JsonReader::convert<std::string>);
    return time;
}

} // namespace tilescope
