#pragma once

#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace tilescope
{

/// Reads one JSON object field by field, and rejects missing, ill-typed or unknown fields by their full names.
class JsonReader
{
public:
    /// `path` names the object in messages: "" for the root, "time" for a field of it.
    JsonReader(const nlohmann::json& object, std::string path) : m_object(object), m_path(std::move(path))
    {
        if (!m_object.is_object())
            m_path.empty() ? throw SettingError(m_path, gpu::phrase("The document must be an object."))
                           : refuse(gpu::phrase("The field \"%1\" must be an object."), m_path);
    }

    std::string nameOf(const std::string& field) const { return m_path.empty() ? field : m_path + "." + field; }

    /// The field as T; throws if it is missing, null or of another type.
    template <typename T>
    T get(const std::string& field)
    {
        return convert<T>(at(field), nameOf(field));
    }

    /// Nothing if the field is missing or null.
    template <typename T>
    std::optional<T> findOptional(const std::string& field)
    {
        const nlohmann::json* value = find(field);
        if (!value || value->is_null())
            return std::nullopt;
        return convert<T>(*value, nameOf(field));
    }

    template <typename T>
    T getOr(const std::string& field, T fallback)
    {
        return findOptional<T>(field).value_or(std::move(fallback));
    }

    /// The field as it is; throws if it is missing.
    const nlohmann::json& at(const std::string& field)
    {
        const nlohmann::json* value = find(field);
        if (!value)
            refuse(gpu::phrase("The field \"%1\" is missing."), nameOf(field));
        return *value;
    }

    /// Null if the field is missing; marks it as known.
    const nlohmann::json* find(const std::string& field)
    {
        m_known.insert(field);
        const auto it = m_object.find(field);
        return it == m_object.end() ? nullptr : &*it;
    }

    /// To be called last: rejects fields that were not read.
    void finish() const
    {
        for (const auto& [name, value] : m_object.items())
            if (!m_known.count(name))
                refuse(gpu::phrase("The field \"%1\" is unknown."), nameOf(name));
    }

    template <typename T>
    static T convert(const nlohmann::json& value, const std::string& name);

    /// Throws SettingError; in the phrase, %1 is the field's name.
    [[noreturn]] static void refuse(Phrase sentence, const std::string& field)
    {
        throw SettingError(field, say(sentence, field));
    }

private:
    const nlohmann::json& m_object;
    std::string m_path;
    std::set<std::string> m_known;
};

/// Parses a document of at most `deepest` levels: a deeper one could exhaust the stack where it is copied. Throws
/// SettingError or nlohmann::json::exception.
inline nlohmann::json parsedShallow(const std::string& text, int deepest)
{
    return nlohmann::json::parse(text, [deepest](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
        if (depth > deepest)
            throw SettingError("", say(gpu::phrase("The document is nested more than %1 levels deep."), deepest));
        return true;
    });
}

template <typename T>
T JsonReader::convert(const nlohmann::json& value, const std::string& name)
{
    if constexpr (std::is_same_v<T, nlohmann::json>) {
        return value;
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!value.is_boolean())
            refuse(gpu::phrase("The field \"%1\" must be true or false."), name);
        return value.get<bool>();
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (!value.is_string())
            refuse(gpu::phrase("The field \"%1\" must be a string."), name);
        return value.get<std::string>();
    } else if constexpr (std::is_floating_point_v<T>) {
        if (!value.is_number())
            refuse(gpu::phrase("The field \"%1\" must be a number."), name);
        return value.get<T>();
    } else {
        static_assert(std::is_integral_v<T>);
        if (!value.is_number_integer())
            refuse(gpu::phrase("The field \"%1\" must be a whole number."), name);
        const bool negative = !value.is_number_unsigned() && value.get<std::int64_t>() < 0;
        const bool fits = negative
                              ? std::is_signed_v<T> && value.get<std::int64_t>() >=
                                                           static_cast<std::int64_t>(std::numeric_limits<T>::min())
                              : value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<T>::max());
        if (!fits)
            refuse(gpu::phrase("The field \"%1\" is out of range."), name);
        return value.get<T>();
    }
}

} // namespace tilescope
