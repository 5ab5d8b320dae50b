#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"
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

namespace
{

json textOrNull(const std::string& text) { return text.empty() ? json() : json(text); }
json textOrNull(const Message& message) { return textOrNull(english(message)); }

template <typename T, typename Write>
json writtenOrNull(const std::optional<T>& value, const Write& write)
{
    return value ? write(*value) : json();
}

/// Reads a field that is an object or null.
template <typename T, typename Read>
std::optional<T> readOptional(JsonReader& reader, const std::string& field, const Read& read)
{
    const json* value = reader.find(field);
    if (!value || value->is_null())
        return std::nullopt;
    JsonReader inner(*value, reader.nameOf(field));
    T result = read(inner);
    inner.finish();
    return result;
}

Counters readAllCounters(JsonReader& reader)
{
    Counters counters;
    readCounters(reader, counters);
    return counters;
}

json writeLaunchModel(const LaunchModel& model)
{
    return {{"multiprocessors", model.multiprocessors},
            {"blocks_per_sm", model.blocksPerSm},
            {"lower_us", model.lowerUs},
            {"upper_us", model.upperUs}};
}

LaunchModel readLaunchModel(JsonReader& reader)
{
    return {reader.get<int>("multiprocessors"), reader.get<int>("blocks_per_sm"), reader.get<double>("lower_us"),
            reader.get<double>("upper_us")};
}

json writeLaunch(const LaunchReport& launch)
{
    return {{"kernel", launch.kernel},
            {"source", launch.source},
            {"grid", jsonFromDim3(launch.grid)},
            {"block", jsonFromDim3(launch.block)},
            {"shared_bytes", launch.sharedBytes},
            {"registers", jsonOrNull(launch.registers)},
            {"registers_from", launch.registers ? json(nameOf(launch.registersFrom)) : json()},
            {"counters", writtenOrNull(launch.counters, countersToJson)},
            {"model", writtenOrNull(launch.model, writeLaunchModel)},
            {"median_us", jsonOrNull(launch.medianUs)}};
}

LaunchReport readLaunch(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    LaunchReport launch;
    launch.kernel = reader.get<std::string>("kernel");
    launch.source = reader.get<std::string>("source");
    launch.grid = dim3FromJson(reader.get<json>("grid"), reader.nameOf("grid"));
    launch.block = dim3FromJson(reader.get<json>("block"), reader.nameOf("block"));
    launch.sharedBytes = reader.get<std::size_t>("shared_bytes");
    launch.registers = reader.findOptional<int>("registers");
    launch.medianUs = reader.findOptional<double>("median_us");
    if (const auto from = reader.findOptional<std::string>("registers_from"))
        launch.registersFrom = fromName<RegisterSource>(*from, reader.nameOf("registers_from"));
    launch.counters = readOptional<Counters>(reader, "counters", readAllCounters);
    launch.model = readOptional<LaunchModel>(reader, "model", readLaunchModel);
    reader.finish();
    return launch;
}

json writeCheck(const CheckReport& check)
{
    return {{"max_abs_difference", check.maxAbsDifference},
            {"mismatches", check.mismatches},
            {"differing", check.differing},
            {"mean_difference", check.meanDifference},
            {"max_relative_difference", jsonOrNull(check.maxRelativeDifference)},
            {"tolerance", check.tolerance}};
}

CheckReport readCheck(JsonReader& check)
{
    return {check.get<double>("max_abs_difference"),
            check.get<std::uint64_t>("mismatches"),
            check.get<std::uint64_t>("differing"),
            check.get<double>("mean_difference"),
            check.findOptional<double>("max_relative_difference"),
            check.getOr<double>("tolerance", 0)};
}

json writeUncomputed(const UncomputedReport& uncomputed)
{
    const auto writeSample = [](const SampleReport& sample) {
        return json{{"taken", sample.taken},
                    {"all", sample.all},
                    {"things", sample.things},
                    {"choice", sample.choice},
                    {"error", jsonOrNull(sample.error)},
                    {"scale", textOrNull(sample.scale)},
                    {"check", writtenOrNull(sample.check, writeCheck)}};
    };
    return {{"emulation_seconds", uncomputed.emulationSeconds},
            {"sample", writtenOrNull(uncomputed.sample, writeSample)}};
}

UncomputedReport readUncomputed(JsonReader& reader)
{
    UncomputedReport uncomputed;
    uncomputed.emulationSeconds = reader.get<double>("emulation_seconds");
    uncomputed.sample = readOptional<SampleReport>(reader, "sample", [](JsonReader& sample) {
        return SampleReport{sample.get<std::int64_t>("taken"),
                            sample.get<std::int64_t>("all"),
                            sample.get<std::string>("things"),
                            sample.get<std::string>("choice"),
                            sample.findOptional<double>("error"),
                            sample.getOr<std::string>("scale", ""),
                            readOptional<CheckReport>(sample, "check", readCheck)};
    });
    return uncomputed;
}

json writeEmulation(const EmulationReport& emulation)
{
    return {{"wall_ms", emulation.wallMs},
            {"warp_instructions", emulation.warpInstructions},
            {"blocks_run", emulation.blocksRun},
            {"blocks_total", emulation.blocksTotal},
            {"counted", emulation.counted},
            {"races_looked_for", emulation.racesLookedFor},
            {"plain_ms", jsonOrNull(emulation.plainMs)}};
}

EmulationReport readEmulation(JsonReader& reader)
{
    return {reader.get<double>("wall_ms"),           reader.get<std::uint64_t>("warp_instructions"),
            reader.get<std::uint64_t>("blocks_run"), reader.get<std::uint64_t>("blocks_total"),
            reader.getOr<bool>("counted", false),    reader.getOr<bool>("races_looked_for", false),
            reader.findOptional<double>("plain_ms")};
}

json writeTransfers(const Transfers& transfers)
{
    return {{"to_device_bytes", transfers.toDeviceBytes},
            {"from_device_bytes", transfers.fromDeviceBytes},
            {"to_device_us", jsonOrNull(transfers.toDeviceUs)},
            {"from_device_us", jsonOrNull(transfers.fromDeviceUs)},
            {"pinned_to_device_us", jsonOrNull(transfers.pinnedToDeviceUs)},
            {"pinned_from_device_us", jsonOrNull(transfers.pinnedFromDeviceUs)},
            {"gpu", transfers.gpu},
            {"link_bytes_per_second", transfers.linkBytesPerSecond}};
}

Transfers readTransfers(JsonReader& reader)
{
    return {reader.get<std::uint64_t>("to_device_bytes"),
            reader.get<std::uint64_t>("from_device_bytes"),
            reader.findOptional<double>("to_device_us"),
            reader.findOptional<double>("from_device_us"),
            reader.findOptional<double>("pinned_to_device_us"),
            reader.findOptional<double>("pinned_from_device_us"),
            reader.get<std::string>("gpu"),
            reader.get<double>("link_bytes_per_second")};
}

json writeEstimate(const Estimate& estimate)
{
    return {{"gpu", estimate.gpu},
            {"lower_us", estimate.lowerUs},
            {"upper_us", estimate.upperUs},
            {"bound_by", estimate.boundBy},
            {"proved", estimate.isProved}};
}

Estimate readEstimate(JsonReader& reader)
{
    return {reader.get<std::string>("gpu"), reader.get<double>("lower_us"), reader.get<double>("upper_us"),
            reader.get<std::string>("bound_by"), reader.getOr<bool>("proved", true)};
}

json writeWork(const Work& work)
{
    return {{"float_operations", work.floatOperations},
            {"float_instructions", work.floatInstructions},
            {"arithmetic", work.arithmetic},
            {"asked_bytes", work.askedBytes},
            {"moved_bytes", work.movedBytes > 0 ? json(work.movedBytes) : json()},
            {"once_bytes", work.onceBytes},
            {"cgma", jsonOrNull(work.cgma())}};
}

Work readWork(JsonReader& reader)
{
    reader.findOptional<double>("cgma"); // derived from the others
    return {reader.get<double>("float_operations"), reader.get<double>("float_instructions"),
            reader.get<double>("arithmetic"),       reader.get<double>("asked_bytes"),
            reader.getOr<double>("moved_bytes", 0), reader.get<double>("once_bytes")};
}

json writeRoofs(const Roofs& roofs)
{
    return {{"gpu", roofs.gpu},
            {"float_operations_per_second", roofs.floatOperations},
            {"arithmetic_per_second", roofs.arithmetic},
            {"memory_bytes_per_second", roofs.memoryBytes},
            {"l2_bytes_per_second", roofs.l2Bytes > 0 ? json(roofs.l2Bytes) : json()}};
}

Roofs readRoofs(JsonReader& reader)
{
    return {reader.get<std::string>("gpu"), reader.get<double>("float_operations_per_second"),
            reader.get<double>("arithmetic_per_second"), reader.get<double>("memory_bytes_per_second"),
            reader.findOptional<double>("l2_bytes_per_second").value_or(0)};
}

json writePerPixel(const Report& report)
{
    if (!report.counters)
        return {};
    const Figure& bytes = figureNamed("bytes_per_pixel");
    return {{"moved_bytes", jsonOrNull(bytes.of(report))},
            {"ideal_bytes", jsonOrNull(bytes.idealOf(report))},
            {"ptx_instructions", jsonOrNull(figureNamed("ptx_instructions_per_pixel").of(report))}};
}

json writeLine(const LineCounters& line)
{
    json object = countersToJson(line.counters);
    object["source"] = line.source;
    object["line"] = line.line;
    return object;
}

LineCounters readLine(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    LineCounters line;
    line.source = reader.get<std::string>("source");
    line.line = reader.get<int>("line");
    readCounters(reader, line.counters);
    reader.finish();
    return line;
}

json writeOccupancy(const Occupancy& occupancy)
{
    return {{"blocks_per_sm", occupancy.blocksPerSm},
            {"warps_per_sm", occupancy.warpsPerSm},
            {"fraction", occupancy.fraction},
            {"limited_by", occupancy.limitedBy}};
}

Occupancy readOccupancy(JsonReader& reader)
{
    return {reader.get<int>("blocks_per_sm"), reader.get<int>("warps_per_sm"), reader.get<double>("fraction"),
            reader.get<std::string>("limited_by")};
}

json writeRemedy(const Remedy& remedy)
{
    return remedy.isNone() ? json()
                           : json{{"block", remedy.block ? json(toText(*remedy.block)) : json()},
                                  {"tile_padding", remedy.tilePadding ? json(remedy.tilePadding) : json()}};
}

Remedy readRemedy(JsonReader& reader)
{
    Remedy remedy;
    if (const auto block = reader.findOptional<std::string>("block"))
        remedy.block = parseBlockSize(*block);
    remedy.tilePadding = reader.findOptional<int>("tile_padding").value_or(0);
    return remedy;
}

json writeFinding(const Finding& finding)
{
    return {{"kind", finding.kind},
            {"severity", nameOf(finding.severity)},
            {"source", finding.source},
            {"line", finding.line},
            {"other_line", finding.otherLine ? json(finding.otherLine) : json()},
            {"message", english(finding.message)},
            {"text", toJson(finding.message)},
            {"cure", textOrNull(finding.cure)},
            {"cure_text", toJson(finding.cure)},
            {"ends_run", finding.endsRun},
            {"remedy", writeRemedy(finding.remedy)}};
}

Finding readFinding(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    const auto message = reader.get<std::string>("message");
    Finding finding{reader.get<std::string>("kind"),
                    fromName<Severity>(reader.get<std::string>("severity"), reader.nameOf("severity")),
                    reader.get<std::string>("source"),
                    reader.get<int>("line"),
                    messageFromJson(reader.find("text"), message),
                    reader.findOptional<int>("other_line").value_or(0),
                    messageFromJson(reader, "cure", "cure_text"),
                    reader.getOr<bool>("ends_run", false),
                    readOptional<Remedy>(reader, "remedy", readRemedy).value_or(Remedy())};
    reader.finish();
    return finding;
}

json writeImage(const ImageInfo& image)
{
    return {{"name", image.name}, {"width", image.width}, {"height", image.height}, {"channels", image.channels}};
}

ImageInfo readImage(const json& object)
{
    JsonReader reader(object, "image");
    ImageInfo image{reader.get<std::string>("name"), reader.get<int>("width"), reader.get<int>("height"),
                    reader.get<int>("channels")};
    reader.finish();
    return image;
}

template <typename T, typename Write>
json writeList(const std::vector<T>& list, const Write& write)
{
    json array = json::array();
    for (const T& item : list)
        array.push_back(write(item));
    return array;
}

} // namespace

