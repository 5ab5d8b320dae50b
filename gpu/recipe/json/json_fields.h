#pragma once

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/shared_bytes.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

// The fields of a type in JSON, listed once for writing and reading:
//
//   template <class Fields>
//   static void fieldsOf(Fields& fields, Visited<Fields, Occupancy>& occupancy)
//   {
//       fields.field("fraction", occupancy.fraction);
//       …
//
// FieldWriter and FieldReader are the two visitors. A type's list stands before those that have a field of the type.

namespace tilescope
{

class FieldWriter;
class FieldReader;

/// What a list of fields refers to: T where it is read, else const T.
template <class Fields, class T>
using Visited = std::conditional_t<Fields::reads, T, const T>;

template <class T>
concept HasFields = requires(FieldWriter& fields, const T& value)
{
    fieldsOf(fields, value);
};

template <class T>
struct IsOptional : std::false_type {
};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {
};
template <class T>
struct IsVector : std::false_type {
};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {
};

template <class T>
nlohmann::json writtenField(const T& value);
template <class T>
void readField(const nlohmann::json& object, const std::string& name, T& value);

class FieldWriter
{
public:
    static constexpr bool reads = false;

    /// A required field; an optional member is null if it is empty, and may be missing.
    template <class T>
    void field(const char* name, const T& value)
    {
        m_object[name] = writtenField(value);
    }

    /// One that older documents do not have: the member then keeps its value.
    template <class T>
    void later(const char* name, const T& value)
    {
        field(name, value);
    }

    /// The same, null where the member is 0 or empty.
    template <class T>
    void orNull(const char* name, const T& value)
    {
        laterIf(!(value == T()), name, value);
    }
    template <class T>
    void laterIf(bool isKnown, const char* name, const T& value)
    {
        m_object[name] = isKnown ? writtenField(value) : nlohmann::json();
    }

    /// A value that is written and read in a way of its own: write(value), read(json, name).
    template <class T, class Write, class Read>
    void with(const char* name, const T& value, const Write& write, const Read&)
    {
        m_object[name] = write(value);
    }
    template <class T, class Write, class Read>
    void with(const char* name, const std::optional<T>& value, const Write& write, const Read&)
    {
        m_object[name] = value ? nlohmann::json(write(*value)) : nlohmann::json();
    }

    /// What follows from the other fields, for readers other than this program.
    template <class Make>
    void derived(const char* name, const Make& make)
    {
        m_object[name] = make();
    }

    /// A message in English in one field and for translation in another.
    void message(const char* english, const char* text, const Message& message)
    {
        m_object[english] = tilescope::english(message);
        m_object[text] = toJson(message);
    }
    void messageOrNull(const char* english, const char* text, const Message& said)
    {
        message(english, text, said);
        if (said.empty())
            m_object[english] = nullptr;
    }
    void notes(const std::vector<Message>& notes) { notesToJson(notes, m_object); }

    /// An object in the object.
    template <class Visit>
    void group(const char* name, const Visit& visit)
    {
        FieldWriter inner;
        visit(inner);
        m_object[name] = inner.take();
    }
    /// The same, null unless isKnown.
    template <class Visit>
    void groupIf(bool isKnown, const char* name, const Visit& visit)
    {
        isKnown ? group(name, visit) : static_cast<void>(m_object[name] = nullptr);
    }

    nlohmann::json take() { return std::move(m_object); }

private:
    nlohmann::json m_object = nlohmann::json::object();
};

/// Reads the same fields, and rejects missing, ill-typed or unknown ones by their full names.
class FieldReader : public JsonReader
{
public:
    static constexpr bool reads = true;
    using JsonReader::JsonReader;

    template <class T>
    void field(const char* name, T& value)
    {
        if constexpr (IsOptional<T>::value)
            later(name, value);
        else
            readField(at(name), nameOf(name), value);
    }
    template <class T>
    void later(const char* name, T& value)
    {
        if (const nlohmann::json* found = find(name); found && !found->is_null())
            readField(*found, nameOf(name), value);
    }
    template <class T>
    void orNull(const char* name, T& value)
    {
        later(name, value);
    }
    template <class T>
    void laterIf(bool, const char* name, T& value)
    {
        later(name, value);
    }

