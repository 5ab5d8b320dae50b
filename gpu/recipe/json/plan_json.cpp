#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"
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

namespace
{

json toJson(const Buffer& buffer)
{
    return {{"name", buffer.name},
            {"bytes", buffer.bytes},
            {"fill", nameOf(buffer.fill)},
            {"content", hexFromBytes(buffer.content)},
            {"row_bytes", buffer.rowBytes},
            {"pitch_bytes", buffer.pitchBytes},
            {"input_border", buffer.inputBorder}};
}

Buffer bufferFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Buffer buffer;
    buffer.name = reader.get<std::string>("name");
    buffer.bytes = reader.get<std::size_t>("bytes");
    buffer.fill = fromName<Buffer::Fill>(reader.get<std::string>("fill"), reader.nameOf("fill"));
    buffer.content = bytesFromHex(reader.get<std::string>("content"), reader.nameOf("content"));
    buffer.rowBytes = reader.getOr<std::size_t>("row_bytes", 0);
    buffer.pitchBytes = reader.getOr<std::size_t>("pitch_bytes", 0);
    buffer.inputBorder = reader.getOr<int>("input_border", 0);
    constexpr int widestBorder = 1 << 20;
    if (buffer.inputBorder < 0 || buffer.inputBorder > widestBorder)
        JsonReader::refuse(gpu::phrase("The field \"%1\" does not divide the buffer into rows."),
                           reader.nameOf("input_border"));
    if (buffer.isPitched() && (buffer.rowBytes == 0 || buffer.bytes % buffer.pitchBytes != 0))
        JsonReader::refuse(gpu::phrase("The field \"%1\" does not divide the buffer into rows."),
                           reader.nameOf("pitch_bytes"));
    reader.finish();
    return buffer;
}

json toJson(const Texture& texture)
{
    return {{"buffer", texture.buffer},
            {"width", texture.width},
            {"height", texture.height},
            {"format", nameOf(texture.format)},
            {"address", nameOf(texture.address)},
            {"filter", nameOf(texture.filter)},
            {"normalised_read", texture.normalisedRead},
            {"normalised_coordinates", texture.normalisedCoordinates},
            {"shape", nameOf(texture.shape)},
            {"depth", texture.depth},
            {"channels", texture.channels},
            {"surface", texture.isSurface}};
}

Texture textureFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Texture texture;
    texture.buffer = reader.get<std::size_t>("buffer");
    texture.width = reader.get<int>("width");
    texture.height = reader.get<int>("height");
    texture.format = fromName<PixelFormat>(reader.get<std::string>("format"), reader.nameOf("format"));
    texture.address = fromName<Texture::Address>(reader.get<std::string>("address"), reader.nameOf("address"));
    texture.filter = fromName<Texture::Filter>(reader.get<std::string>("filter"), reader.nameOf("filter"));
    texture.normalisedRead = reader.get<bool>("normalised_read");
    texture.normalisedCoordinates = reader.getOr<bool>("normalised_coordinates", false);
    texture.shape = fromName<Texture::Shape>(reader.getOr<std::string>("shape", "plane"), reader.nameOf("shape"));
    texture.depth = reader.getOr<int>("depth", 1);
    texture.channels = reader.getOr<int>("channels", 1);
    texture.isSurface = reader.getOr<bool>("surface", false);
    reader.finish();
    return texture;
}

json toJson(const Constant& constant)
{
    return {{"source", constant.source}, {"symbol", constant.symbol}, {"content", hexFromBytes(constant.content)}};
}

Constant constantFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Constant constant;
    constant.source = reader.get<std::size_t>("source");
    constant.symbol = reader.get<std::string>("symbol");
    constant.content = bytesFromHex(reader.get<std::string>("content"), reader.nameOf("content"));
    reader.finish();
    return constant;
}

/// {"buffer": 0}, {"texture": 0}, {"int": -1}, {"uint": 1}, {"float": 0.5} or {"value": "00…", "type": "double"}, with
/// "addresses": [{"at": 8, "buffer": 0}] in a struct
json toJson(const Argument& argument)
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

