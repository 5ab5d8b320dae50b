#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/json/report_json_parts.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/words/figures.h"

namespace tilescope
{

using nlohmann::json;

template <>
struct EnumNames<RegisterSource> {
    static constexpr std::array<std::pair<RegisterSource, std::string_view>, 3> values{
        {{RegisterSource::Device, "device"},
         {RegisterSource::MachineCode, "machine_code"},
         {RegisterSource::Estimate, "estimate"}}};
};
template <>
struct EnumNames<Severity> {
    static constexpr std::array<std::pair<Severity, std::string_view>, 3> values{
        {{Severity::Error, "error"}, {Severity::Warning, "warning"}, {Severity::Note, "note"}}};
};

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LaunchModel>& model)
{
    fields.field("multiprocessors", model.multiprocessors);
    fields.field("blocks_per_sm", model.blocksPerSm);
    fields.field("lower_us", model.lowerUs);
    fields.field("upper_us", model.upperUs);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LaunchReport>& launch)
{
    fields.field("kernel", launch.kernel);
    fields.field("source", launch.source);
    fields.field("grid", launch.grid);
    fields.field("block", launch.block);
    fields.field("shared_bytes", launch.sharedBytes);
    fields.field("registers", launch.registers);
    fields.laterIf(launch.registers.has_value(), "registers_from", launch.registersFrom);
    fields.with("counters", launch.counters, countersToJson, countersFromJson);
    fields.field("model", launch.model);
    fields.field("median_us", launch.medianUs);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, CheckReport>& check)
{
    fields.field("max_abs_difference", check.maxAbsDifference);
    fields.field("mismatches", check.mismatches);
    fields.field("differing", check.differing);
    fields.field("mean_difference", check.meanDifference);
    fields.field("max_relative_difference", check.maxRelativeDifference);
    fields.later("tolerance", check.tolerance);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, SampleReport>& sample)
{
    fields.field("taken", sample.taken);
    fields.field("all", sample.all);
    fields.field("things", sample.things);
    fields.field("choice", sample.choice);
    fields.field("error", sample.error);
    fields.orNull("scale", sample.scale);
    fields.field("check", sample.check);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, UncomputedReport>& uncomputed)
{
    fields.field("emulation_seconds", uncomputed.emulationSeconds);
    fields.field("sample", uncomputed.sample);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, EmulationReport>& emulation)
{
    fields.field("wall_ms", emulation.wallMs);
    fields.field("warp_instructions", emulation.warpInstructions);
    fields.field("blocks_run", emulation.blocksRun);
    fields.field("blocks_total", emulation.blocksTotal);
    fields.later("counted", emulation.counted);
    fields.later("races_looked_for", emulation.racesLookedFor);
    fields.field("plain_ms", emulation.plainMs);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Transfers>& transfers)
{
    fields.field("to_device_bytes", transfers.toDeviceBytes);
    fields.field("from_device_bytes", transfers.fromDeviceBytes);
    fields.field("to_device_us", transfers.toDeviceUs);
    fields.field("from_device_us", transfers.fromDeviceUs);
    fields.field("pinned_to_device_us", transfers.pinnedToDeviceUs);
    fields.field("pinned_from_device_us", transfers.pinnedFromDeviceUs);
    fields.field("gpu", transfers.gpu);
    fields.field("link_bytes_per_second", transfers.linkBytesPerSecond);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Estimate>& estimate)
{
    fields.field("gpu", estimate.gpu);
    fields.field("lower_us", estimate.lowerUs);
    fields.field("upper_us", estimate.upperUs);
    fields.field("bound_by", estimate.boundBy);
    fields.later("proved", estimate.isProved);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Work>& work)
{
    fields.field("float_operations", work.floatOperations);
    fields.field("float_instructions", work.floatInstructions);
    fields.field("arithmetic", work.arithmetic);
    fields.field("asked_bytes", work.askedBytes);
    fields.orNull("moved_bytes", work.movedBytes);
    fields.field("once_bytes", work.onceBytes);
    fields.derived("cgma", [&] { return jsonOrNull(work.cgma()); });
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Roofs>& roofs)
{
    fields.field("gpu", roofs.gpu);
    fields.field("float_operations_per_second", roofs.floatOperations);
    fields.field("arithmetic_per_second", roofs.arithmetic);
    fields.field("memory_bytes_per_second", roofs.memoryBytes);
    fields.orNull("l2_bytes_per_second", roofs.l2Bytes);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LineCounters>& line)
{
    fields.field("source", line.source);
    fields.field("line", line.line);
    countersIn(fields, line.counters);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Occupancy>& occupancy)
{
    fields.field("blocks_per_sm", occupancy.blocksPerSm);
    fields.field("warps_per_sm", occupancy.warpsPerSm);
    fields.field("fraction", occupancy.fraction);
    fields.field("limited_by", occupancy.limitedBy);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Remedy>& remedy)
{
    fields.field("block", remedy.block);
    fields.orNull("tile_padding", remedy.tilePadding);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Finding>& finding)
{
    fields.with(
        "kind", finding.kind, [](FindingKind kind) { return nameOf(kind); },
        [](const json& kind, const std::string& name) {
            return findingKindFrom(JsonReader::convert<std::string>(kind, name), name);
        });
    fields.field("severity", finding.severity);
    fields.field("source", finding.source);
    fields.field("line", finding.line);
    fields.orNull("other_line", finding.otherLine);
    fields.message("message", "text", finding.message);
    fields.messageOrNull("cure", "cure_text", finding.cure);
    fields.later("ends_run", finding.endsRun);
    fields.orNull("remedy", finding.remedy);
    fields.later("gain", finding.gain);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, ImageInfo>& image)
{
    fields.field("name", image.name);
    fields.field("width", image.width);
    fields.field("height", image.height);
    fields.field("channels", image.channels);
}

