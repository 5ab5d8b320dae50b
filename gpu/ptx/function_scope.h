#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/module.h"
#include "gpu/ptx/symbol_table.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// The names visible inside one function while its body is read; resolves them to operands. A register is added to
/// FunctionBody::registers at its first use.
class FunctionScope
{
public:
    /// `symbols` contains the module's names; it must have the same depth again when this object is destroyed.
    FunctionScope(SymbolTable& symbols, FunctionBody& body) : m_symbols(symbols), m_body(body) {}

    /// These throw Failure if the scope already has the name or a limit is exceeded.
    Operand declareRegister(std::string_view name, Type type, std::uint32_t textLine);
    void declareRange(std::string_view name, Type type, std::uint64_t count, std::uint32_t textLine);
    Operand declareSlot(std::string_view name, std::size_t alignment, std::size_t bytes, std::uint32_t textLine);
    void declareVariable(std::string_view name, Space space, std::uint32_t index, std::uint32_t textLine);

    /// A register, a special register, or the address of a variable or (Immediate) of a function. Throws Failure for
    /// undeclared names.
    Operand resolve(std::string_view name, std::uint32_t textLine);
    Type typeOf(const Operand& registerOperand) const { return m_body.registers[registerOperand.index].type; }

private:
    void declare(std::string_view name, const Symbol& symbol, std::uint32_t textLine);
    std::uint32_t addRegister(std::string_view name, Type type);

    SymbolTable& m_symbols;
    FunctionBody& m_body;
    std::vector<std::vector<std::uint32_t>> m_ranges; ///< register of each element; noIndex until used
    std::size_t m_declaredRegisters = 0;
};

/// Labels of a function with nested scopes. A branch may come before its label, so names are resolved at the end of the
/// scope that contains them.
class LabelTable
{
public:
    void openScope();
    /// Resolves into `code` the labels of this scope. At the end of the outermost scope, throws Failure for unresolved
    /// ones.
    void closeScope(std::vector<Instruction>& code);

    /// Throws Failure if this scope already has the label.
    void define(std::string_view name, std::uint32_t instruction, std::uint32_t textLine);
    /// "name: .branchtargets a, b;" for brx.idx
    void defineList(std::string_view name, std::vector<std::string_view> labels, std::uint32_t textLine);
    /// The branch at `instruction` goes to `name`.
    void refer(std::string_view name, std::uint32_t instruction, std::uint32_t textLine);

private:
    struct Reference {
        std::string_view name;
        std::uint32_t instruction, textLine;
    };
    struct Scope {
        std::unordered_map<std::string_view, std::uint32_t> labels;
        std::unordered_map<std::string_view, std::vector<std::string_view>> lists;
        std::vector<Reference> references;
    };
    bool resolve(Scope& scope, const Reference& reference, std::vector<Instruction>& code);

    std::vector<Scope> m_scopes;
    std::size_t m_targets = 0;
};

} // namespace tilescope::ptx