json toJson(const Launch& launch)
{
    json arguments = json::array();
    for (const Argument& argument : launch.arguments)
        arguments.push_back(toJson(argument));
    return {{"kernel", launch.kernel},
            {"source", launch.source},
            {"grid", jsonFromDim3(launch.grid)},
            {"block", jsonFromDim3(launch.block)},
            {"dynamic_shared_bytes", launch.dynamicSharedBytes},
            {"arguments", arguments},
            {"library", launch.library}};
}

Launch launchFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Launch launch;
    launch.kernel = reader.get<std::string>("kernel");
    launch.source = reader.get<std::size_t>("source");
    launch.grid = dim3FromJson(reader.get<json>("grid"), reader.nameOf("grid"));
    launch.block = dim3FromJson(reader.get<json>("block"), reader.nameOf("block"));
    launch.dynamicSharedBytes = reader.get<std::size_t>("dynamic_shared_bytes");
    launch.arguments = listFromJson<Argument>(reader, "arguments", argumentFromJson);
    launch.library = reader.getOr<std::string>("library", "");
    if (!launch.library.empty() && !isLibrary(launch.library))
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be npp, cublas, cufft or nccl."),
                           reader.nameOf("library"));
    reader.finish();
    return launch;
}

json toJson(const KernelSource& source)
{
    json object{{"name", source.name}, {"text", source.text}};
    if (!source.ptx.empty())
        object["ptx"] = source.ptx;
    return object;
}

KernelSource sourceFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    KernelSource source{reader.get<std::string>("name"), reader.get<std::string>("text")};
    if (object.contains("ptx"))
        source.ptx = reader.get<std::string>("ptx");
    reader.finish();
    return source;
}

} // namespace

json toJson(const DisplayScale& scale)
{
    return {{"map", nameOf(scale.map)},
            {"automatic", scale.automatic},
            {"low", scale.low},
            {"high", scale.high},
            {"unit", scale.unit}};
}

DisplayScale displayFromJson(const json& object)
{
    JsonReader reader(object, "display");
    DisplayScale scale;
    scale.map = fromName<ColourMap>(reader.get<std::string>("map"), "display.map");
    scale.automatic = reader.get<bool>("automatic");
    scale.low = reader.get<float>("low");
    scale.high = reader.get<float>("high");
    scale.unit = reader.get<std::string>("unit");
    reader.finish();
    return scale;
}

json toJson(const TileGeometry& tile)
{
    return {{"block_width", tile.blockWidth},
            {"block_height", tile.blockHeight},
            {"halo_x", tile.haloX},
            {"halo_y", tile.haloY},
            {"has_shared_tile", tile.hasSharedTile},
            {"tile_width", tile.tileWidth},
            {"tile_height", tile.tileHeight},
            {"tile_pitch", tile.tilePitch},
            {"element_bytes", tile.elementBytes},
            {"shared_bytes", tile.sharedBytes},
            {"region", {tile.region.x, tile.region.y, tile.region.width, tile.region.height}}};
}

TileGeometry geometryFromJson(const json& object)
{
    JsonReader reader(object, "geometry");
    TileGeometry tile;
    tile.blockWidth = reader.get<int>("block_width");
    tile.blockHeight = reader.get<int>("block_height");
    tile.haloX = reader.get<int>("halo_x");
    tile.haloY = reader.get<int>("halo_y");
    tile.hasSharedTile = reader.get<bool>("has_shared_tile");
    tile.tileWidth = reader.get<int>("tile_width");
    tile.tileHeight = reader.get<int>("tile_height");
    tile.tilePitch = reader.get<int>("tile_pitch");
    tile.elementBytes = reader.get<int>("element_bytes");
    tile.sharedBytes = reader.get<std::size_t>("shared_bytes");
    const auto region = listFromJson<int>(reader, "region", JsonReader::convert<int>);
    constexpr std::size_t sides = 4;
    if (region.size() != sides)
        throw SettingError(reader.nameOf("region"), Message("A region has four numbers: x, y, width and height."));
    tile.region = {region[0], region[1], region[2], region[3]};
    reader.finish();
    return tile;
}