    template <class T, class Write, class Read>
    void with(const char* name, T& value, const Write&, const Read& read)
    {
        value = read(at(name), nameOf(name));
    }
    template <class T, class Write, class Read>
    void with(const char* name, std::optional<T>& value, const Write&, const Read& read)
    {
        if (const nlohmann::json* found = find(name); found && !found->is_null())
            value = read(*found, nameOf(name));
    }

    template <class Make>
    void derived(const char* name, const Make&)
    {
        find(name);
    }

    void message(const char* english, const char* text, Message& message)
    {
        message = messageFromJson(find(text), get<std::string>(english));
    }
    void messageOrNull(const char* english, const char* text, Message& message)
    {
        message = messageFromJson(find(text), getOr<std::string>(english, ""));
    }
    void notes(std::vector<Message>& notes) { notes = notesFromJson(*this); }

    template <class Visit>
    void group(const char* name, const Visit& visit)
    {
        FieldReader inner(at(name), nameOf(name));
        visit(inner);
        inner.finish();
    }
    template <class Visit>
    void groupIf(bool, const char* name, const Visit& visit)
    {
        if (const nlohmann::json* found = find(name); found && !found->is_null())
            group(name, visit);
    }
};

template <class T>
nlohmann::json written(const T& value)
{
    FieldWriter fields;
    fieldsOf(fields, value);
    return fields.take();
}

/// Throws SettingError with the full name of a field; `name` is the object's own, empty for a whole document.
template <class T>
T readWhole(const nlohmann::json& object, const std::string& name)
{
    FieldReader fields(object, name);
    T value;
    fieldsOf(fields, value);
    fields.finish();
    return value;
}

template <class T>
nlohmann::json writtenField(const T& value)
{
    if constexpr (IsOptional<T>::value)
        return value ? writtenField(*value) : nlohmann::json();
    else if constexpr (std::is_enum_v<T>)
        return tilescope::nameOf(value);
    else if constexpr (std::is_same_v<T, std::vector<std::byte>> || std::is_same_v<T, SharedBytes>)
        return hexFromBytes(value);
    else if constexpr (std::is_same_v<T, Dim3>)
        return jsonFromDim3(value);
    else if constexpr (std::is_same_v<T, BlockSize>)
        return toText(value);
    else if constexpr (IsVector<T>::value) {
        nlohmann::json list = nlohmann::json::array();
        for (const auto& item : value)
            list.push_back(writtenField(item));
        return list;
    } else if constexpr (HasFields<T>)
        return written(value);
    else
        return value;
}

template <class T>
void readField(const nlohmann::json& object, const std::string& name, T& value)
{
    if constexpr (IsOptional<T>::value)
        readField(object, name, value.emplace());
    else if constexpr (std::is_enum_v<T>)
        value = fromName<T>(JsonReader::convert<std::string>(object, name), name);
    else if constexpr (std::is_same_v<T, std::vector<std::byte>> || std::is_same_v<T, SharedBytes>)
        value = bytesFromHex(JsonReader::convert<std::string>(object, name), name);
    else if constexpr (std::is_same_v<T, Dim3>)
        value = dim3FromJson(object, name);
    else if constexpr (std::is_same_v<T, BlockSize>)
        value = parseBlockSize(JsonReader::convert<std::string>(object, name));
    else if constexpr (IsVector<T>::value)
        value =
            listFromJson<typename T::value_type>(object, name, [](const nlohmann::json& item, const std::string& its) {
                typename T::value_type one{};
                readField(item, its, one);
                return one;
            });
    else if constexpr (HasFields<T>)
        value = readWhole<T>(object, name);
    else
        value = JsonReader::convert<T>(object, name);
}

} // namespace tilescope
