#include "gpu/run/sweep_table.h"

#include "gpu/compile/sha256.h"
#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_values.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/outside_text.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tilescope
{

using nlohmann::json;

namespace
{

std::string line(const std::vector<std::string>& cells)
{
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i)
        text += (i ? "," : "") + csvCell(cells[i]);
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
                  return basis ? basisWord(*basis) : std::string();
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
        {"predicted_cold_us"},
        {"estimate_lower_us"},
        {"estimate_upper_us"},
        words("estimate_proved",
              [](const Report& r) { return r.estimate ? truth(r.estimate->isProved) : std::string(); }),
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

std::string sweepId(const std::vector<Recipe>& combinations, const Image& picture, const std::string& version)
{
    std::string text = version + "\n" + std::to_string(picture.width()) + "x" + std::to_string(picture.height()) + " " +
                       nameOf(picture.format()) + "\n";
    text += sha256({reinterpret_cast<const char*>(picture.bytes().data()), picture.bytes().size()});
    for (const Recipe& recipe : combinations)
        text += "\n" + toJson(recipe).dump(-1, ' ', false, json::error_handler_t::replace);
    return sha256(text);
}

/// Of a row without its digest, as it is written.
static std::string digestOf(const json& row, const std::string& sweep)
{
    return sha256(sweep + row.dump(-1, ' ', false, json::error_handler_t::replace));
}

json sweepJson(const SweepPart& part)
{
    json object = sweepJson(part.rows);
    object["sweep"] = part.sweep;
    object["combinations"] = part.combinations;
    for (std::size_t i = 0; i < part.rows.size(); ++i) {
        json& row = object["rows"][i];
        row["combination"] = part.rows[i].combination + 1;
        row["digest"] = digestOf(row, part.sweep);
    }
    return object;
}

SweepPart sweepPartFromJson(const json& document)
{
    JsonReader reader(document, "");
    SweepPart part;
    (void)reader.findOptional<std::string>("version"); // of the program, which the digests cover
    part.sweep = reader.get<std::string>("sweep");
    part.combinations = reader.get<std::size_t>("combinations");
    part.rows = listFromJson<SweepRow>(reader, "rows", [&](const json& object, const std::string& name) {
        JsonReader row(object, name);
        SweepRow read;
        read.recipe = recipeFromJson(row.get<json>("recipe"));
        if (const auto report = row.findOptional<json>("report"))
            read.report = reportFromJson(*report);
        if (const auto reason = row.findOptional<std::string>("reason"))
            read.reason = Message(*reason);
        const auto number = row.get<std::size_t>("combination");
        if (number < 1 || number > part.combinations)
            JsonReader::refuse(gpu::phrase("The field \"%1\" is out of range."), row.nameOf("combination"));
        read.combination = number - 1;
        const auto digest = row.get<std::string>("digest");
        row.finish();
        json undigested = object;
        undigested.erase("digest");
        if (digest != digestOf(undigested, part.sweep))
            JsonReader::refuse(gpu::phrase("The row \"%1\" was changed after the sweep."), name);
        return read;
    });
    reader.finish();
    return part;
}

SweepPart mergedSweep(const std::vector<SweepPart>& parts, const std::vector<std::string>& names)
{
    std::map<std::size_t, const SweepRow*> rows;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].sweep != parts[0].sweep || parts[i].combinations != parts[0].combinations)
            throw SettingError("sweep", say(gpu::phrase("%1 and %2 are from different sweeps. The combinations, the "
                                                        "image and the Tilescope version must match."),
                                            names.at(0), names.at(i)));
        for (const SweepRow& row : parts[i].rows)
            rows.emplace(row.combination, &row);
    }
    SweepPart merged;
    if (!parts.empty()) {
        merged.sweep = parts[0].sweep;
        merged.combinations = parts[0].combinations;
    }
    for (const auto& [combination, row] : rows)
        merged.rows.push_back(*row);
    return merged;
}

/// "3, 19 to 35 and 48": the combinations of which it is true, from 1.
template <class Is>
static std::string spansOf(std::size_t combinations, const Is& is)
{
    std::vector<std::string> spans;
    for (std::size_t first = 0; first < combinations;) {
        std::size_t end = first;
        while (end < combinations && is(end))
            ++end;
        if (end > first)
            spans.push_back(std::to_string(first + 1) + (end > first + 1 ? " to " + std::to_string(end) : ""));
        first = end + 1;
    }
    std::string text;
    for (std::size_t i = 0; i < spans.size(); ++i)
        text += (i == 0 ? "" : i + 1 < spans.size() ? ", " : " and ") + spans[i];
    return text;
}

std::string doubledIn(const std::vector<SweepPart>& parts)
{
    std::map<std::size_t, int> times;
    std::size_t combinations = 0;
    for (const SweepPart& part : parts) {
        combinations = std::max(combinations, part.combinations);
        for (const SweepRow& row : part.rows)
            ++times[row.combination];
    }
    return spansOf(combinations, [&](std::size_t combination) {
        const auto found = times.find(combination);
        return found != times.end() && found->second > 1;
    });
}

std::string missingOf(const SweepPart& part)
{
    std::set<std::size_t> measured;
    for (const SweepRow& row : part.rows)
        measured.insert(row.combination);
    return spansOf(part.combinations, [&](std::size_t combination) { return !measured.contains(combination); });
}

} // namespace tilescope
