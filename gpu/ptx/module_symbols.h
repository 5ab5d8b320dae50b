#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/source_locations.h"
#include "gpu/ptx/symbol_table.h"

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// The declarations at module scope: the tables that operands index, before layout.
class ModuleSymbols
{
public:
    ModuleSymbols() { m_symbols.openScope(); }

    /// Also merges a declaration (.extern) with its definition. Throws Failure if the name has another meaning.
    void declareVariable(std::string_view name, Variable variable, std::uint32_t textLine);
    /// For variables declared in a function: returns the index in the table of the space; without a module-wide name.
    std::uint32_t addVariable(Variable variable, std::uint32_t textLine);
    /// Adds the body, or replaces a declaration of the same name.
    void defineFunction(std::string_view name, FunctionBody body);
    void declareFunction(std::string_view name, std::uint32_t textLine);

    /// Throws Failure if the module exceeds the limit on instructions.
    void countInstruction(std::uint32_t textLine);

    SymbolTable& symbols() { return m_symbols; }
    const FunctionBody* findFunction(const std::string& name) const;
    /// Replaces the functions' names in initialisers by their addresses.
    void resolveFunctions();
    /// The functions whose addresses are taken: those that a call through a pointer can reach.
    const std::set<std::uint32_t>& addressesTaken() const { return m_addressesTaken; }

    std::vector<Variable> global, constant, shared;
    std::vector<FunctionBody> functions; ///< in the order of the text

private:
    std::vector<Variable>& tableOf(Space space);
    /// Initialisers use memory as soon as they are read, so the sum is checked at once.
    void countBytes(const Variable& variable, std::uint32_t textLine);

    SymbolTable m_symbols;
    std::unordered_map<std::string, std::uint32_t> m_functions;
    std::set<std::uint32_t> m_addressesTaken;
    std::size_t m_globalBytes = 0, m_constantBytes = 0, m_instructions = 0;
};

/// Gives every variable its offset; returns the sum of their bytes. Throws Failure above `mostBytes`.
std::size_t layOut(std::vector<Variable>& variables, std::size_t mostBytes, const char* what);

/// Converts a flattened entry to a kernel: lays out parameters and variables, and keeps only the shared variables it
/// uses.
Kernel assembleKernel(FunctionBody body, const ModuleSymbols& module, SourceLocations& locations);

} // namespace tilescope::ptx
