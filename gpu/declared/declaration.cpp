#include "gpu/declared/declaration.h"

#include "gpu/declared/binding.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/json/json_values.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/own_header.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace tilescope
{

namespace
{

using nlohmann::json;

constexpr int deepestDocument = 20; ///< levels of an operation.json
constexpr std::size_t mostStrategies = 100;

/// "my-filter" of "/home/me/My Filter.cu": letters, digits and "_", as operations are named on the command line.
std::string nameFrom(std::string_view path)
{
    path.remove_prefix(std::min(path.find_last_of('/') + 1, path.size()));
    path = path.substr(0, path.rfind('.'));
    std::string name;
    for (const char c : path)
        name += std::isalnum(static_cast<unsigned char>(c))
                    ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                    : '_';
    return name.empty() ? "kernel" : name;
}

/// Throws SettingError unless the name is of letters, digits and "_" (and "-", inside): it is an argument of the
/// command line and a part of files' names.
std::string checkedName(std::string name, const std::string& field)
{
    const auto isOfName = [](char c) { return isNameLetter(c) || c == '-'; };
    if (name.empty() || name.front() == '-' || !std::ranges::all_of(name, isOfName))
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be a name of letters, digits and \"_\", such as "
                                       "shared_tile."),
                           field);
    return name;
}

/// A text that is shown: in one line.
std::string textFrom(JsonReader& reader, const std::string& field, const std::string& fallback)
{
    return inOneLine(reader.getOr<std::string>(field, fallback));
}

std::string fileNameOf(std::string_view path) { return std::string(path.substr(path.find_last_of('/') + 1)); }

DeclaredNumber numberFrom(const json& value, const std::string& name)
{
    if (value.is_number())
        return {value.dump()};
    return {JsonReader::convert<std::string>(value, name)};
}

std::vector<DeclaredNumber> numbersFrom(JsonReader& reader, const std::string& field)
{
    return reader.find(field) ? listFromJson<DeclaredNumber>(reader, field, numberFrom) : std::vector<DeclaredNumber>();
}

DeclaredNumber numberFrom(JsonReader& reader, const std::string& field, const char* fallback)
{
    const json* const value = reader.find(field);
    return value ? numberFrom(*value, reader.nameOf(field)) : DeclaredNumber{fallback};
}

template <typename T, typename Read>
std::vector<T> listOrNone(JsonReader& reader, const std::string& field, const Read& read)
{
    return reader.find(field) ? listFromJson<T>(reader, field, read) : std::vector<T>();
}

/// A choice is named on the command line, and may be any text without control characters.
std::string choiceFrom(const json& value, const std::string& field)
{
    const auto choice = JsonReader::convert<std::string>(value, field);
    if (choice.empty() || inOneLine(choice) != choice)
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be a single-line string without control characters."),
                           field);
    return choice;
}

Parameter parameterFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Parameter parameter;
    parameter.name = reader.get<std::string>("name");
    parameter.label = textFrom(reader, "label", parameter.name);
    parameter.unit = textFrom(reader, "unit", "");
    parameter.meaning = textFrom(reader, "meaning", "");
    const auto value = reader.get<json>("default");
    if (value.is_boolean()) {
        parameter.type = ParameterType::Boolean;
        parameter.defaultValue = value.get<bool>();
    } else if (value.is_string()) {
        parameter.type = ParameterType::Choice;
        parameter.defaultValue = value.get<std::string>();
        parameter.choices = listFromJson<std::string>(reader, "choices", choiceFrom);
    } else {
        const bool isInteger = value.is_number_integer();
        parameter.type = isInteger ? ParameterType::Integer : ParameterType::Real;
        parameter.defaultValue =
            isInteger ? ParameterValue(JsonReader::convert<std::int64_t>(value, reader.nameOf("default")))
                      : ParameterValue(JsonReader::convert<double>(value, reader.nameOf("default")));
        parameter.minimum = reader.get<double>("minimum");
        parameter.maximum = reader.get<double>("maximum");
        parameter.step = reader.getOr<double>("step", isInteger ? 1 : (parameter.maximum - parameter.minimum) / 100);
        if (!(parameter.minimum <= parameter.maximum) || !(parameter.step > 0))
            JsonReader::refuse(gpu::phrase("The range of \"%1\" is empty: the minimum must not exceed the maximum, and "
                                           "the step must be greater than 0."),
                               path);
    }
    reader.finish();
    parameter.defaultValue = checkedValue(parameter, parameter.defaultValue);
    return parameter;
}

