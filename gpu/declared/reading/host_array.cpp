#include "gpu/declared/reading/host_array.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/copied_values.h"
#include "gpu/declared/reading/name_meaning.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

namespace tilescope
{

static constexpr int mostHostCalls = 200; // a text is hostile

/// Calls the function for the arguments of each call of that name, until it returns true.
template <class Take>
static bool anyCall(const std::string& bare, std::string_view name, const Take& take)
{
    int calls = 0;
    for (std::size_t at = nextWord(bare, name); at != std::string::npos && calls++ < mostHostCalls;
         at = nextWord(bare, name, at + 1))
        if (take(argumentsOfCall(bare, at + name.size())))
            return true;
    return false;
}

/// Whether all names in the expression are those of every image's sizes.
static bool isOfImageAlone(const std::string& expression)
{
    static const std::set<std::string, std::less<>> known{"width", "height", "pixels", "channels",
                                                          "min",   "max",    "ceil",   "floor"};
    for (std::size_t at = 0; at < expression.size();) {
        std::size_t end = at;
        while (end < expression.size() && isNameLetter(expression[end]))
            ++end;
        const std::string word = expression.substr(at, end - at);
        if (isIdentifier(word) && !known.contains(word))
            return false;
        at = std::max(end, at + 1);
    }
    return true;
}

HostArray hostArray(const HostPlace& place, const std::string& variable)
{
    HostArray array;
    for (const std::string_view function : {"cudaMalloc", "cudaMallocManaged", "cudaMallocAsync"})
        if (anyCall(place.bare, function, [&](const std::vector<std::string>& arguments) {
                if (arguments.size() < 2 || arrayIn(arguments[0]) != variable)
                    return false;
                const auto bytes = hostNumber(place, arguments[1]);
                if (bytes && isOfImageAlone(bytes->text))
                    array.bytes = bytes->text;
                return !array.bytes.empty();
            }))
            break;
    for (const std::string_view function : {"cudaMemset", "cudaMemsetAsync"})
        array.isZeroed =
            array.isZeroed || anyCall(place.bare, function, [&](const std::vector<std::string>& arguments) {
                return arguments.size() >= 2 && arrayIn(arguments[0]) == variable && arguments[1] == "0";
            });
    return array;
}

bool isNameOfLevels(const std::string& name)
{
    static const std::set<std::string, std::less<>> words{"hist", "histogram", "histo", "histograma", "bins",   "cdf",
                                                          "lut",  "cumul",     "pdf",   "cumhist",    "histcdf"};
    return std::ranges::any_of(wordsOfName(name), [](const std::string& word) { return words.contains(word); });
}

} // namespace tilescope
