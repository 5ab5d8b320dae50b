#include "gpu/declared/binding.h"

#include "gpu/declared/reading/name_meaning.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace tilescope
{

namespace
{

/// What a pointer that a kernel could write through is called if it only reads.
bool isNameOfInput(const std::string& name)
{
    static const std::set<std::string> names{"in",     "input",     "src",     "source",     "idata", "indata",
                                             "datain", "inputdata", "inimage", "inputimage", "img",   "image"};
    return names.contains(plainName(name));
}

/// How well a pointer's name fits the picture that a kernel reads, or its result; less is better.
int rankOfName(const std::string& buffer, const std::string& name)
{
    static const std::set<std::string> results{"out",    "output",      "dst",     "dest",       "destination",
                                               "odata",  "outdata",     "dataout", "outputdata", "outimage",
                                               "outimg", "outputimage", "result",  "res",        "target"};
    static const std::set<std::string> others{"weights", "weight", "mask",  "kernel",       "filter",   "coeff",
                                              "coeffs",  "lut",    "table", "coefficients", "tmp",      "temp",
                                              "scratch", "sums",   "bins",  "partial",      "partials", "hist"};
    const std::string plain = plainName(name);
    if (buffer == "input" ? isNameOfInput(name) : results.contains(plain))
        return 0;
    return others.contains(plain) || (buffer != "input" && isNameOfInput(name)) ? 2 : 1;
}

/// Changes, adds and removes notes of one launch, or of the whole text.
class NoteEditor
{
public:
    /// The notes of a launch that a note names are those after it, up to the next launch.
    NoteEditor(const std::string& text, const LaunchBindings* launch) : m_text(text), m_notes(notesIn(text))
    {
        m_end = m_notes.size();
        if (!launch || !launch->isNamed)
            return;
        const auto isLaunch = [&](const KernelNote& note) { return note.word == "launch"; };
        const auto own = std::ranges::find_if(
            m_notes, [&](const KernelNote& note) { return isLaunch(note) && note.rest == launch->kernel; });
        if (own == m_notes.end())
            return;
        m_begin = static_cast<std::size_t>(own - m_notes.begin()) + 1;
        m_end = static_cast<std::size_t>(std::find_if(own + 1, m_notes.end(), isLaunch) - m_notes.begin());
    }

    /// Sets the note of that word; of several things it is the one whose text begins with `key`.
    std::string with(const std::string& word, const std::string& key, const std::string& rest) const
    {
        std::string note;
        if (!rest.empty())
            note.append("//@ ").append(word).append(" ").append(rest);
        for (std::size_t i = m_begin; i < m_end; ++i)
            if (m_notes[i].word == word && isOf(m_notes[i].rest, key))
                return replaced(m_notes[i].line, note);
        return note.empty() ? m_text : inserted(note);
    }

    /// "radius = 2" is of the key "radius".
    static bool isOf(const std::string& rest, const std::string& key)
    {
        if (key.empty())
            return true;
        const std::size_t after = rest.find_first_not_of(" \t", key.size());
        return rest.starts_with(key) && after != std::string::npos && rest[after] == '=';
    }

private:
    /// Where the line of that number begins, from 1; the text's end if there is no such line.
    std::size_t beginOf(int line) const
    {
        std::size_t at = 0;
        while (--line > 0 && at < m_text.size())
            at = std::min(m_text.find('\n', at), m_text.size() - 1) + 1;
        return at;
    }

    std::string replaced(int line, const std::string& note) const
    {
        const std::size_t begin = beginOf(line), end = beginOf(line + 1);
        const std::size_t indent = m_text.find_first_not_of(" \t", begin) - begin;
        std::string text = m_text.substr(0, begin);
        if (!note.empty())
            text.append(m_text, begin, indent).append(note).append(lineEnd());
        return text.append(m_text, end);
    }

    std::string inserted(const std::string& note) const
    {
        const std::size_t at = m_end > 0 ? beginOf(m_notes[m_end - 1].line + 1) : 0;
        const bool needsEnd = at > 0 && m_text[at - 1] != '\n';
        std::string text = m_text.substr(0, at);
        text.append(needsEnd ? lineEnd() : "").append(note).append(lineEnd());
        return text.append(m_text, at);
    }

    std::string lineEnd() const { return m_text.find("\r\n") == std::string::npos ? "\n" : "\r\n"; }

    const std::string& m_text;
    std::vector<KernelNote> m_notes;
    std::size_t m_begin = 0, m_end = 0; ///< of the notes that are the launch's own
};

} // namespace

int channelsNamed(const std::string& given, const DeclaredHost& host)
{
    if (std::ranges::find(host.buffers, given, &DeclaredBuffer::name) != host.buffers.end())
        return 0;
    return given == "colour" ? 3 : given == "grey" ? 1 : 0;
}

const BoundParameter& meantFor(const std::string& buffer, const BoundParameter& first, const BoundParameter& second)
{
    if (first.use.isUsed() != second.use.isUsed())
        return first.use.isUsed() ? first : second;
    const int ofFirst = rankOfName(buffer, first.ownName()), ofSecond = rankOfName(buffer, second.ownName());
    const bool isOnlySecond = second.isIndexedByThread && !first.isIndexedByThread; // the first may be a flag
    return ofSecond < ofFirst || (ofSecond == ofFirst && buffer == "output" && isOnlySecond) ? second : first;
}

Given givenTo(const DeclaredLaunch& launch, const DefinedKernel& kernel, const BoundParameter& parameter,
              const DeclaredHost& host, const std::function<bool(const std::string& name)>& isSetting)
{
    using enum ParameterBinding::Origin;
    if (const auto bound = launch.arguments.find(parameter.name); bound != launch.arguments.end())
        return {bound->second, Note};
    if (const auto bound = launch.produced.find(parameter.name); bound != launch.produced.end())
        return {bound->second, Launch};
    if (parameter.isPointer) {
        if (const auto own = std::ranges::find(host.buffers, parameter.setting, &DeclaredBuffer::name);
            own != host.buffers.end()) {
            const bool isListed = !parameter.values.empty() && own->values.size() == parameter.values.size();
            return {parameter.setting, isListed ? Launch : Buffer};
        }
        if (!parameter.plane.empty())
            return {parameter.plane, Name};
        // What is stored through is the result. Where the text does not show it, what could be.
        const auto stores = [](const BoundParameter& other) { return other.isPointer && !other.isOnlyRead(); };
        const auto couldStore = [](const BoundParameter& other) { return other.isPointer && !other.pointsToConst; };
        const auto some = std::ranges::count_if(kernel.bound, stores);
        const bool isResult = some > 0 ? stores(parameter) : couldStore(parameter);
        const auto all = some > 0 ? some : std::ranges::count_if(kernel.bound, couldStore);
        if (isResult && all > 1 && isNameOfInput(parameter.ownName()))
            return {"input", Name};
        return {isResult ? "output" : "input", Kind};
    }
    if (parameter.type == "cudaTextureObject_t")
        return {"input", Kind};
    const std::vector<std::string> settings = parameter.settings();
    if (std::ranges::all_of(settings, isSetting)) {
        std::string list;
        for (const std::string& setting : settings)
            list += (list.empty() ? "" : ", ") + setting;
        return {list, Setting};
    }
    if (parameter.meaning.ends_with("pitch"))
        return {host.isPitched ? "pitch" : parameter.rowValues.empty() ? parameter.meaning : parameter.rowValues, Name};
    if (!parameter.meaning.empty())
        return {parameter.meaning, parameter.isOfLaunch ? Launch : Name};
    return {};
}

std::string withBinding(const std::string& text, const LaunchBindings& launch, const std::string& parameter,
                        const std::string& given)
{
    return NoteEditor(text, &launch).with("bind", parameter, given.empty() ? "" : parameter + " = " + given);
}

std::string withLaunchSize(const std::string& text, const LaunchBindings& launch, const std::string& word,
                           const std::string& written)
{
    return NoteEditor(text, &launch).with(word, "", written);
}

std::string parameterNote(const Parameter& parameter)
{
    std::string note = toText(parameter.defaultValue);
    if (parameter.type == ParameterType::Choice) {
        note += " of ";
        for (std::size_t i = 0; i < parameter.choices.size(); ++i)
            note += (i > 0 ? "," : "") + parameter.choices[i];
    } else if (parameter.type != ParameterType::Boolean) {
        const auto number = [&](double value) {
            return toText(parameter.type == ParameterType::Integer ? ParameterValue(static_cast<std::int64_t>(value))
                                                                   : ParameterValue(value));
        };
        note +=
            " in " + number(parameter.minimum) + ".." + number(parameter.maximum) + " step " + number(parameter.step);
    }
    if (!parameter.unit.empty())
        note += " unit " + parameter.unit;
    return note + (parameter.meaning.empty() ? "" : " " + parameter.meaning);
}

std::string withParameter(const std::string& text, const std::string& name, const std::string& written)
{
    return NoteEditor(text, nullptr).with("parameter", name, written.empty() ? "" : name + " = " + written);
}

std::optional<std::string> writtenParameter(const std::string& text, const std::string& name)
{
    for (const KernelNote& note : notesIn(text))
        if (note.word == "parameter" && NoteEditor::isOf(note.rest, name))
            return note.rest.substr(note.rest.find_first_not_of(" \t", note.rest.find('=') + 1));
    return std::nullopt;
}

} // namespace tilescope
