#include "gpu/run/sweep_table.h"

#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// A measured time or the middle of the band, in milliseconds.
void addTime(const Report& report, json& line)
{
    const auto milliseconds = [&report](const char* key) { return *figureNamed(key).of(report) / 1000; };
    if (report.time) {
        line["time"] = milliseconds("median_us");
        line["times"] = {milliseconds("min_us"), milliseconds("median_us"), milliseconds("p95_us")};
    } else if (report.estimate) {
        line["time"] = milliseconds("estimate_us");
        line["time_is_estimate"] = true;
        line["time_lower"] = milliseconds("estimate_lower_us");
        line["time_upper"] = milliseconds("estimate_upper_us");
    }
}

void addFigures(const Report& report, json& line)
{
    const auto add = [&](const char* name, const char* key) {
        const Figure& figure = figureNamed(key);
        if (const auto value = figure.of(report))
            line[name] = figure.unit == FigureUnit::Count ? json(static_cast<std::uint64_t>(*value)) : json(*value);
    };
    add("sectors", "sectors");
    add("wavefronts", "shared_wavefronts");
    add("occupancy", "occupancy");
    if (report.counters)
        line["counters_exact"] = report.counters->exact;
}

json lineOf(const SweepRow& row, const std::string& timestamp)
{
    json line{{"block_size_x", row.recipe.block.width},
              {"block_size_y", row.recipe.block.height},
              {"time", "InvalidConfig"},
              {"compile_time", 0},
              {"verification_time", 0},
              {"benchmark_time", 0},
              {"strategy_time", 0},
              {"framework_time", 0},
              {"timestamp", timestamp}};
    if (row.report && !row.report->failed()) {
        addTime(*row.report, line);
        addFigures(*row.report, line);
    }
    if (!row.reason.empty())
        line["reason"] = english(row.reason);
    return line;
}

void addValue(json& values, const json& value)
{
    if (std::find(values.begin(), values.end(), value) == values.end())
        values.push_back(value);
}

} // namespace

json kernelTunerCache(const std::vector<SweepRow>& rows, const std::string& strategy, const std::string& parameter,
                      const std::string& timestamp)
{
    json cache = json::object();
    json keys{"block_size_x", "block_size_y"};
    json tuned{{"block_size_x", json::array()}, {"block_size_y", json::array()}};
    std::string device = "emulator", operation, kernel = strategy;
    std::int64_t problemWidth = 0, problemHeight = 0;
    for (const SweepRow& row : rows) {
        if (row.recipe.strategy != strategy)
            continue;
        operation = row.recipe.operation;
        json line = lineOf(row, timestamp);
        std::string key = std::to_string(row.recipe.block.width) + "," + std::to_string(row.recipe.block.height);
        const auto value = row.recipe.parameters.find(parameter);
        const auto* whole = value == row.recipe.parameters.end() ? nullptr : std::get_if<std::int64_t>(&value->second);
        if (whole && *whole >= 0) {
            key += "," + std::to_string(*whole);
            line[parameter] = *whole;
            if (keys.size() == 2)
                keys.push_back(parameter);
            addValue(tuned[parameter], *whole);
        }
        addValue(tuned["block_size_x"], row.recipe.block.width);
        addValue(tuned["block_size_y"], row.recipe.block.height);
        if (row.report) {
            problemWidth = row.report->image.width;
            problemHeight = row.report->image.height;
            if (!row.report->deviceName.empty())
                device = row.report->deviceName;
            else if (row.report->estimate)
                device = row.report->estimate->gpu + " (model)";
            if (const LaunchReport* const main = mainLaunchOf(*row.report))
                kernel = main->kernel;
        }
        cache[key] = std::move(line);
    }
    return {{"schema_version", "1.0.0"},
            {"device_name", device},
            {"kernel_name", operation + "_" + strategy + (kernel == strategy ? "" : "_" + kernel)},
            {"problem_size", {problemWidth, problemHeight}},
            {"tune_params_keys", keys},
            {"tune_params", tuned},
            {"objective", "time"},
            {"cache", cache}};
}

} // namespace tilescope
