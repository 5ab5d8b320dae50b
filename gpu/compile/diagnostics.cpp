#include "gpu/compile/diagnostics.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace tilescope
{
namespace
{

constexpr std::size_t maxDiagnostics = 100;
constexpr std::size_t maxMessage = 600;
constexpr std::string_view headerFolder = "include/";

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// The positive number that the whole text represents, else 0.
int number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value > 0 ? value : 0;
}

struct Word {
    std::string_view text;
    DiagnosticSeverity severity;
};
constexpr Word words[] = {
    {"fatal error", DiagnosticSeverity::Error},    {"catastrophic error", DiagnosticSeverity::Error},
    {"internal error", DiagnosticSeverity::Error}, {"error", DiagnosticSeverity::Error},
    {"warning", DiagnosticSeverity::Warning},      {"note", DiagnosticSeverity::Note},
    {"remark", DiagnosticSeverity::Note}};

/// Reads "error: text" or NVRTC's "warning #177-D: text".
bool readMessage(std::string_view rest, Diagnostic& diagnostic)
{
    for (const Word& word : words) {
        if (!rest.starts_with(word.text))
            continue;
        auto after = rest.substr(word.text.size());
        if (after.starts_with(" #"))
            after.remove_prefix(std::min(after.find(':'), after.size()));
        if (!after.starts_with(": "))
            return false;
        diagnostic.severity = word.severity;
        diagnostic.message = after.substr(2, maxMessage);
        return true;
    }
    return false;
}

/// "FILE:LINE:COLUMN: error: text"; file names may hold colons, so the places are tried from the left.
std::optional<Diagnostic> readClangLine(std::string_view line)
{
    for (auto end = line.find(": "); end != line.npos; end = line.find(": ", end + 1)) {
        const auto place = line.substr(0, end);
        const auto second = place.rfind(':');
        const auto first = second == place.npos || second == 0 ? place.npos : place.rfind(':', second - 1);
        if (first == place.npos)
            continue;
        Diagnostic diagnostic;
        diagnostic.file = place.substr(0, first);
        diagnostic.line = number(place.substr(first + 1, second - first - 1));
        diagnostic.column = number(place.substr(second + 1));
        if (diagnostic.line > 0 && diagnostic.column > 0 && readMessage(line.substr(end + 2), diagnostic))
            return diagnostic;
    }
    return {};
}

/// For "In file included from FILE:LINE:" the line if it is in the kernel, else 0.
int readInclusion(std::string_view line)
{
    constexpr std::string_view start = "In file included from kernel.cu:";
    return line.starts_with(start) && line.ends_with(':')
               ? number(line.substr(start.size(), line.size() - start.size() - 1))
               : 0;
}

/// "FILE(LINE): error: text"
std::optional<Diagnostic> readNvrtcLine(std::string_view line)
{
    for (auto end = line.find("): "); end != line.npos; end = line.find("): ", end + 1)) {
        const auto open = line.rfind('(', end);
        if (open == line.npos)
            continue;
        Diagnostic diagnostic;
        diagnostic.file = line.substr(0, open);
        diagnostic.line = number(line.substr(open + 1, end - open - 1));
        if (diagnostic.line > 0 && readMessage(line.substr(end + 3), diagnostic))
            return diagnostic;
    }
    return {};
}

/// The assembler's message about the kernel's asm, "ptxas application ptx input, line 78; error   : TEXT"; its line is
/// in PTX that is not available.
std::optional<Diagnostic> readAssemblerLine(std::string_view line)
{
    const auto error = line.find("; error");
    const auto text = error == line.npos ? line.npos : line.find(": ", error);
    if (!line.starts_with("ptxas ") || text == line.npos)
        return {};
    return Diagnostic{DiagnosticSeverity::Error, compiledName, 0, 0,
                      "the assembler does not take this kernel's asm (" +
                          std::string(line.substr(text + 2, maxMessage)) + "); that of a newer CUDA Toolkit may"};
}

void finish(std::vector<Diagnostic>& list, const std::string& kernelName)
{
    for (auto& diagnostic : list) {
        if (diagnostic.file == compiledName)
            diagnostic.file = kernelName;
        if (diagnostic.message.ends_with(':'))
            diagnostic.message.pop_back();
    }
}

/// Keeps at most one error and one warning of each file that is neither the kernel nor the prelude, because such a file
/// is probably not CUDA text at all.
std::vector<Diagnostic> withoutFloods(std::vector<Diagnostic> list, const std::string& kernelName)
{
    std::set<std::pair<std::string, DiagnosticSeverity>> seen;
    std::erase_if(list, [&](const Diagnostic& d) {
        return d.file != kernelName && !seen.insert({d.file, d.severity}).second;
    });
    if (list.size() > maxDiagnostics)
        list.resize(maxDiagnostics);
    return list;
}

/// The column of the first caret below `message` that is under the kernel's own line; 0 if there is none.
int columnOfCaret(const std::vector<std::string_view>& log, std::size_t message, std::string_view source)
{
    constexpr std::size_t indent = 2; // NVRTC indents the lines that it quotes
    for (std::size_t i = message + 2; i < log.size() && !log[i - 1].empty() && !readNvrtcLine(log[i - 1]); ++i) {
        const auto quoted = log[i - 1], caret = log[i];
        const auto position = caret.find_first_not_of(' ');
        if (position != caret.npos && position >= indent && caret.substr(position) == "^" && quoted.size() >= indent &&
            quoted.substr(indent) == source && position - indent <= source.size())
            return static_cast<int>(position - indent) + 1;
    }
    return 0;
}

} // namespace

