#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Lines of the old text and the lines of the new one that replace them. Lines count from 1; for a count of 0, the
/// first line is the one before which something was added or removed.
struct LineChange {
    int oldFirst = 1, oldCount = 0;
    int newFirst = 1, newCount = 0;
    bool operator==(const LineChange&) const = default;
};

/// Without their line ends; the text after the last line end is a line too, as in editors.
std::vector<std::string_view> linesOf(std::string_view text);

/// The smallest set of differing lines (E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986), in
/// ascending order. For texts that differ in more than a thousand lines only the common beginning and end are matched.
std::vector<LineChange> changesBetween(std::string_view oldText, std::string_view newText);

/// Maps the lines of an old text to those of a new one.
class LineMap
{
public:
    LineMap() = default; ///< identity: every line keeps its number
    LineMap(std::string_view oldText, std::string_view newText) : m_changes(changesBetween(oldText, newText)) {}

    int newLine(int oldLine) const; ///< 0 for a line that no longer exists; 0 stays 0

private:
    std::vector<LineChange> m_changes;
};

} // namespace tilescope
