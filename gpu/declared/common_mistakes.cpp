#include "gpu/declared/common_mistakes.h"

#include "gpu/declared/declared_plan.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <regex>
#include <string>
#include <string_view>

namespace tilescope
{

namespace
{

/// The launched kernel's part of a text, and whole lines of it that occur nowhere else.
class Passages
{
public:
    Passages(const std::string& text, const DefinedKernel& kernel)
        : m_text(text), m_bare(withoutComments(text)), m_begin(m_bare.find('{', kernel.qualifier))
    {
        int depth = 0;
        for (m_end = m_begin; m_end < m_bare.size(); ++m_end) {
            depth += m_bare[m_end] == '{' ? 1 : m_bare[m_end] == '}' ? -1 : 0;
            if (depth == 0)
                break;
        }
    }

    struct Match {
        std::size_t begin = 0, length = 0;
        std::vector<std::string> groups;
    };

    /// The first match in the kernel's body, in what is neither comment nor quotation, within a line and the next one.
    /// Longer lines are left out: the library's matching goes as deep as its text is long.
    std::optional<Match> first(const std::regex& pattern) const
    {
        for (std::size_t line = m_begin; line < m_end;) {
            const std::size_t end = std::min(m_bare.find('\n', line), m_end);
            const std::size_t next = std::min(end < m_end ? m_bare.find('\n', end + 1) : end, m_end);
            const std::string lines = m_bare.substr(line, next - line);
            std::smatch found;
            if (lines.size() < mostCharacters && std::regex_search(lines, found, pattern) &&
                line + static_cast<std::size_t>(found.position(0)) < end) {
                Match match{
                    line + static_cast<std::size_t>(found.position(0)), static_cast<std::size_t>(found.length(0)), {}};
                for (const auto& group : found)
                    match.groups.push_back(group.str());
                return match;
            }
            line = end + 1;
        }
        return std::nullopt;
    }

    /// Replaces [begin, begin + length) in the whole lines around it; more lines above belong to the passage until it
    /// occurs once. The comment ends the last line.
    std::optional<TextEdit> edit(std::size_t begin, std::size_t length, const std::string& replacement,
                                 const std::string& comment) const
    {
        const std::size_t lastEnd = std::min(m_text.find('\n', begin + length), m_text.size());
        std::size_t first = beginOfLine(begin);
        for (int lines = 0; lines < mostLines; ++lines) {
            const std::string find = m_text.substr(first, lastEnd - first);
            if (m_text.find(find) == first && m_text.find(find, first + 1) == std::string::npos) {
                std::string replace = find;
                replace.replace(begin - first, length, replacement);
                return TextEdit{find, withComment(replace, comment)};
            }
            if (first == 0)
                break;
            first = beginOfLine(first - 1);
        }
        return std::nullopt;
    }

private:
    static constexpr std::size_t mostCharacters = 600; ///< of two lines
    static constexpr int mostLines = 8;                ///< of a passage

    std::size_t beginOfLine(std::size_t at) const
    {
        const std::size_t end = at == 0 ? std::string::npos : m_text.rfind('\n', at - 1);
        return end == std::string::npos ? 0 : end + 1;
    }

    /// Behind the last line, unless that has a comment already: then above it.
    static std::string withComment(const std::string& lines, const std::string& comment)
    {
        const std::size_t last = lines.rfind('\n') + 1; // 0 if there is one line
        const bool hasComment = lines.find("//", last) != std::string::npos || lines.ends_with("\\");
        if (!hasComment)
            return lines + " // Mistake: " + comment;
        const std::size_t indent = std::min(lines.find_first_not_of(" \t", last), lines.size());
        return lines.substr(0, last) + lines.substr(last, indent - last) + "// Mistake: " + comment + "\n" +
               lines.substr(last);
    }

