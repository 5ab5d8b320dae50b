#include "gpu/declared/device_source.h"

#include "gpu/declared/declaration.h"
#include "gpu/declared/reading/own_headers.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

/// The text without its comments, and blank where it depends on the preprocessor.
std::string judgedPart(const std::string& text)
{
    std::string judged = withoutComments(text);
    int depth = 0;
    for (std::size_t begin = 0; begin < judged.size();) {
        std::size_t end = std::min(judged.find('\n', begin), judged.size());
        const std::size_t first = judged.find_first_not_of(" \t", begin);
        if (first < end && judged[first] == '#') {
            const std::size_t word = std::min(judged.find_first_not_of(" \t", first + 1), end);
            const std::string directive = judged.substr(word, 5);
            while (end < judged.size() && judged[end - 1] == '\\') { // a macro of several lines
                judged[end - 1] = ' ';
                std::fill(judged.begin() + static_cast<std::ptrdiff_t>(begin),
                          judged.begin() + static_cast<std::ptrdiff_t>(end), ' ');
                begin = end + 1;
                end = std::min(judged.find('\n', begin), judged.size());
            }
            depth += directive.starts_with("if") ? 1 : directive == "endif" ? -1 : 0;
            std::fill(judged.begin() + static_cast<std::ptrdiff_t>(begin),
                      judged.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        } else if (depth > 0) {
            std::fill(judged.begin() + static_cast<std::ptrdiff_t>(begin),
                      judged.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        }
        begin = end + 1;
    }
    return judged;
}

class LimitCheck
{
public:
    LimitCheck(const KernelSource& source, const std::string& device)
        : m_source(source), m_text(source.text), m_device(judgedPart(device))
    {
    }

    void check()
    {
        if (const std::size_t at = m_device.find("<<<"); at != std::string::npos)
            refuse(at, gpu::phrase("A kernel cannot launch another kernel here, because CUDA dynamic parallelism is "
                                   "not supported. Launch both from the host, with one note each: //@ launch KERNEL"));
        checkTextureReferences();
        for (std::size_t at = 0; at < m_device.size();) {
            if (!isNameLetter(m_device[at])) {
                ++at;
                continue;
            }
            const std::size_t begin = at;
            while (at < m_device.size() && isNameLetter(m_device[at]))
                ++at;
            const std::size_t next = m_device.find_first_not_of(" \t\r\n", at);
            if (next != std::string::npos && m_device[next] == '(' && isCall(begin))
                checkCall(std::string_view(m_device).substr(begin, at - begin), begin);
        }
    }

private:
    [[noreturn]] void refuse(std::size_t at, Message what) const
    {
        const auto end = m_device.begin() + static_cast<std::ptrdiff_t>(at);
        throw DeclarationError(m_source, static_cast<int>(std::count(m_device.begin(), end, '\n')) + 1,
                               std::move(what));
    }

    /// The word before, such as the type in a declaration, or what stands there in place of one.
    std::string_view before(std::size_t at) const
    {
        const std::size_t last = at == 0 ? std::string::npos : m_device.find_last_not_of(" \t\r\n", at - 1);
        if (last == std::string::npos)
            return {};
        std::size_t begin = last;
        while (begin > 0 && isNameLetter(m_device[last]) && isNameLetter(m_device[begin - 1]))
            --begin;
        return std::string_view(m_device).substr(begin, last + 1 - begin);
    }

    bool isCall(std::size_t begin) const
    {
        const std::string_view word = before(begin);
        if (word.empty() || word == "." || word == ">" || word == ":" || word == "*" || word == "&")
            return word == "*" || word == "&"; // a product, or a pointer that is declared: see isDefinedHere
        return !isNameLetter(word.front()) || word == "return" || word == "else" || word == "do" || word == "case";
    }

    void checkCall(std::string_view name, std::size_t at)
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 7> withMasks{
            {{"__shfl", "__shfl_sync(0xffffffff, …)"},
             {"__shfl_up", "__shfl_up_sync(0xffffffff, …)"},
             {"__shfl_down", "__shfl_down_sync(0xffffffff, …)"},
             {"__shfl_xor", "__shfl_xor_sync(0xffffffff, …)"},
             {"__ballot", "__ballot_sync(0xffffffff, …)"},
             {"__any", "__any_sync(0xffffffff, …)"},
             {"__all", "__all_sync(0xffffffff, …)"}}};
        for (const auto& [old, now] : withMasks)
            if (name == old && !isDefinedHere(name))
                refuse(at, say(gpu::phrase("\"%1\" takes no mask of the participating lanes and is not available on "
                                           "Volta and later GPUs. Use %2 instead."),
                               std::string(name), std::string(now)));
        static constexpr std::array<std::string_view, 8> ofHost{
            "cudaMalloc",      "cudaFree",          "cudaMemcpy",         "cudaMemset",
            "cudaMemcpyAsync", "cudaMallocManaged", "cudaMemcpyToSymbol", "cudaDeviceSynchronize"};
        const bool isOfHost = std::ranges::find(ofHost, name) != ofHost.end() ||
                              (isNameOfHost(std::string(name)) && !isDefinedHere(name));
        if (isOfHost)
            refuse(at, say(gpu::phrase("\"%1\" is a host function, which a kernel cannot call. To make a function in "
                                       "this file callable, add __device__ before it."),
                           std::string(name)));
    }

    /// Whether a host function of the file has the name, and CUDA has none of it.
    bool isNameOfHost(const std::string& name)
    {
        static const std::set<std::string> ofCuda{
            "min",    "max",    "abs",    "sqrt",   "pow",    "exp",  "log",   "sin",   "cos",   "tan",
            "fabs",   "floor",  "ceil",   "round",  "fmin",   "fmax", "rsqrt", "hypot", "fmod",  "sinf",
            "cosf",   "sqrtf",  "fabsf",  "powf",   "expf",   "logf", "fma",   "fmaf",  "isnan", "isinf",
            "memcpy", "memset", "printf", "assert", "malloc", "free", "clock", "trunc", "rint",  "atan2"};
        if (!m_hasHostNames)
            for (const std::string& one : hostFunctionsIn(m_text))
                m_hostNames.insert(one);
        m_hasHostNames = true;
        return m_hostNames.contains(name) && !ofCuda.contains(name);
    }

    /// Whether the device's part defines it as well, as a function, a macro or a variable.
    bool isDefinedHere(std::string_view name) const
    {
        for (std::size_t at = nextWord(m_device, name); at != std::string::npos; at = nextWord(m_device, name, at + 1))
            if (!isCall(at))
                return true;
        return m_text.find("#define " + std::string(name)) != std::string::npos;
    }

    /// "texture<float, 2> t;" outside of functions, of which a kernel uses the name.
    void checkTextureReferences() const
    {
        const std::string bare = judgedPart(m_text);
        for (std::size_t at = bare.find("texture<"); at != std::string::npos; at = bare.find("texture<", at + 1)) {
            if (at > 0 && isNameLetter(bare[at - 1]))
                continue;
            const std::size_t end = std::min(bare.find(';', at), bare.size());
            std::size_t last = end;
            while (last > at && !isNameLetter(bare[last - 1]))
                --last;
            std::size_t first = last;
            while (first > at && isNameLetter(bare[first - 1]))
                --first;
            if (first == last || m_device.find(bare.substr(first, last - first)) == std::string::npos)
                continue;
            const auto here = bare.begin() + static_cast<std::ptrdiff_t>(at);
            throw DeclarationError(
                m_source, static_cast<int>(std::count(bare.begin(), here, '\n')) + 1,
                say(gpu::phrase("Texture references are no longer part of CUDA. Give the kernel a parameter "
                                "\"cudaTextureObject_t %1\", and read it with tex2D<unsigned char>(%1, x, y)."),
                    bare.substr(first, last - first)));
        }
    }

    const KernelSource& m_source;
    const std::string& m_text;
    const std::string m_device;
    std::set<std::string> m_hostNames;
    bool m_hasHostNames = false;
};

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

/// Whether the text names a type so without defining it: "BYTE* out", but not "typedef float BYTE;", "BYTE = 8" or a
/// macro BYTE.
bool isUndefinedType(const std::string& bare, std::string_view name)
{
    bool isType = false;
    for (std::size_t at = nextWord(bare, name); at != std::string::npos; at = nextWord(bare, name, at + name.size())) {
        const std::size_t next = std::min(bare.find_first_not_of(" \t\r\n", at + name.size()), bare.size());
        const std::string_view before = std::string_view(bare).substr(0, at);
        const std::string_view ahead = before.substr(0, before.find_last_not_of(" \t") + 1);
        const char after = next < bare.size() ? bare[next] : '\0';
        if (std::string_view("=;{").find(after) != std::string_view::npos || ahead.ends_with("define") ||
            ahead.ends_with("using"))
            return false;
        isType = isType || std::string_view("*&()>").find(after) != std::string_view::npos || isNameLetter(after);
    }
    return isType;
}

/// Adds names of types that nvcc has from headers of the host's that are left out, whether the text has a "half" of its
/// own, and the compute capability that its instructions need.
void takeCompilerNeeds(const std::string& text, Plan& plan)
{
    static constexpr std::array<std::string_view, 10> since80{
        "__reduce_add_sync", "__reduce_min_sync", "__reduce_max_sync", "__reduce_and_sync", "__reduce_or_sync",
        "__reduce_xor_sync", "redux.sync",        "cp.async",          "precision::tf32",   "m16n8k16"};
    const std::string bare = withoutComments(text);
    for (const auto& [name, meaning] : foreignTypes())
        if (isUndefinedType(bare, name))
            plan.definitions.push_back(std::string(name) + "=" + std::string(meaning));
    for (const std::string_view word : since80)
        if (plan.sources.front().text.find(word) != std::string::npos)
            plan.minimumCapability = 80;
    if (hasOwnHalf(text, bare))
        plan.definitions.emplace_back("__TILESCOPE_OWN_HALF__=1");
}

} // namespace

