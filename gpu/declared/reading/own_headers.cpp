#include "gpu/declared/reading/own_headers.h"

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/host_reader.h"
#include "gpu/files/regular_file.h"
#include "gpu/files/source_text.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

/// A line of the preprocessor.
struct Directive {
    int line = 0; ///< from 1
    std::string word, rest;
    std::size_t begin = 0, end = 0; ///< in the text
};

/// Lines that a backslash joins are one.
std::vector<Directive> directivesIn(const std::string& bare, const std::string& text)
{
    std::vector<Directive> all;
    int line = 1;
    for (std::size_t begin = 0; begin < bare.size(); ++line) {
        std::size_t end = std::min(bare.find('\n', begin), bare.size());
        const std::size_t sign = bare.find_first_not_of(" \t", begin);
        const int first = line;
        if (sign < end && bare[sign] == '#') {
            while (end < bare.size() && end > 0 && bare[end - 1] == '\\') {
                end = std::min(bare.find('\n', end + 1), bare.size());
                ++line;
            }
            const std::size_t word = std::min(bare.find_first_not_of(" \t", sign + 1), end);
            std::size_t rest = word;
            while (rest < end && isNameLetter(bare[rest]))
                ++rest;
            const bool isInclude = bare.compare(word, rest - word, "include") == 0; // what it quotes is blank in `bare`
            all.push_back({first, bare.substr(word, rest - word), (isInclude ? text : bare).substr(rest, end - rest),
                           begin, end});
        }
        begin = end + 1;
    }
    return all;
}

struct Header {
    std::string name; ///< empty: the line includes none
    bool isQuoted = false;
};

/// The header that a line includes, as "my.h" or as <my.h>.
Header headerOf(const Directive& directive)
{
    const std::size_t open = directive.rest.find_first_not_of(" \t");
    if (directive.word != "include" || open == std::string::npos)
        return {};
    const char first = directive.rest[open];
    if (first != '"' && first != '<')
        return {};
    const std::size_t end = directive.rest.find(first == '<' ? '>' : '"', open + 1);
    return {directive.rest.substr(open + 1, end - open - 1), first == '"'};
}

/// Headers of CUDA, of C and C++ and of the samples' helpers, which kernels do not need or have anyway.
bool isKnown(const Header& header)
{
    static constexpr std::string_view beginnings[] = {"cooperative_groups",
                                                      "helper_",
                                                      "cublas",
                                                      "cufft",
                                                      "curand",
                                                      "cusparse",
                                                      "cusolver",
                                                      "npp",
                                                      "nvtx",
                                                      "nvrtc",
                                                      "crt/",
                                                      "thrust/",
                                                      "cub/",
                                                      "cuda/",
                                                      "nv/"};
    static constexpr std::string_view named[] = {
        // of the toolkit 13, and older ones
        "builtin_types", "channel_descriptor", "common_functions", "cuda", "cudaEGL", "cudaGL", "cudaProfiler",
        "cuda_awbarrier", "cuda_bf16", "cuda_device_runtime_api", "cuda_fp16", "cuda_fp4", "cuda_fp6", "cuda_fp8",
        "cuda_gl_interop", "cuda_occupancy", "cuda_pipeline", "cuda_profiler_api", "cuda_runtime", "cuda_runtime_api",
        "cuda_surface_types", "cuda_texture_types", "device_atomic_functions", "device_double_functions",
        "device_functions", "device_launch_parameters", "device_types", "driver_functions", "driver_types",
        "host_config", "host_defines", "library_types", "math_constants", "math_functions", "mma", "sm_20_intrinsics",
        "sm_30_intrinsics", "sm_35_intrinsics", "sm_60_atomic_functions", "surface_functions",
        "surface_indirect_functions", "surface_types", "texture_fetch_functions", "texture_indirect_functions",
        "texture_types", "vector_functions", "vector_types",
        // of C, and of systems
        "assert", "ctype", "errno", "float", "inttypes", "limits", "math", "memory", "stdbool", "stddef", "stdint",
        "stdio", "stdlib", "string", "sys/time", "time", "unistd", "windows", "conio", "direct", "dirent", "fcntl",
        "getopt", "io", "malloc", "omp", "process", "pthread", "signal", "sys/stat", "sys/types", "tchar"};
    const std::string_view name = header.name;
    const auto begins = [name](std::string_view beginning) { return name.starts_with(beginning); };
    const bool isOfCpp = !header.isQuoted && name.find_first_of("./") == std::string_view::npos; // <iostream>
    const std::string_view stem = name.substr(0, name.rfind(".h"));                              // .h and .hpp
    return isOfCpp || std::ranges::any_of(beginnings, begins) || std::ranges::find(named, stem) != std::end(named);
}

