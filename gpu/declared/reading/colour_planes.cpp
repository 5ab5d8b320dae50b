#include "gpu/declared/reading/colour_planes.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/name_meaning.h"
#include "gpu/declared/value_bytes.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace tilescope
{

namespace
{

constexpr std::array<std::string_view, 3> colours{"red", "green", "blue"};
constexpr std::string_view ofResult = "output.";

/// The channel that a word is, with what is left of it: 0 and "in" of "rin".
std::optional<std::pair<std::size_t, std::string>> colourIn(std::string word)
{
    static const std::set<std::string, std::less<>> beside{"in",  "out", "src",   "dst",     "input", "output",
                                                           "ch",  "img", "plane", "channel", "chan",  "data",
                                                           "new", "old", "ptr",   "buffer",  "buf",   "image"};
    std::string digits;
    while (!word.empty() && word.back() >= '0' && word.back() <= '9') {
        digits.insert(digits.begin(), word.back());
        word.pop_back();
    }
    for (std::size_t channel = 0; channel < colours.size(); ++channel)
        for (const std::string_view name : {colours[channel], colours[channel].substr(0, 1)}) {
            if (word == name)
                return std::pair(channel, digits);
            if (word.size() <= name.size())
                continue;
            if (const std::string rest = word.substr(name.size()); word.starts_with(name) && beside.contains(rest))
                return std::pair(channel, rest + digits);
            if (const std::string rest = word.substr(0, word.size() - name.size());
                word.ends_with(name) && beside.contains(rest))
                return std::pair(channel, rest + digits);
        }
    return std::nullopt;
}

/// The channel that a name speaks of, with all else that it says, which is the same for the three planes.
std::optional<std::pair<std::size_t, std::string>> planeNamed(const std::string& name)
{
    std::optional<std::size_t> channel;
    std::string others;
    for (const std::string& word : wordsOfName(name)) {
        const auto colour = colourIn(word);
        if (colour && channel)
            return std::nullopt;
        if (colour)
            channel = colour->first;
        others += (colour ? colour->second : word) + " ";
    }
    return channel ? std::optional(std::pair(*channel, others)) : std::nullopt;
}

using Planes = std::array<BoundParameter*, 3>;

std::vector<Planes> planesBy(DefinedKernel& kernel, std::string (*nameOf)(const BoundParameter&))
{
    std::map<std::pair<std::string, std::string>, std::vector<std::pair<std::size_t, BoundParameter*>>> groups;
    for (BoundParameter& parameter : kernel.bound)
        if (parameter.isPointer && elementOf(parameter.type).channels == 1)
            if (const auto plane = planeNamed(nameOf(parameter)))
                groups[{plane->second, parameter.type}].emplace_back(plane->first, &parameter);
    std::vector<Planes> found;
    for (const auto& [key, members] : groups) {
        Planes planes{};
        for (const auto& [channel, parameter] : members)
            planes[channel] = parameter;
        if (members.size() == planes.size() && std::ranges::find(planes, nullptr) == planes.end())
            found.push_back(planes);
    }
    const auto placeOf = [](const Planes& planes) { return planes.front(); }; // in one list of parameters
    std::ranges::sort(found, std::less<>(), placeOf);
    return found;
}

} // namespace

bool isPicturePlane(const std::string& buffer) { return std::ranges::find(colours, buffer) != colours.end(); }

bool isResultPlane(const std::string& buffer)
{
    return buffer.starts_with(ofResult) && isPicturePlane(buffer.substr(ofResult.size()));
}

int channelOfPlane(const std::string& buffer)
{
    const std::string colour = isResultPlane(buffer) ? buffer.substr(ofResult.size()) : buffer;
    return static_cast<int>(std::ranges::find(colours, colour) - colours.begin());
}

void takeColourPlanes(std::vector<DefinedKernel>& kernels)
{
    for (DefinedKernel& kernel : kernels) {
        std::vector<Planes> all = planesBy(kernel, [](const BoundParameter& parameter) { return parameter.ownName(); });
        if (all.empty())
            all = planesBy(kernel, [](const BoundParameter& parameter) { return parameter.variable; });
        bool hasResult = false;
        for (const Planes& planes : all) {
            const bool isResult = std::ranges::any_of(
                planes, [](const BoundParameter* plane) { return !plane->pointsToConst && plane->use.mayStore(); });
            if (isResult && hasResult)
                continue; // memory beside the result
            hasResult = hasResult || isResult;
            for (std::size_t channel = 0; channel < planes.size(); ++channel)
                planes[channel]->plane = std::string(isResult ? ofResult : "") + std::string(colours[channel]);
        }
    }
}

} // namespace tilescope
