#include "gpu/declared/compiler_needs.h"

#include "gpu/declared/kernel_text.h"

#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

bool usesWord(const std::string& bare, std::string_view word)
{
    const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    for (std::size_t at = bare.find(word); at != std::string::npos; at = bare.find(word, at + 1))
        if ((at == 0 || !isLetter(bare[at - 1])) &&
            (at + word.size() >= bare.size() || !isLetter(bare[at + word.size()])))
            return true;
    return false;
}

/// Whether the text calls something of its own "half", which is a type for those that include cuda_fp16.h.
bool hasOwnHalf(const std::string& text, const std::string& bare)
{
    if (text.find("fp16.h") != std::string::npos || text.find("mma.h") != std::string::npos)
        return false;
    for (const std::string_view type : {"float", "double", "int", "unsigned", "bool", "char", "short"})
        if (bare.find(std::string(type) + " half") != std::string::npos)
            return true;
    return false;
}

} // namespace

void takeCompilerNeeds(const std::string& text, Plan& plan)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> types{
        {{"uint", "unsigned int"}, {"uchar", "unsigned char"}, {"ushort", "unsigned short"}}};
    static constexpr std::array<std::string_view, 10> since80{
        "__reduce_add_sync", "__reduce_min_sync", "__reduce_max_sync", "__reduce_and_sync", "__reduce_or_sync",
        "__reduce_xor_sync", "redux.sync",        "cp.async",          "precision::tf32",   "m16n8k16"};
    const std::string bare = withoutComments(text);
    for (const auto& [name, meaning] : types)
        if (usesWord(bare, name) &&
            bare.find(" " + std::string(name) + ";") == std::string::npos) // no typedef of its own
            plan.definitions.push_back(std::string(name) + "=" + std::string(meaning));
    for (const std::string_view word : since80)
        if (plan.sources.front().text.find(word) != std::string::npos)
            plan.minimumCapability = 80;
    if (hasOwnHalf(text, bare))
        plan.definitions.emplace_back("__TILESCOPE_OWN_HALF__=1");
}

} // namespace tilescope