/// Headers of the libraries that programs read and show images with. They decide nothing of a kernel's text.
bool isOfLibrary(const Header& header)
{
    static constexpr std::string_view beginnings[] = {"opencv", "GL/",  "GLFW/", "SDL",      "boost/", "Eigen/", "glm/",
                                                      "stb",    "png.", "tiff",  "jpeglib.", "CImg",   "lodepng"};
    const std::string_view file = std::string_view(header.name).substr(header.name.rfind('/') + 1);
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) {
        return header.name.starts_with(beginning) || file.starts_with(beginning);
    });
}

/// Names and numbers.
std::vector<std::string_view> wordsIn(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isNameLetter(text[end]))
            ++end;
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end > at ? end : at + 1;
    }
    return words;
}

/// The names in the condition of an #if that something could define.
std::vector<std::string> namesIn(const std::string& condition)
{
    std::vector<std::string> names;
    for (const std::string_view word : wordsIn(condition)) {
        const std::string name(word);
        const bool isCompilers = name.starts_with("__") || name.starts_with("_WIN") || name.starts_with("_MSC") ||
                                 name == "WIN32" || name == "WIN64" || name == "defined" ||
                                 name.find("DEBUG") != std::string::npos;
        if (isIdentifier(name) && !isCompilers)
            names.push_back(name);
    }
    return names;
}

class ConditionCheck
{
public:
    ConditionCheck(const std::string& device, const std::vector<std::string>& definitions)
        : m_code(withoutComments(device)), m_directives(directivesIn(m_code, device))
    {
        for (const Directive& directive : m_directives)
            std::fill(m_code.begin() + static_cast<std::ptrdiff_t>(directive.begin),
                      m_code.begin() + static_cast<std::ptrdiff_t>(directive.end), ' ');
        for (const std::string& definition : definitions)
            m_defined.insert(definition.substr(0, definition.find('=')));
        findUsed();
    }

    /// The first condition that something outside of the text may decide, and that the kernels' text depends on.
    const Directive* open()
    {
        constexpr std::size_t most = 2000; // each may look through all others; a text is hostile
        for (std::size_t i = 0; i < std::min(m_directives.size(), most); ++i) {
            const Directive& directive = m_directives[i];
            if (directive.word == "define")
                m_defined.insert(nameOf(directive));
            const bool isCondition = directive.word == "if" || directive.word == "ifdef" ||
                                     directive.word == "ifndef" || directive.word == "elif";
            if (!isCondition)
                continue;
            const std::vector<std::string> names = namesIn(directive.rest);
            const bool isOpen =
                std::ranges::any_of(names, [&](const std::string& name) { return !m_defined.contains(name); });
            if (isOpen && matters(i))
                return &directive;
        }
        return nullptr;
    }

private:
    static std::string nameOf(const Directive& define)
    {
        const std::size_t begin = std::min(define.rest.find_first_not_of(" \t"), define.rest.size());
        std::size_t end = begin;
        while (end < define.rest.size() && isNameLetter(define.rest[end]))
            ++end;
        return define.rest.substr(begin, end - begin);
    }

    /// Whether there is text of the kernels up to the #endif, or a macro with a value that they use.
    bool matters(std::size_t first) const
    {
        if (isGuard(first))
            return false;
        int depth = 0;
        for (std::size_t i = first; i + 1 < m_directives.size(); ++i) {
            const Directive& directive = m_directives[i];
            if (i > first)
                depth += directive.word.starts_with("if") ? 1 : directive.word == "endif" ? -1 : 0;
            if (depth < 0)
                return false;
            const std::string_view code =
                std::string_view(m_code).substr(directive.end, m_directives[i + 1].begin - directive.end);
            if (code.find_first_not_of(" \t\r\n;") != std::string_view::npos ||
                (directive.word == "define" && isUsed(directive)))
                return true;
        }
        return false;
    }

