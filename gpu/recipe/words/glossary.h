#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// A term of the field, explained once for tool tips, the glossary's page, the command line and the figures' meanings.
struct GlossaryTerm {
    std::string key;                  ///< "bank_conflict"
    std::string name;                 ///< "bank conflict"
    std::vector<std::string> forms;   ///< further words for it in lower case: "bank conflicts", "conflicts"
    std::string meaning;              ///< whole sentences, the first of which can stand alone
    std::vector<std::string> related; ///< keys of terms to read next
};

/// All terms, by name.
const std::vector<GlossaryTerm>& glossary();

/// Throws std::out_of_range if there is no such key.
const GlossaryTerm& glossaryTerm(std::string_view key);

/// The term of a name or another form, in whatever case; null if there is none.
const GlossaryTerm* findTerm(std::string_view words);

/// The terms that a text uses as whole words, in order, each once. Of forms that overlap, the longest counts:
/// "bank conflict" is neither a bank nor a conflict.
std::vector<const GlossaryTerm*> termsIn(std::string_view text);

} // namespace tilescope
