#include "gpu/recipe/json/json_values.h"

#include "gpu/recipe/message.h"

namespace tilescope
{

std::string hexFromBytes(std::span<const std::byte> bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::byte byte : bytes) {
        text += digits[std::to_integer<unsigned>(byte) >> 4];
        text += digits[std::to_integer<unsigned>(byte) & 15];
    }
    return text;
}

std::vector<std::byte> bytesFromHex(const std::string& text, const std::string& field)
{
    const auto digit = [&](char c) -> unsigned {
        if (c >= '0' && c <= '9')
            return static_cast<unsigned>(c - '0');
        if (c >= 'a' && c <= 'f')
            return static_cast<unsigned>(c - 'a' + 10);
        JsonReader::refuse(gpu::phrase("The field \"%1\" must contain hexadecimal digits, two per byte."), field);
    };
    if (text.size() % 2)
        JsonReader::refuse(gpu::phrase("The field \"%1\" must contain hexadecimal digits, two per byte."), field);
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(digit(text[i]) << 4 | digit(text[i + 1])));
    return bytes;
}

nlohmann::json jsonFromDim3(const Dim3& size) { return nlohmann::json::array({size.x, size.y, size.z}); }

Dim3 dim3FromJson(const nlohmann::json& array, const std::string& field)
{
    if (!array.is_array() || array.size() != 3)
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be a list of three whole numbers."), field);
    return {JsonReader::convert<unsigned>(array[0], field), JsonReader::convert<unsigned>(array[1], field),
            JsonReader::convert<unsigned>(array[2], field)};
}

void notesToJson(const std::vector<Message>& notes, nlohmann::json& object)
{
    nlohmann::json texts = nlohmann::json::array();
    for (const Message& note : notes)
        texts.push_back(toJson(note));
    object["notes"] = english(notes);
    object["note_texts"] = std::move(texts);
}

std::vector<Message> notesFromJson(JsonReader& reader)
{
    const auto sentences = listFromJson<std::string>(reader, "notes", JsonReader::convert<std::string>);
    const nlohmann::json* texts = reader.find("note_texts");
    const bool hasTexts = texts && texts->is_array() && texts->size() == sentences.size();
    std::vector<Message> notes;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        notes.push_back(messageFromJson(hasTexts ? &(*texts)[i] : nullptr, sentences[i]));
    return notes;
}

} // namespace tilescope