    /// "#ifndef NAME" whose first line defines NAME without a value: an include guard.
    bool isGuard(std::size_t first) const
    {
        const Directive& test = m_directives[first];
        return test.word == "ifndef" && first + 1 < m_directives.size() && m_directives[first + 1].word == "define" &&
               nameOf(m_directives[first + 1]) == nameOf(test) && !hasValue(m_directives[first + 1]);
    }

    static bool hasValue(const Directive& define)
    {
        const std::string name = nameOf(define);
        return define.rest.find_first_not_of(" \t\r", define.rest.find(name) + name.size()) != std::string::npos;
    }

    /// Whether the kernels' text uses the macro, or a macro that it uses.
    bool isUsed(const Directive& define) const { return hasValue(define) && m_used.contains(nameOf(define)); }

    void findUsed()
    {
        std::multimap<std::string, const Directive*> defined;
        for (const Directive& directive : m_directives)
            if (directive.word == "define")
                defined.emplace(nameOf(directive), &directive);
        std::vector<std::string_view> texts{m_code};
        while (!texts.empty()) {
            const std::string_view text = texts.back();
            texts.pop_back();
            for (const std::string_view word : wordsIn(text))
                if (const auto [first, last] = defined.equal_range(std::string(word));
                    first != last && m_used.insert(first->first).second)
                    for (auto macro = first; macro != last; ++macro)
                        texts.push_back(macro->second->rest);
        }
    }

    std::string m_code; ///< the text without lines of the preprocessor
    std::vector<Directive> m_directives;
    std::set<std::string> m_defined, m_used;
};

constexpr std::array<std::string_view, 9> headerSuffixes{".h",  ".hh",  ".hpp", ".hxx", ".cuh",
                                                         ".cu", ".inl", ".inc", ".def"};
/// Where projects keep headers that a compiler finds by an option.
constexpr std::array<std::string_view, 7> includeFolders{"include", "inc",        "headers",      "../include",
                                                         "../inc",  "../headers", "../../include"};
constexpr std::array<std::string_view, 5> launchingSuffixes{".cu", ".cpp", ".cc", ".cxx", ".c"};

/// The text of a header of the user's own, or of another file with such a suffix; nothing if it is not to be read.
std::optional<std::string> headerText(const std::filesystem::path& folder, const std::string& name,
                                      std::span<const std::string_view> suffixes = headerSuffixes)
{
    constexpr std::size_t longest = std::size_t{64} << 10;
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path path = fs::canonical(folder / name, error), above = fs::canonical(folder / "../..", error);
    const bool isBelow =
        !error && std::mismatch(above.begin(), above.end(), path.begin(), path.end()).first == above.end();
    if (!isBelow || std::ranges::find(suffixes, path.extension().string()) == suffixes.end())
        return std::nullopt;
    try {
        const std::string bytes = readRegularFile(path, longest + 1);
        if (bytes.size() > longest)
            return std::nullopt;
        std::string text = sourceTextOf(bytes).text;
        for (std::size_t at = text.find('\r'); at != std::string::npos; at = text.find('\r', at))
            at + 1 < text.size() && text[at + 1] == '\n' ? void(text.erase(at, 1)) : void(text[at] = '\n');
        return headersIn(text).empty() ? std::optional(text) : std::nullopt;
    } catch (const std::runtime_error&) { // it is no file, or none of text
        return std::nullopt;
    }
}

/// Whether the text launches one of the kernels and defines none.
bool launchesOneOf(const std::vector<DefinedKernel>& kernels, const std::string& text)
{
    const std::vector<LaunchText> launches = launchesIn(withJoinedSigns(withoutComments(text)));
    return std::ranges::any_of(launches,
                               [&](const LaunchText& launch) {
                                   return std::ranges::find(kernels, launch.kernel, &DefinedKernel::name) !=
                                          kernels.end();
                               }) &&
           kernelsIn(text).empty();
}

/// The headers that a text carries although it includes them nowhere: files that launch its kernels.
std::vector<CarriedHeader> launchingFilesIn(const std::string& text)
{
    std::set<std::string> included;
    for (const QuotedInclusion& inclusion : quotedInclusions(text))
        included.insert(inclusion.carried);
    std::vector<CarriedHeader> files = headersIn(text);
    std::erase_if(files, [&](const CarriedHeader& file) { return file.name.empty() || included.contains(file.name); });
    return files;
}

} // namespace

