#include "gpu/operations/mistake.h"

#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope
{

namespace
{

int countOf(const std::string& text, const std::string& passage)
{
    int count = 0;
    for (std::size_t at = text.find(passage); at != std::string::npos; at = text.find(passage, at + passage.size()))
        ++count;
    return count;
}

void exchange(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// The passage's first line without its indentation, which names the passage.
std::string firstLine(const std::string& passage)
{
    const std::size_t begin = std::min(passage.find_first_not_of(" \n"), passage.size());
    return passage.substr(begin, passage.find('\n', begin) - begin);
}

/// In the sentence, %1 is the mistake's title and %2 the first line of a passage.
[[noreturn]] void refuse(const Mistake& mistake, Phrase sentence, const std::string& passage = {})
{
    throw SettingError("source", say(sentence, Message(mistake.title), firstLine(passage)));
}

} // namespace

std::string edited(const std::string& text, const std::vector<TextEdit>& edits)
{
    std::string result = text;
    for (const TextEdit& edit : edits) {
        const int count = edit.find.empty() ? 0 : countOf(result, edit.find);
        if (count != edit.times)
            throw SettingError(
                "source",
                say(gpu::phrase("The passage \"%1\" occurs %2 times in the kernel, but the edit replaces it %3 times."),
                    firstLine(edit.find), std::to_string(count), std::to_string(edit.times)));
        exchange(result, edit.find, edit.replace);
    }
    return result;
}

std::string applied(const std::string& text, const Mistake& mistake)
{
    if (isApplied(text, mistake))
        refuse(mistake, gpu::phrase("\"%1\" is already in this source."));
    std::string result = text;
    for (const TextEdit& edit : mistake.edits) {
        if (countOf(result, edit.find) != edit.times)
            refuse(mistake,
                   gpu::phrase(
                       "\"%1\" cannot be applied to this source: \"%2\" and the lines after it differ from the "
                       "strategy's own source. Repair other mistakes first, or restore the strategy's own source."),
                   edit.find);
        exchange(result, edit.find, edit.replace);
    }
    return result;
}

std::string repaired(const std::string& text, const Mistake& mistake)
{
    std::string result = text;
    for (auto edit = mistake.edits.rbegin(); edit != mistake.edits.rend(); ++edit) {
        if (countOf(result, edit->replace) != edit->times)
            refuse(mistake,
                   gpu::phrase("\"%1\" cannot be repaired in this source: \"%2\" and the lines after it have been "
                               "changed. Repair it by hand, or restore the strategy's own source."),
                   edit->replace);
        exchange(result, edit->replace, edit->find);
    }
    return result;
}

bool isApplied(const std::string& text, const Mistake& mistake)
{
    return !mistake.edits.empty() &&
           std::all_of(mistake.edits.begin(), mistake.edits.end(),
                       [&text](const TextEdit& edit) { return countOf(text, edit.replace) == edit.times; });
}

} // namespace tilescope
