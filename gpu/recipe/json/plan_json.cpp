#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/plan.h"

namespace tilescope
{

using nlohmann::json;

template <>
struct EnumNames<Buffer::Fill> {
    static constexpr std::array<std::pair<Buffer::Fill, std::string_view>, 4> values{{{Buffer::Fill::None, "none"},
                                                                                      {Buffer::Fill::Zero, "zero"},
                                                                                      {Buffer::Fill::Input, "input"},
                                                                                      {Buffer::Fill::Bytes, "bytes"}}};
};
template <>
struct EnumNames<Texture::Address> {
    static constexpr std::array<std::pair<Texture::Address, std::string_view>, 4> values{
        {{Texture::Address::Clamp, "clamp"},
         {Texture::Address::Border, "border"},
         {Texture::Address::Wrap, "wrap"},
         {Texture::Address::Mirror, "mirror"}}};
};
template <>
struct EnumNames<Texture::Shape> {
    static constexpr std::array<std::pair<Texture::Shape, std::string_view>, 4> values{
        {{Texture::Shape::Plane, "plane"},
         {Texture::Shape::Volume, "volume"},
         {Texture::Shape::Layers, "layers"},
         {Texture::Shape::Cube, "cube"}}};
};
template <>
struct EnumNames<Texture::Filter> {
    static constexpr std::array<std::pair<Texture::Filter, std::string_view>, 2> values{
        {{Texture::Filter::Point, "point"}, {Texture::Filter::Linear, "linear"}}};
};

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Buffer>& buffer)
{
    fields.field("name", buffer.name);
    fields.field("bytes", buffer.bytes);
    fields.field("fill", buffer.fill);
    fields.field("content", buffer.content);
    fields.later("row_bytes", buffer.rowBytes);
    fields.later("pitch_bytes", buffer.pitchBytes);
    fields.later("input_border", buffer.inputBorder);
    if constexpr (Fields::reads) {
        constexpr int widestBorder = 1 << 20;
        const bool isBorder = buffer.inputBorder >= 0 && buffer.inputBorder <= widestBorder;
        if (!isBorder || (buffer.isPitched() && (buffer.rowBytes == 0 || buffer.bytes % buffer.pitchBytes != 0)))
            JsonReader::refuse(gpu::phrase("The field \"%1\" does not divide the buffer into rows."),
                               fields.nameOf(isBorder ? "pitch_bytes" : "input_border"));
    }
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Texture>& texture)
{
    fields.field("buffer", texture.buffer);
    fields.field("width", texture.width);
    fields.field("height", texture.height);
    fields.field("format", texture.format);
    fields.field("address", texture.address);
    fields.field("filter", texture.filter);
    fields.field("normalised_read", texture.normalisedRead);
    fields.later("normalised_coordinates", texture.normalisedCoordinates);
    fields.later("shape", texture.shape);
    fields.later("depth", texture.depth);
    fields.later("channels", texture.channels);
    fields.later("surface", texture.isSurface);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Constant>& constant)
{
    fields.field("source", constant.source);
    fields.field("symbol", constant.symbol);
    fields.field("content", constant.content);
}

