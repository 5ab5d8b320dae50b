#include "gpu/declared/kernel_text.h"
#include "gpu/recipe/text/own_header.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace tilescope
{

namespace
{

template <class Words>
bool hasOneOf(std::string_view text, const Words& words)
{
    for (std::size_t at = 0; at < text.size();) {
        if (!isNameLetter(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isNameLetter(text[at]))
            ++at;
        if (std::ranges::find(words, text.substr(begin, at - begin)) != words.end())
            return true;
    }
    return false;
}

constexpr std::array<std::string_view, 5> deviceWords{"__global__", "__device__", "__constant__", "__shared__",
                                                      "constexpr"};
constexpr std::array<std::string_view, 4> typeWords{"struct", "class", "union", "enum"};
constexpr std::array<std::string_view, 4> keptWords{"typedef", "using", "namespace", "asm"};

/// Headers that device code can include.
bool isDeviceHeader(std::string_view line)
{
    static constexpr std::array<std::string_view, 6> names{"cooperative_groups", "cuda_fp16", "cuda_bf16",
                                                           "cuda_fp8",           "mma.h",     "cuda/"};
    return std::ranges::any_of(names, [&](auto name) {
        const std::size_t at = line.find(name);
        return at != std::string_view::npos && at > 0 && (line[at - 1] == '<' || line[at - 1] == '"');
    });
}

/// What kernels use of a header that host code includes as often; nothing for any other header. The host's parts of
/// these headers may not compile for a device, so one is kept only for a kernel that needs it.
std::string_view neededFor(std::string_view line)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> headers{
        {{"cub/", "cub::"}, {"curand_kernel.h", "curand"}, {"cuComplex.h", "Complex"}}};
    for (const auto& [header, use] : headers)
        if (line.find(header) != std::string_view::npos)
            return use;
    return {};
}

/// Goes through the declarations outside of every function and type.
class HostRemover
{
public:
    HostRemover(const std::string& text, const std::vector<std::string>& kernels)
        : m_text(text), m_bare(withoutComments(text))
    {
        for (const DefinedKernel& kernel : kernelsIn(text))
            if (!kernels.empty() && std::ranges::find(kernels, kernel.name) == kernels.end())
                m_unwanted.push_back(kernel.qualifier);
    }

    std::vector<std::string> hostFunctions()
    {
        result();
        return std::move(m_hostFunctions);
    }

    std::string result()
    {
        takeMacros();
        for (const QuotedInclusion& inclusion : quotedInclusions(m_text))
            if (!inclusion.carried.empty())
                m_carried.push_back(inclusion.begin);
        const std::string whole = m_text;
        while ((m_at = afterBlanks(m_at)) < m_bare.size()) {
            if (m_bare[m_at] == '#')
                directive();
            else if (m_bare[m_at] == '}' || m_bare[m_at] == ';') // of a namespace or extern "C"
                ++m_at;
            else
                declaration();
        }
        blankUnneeded();
        blankUnusedTypes();
        shortenCasts();
        restoreMarks(whole);
        return std::move(m_text);
    }

private:
    std::size_t afterBlanks(std::size_t at) const
    {
        while (at < m_bare.size() && std::isspace(static_cast<unsigned char>(m_bare[at])))
            ++at;
        return at;
    }

    void blank(std::size_t begin, std::size_t end)
    {
        for (std::size_t i = begin; i < end && i < m_text.size(); ++i)
            if (m_text[i] != '\n')
                m_text[i] = ' ';
    }

    void directive()
    {
        std::size_t end = m_at;
        do {
            end = std::min(m_bare.find('\n', end) + 1, m_bare.size() + 1);
            end = end == 0 ? m_bare.size() : end;
        } while (end < m_bare.size() && end >= 2 && m_bare[end - 2] == '\\');
        const std::string_view line = std::string_view(m_text).substr(m_at, end - m_at);
        const std::size_t word = afterBlanks(m_at + 1);
        if (m_bare.compare(word, 7, "include") == 0) {
            if (const std::string_view use = neededFor(line); !use.empty())
                m_onDemand.push_back({m_at, end, use});
            else if (!isDeviceHeader(line) && !isCarried(m_at))
                blank(m_at, end);
        }
        m_at = std::max(end, m_at + 1);
    }

    /// Whether the directive at `sign` includes a header that the text carries.
    bool isCarried(std::size_t sign) const
    {
        const std::size_t lineBreak = m_bare.rfind('\n', sign);
        return std::ranges::binary_search(m_carried, lineBreak == std::string::npos ? 0 : lineBreak + 1);
    }

    /// The lines that begin the headers are comments, which may stand in what was left out.
    void restoreMarks(const std::string& whole)
    {
        for (const CarriedHeader& header : headersIn(whole)) {
            const auto text = static_cast<std::size_t>(header.text.data() - whole.data());
            const std::size_t begin = whole.rfind("//@", text);
            m_text.replace(begin, text - begin, whole, begin, text - begin);
        }
    }

    /// First of all, since a header that a text carries follows it.
    void takeMacros()
    {
        for (std::size_t sign = m_bare.find('#'); sign != std::string::npos; sign = m_bare.find('#', sign + 1)) {
            const std::size_t word = afterBlanks(sign + 1);
            if (m_bare.compare(word, 6, "define") == 0)
                takeMacro(word + 6, std::min(m_bare.find('\n', word), m_bare.size()));
        }
    }

    /// "#define HD __host__ __device__" is another word for what it stands for.
    void takeMacro(std::size_t at, std::size_t end)
    {
        constexpr std::size_t most = 50;
        at = afterBlanks(at);
        std::size_t nameEnd = at;
        while (nameEnd < end && isNameLetter(m_bare[nameEnd]))
            ++nameEnd;
        const std::string_view content = std::string_view(m_bare).substr(nameEnd, end - nameEnd);
        if (nameEnd > at && m_deviceMacros.size() < most && content.find('(') == std::string_view::npos &&
            isOfDevice(content))
            m_deviceMacros.push_back(m_bare.substr(at, nameEnd - at));
    }

    /// Whether the words say that something is there for a device.
    bool isOfDevice(std::string_view head) const
    {
        return hasOneOf(head, deviceWords) || (!m_deviceMacros.empty() && hasOneOf(head, m_deviceMacros));
    }

    void blankUnneeded()
    {
        for (const OnDemand& header : m_onDemand) {
            const std::string kept = withoutComments(m_text);
            std::size_t at = kept.find(header.use);
            while (at != std::string::npos && (at >= header.begin && at < header.end))
                at = kept.find(header.use, at + 1);
            if (at == std::string::npos)
                blank(header.begin, header.end);
        }
    }

    /// Leaves out types that nothing for the device names: they may have fields that a device's compiler does not know.
    void blankUnusedTypes()
    {
        constexpr std::size_t mostTypes = 1000; // a text is hostile, and each turn looks at all
        if (m_types.size() > mostTypes)
            return;
        const std::string kept = withoutComments(m_text);
        std::set<std::string_view> named;
        std::size_t at = 0;
        for (const KeptType& type : m_types) {
            addWords(std::string_view(kept).substr(at, type.begin - at), named);
            at = type.end;
        }
        addWords(std::string_view(kept).substr(at), named);
        for (bool isMore = true; isMore;) {
            isMore = false;
            std::erase_if(m_types, [&](const KeptType& type) {
                if (std::ranges::none_of(type.names, [&](const std::string& name) { return named.contains(name); }))
                    return false;
                addWords(std::string_view(kept).substr(type.begin, type.end - type.begin), named);
                return isMore = true;
            });
        }
        for (const KeptType& type : m_types)
            blank(type.begin, type.end);
    }

    static void addWords(std::string_view text, std::set<std::string_view>& words)
    {
        for (std::size_t at = 0; at < text.size(); ++at) {
            const std::size_t begin = at;
            while (at < text.size() && isNameLetter(text[at]))
                ++at;
            if (at > begin)
                words.insert(text.substr(begin, at - begin));
        }
    }

    /// Visual C++ takes "unsigned char(x)" for a cast; other compilers want a name of one word before the bracket.
    void shortenCasts()
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{
            {{"unsigned char", "__uchar__"},
             {"unsigned int", "__uint__"},
             {"unsigned short", "__ushort__"},
             {"unsigned long", "__ulong__"}}};
        const std::string kept = withoutComments(m_text);
        for (const auto& [words, name] : names)
            for (std::size_t at = nextWord(kept, words); at != std::string::npos; at = nextWord(kept, words, at + 1)) {
                const std::size_t open = at + words.size(), last = kept.find_last_not_of(" \t\n", at == 0 ? 0 : at - 1);
                const bool isCast = open + 1 < kept.size() && kept[open] == '(' && last != std::string::npos &&
                                    std::string_view("=+-*/%?:,(<>&|[").find(kept[last]) != std::string_view::npos;
                const std::size_t first = kept.find_first_not_of(" \t\n", open + 1);
                if (isCast && first != std::string::npos && kept[first] != '*' && kept[first] != '&' &&
                    kept[first] != ')')
                    m_text.replace(at, words.size(), std::string(name) + std::string(words.size() - name.size(), ' '));
            }
    }

    /// After the "<…>" of "template <class T> struct Point"; 0: the head is of no template.
    static std::size_t afterTemplate(std::string_view head)
    {
        const std::size_t open = head.starts_with("template") ? head.find('<') : std::string_view::npos;
        return open == std::string_view::npos ? 0 : afterClosed(head, open, '<', '>');
    }

    /// A struct or class without variables of that type: "struct Point { … };", "typedef struct { … } Point;", also of
    /// a template.
    void takeType(std::size_t begin, std::size_t open, std::size_t end)
    {
        const auto nameBefore = [&](std::size_t last) {
            while (last > begin && !isNameLetter(m_bare[last - 1]))
                --last;
            std::size_t first = last;
            while (first > begin && isNameLetter(m_bare[first - 1]))
                --first;
            return m_bare.substr(first, last - first);
        };
        const std::string_view head = std::string_view(m_bare).substr(begin, open - begin);
        const std::size_t closed = afterClosed(m_bare, open, '{', '}');
        const bool isTypedef = head.starts_with("typedef");
        const std::string after = m_bare.substr(closed, end - std::min(end, closed));
        const std::size_t base = head.find(':', afterTemplate(head));
        const bool isPlain = head.substr(0, base).find_first_of("<(", afterTemplate(head)) == std::string_view::npos &&
                             !isOfDevice(head) && !hasOneOf(head, std::array<std::string_view, 2>{"enum", "union"});
        if (!isPlain || (!isTypedef && after.find_first_not_of("; \t\r\n") != std::string::npos))
            return;
        KeptType type{begin, end, {}};
        if (const std::string tag = nameBefore(base == std::string_view::npos ? open : begin + base);
            tag != "struct" && tag != "class")
            type.names.push_back(tag);
        if (isTypedef)
            for (const std::string& name : listedIn(after.substr(0, after.find(';'))))
                type.names.push_back(name.substr(name.find_first_not_of("* \t\n")));
        if (!type.names.empty() && std::ranges::all_of(type.names, isIdentifier))
            m_types.push_back(std::move(type));
    }

    /// "class Params;" of a type that the text may define elsewhere.
    void takeLaterType(std::string_view head, std::size_t begin, std::size_t end)
    {
        const std::size_t length = head.starts_with("struct ") ? 7 : head.starts_with("class ") ? 6 : 0;
        std::string name(head.substr(std::min(head.find_first_not_of(" \t\n", length), head.size())));
        name.erase(name.find_last_not_of(" \t\n") + 1);
        if (length > 0 && isIdentifier(name))
            m_types.push_back({begin, end, {name}});
    }

    /// Leaves out what a type has for the host: its functions with a body that are of no device, as nvcc does for
    /// kernels.
    void members(std::size_t open, std::size_t close, int depth = 0)
    {
        constexpr int mostNested = 16; // a text is hostile
        if (depth == mostNested)
            return;
        for (std::size_t at = afterBlanks(open + 1); at < close; at = afterBlanks(at)) {
            const std::size_t begin = at;
            std::size_t bracket = std::string::npos, sign = std::string::npos;
            while (at < close && m_bare[at] != ';' && m_bare[at] != '{' && m_bare[at] != '}') {
                if (m_bare[at] == ':' && bracket == std::string::npos && m_bare[at + 1] != ':' && m_bare[at - 1] != ':')
                    break; // "public:", or a bit field
                if (m_bare[at] == '(') {
                    bracket = std::min(bracket, at);
                    at = afterClosed(m_bare, at, '(', ')');
                    continue;
                }
                if (m_bare[at] == '=' && bracket == std::string::npos && !isOperator(at))
                    sign = at;
                ++at;
            }
            const std::string_view head = std::string_view(m_bare).substr(begin, at - begin);
            const bool isFunction = bracket != std::string::npos && sign == std::string::npos;
            if (at >= close || m_bare[at] != '{') {
                at = std::min(at + 1, close);
                continue;
            }
            if (!isFunction && hasOneOf(head, typeWords))
                members(at, afterClosed(m_bare, at, '{', '}') - 1, depth + 1);
            at = afterClosed(m_bare, at, '{', '}');
            // "a{x} {}" of a constructor: its body follows
            while (isFunction && afterBlanks(at) < close &&
                   (m_bare[afterBlanks(at)] == '{' || m_bare[afterBlanks(at)] == ',')) {
                const std::size_t next = m_bare.find('{', at);
                if (next >= close)
                    break;
                at = afterClosed(m_bare, next, '{', '}');
            }
            if (isFunction && !isOfDevice(head))
                blank(begin, std::min(at, close));
        }
    }

    /// Whether the sign at `at` is of a function's name, as in "operator=" or "operator +=".
    bool isOperator(std::size_t at) const
    {
        constexpr std::string_view word = "operator";
        const std::size_t last = m_bare.find_last_not_of("=+-*/%&|^<>! \t", at);
        return last != std::string::npos && last + 1 >= word.size() &&
               m_bare.compare(last + 1 - word.size(), word.size(), word) == 0;
    }

    void declaration()
    {
        const std::size_t begin = m_at;
        std::size_t at = begin, bracket = std::string::npos, sign = std::string::npos;
        while (at < m_bare.size() && m_bare[at] != ';' && m_bare[at] != '{') {
            if (m_bare[at] == '(') {
                bracket = std::min(bracket, at);
                at = afterClosed(m_bare, at, '(', ')');
                continue;
            }
            if (m_bare[at] == '=' && sign == std::string::npos && !isOperator(at))
                sign = at;
            ++at;
        }
        const std::string_view head = std::string_view(m_bare).substr(begin, at - begin);
        const bool isFunction = bracket < sign && bracket != std::string::npos;
        if (at < m_bare.size() && m_bare[at] == '{') {
            const bool opensScope =
                bracket == std::string::npos && sign == std::string::npos &&
                (head.starts_with("namespace") || head.starts_with("inline namespace") || head.starts_with("extern"));
            if (opensScope) {
                m_at = at + 1;
                return;
            }
            const std::size_t open = at;
            at = afterClosed(m_bare, at, '{', '}');
            if (bracket == std::string::npos && sign == std::string::npos && hasOneOf(head, typeWords) && at > open + 1)
                members(open, at - 1);
            const bool isType = bracket == std::string::npos && sign == std::string::npos &&
                                hasOneOf(head, std::array<std::string_view, 2>{"struct", "class"});
            if (!isFunction) // a type or a list of values ends with ";"
                at = std::min(m_bare.find(';', at), m_bare.size() - 1) + 1;
            if (isType)
                takeType(begin, open, at);
        } else {
            at = std::min(at + 1, m_bare.size());
            takeLaterType(head, begin, at);
        }
        const bool hasBody =
            sign == std::string::npos && begin + head.size() < m_bare.size() && m_bare[begin + head.size()] == '{';
        // A constant number can be used by kernels, a pointer to a text cannot.
        const std::size_t value = sign == std::string::npos ? sign : m_bare.find_first_not_of(" \t\n{", sign + 1);
        const bool isText = value != std::string::npos && m_text[value] == '"';
        const bool isNumber = !isFunction && !isText && hasOneOf(head, std::array<std::string_view, 1>{"const"}) &&
                              head.substr(0, head.find('=')).find('*') == std::string_view::npos;
        const bool isPrototypeOfKernel =
            isFunction && m_bare[at - 1] == ';' && hasOneOf(head, std::array<std::string_view, 1>{"__global__"});
        const bool isKept =
            !isPrototypeOfKernel && !namesUnread(head) &&
            (isOfDevice(head) || (!isFunction && hasOneOf(head, keptWords)) || isNumber ||
             (bracket == std::string::npos && hasOneOf(head, typeWords) && !isVariable(head, hasBody)) ||
             head.starts_with("typedef") || head.starts_with("static_assert"));
        const auto isHere = [&](std::size_t qualifier) { return qualifier >= begin && qualifier < at; };
        if (!isKept || std::ranges::any_of(m_unwanted, isHere))
            blank(begin, at);
        if (!isKept && isFunction && at > 0 && m_bare[at - 1] == '}')
            takeName(begin, bracket);
        m_at = std::max(at, begin + 1);
    }

    /// "struct timespec start, end;", unlike "struct Point;" and "struct Point { … };".
    static bool isVariable(std::string_view head, bool hasBody)
    {
        std::set<std::string_view> words;
        const std::string_view declared = head.substr(0, head.find('='));
        addWords(declared, words);
        const bool isOfType =
            std::ranges::any_of(typeWords, [&](std::string_view word) { return declared.starts_with(word); });
        return isOfType && words.size() > 2 && !words.contains("class") && !hasBody &&
               declared.find_first_of(":<") == std::string_view::npos;
    }

    /// "namespace own {", also with other spaces, but not "using namespace own".
    bool definesNamespace(const std::string& name) const
    {
        const std::string defined = "namespace " + name;
        for (std::size_t at = nextWord(m_bare, defined); at != std::string::npos;
             at = nextWord(m_bare, defined, at + 1))
            if (at < 6 || m_bare.compare(at - 6, 6, "using ") != 0)
                return true;
        return false;
    }

    /// Whether "using namespace cv", "using cv::Mat", "typedef std::vector<float> Row" or "const std::string name" is
    /// about a namespace whose header is left out.
    bool namesUnread(std::string_view head) const
    {
        static constexpr std::array<std::string_view, 6> known{
            "cooperative_groups", "nvcuda", "cuda", "cub", "std", "cg"};
        // Those of gpu/compile/prelude/standard.h that are no integers.
        static constexpr std::array<std::string_view, 38> ofDevices{
            "numeric_limits", "is_same", "is_same_v", "conditional", "byte", "min",   "max",   "clamp",
            "move",           "swap",    "abs",       "acos",        "asin", "atan",  "atan2", "cbrt",
            "ceil",           "cos",     "cosh",      "exp",         "exp2", "fabs",  "floor", "fma",
            "fmax",           "fmin",    "fmod",      "hypot",       "log",  "log10", "log2",  "pow",
            "round",          "sin",     "sinh",      "sqrt",        "tan",  "tanh"};
        constexpr std::size_t most = 200; // a text is hostile
        const std::string_view declared = head.substr(0, most);
        const bool isType = declared.starts_with("using") || declared.starts_with("typedef") ||
                            declared.starts_with("namespace") || declared.find("const ") != std::string_view::npos;
        if (!isType || isOfDevice(head))
            return false;
        const auto isUnread = [&](std::size_t begin, std::size_t end) {
            const std::string name(declared.substr(begin, end - begin));
            return !name.empty() && std::ranges::find(known, name) == known.end() && !definesNamespace(name) &&
                   nextWord(m_bare, "struct " + name) == std::string::npos &&
                   nextWord(m_bare, "class " + name) == std::string::npos &&
                   nextWord(m_bare, "enum class " + name) == std::string::npos;
        };
        if (const std::size_t sign = declared.find('='); declared.starts_with("namespace ") && sign != declared.npos) {
            const std::size_t begin = std::min(declared.find_first_not_of(" \t", sign + 1), declared.size());
            std::size_t end = begin;
            while (end < declared.size() && isNameLetter(declared[end]))
                ++end;
            if (isUnread(begin, end)) // "namespace cl = cimg_library"
                return true;
        }
        if (declared.starts_with("using namespace ")) {
            const std::size_t begin = declared.find_first_not_of(" \t", 16);
            std::size_t end = begin;
            while (end < declared.size() && isNameLetter(declared[end]))
                ++end;
            const std::size_t next = std::min(declared.find_first_not_of(" \t", end), declared.size());
            const bool isOfLibrary = declared.substr(begin, end - begin) == "std" && declared.substr(next, 2) == "::";
            return begin < end && (isOfLibrary || isUnread(begin, end)); // "using namespace std::chrono"
        }
        for (std::size_t at = declared.find("::"); at != std::string_view::npos; at = declared.find("::", at + 2)) {
            std::size_t begin = at;
            while (begin > 0 && isNameLetter(declared[begin - 1]))
                --begin;
            const std::string_view space = declared.substr(begin, at - begin);
            std::size_t end = at + 2;
            while (end < declared.size() && isNameLetter(declared[end]))
                ++end;
            const std::string_view name = declared.substr(at + 2, end - at - 2);
            const bool isDeclaration = declared.starts_with("using") && declared.find('=') == std::string_view::npos;
            const bool isOfDevices = name.ends_with("_t") || std::ranges::find(ofDevices, name) != ofDevices.end();
            if (space == "std" && (isDeclaration ? !name.ends_with("_t") : !isOfDevices))
                return true;
            if ((begin < 2 || declared[begin - 1] != ':') && isUnread(begin, at))
                return true;
        }
        return false;
    }

    /// The function whose parameters begin at `bracket`.
    void takeName(std::size_t begin, std::size_t bracket)
    {
        std::size_t end = bracket;
        while (end > begin && !isNameLetter(m_bare[end - 1]))
            --end;
        std::size_t first = end;
        while (first > begin && isNameLetter(m_bare[first - 1]))
            --first;
        if (first < end)
            m_hostFunctions.push_back(m_bare.substr(first, end - first));
    }

    /// An include that is kept if the text uses it.
    struct OnDemand {
        std::size_t begin = 0, end = 0;
        std::string_view use;
    };

    /// A type that is kept if the text names it.
    struct KeptType {
        std::size_t begin = 0, end = 0;
        std::vector<std::string> names;
    };

    std::string m_text, m_bare;
    std::vector<KeptType> m_types;
    std::vector<OnDemand> m_onDemand;
    std::vector<std::string> m_hostFunctions;
    std::vector<std::string> m_deviceMacros;
    std::vector<std::size_t> m_carried;  ///< where lines begin that include headers that the text carries
    std::vector<std::size_t> m_unwanted; ///< where the __global__ of each begins
    std::size_t m_at = 0;
};

} // namespace

std::string deviceText(const std::string& text, const std::vector<std::string>& kernels)
{
    return HostRemover(text, kernels).result();
}

std::vector<std::string> hostFunctionsIn(const std::string& text) { return HostRemover(text, {}).hostFunctions(); }

} // namespace tilescope
