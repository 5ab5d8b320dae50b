#include "app/tables/tables.h"

#include <algorithm>

namespace tilescope
{

/// The number of characters on a terminal: UTF-8 continuation bytes have no width.
static std::size_t shownLength(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

static std::vector<std::size_t> widthsOf(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], shownLength(row[i]));
    }
    return widths;
}

std::string alignedTable(const std::vector<std::vector<std::string>>& rows)
{
    const std::vector<std::size_t> widths = widthsOf(rows);
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            for (const char letter : row[i]) // a cell is one line
                text += letter == '\n' || letter == '\r' || letter == '\t' ? ' ' : letter;
            if (i + 1 < row.size())
                text += std::string(widths[i] - shownLength(row[i]) + 2, ' ');
        }
        text += '\n';
    }
    return text;
}

std::string foldedTable(const std::vector<std::vector<std::string>>& rows, std::size_t keys, std::size_t widest)
{
    constexpr std::size_t gap = 2;
    const std::vector<std::size_t> widths = widthsOf(rows);
    keys = std::min(keys, widths.size());
    std::size_t keyWidth = 0;
    for (std::size_t column = 0; column < keys; ++column)
        keyWidth += widths[column] + gap;

    std::string text;
    std::size_t next = keys;
    do {
        const std::size_t first = next;
        for (std::size_t width = keyWidth; next < widths.size(); ++next) {
            width += widths[next] + (next == first ? 0 : gap);
            if (width > widest && next > first)
                break;
        }
        std::vector<std::vector<std::string>> part;
        for (auto row : rows) {
            row.resize(widths.size());
            auto& kept = part.emplace_back(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(keys));
            kept.insert(kept.end(), row.begin() + static_cast<std::ptrdiff_t>(first),
                        row.begin() + static_cast<std::ptrdiff_t>(next));
        }
        text += (text.empty() ? "" : "\n") + alignedTable(part);
    } while (next < widths.size());
    return text;
}

std::string wrapped(const std::string& text, std::size_t indent)
{
    constexpr std::size_t widest = 118; // bytes, so at most as many characters
    const std::string margin(indent, ' ');
    std::string lines;
    std::size_t begin = 0;
    while (text.size() - begin > widest - indent) {
        const std::size_t space = text.rfind(' ', begin + widest - indent);
        if (space == std::string::npos || space <= begin)
            break;
        lines += margin + text.substr(begin, space - begin) + "\n";
        begin = space + 1;
    }
    return lines + margin + text.substr(begin) + "\n";
}

} // namespace tilescope