DeclaredBuffer bufferFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredBuffer buffer;
    buffer.name = checkedName(reader.get<std::string>("name"), reader.nameOf("name"));
    buffer.type = reader.get<std::string>("type");
    buffer.values = numbersFrom(reader, "values");
    const std::string values = std::to_string(buffer.values.size());
    buffer.count = numberFrom(reader, "count", buffer.values.empty() ? "pixels" : values.c_str());
    buffer.isZero = reader.getOr<bool>("zero", false);
    reader.finish();
    return buffer;
}

DeclaredConstant constantFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredConstant constant;
    constant.symbol = reader.get<std::string>("name");
    constant.type = reader.get<std::string>("type");
    constant.values = numbersFrom(reader, "values");
    reader.finish();
    return constant;
}

DeclaredTexture textureFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredTexture texture;
    texture.name = reader.get<std::string>("name");
    const auto address = reader.getOr<std::string>("address", "clamp");
    texture.address = address == "border"   ? Texture::Address::Border
                      : address == "wrap"   ? Texture::Address::Wrap
                      : address == "mirror" ? Texture::Address::Mirror
                                            : Texture::Address::Clamp;
    const bool isLinear = reader.getOr<std::string>("filter", "point") == "linear";
    texture.filter = isLinear ? Texture::Filter::Linear : Texture::Filter::Point;
    texture.normalisedCoordinates = reader.getOr<bool>("normalised", false);
    texture.normalisedRead = reader.getOr<bool>("fractions", false);
    reader.finish();
    return texture;
}

DeclaredLaunch launchFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredLaunch launch;
    launch.kernel = reader.getOr<std::string>("kernel", "");
    launch.grid = numbersFrom(reader, "grid");
    launch.block = numbersFrom(reader, "threads");
    if (const json* const shared = reader.find("shared"))
        launch.sharedBytes = numberFrom(*shared, reader.nameOf("shared"));
    if (const auto bound = reader.findOptional<json>("bind")) {
        if (!bound->is_object())
            JsonReader::refuse(gpu::phrase("The field \"%1\" must be an object."), reader.nameOf("bind"));
        for (const auto& [name, value] : bound->items())
            launch.arguments[name] = numberFrom(value, reader.nameOf("bind." + name)).text;
    }
    reader.finish();
    return launch;
}

DeclaredMistake mistakeFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredMistake mistake;
    mistake.name = checkedName(reader.get<std::string>("name"), reader.nameOf("name"));
    mistake.title = textFrom(reader, "title", mistake.name);
    mistake.lesson = textFrom(reader, "lesson", "");
    mistake.edits = listFromJson<std::pair<std::string, std::string>>(
        reader, "edits", [](const json& edit, const std::string& name) {
            JsonReader own(edit, name);
            std::pair both(own.get<std::string>("find"), own.get<std::string>("replace"));
            own.finish();
            return both;
        });
    mistake.pictureChanges = reader.getOr<bool>("picture_changes", false);
    mistake.finds = listOrNone<FindingKind>(reader, "finds", [](const json& name, const std::string& place) {
        return findingKindFrom(JsonReader::convert<std::string>(name, place), place);
    });
    reader.finish();
    return mistake;
}

