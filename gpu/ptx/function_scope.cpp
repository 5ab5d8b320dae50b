#include "gpu/ptx/function_scope.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/opcode_table.h"

#include <string>

namespace tilescope::ptx
{

void FunctionScope::declare(std::string_view name, const Symbol& symbol, std::uint32_t textLine)
{
    if (!m_symbols.declare(name, symbol))
        fail("\"" + std::string(name) + "\" is declared twice", textLine);
}

std::uint32_t FunctionScope::addRegister(std::string_view name, Type type)
{
    constexpr std::size_t longestName = 64; // names are for reading, and copied with every call
    m_body.registers.push_back({std::string(name.substr(0, longestName)), type});
    return static_cast<std::uint32_t>(m_body.registers.size() - 1);
}

Operand FunctionScope::declareRegister(std::string_view name, Type type, std::uint32_t textLine)
{
    if (++m_declaredRegisters > limits::registersPerFunction)
        fail("more than " + std::to_string(limits::registersPerFunction) + " registers are declared", textLine);
    Operand operand;
    operand.kind = Operand::Kind::Register;
    operand.index = addRegister(name, type);
    declare(name, {Symbol::Kind::Register, Space::None, type, operand.index, 0}, textLine);
    return operand;
}

void FunctionScope::declareRange(std::string_view name, Type type, std::uint64_t count, std::uint32_t textLine)
{
    if (count > limits::registersPerFunction || m_declaredRegisters + count > limits::registersPerFunction)
        fail("more than " + std::to_string(limits::registersPerFunction) + " registers are declared", textLine);
    m_declaredRegisters += count;
    const auto index = static_cast<std::uint32_t>(m_ranges.size());
    const auto size = static_cast<std::uint32_t>(count);
    declare(name, {Symbol::Kind::RegisterRange, Space::None, type, index, size}, textLine);
    m_ranges.emplace_back(size, noIndex);
}

Operand FunctionScope::declareSlot(std::string_view name, std::size_t alignment, std::size_t bytes,
                                   std::uint32_t textLine)
{
    Operand operand;
    operand.kind = Operand::Kind::Variable;
    operand.space = Space::Parameter;
    operand.index = static_cast<std::uint32_t>(m_body.slots.size()) | slotBit;
    m_body.slots.push_back({std::string(name), alignment, bytes});
    declareVariable(name, Space::Parameter, operand.index, textLine);
    return operand;
}

void FunctionScope::declareVariable(std::string_view name, Space space, std::uint32_t index, std::uint32_t textLine)
{
    declare(name, {Symbol::Kind::Variable, space, Type::None, index, 0}, textLine);
}

Operand FunctionScope::resolve(std::string_view name, std::uint32_t textLine)
{
    Operand operand;
    const auto found = m_symbols.find(name);
    if (!found) {
        if (const auto special = specialFromName(name)) {
            operand.kind = Operand::Kind::Special;
            operand.special = *special;
            return operand;
        }
        fail("\"" + std::string(name) + "\" is not declared", textLine);
    }
    const Symbol& symbol = found->symbol;
    operand.index = symbol.index;
    switch (symbol.kind) {
    case Symbol::Kind::Register: operand.kind = Operand::Kind::Register; break;
    case Symbol::Kind::RegisterRange: {
        std::uint32_t& index = m_ranges[symbol.index][found->number];
        if (index == noIndex)
            index = addRegister(name, symbol.type);
        operand.kind = Operand::Kind::Register;
        operand.index = index;
        break;
    }
    case Symbol::Kind::Variable:
        operand.kind = Operand::Kind::Variable;
        operand.space = symbol.space;
        break;
    case Symbol::Kind::Function:
        operand.kind = Operand::Kind::Immediate;
        operand.bits = functionAddress(symbol.index);
        m_body.addressesTaken.push_back(symbol.index);
        break;
    }
    return operand;
}

void LabelTable::openScope() { m_scopes.emplace_back(); }

void LabelTable::closeScope(std::vector<Instruction>& code)
{
    Scope scope = std::move(m_scopes.back());
    m_scopes.pop_back();
    for (const Reference& reference : scope.references) {
        if (resolve(scope, reference, code))
            continue;
        if (m_scopes.empty())
            fail("the label \"" + std::string(reference.name) + "\" is not defined", reference.textLine,
                 code[reference.instruction].location);
        m_scopes.back().references.push_back(reference);
    }
}

bool LabelTable::resolve(Scope& scope, const Reference& reference, std::vector<Instruction>& code)
{
    Instruction& branch = code[reference.instruction];
    if (branch.opcode != Opcode::BrxIdx) {
        const auto label = scope.labels.find(reference.name);
        if (label == scope.labels.end())
            return false;
        branch.target = label->second;
        return true;
    }
    const auto list = scope.lists.find(reference.name);
    if (list == scope.lists.end())
        return false;
    for (const std::string_view name : list->second) {
        const auto label = scope.labels.find(name);
        if (label == scope.labels.end())
            fail("the label \"" + std::string(name) + "\" is not defined", reference.textLine, branch.location);
        if (++m_targets > limits::branchTargets)
            fail("the tables of branches have more than " + std::to_string(limits::branchTargets) + " targets",
                 reference.textLine, branch.location);
        branch.targets.push_back(label->second);
    }
    return true;
}

void LabelTable::define(std::string_view name, std::uint32_t instruction, std::uint32_t textLine)
{
    if (!m_scopes.back().labels.emplace(name, instruction).second)
        fail("the label \"" + std::string(name) + "\" is defined twice", textLine);
}

void LabelTable::defineList(std::string_view name, std::vector<std::string_view> labels, std::uint32_t textLine)
{
    if (!m_scopes.back().lists.emplace(name, std::move(labels)).second)
        fail("the label \"" + std::string(name) + "\" is defined twice", textLine);
}

void LabelTable::refer(std::string_view name, std::uint32_t instruction, std::uint32_t textLine)
{
    m_scopes.back().references.push_back({name, instruction, textLine});
}

} // namespace tilescope::ptx