bool inPrelude(const Diagnostic& diagnostic) { return diagnostic.file.starts_with("tilescope/"); }

std::string toText(const Diagnostic& diagnostic)
{
    std::string text = diagnostic.file;
    if (diagnostic.line > 0)
        text += ":" + std::to_string(diagnostic.line);
    if (diagnostic.line > 0 && diagnostic.column > 0)
        text += ":" + std::to_string(diagnostic.column);
    if (!text.empty())
        text += ": ";
    constexpr const char* names[] = {"error", "warning", "note"};
    return text + names[static_cast<int>(diagnostic.severity)] + ": " + diagnostic.message;
}

CompileError::CompileError(std::vector<Diagnostic> list, bool onFiles)
    : std::runtime_error([&] {
          const auto first = std::find_if(list.begin(), list.end(),
                                          [](const Diagnostic& d) { return d.severity == DiagnosticSeverity::Error; });
          return first == list.end() ? std::string("The kernel does not compile.") : toText(*first);
      }()),
      diagnostics(std::move(list)), dependsOnFiles(onFiles)
{
}

std::vector<Diagnostic> parseClangLog(const std::string& log, const KernelSource& kernel)
{
    std::vector<Diagnostic> list;
    int includedFrom = 0;
    for (const auto line : linesOf(log)) {
        if (const int inclusion = readInclusion(line))
            includedFrom = inclusion;
        auto diagnostic = readClangLine(line);
        if (!diagnostic)
            continue;
        if (diagnostic->file.starts_with(headerFolder)) // our replacement for a header of the toolkit
            diagnostic->file = compiledName, diagnostic->line = includedFrom, diagnostic->column = 1;
        list.push_back(std::move(*diagnostic));
    }
    finish(list, kernel.name);

    // An error inside the prelude is attributed to the kernel if a note says which of its lines led to it.
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!inPrelude(list[i]) || list[i].severity != DiagnosticSeverity::Error)
            continue;
        for (std::size_t k = i + 1; k < list.size() && list[k].severity == DiagnosticSeverity::Note; ++k)
            if (!inPrelude(list[k])) {
                list[i].file = list[k].file, list[i].line = list[k].line, list[i].column = list[k].column;
                break;
            }
    }
    std::erase_if(list, [](const Diagnostic& d) { return inPrelude(d) && d.severity != DiagnosticSeverity::Error; });
    return withoutFloods(std::move(list), kernel.name);
}

std::vector<Diagnostic> parseNvrtcLog(const std::string& log, const KernelSource& kernel)
{
    const auto lines = linesOf(log);
    const auto source = linesOf(kernel.text);
    std::vector<Diagnostic> list;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto diagnostic = readNvrtcLine(lines[i]);
        if (!diagnostic)
            continue;
        const auto line = static_cast<std::size_t>(diagnostic->line);
        if (diagnostic->file == compiledName && line <= source.size())
            diagnostic->column = columnOfCaret(lines, i, source[line - 1]);
        list.push_back(std::move(*diagnostic));
    }
    for (const auto line : lines)
        if (auto diagnostic = readAssemblerLine(line)) { // later ones only follow from the first
            list.push_back(std::move(*diagnostic));
            break;
        }
    finish(list, kernel.name);
    return withoutFloods(std::move(list), kernel.name);
}

} // namespace tilescope
