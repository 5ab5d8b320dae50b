#include "tests/gpu/hardware_counters/program/ncu_csv.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace tilescope
{

namespace
{

using Fields = std::vector<std::string>;

/// The rows of a CSV text; fields may be quoted and contain commas and line ends; a doubled quote is a quote.
class CsvReader
{
public:
    explicit CsvReader(const std::string& text) : m_text(text) {}

    bool atEnd() const { return m_at >= m_text.size(); }

    bool startsWith(const std::string& prefix) const { return m_text.compare(m_at, prefix.size(), prefix) == 0; }

    void skipLine()
    {
        m_at = std::min(m_text.find('\n', m_at), m_text.size() - 1) + 1;
        ++m_line;
    }

    Fields row()
    {
        Fields fields(1);
        bool quoted = false;
        for (; !atEnd(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '\n')
                ++m_line;
            if (quoted && c == '"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                fields.back() += m_text[++m_at];
            else if (c == '"')
                quoted = !quoted;
            else if (!quoted && c == ',')
                fields.emplace_back();
            else if (!quoted && c == '\n') {
                ++m_at;
                break;
            } else if (quoted || c != '\r')
                fields.back() += c;
        }
        return fields;
    }

    std::size_t line() const { return m_line; }

private:
    const std::string& m_text;
    std::size_t m_at = 0, m_line = 1;
};

std::size_t columnOf(const Fields& head, const std::string& name)
{
    const auto found = std::find(head.begin(), head.end(), name);
    if (found == head.end())
        throw std::runtime_error("Nsight Compute's table has no column \"" + name + "\".");
    return static_cast<std::size_t>(found - head.begin());
}

} // namespace

std::optional<std::uint64_t> parseCount(const std::string& text)
{
    std::string digits = text;
    std::erase(digits, ',');
    std::erase(digits, ' ');
    const std::size_t point = digits.find('.');
    if (point != std::string::npos && digits.find_first_not_of('0', point + 1) != std::string::npos)
        return std::nullopt;
    digits.resize(std::min(point, digits.size()));
    std::uint64_t value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || result.ec != std::errc() || result.ptr != digits.data() + digits.size())
        return std::nullopt;
    return value;
}

std::vector<NcuRow> parseNcuCsv(const std::string& text)
{
    CsvReader reader(text);
    while (!reader.atEnd() && !reader.startsWith("\"ID\""))
        reader.skipLine();
    if (reader.atEnd())
        throw std::runtime_error("There is no table of Nsight Compute in the text.");
    const Fields head = reader.row();
    const std::size_t id = columnOf(head, "ID"), kernel = columnOf(head, "Kernel Name");

    std::vector<NcuRow> rows;
    while (!reader.atEnd()) {
        if (reader.startsWith("==") || reader.startsWith("\n")) {
            reader.skipLine();
            continue;
        }
        const std::size_t line = reader.line();
        const Fields fields = reader.row();
        if (fields.size() != head.size())
            throw std::runtime_error("Line " + std::to_string(line) + " of Nsight Compute's table has " +
                                     std::to_string(fields.size()) + " fields and its head " +
                                     std::to_string(head.size()) + ".");
        if (fields[id].empty()) // the row of units
            continue;
        NcuRow row;
        row.kernel = fields[kernel].substr(0, fields[kernel].find('('));
        for (std::size_t i = 0; i < head.size(); ++i)
            row.metrics[head[i]] = parseCount(fields[i]);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace tilescope
