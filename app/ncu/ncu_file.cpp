#include "app/ncu/ncu_file.h"

#include "app/arguments.h"
#include "gpu/files/regular_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t mostBytes = 64 << 20, mostCells = 1 << 16;
constexpr const char* howToMake =
    " Use a file that \"ncu --csv --page raw --log-file FILE PROGRAM\" or \"ncu --import REPORT --csv --page source "
    "--print-source cuda,sass >FILE\" writes.";

using Row = std::vector<std::string>;

[[noreturn]] void refuse(const std::string& name, const std::string& why)
{
    throw UsageError(name + " cannot be compared with: " + why + howToMake);
}

/// The rows of a CSV text one by one: cells between commas, in quotation marks that are doubled inside.
class Rows
{
public:
    Rows(const std::string& name, std::string_view text) : m_name(name), m_text(text) {}

    bool next(Row& row)
    {
        row.clear();
        if (m_at >= m_text.size())
            return false;
        for (bool isLast = false; !isLast;) {
            row.emplace_back();
            if (row.size() > mostCells)
                refuse(m_name, "line " + std::to_string(m_line) + " has more than 65,536 cells.");
            isLast = readCell(row.back());
        }
        ++m_line;
        return true;
    }

private:
    /// Whether it was the row's last.
    bool readCell(std::string& cell)
    {
        if (m_at < m_text.size() && m_text[m_at] == '"')
            readQuoted(cell);
        while (m_at < m_text.size() && m_text[m_at] != ',' && m_text[m_at] != '\n')
            cell += m_text[m_at++];
        if (!cell.empty() && cell.back() == '\r')
            cell.pop_back();
        const bool isLast = m_at >= m_text.size() || m_text[m_at] == '\n';
        ++m_at;
        return isLast;
    }

    void readQuoted(std::string& cell)
    {
        const std::size_t begin = m_line;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            m_line += m_text[m_at] == '\n' ? 1 : 0;
            if (m_text[m_at] != '"')
                cell += m_text[m_at];
            else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                cell += m_text[m_at++];
            else {
                ++m_at;
                return;
            }
        }
        refuse(m_name,
               "a quotation mark of line " + std::to_string(begin) + " is not closed. The file may be cut off.");
    }

    const std::string& m_name;
    std::string_view m_text;
    std::size_t m_at = 0, m_line = 1;
};

/// "1,048,576" is 1048576, to within 0.5; none for "n/a", "-" and the like.
std::optional<NcuValue> numberOf(std::string text)
{
    std::erase(text, ',');
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value < 0)
        return {};
    const std::size_t point = text.find('.');
    const auto digits = point == std::string::npos ? 0 : static_cast<double>(text.size() - point - 1);
    return NcuValue{value, 0.5 * std::pow(10.0, -digits)};
}

/// 1000 for "Ksector": ncu shortens large numbers unless it is told not to.
double scaleOf(const std::string& unit)
{
    const bool isScaled = unit.size() > 1 && unit[1] >= 'a' && unit[1] <= 'z';
    switch (isScaled ? unit[0] : ' ') {
    case 'K': return 1e3;
    case 'M': return 1e6;
    case 'G': return 1e9;
    default: return 1;
    }
}

/// "64,48,1" of "(64, 48, 1)" and of "64x48x1".
std::string sidesOf(const std::string& text)
{
    std::string sides;
    for (const char letter : text)
        if (letter >= '0' && letter <= '9')
            sides += letter;
        else if ((letter == ',' || letter == 'x') && !sides.empty())
            sides += ',';
    return sides;
}

std::optional<std::size_t> columnOf(const Row& titles, std::string_view title)
{
    const auto found = std::ranges::find(titles, title);
    return found == titles.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - titles.begin()));
}

std::string cellOf(const Row& row, std::optional<std::size_t> column)
{
    return column && *column < row.size() ? row[*column] : std::string();
}

/// The pages with a row for each launch (raw), or for each launch and metric (details).
class LaunchPage
{
public:
    explicit LaunchPage(const Row& titles)
        : m_titles(titles), m_id(columnOf(titles, "ID")), m_kernel(columnOf(titles, "Kernel Name")),
          m_grid(columnOf(titles, "Grid Size")), m_block(columnOf(titles, "Block Size")),
          m_metric(columnOf(titles, "Metric Name")), m_unit(columnOf(titles, "Metric Unit")),
          m_value(columnOf(titles, "Metric Value"))
    {
    }

    static bool isTitle(const Row& row)
    {
        return columnOf(row, "ID").has_value() && columnOf(row, "Kernel Name").has_value();
    }