namespace
{

/// {"buffer": 0}, {"texture": 0}, {"int": -1}, {"uint": 1}, {"float": 0.5} or {"value": "00…", "type": "double"}, with
/// "addresses": [{"at": 8, "buffer": 0}] in a struct
json argumentToJson(const Argument& argument)
{
    struct Writer {
        json operator()(const BufferArgument& held) const { return {{"buffer", held.buffer}}; }
        json operator()(const TextureArgument& held) const { return {{"texture", held.texture}}; }
        json operator()(std::int32_t held) const { return {{"int", held}}; }
        json operator()(std::uint32_t held) const { return {{"uint", held}}; }
        json operator()(float held) const { return {{"float", held}}; }
        json operator()(const ValueArgument& held) const
        {
            json value{{"value", hexFromBytes(held.bytes)}, {"type", held.type}};
            for (const PlacedAddress& address : held.addresses) {
                const auto* buffer = std::get_if<BufferArgument>(&address.what);
                json one{{"at", address.offset}};
                one[buffer ? "buffer" : "texture"] =
                    buffer ? buffer->buffer : std::get<TextureArgument>(address.what).texture;
                value["addresses"].push_back(std::move(one));
            }
            return value;
        }
    };
    return std::visit(Writer{}, argument);
}

PlacedAddress addressFromJson(const json& object, const std::string& path, std::size_t bytes)
{
    JsonReader reader(object, path);
    PlacedAddress address{.offset = reader.get<std::size_t>("at"), .what = {}};
    if (address.offset > bytes || bytes - address.offset < sizeof(std::uint64_t))
        JsonReader::refuse(gpu::phrase("The field \"%1\" refers to an entry beyond its list."), reader.nameOf("at"));
    if (const auto texture = reader.findOptional<std::size_t>("texture"))
        address.what = TextureArgument{*texture};
    else
        address.what = BufferArgument{reader.get<std::size_t>("buffer")};
    reader.finish();
    return address;
}

ValueArgument valueFromJson(JsonReader& reader, const std::string& bytes)
{
    ValueArgument value{reader.get<std::string>("type"), bytesFromHex(bytes, reader.nameOf("value"))};
    if (reader.find("addresses"))
        value.addresses =
            listFromJson<PlacedAddress>(reader, "addresses", [&](const json& object, const std::string& path) {
                return addressFromJson(object, path, value.bytes.size());
            });
    return value;
}

Argument argumentFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    std::optional<Argument> argument;
    if (const auto buffer = reader.findOptional<std::size_t>("buffer"))
        argument = BufferArgument{*buffer};
    else if (const auto texture = reader.findOptional<std::size_t>("texture"))
        argument = TextureArgument{*texture};
    else if (const auto integer = reader.findOptional<std::int32_t>("int"))
        argument = *integer;
    else if (const auto number = reader.findOptional<std::uint32_t>("uint"))
        argument = *number;
    else if (const auto value = reader.findOptional<std::string>("value"))
        argument = valueFromJson(reader, *value);
    else
        argument = reader.get<float>("float");
    reader.finish();
    return *argument;
}

} // namespace

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Launch>& launch)
{
    fields.field("kernel", launch.kernel);
    fields.field("source", launch.source);
    fields.field("grid", launch.grid);
    fields.field("block", launch.block);
    fields.field("dynamic_shared_bytes", launch.dynamicSharedBytes);
    fields.with(
        "arguments", launch.arguments,
        [](const std::vector<Argument>& arguments) {
            json list = json::array();
            for (const Argument& argument : arguments)
                list.push_back(argumentToJson(argument));
            return list;
        },
        [](const json& list, const std::string& name) { return listFromJson<Argument>(list, name, argumentFromJson); });
    fields.later("library", launch.library);
    if constexpr (Fields::reads)
        if (!launch.library.empty() && !isLibrary(launch.library))
            JsonReader::refuse(gpu::phrase("The field \"%1\" must be npp, cublas, cufft or nccl."),
                               fields.nameOf("library"));
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, KernelSource>& source)
{
    fields.field("name", source.name);
    fields.field("text", source.text);
    if (Fields::reads || !source.ptx.empty())
        fields.later("ptx", source.ptx);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, DisplayScale>& scale)
{
    fields.field("map", scale.map);
    fields.field("automatic", scale.automatic);
    fields.field("low", scale.low);
    fields.field("high", scale.high);
    fields.field("unit", scale.unit);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, TileGeometry>& tile)
{
    fields.field("block_width", tile.blockWidth);
    fields.field("block_height", tile.blockHeight);
    fields.field("halo_x", tile.haloX);
    fields.field("halo_y", tile.haloY);
    fields.field("has_shared_tile", tile.hasSharedTile);
    fields.field("tile_width", tile.tileWidth);
    fields.field("tile_height", tile.tileHeight);
    fields.field("tile_pitch", tile.tilePitch);
    fields.field("element_bytes", tile.elementBytes);
    fields.field("shared_bytes", tile.sharedBytes);
    fields.with(
        "region", tile.region,
        [](const PixelRect& region) {
            return json{region.x, region.y, region.width, region.height};
        },
        [](const json& list, const std::string& name) {
            const auto sides = listFromJson<int>(list, name, JsonReader::convert<int>);
            if (sides.size() != 4)
                throw SettingError(name, Message("A region has four numbers: x, y, width and height."));
            return PixelRect{sides[0], sides[1], sides[2], sides[3]};
        });
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Repetition>& repetition)
{
    fields.field("first", repetition.first);
    fields.field("end", repetition.end);
    fields.field("times", repetition.times);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Shares>& shares)
{
    fields.field("buffer", shares.buffer);
    fields.field("contents", shares.contents);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Plan>& plan)
{
    fields.field("sources", plan.sources);
    fields.field("definitions", plan.definitions);
    fields.field("buffers", plan.buffers);
    fields.field("textures", plan.textures);
    fields.field("constants", plan.constants);
    fields.field("launches", plan.launches);
    fields.field("main_launch", plan.mainLaunch);
    fields.field("picture_buffer", plan.pictureBuffer);
    fields.field("picture_width", plan.pictureWidth);
    fields.field("picture_height", plan.pictureHeight);
    fields.field("picture_format", plan.pictureFormat);
    fields.later("result_type", plan.resultType);
    fields.field("display", plan.display);
    fields.field("side_buffers", plan.sideBuffers);
    fields.later("minimum_capability", plan.minimumCapability);
    fields.later("architecture_specific", plan.architectureSpecific);
    fields.message("device_only", "device_only_text", plan.deviceOnly);
    fields.field("geometry", plan.geometry);
    fields.notes(plan.notes);
    if (Fields::reads || plan.repetition != Repetition())
        fields.later("repetition", plan.repetition);
    if (Fields::reads || plan.shares != Shares())
        fields.later("shares", plan.shares);
}

