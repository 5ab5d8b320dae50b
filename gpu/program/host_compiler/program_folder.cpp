#include "gpu/program/host_compiler/program_folder.h"

#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/program/host_compiler/companion_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr std::array buildFiles = {"CMakeLists.txt", "Makefile", "makefile", "GNUmakefile"};
constexpr std::array<std::string_view, 5> sourceExtensions = {".cu", ".cpp", ".cc", ".cxx", ".c"};
constexpr std::array<std::string_view, 6> foldersOfBuilds = {"src", "source", "Source", "code", "app", "cuda"};
constexpr std::size_t mostBuildBytes = 1U << 20U, mostWords = 20'000;
constexpr const char* unknown = "\1";                ///< no flag has it
constexpr const char* unknownFlag = " -gencode \1 "; ///< of code whose architecture is not known

bool isSource(const fs::path& file)
{
    return std::ranges::find(sourceExtensions, file.extension().string()) != sourceExtensions.end();
}

/// What a build file says about how the program is compiled.
struct BuildFacts {
    std::set<fs::path> sources; ///< that exist
    std::vector<std::string> includes, definitions, libraries;
    BuiltArchitectures architectures;
};

/// Reads a Makefile or a CMakeLists.txt as words. It runs nothing, and expands simple variables only.
class BuildReader
{
public:
    explicit BuildReader(const fs::path& file) : m_folder(file.parent_path())
    {
        m_text = readRegularFile(file, mostBuildBytes);
        const std::string text = m_text;
        removeComments();
        findVariables();
        for (const char* const here :
             {"CMAKE_CURRENT_SOURCE_DIR", "CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR", "CURDIR", "PWD"})
            m_variables[here] = ".";
        m_facts.architectures = builtArchitectures(file, text, expanded(m_text, 0, unknown));
    }

