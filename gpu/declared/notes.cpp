#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/declared/note_completion.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string_view>

// The notes of a kernel's text: lines "//@ WORD REST", one thing each.

namespace tilescope
{

namespace
{

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

std::vector<DeclaredNumber> numbersOf(std::string_view text)
{
    std::vector<DeclaredNumber> numbers;
    for (std::string& part : listedIn(text, false))
        numbers.push_back({std::move(part)});
    return numbers;
}

std::optional<double> numberOf(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// Takes a note's words one after the other.
class Words
{
public:
    explicit Words(const std::string& text) : m_rest(trimmed(text)) {}

    std::string take()
    {
        const std::size_t end = std::min(m_rest.find_first_of(" \t"), m_rest.size());
        std::string word = m_rest.substr(0, end);
        m_rest = trimmed(std::string_view(m_rest).substr(end));
        return word;
    }
    bool take(std::string_view word)
    {
        Words next = *this;
        if (next.take() != word)
            return false;
        *this = next;
        return true;
    }
    const std::string& rest() const { return m_rest; }

private:
    std::string m_rest;
};

class NoteReader
{
public:
    NoteReader(const KernelSource& source, Declaration& operation) : m_source(source), m_operation(operation) {}

    DeclaredHost read()
    {
        for (const KernelNote& note : notesIn(m_source.text)) {
            m_note = &note;
            one(note.word, note.rest);
        }
        return std::move(m_host);
    }

private:
    [[noreturn]] void refuse(Message what) const
    {
        throw DeclarationError(m_source.name, m_note->line, std::move(what));
    }

    [[noreturn]] void refuseForm(const char* form) const
    {
        refuse(say(gpu::phrase("\"//@ %1 %2\" is not valid. The syntax is \"//@ %3\"."), m_note->word, m_note->rest,
                   form));
    }

    [[noreturn]] void refuseWord() const
    {
        std::string words;
        for (const std::string& word : noteWords())
            words += (words.empty() ? "" : ", ") + word;
        refuse(say(gpu::phrase("\"%1\" is not a known note. Known notes: %2."), m_note->word, words));
    }

    void one(const std::string& word, const std::string& rest)
    {
        if (word == "title")
            m_operation.title = inOneLine(rest);
        else if (word == "summary")
            m_operation.summary = inOneLine(rest);
        else if (word == "idea")
            m_operation.strategies.empty() ? void() : void(m_operation.strategies.back().idea = inOneLine(rest));
        else if (word == "parameter")
            parameter(Words(rest));
        else if (word == "block")
            m_operation.block = parseBlockSize(rest);
        else if (word == "result")
            result(Words(rest));
        else if (word == "buffer")
            buffer(Words(rest));
        else if (word == "constant")
            constant(rest);
        else if (word == "texture")
            texture(Words(rest));
        else if (word == "define")
            m_host.definitions.push_back(equation(rest, "define NAME = EXPRESSION"));
        else if (word == "pitched")
            m_host.isPitched = true;
        else if (word == "launch")
            m_host.launches.push_back({.kernel = rest});
        else if (word == "grid")
            sides(launch().grid, rest);
        else if (word == "threads")
            sides(launch().block, rest);
        else if (word == "shared")
            launch().sharedBytes = DeclaredNumber{rest};
        else if (word == "bind")
            bind(rest);
        else if (word == "reference")
            reference(Words(rest));
        else if (word == "tolerance")
            tolerance(Words(rest));
        else if (word == "expect") {
        } // by app/check
        else
            refuseWord();
    }

    /// The launch that the notes speak of: the last one that was named, or that of the text's only kernel.
    DeclaredLaunch& launch()
    {
        if (m_host.launches.empty())
            m_host.launches.emplace_back();
        return m_host.launches.back();
    }

    void sides(std::vector<DeclaredNumber>& sides, const std::string& rest)
    {
        sides = numbersOf(rest);
        if (sides.size() > 3)
            refuseForm("grid X, Y, Z");
    }

    std::string equation(const std::string& rest, const char* form)
    {
        const std::size_t sign = rest.find('=');
        if (sign == std::string::npos || trimmed(rest.substr(0, sign)).empty() ||
            trimmed(rest.substr(sign + 1)).empty())
            refuseForm(form);
        return trimmed(rest.substr(0, sign)) + "=" + trimmed(rest.substr(sign + 1));
    }

    void bind(const std::string& rest)
    {
        const std::string both = equation(rest, "bind PARAMETER = BUFFER or EXPRESSION");
        const std::size_t sign = both.find('=');
        launch().arguments[both.substr(0, sign)] = both.substr(sign + 1);
    }

    /// "unsigned int" is two words.
    static std::string type(Words& words)
    {
        std::string name = words.take();
        if (name == "unsigned" || name == "signed" || name == "long")
            while (words.rest().starts_with("int") || words.rest().starts_with("char") ||
                   words.rest().starts_with("short") || words.rest().starts_with("long"))
                name += " " + words.take();
        return name == "unsigned" ? "unsigned int" : name;
    }

    void result(Words words)
    {
        DeclaredResult& result = m_operation.result;
        result.type = type(words);
        std::string size = words.rest();
        if (size.ends_with(" zero") || size == "zero") {
            result.isZero = true;
            size = trimmed(std::string_view(size).substr(0, size.size() - 4));
        }
        if (size.empty())
            return;
        const std::size_t by = size.find(" x ");
        if (by == std::string::npos)
            refuseForm("result TYPE WIDTH x HEIGHT");
        result.width = {trimmed(size.substr(0, by))};
        result.height = {trimmed(size.substr(by + 3))};
    }

    void buffer(Words words)
    {
        const char* const form = "buffer NAME TYPE COUNT, or NAME TYPE = VALUE, VALUE";
        DeclaredBuffer buffer;
        buffer.name = words.take();
        buffer.type = type(words);
        std::string count = words.rest();
        if (count.starts_with('=')) {
            buffer.values = numbersOf(std::string_view(count).substr(1));
            count = std::to_string(buffer.values.size());
            if (buffer.values.empty())
                refuseForm(form);
        }
        if (count.ends_with(" zero")) {
            buffer.isZero = true;
            count = trimmed(count.substr(0, count.size() - 4));
        }
        if (buffer.name.empty() || !builtInTypeBytes(buffer.type) || count.empty())
            refuseForm(form);
        buffer.count = {count};
        m_host.buffers.push_back(std::move(buffer));
    }

    void constant(const std::string& rest)
    {
        const char* const form = "constant NAME TYPE = VALUE, VALUE";
        const std::size_t sign = rest.find('=');
        if (sign == std::string::npos)
            refuseForm(form);
        Words words(rest.substr(0, sign));
        DeclaredConstant constant;
        constant.symbol = words.take();
        constant.type = type(words);
        constant.values = numbersOf(rest.substr(sign + 1));
        if (constant.symbol.empty() || !builtInTypeBytes(constant.type))
            refuseForm(form);
        m_host.constants.push_back(std::move(constant));
    }

    void texture(Words words)
    {
        DeclaredTexture texture{.name = words.take()};
        while (!words.rest().empty()) {
            const std::string word = words.take();
            if (word == "border")
                texture.address = Texture::Address::Border;
            else if (word == "wrap")
                texture.address = Texture::Address::Wrap;
            else if (word == "mirror")
                texture.address = Texture::Address::Mirror;
            else if (word == "linear")
                texture.filter = Texture::Filter::Linear;
            else if (word == "normalised")
                texture.normalisedCoordinates = true;
            else if (word == "fractions")
                texture.normalisedRead = true;
            else if (word != "clamp" && word != "point")
                refuseForm("texture PARAMETER [clamp|border|wrap|mirror] [point|linear] [normalised] [fractions]");
        }
        m_host.textures.push_back(std::move(texture));
    }

    void parameter(Words words)
    {
        const char* const form =
            "parameter NAME = VALUE in LEAST..MOST [step STEP] [unit UNIT] MEANING, or NAME = VALUE of A,B MEANING";
        Parameter parameter;
        parameter.name = words.take();
        if (parameter.name.empty() || !words.take("="))
            refuseForm(form);
        parameter.label = parameter.name;
        parameter.label[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(parameter.label[0])));
        const std::string value = words.take();
        if (value == "true" || value == "false") {
            parameter.type = ParameterType::Boolean;
            parameter.defaultValue = value == "true";
        } else if (words.take("of")) {
            parameter.type = ParameterType::Choice;
            parameter.choices = listedIn(words.take());
            parameter.defaultValue = value;
            if (std::ranges::find(parameter.choices, value) == parameter.choices.end())
                refuseForm(form);
        } else {
            numeric(parameter, value, words, form);
        }
        if (words.take("unit"))
            parameter.unit = inOneLine(words.take());
        parameter.meaning = inOneLine(words.rest());
        std::erase_if(m_operation.parameters, [&](const Parameter& other) { return other.name == parameter.name; });
        m_operation.parameters.push_back(std::move(parameter));
    }

    void numeric(Parameter& parameter, const std::string& value, Words& words, const char* form)
    {
        const std::optional<double> own = numberOf(value);
        if (!own || !words.take("in"))
            refuseForm(form);
        const std::string range = words.take();
        const std::size_t dots = range.find("..");
        const auto least = numberOf(std::string_view(range).substr(0, dots));
        const auto most = dots == std::string::npos ? std::nullopt : numberOf(std::string_view(range).substr(dots + 2));
        if (!least || !most || *least > *own || *own > *most)
            refuseForm(form);
        std::optional<double> step;
        if (words.take("step") && (!(step = numberOf(words.take())) || *step <= 0))
            refuseForm(form);
        const auto isWhole = [](double number) { return number == std::floor(number) && std::abs(number) < 1e15; };
        const bool isInteger = isWhole(*own) && isWhole(*least) && isWhole(*most) && isWhole(step.value_or(1)) &&
                               value.find('.') == std::string::npos;
        parameter.type = isInteger ? ParameterType::Integer : ParameterType::Real;
        parameter.defaultValue = isInteger ? ParameterValue(static_cast<std::int64_t>(*own)) : ParameterValue(*own);
        parameter.minimum = *least;
        parameter.maximum = *most;
        parameter.step = step.value_or(isInteger ? 1 : (*most - *least) / 100);
    }

    void reference(Words words)
    {
        if (!words.take("picture")) {
            m_host.reference = words.rest();
            return;
        }
        const std::string& file = words.rest();
        if (file.empty() || file.find('/') != std::string::npos || file.find('\\') != std::string::npos)
            refuse(
                say(gpu::phrase(
                        "\"//@ reference picture %1\" must name an image file in the same folder as the kernel file."),
                    file));
        m_operation.referencePicture = file;
    }

    void tolerance(Words words)
    {
        const std::optional<double> number = numberOf(words.take());
        if (!number || *number < 0)
            refuseForm("tolerance NUMBER REASON");
        m_operation.tolerance = *number;
        m_operation.toleranceReason = inOneLine(words.rest());
    }

    const KernelSource& m_source;
    Declaration& m_operation;
    const KernelNote* m_note = nullptr;
    DeclaredHost m_host;
};

} // namespace

DeclaredHost hostFromNotes(const KernelSource& source, Declaration& operation)
{
    return NoteReader(source, operation).read();
}

} // namespace tilescope
