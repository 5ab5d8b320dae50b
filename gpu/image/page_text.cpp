#include "gpu/image/page_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::string_view Characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,;:-'";
constexpr float BodyUnit = 0.0020f;
constexpr float IndexStep = 0.01f;

constexpr std::array<std::string_view, 4> Paragraphs{
    "A picture is read one tile at a time. Each block of threads fetches its own piece, and around it a narrow border "
    "that belongs to its neighbours, so that a filter may look past the edge without asking again. What was far away "
    "is near now; what was read nine times is read once.",
    "Light never falls evenly on paper. It pools beneath the lamp, thins towards the margin and gives way to the "
    "shadow "
    "of the hand that holds the page. The eye forgives all this and sees black letters on white. A threshold that is "
    "the same everywhere does not: it must ask, at every point, how bright the paper is just here.",
    "So the mean of a window is taken, and a letter is whatever is darker than its surroundings by a small amount. A "
    "narrow window follows every fold; a wide one costs more sums. Between them lies a good choice, and it is found by "
    "trying.",
    "Thirty-two threads walk in step. When they ask for neighbours that lie side by side, one journey brings them all; "
    "when they scatter, each waits for its own. Nothing in the arithmetic says so, and yet it is most of the time "
    "that the clock counts."};

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

} // namespace

PageText::PageText(float columnWidth, float columnHeight)
    : m_columnWidth(columnWidth), m_font(0.95f, 0.42f, true, Characters)
{
    m_lines.resize(static_cast<std::size_t>(columnHeight / LinePitch) + 2);
    fillParagraphs(2);
    addHeading(0, "Of Tiles and Borders", 0.0032f);
    for (Line& line : m_lines)
        index(line);
}

void PageText::addHeading(std::size_t slot, const char* text, float unit)
{
    float x = 0;
    m_lines[slot] = {unit, {}, {}};
    for (const char character : std::string_view(text)) {
        m_lines[slot].letters.push_back({x, character});
        x += m_font.advance(character) * unit;
    }
}

void PageText::fillParagraphs(std::size_t firstSlot)
{
    const float space = m_font.advance(' ') * BodyUnit;
    std::size_t slot = firstSlot;
    for (std::size_t paragraph = 0; slot < m_lines.size(); ++paragraph) {
        const auto words = wordsOf(Paragraphs[paragraph % Paragraphs.size()]);
        float indent = paragraph == 0 ? 0 : 0.05f;
        for (std::size_t word = 0; word < words.size() && slot < m_lines.size(); ++slot, indent = 0) {
            // As many words as fit, at least one; the remaining space is distributed between them, except at the end.
            float used = indent;
            std::size_t end = word;
            do
                used += m_font.textWidth(words[end++]) * BodyUnit + space;
            while (end < words.size() && used + m_font.textWidth(words[end]) * BodyUnit <= m_columnWidth);
            const float left = std::max(0.0f, m_columnWidth - (used - space));
            const bool last = end == words.size();
            const float gap = space + (last || end - word < 2 ? 0 : left / static_cast<float>(end - word - 1));
            Line& line = m_lines[slot];
            line.unit = BodyUnit;
            for (float x = indent; word < end; ++word, x += gap)
                for (const char character : words[word]) {
                    line.letters.push_back({x, character});
                    x += m_font.advance(character) * BodyUnit;
                }
        }
    }
}

void PageText::index(Line& line) const
{
    std::uint32_t letter = 0;
    for (float x = 0; x < m_columnWidth + IndexStep && !line.letters.empty(); x += IndexStep) {
        while (letter + 1 < line.letters.size() && line.letters[letter + 1].x <= x)
            ++letter;
        line.first.push_back(letter);
    }
}

float PageText::distance(float x, float y) const
{
    constexpr float Nowhere = 1;
    if (x < 0 || y < 0)
        return Nowhere;
    const auto slot = static_cast<std::size_t>(y / LinePitch);
    if (slot >= m_lines.size() || m_lines[slot].letters.empty())
        return Nowhere;
    const Line& line = m_lines[slot];
    const auto step = static_cast<std::size_t>(x / IndexStep);
    if (step >= line.first.size())
        return Nowhere;
    std::uint32_t at = line.first[step];
    while (at + 1 < line.letters.size() && line.letters[at + 1].x <= x)
        ++at;
    const float baseline = (static_cast<float>(slot) + 0.7f) * LinePitch;
    return m_font.distance(line.letters[at].character, (x - line.letters[at].x) / line.unit,
                           (baseline - y) / line.unit) *
           line.unit;
}

} // namespace tilescope