    const std::string& m_text;
    std::string m_bare;
    std::size_t m_begin = 0, m_end = 0; ///< the body's braces
};

const std::regex barrierPattern(R"(__syncthreads\s*\(\s*\)\s*;)");

std::optional<Mistake> barrierLeftOut(const Passages& text)
{
    const auto barrier = text.first(barrierPattern);
    if (!barrier)
        return std::nullopt;
    const auto edit = text.edit(barrier->begin, barrier->length, ";", "no barrier.");
    return edit ? std::optional<Mistake>(
                      {.name = "common_no_barrier",
                       .title = gpu::phrase("No barrier").key,
                       .lesson =
                           gpu::phrase("Warps continue although others have not reached this line: what they read may "
                                       "not have been stored yet, or may be overwritten before others have read it.")
                               .key,
                       .edits = {*edit},
                       .finds = {FindingKind::Race}})
                : std::nullopt;
}

std::optional<Mistake> barrierInBranch(const Passages& text)
{
    const auto barrier = text.first(barrierPattern);
    if (!barrier)
        return std::nullopt;
    const auto edit = text.edit(barrier->begin, barrier->length, "if (threadIdx.x == 0) __syncthreads();",
                                "only one thread of a row comes to the barrier.");
    return edit ? std::optional<Mistake>(
                      {.name = "common_barrier_in_branch",
                       .title = gpu::phrase("Barrier in a branch").key,
                       .lesson = gpu::phrase("All threads of a block must reach the same barrier. Here, most of them "
                                             "bypass it, and the behaviour is undefined.")
                                     .key,
                       .edits = {*edit},
                       .finds = {FindingKind::DivergentBarrier}})
                : std::nullopt;
}

/// "if (x >= width || y >= height) return;" or "{ return; }"
std::optional<Mistake> edgeNotTested(const Passages& text)
{
    static const std::regex pattern(R"(if\s*\([^(){};]*>=?[^(){};]*\)\s*(return\s*;|\{\s*return\s*;\s*\}))");
    static const std::regex around(R"(if\s*\(([^(){};]*<[^(){};<]*)\))");
    auto test = text.first(pattern);
    std::optional<TextEdit> edit;
    if (test)
        edit = text.edit(test->begin, test->length, ";", "threads outside the image are not kept away.");
    else if ((test = text.first(around)))
        edit = text.edit(test->begin, test->length, "if (true)", "threads outside the image are not kept away.");
    if (!edit)
        return std::nullopt;
    return Mistake{.name = "common_no_edge_test",
                   .title = gpu::phrase("Edge not tested").key,
                   .lesson = gpu::phrase("The grid is rounded up to whole blocks, so some threads have no pixel. Here, "
                                         "they read and write outside the image.")
                                 .key,
                   .edits = {*edit},
                   .finds = {FindingKind::OutOfBounds},
                   .block = BlockSize{28, 9}};
}

/// "x < width" becomes "x <= width", "i >= n" becomes "i > n".
std::optional<Mistake> offByOne(const Passages& text)
{
    static const std::regex pattern(R"(if\s*\(\s*\w+\s*(<|>=)\s*\w+)");
    const auto test = text.first(pattern);
    if (!test)
        return std::nullopt;
    std::string changed = test->groups[0];
    const bool isLess = test->groups[1] == "<";
    changed.replace(changed.find(test->groups[1]), test->groups[1].size(), isLess ? "<=" : ">");
    const auto edit = text.edit(test->begin, test->length, changed, "one column or value too many.");
    return edit ? std::optional<Mistake>(
                      {.name = "common_off_by_one",
                       .title = gpu::phrase("Off by one").key,
                       .lesson = gpu::phrase("Indices start at 0, so the last index is one less than the number of "
                                             "values. Here, the thread after it takes part as well.")
                                     .key,
                       .edits = {*edit},
                       .finds = {FindingKind::OutOfBounds},
                       .block = BlockSize{28, 9}})
                : std::nullopt;
}

/// "__shared__ float tile[32][32 + 1];" or "[33]" is not known to be padded; a sum is.
std::optional<Mistake> paddingLeftOut(const Passages& text)
{
    static const std::regex pattern(R"(__shared__[^;={}]*\]\s*\[\s*([^\]+]*[^\]+\s])\s*\+\s*1\s*\])");
    const auto tile = text.first(pattern);
    if (!tile)
        return std::nullopt;
    const std::string& declared = tile->groups[0];
    const std::string changed = declared.substr(0, declared.rfind('[')) + "[" + tile->groups[1] + "]";
    const auto edit = text.edit(tile->begin, tile->length, changed, "no padding behind the tile's rows.");
    return edit ? std::optional<Mistake>(
                      {.name = "common_no_padding",
                       .title = gpu::phrase("Missing padding").key,
                       .lesson = gpu::phrase("All rows of the tile now start in the same bank, so a warp that reads a "
                                             "column waits for one bank again and again. The result is still correct.")
                                     .key,
                       .edits = {*edit},
                       .finds = {FindingKind::BankConflict}})
                : std::nullopt;
}

/// The grid is the host's, that is, a note's: it is changed, or one is added after the note of its launch.
std::optional<Mistake> gridRoundedDown(const DeclaredStrategy& strategy, const LaunchBindings& launch, bool isFlat)
{
    if (launch.isOfDocument)
        return std::nullopt;
    const std::string& text = strategy.source.text;
    std::string grid = launch.grid;
    if (grid.empty() && !launch.threads.empty())
        return std::nullopt;
    if (grid.empty()) {
        grid = isFlat ? "max(1, floor(result.width * result.height / threads))"
                      : "max(1, floor(result.width / block.x)), max(1, floor(result.height / block.y))";
    } else {
        if (grid.find("ceil(") == std::string::npos)
            return std::nullopt;
        for (std::size_t at = grid.find("ceil("); at != std::string::npos; at = grid.find("ceil(", at))
            grid.replace(at, 5, "floor(");
    }
    const std::string comment = "// Mistake: the grid is rounded down.\n";
    TextEdit edit;
    for (const KernelNote& note : notesIn(text)) {
        const bool isIt = launch.grid.empty() ? note.word == "launch" && note.rest == launch.kernel
                                              : note.word == "grid" && note.rest == launch.grid;
        if (isIt)
            edit.find = "//@ " + note.word + " " + note.rest;
    }
    if (launch.grid.empty() && !launch.isNamed) { // a note before the first line that defines something
        const std::vector<DefinedKernel> kernels = kernelsIn(text);
        const auto kernel = std::ranges::find(kernels, launch.kernel, &DefinedKernel::name);
        if (kernel == kernels.end())
            return std::nullopt;
        const std::size_t begin = kernel->begin;
        edit.find = text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
        edit.replace = comment + "//@ grid " + grid + "\n" + edit.find;
    } else if (launch.grid.empty()) {
        edit.replace = edit.find + "\n" + comment + "//@ grid " + grid;
    } else {
        edit.replace = comment + "//@ grid " + grid;
    }
    const std::size_t at = edit.find.empty() ? std::string::npos : text.find(edit.find);
    if (at == std::string::npos || text.find(edit.find, at + 1) != std::string::npos)
        return std::nullopt;
    return Mistake{.name = "common_grid_rounded_down",
                   .title = gpu::phrase("Grid rounded down").key,
                   .lesson =
                       gpu::phrase("The host uses integer division, so the last, partially filled blocks are never "
                                   "launched: the elements that they would have written keep their old contents.")
                           .key,
                   .edits = {edit},
                   .finds = {FindingKind::NeverWritten},
                   .pictureChanges = true,
                   .block = BlockSize{28, 9}};
}

} // namespace

std::vector<Mistake> commonMistakes(const Declaration& operation, const DeclaredStrategy& strategy)
{
    const std::vector<LaunchBindings> launches = bindingsAtDefaults(operation, strategy);
    if (launches.empty())
        return {};
    const std::string& text = strategy.source.text;
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    const std::string launched = launches.back().kernel.substr(0, launches.back().kernel.find('<'));
    const auto kernel = std::ranges::find(kernels, launched, &DefinedKernel::name);
    if (kernel == kernels.end())
        return {};
    std::vector<Mistake> mistakes = commonMistakes(text, *kernel);
    const bool isFlat = withoutComments(text).find("Idx.y") == std::string::npos;
    if (std::optional<Mistake> ofGrid = gridRoundedDown(strategy, launches.back(), isFlat)) {
        const auto padding = std::ranges::find(mistakes, "common_no_padding", &Mistake::name); // the last
        mistakes.insert(padding, std::move(*ofGrid));
    }
    return mistakes;
}

std::vector<Mistake> commonMistakes(const std::string& text, const DefinedKernel& kernel)
{
    const Passages passages(text, kernel);
    std::vector<Mistake> mistakes;
    for (std::optional<Mistake>& mistake :
         std::array{barrierLeftOut(passages), barrierInBranch(passages), edgeNotTested(passages), offByOne(passages),
                    paddingLeftOut(passages)})
        if (mistake)
            mistakes.push_back(std::move(*mistake));
    return mistakes;
}

} // namespace tilescope
