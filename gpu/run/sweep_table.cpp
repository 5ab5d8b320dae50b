#include "gpu/run/sweep_table.h"

#include "gpu/recipe/enum_names.h"
#include "gpu/recipe/report_rates.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <set>

namespace tilescope
{

using nlohmann::json;

namespace
{

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string result = "\"";
    for (const char c : text)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

std::string line(const std::vector<std::string>& cells)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += (i ? "," : "") + quoted(cells[i]);
    return text + "\r\n";
}

std::string numberText(double value) { return json(value).dump(); }

/// A column of what a run gave, and how its cell follows; empty where the run has nothing of the kind.
struct Measured {
    const char* name;
    std::function<std::string(const Report&)> cell;
};

Measured timed(const char* name, double TimeReport::*field)
{
    return {name, [field](const Report& r) { return r.time ? numberText((*r.time).*field) : std::string(); }};
}

std::string numberOrEmpty(const std::optional<double>& value) { return value ? numberText(*value) : std::string(); }

Measured optional(const char* name, std::optional<double> TimeReport::*field)
{
    return {name, [field](const Report& r) { return r.time ? numberOrEmpty((*r.time).*field) : std::string(); }};
}

Measured counted(const char* name, const std::function<std::uint64_t(const Counters&)>& count)
{
    return {name, [count](const Report& r) { return r.counters ? std::to_string(count(*r.counters)) : std::string(); }};
}

/// Of loads, which textures make too: without a figure for theirs there is none.
Measured loaded(const char* name, std::uint64_t AccessCounters::*sectors)
{
    return {name, [sectors](const Report& r) {
                return r.counters && r.counters->textureRequests == 0 ? std::to_string(r.counters->globalLoad.*sectors)
                                                                      : std::string();
            }};
}

/// Of the main launch; the others prepare its input or use its result.
std::string sharedBytes(const Report& report)
{
    const LaunchReport* const main = mainLaunchOf(report);
    return main ? std::to_string(main->sharedBytes) : std::string();
}

std::vector<Measured> runColumns()
{
    return {
        {"backend", [](const Report& r) { return nameOf(r.backend); }},
        {"device", [](const Report& r) { return r.deviceName; }},
        timed("median_us", &TimeReport::medianUs),
        timed("min_us", &TimeReport::minUs),
        timed("p95_us", &TimeReport::p95Us),
        optional("cold_median_us", &TimeReport::coldMedianUs),
        {"settled", [](const Report& r) { return r.time ? std::string(r.time->settled ? "true" : "false") : ""; }},
        optional("spread", &TimeReport::spread),
        optional("graph_median_us", &TimeReport::graphMedianUs),
        optional("launch_floor_us", &TimeReport::launchFloorUs),
        optional("copy_floor_us", &TimeReport::copyFloorUs),
        optional("cold_copy_floor_us", &TimeReport::coldCopyFloorUs),
        {"percent_of_copy",
         [](const Report& r) { return r.time ? numberOrEmpty(percentOfCopy(*r.time)) : std::string(); }},
        {"cold_percent_of_copy",
         [](const Report& r) { return r.time ? numberOrEmpty(coldPercentOfCopy(*r.time)) : std::string(); }},
        optional("clock_before_mhz", &TimeReport::clockBeforeMhz),
        optional("clock_after_mhz", &TimeReport::clockAfterMhz),
        {"emulator_ms",
         [](const Report& r) { return r.emulation ? numberText(r.emulation->comparableMs()) : std::string(); }},
        {"shared_bytes", sharedBytes},
        {"max_abs_difference",
         [](const Report& r) { return r.check ? numberText(r.check->maxAbsDifference) : std::string(); }},
        {"mismatches", [](const Report& r) { return r.check ? std::to_string(r.check->mismatches) : std::string(); }},
    };
}

std::vector<Measured> countColumns()
{
    return {
        {"counters_exact",
         [](const Report& r) {
             return r.counters ? std::string(r.counters->exact ? "true" : "false") : std::string();
         }},
        {"bytes_per_pixel", [](const Report& r) { return numberOrEmpty(movedBytesAPixel(r)); }},
        {"ptx_instructions_per_pixel", [](const Report& r) { return numberOrEmpty(instructionsAPixel(r)); }},
        loaded("load_sectors", &AccessCounters::sectors),
        loaded("load_sectors_ideal", &AccessCounters::sectorsIdeal),
        counted("store_sectors", [](const Counters& c) { return c.globalStore.sectors; }),
        counted("store_sectors_ideal", [](const Counters& c) { return c.globalStore.sectorsIdeal; }),
        counted("shared_wavefronts",
                [](const Counters& c) { return c.sharedLoad.wavefronts + c.sharedStore.wavefronts; }),
        counted("shared_wavefronts_ideal",
                [](const Counters& c) { return c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal; }),
        counted("texture_requests", [](const Counters& c) { return c.textureRequests; }),
    };
}

/// Of the GPU that the model stands for; named so that nobody takes them for measured.
std::vector<Measured> modelColumns()
{
    return {
        {"occupancy", [](const Report& r) { return r.occupancy ? numberText(r.occupancy->fraction) : std::string(); }},
        {"occupancy_limited_by", [](const Report& r) { return r.occupancy ? r.occupancy->limitedBy : std::string(); }},
        {"estimate_gpu", [](const Report& r) { return r.estimate ? r.estimate->gpu : std::string(); }},
        {"estimate_lower_us",
         [](const Report& r) { return r.estimate ? numberText(r.estimate->lowerUs) : std::string(); }},
        {"estimate_upper_us",
         [](const Report& r) { return r.estimate ? numberText(r.estimate->upperUs) : std::string(); }},
        {"estimate_bound_by", [](const Report& r) { return r.estimate ? r.estimate->boundBy : std::string(); }},
    };
}

std::vector<Measured> measuredColumns()
{
    std::vector<Measured> columns = runColumns();
    for (const auto& more : {countColumns(), modelColumns()})
        columns.insert(columns.end(), more.begin(), more.end());
    return columns;
}

} // namespace

std::string sweepCsv(const std::vector<SweepRow>& rows)
{
    std::set<std::string> parameters;
    for (const SweepRow& row : rows)
        for (const auto& [name, value] : row.recipe.parameters)
            parameters.insert(name);
    std::vector<std::string> header{"operation", "strategy", "block_width", "block_height"};
    header.insert(header.end(), parameters.begin(), parameters.end());
    const std::vector<Measured> measured = measuredColumns();
    for (const Measured& column : measured)
        header.push_back(column.name);
    header.push_back("reason");

    std::string text = line(header);
    for (const SweepRow& row : rows) {
        std::vector<std::string> cells{row.recipe.operation, row.recipe.strategy,
                                       std::to_string(row.recipe.block.width), std::to_string(row.recipe.block.height)};
        for (const std::string& name : parameters) {
            const auto value = row.recipe.parameters.find(name);
            cells.push_back(value == row.recipe.parameters.end() ? "" : toText(value->second));
        }
        for (const Measured& column : measured)
            cells.push_back(row.report ? column.cell(*row.report) : std::string());
        cells.push_back(row.reason);
        text += line(cells);
    }
    return text;
}

json sweepJson(const std::vector<SweepRow>& rows)
{
    json list = json::array();
    for (const SweepRow& row : rows)
        list.push_back({{"recipe", toJson(row.recipe)},
                        {"report", row.report ? toJson(*row.report) : json()},
                        {"reason", row.reason.empty() ? json() : json(row.reason)}});
    return {{"rows", list}};
}

} // namespace tilescope
