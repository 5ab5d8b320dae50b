#include "gpu/declared/note_completion.h"

#include "gpu/declared/kernel_text.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace tilescope
{

namespace
{

bool isOfWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; }

class Candidates
{
public:
    explicit Candidates(const std::string& text) : m_kernels(kernelsIn(text)), m_notes(notesIn(text)) {}

    void add(std::initializer_list<const char*> words) { m_all.insert(words.begin(), words.end()); }
    void addWords() { m_all.insert(noteWords().begin(), noteWords().end()); }

    void addKernels()
    {
        for (const DefinedKernel& kernel : m_kernels)
            m_all.insert(kernel.name);
    }

    void addParameters()
    {
        for (const DefinedKernel& kernel : m_kernels)
            for (const BoundParameter& parameter : kernel.bound)
                m_all.insert(parameter.name);
    }

    /// What a note of that word declares.
    void addDeclared(std::string_view word)
    {
        for (const KernelNote& note : m_notes)
            if (note.word == word)
                m_all.insert(note.rest.substr(0, std::min(note.rest.find_first_of(" \t="), note.rest.size())));
    }

    void addExpression()
    {
        add({"width", "height", "pixels", "channels", "block.x", "block.y", "threads", "result.width", "result.height",
             "min", "max", "abs", "round", "ceil", "floor"});
        addDeclared("parameter");
    }

    void addTypes()
    {
        add({"unsigned char", "uchar3", "uchar4", "float", "double", "int", "unsigned int", "short", "unsigned short"});
    }

    std::vector<std::string> beginningWith(std::string_view begun) const
    {
        std::vector<std::string> found;
        for (const std::string& one : m_all)
            if (one.size() > begun.size() && one.starts_with(begun))
                found.push_back(one);
        return found;
    }

private:
    std::vector<DefinedKernel> m_kernels;
    std::vector<KernelNote> m_notes;
    std::set<std::string> m_all;
};

/// What can stand at the end of a note of that word; `before` is what is written of it, without the last word.
void addAfter(std::string_view word, std::string_view before, Candidates& candidates)
{
    const bool isAssigned = before.find('=') != std::string_view::npos;
    const bool isFirst = before.find_first_not_of(" \t") == std::string_view::npos;
    if (word == "launch" || word == "reference") {
        candidates.addKernels();
        if (word == "reference" && isFirst)
            candidates.add({"picture"});
    } else if (word == "bind" && !isAssigned) {
        candidates.addParameters();
    } else if (word == "bind") {
        candidates.addExpression();
        candidates.addDeclared("buffer");
        candidates.add(
            {"input", "output", "colour", "grey", "red", "green", "blue", "output.red", "output.green", "output.blue"});
    } else if (word == "grid" || word == "threads" || word == "shared" || (word == "define" && isAssigned) ||
               (word == "constant" && isAssigned)) {
        candidates.addExpression();
        if (word == "constant")
            candidates.add({"gaussian(", "gaussian_row("});
    } else if (word == "parameter" && isFirst) {
        candidates.addParameters();
    } else if (word == "parameter" && isAssigned) {
        candidates.add({"in", "of", "step", "unit"});
    } else if (word == "result" && isFirst) {
        candidates.addTypes();
    } else if (word == "buffer" || word == "constant" || word == "result") {
        candidates.addTypes();
        candidates.addExpression();
        candidates.add({"zero"});
        if (word == "buffer" && isAssigned)
            candidates.add({"gaussian(", "gaussian_row("});
    } else if (word == "texture" && isFirst) {
        candidates.addParameters();
    } else if (word == "texture") {
        candidates.add({"clamp", "border", "wrap", "mirror", "point", "linear", "normalised", "fractions"});
    }
}

} // namespace

const std::vector<std::string>& noteWords()
{
    static const std::vector<std::string> words{
        "title",   "summary", "idea", "parameter", "block",  "result", "buffer",    "constant",  "texture", "define",
        "pitched", "launch",  "grid", "threads",   "shared", "bind",   "reference", "tolerance", "expect"};
    return words;
}

std::vector<std::string> noteCompletions(std::string_view begun, const std::string& text)
{
    constexpr std::string_view sign = "//@";
    begun.remove_prefix(std::min(begun.find_first_not_of(" \t"), begun.size()));
    if (!begun.starts_with(sign) || begun.size() == sign.size())
        return {};
    begun.remove_prefix(sign.size());
    std::size_t last = begun.size();
    while (last > 0 && isOfWord(begun[last - 1]))
        --last;
    const std::string_view end = begun.substr(last);
    begun = begun.substr(0, last);
    const std::size_t first = begun.find_first_not_of(" \t");
    Candidates candidates(text);
    if (first == std::string_view::npos) {
        candidates.addWords();
    } else {
        const std::size_t afterWord = std::min(begun.find_first_of(" \t", first), begun.size());
        addAfter(begun.substr(first, afterWord - first), begun.substr(afterWord), candidates);
    }
    return candidates.beginningWith(end);
}

} // namespace tilescope
