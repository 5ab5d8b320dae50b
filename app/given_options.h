#pragma once

#include "app/option_table.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The words of a call, divided into options with their values and others. An option is "--name", "--name value" or
/// "--name=value", whatever its value begins with; after "--" no word is one. And what was asked for of them: an option
/// that no one asks for does nothing in this call.
class GivenOptions
{
public:
    GivenOptions(const Words& words, const std::vector<Option>& options);

    const std::string& unknown() const { return m_unknown; } ///< the first option that there is not, "--nosuch"
    const std::string& fault() const { return m_fault; }     ///< a sentence on a value that is missing, or one too many

    bool isSet(const char* name) const { return !values(name).empty(); } ///< false for one of other commands
    std::string value(const char* name) const;                           ///< the last one; empty if there is none
    Words values(const char* name) const;
    const Words& words() const { return m_words; } ///< those that are no options
    const Words& names() const { return m_names; } ///< of the options, as they were given

    /// The values of an option and its alias, without asking for it.
    Words valuesOf(const Option& option) const;
    std::string firstUnused() const; ///< empty if there is none

private:
    const Option* find(const std::string& name) const;

    const std::vector<Option>& m_options;
    Words m_words, m_names;
    std::vector<std::pair<const Option*, std::string>> m_given; ///< a flag's value is empty
    std::string m_unknown, m_fault;
    mutable std::vector<const Option*> m_asked;
};

} // namespace tilescope