    void add(const Row& row, NcuFile& file)
    {
        const std::string kernel = plainKernelName(cellOf(row, m_kernel));
        if (kernel.empty()) { // the row of units below the titles
            if (!m_hasLaunch)
                m_units = row;
            return;
        }
        const std::string id = cellOf(row, m_id);
        if (!m_metric || !m_hasLaunch || id != m_lastId || file.launches.back().kernel != kernel)
            file.launches.push_back({kernel, sidesOf(cellOf(row, m_grid)), sidesOf(cellOf(row, m_block)), {}});
        m_hasLaunch = true;
        m_lastId = id;
        if (m_metric)
            addValue(cellOf(row, m_metric), cellOf(row, m_value), cellOf(row, m_unit), file.launches.back());
        else
            for (std::size_t i = 0; i < row.size() && i < m_titles.size(); ++i)
                addValue(m_titles[i], row[i], cellOf(m_units, i), file.launches.back());
    }

private:
    static void addValue(const std::string& metric, const std::string& text, const std::string& unit, NcuLaunch& launch)
    {
        if (metric.find("__") == std::string::npos)
            return;
        if (const auto number = numberOf(text))
            launch.metrics[metric] = {number->value * scaleOf(unit), number->accuracy * scaleOf(unit)};
    }

    Row m_titles, m_units;
    std::optional<std::size_t> m_id, m_kernel, m_grid, m_block, m_metric, m_unit, m_value;
    std::string m_lastId;
    bool m_hasLaunch = false;
};

/// The source page: for each launch and file of the source its lines, each followed by its machine instructions.
class SourcePage
{
public:
    /// Whether the row belongs to the page, and was read.
    bool read(const Row& row, NcuFile& file)
    {
        if (row.size() == 2 && (row[0] == "Kernel Name" || row[0] == "Function Name")) {
            m_kernel = plainKernelName(row[1]);
            m_titles.clear();
        } else if (row.size() == 2 && (row[0] == "File Path" || row[0] == "File Name")) {
            m_path = row[1];
            m_titles.clear();
        } else if (row.size() > 2 && (row[0] == "Line No" || row[0] == "# Line" || row[0] == "#") &&
                   row[1] == "Source") {
            m_titles = row;
            m_launch = m_sections[{m_kernel, m_path}]++;
        } else if (row.size() > 2 && row[0] == "Address" && row[1] == "Source")
            refuse(file.name, "it lists machine code, without the lines of the kernel's text.");
        else if (!m_titles.empty() && !LaunchPage::isTitle(row))
            addLine(row, file);
        else
            return false;
        return true;
    }

    void leave() { m_titles.clear(); }

private:
    /// The rows without a line's number are of its machine instructions, which are counted in the line's row.
    void addLine(const Row& row, NcuFile& file) const
    {
        const auto line = numberOf(row.front());
        if (!line || line->value < 1 || line->value > 1e9)
            return;
        NcuLine added{
            m_kernel, m_path.substr(m_path.find_last_of("/\\") + 1), static_cast<int>(line->value), m_launch, {}};
        for (std::size_t i = 1; i < row.size() && i < m_titles.size(); ++i)
            if (const auto number = numberOf(row[i]))
                added.columns.emplace(m_titles[i], number->value); // a title may be there twice
        if (!added.columns.empty())
            file.lines.push_back(std::move(added));
    }

    Row m_titles;
    std::string m_kernel, m_path;
    std::size_t m_launch = 0;
    std::map<std::pair<std::string, std::string>, std::size_t> m_sections;
};

} // namespace

std::string plainKernelName(std::string name)
{
    constexpr std::string_view unnamed = "(anonymous namespace)::";
    for (std::size_t at = name.find(unnamed); at != std::string::npos; at = name.find(unnamed))
        name.erase(at, unnamed.size());
    const std::size_t end = name.find_first_of("<(");
    if (end != std::string::npos && end > 0)
        name.erase(end);
    while (!name.empty() && name.back() == ' ')
        name.pop_back();
    const std::size_t begin = name.find_last_of(" :");
    return begin == std::string::npos ? name : name.substr(begin + 1);
}

NcuFile ncuFileOf(const std::string& name, const std::string& text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // of UTF-8
    NcuFile file;
    file.name = name;
    std::optional<LaunchPage> page;
    SourcePage source;
    Row row;
    const std::string_view all = text;
    for (Rows rows(name, all.starts_with(mark) ? all.substr(mark.size()) : all); rows.next(row);) {
        if (LaunchPage::isTitle(row)) {
            page.emplace(row);
            source.leave();
        } else if (source.read(row, file))
            page.reset();
        else if (page && row.size() > 2)
            page->add(row, file);
    }
    if (file.launches.empty() && file.lines.empty())
        refuse(name, "it has no launches and no lines of Nsight Compute.");
    return file;
}

NcuFile readNcuFile(const std::string& name)
{
    if (name.ends_with(".ncu-rep"))
        return ncuFileOf(name, csvOfNcuReport(name));
    std::string text;
    try {
        text = readRegularFile(name, mostBytes + 1);
    } catch (const std::runtime_error& error) {
        throw UsageError(name + " cannot be read: " + error.what());
    }
    if (text.size() > mostBytes)
        refuse(name, "it is longer than 64 MB.");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        refuse(name, "it is a text in UTF-16, not in UTF-8.");
    if (text.find('\0') != std::string::npos)
        refuse(name, "it is not a text.");
    return ncuFileOf(name, text);
}

std::optional<NcuFile> givenNcuFile(const Arguments& arguments)
{
    return arguments.ncuFile.empty() ? std::nullopt : std::optional(readNcuFile(arguments.ncuFile));
}

} // namespace tilescope