DeclaredStrategy strategyFrom(const json& object, const std::string& path,
                              const std::function<std::string(const std::string&)>& read, const std::string& operation)
{
    JsonReader reader(object, path);
    DeclaredStrategy strategy;
    const auto file = reader.get<std::string>("source");
    if (file.empty() || file.find('/') != std::string::npos || file.starts_with("."))
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be the name of a file in the operation's folder."),
                           reader.nameOf("source"));
    strategy.source = {operation + "/" + file, read(file)};
    strategy.name = checkedName(reader.getOr<std::string>("name", nameFrom(file)), reader.nameOf("name"));
    strategy.title = textFrom(reader, "title", strategy.name);
    strategy.idea = textFrom(reader, "idea", "");
    strategy.after = reader.getOr<std::string>("after", "");
    strategy.host.buffers = listOrNone<DeclaredBuffer>(reader, "buffers", bufferFrom);
    strategy.host.constants = listOrNone<DeclaredConstant>(reader, "constants", constantFrom);
    strategy.host.textures = listOrNone<DeclaredTexture>(reader, "textures", textureFrom);
    strategy.host.launches = listOrNone<DeclaredLaunch>(reader, "launches", launchFrom);
    strategy.host.reference = reader.getOr<std::string>("reference_kernel", "");
    strategy.host.isPitched = reader.getOr<bool>("pitched", false);
    if (const auto definitions = reader.findOptional<json>("define"); definitions && definitions->is_object())
        for (const auto& [name, value] : definitions->items())
            strategy.host.definitions.push_back(name + "=" + numberFrom(value, reader.nameOf("define." + name)).text);
    strategy.mistakes = listOrNone<DeclaredMistake>(reader, "mistakes", mistakeFrom);
    reader.finish();
    return strategy;
}

DeclaredResult resultFrom(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    DeclaredResult result;
    result.type = reader.getOr<std::string>("type", "");
    result.width = numberFrom(reader, "width", "width");
    result.height = numberFrom(reader, "height", "height");
    result.isZero = reader.getOr<bool>("zero", false);
    reader.finish();
    return result;
}

Declaration declarationFrom(const json& document, const std::string& name, const std::string& path,
                            const std::function<std::string(const std::string&)>& read)
{
    JsonReader reader(document, "");
    Declaration declaration;
    declaration.name = name;
    declaration.file = path;
    declaration.title = textFrom(reader, "title", name);
    declaration.summary = textFrom(reader, "summary", "");
    declaration.parameters = listOrNone<Parameter>(reader, "parameters", parameterFrom);
    if (const auto result = reader.findOptional<json>("result"))
        declaration.result = resultFrom(*result, "result");
    declaration.block = parseBlockSize(reader.getOr<std::string>("block", "16x16"));
    declaration.referenceStrategy = reader.getOr<std::string>("reference", "");
    declaration.referencePicture = reader.getOr<std::string>("reference_picture", "");
    if (declaration.referencePicture.find_first_of("/\\") != std::string::npos)
        JsonReader::refuse(gpu::phrase("The field \"%1\" must name an image in the operation's folder."),
                           "reference_picture");
    declaration.tolerance = reader.getOr<double>("tolerance", 0);
    declaration.toleranceReason = textFrom(reader, "tolerance_reason", "");
    declaration.strategies =
        listFromJson<DeclaredStrategy>(reader, "strategies", [&](const json& object, const std::string& field) {
            return strategyFrom(object, field, read, name);
        });
    reader.finish();
    if (declaration.strategies.empty() || declaration.strategies.size() > mostStrategies)
        JsonReader::refuse(gpu::phrase("The field \"%1\" must list at least one strategy."), "strategies");
    for (const DeclaredStrategy& strategy : declaration.strategies) {
        Declaration noted = declaration; // a text's notes add parameters, and say nothing that the file says
        hostFromNotes(strategy.source, noted);
        for (const Parameter& parameter : noted.parameters)
            if (std::ranges::find(declaration.parameters, parameter.name, &Parameter::name) ==
                declaration.parameters.end())
                declaration.parameters.push_back(parameter);
    }
    addOwnNumbers(declaration);
    return declaration;
}

