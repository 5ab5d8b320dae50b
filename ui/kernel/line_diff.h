#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Lines of the old text that others of the new one stand in place of. Lines count from 1; of a count of 0 the first
/// line is the one before which something was added or taken away.
struct LineChange {
    int oldFirst = 1, oldCount = 0;
    int newFirst = 1, newCount = 0;
    bool operator==(const LineChange&) const = default;
};

/// Without their line ends; what follows the last one is a line too, as editors count.
std::vector<std::string_view> linesOf(std::string_view text);

/// The fewest lines that differ (E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986), from the top
/// down. Texts that differ in more than a thousand lines are told apart by their common beginning and end alone.
std::vector<LineChange> changesBetween(std::string_view oldText, std::string_view newText);

/// Where the lines of an old text stand in a new one.
class LineMap
{
public:
    LineMap() = default; ///< every line where it was
    LineMap(std::string_view oldText, std::string_view newText) : m_changes(changesBetween(oldText, newText)) {}

    int newLine(int oldLine) const; ///< 0 for a line that is not there any more; 0 stays 0
    bool isIdentity() const { return m_changes.empty(); }

private:
    std::vector<LineChange> m_changes;
};

} // namespace tilescope
