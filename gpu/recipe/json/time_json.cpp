#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/json/report_json_parts.h"
#include "gpu/recipe/report_rates.h"

namespace tilescope
{

using nlohmann::json;

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, TimeReport>& time)
{
    fields.field("median_us", time.medianUs);
    fields.field("min_us", time.minUs);
    fields.field("p95_us", time.p95Us);
    fields.field("runs", time.runs);
    fields.later("disturbed_runs", time.disturbedRuns);
    fields.field("spread", time.spread);
    fields.later("settled", time.settled);
    fields.field("cold_median_us", time.coldMedianUs);
    fields.later("cold_runs", time.coldRuns);
    fields.field("cold_spread", time.coldSpread);
    fields.later("cold_settled", time.coldSettled);
    fields.field("graph_median_us", time.graphMedianUs);
    fields.field("launch_floor_us", time.launchFloorUs);
    fields.field("copy_floor_us", time.copyFloorUs);
    fields.field("cold_copy_floor_us", time.coldCopyFloorUs);
    fields.orNull("copy_floor_bytes", time.copyFloorBytes);
    fields.derived("percent_of_copy", [&] { return jsonOrNull(percentOfCopy(time)); });
    fields.derived("cold_percent_of_copy", [&] { return jsonOrNull(coldPercentOfCopy(time)); });
    fields.field("clock_before_mhz", time.clockBeforeMhz);
    fields.field("clock_after_mhz", time.clockAfterMhz);
    fields.field("memory_clock_before_mhz", time.memoryClockBeforeMhz);
    fields.field("memory_clock_after_mhz", time.memoryClockAfterMhz);
    fields.later("throttle_reasons", time.throttleReasons);
}

json timeToJson(const TimeReport& time) { return written(time); }

TimeReport timeFromJson(const json& object, const std::string& path) { return readWhole<TimeReport>(object, path); }

} // namespace tilescope