const char* const unreadHeader =
    gpu::phrase(
        "%1, line %2: the header \"%3\" was not read. If kernels need its definitions, put it into the source's "
        "folder under that name (a text of at most 64 KB), or copy them into the source.")
        .key;

std::string withOwnHeaders(const std::string& path, std::string text)
{
    constexpr std::size_t most = 64, longest = std::size_t{512} << 10;
    if (!headersIn(text).empty())
        return text;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    std::set<std::string> tried{std::filesystem::path(path).filename().string()};
    std::size_t read = 0, bytes = 0;
    for (bool isMore = true; isMore && read < most;) { // each header may include others
        isMore = false;
        for (const QuotedInclusion& inclusion : quotedInclusions(text)) {
            const std::string name = headerNameFrom(placeIn(text, "", inclusion.line).file, inclusion.name);
            const bool isLeftOut = isKnown({inclusion.name, true}) && !inclusion.name.ends_with("helper_math.h");
            if (name.empty() || !inclusion.carried.empty() || isLeftOut || !tried.insert(name).second ||
                tried.size() > 2 * most)
                continue;
            std::optional<std::string> header = headerText(folder, name);
            for (const std::string_view other : includeFolders)
                if (!header)
                    header = headerText(folder / other, inclusion.name);
            if (!header || bytes + header->size() > longest)
                continue;
            bytes += header->size();
            ++read;
            text = withHeader(std::move(text), name, *header);
            isMore = true;
            break;
        }
    }
    return text;
}

std::string withLaunchingFiles(const std::string& path, std::string text)
{
    constexpr std::size_t mostNames = 500, mostFiles = 4;
    if (withJoinedSigns(withoutComments(text)).find("<<<") != std::string::npos)
        return text;
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    if (kernels.empty())
        return text;
    const std::filesystem::path file(path);
    std::set<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(file.has_parent_path() ? file.parent_path() : ".", error), end;
         !error && entry != end && names.size() < mostNames; entry.increment(error))
        names.insert(entry->path().filename().string());
    names.erase(file.filename().string());
    std::size_t files = 0;
    for (const std::string& name : names) {
        if (files == mostFiles)
            break;
        const std::optional<std::string> other =
            headerNameFrom("", name).empty() ? std::nullopt : headerText(file.parent_path(), name, launchingSuffixes);
        if (!other || !launchesOneOf(kernels, *other))
            continue;
        text = withHeader(std::move(text), name, *other);
        ++files;
    }
    return text;
}

void blankLaunchingFiles(std::string& device)
{
    for (const CarriedHeader& file : launchingFilesIn(device)) {
        const auto begin = device.begin() + (file.text.data() - device.data());
        std::replace_if(
            begin, begin + static_cast<std::ptrdiff_t>(file.text.size()), [](char c) { return c != '\n'; }, ' ');
    }
}

void checkOwnHeaders(const KernelSource& source, const std::string& device, const std::vector<std::string>& definitions,
                     Plan& plan)
{
    const Directive* decided = nullptr;
    ConditionCheck conditions(device, definitions);
    constexpr std::size_t mostNotes = 10;
    std::set<std::string> said;
    std::set<int> carried;
    for (const QuotedInclusion& inclusion : quotedInclusions(source.text))
        if (!inclusion.carried.empty())
            carried.insert(inclusion.line);
    std::string read = source.text;
    blankLaunchingFiles(read);
    for (const Directive& directive : directivesIn(withoutComments(read), read)) {
        const Header included = headerOf(directive);
        const std::string& header = included.name;
        if (header.empty() || isKnown(included) || carried.contains(directive.line) || said.size() == mostNotes)
            continue;
        const TextPlace place = placeIn(source.text, source.name, directive.line);
        if (said.empty())
            decided = conditions.open();
        if (!said.insert(header).second)
            continue;
        if (decided && !isOfLibrary(included))
            throw DeclarationError(
                source, directive.line,
                say(gpu::phrase("The header \"%1\" was not read, and it could decide \"#%2\" on line %3. Headers are "
                                "read from the source's folder, if they are included in quotation marks and have at "
                                "most 64 KB. Put it there, or copy what the kernel needs into the source and remove "
                                "the #include."),
                    header, decided->word + decided->rest, std::to_string(decided->line)));
        if (included.isQuoted) // those in angle brackets are usually of the host's libraries
            plan.notes.push_back(say(Phrase{unreadHeader}, place.file, std::to_string(place.line), header));
    }
}

} // namespace tilescope
