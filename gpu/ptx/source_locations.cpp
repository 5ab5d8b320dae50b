#include "gpu/ptx/source_locations.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/literal.h"

#include <algorithm>
#include <limits>

namespace tilescope::ptx
{

namespace
{

constexpr std::string_view blanks = " \t\r";

std::string_view baseName(std::string_view path) { return path.substr(path.find_last_of("/\\") + 1); }

std::string_view withoutDot(std::string_view path)
{
    while (path.starts_with("./"))
        path.remove_prefix(2);
    return path;
}

/// How well a file name in the PTX matches the kernel's own: 3 equal, 2 one ends with the other, 1 same base name.
int likeness(std::string_view file, std::string_view mainFile)
{
    const auto endsIn = [](std::string_view longer, std::string_view shorter) {
        return longer.size() > shorter.size() && longer.ends_with(shorter) &&
               longer[longer.size() - shorter.size() - 1] == '/';
    };
    if (file == mainFile)
        return 3;
    if (endsIn(file, mainFile) || endsIn(mainFile, file))
        return 2;
    return baseName(file) == baseName(mainFile) ? 1 : 0;
}

} // namespace

SourceLocations::SourceLocations(std::string_view text, const std::string& mainFile)
{
    m_isPtx = mainFile.ends_with(".ptx");
    if (m_isPtx)
        m_files.push_back(mainFile);
    else
        collectFiles(text);
    findMainFile(mainFile);
}

void SourceLocations::collectFiles(std::string_view text)
{
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        if (line.starts_with(".file"))
            addFile(line.substr(5));
    }
}

/// 1 "/home/me/box5.cu", optionally followed by a time and a size
void SourceLocations::addFile(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const auto number = parseLiteral(line.substr(0, line.find_first_of(blanks)));
    const std::size_t open = line.find('"');
    const std::size_t close = open == std::string_view::npos ? open : line.find('"', open + 1);
    if (!number || close == std::string_view::npos)
        return;
    const std::string_view name = withoutDot(line.substr(open + 1, close - open - 1));
    if (m_fileOfNumber.emplace(number->bits, static_cast<std::uint32_t>(m_files.size())).second)
        m_files.emplace_back(name);
}

void SourceLocations::findMainFile(const std::string& mainFile)
{
    int best = 0;
    for (std::uint32_t i = 0; i < m_files.size(); ++i) {
        const int like = likeness(m_files[i], withoutDot(mainFile));
        if (like > best) {
            best = like;
            m_mainFile = i;
        }
    }
}

void SourceLocations::beginFunction()
{
    m_current = noIndex;
    m_lastUser = {};
    m_previous = {};
    m_userOfDirective.clear();
    m_userOfPlace.clear();
    m_userOfFile.clear();
}

bool SourceLocations::isMain(const Place& place) const
{
    const auto file = m_fileOfNumber.find(place.file);
    return file != m_fileOfNumber.end() && file->second == m_mainFile;
}

void SourceLocations::set(const Directive& directive)
{
    if (m_isPtx)
        return;
    const Place& place = directive.place;
    const auto file = m_fileOfNumber.find(place.file);
    if (place.line <= 0 || file == m_fileOfNumber.end())
        return; // line 0: code without a line of its own, which keeps the previous line
    const User user = userOf(directive);
    if (directive.inlinedAt) { // without it, in a header, the user line is that of the preceding code
        m_userOfDirective[directive] = user;
        m_userOfPlace[place] = user;
        m_userOfFile[place.file] = user;
    }
    m_previous = place;
    m_previousUser = user;
    if (user.line != 0)
        m_lastUser = user;
    m_current = add({file->second, place.line, place.column, user.file, user.line});
}

SourceLocations::User SourceLocations::userOf(const Directive& directive) const
{
    if (isMain(directive.place))
        return {m_mainFile, directive.place.line};
    if (const auto user = userOfCaller(directive))
        return *user;
    // Later copies of an inlined body may contain only the inner place.
    if (const auto known = m_userOfPlace.find(directive.place); known != m_userOfPlace.end())
        return known->second;
    if (const auto known = m_userOfFile.find(directive.place.file); known != m_userOfFile.end())
        return known->second;
    return m_lastUser;
}