    BuildFacts facts()
    {
        const std::vector<std::string> words = wordsOf(expanded(m_text, 0));
        for (std::size_t i = 0; i < words.size(); ++i)
            i = take(words, i);
        return std::move(m_facts);
    }

private:
    void removeComments()
    {
        std::string text;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == '#')
                i = std::min(m_text.find('\n', i), m_text.size() - 1);
            if (m_text.compare(i, 2, "\\\n") == 0) // a line that goes on
                ++i, text += ' ';
            else
                text += m_text[i];
        }
        m_text = std::move(text);
    }

    /// "NAME = words" and "set(NAME words)".
    void findVariables()
    {
        std::istringstream lines(m_text);
        for (std::string line; std::getline(lines, line);) {
            const std::size_t sign = line.find('=');
            if (sign == std::string::npos || line.starts_with('\t'))
                continue;
            std::string name = line.substr(0, line.find_last_not_of(" \t:?+", sign == 0 ? 0 : sign - 1) + 1);
            name.erase(0, name.find_first_not_of(" \t"));
            if (!name.empty() && std::ranges::all_of(name, isNameSign))
                append(m_variables[name], line.substr(sign + 1));
        }
        for (std::size_t at = m_text.find("set("); at != std::string::npos; at = m_text.find("set(", at + 1)) {
            const std::size_t end = std::min(m_text.find(')', at), m_text.size());
            std::istringstream words(m_text.substr(at + 4, end - at - 4));
            std::string name, rest;
            words >> name;
            std::getline(words, rest, '\0');
            append(m_variables[name], rest);
        }
    }

    /// Without the spaces around it.
    static void append(std::string& value, const std::string& more)
    {
        constexpr const char* spaces = " \t\r\n";
        const std::size_t begin = more.find_first_not_of(spaces);
        if (begin != std::string::npos)
            value += (value.empty() ? "" : " ") + more.substr(begin, more.find_last_not_of(spaces) + 1 - begin);
    }

    static bool isNameSign(char sign)
    {
        return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_' || sign == '-';
    }

    /// With the values of $(NAME) and ${NAME}, and `otherwise` for what is not known.
    std::string expanded(const std::string& text, int depth, const char* otherwise = "") const
    {
        constexpr int deepest = 4;
        constexpr std::size_t longest = std::size_t{4} << 20U;
        std::string result;
        for (std::size_t i = 0; i < text.size() && result.size() < longest; ++i) {
            const char open = i + 1 < text.size() ? text[i + 1] : ' ';
            if (text[i] != '$' || (open != '(' && open != '{')) {
                result += text[i];
                continue;
            }
            const std::size_t end = std::min(text.find(open == '(' ? ')' : '}', i), text.size());
            const std::string name = text.substr(i + 2, end - i - 2);
            const auto known = m_variables.find(name);
            if (known != m_variables.end() && depth < deepest)
                result += expanded(known->second, depth + 1, otherwise);
            else if (name.starts_with("wildcard "))
                result += expanded(name.substr(name.find(' ')), depth + 1, otherwise);
            else if (*otherwise != 0)
                result += name.find("arch=") == std::string::npos ? otherwise : unknownFlag;
            i = end;
        }
        return result;
    }

    static std::vector<std::string> wordsOf(const std::string& text)
    {
        std::vector<std::string> words;
        std::string word;
        for (const char sign : text + " ") {
            if (sign != '(' && sign != ')' && sign != '"' && sign != '\'' && sign != ';' && sign != ',' &&
                std::isspace(static_cast<unsigned char>(sign)) == 0) {
                word += sign;
                continue;
            }
            if (!word.empty() && words.size() < mostWords)
                words.push_back(word);
            word.clear();
            if (sign == '(' || sign == ')')
                words.emplace_back(1, sign);
        }
        return words;
    }

    /// Takes what word i says; returns the last word that belongs to it.
    std::size_t take(const std::vector<std::string>& words, std::size_t i)
    {
        const std::string& word = words[i];
        const auto flag = [&](const char* name, std::vector<std::string>& to) {
            if (!word.starts_with(name))
                return false;
            std::string value = word.substr(2);
            if (value.empty() && i + 1 < words.size())
                value = words[++i];
            add(to, value);
            return true;
        };
        if (word == "target_include_directories" || word == "include_directories")
            m_list = &m_facts.includes;
        else if (word == "target_compile_definitions" || word == "add_compile_definitions")
            m_list = &m_facts.definitions;
        else if (word == ")")
            m_list = nullptr;
        else if (flag("-I", m_facts.includes) || flag("-D", m_facts.definitions) || flag("-l", m_facts.libraries))
            return i;
        else if (m_list && word != "(" && !isKeyword(word) && !isTarget(words, i))
            add(*m_list, word);
        else if (isSource(word))
            addSources(word);
        return i;
    }

    static bool isKeyword(const std::string& word)
    {
        return word == "PUBLIC" || word == "PRIVATE" || word == "INTERFACE" || word == "SYSTEM" || word == "BEFORE";
    }

    /// The first word in the brackets of target_…().
    static bool isTarget(const std::vector<std::string>& words, std::size_t i)
    {
        return i >= 2 && words[i - 1] == "(" && words[i - 2].starts_with("target_");
    }

    void add(std::vector<std::string>& to, std::string value)
    {
        std::error_code none;
        if (&to == &m_facts.includes) {
            const fs::path folder = (m_folder / value).lexically_normal();
            if (!fs::is_directory(folder, none) || value.starts_with("/usr"))
                return;
            value = folder.string();
        } else if (&to == &m_facts.libraries && !isForeign(value)) {
            return;
        } else if (&to == &m_facts.definitions) {
            value.erase(0, value.starts_with("-D") ? 2 : 0);
        }
        if (!value.empty() && std::ranges::find(to, value) == to.end())
            to.push_back(value);
    }

    /// Not of CUDA, and not linked anyway. Those of OpenCV and the like are found by their headers.
    static bool isForeign(const std::string& library)
    {
        constexpr std::array<std::string_view, 6> known = {"m", "dl", "rt", "pthread", "stdc++", "gomp"};
        return !library.starts_with("cu") && !library.starts_with("opencv") && !library.starts_with("nv") &&
               !library.starts_with("npp") && std::ranges::find(known, library) == known.end();
    }

    /// "kernel.cu", or "src/k*.cu"
    void addSources(const std::string& word)
    {
        std::error_code none;
        const fs::path path = (m_folder / word).lexically_normal();
        if (word.find('*') == std::string::npos) {
            if (fs::is_regular_file(path, none))
                m_facts.sources.insert(path);
            return;
        }
        const std::string pattern = path.filename().string(), end = pattern.substr(pattern.find('*') + 1);
        for (const auto& [file, text] : otherSources({path.parent_path()}, {}))
            if (const std::string name = file.filename().string();
                name.starts_with(pattern.substr(0, pattern.find('*'))) && name.ends_with(end))
                m_facts.sources.insert(file.lexically_normal());
    }

    fs::path m_folder;
    std::string m_text;
    std::map<std::string, std::string> m_variables;
    BuildFacts m_facts;
    std::vector<std::string>* m_list = nullptr; ///< to which the words in brackets belong
};

