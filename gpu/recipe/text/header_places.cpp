#include "gpu/recipe/text/header_places.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <variant>

namespace tilescope
{

namespace
{

class Placing
{
public:
    Placing(const std::string& text, const std::string& file) : m_text(text), m_file(file) {}

    void place(Message& message) const
    {
        for (std::size_t i = 0; i < message.arguments.size(); ++i) {
            auto& value = message.arguments[i].value;
            if (auto* const phrases = std::get_if<MessagePhrases>(&value))
                for (Message& one : phrases->all)
                    place(one);
            auto* const line = std::get_if<std::string>(&value);
            if (line && isLine(message.key, i + 1) && isNumber(*line))
                if (const TextPlace place = placeIn(m_text, m_file, std::atoi(line->c_str())); place.file != m_file)
                    *line = place.file + ":" + std::to_string(place.line);
        }
    }

private:
    /// Whether the words before an argument say that it is a line.
    static bool isLine(const std::string& key, std::size_t argument)
    {
        const std::size_t at = key.find("%" + std::to_string(argument));
        return at != std::string::npos && at >= 5 && key.compare(at - 4, 4, "ine ") == 0;
    }

    static bool isNumber(const std::string& text)
    {
        constexpr std::size_t most = 8; // digits
        return !text.empty() && text.size() <= most &&
               std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
    }

    const std::string& m_text;
    const std::string& m_file;
};

} // namespace

Finding placedInHeader(Finding finding, const std::string& text, const std::string& file)
{
    if (finding.source != file || headersIn(text).empty())
        return finding;
    const Placing placing(text, file);
    placing.place(finding.message);
    placing.place(finding.cure);
    const TextPlace place = placeIn(text, file, finding.line), other = placeIn(text, file, finding.otherLine);
    finding.source = place.file;
    finding.line = place.line;
    finding.otherLine = other.file == place.file ? other.line : 0; // else its sentence says it
    return finding;
}

} // namespace tilescope
