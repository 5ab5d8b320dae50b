#include "gpu/ptx/module_parser.h"

#include "gpu/ptx/calls/inliner.h"
#include "gpu/ptx/declaration.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_parser.h"
#include "gpu/ptx/modifier.h"
#include "gpu/ptx/module.h"
#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/source_locations.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace tilescope::ptx
{

Module ModuleParser::parse()
{
    parseVersion();
    while (m_tokens.peek().kind != TokenKind::End)
        parseDirective();
    assemble();
    return std::move(m_module);
}

void ModuleParser::parseVersion()
{
    const Token first = m_tokens.take();
    const Token version = m_tokens.peek();
    if (!first.isWord(".version") || version.kind != TokenKind::Number)
        fail("this is not PTX: it must begin with \".version\"", first.line);
    m_tokens.take();
    const char* end = version.text.data() + version.text.size();
    const auto [dot, error] = std::from_chars(version.text.data(), end, m_module.versionMajor);
    if (error != std::errc() || dot == end || *dot != '.' ||
        std::from_chars(dot + 1, end, m_module.versionMinor).ptr != end)
        fail(describe(version) + " is not a version of PTX", version.line);
}

void ModuleParser::parseTarget()
{
    m_module.target = m_tokens.expectWord("a target");
    while (m_tokens.accept(','))
        m_tokens.expectWord("an option of the target");
}

void ModuleParser::parseAddressSize()
{
    const std::uint32_t line = m_tokens.peek().line;
    if (m_tokens.expectNumber("a size in bits") != 64)
        fail("only PTX with addresses of 64 bits is known", line);
}

void ModuleParser::parseDirective()
{
    const Token directive = m_tokens.peek();
    const std::string_view name = m_tokens.expectWord("a directive");
    if (name == ".target") {
        parseTarget();
    } else if (name == ".address_size") {
        parseAddressSize();
    } else if (name == ".file") {
        skipFile(m_tokens);
    } else if (name == ".loc") {
        parseLocation(m_tokens, m_locations);
    } else if (name == ".section") {
        m_tokens.expectWord("the name of a section");
        m_tokens.skipBraces();
    } else if (name == ".pragma") {
        m_tokens.skipPast(';');
    } else if (name == ".visible" || name == ".weak" || name == ".common" || name == ".extern") {
        parseLinked(name == ".extern");
    } else if (name == ".entry" || name == ".func") {
        FunctionParser(m_tokens, m_symbols, m_locations, m_words, name == ".entry").parse();
    } else if (const auto space = spaceFromName(name.substr(1));
               space && name.front() == '.' && *space != Space::Parameter && *space != Space::Local) {
        parseModuleVariables(*space, false);
    } else {
        fail(describe(directive) + " is not known at the top of a module", directive.line);
    }
}

void ModuleParser::parseLinked(bool isExtern)
{
    const Token directive = m_tokens.peek();
    const std::string_view name = m_tokens.expectWord("what is linked");
    const auto space = spaceFromName(name.substr(1));
    if (name == ".entry" || name == ".func")
        FunctionParser(m_tokens, m_symbols, m_locations, m_words, name == ".entry").parse();
    else if (space && (*space == Space::Global || *space == Space::Constant || *space == Space::Shared))
        parseModuleVariables(*space, isExtern);
    else
        fail(describe(directive) + " is not known at the top of a module", directive.line);
}

void ModuleParser::parseModuleVariables(Space space, bool isExtern)
{
    const std::uint32_t line = m_tokens.peek().line;
    std::vector<std::string_view> names;
    auto variables = parseVariables(m_tokens, space, isExtern, names);
    for (std::size_t i = 0; i < names.size(); ++i)
        m_symbols.declareVariable(names[i], std::move(variables[i]), line);
}

void ModuleParser::assemble()
{
    m_locations.beginFunction(); // the kernel's errors are not at the last line of the text
    m_symbols.resolveFunctions();
    Inliner inliner(m_symbols, m_locations);
    for (const FunctionBody& function : m_symbols.functions) {
        if (!function.isEntry || !function.isDefined)
            continue;
        try {
            m_module.kernels.push_back(assembleKernel(inliner.flattenEntry(function), m_symbols, m_locations));
        } catch (const Failure& failure) {
            m_module.refused.push_back({function.name, errorOf(failure, m_locations)});
        } catch (const PtxError& error) { // in its body, or in that of a function that it calls
            m_module.refused.push_back({function.name, error});
        }
    }
    m_module.usesHeap = std::ranges::any_of(m_module.kernels, [](const Kernel& kernel) {
        return std::ranges::any_of(kernel.instructions, [](const Instruction& instruction) {
            return instruction.opcode == Opcode::Malloc || instruction.opcode == Opcode::Free;
        });
    });
    m_module.global = std::move(m_symbols.global);
    m_module.constant = std::move(m_symbols.constant);
    m_module.globalBytes = layOut(m_module.global, limits::globalBytes, "global");
    m_module.constantBytes = layOut(m_module.constant, limits::constantBytes, "constant");
    m_module.files = m_locations.files();
    m_module.locations = m_locations.locations();
}

PtxError errorOf(const Failure& failure, const SourceLocations& locations)
{
    const auto location = failure.location != noIndex ? failure.location : locations.current();
    auto [source, line] = locations.userPlace(location);
    std::string message;
    if (failure.textLine != 0 && !locations.isPtx())
        message += "PTX line " + std::to_string(failure.textLine);
    if (locations.isPtx()) { // whose place names the line before the fault's
        line = static_cast<int>(failure.textLine);
        source = locations.files().front();
    }
    if (line != 0)
        message += (message.empty() ? "" : ", ") + source + " line " + std::to_string(line);
    constexpr std::size_t longest = 400; // limits the length of names
    std::string_view what = failure.what();
    const bool isCut = what.size() > longest;
    message += (message.empty() ? "PTX: " : ": ") + std::string(what.substr(0, longest)) + (isCut ? "…" : ".");
    return PtxError(message, failure.textLine, std::move(source), line);
}

Module parseModule(const std::string& text, const std::string& mainFile)
{
    // nvrtcGetPTXSize counts the final NUL.
    const std::string_view body = std::string_view(text).substr(0, text.find_last_not_of('\0') + 1);
    if (body.size() > limits::textBytes)
        throw PtxError("PTX: the text is larger than " + std::to_string(limits::textBytes >> 20) + " MB.", 0, {}, 0);
    SourceLocations locations(body, mainFile);
    try {
        return ModuleParser(body, locations).parse();
    } catch (const Failure& failure) {
        throw errorOf(failure, locations);
    }
}

} // namespace tilescope::ptx