json toJson(const Report& report)
{
    const json device = report.deviceName.empty()
                            ? json()
                            : json{{"name", report.deviceName}, {"compute_capability", report.computeCapability}};
    const auto writeLines = [](const std::vector<LineCounters>& lines) { return writeList(lines, writeLine); };
    json object{
        {"recipe", toJson(report.recipe)},
        {"image", writeImage(report.image)},
        {"backend", nameOf(report.backend)},
        {"device", device},
        {"compiler", textOrNull(report.compiler)},
        {"launches", writeList(report.launches, writeLaunch)},
        {"main_launch", report.mainLaunch},
        {"time", writtenOrNull(report.time, timeToJson)},
        {"transfers", writtenOrNull(report.transfers, writeTransfers)},
        {"emulation", writtenOrNull(report.emulation, writeEmulation)},
        {"uncomputed", writtenOrNull(report.uncomputed, writeUncomputed)},
        {"estimate", writtenOrNull(report.estimate, writeEstimate)},
        {"timing", writtenOrNull(report.timing, [](const Timing& timing) { return toJson(timing); })},
        {"work", writtenOrNull(report.work, writeWork)},
        {"flow", writtenOrNull(report.flow, [](const MemoryFlow& flow) { return toJson(flow); })},
        {"roofs", writtenOrNull(report.roofs, writeRoofs)},
        {"counters", writtenOrNull(report.counters, countersToJson)},
        {"per_pixel", writePerPixel(report)},
        {"lines", writtenOrNull(report.lines, writeLines)},
        {"machine_code", writtenOrNull(report.machineCode, [](const MachineCode& code) { return toJson(code); })},
        {"hardware_record", writtenOrNull(report.record, [](const HardwareRecord& r) { return toJson(r); })},
        {"silicon", writtenOrNull(report.silicon, hardwareCountsToJson)},
        {"silicon_reason", textOrNull(report.siliconReason)},
        {"silicon_reason_text", toJson(report.siliconReason)},
        {"occupancy", writtenOrNull(report.occupancy, writeOccupancy)},
        {"findings", writeList(report.findings, writeFinding)},
        {"check", writtenOrNull(report.check, writeCheck)},
        {"cpu_reference_ms", jsonOrNull(report.cpuReferenceMs)},
        {"annotations", annotationsToJson(report.annotations)}};
    notesToJson(report.notes, object);
    return object;
}

