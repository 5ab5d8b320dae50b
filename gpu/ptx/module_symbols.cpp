#include "gpu/ptx/module_symbols.h"

#include "gpu/ptx/failure.h"

#include <algorithm>
#include <map>

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
    m_addressesTaken.insert(body.addressesTaken.begin(), body.addressesTaken.end());
    place = std::move(body);
}

const FunctionBody* ModuleSymbols::findFunction(const std::string& name) const
{
    const auto found = m_functions.find(name);
    return found == m_functions.end() ? nullptr : &functions[found->second];
}

void ModuleSymbols::resolveFunctions()
{
    const auto resolve = [this](Variable& variable) {
        std::erase_if(variable.patches, [&](const Variable::AddressPatch& patch) {
            const auto function = m_functions.find(patch.variable);
            if (function == m_functions.end())
                return false;
            m_addressesTaken.insert(function->second);
            std::uint64_t address = functionAddress(function->second) + static_cast<std::uint64_t>(patch.offset);
            for (std::size_t i = patch.at; i < std::min(patch.at + 8, variable.initialiser.size()); ++i, address >>= 8)
                variable.initialiser[i] = static_cast<std::byte>(address & 0xFF);
            return true;
        });
    };
    std::ranges::for_each(global, resolve);
    std::ranges::for_each(constant, resolve);
}

namespace
{

std::size_t roundUp(std::size_t value, std::size_t alignment)
{
    return (value + alignment - 1) / alignment * alignment;
}

bool namesVariable(const Operand& operand, Space space)
{
    const auto kind = operand.kind == Operand::Kind::Memory ? operand.base : operand.kind;
    return kind == Operand::Kind::Variable && operand.space == space;
}

/// Builds the kernel's own table of shared variables, in the order of the module, and redirects its operands to it.
void takeSharedVariables(Kernel& kernel, const std::vector<Variable>& shared)
{
    std::map<std::uint32_t, std::uint32_t> own; // index in the kernel, by index in the module, of each variable that it
                                                // uses
    for (const Instruction& instruction : kernel.instructions)
        for (const Operand& operand : instruction.sources)
            if (namesVariable(operand, Space::Shared))
                own.emplace(operand.index, noIndex);
    for (const bool isExtern : {false, true})
        for (auto& [inModule, inKernel] : own)
            if (shared[inModule].isExtern == isExtern) {
                inKernel = static_cast<std::uint32_t>(kernel.shared.size());
                kernel.shared.push_back(shared[inModule]);
            }
    for (Instruction& instruction : kernel.instructions)
        for (Operand& operand : instruction.sources)
            if (namesVariable(operand, Space::Shared))
                operand.index = own.at(operand.index);
}

/// Static variables follow one another; every extern array begins after them.
void layOutShared(Kernel& kernel)
{
    const auto firstExtern = std::ranges::find_if(kernel.shared, &Variable::isExtern);
    std::vector<Variable> fixed(kernel.shared.begin(), firstExtern);
    kernel.staticSharedBytes = layOut(fixed, limits::sharedBytes, "shared");
    std::ranges::copy(fixed, kernel.shared.begin());
    std::size_t alignment = 1;
    for (auto array = firstExtern; array != kernel.shared.end(); ++array)
        alignment = std::max(alignment, array->alignment);
    kernel.dynamicSharedOffset = roundUp(kernel.staticSharedBytes, alignment);
    for (auto array = firstExtern; array != kernel.shared.end(); ++array)
        array->offset = kernel.dynamicSharedOffset;
}

void layOutParameters(Kernel& kernel)
{
    std::size_t end = 0;
    for (Parameter& parameter : kernel.parameters) {
        parameter.offset = roundUp(end, parameter.alignment);
        end = parameter.offset + parameter.bytes;
    }
    if (end > limits::parameterBytes)
        fail("the parameters of \"" + kernel.name + "\" take " + std::to_string(end) + " bytes; CUDA allows " +
                 std::to_string(limits::parameterBytes),
             0);
    kernel.parameterBytes = end;
}

void endWithReturn(Kernel& kernel)
{
    const auto size = static_cast<std::uint32_t>(kernel.instructions.size());
    const bool returns =
        size > 0 && kernel.instructions.back().guard == noIndex &&
        (kernel.instructions.back().opcode == Opcode::Ret || kernel.instructions.back().opcode == Opcode::Exit);
    const bool reachesEnd = std::ranges::any_of(kernel.instructions, [size](const Instruction& instruction) {
        return instruction.target == size || std::ranges::find(instruction.targets, size) != instruction.targets.end();
    });
    if (returns && !reachesEnd)
        return;
    Instruction end;
    end.opcode = Opcode::Ret;
    if (size > 0) {
        end.location = kernel.instructions.back().location;
        end.textLine = kernel.instructions.back().textLine;
    }
    kernel.instructions.push_back(std::move(end));
}

void checkParameterUse(const Kernel& kernel)
{
    for (const Instruction& instruction : kernel.instructions)
        if (instruction.space == Space::Parameter &&
            (instruction.opcode == Opcode::St || instruction.opcode == Opcode::Atom ||
             instruction.opcode == Opcode::Red))
            fail("a kernel cannot write its parameters", instruction.textLine, instruction.location);
}

} // namespace

std::size_t layOut(std::vector<Variable>& variables, std::size_t mostBytes, const char* what)
{
    std::size_t end = 0;
    for (Variable& variable : variables) {
        variable.offset = roundUp(end, variable.alignment);
        end = variable.offset + variable.bytes;
        if (end > mostBytes)
            fail("the " + std::string(what) + " variables take more than " + std::to_string(mostBytes) + " bytes", 0);
    }
    return end;
}

Kernel assembleKernel(FunctionBody body, const ModuleSymbols& module, SourceLocations& locations)
{
    Kernel kernel;
    kernel.name = std::move(body.name);
    kernel.parameters = std::move(body.parameters);
    kernel.registers = std::move(body.registers);
    kernel.instructions = std::move(body.instructions);
    kernel.maxThreads = body.maxThreads;
    for (LocalVariable& local : body.local)
        kernel.local.push_back(std::move(local.variable));
    kernel.localBytes = layOut(kernel.local, limits::localBytes, "local");
    layOutParameters(kernel);
    takeSharedVariables(kernel, module.shared);
    layOutShared(kernel);
    endWithReturn(kernel);
    checkParameterUse(kernel);
    for (Instruction& instruction : kernel.instructions)
        instruction.location = locations.atLast(instruction.location);
    return kernel;
}

} // namespace tilescope::ptx
