#include "gpu/recipe/message.h"

#include <cmath>
#include <cstdio>

namespace tilescope
{
namespace
{

std::string grouped(std::int64_t number)
{
    std::string text = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first + 3;) {
        at -= 3;
        text.insert(at, ",");
    }
    return text;
}

/// Halves are rounded up, as in a table.
std::string withDecimals(double number, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    if (!std::isfinite(number * scale))
        return std::isnan(number) ? "?" : number < 0 ? "-∞" : "∞";
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", decimals, std::round(number * scale) / scale);
    std::string result = text;
    if (decimals > 0) {
        result.erase(result.find_last_not_of('0') + 1);
        if (result.back() == '.')
            result.pop_back();
    }
    return result == "-0" ? "0" : result;
}

struct InEnglish {
    std::string operator()(std::int64_t count) const { return grouped(count); }
    std::string operator()(const Decimal& number) const { return withDecimals(number.value, number.decimals); }
    std::string operator()(const Percent& share) const
    {
        return withDecimals(share.fraction * 100, share.decimals) + " %";
    }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const MessagePhrases& phrases) const
    {
        std::string text;
        for (const std::string& phrase : english(phrases.all))
            text += phrase;
        return text;
    }
};

} // namespace

MessageArgument::MessageArgument(const Decimal& number) : value(number) {}
MessageArgument::MessageArgument(const Percent& share) : value(share) {}
MessageArgument::MessageArgument(std::string text) : value(std::move(text)) {}
MessageArgument::MessageArgument(const char* text) : value(std::string(text)) {}
MessageArgument::MessageArgument(Phrase phrase) : value(MessagePhrases{{Message(phrase)}}) {}
MessageArgument::MessageArgument(Message phrase) : value(MessagePhrases{{std::move(phrase)}}) {}
MessageArgument::MessageArgument(std::vector<Message> phrases) : value(MessagePhrases{std::move(phrases)}) {}

bool operator==(const MessagePhrases& a, const MessagePhrases& b) { return a.all == b.all; }

bool operator==(const MessageArgument& a, const MessageArgument& b) { return a.value == b.value; }

bool operator==(const Message& a, const Message& b)
{
    return a.key == b.key && a.arguments == b.arguments && a.n == b.n;
}

Message verbatim(std::string text) { return {"%1", {std::move(text)}}; }

Message joined(Message first, Message second)
{
    if (first.empty() || second.empty())
        return first.empty() ? std::move(second) : std::move(first);
    return say(gpu::phrase("%1 %2"), std::move(first), std::move(second));
}

std::string english(const MessageArgument& argument) { return std::visit(InEnglish(), argument.value); }

std::string englishForm(const std::string& key, std::optional<std::int64_t> n)
{
    if (!n)
        return key;
    std::string form;
    for (std::size_t at = 0; at < key.size();) {
        const std::size_t open = key.find('[', at);
        const std::size_t bar = open == key.npos ? key.npos : key.find('|', open);
        const std::size_t close = bar == key.npos ? key.npos : key.find(']', bar);
        form += key.substr(at, close == key.npos ? key.npos : open - at);
        if (close == key.npos)
            break;
        form += *n == 1 ? key.substr(open + 1, bar - open - 1) : key.substr(bar + 1, close - bar - 1);
        at = close + 1;
    }
    return form;
}

std::string english(const Message& message)
{
    const std::string form = englishForm(message.key, message.n);
    std::string text;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char next = form[i] == '%' && i + 1 < form.size() ? form[i + 1] : '\0';
        const auto index = static_cast<std::size_t>(next - '1'); // huge for what is no digit
        if (next == 'n' && message.n)
            text += grouped(*message.n);
        else if (next >= '1' && next <= '9' && index < message.arguments.size())
            text += english(message.arguments[index]);
        else {
            text += form[i];
            continue;
        }
        ++i;
    }
    return text;
}

std::vector<std::string> english(const std::vector<Message>& messages)
{
    std::vector<std::string> sentences;
    for (const Message& message : messages)
        sentences.push_back(english(message));
    return sentences;
}

Message messageOf(const std::exception& error)
{
    const auto* said = dynamic_cast<const MessageError*>(&error);
    return said ? said->message : Message(error.what());
}

} // namespace tilescope
