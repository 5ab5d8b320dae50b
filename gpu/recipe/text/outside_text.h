#pragma once

#include <string>
#include <string_view>

namespace tilescope
{

// What comes from a file, from another machine or out of a kernel's printf, where it leaves the program.

/// The text for a terminal: "�" in place of each byte that is no UTF-8 and of each character that would command the
/// terminal or reorder the line (C0 but for line breaks and tabs, DEL, C1, marks of the direction of writing).
std::string shownText(std::string_view text);

/// A cell of CSV (RFC 4180). A text that a spreadsheet would compute (=…, +…, -…, @…) begins with an apostrophe; a
/// number stays as it is.
std::string csvCell(std::string_view text, char separator = ',');

} // namespace tilescope
