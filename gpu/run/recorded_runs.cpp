#include "gpu/run/recorded_runs.h"

#include "gpu/recipe/json/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tilescope
{

using nlohmann::json;

static constexpr const char* format = "tilescope recorded runs";

/// What determines a run's figures on a given GPU.
static Recipe settingsOf(const Recipe& recipe, const Registry& registry)
{
    Recipe settings = registry.effective(registry.completed(recipe));
    settings.backend = BackendChoice::Auto;
    settings.compiler = CompilerChoice::Auto;
    settings.counters = CounterMode::Auto;
    settings.gpu.reset();
    return settings;
}

json toJson(const RecordedRuns& recorded)
{
    json runs = json::array();
    for (const Report& run : recorded.runs) {
        json report = toJson(run);
        for (const char* field : {"annotations", "lines", "machine_code", "findings", "notes", "note_texts"})
            report[field] = json();
        report["findings"] = report["notes"] = json::array();
        report["hardware_record"] = json();
        for (json& launch : report["launches"])
            launch["counters"] = launch["model"] = json();
        runs.push_back(std::move(report));
    }
    return {{"format", format}, {"version", 1}, {"date", recorded.date}, {"from", recorded.from}, {"runs", runs}};
}

RecordedRuns recordedRunsFromJson(const std::string& text)
{
    try {
        const json document = json::parse(text);
        JsonReader reader(document, "");
        if (reader.get<std::string>("format") != format || reader.get<int>("version") != 1)
            throw SettingError("format", Message("The document is not a file of recorded runs."));
        RecordedRuns recorded{reader.get<std::string>("date"), reader.get<std::string>("from"), {}};
        for (const json& run : reader.get<json>("runs"))
            recorded.runs.push_back(reportFromJson(run));
        reader.finish();
        return recorded;
    } catch (const json::exception& error) {
        throw SettingError("recorded", Message(std::string("The recorded runs are not valid JSON: ") + error.what()));
    }
}

const Report* findRecorded(const RecordedRuns& recorded, const Recipe& recipe, const std::string& imageName,
                           const Registry& registry)
{
    const Recipe wanted = settingsOf(recipe, registry);
    const auto found = std::ranges::find_if(recorded.runs, [&](const Report& run) {
        // Cheap comparisons first: this is asked for every report while a slider moves.
        return run.image.name == imageName && run.recipe.operation == wanted.operation &&
               run.recipe.strategy == wanted.strategy && run.recipe.block == wanted.block &&
               settingsOf(run.recipe, registry) == wanted;
    });
    return found == recorded.runs.end() ? nullptr : &*found;
}

} // namespace tilescope