/// Kernels of a file that names none to be launched are alternatives: a strategy each.
void oneStrategyForEach(const std::vector<DefinedKernel>& kernels, const DeclaredHost& noted, Declaration& declaration)
{
    const DeclaredStrategy whole = declaration.strategies.front();
    std::vector<DeclaredStrategy> strategies;
    for (const DefinedKernel& kernel : kernels) {
        if (kernel.name == noted.reference ||
            std::ranges::find(strategies, kernel.name, &DeclaredStrategy::name) != strategies.end())
            continue;
        DeclaredStrategy strategy = whole;
        strategy.name = strategy.title = kernel.name;
        strategy.kernel = kernel.name;
        if (const std::string& arguments = kernel.written.templateArguments; kernel.isTemplate && !arguments.empty())
            strategy.kernel = kernel.name + "<" + arguments + ">";
        strategies.push_back(std::move(strategy));
    }
    if (strategies.size() > 1)
        declaration.strategies = std::move(strategies);
}

/// The block to begin with is that of the text's launch, if no note says another.
void takeWrittenBlock(Declaration& declaration, const std::vector<DefinedKernel>& kernels)
{
    const std::string& text = declaration.strategies.front().source.text;
    for (const KernelNote& note : notesIn(text))
        if (note.word == "block" || note.word == "threads")
            return;
    declaration.takesWrittenBlocks = true;
    for (const DefinedKernel& kernel : kernels) {
        const std::vector<unsigned>& block = kernel.written.block;
        if (block.empty() || (block.size() == 3 && block[2] > 1))
            continue;
        declaration.block = {static_cast<int>(block[0]), block.size() > 1 ? static_cast<int>(block[1]) : 1};
        return;
    }
}

} // namespace

DeclarationError::DeclarationError(const std::string& file, int lineNumber, Message sentence)
    : SettingError("operation",
                   lineNumber > 0 ? joined(say(gpu::phrase("%1, line %2:"), file, std::to_string(lineNumber)), sentence)
                                  : sentence)
{
    line = lineNumber;
    atLine = std::move(sentence);
}

DeclarationError::DeclarationError(const KernelSource& source, int lineNumber, Message sentence)
    : DeclarationError(placeIn(source.text, source.name, lineNumber).file,
                       placeIn(source.text, source.name, lineNumber).line, std::move(sentence))
{
    line = lineNumber;
}

Declaration declarationOfKernel(const std::string& path, const std::string& text)
{
    Declaration declaration;
    declaration.name = nameFrom(path);
    declaration.file = path;
    declaration.title = inOneLine(fileNameOf(path));
    declaration.strategies.push_back({.name = "kernel",
                                      .title = gpu::phrase("The file's kernel").key,
                                      .source = {fileNameOf(path), text},
                                      .takesHost = true});
    const DeclaredHost noted = hostFromNotes(declaration.strategies.front().source, declaration);
    if (declaration.summary.empty())
        declaration.summary = "From " + declaration.title + ".";
    if (std::ranges::all_of(noted.launches, [](const DeclaredLaunch& launch) { return launch.kernel.empty(); }))
        oneStrategyForEach(kernelsIn(text), noted, declaration);
    addOwnNumbers(declaration);
    takeWrittenBlock(declaration, kernelsIn(text));
    return declaration;
}

Declaration declarationOfFolder(const std::string& name, const std::string& path,
                                const std::function<std::string(const std::string& file)>& read)
{
    const std::string file = "operation.json";
    try {
        return declarationFrom(parsedShallow(read(file), deepestDocument), nameFrom(name), path, read);
    } catch (const json::exception& error) {
        throw DeclarationError(say(gpu::phrase("%1/%2 is not JSON: %3"), path, file, std::string(error.what())));
    } catch (const DeclarationError&) {
        throw;
    } catch (const SettingError& error) {
        throw DeclarationError(joined(say(gpu::phrase("%1/%2:"), path, file), error.message));
    }
}

