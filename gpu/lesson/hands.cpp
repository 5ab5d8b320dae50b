#include "gpu/lesson/hands.h"

#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope
{

using nlohmann::json;

static std::map<std::string, int> votesFromJson(const json& object, const std::string& path)
{
    constexpr std::size_t mostOptions = 26; // they have letters
    std::map<std::string, int> votes;
    if (!object.is_object() || object.size() > mostOptions)
        throw SettingError(path, say(gpu::phrase("The field \"%1\" must be an object of at most %2 options."), path,
                                     static_cast<int>(mostOptions)));
    for (const auto& [option, count] : object.items()) {
        const int hands = JsonReader::convert<int>(count, path);
        if (hands < 0 || hands > Hands::most)
            throw SettingError(path, say(gpu::phrase("The counts of \"%1\" must be between 0 and %2."), path,
                                         static_cast<int>(Hands::most)));
        votes[option] = hands;
    }
    return votes;
}

int Hands::count(Vote vote, const std::string& option) const
{
    const auto found = of(vote).find(option);
    return found == of(vote).end() ? 0 : found->second;
}

int Hands::total(Vote vote) const
{
    int sum = 0;
    for (const auto& [option, count] : of(vote))
        sum += count;
    return sum;
}

void Hands::add(Vote vote, const std::string& option, int hands)
{
    int& count = (vote == Vote::Before ? before : after)[option];
    count = std::clamp(count + std::clamp(hands, -most, most), 0, most);
}

std::string Hands::leader() const
{
    std::string found;
    int largest = 0;
    for (const auto& [option, count] : of(total(Vote::After) > 0 ? Vote::After : Vote::Before)) {
        if (count > largest)
            found = option;
        else if (count == largest)
            found.clear();
        largest = std::max(largest, count);
    }
    return found;
}

json toJson(const Hands& hands) { return {{"before", hands.before}, {"after", hands.after}}; }

Hands handsFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    Hands hands;
    hands.before = votesFromJson(reader.get<json>("before"), reader.nameOf("before"));
    hands.after = votesFromJson(reader.get<json>("after"), reader.nameOf("after"));
    reader.finish();
    return hands;
}

} // namespace tilescope