std::string listText(const std::set<fs::path>& files, const fs::path& folder)
{
    std::string text;
    for (const fs::path& file : files)
        text += (text.empty() ? "" : ", ") + (folder / file.lexically_relative(folder)).lexically_normal().string();
    return text;
}

/// The names of the files that the texts include.
std::set<std::string> includedNames(const std::map<fs::path, std::string>& texts)
{
    std::set<std::string> names;
    for (const auto& [file, text] : texts)
        for (std::size_t at = text.find("#include"); at != std::string::npos; at = text.find("#include", at + 1)) {
            const std::size_t begin = text.find_first_of("\"<\n", at), end = text.find_first_of("\">\n", begin + 1);
            if (begin != std::string::npos && end != std::string::npos && text[begin] != '\n')
                names.insert(fs::path(text.substr(begin + 1, end - begin - 1)).filename().string());
        }
    return names;
}

} // namespace

FolderProgram programInFolder(const fs::path& folder)
{
    FolderProgram program;
    BuildFacts facts;
    fs::path build;
    std::error_code none;
    for (const char* const name : buildFiles)
        if (build.empty() && fs::is_regular_file(folder / name, none)) {
            build = folder / name;
            facts = BuildReader(build).facts();
        }
    std::vector<fs::path> folders{folder};
    for (const std::string_view name : foldersOfBuilds)
        folders.push_back(folder / name);
    for (const fs::path& source : facts.sources)
        folders.push_back(source.parent_path());
    const std::map<fs::path, std::string> texts = otherSources(folders, {});
    const std::set<std::string> included = includedNames(texts);
    std::set<fs::path> mains, namedMains;
    for (const auto& [file, text] : texts)
        if (hasMain(text) && !included.contains(file.filename().string())) {
            mains.insert(file.lexically_normal());
            if (facts.sources.contains(file.lexically_normal()))
                namedMains.insert(file.lexically_normal());
        }
    const std::set<fs::path>& possible = namedMains.empty() ? mains : namedMains;
    if (possible.empty())
        throw std::runtime_error("No file in " + folder.string() + " has a main(), so there is no program in it.");
    if (possible.size() > 1)
        throw std::runtime_error("Several files in " + folder.string() +
                                 " have a main(). Name one of them: " + listText(possible, folder) + ".");
    const fs::path& main = *possible.begin();
    program.sources = {{main}, facts.includes, facts.definitions, facts.libraries};
    program.sources.named.assign(facts.sources.begin(), facts.sources.end());
    program.sources.architectures = facts.architectures;
    program.note = "The program is " + main.string();
    const auto say = [&](const char* option, const std::vector<std::string>& values) {
        for (const std::string& value : values)
            program.note += std::string(" ") + option + " " + value;
    };
    say("--include", facts.includes);
    say("--define", facts.definitions);
    say("--library", facts.libraries);
    program.note += build.empty() ? ", the only file with a main()." : ", as " + build.string() + " has it.";
    return program;
}

BuiltArchitectures architecturesFor(const fs::path& source)
{
    std::error_code none;
    for (const char* const name : buildFiles)
        try {
            const fs::path build = source.parent_path() / name;
            if (!fs::is_regular_file(build, none))
                continue;
            const BuildFacts facts = BuildReader(build).facts();
            for (const fs::path& one : facts.sources)
                if (fs::equivalent(one, source, none))
                    return facts.architectures;
        } catch (const std::exception&) { // one that cannot be read says nothing
            continue;
        }
    return {};
}

} // namespace tilescope
