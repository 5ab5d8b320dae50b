#include "gpu/ptx/module_symbols.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/limits.h"

namespace tilescope::ptx
{

std::vector<Variable>& ModuleSymbols::tableOf(Space space)
{
    switch (space) {
    case Space::Constant: return constant;
    case Space::Shared: return shared;
    default: return global;
    }
}

void ModuleSymbols::countInstruction(std::uint32_t textLine)
{
    if (++m_instructions > limits::instructions)
        fail("the module has more than " + std::to_string(limits::instructions) + " instructions", textLine);
}

void ModuleSymbols::countBytes(const Variable& variable, std::uint32_t textLine)
{
    const auto count = [&](std::size_t& sum, std::size_t most, const char* what) {
        sum += variable.bytes;
        if (sum > most)
            fail("the " + std::string(what) + " variables take more than " + std::to_string(most) + " bytes", textLine);
    };
    if (variable.space == Space::Global)
        count(m_globalBytes, limits::globalBytes, "global");
    else if (variable.space == Space::Constant)
        count(m_constantBytes, limits::constantBytes, "constant");
}

std::uint32_t ModuleSymbols::addVariable(Variable variable, std::uint32_t textLine)
{
    countBytes(variable, textLine);
    auto& table = tableOf(variable.space);
    table.push_back(std::move(variable));
    return static_cast<std::uint32_t>(table.size() - 1);
}

void ModuleSymbols::declareVariable(std::string_view name, Variable variable, std::uint32_t textLine)
{
    countBytes(variable, textLine);
    auto& table = tableOf(variable.space);
    const auto index = static_cast<std::uint32_t>(table.size());
    if (m_symbols.declare(name, {Symbol::Kind::Variable, variable.space, Type::None, index, 0})) {
        table.push_back(std::move(variable));
        return;
    }
    const Symbol known = m_symbols.find(name)->symbol;
    const bool sameSpace = known.kind == Symbol::Kind::Variable && known.space == variable.space;
    if (!sameSpace || (!table[known.index].isExtern && !variable.isExtern))
        fail("\"" + std::string(name) + "\" is declared twice", textLine);
    if (!variable.isExtern)
        table[known.index] = std::move(variable);
}

void ModuleSymbols::declareFunction(std::string_view name, std::uint32_t textLine)
{
    if (m_functions.contains(std::string(name)))
        return;
    const auto index = static_cast<std::uint32_t>(functions.size());
    if (!m_symbols.declare(name, {Symbol::Kind::Function, Space::None, Type::None, index, 0}))
        fail("\"" + std::string(name) + "\" is declared twice", textLine);
    m_functions.emplace(name, index);
    functions.emplace_back();
    functions.back().name = name;
    functions.back().textLine = textLine;
}

void ModuleSymbols::defineFunction(std::string_view name, FunctionBody body)
{
    FunctionBody& place = functions[m_functions.at(std::string(name))];
    if (place.isDefined)
        fail("the function \"" + body.name + "\" is defined twice", body.textLine);
    body.isDefined = true;
    place = std::move(body);
}

const FunctionBody* ModuleSymbols::findFunction(const std::string& name) const
{
    const auto found = m_functions.find(name);
    return found == m_functions.end() ? nullptr : &functions[found->second];
}

} // namespace tilescope::ptx