namespace
{

template <typename T>
json jsonFromList(const std::vector<T>& list)
{
    json array = json::array();
    for (const T& item : list)
        array.push_back(toJson(item));
    return array;
}

/// Checks that every index in the plan is valid.
void checkIndices(const Plan& plan)
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

Repetition repetitionFromJson(const json& object)
{
    JsonReader reader(object, "repetition");
    const Repetition repetition{reader.get<std::size_t>("first"), reader.get<std::size_t>("end"),
                                reader.get<int>("times")};
    reader.finish();
    return repetition;
}

json toJson(const Shares& shares)
{
    json contents = json::array();
    for (const std::vector<std::byte>& content : shares.contents)
        contents.push_back(hexFromBytes(content));
    return {{"buffer", shares.buffer}, {"contents", contents}};
}

Shares sharesFromJson(const json& object)
{
    JsonReader reader(object, "shares");
    Shares shares;
    shares.buffer = reader.get<std::size_t>("buffer");
    shares.contents =
        listFromJson<std::vector<std::byte>>(reader, "contents", [](const json& content, const std::string& name) {
            return bytesFromHex(JsonReader::convert<std::string>(content, name), name);
        });
    reader.finish();
    return shares;
}

} // namespace

json toJson(const Plan& plan)
{
    json object{{"sources", jsonFromList(plan.sources)},
                {"definitions", plan.definitions},
                {"buffers", jsonFromList(plan.buffers)},
                {"textures", jsonFromList(plan.textures)},
                {"constants", jsonFromList(plan.constants)},
                {"launches", jsonFromList(plan.launches)},
                {"main_launch", plan.mainLaunch},
                {"picture_buffer", plan.pictureBuffer},
                {"picture_width", plan.pictureWidth},
                {"picture_height", plan.pictureHeight},
                {"picture_format", nameOf(plan.pictureFormat)},
                {"result_type", plan.resultType},
                {"display", toJson(plan.display)},
                {"side_buffers", plan.sideBuffers},
                {"minimum_capability", plan.minimumCapability},
                {"architecture_specific", plan.architectureSpecific},
                {"device_only", english(plan.deviceOnly)},
                {"device_only_text", toJson(plan.deviceOnly)},
                {"geometry", toJson(plan.geometry)}};
    notesToJson(plan.notes, object);
    if (const Repetition& repetition = plan.repetition; repetition != Repetition())
        object["repetition"] = {{"first", repetition.first}, {"end", repetition.end}, {"times", repetition.times}};
    if (plan.shares != Shares())
        object["shares"] = toJson(plan.shares);
    return object;
}

Plan planFromJson(const json& object)
{
    JsonReader reader(object, "");
    Plan plan;
    plan.sources = listFromJson<KernelSource>(reader, "sources", sourceFromJson);
    plan.definitions = listFromJson<std::string>(reader, "definitions", JsonReader::convert<std::string>);
    plan.buffers = listFromJson<Buffer>(reader, "buffers", bufferFromJson);
    plan.textures = listFromJson<Texture>(reader, "textures", textureFromJson);
    plan.constants = listFromJson<Constant>(reader, "constants", constantFromJson);
    plan.launches = listFromJson<Launch>(reader, "launches", launchFromJson);
    plan.mainLaunch = reader.get<std::size_t>("main_launch");
    plan.pictureBuffer = reader.get<std::size_t>("picture_buffer");
    plan.pictureWidth = reader.get<int>("picture_width");
    plan.pictureHeight = reader.get<int>("picture_height");
    plan.pictureFormat = fromName<PixelFormat>(reader.get<std::string>("picture_format"), "picture_format");
    plan.resultType = reader.getOr<std::string>("result_type", "");
    plan.display = displayFromJson(reader.get<json>("display"));
    plan.sideBuffers = listFromJson<std::size_t>(reader, "side_buffers", JsonReader::convert<std::size_t>);
    plan.notes = notesFromJson(reader);
    plan.minimumCapability = reader.getOr<int>("minimum_capability", 0);
    plan.architectureSpecific = reader.getOr<bool>("architecture_specific", false);
    plan.deviceOnly = messageFromJson(reader, "device_only", "device_only_text");
    plan.geometry = geometryFromJson(reader.get<json>("geometry"));
    if (const auto repetition = reader.findOptional<json>("repetition"))
        plan.repetition = repetitionFromJson(*repetition);
    if (const auto shares = reader.findOptional<json>("shares"))
        plan.shares = sharesFromJson(*shares);
    reader.finish();
    checkIndices(plan);
    return plan;
}

} // namespace tilescope
