#include "gpu/recipe/text/own_header.h"

#include "gpu/recipe/text/kernel_code.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace tilescope
{

namespace
{

constexpr std::string_view mark = "//@ header";

std::size_t endOfLine(std::string_view text, std::size_t at) { return std::min(text.find('\n', at), text.size()); }

/// Where the next line begins that is a mark; npos: none is.
std::size_t nextMark(std::string_view text, std::size_t from)
{
    for (std::size_t at = text.find(mark, from); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        const std::size_t after = at + mark.size();
        if ((at == 0 || text[at - 1] == '\n') && (after == text.size() || text[after] == '\n' || text[after] == ' '))
            return at;
    }
    return std::string_view::npos;
}

int linesBefore(std::string_view text, std::size_t at)
{
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The directive that begins at `sign`, without the "#" and blanks: "include", "pragma once".
std::string_view directiveAt(std::string_view text, std::size_t sign)
{
    const std::size_t word = std::min(text.find_first_not_of(" \t", sign + 1), text.size());
    return text.substr(word, endOfLine(text, word) - std::min(endOfLine(text, word), word));
}

bool isOnce(std::string_view directive)
{
    return directive.starts_with("pragma") && directive.find("once") != std::string_view::npos;
}

/// Puts the headers where they are included.
class Expansion
{
public:
    explicit Expansion(const std::string& text)
        : m_text(text), m_headers(headersIn(text)), m_inclusions(quotedInclusions(text))
    {
    }

    std::string expanded()
    {
        add(0, withoutHeaders(m_text).size(), 0);
        if (!m_headers.empty() && m_headers.back().name.empty())
            addHeader(m_headers.back(), 0);
        return std::move(m_expanded);
    }

private:
    /// What the compilers accept: a text is hostile, and each header may include others twice.
    static constexpr std::size_t mostBytes = std::size_t{8} << 20;
    static constexpr int deepest = 32;

    void goToLine(int line)
    {
        if (!m_expanded.empty() && m_expanded.back() != '\n')
            m_expanded += '\n';
        m_expanded += "#line " + std::to_string(line) + "\n";
    }

    void addHeader(const CarriedHeader& header, int depth)
    {
        goToLine(header.line);
        const auto begin = static_cast<std::size_t>(header.text.data() - m_text.data());
        add(begin, begin + header.text.size(), depth);
    }

    void add(std::size_t begin, std::size_t end, int depth)
    {
        const auto first = std::ranges::lower_bound(m_inclusions, begin, {}, &QuotedInclusion::begin);
        for (auto inclusion = first; inclusion != m_inclusions.end() && inclusion->begin < end; ++inclusion) {
            const auto header = std::ranges::find(m_headers, inclusion->carried, &CarriedHeader::name);
            if (inclusion->carried.empty() || header == m_headers.end())
                continue;
            addText(begin, inclusion->begin);
            if (depth < deepest && m_expanded.size() < mostBytes && !m_once.contains(header->name))
                addHeader(*header, depth + 1);
            goToLine(inclusion->line + 1);
            begin = std::min(inclusion->end + 1, end);
        }
        addText(begin, end);
    }

    /// "#pragma once" is for the file that is included, and here all is one.
    void addText(std::size_t begin, std::size_t end)
    {
        const std::size_t from = m_expanded.size();
        m_expanded.append(m_text, begin, end - begin);
        for (std::size_t at = m_expanded.find('#', from); at != std::string::npos; at = m_expanded.find('#', at + 1)) {
            if (!isOnce(directiveAt(m_expanded, at)))
                continue;
            const auto header = std::ranges::find_if(m_headers, [&](const CarriedHeader& one) {
                const auto first = static_cast<std::size_t>(one.text.data() - m_text.data());
                return begin >= first && end <= first + one.text.size();
            });
            if (header == m_headers.end() || header->name.empty())
                continue;
            m_once.insert(header->name);
            std::fill(m_expanded.begin() + static_cast<std::ptrdiff_t>(at),
                      m_expanded.begin() + static_cast<std::ptrdiff_t>(endOfLine(m_expanded, at)), ' ');
        }
    }

    const std::string& m_text;
    const std::vector<CarriedHeader> m_headers;
    const std::vector<QuotedInclusion> m_inclusions;
    std::set<std::string> m_once;
    std::string m_expanded;
};

} // namespace

std::string withHeader(std::string text, std::string_view name, std::string_view header)
{
    text += '\n';
    text += mark;
    if (!name.empty())
        text.append(" \"").append(name).append("\"");
    text += '\n';
    return text.append(header);
}

std::vector<CarriedHeader> headersIn(std::string_view text)
{
    constexpr std::size_t most = 200; // a text is hostile
    std::vector<CarriedHeader> headers;
    int line = 1;
    std::size_t counted = 0;
    for (std::size_t at = nextMark(text, 0); at != std::string_view::npos && headers.size() < most;) {
        const std::size_t end = endOfLine(text, at), begin = std::min(end + 1, text.size());
        const std::size_t open = std::min(text.find('"', at), end), close = std::min(text.find('"', open + 1), end);
        const std::size_t next = nextMark(text, begin);
        line += linesBefore(text.substr(counted), begin - counted);
        counted = begin;
        // The line break before a mark is the mark's.
        const std::size_t last = next == std::string_view::npos ? text.size() : std::max(next - 1, begin);
        headers.push_back({close > open ? std::string(text.substr(open + 1, close - open - 1)) : std::string(),
                           text.substr(begin, last - begin), line});
        at = next;
    }
    return headers;
}

std::string_view withoutHeaders(std::string_view text)
{
    const std::size_t at = nextMark(text, 0);
    return text.substr(0, at == std::string_view::npos ? text.size() : at - std::min<std::size_t>(at, 1));
}

static TextPlace placeAmong(const std::vector<CarriedHeader>& headers, const std::string& file, int line)
{
    TextPlace place{file, line};
    for (const CarriedHeader& header : headers)
        if (header.line <= line && !header.name.empty())
            place = {header.name, line - header.line + 1};
    return place;
}

TextPlace placeIn(std::string_view text, const std::string& file, int line)
{
    return placeAmong(headersIn(text), file, line);
}

std::vector<QuotedInclusion> quotedInclusions(const std::string& text)
{
    constexpr std::size_t most = 1000; // a text is hostile
    const std::string bare = withoutComments(text);
    const std::vector<CarriedHeader> headers = headersIn(text);
    std::vector<QuotedInclusion> inclusions;
    int line = 0;
    for (std::size_t begin = 0; begin < bare.size() && inclusions.size() < most; begin = endOfLine(bare, begin) + 1) {
        ++line;
        const std::size_t sign = bare.find_first_not_of(" \t", begin), end = endOfLine(bare, begin);
        if (sign >= end || bare[sign] != '#' || !directiveAt(bare, sign).starts_with("include"))
            continue;
        const std::size_t open = text.find_first_not_of(" \t", bare.find("include", sign) + 7);
        if (open >= end || text[open] != '"')
            continue;
        const std::size_t close = text.find('"', open + 1);
        if (close >= end)
            continue;
        QuotedInclusion inclusion{begin, end, line, text.substr(open + 1, close - open - 1), {}};
        const std::string wanted = headerNameFrom(placeAmong(headers, "", line).file, inclusion.name);
        if (!wanted.empty() && std::ranges::find(headers, wanted, &CarriedHeader::name) != headers.end())
            inclusion.carried = wanted;
        inclusions.push_back(std::move(inclusion));
    }
    return inclusions;
}

std::string headerNameFrom(std::string_view includer, std::string_view name)
{
    const std::filesystem::path path(name);
    if (name.empty() || path.is_absolute() || name.find_first_of("\\\"\n") != std::string_view::npos)
        return {};
    const std::string normal = (std::filesystem::path(includer).parent_path() / path).lexically_normal().string();
    const bool isFar = normal.starts_with("../../.."); // two folders above the text are those of its project
    return isFar || normal.ends_with('/') || normal == "." || normal == ".." ? std::string() : normal;
}

std::string withHeadersInPlace(const std::string& text)
{
    return headersIn(text).empty() ? text : Expansion(text).expanded();
}

} // namespace tilescope
