#include "gpu/recipe/json/report_json_parts.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"

namespace tilescope
{

using nlohmann::json;

template <>
struct EnumNames<Box::Where> {
    static constexpr std::array<std::pair<Box::Where, std::string_view>, 3> values{
        {{Box::Where::Source, "source"}, {Box::Where::Result, "result"}, {Box::Where::Both, "both"}}};
};
template <>
struct EnumNames<Profile::Edge> {
    static constexpr std::array<std::pair<Profile::Edge, std::string_view>, 2> values{
        {{Profile::Edge::Bottom, "bottom"}, {Profile::Edge::Right, "right"}}};
};

namespace
{

template <typename Rectangle>
json rectangle(const Rectangle& r)
{
    return {{"x", r.x}, {"y", r.y}, {"width", r.width}, {"height", r.height}};
}

template <typename Rectangle>
void readRectangle(JsonReader& reader, Rectangle& r)
{
    r.x = reader.get<int>("x");
    r.y = reader.get<int>("y");
    r.width = reader.get<int>("width");
    r.height = reader.get<int>("height");
}

json write(const Box& box)
{
    json object = rectangle(box);
    object["label"] = box.label;
    object["value"] = box.value ? json(*box.value) : json();
    object["where"] = nameOf(box.where);
    return object;
}

json write(const Profile& profile)
{
    return {{"title", profile.title},
            {"edge", nameOf(profile.edge)},
            {"maximum", profile.maximum},
            {"values", profile.values}};
}

json write(const Hatch& hatch) { return rectangle(hatch); }

json write(const GalleryPicture& picture)
{
    return {{"title", english(picture.title)},
            {"title_text", toJson(picture.title)},
            {"width", picture.image ? json(picture.image->width()) : json()},
            {"height", picture.image ? json(picture.image->height()) : json()}};
}

json write(const Series& series)
{
    return {{"title", series.title},
            {"x_title", series.xTitle},
            {"y_title", series.yTitle},
            {"logarithmic", series.logarithmic},
            {"values", series.values}};
}

json write(const Fact& fact)
{
    return {{"name", fact.name}, {"unit", fact.unit}, {"meaning", fact.meaning}, {"value", fact.value}};
}

void read(JsonReader& reader, Box& box)
{
    readRectangle(reader, box);
    box.label = reader.get<std::string>("label");
    box.value = reader.findOptional<double>("value");
    box.where = fromName<Box::Where>(reader.get<std::string>("where"), reader.nameOf("where"));
}

void read(JsonReader& reader, Profile& profile)
{
    profile.title = reader.get<std::string>("title");
    profile.edge = fromName<Profile::Edge>(reader.get<std::string>("edge"), reader.nameOf("edge"));
    profile.maximum = static_cast<float>(reader.get<double>("maximum"));
    for (const double value : listFromJson<double>(reader, "values", JsonReader::convert<double>))
        profile.values.push_back(static_cast<float>(value));
}

void read(JsonReader& reader, Hatch& hatch) { readRectangle(reader, hatch); }

void read(JsonReader& reader, GalleryPicture& picture)
{
    picture.title = messageFromJson(reader, "title", "title_text");
    reader.find("width");
    reader.find("height");
}

void read(JsonReader& reader, Series& series)
{
    series.title = reader.get<std::string>("title");
    series.xTitle = reader.get<std::string>("x_title");
    series.yTitle = reader.get<std::string>("y_title");
    series.logarithmic = reader.get<bool>("logarithmic");
    series.values = listFromJson<double>(reader, "values", JsonReader::convert<double>);
}

void read(JsonReader& reader, Fact& fact)
{
    fact.name = reader.get<std::string>("name");
    fact.unit = reader.get<std::string>("unit");
    fact.meaning = reader.get<std::string>("meaning");
    fact.value = reader.get<double>("value");
}

template <typename T>
json writeAll(const std::vector<T>& items)
{
    json array = json::array();
    for (const T& item : items)
        array.push_back(write(item));
    return array;
}

template <typename T>
void readAll(JsonReader& reader, const std::string& field, std::vector<T>& items)
{
    items = listFromJson<T>(reader, field, [](const json& object, const std::string& path) {
        JsonReader inner(object, path);
        T item;
        read(inner, item);
        inner.finish();
        return item;
    });
}

} // namespace

json annotationsToJson(const Annotations& annotations)
{
    return {{"boxes", writeAll(annotations.boxes)},     {"profiles", writeAll(annotations.profiles)},
            {"hatches", writeAll(annotations.hatches)}, {"gallery", writeAll(annotations.gallery)},
            {"series", writeAll(annotations.series)},   {"facts", writeAll(annotations.facts)}};
}

Annotations annotationsFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Annotations annotations;
    readAll(reader, "boxes", annotations.boxes);
    readAll(reader, "profiles", annotations.profiles);
    readAll(reader, "hatches", annotations.hatches);
    readAll(reader, "gallery", annotations.gallery);
    readAll(reader, "series", annotations.series);
    readAll(reader, "facts", annotations.facts);
    reader.finish();
    return annotations;
}

} // namespace tilescope
