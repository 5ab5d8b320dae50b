#pragma once

#include "gpu/recipe/annotations.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilescope
{

/// Two lower-case hexadecimal digits per byte.
std::string hexFromBytes(std::span<const std::byte> bytes);
std::vector<std::byte> bytesFromHex(const std::string& text, const std::string& field);

/// [x, y, z]
nlohmann::json jsonFromDim3(const Dim3& size);
Dim3 dim3FromJson(const nlohmann::json& array, const std::string& field);

nlohmann::json toJson(const DisplayScale& scale);
DisplayScale displayFromJson(const nlohmann::json& object);
nlohmann::json toJson(const TileGeometry& tile);
TileGeometry geometryFromJson(const nlohmann::json& object);

/// A boolean, a number or a text.
nlohmann::json valueToJson(const ParameterValue& value);
ParameterValue valueFromJson(const nlohmann::json& value, const std::string& name);

template <typename T>
nlohmann::json jsonOrNull(const std::optional<T>& value)
{
    return value ? nlohmann::json(*value) : nlohmann::json();
}

/// A list of messages: "notes" in English, "note_texts" for translation.
void notesToJson(const std::vector<Message>& notes, nlohmann::json& object);
std::vector<Message> notesFromJson(JsonReader& reader);

/// A list; `read(element, name)` reads each item, whose name is "field[3]".
template <typename T, typename Read>
std::vector<T> listFromJson(const nlohmann::json& array, const std::string& name, const Read& read)
{
    if (!array.is_array())
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be a list."), name);
    std::vector<T> list;
    list.reserve(array.size());
    for (std::size_t i = 0; i < array.size(); ++i)
        list.push_back(read(array[i], name + "[" + std::to_string(i) + "]"));
    return list;
}

/// The same of a required field.
template <typename T, typename Read>
std::vector<T> listFromJson(JsonReader& reader, const std::string& field, const Read& read)
{
    return listFromJson<T>(reader.at(field), reader.nameOf(field), read);
}

} // namespace tilescope
