#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/symbol_table.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// What has been declared at the scope of the module: the tables that operands index, before layout.
class ModuleSymbols
{
public:
    ModuleSymbols() { m_symbols.openScope(); }

    /// Also merges a declaration (.extern) with its definition. Throws Failure when the name has another meaning.
    void declareVariable(std::string_view name, Variable variable, std::uint32_t textLine);
    /// For variables declared in a function: the index in the table of the space; no module-wide name.
    std::uint32_t addVariable(Variable variable);
    /// Enters the body, or replaces a mere declaration of the same name.
    void defineFunction(std::string_view name, FunctionBody body);
    void declareFunction(std::string_view name, std::uint32_t textLine);

    SymbolTable& symbols() { return m_symbols; }
    const FunctionBody* findFunction(const std::string& name) const;

    std::vector<Variable> global, constant, shared;
    std::vector<FunctionBody> functions; ///< in the order of the text

private:
    std::vector<Variable>& tableOf(Space space);

    SymbolTable m_symbols;
    std::unordered_map<std::string, std::uint32_t> m_functions;
};

} // namespace tilescope::ptx