Report reportFromJson(const json& object)
{
    JsonReader reader(object, "");
    Report report;
    report.recipe = recipeFromJson(reader.get<json>("recipe"));
    report.image = readImage(reader.get<json>("image"));
    report.backend = fromName<BackendChoice>(reader.get<std::string>("backend"), "backend");
    readOptional<bool>(reader, "device", [&](JsonReader& device) {
        report.deviceName = device.get<std::string>("name");
        report.computeCapability = device.get<std::string>("compute_capability");
        return true;
    });
    report.compiler = reader.getOr<std::string>("compiler", "");
    report.launches = listFromJson<LaunchReport>(reader, "launches", readLaunch);
    report.mainLaunch = reader.getOr<std::size_t>("main_launch", 0);
    report.time = readOptional<TimeReport>(reader, "time", readTime);
    report.transfers = readOptional<Transfers>(reader, "transfers", readTransfers);
    report.emulation = readOptional<EmulationReport>(reader, "emulation", readEmulation);
    report.uncomputed = readOptional<UncomputedReport>(reader, "uncomputed", readUncomputed);
    report.estimate = readOptional<Estimate>(reader, "estimate", readEstimate);
    if (const json* timing = reader.find("timing"); timing && !timing->is_null())
        report.timing = timingFromJson(*timing, "timing");
    report.work = readOptional<Work>(reader, "work", readWork);
    if (const json* flow = reader.find("flow"); flow && !flow->is_null())
        report.flow = memoryFlowFromJson(*flow, "flow");
    report.roofs = readOptional<Roofs>(reader, "roofs", readRoofs);
    report.counters = readOptional<Counters>(reader, "counters", readAllCounters);
    if (const json* record = reader.find("hardware_record"); record && !record->is_null())
        report.record = hardwareRecordFromJson(*record, "hardware_record");
    if (const json* read = reader.find("silicon"); read && !read->is_null())
        report.silicon = hardwareCountsFromJson(*read, "silicon");
    report.siliconReason = messageFromJson(reader, "silicon_reason", "silicon_reason_text");
    reader.find("per_pixel"); // derived from counters and image
    if (const json* lines = reader.find("lines"); lines && !lines->is_null())
        report.lines = listFromJson<LineCounters>(reader, "lines", readLine);
    if (const json* code = reader.find("machine_code"); code && !code->is_null())
        report.machineCode = machineCodeFromJson(*code, "machine_code");
    report.occupancy = readOptional<Occupancy>(reader, "occupancy", readOccupancy);
    report.findings = listFromJson<Finding>(reader, "findings", readFinding);
    report.check = readOptional<CheckReport>(reader, "check", readCheck);
    report.cpuReferenceMs = reader.findOptional<double>("cpu_reference_ms");
    report.notes = notesFromJson(reader);
    if (const json* annotations = reader.find("annotations"); annotations && !annotations->is_null())
        report.annotations = annotationsFromJson(*annotations, "annotations");
    reader.finish();
    return report;
}

} // namespace tilescope
