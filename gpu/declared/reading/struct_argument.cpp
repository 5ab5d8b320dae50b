#include "gpu/declared/reading/struct_argument.h"

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/text_constant.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace tilescope
{

namespace
{

constexpr std::size_t mostFields = 256, mostElements = 4096, pointerBytes = 8;
constexpr int mostNested = 8, mostReads = 1000, mostNames = 300; // a text is hostile

/// A type whose size is known.
struct Extent {
    std::size_t bytes = 0, alignment = 1;
};

/// A struct of the text.
struct StructText {
    std::size_t begin = 0, end = 0; ///< between its braces
    std::size_t alignment = 1;      ///< that it asks for
    bool isUnion = false, hasBase = false;
};

/// Why a struct cannot be given, and where.
struct StructProblem {
    Message what;
    std::size_t at = 0;
};

class StructReader
{
public:
    explicit StructReader(const std::string& bare) : m_bare(bare) {}

    /// What a name of the text stands for, if it is another name of a number: "Real" is "float".
    std::string resolved(std::string type)
    {
        for (const std::string_view word : {"struct ", "class ", "enum ", "const "})
            if (type.starts_with(word))
                type.erase(0, word.size());
        for (int i = 0; i < mostNested && !extentOfBuiltIn(type) && plainType(type).empty(); ++i) {
            const auto known = m_names.find(type);
            const std::string next = known != m_names.end() ? known->second : otherName(type);
            if (m_names.size() < mostNames)
                m_names.emplace(type, next);
            if (next.empty())
                break;
            type = next;
        }
        const std::string& plain = plainType(type);
        return plain.empty() ? type : plain;
    }

    /// "long" of "long int" and "unsigned char" of "u_char"; empty: it has no other name.
    static const std::string& plainType(const std::string& type)
    {
        static const std::map<std::string, std::string> words{{"long int", "long"},
                                                              {"long unsigned int", "unsigned long"},
                                                              {"unsigned long int", "unsigned long"},
                                                              {"long long int", "long long"},
                                                              {"unsigned long long int", "unsigned long long"},
                                                              {"short int", "short"},
                                                              {"unsigned short int", "unsigned short"},
                                                              {"signed int", "int"},
                                                              {"unsigned __int8", "unsigned char"},
                                                              {"unsigned __int16", "unsigned short"},
                                                              {"unsigned __int32", "unsigned int"},
                                                              {"u_char", "unsigned char"},
                                                              {"u_short", "unsigned short"},
                                                              {"u_int", "unsigned int"}};
        static const std::string none;
        const auto known = words.find(type);
        return known == words.end() ? none : known->second;
    }

    std::optional<StructText> find(const std::string& name)
    {
        if (const auto known = m_structs.find(name); known != m_structs.end() || m_structs.size() >= mostNames)
            return known != m_structs.end() ? known->second : std::nullopt;
        return m_structs[name] = lookedUp(name);
    }

    /// Appends the fields, with places and offsets from those of the struct. Throws StructProblem.
    Extent read(const StructText& text, const std::string& place, std::size_t offset, int depth,
                std::vector<BoundParameter>& fields)
    {
        if (text.isUnion)
            throw StructProblem{gpu::phrase("a union stores several fields at the same address"), text.begin};
        if (text.hasBase)
            throw StructProblem{gpu::phrase("it has a base class, whose fields are unknown"), text.begin};
        if (depth > mostNested || ++m_reads > mostReads)
            throw StructProblem{gpu::phrase("it has too many levels of nested structs"), text.begin};
        Extent whole{0, text.alignment};
        for (const auto& [begin, end] : members(text)) {
            Declarators parts = declarators(begin, end);
            for (const Declarator& one : parts.all) {
                const Extent each = extentOf(parts.type, one, begin, depth);
                const std::optional<StructText> inner =
                    one.isPointer || extentOfBuiltIn(parts.type) ? std::nullopt : find(parts.type);
                whole.bytes = (whole.bytes + each.alignment - 1) / each.alignment * each.alignment;
                whole.alignment = std::max(whole.alignment, each.alignment);
                if (inner)
                    read(*inner, place + "." + one.name, offset + whole.bytes, depth + 1, fields);
                else
                    fields.push_back(field(parts, one, place, offset + whole.bytes));
                if (fields.size() > mostFields)
                    throw StructProblem{gpu::phrase("it has too many fields"), begin};
                whole.bytes += each.bytes * std::max<std::size_t>(one.count, 1);
            }
        }
        whole.bytes = std::max<std::size_t>((whole.bytes + whole.alignment - 1) / whole.alignment, 1) * whole.alignment;
        return whole;
    }

    /// CUDA's vector of the same values in the same places: "uchar3" of a struct of three bytes; empty: there is none.
    std::string vectorOf(const std::string& type)
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 7> vectors{
            {{"unsigned char", "uchar"},
             {"float", "float"},
             {"int", "int"},
             {"unsigned int", "uint"},
             {"short", "short"},
             {"unsigned short", "ushort"},
             {"double", "double"}}};
        const auto text = find(type);
        std::vector<BoundParameter> fields;
        std::size_t bytes = 0;
        try {
            bytes = text ? read(*text, "", 0, 0, fields).bytes : 0;
        } catch (const StructProblem&) {
            return {};
        }
        std::size_t values = 0;
        for (const BoundParameter& field : fields) {
            if (field.isPointer || field.type != fields.front().type)
                return {};
            values += std::max<std::size_t>(field.count, 1);
        }
        const std::string scalar = fields.empty() ? "" : elementOf(fields.front().type).scalar;
        for (const auto& [plain, vector] : vectors)
            if (scalar == plain && values <= 4 && bytes == values * builtInTypeBytes(scalar).value_or(0))
                return values == 1 ? scalar : std::string(vector) + std::to_string(values);
        return {};
    }

    int lineOf(std::size_t at) const
    {
        return static_cast<int>(std::count(m_bare.begin(), m_bare.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
    }

private:
    struct Declarator {
        std::string name, fallback;
        bool isPointer = false;
        std::size_t count = 0;
    };
    struct Declarators {
        std::string type; ///< of each, without "*"
        bool pointsToConst = false;
        std::vector<Declarator> all;
    };

    std::size_t afterBlanks(std::size_t at) const
    {
        while (at < m_bare.size() && std::isspace(static_cast<unsigned char>(m_bare[at])))
            ++at;
        return at;
    }

    std::string wordAt(std::size_t at) const
    {
        std::size_t end = at;
        while (end < m_bare.size() && isNameLetter(m_bare[end]))
            ++end;
        return m_bare.substr(at, end - at);
    }

    std::optional<StructText> lookedUp(const std::string& name) const
    {
        for (const std::string_view word : {"struct", "class", "union"})
            for (std::size_t at = nextWord(m_bare, word, 0); at != std::string::npos;
                 at = nextWord(m_bare, word, at + 1))
                if (const auto found = definedAt(at, word, name))
                    return found;
        return std::nullopt;
    }

    /// The struct whose "struct" stands at `at`, if it has that name, also by typedef.
    std::optional<StructText> definedAt(std::size_t at, std::string_view word, const std::string& name) const
    {
        StructText found;
        found.isUnion = word == "union";
        std::string tag;
        std::size_t next = afterBlanks(at + word.size());
        while (next < m_bare.size() && isNameLetter(m_bare[next])) {
            const std::string part = wordAt(next);
            next = afterBlanks(next + part.size());
            if (part == "__align__" || part == "alignas") {
                const std::size_t end = afterClosed(m_bare, next, '(', ')');
                found.alignment = static_cast<std::size_t>(
                    std::clamp(constantIn(m_bare, m_bare.substr(next, end - next)).value_or(1), 1.0, 4096.0));
                next = afterBlanks(end);
            } else if (part != "final") {
                tag = part;
            }
        }
        if (next < m_bare.size() && m_bare[next] == ':' && tag == name) {
            found.hasBase = true;
            next = std::min(m_bare.find_first_of("{;", next), m_bare.size());
        }
        if (next >= m_bare.size() || m_bare[next] != '{')
            return std::nullopt;
        const std::size_t end = afterClosed(m_bare, next, '{', '}');
        found.begin = next + 1;
        found.end = end - 1;
        if (tag == name || wordAt(afterBlanks(end)) == name)
            return found;
        return std::nullopt;
    }

    /// "typedef float Real;", "using Real = float;", "#define Real float", "enum Mode { … }"; empty: none of them, or
    /// several that differ, of which the preprocessor chooses one.
    std::string otherName(const std::string& name) const
    {
        std::string meaning;
        for (const std::string& one : otherNames(name)) {
            if (!meaning.empty() && one != meaning)
                return {};
            meaning = one;
        }
        return meaning;
    }

    std::vector<std::string> otherNames(const std::string& name) const
    {
        std::vector<std::string> all;
        if (!isIdentifier(name))
            return all;
        for (std::size_t at = nextWord(m_bare, name, 0); at != std::string::npos; at = nextWord(m_bare, name, at + 1)) {
            const std::size_t begin = m_bare.find_last_of(";{}\n", at == 0 ? 0 : at - 1) + 1; // npos + 1 is 0
            const std::string before = m_bare.substr(afterBlanks(begin), at - std::min(afterBlanks(begin), at));
            const std::size_t after = afterBlanks(at + name.size());
            const char next = after < m_bare.size() ? m_bare[after] : '\0';
            if (before.starts_with("typedef ") && next == ';')
                all.push_back(typeIn(before.substr(8)));
            if (before.starts_with("using ") && next == '=')
                all.push_back(
                    typeIn(m_bare.substr(after + 1, std::min(m_bare.find(';', after), m_bare.size()) - after - 1)));
            if (before.starts_with('#') && before.ends_with("define "))
                all.push_back(typeIn(m_bare.substr(after, std::min(m_bare.find('\n', after), m_bare.size()) - after)));
            if (before.starts_with("enum ") && (next == '{' || next == ':')) {
                const std::size_t open = std::min(m_bare.find('{', after), m_bare.size());
                all.push_back(next == '{' ? "int" : typeIn(m_bare.substr(after + 1, open - after - 1)));
            }
        }
        return all;
    }

    static std::string typeIn(std::string written)
    {
        written.erase(0, written.find_first_not_of(" \t"));
        if (written.starts_with("std::"))
            written.erase(0, 5);
        const std::vector<KernelParameter> one = parametersOf({0, written + " x"});
        return one.size() == 1 && !one.front().isPointer ? one.front().type : "";
    }

    static std::optional<Extent> extentOfBuiltIn(const std::string& type)
    {
        if (type == "cudaTextureObject_t")
            return Extent{pointerBytes, pointerBytes};
        const auto bytes = builtInTypeBytes(type);
        if (!bytes)
            return std::nullopt;
        // CUDA C++ Programming Guide, "Built-in Vector Types": two and four are aligned as a whole, at most to 16
        // bytes.
        const bool isVector = elementOf(type).channels > 1 || type.ends_with("long2") || type.ends_with("long3") ||
                              type.ends_with("long4");
        const auto elements = isVector ? static_cast<std::size_t>(type.back() - '0') : 1;
        return Extent{*bytes, elements == 3 ? *bytes / 3 : std::min<std::size_t>(*bytes, 16)};
    }

    Extent extentOf(const std::string& type, const Declarator& one, std::size_t at, int depth)
    {
        if (one.isPointer)
            return {pointerBytes, pointerBytes};
        if (const auto known = extentOfBuiltIn(type))
            return *known;
        const auto inner = find(type);
        if (!inner)
            throw StructProblem{say(gpu::phrase("\"%1\" has the unknown type \"%2\""), one.name, type), at};
        if (one.count > 0)
            throw StructProblem{say(gpu::phrase("\"%1\" is an array of structs"), one.name), at};
        std::vector<BoundParameter> unused;
        return read(*inner, "", 0, depth + 1, unused);
    }

    /// From where to where each declaration of fields stands; functions, types and static members are none.
    std::vector<std::pair<std::size_t, std::size_t>> members(const StructText& text) const
    {
        std::vector<std::pair<std::size_t, std::size_t>> found;
        for (std::size_t at = afterBlanks(text.begin); at < text.end; at = afterBlanks(at)) {
            const std::size_t begin = at;
            std::size_t bracket = std::string::npos, sign = std::string::npos;
            while (at < text.end && m_bare[at] != ';' && m_bare[at] != '{' && !isLabelEnd(at, begin)) {
                if (m_bare[at] == '(' && sign == std::string::npos)
                    bracket = std::min(bracket, at);
                if (m_bare[at] == '=')
                    sign = std::min(sign, at);
                at = m_bare[at] == '(' ? afterClosed(m_bare, at, '(', ')') : at + 1;
            }
            const std::string head = m_bare.substr(begin, std::min(at, text.end) - begin);
            if (at >= text.end)
                break;
            if (m_bare[at] == ':') {
                ++at;
                continue;
            }
            const bool isType = isWordIn(head, {"struct", "class", "union", "enum"});
            if (bracket != std::string::npos) {
                if (m_bare.compare(afterBlanks(bracket + 1), 1, "*") == 0)
                    throw StructProblem{gpu::phrase("it contains a pointer to a function"), begin};
                if (isWordIn(head, {"virtual"}))
                    throw StructProblem{gpu::phrase("it has virtual functions"), begin};
                at = afterFunction(at, text.end);
                continue;
            }
            const bool opensBrace = m_bare[at] == '{';
            if (opensBrace && isType && sign == std::string::npos) {
                at = afterBlanks(afterClosed(m_bare, at, '{', '}'));
                if (at < text.end && m_bare[at] != ';')
                    throw StructProblem{gpu::phrase("it has a field whose type is defined inside it"), begin};
                ++at;
                continue;
            }
            if (opensBrace) // of an initial value
                at = std::min(m_bare.find(';', afterClosed(m_bare, at, '{', '}')), text.end);
            if (at > begin && !isWordIn(head, {"static", "using", "typedef", "friend", "static_assert"}))
                found.emplace_back(begin, at);
            ++at;
        }
        return found;
    }

    /// The colon of "public:".
    bool isLabelEnd(std::size_t at, std::size_t begin) const
    {
        const std::string word = wordAt(begin);
        return m_bare[at] == ':' && (word == "public" || word == "private" || word == "protected");
    }

    static bool isWordIn(const std::string& text, std::initializer_list<std::string_view> words)
    {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = at;
            while (at < text.size() && isNameLetter(text[at]))
                ++at;
            if (std::ranges::find(words, std::string_view(text).substr(begin, at - begin)) != words.end())
                return true;
            at = std::max(at, begin + 1);
        }
        return false;
    }

    /// After a function, whose declaration or initialisers end at `at`.
    std::size_t afterFunction(std::size_t at, std::size_t end) const
    {
        while (at < end && m_bare[at] == '{') { // also "a{x}" of a constructor
            at = afterBlanks(afterClosed(m_bare, at, '{', '}'));
            if (at < end && m_bare[at] == ',')
                at = std::min(m_bare.find('{', at), end);
        }
        return at < end && m_bare[at] == ';' ? at + 1 : at;
    }

    Declarators declarators(std::size_t begin, std::size_t end)
    {
        Declarators parts;
        std::string text = m_bare.substr(begin, end - begin);
        std::ranges::replace_if(
            text, [](char c) { return std::isspace(static_cast<unsigned char>(c)); }, ' ');
        for (const std::string& part : partsOf(text)) {
            const std::size_t sign = std::min(part.find_first_of("={"), part.size());
            const std::string declared = part.substr(0, std::min(sign, part.find('[')));
            if (declared.find(':') != std::string::npos && declared.find("::") == std::string::npos)
                throw StructProblem{gpu::phrase("it has bit fields"), begin};
            const std::vector<KernelParameter> read =
                parametersOf({0, parts.all.empty() ? declared : parts.type + " " + declared});
            if (read.size() != 1 || read.front().name.empty() || declared.find('&') != std::string::npos)
                throw StructProblem{say(gpu::phrase("\"%1\" is not a valid field declaration"), declared), begin};
            if (parts.all.empty()) {
                parts.type = resolved(read.front().type);
                parts.pointsToConst = read.front().pointsToConst;
            }
            Declarator one{read.front().name, "", read.front().isPointer, 0};
            one.count = elements(part.substr(0, sign), one.name, begin);
            if (sign < part.size() && one.count == 0 && !one.isPointer)
                one.fallback = fallbackIn(part.substr(sign));
            parts.all.push_back(std::move(one));
        }
        return parts;
    }

    /// "float a = f(1, 2), b[2] = {1, 2}" as its two parts.
    static std::vector<std::string> partsOf(std::string text)
    {
        int depth = 0;
        for (char& c : text) { // commas in braces belong to a value
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth > 0 && c == ',')
                c = ' ';
        }
        return listedIn(text);
    }

    /// 9 of "weights[3][3]"; 0 of what is no array.
    std::size_t elements(const std::string& declared, const std::string& name, std::size_t at) const
    {
        std::size_t open = declared.find('[');
        if (open == std::string::npos)
            return 0;
        double product = 1;
        for (; open != std::string::npos; open = declared.find('[', open + 1)) {
            const std::size_t close = std::min(declared.find(']', open), declared.size());
            product *= constantIn(m_bare, declared.substr(open + 1, close - open - 1)).value_or(0);
        }
        if (product < 1 || product > mostElements || product != std::floor(product))
            throw StructProblem{
                say(gpu::phrase("the size of the array \"%1\" is not a number from 1 to %2 here"), name, mostElements),
                at};
        return static_cast<std::size_t>(product);
    }

    std::string fallbackIn(std::string value) const
    {
        std::erase_if(value, [](char c) { return c == '{' || c == '}' || c == '=' || c == ' '; });
        if (value == "true" || value == "false")
            return value == "true" ? "1" : "0";
        if (!value.empty() && value.back() == 'f' && value.find_first_of("xX") == std::string::npos)
            value.pop_back();
        const std::optional<double> number = constantIn({}, value);
        return number ? std::to_string(*number) : "";
    }

    static BoundParameter field(const Declarators& parts, const Declarator& one, const std::string& place,
                                std::size_t offset)
    {
        BoundParameter field;
        field.name = place + "." + one.name;
        field.type = parts.type;
        field.isPointer = one.isPointer;
        field.pointsToConst = one.isPointer && parts.pointsToConst;
        field.count = one.count;
        field.offset = offset;
        field.fallback = one.fallback;
        return field;
    }

    const std::string& m_bare;
    std::map<std::string, std::string> m_names; ///< what names stand for; empty: themselves
    std::map<std::string, std::optional<StructText>> m_structs;
    int m_reads = 0;
};

/// The names by which settings give what is bound: a field's own where no other has it.
void nameSettings(std::vector<BoundParameter>& bound)
{
    for (BoundParameter& one : bound) {
        const std::string own = one.ownName();
        const bool isOnly =
            std::ranges::count_if(bound, [&](const BoundParameter& other) { return other.ownName() == own; }) == 1;
        one.setting = isOnly ? own : one.name;
        std::ranges::replace(one.setting, '.', '_');
    }
}

std::vector<BoundParameter> boundParameters(std::vector<KernelParameter>& parameters, StructReader& reader,
                                            std::vector<StructArgument>& structs)
{
    std::vector<BoundParameter> bound;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        KernelParameter& parameter = parameters[i];
        parameter.type = reader.resolved(parameter.type);
        const bool isOther = parameter.isPointer || parameter.name.empty() || !isIdentifier(parameter.type) ||
                             builtInTypeBytes(parameter.type) || parameter.type == "cudaTextureObject_t";
        const auto text = isOther ? std::nullopt : reader.find(parameter.type);
        if (!text) {
            bound.push_back({parameter});
            const bool isOwn = parameter.isPointer && isIdentifier(parameter.type) && !builtInTypeBytes(parameter.type);
            if (const std::string vector = isOwn ? reader.vectorOf(parameter.type) : std::string(); !vector.empty())
                bound.back().type = vector; // "Pixel" of three bytes
            continue;
        }
        StructArgument argument{.parameter = i};
        std::vector<BoundParameter> fields;
        try {
            argument.bytes = reader.read(*text, parameter.name, 0, 0, fields).bytes;
            argument.fields = fields.size();
            bound.insert(bound.end(), fields.begin(), fields.end());
        } catch (const StructProblem& problem) {
            argument.problem = problem.what;
            argument.line = reader.lineOf(problem.at);
        }
        structs.push_back(std::move(argument));
    }
    nameSettings(bound);
    return bound;
}

} // namespace