/// For nested calls, inlined_at names a place that has its own .loc, usually the one just before; in later copies of
/// the body that one is omitted, and the chain is the one seen before.
std::optional<SourceLocations::User> SourceLocations::userOfCaller(const Directive& directive) const
{
    if (!directive.inlinedAt)
        return std::nullopt;
    const Place& caller = *directive.inlinedAt;
    if (isMain(caller))
        return User{m_mainFile, caller.line};
    if (caller == m_previous)
        return m_previousUser;
    if (const auto known = m_userOfDirective.find(directive); known != m_userOfDirective.end())
        return known->second;
    if (const auto known = m_userOfPlace.find(caller); known != m_userOfPlace.end())
        return known->second;
    if (const auto known = m_userOfFile.find(caller.file); known != m_userOfFile.end())
        return known->second;
    return std::nullopt;
}

std::uint32_t SourceLocations::add(const Location& location)
{
    const auto key = std::tuple(location.file, location.line, location.column, location.userFile, location.userLine);
    const auto [known, isNew] = m_known.emplace(key, static_cast<std::uint32_t>(m_locations.size()));
    if (isNew)
        m_locations.push_back(location);
    return known->second;
}

std::uint32_t SourceLocations::at(std::uint32_t textLine)
{
    const int line = static_cast<int>(textLine);
    if (m_isPtx)
        m_current = add({m_mainFile, line, 0, m_mainFile, line});
    return m_current;
}

std::uint32_t SourceLocations::underCall(std::uint32_t location, std::uint32_t call)
{
    if (location == noIndex || call == noIndex)
        return location == noIndex ? call : location;
    Location merged = m_locations[location];
    if (merged.userLine != 0)
        return location;
    merged.userFile = m_locations[call].userFile;
    merged.userLine = m_locations[call].userLine;
    return add(merged);
}

std::uint32_t SourceLocations::atLast(std::uint32_t location)
{
    if (location == noIndex || m_locations[location].userLine != 0)
        return location;
    Location own = m_locations[location];
    own.userFile = own.file;
    own.userLine = own.line;
    return add(own);
}

std::pair<std::string, int> SourceLocations::userPlace(std::uint32_t location) const
{
    if (location == noIndex)
        return {std::string(), 0};
    const Location& place = m_locations[location];
    return place.userLine != 0 ? std::pair(m_files[place.userFile], place.userLine)
                               : std::pair(m_files[place.file], place.line);
}

namespace
{

SourceLocations::Place parsePlace(TokenStream& tokens)
{
    constexpr std::uint64_t most = std::numeric_limits<int>::max();
    SourceLocations::Place place;
    place.file = tokens.expectNumber("the number of a file");
    place.line = static_cast<int>(std::min(tokens.expectNumber("a line"), most));
    place.column = static_cast<int>(std::min(tokens.expectNumber("a column"), most));
    return place;
}

} // namespace

void parseLocation(TokenStream& tokens, SourceLocations& locations)
{
    SourceLocations::Directive directive;
    directive.place = parsePlace(tokens);
    if (!tokens.accept(','))
        return locations.set(directive);
    if (!tokens.acceptWord("function_name"))
        fail("\"function_name\" expected, found " + describe(tokens.peek()), tokens.peek().line);
    directive.function = tokens.expectWord("the label of a function's name");
    if (tokens.accept('+'))
        tokens.expectNumber("an offset");
    tokens.expect(',', "the label of a function's name");
    if (!tokens.acceptWord("inlined_at"))
        fail("\"inlined_at\" expected, found " + describe(tokens.peek()), tokens.peek().line);
    directive.inlinedAt = parsePlace(tokens);
    locations.set(directive);
}

void skipFile(TokenStream& tokens)
{
    tokens.expectNumber("the number of a file");
    if (tokens.peek().kind != TokenKind::String)
        fail("the name of a file expected, found " + describe(tokens.peek()), tokens.peek().line);
    tokens.take();
    while (tokens.accept(','))
        tokens.expectNumber("a time or size");
}

} // namespace tilescope::ptx