void takeDeviceSource(const KernelSource& source, const std::vector<std::string>& kernels,
                      const std::vector<KernelInstance>& instances, const std::vector<std::string>& definitions,
                      Plan& plan)
{
    plan.sources = {{source.name, deviceText(withPlainNames(source.text, instances), kernels)}};
    blankLaunchingFiles(plan.sources.front().text);
    checkOwnHeaders(source, plan.sources.front().text, definitions, plan);
    try {
        LimitCheck(source, plan.sources.front().text).check();
    } catch (const DeclarationError& error) {
        const auto unread = std::ranges::find(plan.notes, unreadHeader, &Message::key);
        if (unread == plan.notes.end())
            throw;
        throw DeclarationError(source, error.line, joined(error.atLine, *unread)); // it may define what is missing
    }
    takeCompilerNeeds(source.text, plan);
}

std::vector<UnfilledConstant> unfilledConstants(const std::string& device)
{
    constexpr std::string_view qualifier = "__constant__";
    constexpr std::size_t most = 50; // a text is hostile
    const std::string bare = withoutComments(device);
    std::vector<UnfilledConstant> unfilled;
    for (std::size_t at = nextWord(bare, qualifier); at != std::string::npos && unfilled.size() < most;
         at = nextWord(bare, qualifier, at + 1)) {
        const std::size_t begin = at + qualifier.size(), end = std::min(bare.find(';', begin), bare.size());
        std::string_view declared = std::string_view(bare).substr(begin, end - begin);
        if (declared.find_first_of("={(") != std::string_view::npos)
            continue;
        declared = declared.substr(0, declared.find_first_of("[,"));
        std::size_t last = declared.size();
        while (last > 0 && !isNameLetter(declared[last - 1]))
            --last;
        std::size_t first = last;
        while (first > 0 && isNameLetter(declared[first - 1]))
            --first;
        const std::string name(declared.substr(first, last - first));
        const std::size_t type = declared.find_first_not_of(" \t\n");
        const std::size_t typeEnd = first == 0 ? 0 : declared.find_last_not_of(" \t\n", first - 1) + 1;
        if (isIdentifier(name) && type < typeEnd && nextWord(bare, name, end) != std::string::npos)
            unfilled.push_back({name, std::string(declared.substr(type, typeEnd - type))});
    }
    return unfilled;
}

} // namespace tilescope
