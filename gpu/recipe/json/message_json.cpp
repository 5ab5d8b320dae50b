#include "gpu/recipe/message.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace tilescope
{

using nlohmann::json;

namespace
{

// More than any message of ours has.
constexpr int mostDecimals = 6, mostDepth = 6;
constexpr std::size_t mostArguments = 9, mostPhrases = 64, longestText = 64 * 1024;

json argumentToJson(const MessageArgument& argument)
{
    struct Writer {
        json operator()(std::int64_t count) const { return count; }
        json operator()(const Decimal& number) const
        {
            return {{"value", number.value}, {"decimals", number.decimals}};
        }
        json operator()(const Percent& share) const
        {
            return {{"fraction", share.fraction}, {"decimals", share.decimals}};
        }
        json operator()(const std::string& text) const { return text; }
        json operator()(const MessagePhrases& phrases) const
        {
            json list = json::array();
            for (const Message& phrase : phrases.all)
                list.push_back(toJson(phrase));
            return list;
        }
    };
    return std::visit(Writer(), argument.value);
}

/// Reads what a file holds, whoever wrote it. Each function gives nothing for what is no message.
class Reader
{
public:
    std::optional<Message> message(const json& object, int depth = 0)
    {
        if (!object.is_object() || depth > mostDepth || ++m_phrases > mostPhrases)
            return std::nullopt;
        const auto key = object.find("key"), arguments = object.find("args"), n = object.find("n");
        if (key == object.end() || !key->is_string() || arguments == object.end() || !arguments->is_array() ||
            arguments->size() > mostArguments)
            return std::nullopt;
        Message read(key->get<std::string>());
        if (read.key.empty() || !fits(read.key))
            return std::nullopt;
        for (const json& argument : *arguments) {
            std::optional<MessageArgument> one = this->argument(argument, depth);
            if (!one)
                return std::nullopt;
            read.arguments.push_back(*std::move(one));
        }
        if (n != object.end() && !n->is_null()) {
            if (!isCount(*n))
                return std::nullopt;
            read.n = n->get<std::int64_t>();
        }
        return read;
    }

private:
    bool fits(const std::string& text) { return (m_bytes += text.size()) <= longestText; }

    static bool isCount(const json& value)
    {
        return value.is_number_integer() && (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX);
    }

    std::optional<MessageArgument> argument(const json& value, int depth)
    {
        if (isCount(value))
            return MessageArgument(value.get<std::int64_t>());
        if (value.is_string()) {
            auto text = value.get<std::string>();
            return fits(text) ? std::optional(MessageArgument(std::move(text))) : std::nullopt;
        }
        if (value.is_object())
            return number(value);
        if (!value.is_array())
            return std::nullopt;
        std::vector<Message> phrases;
        for (const json& phrase : value) {
            std::optional<Message> one = message(phrase, depth + 1);
            if (!one)
                return std::nullopt;
            phrases.push_back(*std::move(one));
        }
        return MessageArgument(std::move(phrases));
    }

    static std::optional<MessageArgument> number(const json& object)
    {
        const auto value = object.find("value"), fraction = object.find("fraction"), places = object.find("decimals");
        const bool isShare = fraction != object.end();
        const auto held = isShare ? fraction : value;
        if (held == object.end() || !held->is_number() || places == object.end() || !isCount(*places))
            return std::nullopt;
        const auto decimals = places->get<std::int64_t>();
        if (decimals < 0 || decimals > mostDecimals)
            return std::nullopt;
        if (isShare)
            return MessageArgument(Percent{held->get<double>(), static_cast<int>(decimals)});
        return MessageArgument(Decimal{held->get<double>(), static_cast<int>(decimals)});
    }

    std::size_t m_phrases = 0, m_bytes = 0;
};

} // namespace

json toJson(const Message& message)
{
    if (message.empty())
        return {};
    json arguments = json::array();
    for (const MessageArgument& argument : message.arguments)
        arguments.push_back(argumentToJson(argument));
    return {{"key", message.key}, {"args", arguments}, {"n", message.n ? json(*message.n) : json()}};
}

Message messageFromJson(const json* text, const std::string& english)
{
    if (!text)
        return Message(english);
    std::optional<Message> read = Reader().message(*text);
    return read && tilescope::english(*read) == english ? *std::move(read) : Message(english);
}

} // namespace tilescope