static json perPixel(const Report& report)
{
    if (!report.counters)
        return {};
    const Figure& bytes = figureNamed("bytes_per_pixel");
    return {{"moved_bytes", jsonOrNull(bytes.of(report))},
            {"ideal_bytes", jsonOrNull(bytes.idealOf(report))},
            {"ptx_instructions", jsonOrNull(figureNamed("ptx_instructions_per_pixel").of(report))}};
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Report>& report)
{
    const auto write = [](const auto& value) { return toJson(value); };
    fields.with("recipe", report.recipe, write,
                [](const json& recipe, const std::string&) { return recipeFromJson(recipe); });
    fields.field("image", report.image);
    fields.field("backend", report.backend);
    fields.groupIf(!report.deviceName.empty(), "device", [&](auto& device) {
        device.field("name", report.deviceName);
        device.field("compute_capability", report.computeCapability);
    });
    fields.orNull("compiler", report.compiler);
    fields.field("launches", report.launches);
    fields.later("main_launch", report.mainLaunch);
    fields.with("time", report.time, timeToJson, timeFromJson);
    fields.field("transfers", report.transfers);
    fields.field("emulation", report.emulation);
    fields.field("uncomputed", report.uncomputed);
    fields.field("estimate", report.estimate);
    fields.with("timing", report.timing, write, timingFromJson);
    fields.field("work", report.work);
    fields.with("flow", report.flow, write, memoryFlowFromJson);
    fields.field("roofs", report.roofs);
    fields.with("counters", report.counters, countersToJson, countersFromJson);
    fields.derived("per_pixel", [&] { return perPixel(report); });
    fields.field("lines", report.lines);
    fields.with("machine_code", report.machineCode, write, machineCodeFromJson);
    fields.with("hardware_record", report.record, write, hardwareRecordFromJson);
    fields.with("silicon", report.silicon, hardwareCountsToJson, hardwareCountsFromJson);
    fields.messageOrNull("silicon_reason", "silicon_reason_text", report.siliconReason);
    fields.field("occupancy", report.occupancy);
    fields.field("findings", report.findings);
    fields.field("check", report.check);
    fields.field("cpu_reference_ms", report.cpuReferenceMs);
    fields.notes(report.notes);
    if constexpr (Fields::reads) {
        if (const json* annotations = fields.find("annotations"); annotations && !annotations->is_null())
            report.annotations = annotationsFromJson(*annotations, "annotations");
    } else {
        fields.derived("annotations", [&] { return annotationsToJson(report.annotations); });
    }
}

json toJson(const Report& report) { return written(report); }

Report reportFromJson(const json& object) { return readWhole<Report>(object, ""); }

} // namespace tilescope
