#include "ptx_fixture.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace tilescope::ptx
{
namespace
{

const std::vector<Variable>* tableOf(const Module& module, const Kernel& kernel, Space space)
{
    switch (space) {
    case Space::Global: return &module.global;
    case Space::Constant: return &module.constant;
    case Space::Shared: return &kernel.shared;
    case Space::Local: return &kernel.local;
    default: return nullptr;
    }
}

std::string nameOf(const Module& module, const Kernel& kernel, const Operand& operand)
{
    if (operand.space == Space::Parameter)
        return kernel.parameters.at(operand.index).name;
    return tableOf(module, kernel, operand.space)->at(operand.index).name;
}

std::string offsetText(std::int64_t offset)
{
    return offset == 0 ? "" : (offset > 0 ? "+" : "") + std::to_string(offset);
}

bool isInRange(const Module& module, const Kernel& kernel, const Operand& operand)
{
    const auto kind = operand.kind == Operand::Kind::Memory ? operand.base : operand.kind;
    if (kind == Operand::Kind::Register)
        return operand.index < kernel.registers.size();
    if (kind != Operand::Kind::Variable)
        return true;
    if (operand.space == Space::Parameter)
        return operand.index < kernel.parameters.size();
    const auto* table = tableOf(module, kernel, operand.space);
    return table && operand.index < table->size();
}

bool isPlaced(const std::vector<Variable>& variables, std::size_t bytes)
{
    return std::ranges::all_of(variables, [bytes](const Variable& variable) {
        return variable.offset % variable.alignment == 0 &&
               (variable.isExtern || variable.offset + variable.bytes <= bytes) &&
               (variable.initialiser.empty() || variable.initialiser.size() == variable.bytes);
    });
}

void checkInstruction(const Module& module, const Kernel& kernel, const Instruction& instruction,
                      std::vector<std::string>& faults)
{
    const std::string at = kernel.name + " line " + std::to_string(instruction.textLine) + ": ";
    for (const auto* operands : {&instruction.destinations, &instruction.sources})
        for (const Operand& operand : *operands)
            if (!isInRange(module, kernel, operand))
                faults.push_back(at + "an operand is out of range");
    const std::size_t count = kernel.instructions.size();
    if ((instruction.opcode == Opcode::Bra) != (instruction.target != noIndex) ||
        (instruction.target != noIndex && instruction.target >= count))
        faults.push_back(at + "a branch goes astray");
    if (std::ranges::any_of(instruction.targets, [count](std::uint32_t target) { return target >= count; }))
        faults.push_back(at + "a branch goes astray");
    if (instruction.guard != noIndex &&
        (instruction.guard >= kernel.registers.size() || kernel.registers[instruction.guard].type != Type::Pred))
        faults.push_back(at + "the guard is no predicate");
    if (instruction.location != noIndex &&
        (instruction.location >= module.locations.size() || module.locations[instruction.location].userLine <= 0))
        faults.push_back(at + "the place is not known");
    if ((instruction.opcode == Opcode::Ld || instruction.opcode == Opcode::St) &&
        (instruction.space == Space::None || instruction.sources.at(0).kind != Operand::Kind::Memory))
        faults.push_back(at + "a memory access has no space or address");
}

} // namespace

std::string readData(const std::string& path)
{
    std::ifstream file(std::string(TILESCOPE_TEST_DATA) + "/" + path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

Module parseData(const std::string& path)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    return parseModule(readData(path), name.substr(0, name.find('.')) + ".cu");
}

std::string kernelText(const std::string& body)
{
    return moduleHead +
           ".visible .entry k(.param .u64 buffer, .param .u32 count)\n{\n"
           ".reg .pred %p<4>; .reg .b16 %h<6>; .reg .b32 %r<8>; .reg .b64 %d<6>; .reg .f32 %f<6>; .reg .f64 %g<4>;\n"
           ".shared .align 16 .b8 tile[256]; .local .align 8 .b8 depot[64];\n" +
           body + "\nret;\n}\n";
}

Kernel parseBody(const std::string& body) { return parseModule(kernelText(body), "kernel.cu").kernels.at(0); }

Instruction parseOne(const std::string& body) { return parseBody(body).instructions.at(0); }

std::string errorOf(const std::string& text, const std::string& mainFile)
{
    try {
        const Module module = parseModule(text, mainFile);
        return module.refused.empty() ? std::string() : module.refused.front().reason.what();
    } catch (const PtxError& error) {
        return error.what();
    }
}

std::string textOf(const Module& module, const Kernel& kernel, const Operand& operand)
{
    using Kind = Operand::Kind;
    switch (operand.kind) {
    case Kind::None: return "_";
    case Kind::Register: return (operand.negated ? "!" : "") + kernel.registers.at(operand.index).name;
    case Kind::Immediate: return std::to_string(static_cast<std::int64_t>(operand.bits));
    case Kind::Special: return "special " + std::to_string(static_cast<int>(operand.special));
    case Kind::Variable: return "&" + nameOf(module, kernel, operand) + offsetText(operand.offset);
    case Kind::Memory: break;
    }
    if (operand.base == Kind::Register)
        return "[" + kernel.registers.at(operand.index).name + offsetText(operand.offset) + "]";
    if (operand.base == Kind::Variable)
        return "[" + nameOf(module, kernel, operand) + offsetText(operand.offset) + "]";
    return "[" + std::to_string(operand.offset) + "]";
}

std::string operandsOf(const Module& module, const Kernel& kernel, const Instruction& instruction)
{
    const auto join = [&](const std::vector<Operand>& operands) {
        std::string text;
        for (const Operand& operand : operands)
            text += (text.empty() ? "" : ", ") + textOf(module, kernel, operand);
        return text;
    };
    return join(instruction.destinations) + " <- " + join(instruction.sources);
}

std::string operandsOf(const Kernel& kernel, const Instruction& instruction)
{
    return operandsOf(Module(), kernel, instruction);
}

std::vector<std::string> faultsOf(const Module& module)
{
    std::vector<std::string> faults;
    for (const Kernel& kernel : module.kernels) {
        for (const Instruction& instruction : kernel.instructions)
            checkInstruction(module, kernel, instruction, faults);
        const auto last = kernel.instructions.empty() ? Opcode::Nop : kernel.instructions.back().opcode;
        if (last != Opcode::Ret && last != Opcode::Exit)
            faults.push_back(kernel.name + " does not end");
        if (!isPlaced(kernel.shared, kernel.staticSharedBytes) || !isPlaced(kernel.local, kernel.localBytes))
            faults.push_back(kernel.name + ": variables overlap or are not aligned");
    }
    if (!isPlaced(module.global, module.globalBytes) || !isPlaced(module.constant, module.constantBytes))
        faults.emplace_back("module: variables overlap or are not aligned");
    return faults;
}

std::size_t countOf(const Kernel& kernel, Opcode opcode)
{
    return static_cast<std::size_t>(std::ranges::count(kernel.instructions, opcode, &Instruction::opcode));
}

std::size_t countOf(const Kernel& kernel, Opcode opcode, Space space)
{
    return static_cast<std::size_t>(std::ranges::count_if(kernel.instructions, [&](const Instruction& instruction) {
        return instruction.opcode == opcode && instruction.space == space;
    }));
}

} // namespace tilescope::ptx
