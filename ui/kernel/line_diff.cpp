#include "ui/kernel/line_diff.h"

#include <algorithm>
#include <cstddef>

namespace tilescope
{

namespace
{

using Lines = std::vector<std::string_view>;

constexpr int mostEdits = 1000; // lines; the search takes memory quadratic in the number of edits

/// The furthest point reached on each diagonal of the edit graph, for each number of edits up to the one that reached
/// the end. Diagonal k = x - y, after x lines of the old text and y of the new one; k = -d, -d + 2 … d after d edits.
class EditGraph
{
public:
    EditGraph(const Lines& from, const Lines& to) : m_from(from), m_to(to) {}

    bool search()
    {
        for (int edits = 0; edits <= mostEdits; ++edits) {
            m_reached.emplace_back(static_cast<std::size_t>(edits) + 1);
            for (int k = -edits; k <= edits; k += 2) {
                int x = begin(edits, k);
                while (x < size(m_from) && x - k < size(m_to) && line(m_from, x) == line(m_to, x - k))
                    ++x;
                at(edits, k) = x;
                if (x >= size(m_from) && x - k >= size(m_to))
                    return true;
            }
        }
        return false;
    }

    /// Marks the lines that the shortest path removes and adds.
    void trace(std::vector<bool>& removed, std::vector<bool>& added)
    {
        int x = size(m_from), y = size(m_to);
        for (int edits = static_cast<int>(m_reached.size()) - 1; edits > 0; --edits) {
            const int k = x - y;
            const bool isAdded = comesFromAbove(edits, k);
            const int before = isAdded ? k + 1 : k - 1;
            x = at(edits - 1, before);
            y = x - before;
            if (isAdded)
                added[static_cast<std::size_t>(y)] = true;
            else
                removed[static_cast<std::size_t>(x)] = true;
        }
    }

private:
    static int size(const Lines& lines) { return static_cast<int>(lines.size()); }
    static std::string_view line(const Lines& lines, int index) { return lines[static_cast<std::size_t>(index)]; }
    int& at(int edits, int k)
    {
        return m_reached[static_cast<std::size_t>(edits)][static_cast<std::size_t>((k + edits) / 2)];
    }
    bool comesFromAbove(int edits, int k)
    {
        return k == -edits || (k != edits && at(edits - 1, k - 1) < at(edits - 1, k + 1));
    }
    int begin(int edits, int k)
    {
        if (edits == 0)
            return 0;
        const int x = comesFromAbove(edits, k) ? at(edits - 1, k + 1) : at(edits - 1, k - 1) + 1;
        return std::min(x, size(m_from) + 1); // nothing is gained beyond the edge
    }

    const Lines &m_from, &m_to;
    std::vector<std::vector<int>> m_reached;
};

/// Joins adjacent lines into one change.
std::vector<LineChange> gathered(const std::vector<bool>& removed, const std::vector<bool>& added, int offset)
{
    std::vector<LineChange> changes;
    std::size_t x = 0, y = 0;
    while (x < removed.size() || y < added.size()) {
        const std::size_t x0 = x, y0 = y;
        while (x < removed.size() && removed[x])
            ++x;
        while (y < added.size() && added[y])
            ++y;
        if (x > x0 || y > y0)
            changes.push_back({static_cast<int>(x0) + offset + 1, static_cast<int>(x - x0),
                               static_cast<int>(y0) + offset + 1, static_cast<int>(y - y0)});
        else
            ++x, ++y;
    }
    return changes;
}

} // namespace

std::vector<std::string_view> linesOf(std::string_view text)
{
    Lines lines;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find('\n', begin);
        lines.push_back(text.substr(begin, end == std::string_view::npos ? end : end - begin));
        if (end == std::string_view::npos)
            return lines;
        begin = end + 1;
    }
}

std::vector<LineChange> changesBetween(std::string_view oldText, std::string_view newText)
{
    if (oldText == newText)
        return {};
    Lines from = linesOf(oldText), to = linesOf(newText);
    const auto [differs, differsToo] = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
    const auto same = static_cast<int>(differs - from.begin());
    from.erase(from.begin(), differs);
    to.erase(to.begin(), differsToo);
    while (!from.empty() && !to.empty() && from.back() == to.back()) {
        from.pop_back();
        to.pop_back();
    }
    std::vector<bool> removed(from.size()), added(to.size());
    EditGraph graph(from, to);
    if (graph.search()) {
        graph.trace(removed, added);
    } else {
        removed.assign(from.size(), true);
        added.assign(to.size(), true);
    }
    return gathered(removed, added, same);
}

int LineMap::newLine(int oldLine) const
{
    int shift = 0;
    for (const LineChange& change : m_changes) {
        if (oldLine < change.oldFirst)
            break;
        if (oldLine < change.oldFirst + change.oldCount)
            return 0;
        shift += change.newCount - change.oldCount;
    }
    return oldLine < 1 ? 0 : oldLine + shift;
}

} // namespace tilescope
