#include "gpu/program/host_compiler/built_architectures.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <set>

namespace tilescope
{

namespace
{

bool isSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

/// "90", "90a" or "120f"; nothing for what is no architecture.
std::optional<BuiltCode> codeOf(std::string_view number, bool isPtx)
{
    int value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    const std::string_view rest = number.substr(static_cast<std::size_t>(end - number.data()));
    constexpr int oldest = 10, newest = 999;
    if (error != std::errc() || value < oldest || value > newest || !(rest.empty() || rest == "a" || rest == "f"))
        return std::nullopt;
    return BuiltCode{isPtx, value / 10, value % 10, rest.empty() ? '\0' : rest[0]};
}

/// "sm_90", "compute_90"
std::optional<BuiltCode> namedCode(std::string_view name)
{
    constexpr std::string_view machine = "sm_", ptx = "compute_";
    if (name.starts_with(machine))
        return codeOf(name.substr(machine.size()), false);
    return name.starts_with(ptx) ? codeOf(name.substr(ptx.size()), true) : std::nullopt;
}

/// The words of a text; brackets, quotation marks, commas and semicolons end them too.
std::vector<std::string> wordsOf(const std::string& text)
{
    constexpr std::size_t most = 20'000;
    std::vector<std::string> words;
    std::string word;
    for (const char sign : text + " ") {
        if (!isSpace(sign) && std::string_view("()[]\"'\\;,=").find(sign) == std::string_view::npos) {
            word += sign;
            continue;
        }
        if (!word.empty() && words.size() < most)
            words.push_back(word);
        word.clear();
        if (sign == ')' && words.size() < most)
            words.emplace_back(")");
    }
    return words;
}

/// Reads the flags one after the other. What is not understood leaves nothing known.
class FlagReader
{
public:
    explicit FlagReader(std::vector<std::string> words) : m_words(std::move(words)) {}

    void read()
    {
        for (std::size_t i = 0; i < m_words.size() && isUnderstood; ++i) {
            const std::string& word = m_words[i];
            if (isArch(word) && !isWordOf(i + 1, "compute_"))
                takeArch(i);
            else if (isArch(word))
                m_virtual = codes(i + 1);
            else if (word == "-code" || word == "--gpu-code")
                takeCodes(i);
            else if (word == "-gencode" || word == "--generate-code")
                takeGenerated(i);
            else if (word == "CMAKE_CUDA_ARCHITECTURES" || word == "CUDA_ARCHITECTURES")
                takeCMake(i);
        }
        if (!hasCodes) // "-arch=compute_80" alone embeds the PTX
            found.insert(found.end(), m_virtual.begin(), m_virtual.end());
    }

    std::vector<BuiltCode> found;
    std::string first; ///< the first flag's word
    bool isUnderstood = true, isCMake = false, hasCodes = false;

private:
    static bool isArch(const std::string& word) { return word == "-arch" || word == "--gpu-architecture"; }

    bool isWordOf(std::size_t i, std::string_view start) const
    {
        return i < m_words.size() && m_words[i].starts_with(start);
    }

    void note(const std::string& flag) { first = first.empty() ? flag : first; }

    /// The names of code from word i on.
    std::vector<BuiltCode> codes(std::size_t i)
    {
        note(m_words[i - 1]);
        std::vector<BuiltCode> all;
        for (; isWordOf(i, "sm_") || isWordOf(i, "compute_"); ++i)
            if (const auto code = namedCode(m_words[i]))
                all.push_back(*code);
            else
                isUnderstood = false;
        isUnderstood = isUnderstood && !all.empty();
        return all;
    }

    /// "-arch=sm_90" is machine code and PTX.
    void takeArch(std::size_t i)
    {
        for (BuiltCode code : codes(i + 1)) {
            found.push_back(code);
            code.isPtx = true;
            found.push_back(code);
        }
    }

    void takeCodes(std::size_t i)
    {
        hasCodes = true;
        const std::vector<BuiltCode> some = codes(i + 1);
        found.insert(found.end(), some.begin(), some.end());
    }

    /// "-gencode arch=compute_80,code=sm_80"
    void takeGenerated(std::size_t i)
    {
        note(m_words[i]);
        const bool isPair =
            i + 4 < m_words.size() && m_words[i + 1] == "arch" && namedCode(m_words[i + 2]) && m_words[i + 3] == "code";
        isUnderstood = isUnderstood && isPair;
        if (!isPair)
            return;
        const std::vector<BuiltCode> some = codes(i + 4);
        found.insert(found.end(), some.begin(), some.end());
    }

    /// "set(CMAKE_CUDA_ARCHITECTURES 80 90-virtual)"
    void takeCMake(std::size_t i)
    {
        const std::size_t before = found.size();
        for (std::size_t k = i + 1; k < m_words.size() && m_words[k] != ")"; ++k) {
            std::string_view word = m_words[k];
            if (word == "CACHE" || word == "PARENT_SCOPE" || std::isupper(static_cast<unsigned char>(word[0])) != 0)
                break; // another property, or how the variable is kept
            const std::size_t dash = std::min(word.find('-'), word.size());
            const std::string_view kind = word.substr(dash);
            const auto code = codeOf(word.substr(0, dash), kind == "-virtual");
            if (!code || !(kind.empty() || kind == "-real" || kind == "-virtual")) {
                isUnderstood = false;
                return;
            }
            found.push_back(*code);
            if (kind.empty())
                found.push_back({true, code->major, code->minor, code->suffix});
        }
        if (found.size() == before)
            return; // a test of the variable
        isCMake = isCMake || first.empty();
        note(m_words[i]);
    }

    std::vector<std::string> m_words;
    std::vector<BuiltCode> m_virtual;
};

/// The first line with the word that is no comment.
int lineOf(std::string_view text, const std::string& word)
{
    int number = 1, first = 0;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        const std::size_t found = line.find(word);
        if (found != std::string_view::npos && found < line.find('#') && first == 0)
            first = number;
        at = end + 1;
    }
    return first;
}

} // namespace

bool BuiltCode::runsOn(int gpuMajor, int gpuMinor) const
{
    if (suffix == 'a')
        return major == gpuMajor && minor == gpuMinor;
    if (isPtx && suffix == 0)
        return major < gpuMajor || (major == gpuMajor && minor <= gpuMinor);
    return major == gpuMajor && minor <= gpuMinor;
}

std::string BuiltCode::name() const
{
    return (isPtx ? "compute_" : "sm_") + std::to_string(10 * major + minor) +
           (suffix == 0 ? std::string() : std::string(1, suffix));
}

bool BuiltArchitectures::runOn(int major, int minor) const
{
    return codes.empty() ||
           std::ranges::any_of(codes, [&](const BuiltCode& code) { return code.runsOn(major, minor); });
}

std::string BuiltArchitectures::names() const
{
    std::vector<std::string> all;
    for (const BuiltCode& code : codes)
        if (const std::string name = code.name(); std::ranges::find(all, name) == all.end())
            all.push_back(name);
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? "" : i + 1 == all.size() ? " and " : ", ") + all[i];
    return text;
}

BuiltArchitectures builtArchitectures(const std::filesystem::path& file, std::string_view text,
                                      const std::string& expanded)
{
    FlagReader reader(wordsOf(expanded));
    reader.read();
    if (!reader.isUnderstood || reader.found.empty())
        return {};
    return {reader.found, file.string(), lineOf(text, reader.first), reader.isCMake};
}

} // namespace tilescope
