#include "ui/session/saved/session_file.h"

#include "gpu/files/regular_file.h"
#include "gpu/recipe/json/json_reader.h"
#include "ui/files/output_file.h"
#include "ui/session/checked_recipe.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/saved/saved_pins.h"
#include "ui/translation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr const char* formatName = "tilescope session";
constexpr int deepest = 32; // levels of a document; a note whose message holds six others has 26

[[noreturn]] void refuse(const std::string& sentence) { throw SettingError("", Message(sentence)); }

json parsed(const QByteArray& bytes)
{
    try {
        return parsedShallow(bytes.toStdString(), deepest);
    } catch (const json::exception&) {
        refuse("It is not JSON text, or it is cut short.");
    }
}

/// What `parse` makes of a short text.
template <typename Parse>
auto parsedText(JsonReader& reader, const char* field, const std::string& fallback, const Parse& parse)
{
    constexpr std::size_t longest = 100;
    const std::string text = reader.getOr<std::string>(field, fallback);
    checkText(text, field, longest);
    try {
        return parse(text);
    } catch (const std::invalid_argument& error) {
        refuse(error.what());
    }
}

ChannelView parseChannel(const std::string& text)
{
    if (const auto channel = fromText<ChannelView>(QString::fromStdString(text)))
        return *channel;
    throw std::invalid_argument("The field \"channel\" can be " + allTexts<ChannelView>().join(", ").toStdString() +
                                "; \"" + text + "\" is not.");
}

int versionOf(const SavedSession& session) // older programs read the first versions
{
    if (!session.program.isEmpty())
        return sessionVersion;
    if (!session.kernels.empty())
        return 5;
    if (session.subject != ViewSubject())
        return 4;
    if (session.range != RangeChoice())
        return 3;
    return session.pins.isEmpty() ? 1 : 2;
}

QMap<QString, bool> viewFrom(const json& object)
{
    QMap<QString, bool> view;
    if (!object.is_object())
        refuse("The field \"view\" must be an object.");
    for (const auto& [name, value] : object.items())
        view[QString::fromStdString(name)] = JsonReader::convert<bool>(value, "view." + name);
    return view;
}

json toJson(const std::vector<SavedKernel>& kernels)
{
    json list = json::array();
    for (const SavedKernel& kernel : kernels) {
        list.push_back({{"path", kernel.path.toStdString()}});
        if (!kernel.text.empty())
            list.back()["text"] = kernel.text;
    }
    return list;
}

