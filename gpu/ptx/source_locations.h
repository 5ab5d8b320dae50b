#pragma once

#include "gpu/ptx/module.h"
#include "gpu/ptx/token_stream.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace tilescope::ptx
{

/// Evaluates the .loc directives of a module. File names are collected first, because .file often comes after the code.
class SourceLocations
{
public:
    /// A place in a .loc directive: the number of a .file, a line and a column.
    struct Place {
        std::uint64_t file = 0;
        int line = 0, column = 0;
        bool operator==(const Place&) const = default;
        bool operator<(const Place& other) const
        {
            return std::tie(file, line, column) < std::tie(other.file, other.line, other.column);
        }
    };

    /// `mainFile` is the kernel's own; if it ends in ".ptx", places are lines of the PTX.
    SourceLocations(std::string_view text, const std::string& mainFile);

    void beginFunction();
    /// ".loc place, function_name NAME, inlined_at PLACE"
    struct Directive {
        Place place;
        std::string_view function;      ///< label of the inlined function's name; a view into the PTX text
        std::optional<Place> inlinedAt; ///< absent for code that was not inlined
        bool operator<(const Directive& other) const
        {
            return std::tie(place, function, inlinedAt) < std::tie(other.place, other.function, other.inlinedAt);
        }
    };
    void set(const Directive& directive);
    std::uint32_t current() const { return m_current; }
    bool isPtx() const { return m_isPtx; } ///< whether the kernel's own text is the PTX
    /// Of an instruction in this line of the PTX: the current place, or that line if the PTX is the kernel's own text.
    std::uint32_t at(std::uint32_t textLine);

    /// The same place if its user line is known; else with the user line of the call that led there.
    std::uint32_t underCall(std::uint32_t location, std::uint32_t call);
    /// For a kernel's own code: a place without a user line is its own user line.
    std::uint32_t atLast(std::uint32_t location);

    const std::vector<std::string>& files() const { return m_files; }
    const std::vector<Location>& locations() const { return m_locations; }
    /// "box5.cu" and its line for messages; an empty name if unknown.
    std::pair<std::string, int> userPlace(std::uint32_t location) const;

private:
    struct User {
        std::uint32_t file = 0;
        int line = 0; ///< 0: unknown
    };
    void collectFiles(std::string_view text);
    void addFile(std::string_view line);
    void findMainFile(const std::string& mainFile);
    bool isMain(const Place& place) const;
    User userOf(const Directive& directive) const;
    std::optional<User> userOfCaller(const Directive& directive) const;
    std::uint32_t add(const Location& location);

    std::vector<std::string> m_files;
    std::map<std::uint64_t, std::uint32_t> m_fileOfNumber;
    std::uint32_t m_mainFile = noIndex;
    bool m_isPtx = false; ///< the kernel's own text is the PTX

    std::vector<Location> m_locations;
    std::map<std::tuple<std::uint32_t, int, int, std::uint32_t, int>, std::uint32_t> m_known;

    std::uint32_t m_current = noIndex;
    User m_lastUser;
    Place m_previous; ///< of the preceding .loc, which is the caller's if a chain is written out
    User m_previousUser;
    std::map<Directive, User> m_userOfDirective; ///< in this function: the last known user place of each chain
    std::map<Place, User> m_userOfPlace;
    std::map<std::uint64_t, User> m_userOfFile;
};

/// Parses the text after ".loc": "1 12 5", optionally with ", function_name NAME, inlined_at 1 20 3".
void parseLocation(TokenStream& tokens, SourceLocations& locations);
/// Skips the text after ".file", which is already known.
void skipFile(TokenStream& tokens);

} // namespace tilescope::ptx
