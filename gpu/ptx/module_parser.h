#pragma once

#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/opcode_table.h"
#include "gpu/ptx/source_locations.h"
#include "gpu/ptx/token_stream.h"

#include <string_view>

namespace tilescope::ptx
{

/// Reads the directives of a whole module and assembles the result. Throws Failure.
class ModuleParser
{
public:
    ModuleParser(std::string_view text, SourceLocations& locations) : m_tokens(text), m_locations(locations) {}

    Module parse();

private:
    void parseVersion();
    void parseTarget();
    void parseAddressSize();
    void parseDirective();
    void parseLinked(bool isExtern);
    void parseModuleVariables(Space space, bool isExtern);
    void assemble();

    TokenStream m_tokens;
    SourceLocations& m_locations;
    ModuleSymbols m_symbols;
    InstructionWords m_words;
    Module m_module;
};

} // namespace tilescope::ptx
