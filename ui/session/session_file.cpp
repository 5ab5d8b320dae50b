#include "ui/session/session_file.h"

#include "gpu/files/regular_file.h"
#include "gpu/model/gpu_model.h"
#include "gpu/recipe/json_reader.h"
#include "ui/files/output_file.h"
#include "ui/translation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr const char* formatName = "tilescope session";
constexpr int deepest = 8; // levels of a document; ours has four
constexpr std::size_t longestSource = 1 << 20;
constexpr std::size_t longestText = 4096; // the longest path on Linux

[[noreturn]] void refuse(const std::string& sentence) { throw SettingError("", sentence); }

json parsed(const QByteArray& bytes)
{
    const auto limit = [](int depth, json::parse_event_t, json&) {
        if (depth > deepest)
            refuse("It is nested more deeply than a session is.");
        return true;
    };
    try {
        return json::parse(bytes.begin(), bytes.end(), limit);
    } catch (const json::exception&) {
        refuse("It is not JSON text, or it is cut short.");
    }
}

void checkText(const std::string& text, const std::string& field, std::size_t longest = longestText)
{
    if (text.find('\0') != std::string::npos)
        refuse("The field \"" + field + "\" holds a NUL byte.");
    if (text.size() > longest)
        refuse("The field \"" + field + "\" is longer than " + std::to_string(longest) + " bytes.");
}

void checkParameter(const Operation& operation, const std::string& name, ParameterValue& value)
{
    const auto& known = operation.parameters;
    const auto found = std::find_if(known.begin(), known.end(), [&](const Parameter& p) { return p.name == name; });
    if (found == known.end())
        refuse("The operation \"" + operation.name + "\" has no parameter of the name that it sets.");
    if (const auto* text = std::get_if<std::string>(&value))
        checkText(*text, "parameters." + name);
    value = checkedValue(*found, value);
}

/// Checks everything that the window relies on; the runner reports what only a run relies on.
void checkRecipe(Recipe& recipe, const Registry& registry)
{
    checkText(recipe.operation, "operation", 100);
    checkText(recipe.strategy, "strategy", 100);
    const Operation& operation = registry.operation(recipe.operation);
    registry.strategy(operation, recipe.strategy);
    for (auto& [name, value] : recipe.parameters)
        checkParameter(operation, name, value);
    if (recipe.source)
        checkText(*recipe.source, "source", longestSource);
    if (recipe.gpu) {
        checkText(*recipe.gpu, "gpu", 100);
        recipe.gpu = gpuNamed(*recipe.gpu).name;
    }
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

SavedSession sessionFrom(const json& document, const Registry& registry)
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
    SavedSession session;
    session.recipe = recipeFromJson(reader.get<json>("recipe"));
    checkRecipe(session.recipe, registry);
    const std::string image = reader.getOr<std::string>("image", "");
    checkText(image, "image");
    session.image = QString::fromStdString(image);
    if (const json* view = reader.find("view"))
        session.view = viewFrom(*view);
    reader.finish();
    return session;
}

QByteArray sessionContent(const QString& path)
{
    if (!QFileInfo::exists(path))
        throw SessionFileError(tr("There is no file “%1”.").arg(path));
    QByteArray bytes;
    try {
        bytes = QByteArray::fromStdString(
            readRegularFile(QFile::encodeName(path).constData(), std::size_t{largestSession} + 1));
    } catch (const std::runtime_error& error) {
        throw SessionFileError(tr("“%1” cannot be read: %2.").arg(path, QString::fromLocal8Bit(error.what())));
    }
    if (bytes.size() > largestSession)
        throw SessionFileError(
            tr("The session “%1” was not opened. It is larger than 4 MB; a session is shorter.").arg(path));
    return bytes;
}

} // namespace

bool isSessionFile(const QString& name) { return name.endsWith(QLatin1String(".tilescope"), Qt::CaseInsensitive); }

QByteArray sessionBytes(const SavedSession& session)
{
    json view = json::object();
    for (const auto& [name, shown] : session.view.asKeyValueRange())
        view[name.toStdString()] = shown;
    const json document = {{"format", formatName},
                           {"version", sessionVersion},
                           {"recipe", toJson(session.recipe)},
                           {"image", session.image.toStdString()},
                           {"view", view}};
    // A kernel's text may hold bytes that are not UTF-8.
    return QByteArray::fromStdString(document.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

SavedSession sessionFromBytes(const QByteArray& bytes, const Registry& registry)
{
    try {
        return sessionFrom(parsed(bytes), registry);
    } catch (const SettingError& error) {
        throw SessionFileError(QString::fromStdString(error.what()));
    }
}

SavedSession readSession(const QString& path, const Registry& registry)
{
    const QByteArray bytes = sessionContent(path);
    SavedSession session;
    try {
        session = sessionFromBytes(bytes, registry);
    } catch (const SessionFileError& error) {
        throw SessionFileError(
            tr("The session “%1” was not opened. %2").arg(path, QString::fromStdString(error.what())));
    }
    const bool isFile = !session.image.isEmpty() && !session.image.startsWith(QLatin1String("sample:"));
    if (isFile && !QFileInfo(session.image).isFile()) {
        const QString beside = QFileInfo(path).dir().filePath(QFileInfo(session.image).fileName());
        if (QFileInfo(beside).isFile())
            session.image = QFileInfo(beside).absoluteFilePath();
    }
    return session;
}

void writeSession(const SavedSession& session, const QString& path)
{
    if (const QString problem = writeOutput(path, sessionBytes(session)); !problem.isEmpty())
        throw SessionFileError(tr("The session cannot be written as “%1”: %2.").arg(path, problem));
}

} // namespace tilescope