std::vector<SavedKernel> kernelsFrom(const json& list)
{
    constexpr std::size_t most = 5; // that of the settings, and those of four pins
    if (!list.is_array() || list.size() > most)
        refuse("The field \"kernels\" must be a list of at most " + std::to_string(most) + " kernel files.");
    std::vector<SavedKernel> kernels;
    for (std::size_t i = 0; i < list.size(); ++i) {
        JsonReader reader(list[i], "kernels[" + std::to_string(i) + "]");
        const std::string path = reader.get<std::string>("path");
        checkText(path, reader.nameOf("path"));
        SavedKernel kernel{QString::fromStdString(path), reader.getOr<std::string>("text", "")};
        checkText(kernel.text, reader.nameOf("text"), std::size_t{largestKernel});
        if (!QDir::isAbsolutePath(kernel.path) || kernel.path.startsWith(u':') ||
            isKernelFile(kernel.path) == kernel.text.empty())
            refuse("The field \"" + reader.nameOf("path") +
                   "\" must be the whole path of a .cu file with its text, or of a folder.");
        reader.finish();
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

/// The registry with the operations of the kernels, and why the first of those that are missing cannot be declared.
std::pair<Registry, std::optional<Message>>
withKernels(const Registry& registry, const std::vector<SavedKernel>& kernels, const DeclareKernel& declare)
{
    std::vector<Operation> operations = registry.operations();
    std::optional<Message> fault;
    for (const SavedKernel& kernel : kernels)
        try {
            Operation operation = declare(kernel);
            std::erase_if(operations, [&](const Operation& other) { return other.name == operation.name; });
            operations.push_back(std::move(operation));
        } catch (const std::exception& error) {
            fault = fault ? fault : messageOf(error);
        }
    return {Registry(std::move(operations)), fault};
}

SavedSession contentFrom(JsonReader& reader, const Registry& registry, const std::optional<Message>& fault);

SavedSession sessionFrom(const json& document, const Registry& registry, const DeclareKernel& declare)
{
    if (!document.is_object() || document.value("format", json()) != json(formatName))
        refuse("It is not a session of Tilescope.");
    JsonReader reader(document, "");
    reader.find("format");
    const int version = reader.get<int>("version");
    if (version > sessionVersion)
        refuse("It was made by a newer Tilescope (version " + std::to_string(version) +
               " of the format; this one reads version " + std::to_string(sessionVersion) +
               "). A newer Tilescope opens it.");
    if (version < 1)
        refuse("There is no version " + std::to_string(version) + " of the format.");
    std::vector<SavedKernel> kernels;
    if (const json* list = reader.find("kernels"))
        kernels = kernelsFrom(*list);
    if (kernels.empty() || !declare)
        return contentFrom(reader, registry, std::nullopt);
    const auto [known, fault] = withKernels(registry, kernels, declare);
    SavedSession session = contentFrom(reader, known, fault);
    session.kernels = std::move(kernels);
    return session;
}

/// `fault`: why an operation may be unknown.
SavedSession contentFrom(JsonReader& reader, const Registry& registry, const std::optional<Message>& fault)
{
    SavedSession session;
    session.recipe = recipeFromJson(reader.get<json>("recipe"));
    const auto& known = registry.operations();
    if (fault && std::ranges::find(known, session.recipe.operation, &Operation::name) == known.end())
        throw SettingError("operation", *fault);
    checkRecipe(session.recipe, registry);
    const std::string image = reader.getOr<std::string>("image", "");
    checkText(image, "image");
    session.image = QString::fromStdString(image);
    const std::string program = reader.getOr<std::string>("program", "");
    checkText(program, "program");
    session.program = QString::fromStdString(program);
    if (!program.empty() && (!QDir::isAbsolutePath(session.program) || !isKernelFile(session.program)))
        refuse("The field \"program\" must be the whole path of a .cu file.");
    session.range = parsedText(reader, "range", "full", parseRangeChoice);
    session.subject.channel = parsedText(reader, "channel", "all", parseChannel);
    session.subject.difference =
        parsedText(reader, "difference", toText(resultAndReference),
                   [&registry](const std::string& text) { return parseDifferenceSides(text, registry); });
    if (const json* view = reader.find("view"))
        session.view = viewFrom(*view);
    if (const json* pins = reader.find("pins")) {
        SavedPins saved = pinsFromJson(*pins, registry);
        session.pins = std::move(saved.pins);
        session.refusedPins = std::move(saved.refused);
    }
    reader.finish();
    return session;
}

QByteArray sessionContent(const QString& path)
{
    if (!QFileInfo::exists(path))
        throw SessionFileError(tr("There is no file \"%1\".").arg(path));
    QByteArray bytes;
    try {
        bytes = QByteArray::fromStdString(
            readRegularFile(QFile::encodeName(path).constData(), std::size_t{largestSession} + 1));
    } catch (const std::runtime_error& error) {
        throw SessionFileError(tr("\"%1\" cannot be read: %2.").arg(path, QString::fromLocal8Bit(error.what())));
    }
    if (bytes.size() > largestSession)
        throw SessionFileError(
            tr("The session \"%1\" was not opened. The file is larger than 16 MB, the limit for a session.").arg(path));
    return bytes;
}

} // namespace

bool isSessionFile(const QString& name) { return name.endsWith(QLatin1String(".tilescope"), Qt::CaseInsensitive); }

QByteArray sessionBytes(const SavedSession& session)
{
    json view = json::object();
    for (const auto& [name, shown] : session.view.asKeyValueRange())
        view[name.toStdString()] = shown;
    json document = {{"format", formatName},
                     {"version", versionOf(session)},
                     {"recipe", toJson(session.recipe)},
                     {"image", session.image.toStdString()},
                     {"view", view}};
    if (!session.program.isEmpty())
        document["program"] = session.program.toStdString();
    if (session.range != RangeChoice())
        document["range"] = toText(session.range);
    if (session.subject.channel != ChannelView::All)
        document["channel"] = toText(session.subject.channel).toStdString();
    if (session.subject.difference != resultAndReference)
        document["difference"] = toText(session.subject.difference);
    if (!session.pins.isEmpty())
        document["pins"] = toJson(session.pins);
    if (!session.kernels.empty())
        document["kernels"] = toJson(session.kernels);
    // A kernel's text may hold bytes that are not UTF-8.
    return QByteArray::fromStdString(document.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

SavedSession sessionFromBytes(const QByteArray& bytes, const Registry& registry, const DeclareKernel& declare)
{
    try {
        return sessionFrom(parsed(bytes), registry, declare);
    } catch (const SettingError& error) {
        throw SessionFileError(translated(messageOf(error)));
    }
}

/// The path of a file, or of one of its name beside the session if there is none.
static QString foundBeside(const QString& path, const QString& session)
{
    if (QFileInfo(path).isFile())
        return path;
    const QFileInfo beside(QFileInfo(session).dir().filePath(QFileInfo(path).fileName()));
    return beside.isFile() ? beside.absoluteFilePath() : path;
}

SavedSession readSession(const QString& path, const Registry& registry, const DeclareKernel& declare)
{
    const QByteArray bytes = sessionContent(path);
    SavedSession session;
    try {
        session = sessionFromBytes(bytes, registry, declare);
    } catch (const SessionFileError& error) {
        throw SessionFileError(tr("The session \"%1\" was not opened. %2").arg(path, translated(messageOf(error))));
    }
    if (!session.image.isEmpty() && !session.image.startsWith(QLatin1String("sample:")))
        session.image = foundBeside(session.image, path);
    for (SavedKernel& kernel : session.kernels)
        if (!kernel.text.empty())
            kernel.path = foundBeside(kernel.path, path);
    return session;
}

void writeSession(const SavedSession& session, const QString& path)
{
    if (const QString problem = writeOutput(path, sessionBytes(session)); !problem.isEmpty())
        throw SessionFileError(tr("The session could not be saved as \"%1\": %2.").arg(path, problem));
}

} // namespace tilescope
