#include "ui/session/saved/saved_pins.h"

#include "gpu/recipe/json/json_reader.h"
#include "ui/session/checked_recipe.h"
#include "ui/session/report_figures.h"

#include <QDate>

#include <exception>
#include <initializer_list>
#include <optional>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr double longestTime = 1e12; // in any unit; nothing runs for as long
constexpr int longestSide = 1 << 20;

[[noreturn]] void refuseField(const std::string& field)
{
    throw SettingError("", Message("The field \"" + field + "\" has a value that no run gives."));
}

void checkWithin(double value, double most, const std::string& field)
{
    if (!(value >= 0 && value <= most))
        refuseField(field);
}

void checkTimes(std::initializer_list<std::optional<double>> times, const std::string& field)
{
    for (const auto& time : times)
        checkWithin(time.value_or(0), longestTime, field);
}

/// Checks what the window computes and draws with.
void checkFigures(const Report& report)
{
    checkText(report.image.name, "report.image.name");
    checkText(report.deviceName, "report.device.name");
    checkText(report.compiler, "report.compiler");
    if (report.image.width < 1 || report.image.height < 1)
        refuseField("report.image");
    checkWithin(report.image.width, longestSide, "report.image.width");
    checkWithin(report.image.height, longestSide, "report.image.height");
    if (report.backend == BackendChoice::Auto)
        refuseField("report.backend");
    if (!report.launches.empty() && report.mainLaunch >= report.launches.size())
        refuseField("report.main_launch");
    for (const LaunchReport& launch : report.launches) {
        checkTimes({launch.medianUs}, "report.launches");
        if (launch.model)
            checkTimes({launch.model->lowerUs, launch.model->upperUs}, "report.launches");
    }
    if (const auto& t = report.time)
        checkTimes({t->medianUs, t->minUs, t->p95Us, t->coldMedianUs, t->launchFloorUs, t->copyFloorUs,
                    t->coldCopyFloorUs, t->graphMedianUs},
                   "report.time");
    if (const auto& e = report.emulation)
        checkTimes({e->wallMs, e->plainMs}, "report.emulation");
    if (const auto& e = report.estimate)
        checkTimes({e->lowerUs, e->upperUs}, "report.estimate");
    if (report.occupancy)
        checkWithin(report.occupancy->fraction, 1, "report.occupancy.fraction");
    checkTimes({report.cpuReferenceMs}, "report.cpu_reference_ms");
}

json tileToJson(const TileGeometry& tile)
{
    return {{"block", {tile.blockWidth, tile.blockHeight}},
            {"halo", {tile.haloX, tile.haloY}},
            {"shared_bytes", tile.sharedBytes}};
}

/// A pair of lengths in pixels.
void readSides(JsonReader& reader, const std::string& field, int& x, int& y)
{
    const auto pair = reader.get<json>(field);
    if (!pair.is_array() || pair.size() != 2)
        throw SettingError(reader.nameOf(field),
                           Message("The field \"" + reader.nameOf(field) + "\" must be two numbers."));
    x = JsonReader::convert<int>(pair[0], reader.nameOf(field));
    y = JsonReader::convert<int>(pair[1], reader.nameOf(field));
    checkWithin(x, longestSide, reader.nameOf(field));
    checkWithin(y, longestSide, reader.nameOf(field));
}

/// What a report in JSON lacks and figures are computed from.
TileGeometry tileFromJson(const json& object)
{
    JsonReader reader(object, "tile");
    TileGeometry tile;
    readSides(reader, "block", tile.blockWidth, tile.blockHeight);
    readSides(reader, "halo", tile.haloX, tile.haloY);
    tile.sharedBytes = reader.get<std::size_t>("shared_bytes");
    reader.finish();
    return tile;
}

PinnedRun pinFromJson(const json& object, const Registry& registry, bool& isBaseline)
{
    JsonReader reader(object, "");
    PinnedRun run;
    const auto letter = reader.get<std::string>("letter");
    if (letter.size() != 1 || letter[0] < 'A' || letter[0] >= char('A' + PinnedRuns::most))
        refuseField("letter");
    run.letter = letter[0];
    isBaseline = reader.getOr<bool>("baseline", false);
    run.keptFrom = QDate::fromString(QString::fromStdString(reader.get<std::string>("date")), Qt::ISODate);
    if (!run.keptFrom.isValid())
        refuseField("date");
    Report report = reportFromJson(reader.get<json>("report"));
    checkRecipe(report.recipe, registry);
    report.recipe = registry.completed(report.recipe);
    report.geometry = tileFromJson(reader.get<json>("tile"));
    checkFigures(report);
    reader.finish();
    run.report = figuresOf(report);
    return run;
}

} // namespace

json toJson(const PinnedRuns& pins)
{
    json list = json::array();
    for (const PinnedRun& run : pins.runs()) {
        const QDate day = run.keptFrom.isValid() ? run.keptFrom : QDate::currentDate();
        list.push_back({{"letter", std::string(1, run.letter)},
                        {"baseline", pins.isBaseline(run)},
                        {"date", day.toString(Qt::ISODate).toStdString()},
                        {"tile", tileToJson(run.report->geometry)},
                        {"report", toJson(*run.report)}});
    }
    return list;
}

SavedPins pinsFromJson(const json& list, const Registry& registry)
{
    if (!list.is_array())
        throw SettingError("", Message("The field \"pins\" must be a list."));
    if (list.size() > PinnedRuns::most)
        throw SettingError("", Message("The field \"pins\" is longer than " + std::to_string(PinnedRuns::most) + "."));
    SavedPins saved;
    char baseline = 0;
    for (const json& object : list)
        try {
            bool isBaseline = false;
            PinnedRun run = pinFromJson(object, registry, isBaseline);
            if (isBaseline)
                baseline = run.letter;
            if (!saved.pins.put(std::move(run)))
                throw SettingError("", Message("The same letter or the same run is there twice."));
        } catch (const std::exception& error) {
            saved.refused.emplace_back(error.what());
        }
    saved.pins.setBaseline(baseline);
    return saved;
}

} // namespace tilescope
