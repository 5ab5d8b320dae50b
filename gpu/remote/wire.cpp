#include "gpu/remote/wire.h"

#include "gpu/compile/compiler.h"
#include "gpu/compile/sha256.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"
#include "gpu/recipe/message.h"

#include <cstring>
#include <new>

// How values cross the link.

namespace tilescope
{

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PixelRect, x, y, width, height)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DeviceLimits, name, maxThreadsPerBlock, maxBlockX, maxBlockY, maxBlockZ,
                                   maxSharedBytesPerBlock, constantBytes, maxTextureWidth, maxTextureHeight)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DeviceInfo, name, major, minor, multiprocessors, maxThreadsPerMultiprocessor,
                                   warpSize, globalBytes, constantBytes, l2Bytes, sharedBytesPerBlock,
                                   sharedBytesPerBlockOptIn, sharedBytesPerMultiprocessor, registersPerMultiprocessor,
                                   maxBlocksPerMultiprocessor, clockKHz, memoryClockKHz, memoryBusBits, driverVersion,
                                   ordinal, limits)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Diagnostic, severity, file, line, column, message)

namespace remote
{

using nlohmann::json;

namespace
{

[[noreturn]] void refuse() { throw FrameError(gpu::phrase("A frame does not match its header.")); }

/// nlohmann::json's own exceptions become FrameError.
template <class Read>
auto readWhole(const Read& read)
{
    try {
        return read();
    } catch (const json::exception&) {
        refuse();
    }
}

json messageToJson(const Message& message) { return {{"english", english(message)}, {"text", toJson(message)}}; }

Message messageFrom(const json& object)
{
    const json& text = object.at("text");
    return messageFromJson(&text, object.at("english").get<std::string>());
}

json messagesToJson(const std::vector<Message>& messages)
{
    json list = json::array();
    for (const Message& message : messages)
        list.push_back(messageToJson(message));
    return list;
}

std::vector<Message> messagesFrom(const json& list)
{
    std::vector<Message> messages;
    for (const json& message : list)
        messages.push_back(messageFrom(message));
    return messages;
}

json nullIfNone(const ImagePtr& picture, Body& body) { return picture ? body.add(*picture) : json(); }

ImagePtr pictureOrNone(const json& description, const Frame& frame)
{
    return description.is_null() ? nullptr : pictureFrom(description, frame);
}

} // namespace

json Body::add(std::span<const std::byte> bytes)
{
    const json description{{"at", m_bytes}, {"bytes", bytes.size()}};
    m_pieces.push_back(bytes);
    m_bytes += bytes.size();
    return description;
}

json Body::add(const Image& picture)
{
    json description = add(picture.bytes());
    description["width"] = picture.width();
    description["height"] = picture.height();
    description["format"] = nameOf(picture.format());
    return description;
}

std::vector<std::byte> bytesFrom(const json& description, const Frame& frame)
{
    return readWhole([&] {
        const auto at = description.at("at").get<std::uint64_t>(), bytes = description.at("bytes").get<std::uint64_t>();
        if (at > frame.body.size() || bytes > frame.body.size() - at)
            refuse();
        const auto first = frame.body.begin() + static_cast<std::ptrdiff_t>(at);
        return std::vector<std::byte>(first, first + static_cast<std::ptrdiff_t>(bytes));
    });
}

ImagePtr pictureFrom(const json& description, const Frame& frame)
{
    return readWhole([&] {
        const auto at = description.at("at").get<std::uint64_t>(), bytes = description.at("bytes").get<std::uint64_t>();
        const auto width = description.at("width").get<std::int64_t>(),
                   height = description.at("height").get<std::int64_t>();
        const auto format = fromName<PixelFormat>(description.at("format").get<std::string>(), "format");
        constexpr std::int64_t longest = 1 << 20;
        if (width < 1 || height < 1 || width > longest || height > longest || at > frame.body.size() ||
            bytes > frame.body.size() - at ||
            bytes != static_cast<std::uint64_t>(width * height) * static_cast<std::uint64_t>(bytesPerPixel(format)))
            refuse();
        Image picture(static_cast<int>(width), static_cast<int>(height), format);
        std::memcpy(picture.bytes().data(), frame.body.data() + at, bytes);
        return std::make_shared<const Image>(std::move(picture));
    });
}

std::string hashOf(const Image& picture)
{
    const std::string head =
        std::to_string(picture.width()) + "x" + std::to_string(picture.height()) + " " + nameOf(picture.format()) + " ";
    const std::string pixels = sha256({reinterpret_cast<const char*>(picture.bytes().data()), picture.bytes().size()});
    return sha256(head + pixels);
}

json deviceToJson(const DeviceProbe& probe)
{
    return {{"device", probe.device ? json(*probe.device) : json()}, {"reason", messageToJson(probe.reason)}};
}

DeviceProbe deviceFromJson(const json& object)
{
    return readWhole([&] {
        DeviceProbe probe;
        if (const json& device = object.at("device"); !device.is_null())
            probe.device = device.get<DeviceInfo>();
        probe.reason = messageFrom(object.at("reason"));
        return probe;
    });
}

json runToJson(const NamedRun& run)
{
    const RunRequest& request = run.request;
    json files = json::object();
    for (const auto& [parameter, file] : run.files)
        files[parameter] = {{"picture", file.picture}, {"notes", messagesToJson(file.notes)}, {"height", file.height}};
    json view;
    if (run.view)
        view = {{"part", run.view->part}, {"device_pixels", run.view->devicePixels}};
    return {{"recipe", toJson(request.recipe)},
            {"picture", run.picture},
            {"image_name", request.imageName},
            {"full", request.depth == RunDepth::Full},
            {"annotate", request.annotate},
            {"check", request.check},
            {"runs", request.runs},
            {"max_measure_ms", jsonOrNull(request.maxMeasureMs)},
            {"timing", jsonOrNull(request.timing)},
            {"machine_code", request.machineCode},
            {"keep_sides", request.keepSides},
            {"unchecked", request.unchecked},
            {"silicon", request.silicon},
            {"files", files},
            {"view", view}};
}

NamedRun runFromJson(const json& object)
{
    constexpr int mostRuns = 100'000;
    constexpr double mostMeasureMs = 600'000;
    return readWhole([&] {
        NamedRun run;
        RunRequest& request = run.request;
        request.recipe = recipeFromJson(object.at("recipe"));
        run.picture = object.at("picture").get<std::string>();
        request.imageName = object.at("image_name").get<std::string>();
        request.depth = object.at("full").get<bool>() ? RunDepth::Full : RunDepth::Picture;
        request.annotate = object.at("annotate").get<bool>();
        request.check = object.at("check").get<bool>();
        request.runs = object.at("runs").get<int>();
        if (const json& limit = object.at("max_measure_ms"); !limit.is_null())
            request.maxMeasureMs = limit.get<double>();
        if (const json& timing = object.at("timing"); !timing.is_null())
            request.timing = timing.get<bool>();
        request.machineCode = object.at("machine_code").get<bool>();
        request.keepSides = object.at("keep_sides").get<bool>();
        request.unchecked = object.at("unchecked").get<bool>();
        request.silicon = object.at("silicon").get<bool>();
        for (const auto& [parameter, file] : object.at("files").items())
            run.files[parameter] = {file.at("picture").get<std::string>(), messagesFrom(file.at("notes")),
                                    file.value("height", 0)};
        if (const json& view = object.at("view"); !view.is_null())
            run.view = PictureView{view.at("part").get<PixelRect>(), view.at("device_pixels").get<double>()};
        constexpr int longest = 1 << 20;
        const auto isSide = [](int side) { return side >= 0 && side <= longest; };
        if (run.view && !(isSide(run.view->part.x) && isSide(run.view->part.y) && isSide(run.view->part.width) &&
                          isSide(run.view->part.height)))
            refuse();
        if (request.runs < 0 || request.runs > mostRuns || request.maxMeasureMs.value_or(0) < 0 ||
            request.maxMeasureMs.value_or(0) > mostMeasureMs)
            refuse();
        return run;
    });
}

json reportToJson(const Report& report, Body& body)
{
    json gallery = json::array(), sides = json::array();
    for (const GalleryPicture& picture : report.annotations.gallery)
        gallery.push_back(nullIfNone(picture.image, body));
    for (const SharedBytes& side : report.sides)
        sides.push_back(body.add(side));
    return {{"report", toJson(report)},
            {"geometry", toJson(report.geometry)},
            {"display", toJson(report.display)},
            {"kept_from_device", report.keptFromDevice},
            {"picture", nullIfNone(report.picture, body)},
            {"reference", nullIfNone(report.reference, body)},
            {"gallery", gallery},
            {"sides", sides}};
}

Report reportFrom(const Frame& frame)
{
    return readWhole([&] {
        const json& head = frame.head;
        Report report = reportFromJson(head.at("report"));
        report.geometry = geometryFromJson(head.at("geometry"));
        report.display = displayFromJson(head.at("display"));
        report.keptFromDevice = head.at("kept_from_device").get<bool>();
        report.picture = pictureOrNone(head.at("picture"), frame);
        report.reference = pictureOrNone(head.at("reference"), frame);
        const json& gallery = head.at("gallery");
        for (std::size_t i = 0; i < report.annotations.gallery.size() && i < gallery.size(); ++i)
            report.annotations.gallery[i].image = pictureOrNone(gallery[i], frame);
        for (const json& side : head.at("sides"))
            report.sides.push_back(bytesFrom(side, frame));
        report.phases = {{"begin"}, {"elsewhere"}};
        return report;
    });
}

json failureToJson(std::exception_ptr error)
{
    try {
        std::rethrow_exception(std::move(error));
    } catch (const Cancelled&) {
        return {{"kind", "cancelled"}};
    } catch (const SettingError& refused) {
        return {{"kind", "setting"},
                {"field", refused.field},
                {"message", messageToJson(refused.message)},
                {"nearest", refused.nearest ? valueToJson(*refused.nearest) : json()},
                {"line", refused.line},
                {"at_line", messageToJson(refused.atLine)},
                {"unchecked", dynamic_cast<const UncheckedKernel*>(&refused) != nullptr}};
    } catch (const CompileError& compile) {
        return {{"kind", "compile"}, {"diagnostics", compile.diagnostics}};
    } catch (const ptx::PtxError& unread) {
        return {{"kind", "ptx"},
                {"message", messageToJson(Message(unread.what()))},
                {"text_line", unread.textLine},
                {"source", unread.source},
                {"line", unread.sourceLine}};
    } catch (const std::bad_alloc&) {
        return {
            {"kind", "other"},
            {"message", messageToJson(gpu::phrase(
                            "There is not enough memory on the other computer for this run. Use a smaller image."))}};
    } catch (const std::exception& other) {
        return {{"kind", "other"}, {"message", messageToJson(messageOf(other))}};
    }
}

void throwFailure(const json& object)
{
    readWhole([&] {
        const auto kind = object.at("kind").get<std::string>();
        if (kind == "cancelled")
            throw Cancelled();
        if (kind == "compile")
            throw CompileError(object.at("diagnostics").get<std::vector<Diagnostic>>());
        const Message message = messageFrom(object.at("message"));
        if (kind == "ptx")
            throw ptx::PtxError(english(message), object.at("text_line").get<std::uint32_t>(),
                                object.at("source").get<std::string>(), object.at("line").get<int>());
        if (kind != "setting")
            throw MessageError(message);
        std::optional<ParameterValue> nearest;
        if (const json& value = object.at("nearest"); !value.is_null())
            nearest = valueFromJson(value, "nearest");
        const auto fill = [&](SettingError error) {
            error.line = object.at("line").get<int>();
            error.atLine = messageFrom(object.at("at_line"));
            return error;
        };
        const auto field = object.at("field").get<std::string>();
        if (object.at("unchecked").get<bool>())
            throw UncheckedKernel(field, message, nearest);
        throw fill(SettingError(field, message, nearest));
    });
    throw FrameError(gpu::phrase("A frame does not match its header."));
}

} // namespace remote
} // namespace tilescope