std::string inOneLine(std::string_view text)
{
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = [&](std::size_t place) {
            return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
        };
        const bool isLatin = byte(i) == 0xC2 && byte(i + 1) >= 0x80 && byte(i + 1) < 0xA0; // U+0080 to U+009F
        // U+200E, U+200F, U+2028 to U+202E and U+2066 to U+2069
        const bool isMark =
            byte(i) == 0xE2 && ((byte(i + 1) == 0x80 && (byte(i + 2) == 0x8E || byte(i + 2) == 0x8F ||
                                                         (byte(i + 2) >= 0xA8 && byte(i + 2) <= 0xAE))) ||
                                (byte(i + 1) == 0x81 && byte(i + 2) >= 0xA6 && byte(i + 2) <= 0xA9));
        if (byte(i) == '\n' || byte(i) == '\t')
            line += ' ';
        else if (byte(i) >= 0x20 && byte(i) != 0x7F && !isLatin && !isMark)
            line += text[i];
        i += isLatin ? 1 : isMark ? 2 : 0;
    }
    return line;
}

/// The slider of a number that nothing gives.
static Parameter ownNumber(const std::string& name, const BoundParameter& parameter, const DefinedKernel& kernel)
{
    const bool isReal = parameter.type == "float" || parameter.type == "double", isFlag = parameter.type == "bool";
    const bool isKnown = !parameter.fallback.empty() && !isBatchName(parameter.ownName()); // there is one image
    const double value = isKnown ? std::strtod(parameter.fallback.c_str(), nullptr) : isFlag ? 0 : 1;
    Parameter own;
    own.name = own.label = name;
    own.type = isFlag ? ParameterType::Boolean : isReal ? ParameterType::Real : ParameterType::Integer;
    own.defaultValue = isFlag   ? ParameterValue(value != 0)
                       : isReal ? ParameterValue(value)
                                : ParameterValue(static_cast<std::int64_t>(std::clamp(value, -1e15, 1e15)));
    own.minimum = std::min(0.0, 2 * std::floor(value));
    own.maximum = std::max(isReal ? 10.0 : 100.0, 2 * std::ceil(value));
    own.step = isReal ? 0.1 : 1;
    own.meaning = "Passed to " + kernel.name + "; //@ parameter in the text gives it a range.";
    return own;
}

void addOwnNumbers(Declaration& operation)
{
    for (const DeclaredStrategy& strategy : operation.strategies) {
        Declaration unused = operation;
        const DeclaredHost noted = hostFromNotes(strategy.source, unused);
        const auto isBound = [&](const DefinedKernel& kernel, const std::string& name) {
            for (const auto* const launches : {&strategy.host.launches, &noted.launches})
                for (const DeclaredLaunch& launch : *launches)
                    if ((launch.kernel.empty() || launch.kernel == kernel.name) && launch.arguments.contains(name))
                        return true;
            return false;
        };
        std::vector<DefinedKernel> kernels = kernelsIn(strategy.source.text);
        for (const auto* const launches : {&strategy.host.launches, &noted.launches})
            for (const DeclaredLaunch& launch : *launches)
                if (const auto instance = instanceOf(launch.kernel, kernels)) // whose arguments are a template's types
                    kernels.push_back(instance->kernel);
        for (const DefinedKernel& kernel : kernels)
            for (const BoundParameter& parameter : kernel.bound) {
                constexpr std::size_t mostElements = 25; // of an array, each of which gets a slider
                const bool hasMeaning = parameter.count == 0 && !parameter.meaning.empty();
                if (parameter.isPointer || hasMeaning || !isNumberType(parameter.type) ||
                    isBound(kernel, parameter.name) || parameter.count > mostElements)
                    continue;
                for (const std::string& name : parameter.settings())
                    if (std::ranges::find(operation.parameters, name, &Parameter::name) == operation.parameters.end())
                        operation.parameters.push_back(ownNumber(name, parameter, kernel));
            }
    }
}

} // namespace tilescope
