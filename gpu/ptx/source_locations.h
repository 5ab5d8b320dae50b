#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace tilescope::ptx
{

/// Follows the .loc directives of a module. File names are collected before anything else is read, because .file often
/// comes after the code.
class SourceLocations
{
public:
    /// A place as .loc writes it: the number of a .file, a line and a column.
    struct Place {
        std::uint64_t file = 0;
        int line = 0, column = 0;
        auto operator<=>(const Place&) const = default;
    };

    SourceLocations(std::string_view text, const std::string& mainFile);

    void beginFunction();
    /// .loc place; `inlinedAt` is null when the directive has none.
    void set(const Place& place, const Place* inlinedAt);
    std::uint32_t current() const { return m_current; }

    /// The same place when it knows its user line; else with the user line of the call that led there.
    std::uint32_t underCall(std::uint32_t location, std::uint32_t call);
    /// For a kernel's own code: a place whose user line stayed unknown is its own user line.
    std::uint32_t atLast(std::uint32_t location);

    const std::vector<std::string>& files() const { return m_files; }
    const std::vector<Location>& locations() const { return m_locations; }
    /// "box5.cu" and its line for messages; an empty name when unknown.
    std::pair<std::string, int> userPlace(std::uint32_t location) const;

private:
    struct User {
        std::uint32_t file = 0;
        int line = 0; ///< 0: not known
    };
    void collectFiles(std::string_view text);
    void findMainFile(const std::string& mainFile);
    bool isMain(const Place& place) const;
    User userOf(const Place& place, const Place* inlinedAt) const;
    std::uint32_t add(const Location& location);

    std::vector<std::string> m_files;
    std::map<std::uint64_t, std::uint32_t> m_fileOfNumber;
    std::uint32_t m_mainFile = noIndex;

    std::vector<Location> m_locations;
    std::map<std::tuple<std::uint32_t, int, int, std::uint32_t, int>, std::uint32_t> m_known;

    std::uint32_t m_current = noIndex;
    User m_lastUser;
    std::map<Place, User> m_userOfPlace;        ///< of this function: what the newest .loc of a place led to
    std::map<std::uint64_t, User> m_userOfFile; ///< the same for any place of a file
};

} // namespace tilescope::ptx
