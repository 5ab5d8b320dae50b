#pragma once

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>

namespace tilescope
{

/// When a class votes on a step's options: before or after it has discussed them.
enum class Vote { Before, After };

/// The hands that a class raised for the options of one step, as the teacher counted them.
struct Hands {
    static constexpr int most = 999; ///< for one option in one vote

    std::map<std::string, int> before, after; ///< by the option's id; an option without hands may be missing

    const std::map<std::string, int>& of(Vote vote) const { return vote == Vote::Before ? before : after; }
    int count(Vote vote, const std::string& option) const;
    int total(Vote vote) const;
    void add(Vote vote, const std::string& option, int hands); ///< negative: takes away; stays within 0 and `most`

    /// The option with the most hands in the last vote that has any; empty without one, or if two have as many.
    std::string leader() const;

    bool isEmpty() const { return total(Vote::Before) + total(Vote::After) == 0; }
    bool operator==(const Hands&) const = default;
};

nlohmann::json toJson(const Hands& hands);
Hands handsFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError

} // namespace tilescope
