#include "gpu/emulator/observe/hazards/barrier_scope.h"

#include "gpu/recipe/text/kernel_code.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace tilescope::emulator
{
namespace
{

/// Where an instruction's line and column are in the kernel's text.
std::optional<std::size_t> placeIn(std::string_view code, const LaunchSetup& setup, std::uint32_t site)
{
    const ptx::Kernel& kernel = *setup.program->kernel;
    const std::uint32_t index = site < kernel.instructions.size() ? kernel.instructions[site].location : ptx::noIndex;
    if (index >= setup.program->module->locations.size())
        return std::nullopt;
    const ptx::Location& location = setup.program->module->locations[index];
    std::size_t at = 0;
    for (int line = 1; line < location.userLine; ++line) {
        at = code.find('\n', at);
        if (at == std::string_view::npos)
            return std::nullopt;
        ++at;
    }
    const bool isOwn = location.file == location.userFile && location.line == location.userLine;
    const auto column = static_cast<std::size_t>(isOwn ? std::max(location.column, 1) : 1);
    return std::min({at + column - 1, code.find('\n', at), code.size()});
}

std::string_view wordAt(std::string_view code, std::size_t at)
{
    std::size_t end = at;
    while (end < code.size() && isNameLetter(code[end]))
        ++end;
    return code.substr(at, end - at);
}

/// A statement of a text without comments: `if` with its `else`, loops and their bodies included.
struct Statement {
    std::size_t begin, end;
};

/// The statement that contains a place which is not within its body: in the condition of an `if`, in the head of a
/// loop.
Statement statementAt(std::string_view code, std::size_t place)
{
    const std::size_t line = code.rfind('\n', place == 0 ? 0 : place - 1);
    Statement statement{line == std::string_view::npos ? 0 : line + 1, code.size()};
    int brackets = 0, braces = 0;
    for (std::size_t at = statement.begin; at < code.size(); ++at) {
        const char c = code[at];
        if (c == '(' || c == ')')
            brackets = std::max(0, brackets + (c == '(' ? 1 : -1));
        if (at < place) { // what stands before it in its line
            if (brackets == 0 && (c == ';' || c == '{' || c == '}'))
                statement.begin = at + 1;
            continue;
        }
        if (c == '{')
            ++braces;
        const bool ends = c == '}' ? --braces <= 0 : c == ';' && braces == 0 && brackets == 0;
        const std::size_t next = ends ? code.find_first_not_of(" \t\r\n", at + 1) : 0;
        if (ends && (braces < 0 || next == std::string_view::npos || wordAt(code, next) != "else")) {
            statement.end = at + 1;
            break;
        }
    }
    return statement;
}

bool hasWord(std::string_view code, std::string_view word)
{
    for (std::size_t at = code.find(word); at != std::string_view::npos; at = code.find(word, at + 1))
        if ((at == 0 || !isNameLetter(code[at - 1])) && wordAt(code, at) == word)
            return true;
    return false;
}

} // namespace

BarrierScope scopeOfBarrier(const LaunchSetup& setup, std::uint32_t left, std::uint32_t barrier)
{
    if (!setup.text || setup.text->find("__global__") == std::string::npos)
        return BarrierScope::AfterReturn;
    const std::string code = withoutComments(*setup.text);
    const auto branch = placeIn(code, setup, left), waiting = placeIn(code, setup, barrier);
    if (!branch || !waiting)
        return BarrierScope::AfterReturn;
    const Statement taken = statementAt(code, *branch);
    const bool isWithin = *waiting >= taken.begin && *waiting < taken.end;
    const bool returns = hasWord(std::string_view(code).substr(taken.begin, taken.end - taken.begin), "return");
    return isWithin || !returns ? BarrierScope::InBranch : BarrierScope::AfterReturn;
}

} // namespace tilescope::emulator
