#include "app/given_options.h"

#include <algorithm>

namespace tilescope
{

GivenOptions::GivenOptions(const Words& words, const std::vector<Option>& options) : m_options(options)
{
    bool mayBeOption = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (mayBeOption && word == "--") {
            mayBeOption = false;
            continue;
        }
        if (!mayBeOption || word.size() < 2 || word.front() != '-') {
            m_words.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const Option* const option = word.starts_with("--") ? find(word.substr(2, equals - 2)) : nullptr;
        if (!option) {
            m_unknown = m_unknown.empty() ? word.substr(0, equals) : m_unknown;
            continue;
        }
        const bool hasValue = equals != std::string::npos;
        if (hasValue && !option->value.shape)
            m_fault = "Unexpected value after '" + word.substr(0, equals) + "'.";
        else if (!hasValue && option->value.shape && i + 1 == words.size())
            m_fault = "Missing value after '" + word + "'.";
        if (!m_fault.empty())
            return;
        m_names.push_back(word.substr(2, equals - 2));
        m_given.emplace_back(option, !option->value.shape ? "" : hasValue ? word.substr(equals + 1) : words[++i]);
    }
}

const Option* GivenOptions::find(const std::string& name) const
{
    const auto found = std::ranges::find_if(
        m_options, [&](const Option& option) { return name == option.name || (option.alias && name == option.alias); });
    return found == m_options.end() ? nullptr : &*found;
}

Words GivenOptions::valuesOf(const Option& option) const
{
    Words values;
    for (const auto& [given, value] : m_given)
        if (given == &option)
            values.push_back(value);
    return values;
}

std::string GivenOptions::value(const char* name) const
{
    const Words all = values(name);
    return all.empty() ? std::string() : all.back();
}

Words GivenOptions::values(const char* name) const
{
    const Option* const option = find(name);
    m_asked.push_back(option);
    return option ? valuesOf(*option) : Words();
}

std::string GivenOptions::firstUnused() const
{
    for (const std::string& name : m_names)
        if (std::ranges::find(m_asked, find(name)) == m_asked.end())
            return name;
    return {};
}

} // namespace tilescope