json toJson(const DisplayScale& scale) { return written(scale); }
DisplayScale displayFromJson(const json& object) { return readWhole<DisplayScale>(object, "display"); }
json toJson(const TileGeometry& tile) { return written(tile); }
TileGeometry geometryFromJson(const json& object) { return readWhole<TileGeometry>(object, "geometry"); }

/// Checks that every index in the plan is valid.
static void checkIndices(const Plan& plan)
{
    const auto check = [](std::size_t index, std::size_t count, const std::string& field) {
        if (index >= count)
            JsonReader::refuse(gpu::phrase("The field \"%1\" refers to an entry beyond its list."), field);
    };
    for (const Texture& texture : plan.textures)
        check(texture.buffer, plan.buffers.size(), "textures.buffer");
    for (const Constant& constant : plan.constants)
        check(constant.source, plan.sources.size(), "constants.source");
    for (const Launch& launch : plan.launches) {
        if (launch.library.empty())
            check(launch.source, plan.sources.size(), "launches.source");
        for (const Argument& argument : launch.arguments)
            for (const auto& address : addressesIn(argument)) {
                if (const auto* buffer = std::get_if<BufferArgument>(&address))
                    check(buffer->buffer, plan.buffers.size(), "launches.arguments.buffer");
                if (const auto* texture = std::get_if<TextureArgument>(&address))
                    check(texture->texture, plan.textures.size(), "launches.arguments.texture");
            }
    }
    check(plan.mainLaunch, plan.launches.size(), "main_launch");
    for (const std::size_t side : plan.sideBuffers)
        check(side, plan.buffers.size(), "side_buffers");
    check(plan.pictureBuffer, plan.buffers.size(), "picture_buffer");
    if (!plan.shares.contents.empty())
        check(plan.shares.buffer, plan.buffers.size(), "shares.buffer");
    const Repetition& repetition = plan.repetition;
    if (repetition.times < 1 || repetition.first > repetition.end || repetition.end > plan.launches.size())
        JsonReader::refuse(gpu::phrase("The field \"%1\" refers to an entry beyond its list."), "repetition");
}

json toJson(const Plan& plan) { return written(plan); }

Plan planFromJson(const json& object)
{
    const auto plan = readWhole<Plan>(object, "");
    checkIndices(plan);
    return plan;
}

} // namespace tilescope
