#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/json/report_json_parts.h"

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

template <class Fields, class Rectangle>
static void rectangleIn(Fields& fields, Rectangle& r)
{
    fields.field("x", r.x);
    fields.field("y", r.y);
    fields.field("width", r.width);
    fields.field("height", r.height);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Box>& box)
{
    rectangleIn(fields, box);
    fields.field("label", box.label);
    fields.field("value", box.value);
    fields.field("where", box.where);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Profile>& profile)
{
    fields.field("title", profile.title);
    fields.field("edge", profile.edge);
    fields.field("maximum", profile.maximum);
    fields.field("values", profile.values);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Hatch>& hatch)
{
    rectangleIn(fields, hatch);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, GalleryPicture>& picture)
{
    fields.message("title", "title_text", picture.title);
    fields.derived("width", [&] { return picture.image ? json(picture.image->width()) : json(); });
    fields.derived("height", [&] { return picture.image ? json(picture.image->height()) : json(); });
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Series>& series)
{
    fields.field("title", series.title);
    fields.field("x_title", series.xTitle);
    fields.field("y_title", series.yTitle);
    fields.field("logarithmic", series.logarithmic);
    fields.field("values", series.values);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Fact>& fact)
{
    fields.field("name", fact.name);
    fields.field("unit", fact.unit);
    fields.field("meaning", fact.meaning);
    fields.field("value", fact.value);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Annotations>& annotations)
{
    fields.field("boxes", annotations.boxes);
    fields.field("profiles", annotations.profiles);
    fields.field("hatches", annotations.hatches);
    fields.field("gallery", annotations.gallery);
    fields.field("series", annotations.series);
    fields.field("facts", annotations.facts);
}

json annotationsToJson(const Annotations& annotations) { return written(annotations); }

Annotations annotationsFromJson(const json& object, const std::string& path)
{
    return readWhole<Annotations>(object, path);
}

} // namespace tilescope
