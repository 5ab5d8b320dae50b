#include "app/text_table.h"

#include <algorithm>

namespace tilescope
{

/// Characters as a terminal shows them: UTF-8 continuation bytes take no place.
static std::size_t shownLength(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string alignedTable(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], shownLength(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += row[i];
            if (i + 1 < row.size())
                text += std::string(widths[i] - shownLength(row[i]) + 2, ' ');
        }
        text += '\n';
    }
    return text;
}

} // namespace tilescope
