#include "app/words.h"

#include <algorithm>
#include <charconv>

namespace tilescope
{

bool contains(const Words& words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

std::string joinedWords(const Words& words, std::string_view between)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : std::string(between)) + words[i];
    return text;
}

Words splitWords(std::string_view text, char at)
{
    Words words;
    while (true) {
        const std::size_t end = text.find(at);
        words.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return words;
        text.remove_prefix(end + 1);
    }
}

Words splitNotEmpty(std::string_view text, char at)
{
    Words words = splitWords(text, at);
    std::erase(words, std::string());
    return words;
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

std::string filled(std::string_view text, const Words& parts)
{
    std::string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto part = static_cast<std::size_t>(i + 1 < text.size() ? text[i + 1] - '1' : -1);
        if (text[i] != '%' || part >= parts.size()) {
            made += text[i];
            continue;
        }
        made += parts[part];
        ++i;
    }
    return made;
}

std::string lowerCase(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

std::string firstSentence(std::string_view text)
{
    const std::string_view first = text.substr(0, text.find(". "));
    return std::string(first.substr(0, first.size() - (first.ends_with('.') ? 1 : 0)));
}

std::string trimmedWord(std::string_view text)
{
    constexpr const char* space = " \t\r\n\v\f";
    const std::size_t begin = text.find_first_not_of(space);
    return begin == std::string_view::npos ? std::string()
                                           : std::string(text.substr(begin, text.find_last_not_of(space) - begin + 1));
}

std::string suffixOf(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string() : lowerCase(std::string(name.substr(dot + 1)));
}

std::size_t lettersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::optional<long long> wholeNumber(std::string_view text)
{
    long long number = 0;
    const std::string word = trimmedWord(text);
    const char* const begin = word.data() + (word.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() && end != begin ? std::optional(number)
                                                                                    : std::nullopt;
}

} // namespace tilescope
