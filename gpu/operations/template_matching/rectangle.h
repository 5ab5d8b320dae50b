#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tilescope::operations
{

/// A rectangle of the picture as the user writes it: "x,y,width,height". It may be empty or lie anywhere.
struct Rectangle {
    std::int64_t x = 0, y = 0, width = 0, height = 0;
};

std::string toText(const Rectangle& rectangle);

/// None if the text is not four whole numbers of 32 bits between commas.
std::optional<Rectangle> readRectangle(std::string_view text);

/// Without blanks at its ends.
std::string_view trimmed(std::string_view text);

} // namespace tilescope::operations