std::vector<std::string> BoundParameter::settings() const
{
    if (count == 0)
        return {setting};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(setting + std::to_string(i));
    return names;
}

void takeBoundParameters(std::vector<DefinedKernel>& kernels, const std::string& bare)
{
    StructReader reader(bare);
    for (DefinedKernel& kernel : kernels)
        kernel.bound = boundParameters(kernel.parameters, reader, kernel.structs);
}

void placeField(ValueArgument& whole, std::size_t offset, const Argument& field)
{
    const auto put = [&](const void* bytes, std::size_t count) {
        if (offset + count <= whole.bytes.size())
            std::memcpy(whole.bytes.data() + offset, bytes, count);
    };
    if (const auto* buffer = std::get_if<BufferArgument>(&field))
        whole.addresses.push_back({offset, *buffer});
    else if (const auto* texture = std::get_if<TextureArgument>(&field))
        whole.addresses.push_back({offset, *texture});
    else if (const auto* value = std::get_if<ValueArgument>(&field))
        put(value->bytes.data(), value->bytes.size());
    else if (const auto* whole32 = std::get_if<std::int32_t>(&field))
        put(whole32, sizeof *whole32);
    else if (const auto* natural = std::get_if<std::uint32_t>(&field))
        put(natural, sizeof *natural);
    else
        put(&std::get<float>(field), sizeof(float));
}

} // namespace tilescope
