#include "gpu/run/sweep_table.h"

#include "gpu/recipe/enum_names.h"
#include "gpu/recipe/figures.h"
#include "gpu/recipe/hardware_record.h"

#include <nlohmann/json.hpp>

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

/// A column for the results: a figure, its ideal, or text. Empty if the run has no such value.
struct Column {
    enum Of { Value, Ideal };
    std::string name;
    std::string key = name; ///< of the figure
    Of of = Value;
    std::string (*words)(const Report&) = nullptr; ///< used instead of a figure
};

Column words(const std::string& name, std::string (*text)(const Report&)) { return {name, {}, Column::Value, text}; }

std::string truth(bool is) { return is ? "true" : "false"; }

std::vector<Column> columns()
{
    return {
        words("backend", [](const Report& r) { return nameOf(r.backend); }),
        words("device", [](const Report& r) { return r.deviceName; }),
        {"median_us"},
        {"min_us"},
        {"p95_us"},
        {"cold_median_us"},
        words("settled", [](const Report& r) { return r.time ? truth(r.time->settled) : std::string(); }),
        {"spread"},
        {"graph_median_us"},
        {"launch_floor_us"},
        {"copy_floor_us"},
        {"cold_copy_floor_us"},
        {"percent_of_copy"},
        {"cold_percent_of_copy"},
        {"clock_before_mhz"},
        {"clock_after_mhz"},
        {"emulator_ms"},
        {"shared_bytes"},
        {"max_abs_difference"},
        {"max_relative_difference"},
        {"mismatches"},
        words("counters_exact", [](const Report& r) { return r.counters ? truth(r.counters->exact) : std::string(); }),
        words("counters_basis",
              [](const Report& r) {
                  const auto basis = basisOf(r);
                  return basis ? basisName(*basis) : std::string();
              }),
        {"bytes_per_pixel"},
        {"ptx_instructions_per_pixel"},
        {"load_sectors", "global_load_sectors"},
        {"load_sectors_ideal", "global_load_sectors", Column::Ideal},
        {"store_sectors", "global_store_sectors"},
        {"store_sectors_ideal", "global_store_sectors", Column::Ideal},
        {"shared_wavefronts"},
        {"shared_wavefronts_ideal", "shared_wavefronts", Column::Ideal},
        {"texture_requests"},
        {"cgma"},
        // For the GPU model; the names show that they are not measured.
        {"occupancy"},
        words("occupancy_limited_by",
              [](const Report& r) { return r.occupancy ? r.occupancy->limitedBy : std::string(); }),
        words("estimate_gpu", [](const Report& r) { return r.estimate ? r.estimate->gpu : std::string(); }),
        {"predicted_us"},
        {"estimate_lower_us"},
        {"estimate_upper_us"},
        words("estimate_bound_by", [](const Report& r) { return r.estimate ? r.estimate->boundBy : std::string(); }),
    };
}

std::string cellOf(const Column& column, const Report& report)
{
    if (column.words)
        return column.words(report);
    const Figure& figure = figureNamed(column.key);
    const auto value = column.of == Column::Ideal ? figure.idealOf(report) : figure.of(report);
    if (!value)
        return {};
    const bool isWhole = figure.unit == FigureUnit::Count || figure.unit == FigureUnit::Bytes;
    return isWhole ? std::to_string(static_cast<std::uint64_t>(*value)) : json(*value).dump();
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
    const std::vector<Column> measured = columns();
    for (const Column& column : measured)
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
        for (const Column& column : measured)
            cells.push_back(row.report ? cellOf(column, *row.report) : std::string());
        cells.push_back(english(row.reason));
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
                        {"reason", row.reason.empty() ? json() : json(english(row.reason))}});
    return {{"rows", list}};
}

} // namespace tilescope
