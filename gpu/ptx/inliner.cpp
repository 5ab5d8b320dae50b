#include "gpu/ptx/inliner.h"

#include "gpu/ptx/call_copier.h"
#include "gpu/ptx/failure.h"
#include "gpu/ptx/instruction_indices.h"
#include "gpu/ptx/limits.h"
#include "gpu/ptx/parameter_slots.h"

namespace tilescope::ptx
{

namespace
{

/// Everything but the instructions and local variables.
FunctionBody headOf(const FunctionBody& source)
{
    FunctionBody head;
    head.name = source.name;
    head.textLine = source.textLine;
    head.isEntry = source.isEntry;
    head.isDefined = source.isDefined;
    head.parameters = source.parameters;
    head.formals = source.formals;
    head.returns = source.returns;
    head.registers = source.registers;
    head.slots = source.slots;
    head.maxThreads = source.maxThreads;
    return head;
}

/// What a copy costs: instructions, the targets that some of them list, and what is bound anew.
std::size_t sizeOf(const FunctionBody& body)
{
    std::size_t size = body.instructions.size() + body.local.size() + body.slots.size();
    for (const Instruction& instruction : body.instructions)
        size += instruction.targets.size();
    return size;
}

} // namespace

FunctionBody Inliner::flattenEntry(const FunctionBody& entry) { return flatten(entry); }

void Inliner::countInstructions(std::size_t added, const Instruction& place)
{
    m_instructions += added;
    if (m_instructions > limits::instructions)
        fail("the module has more than " + std::to_string(limits::instructions) +
                 " instructions once its calls are inlined",
             place.textLine, place.location);
}

FunctionBody Inliner::flatten(const FunctionBody& source)
{
    if (source.refusal)
        throw PtxError(*source.refusal);
    FunctionBody result = headOf(source);
    result.instructions.reserve(source.instructions.size());
    for (const LocalVariable& local : source.local)
        addLocal(result, {local.variable, m_nextIdentity++});

    InstructionIndices indices(source.instructions.size());
    auto call = source.calls.begin();
    for (std::uint32_t i = 0; i < source.instructions.size(); ++i) {
        indices.place(i, result.instructions.size());
        const Instruction& instruction = source.instructions[i];
        if (call != source.calls.end() && call->at == i) {
            inlineCall(result, instruction, *call++);
            continue;
        }
        countInstructions(1, instruction);
        indices.ownAt(result.instructions.size());
        result.instructions.push_back(instruction);
    }
    indices.finish(result.instructions);
    lowerParameterSlots(result, m_nextIdentity);
    return result;
}

const FunctionBody& Inliner::flattenCallee(const std::string& name, const Instruction& call)
{
    if (const auto known = m_flattened.find(name); known != m_flattened.end()) {
        if (known->second.failure)
            std::rethrow_exception(known->second.failure);
        if (known->second.inProgress)
            fail("the function \"" + name + "\" calls itself; Tilescope does not follow recursion", call.textLine,
                 call.location);
        return known->second.body;
    }
    const FunctionBody* callee = m_module.findFunction(name);
    if (!callee || !callee->isDefined)
        fail("the function \"" + name +
                 "\" is called but has no body in this module (printf, malloc and assert need a GPU)",
             call.textLine, call.location);
    if (callee->isEntry)
        fail("the kernel \"" + name + "\" is called like a function", call.textLine, call.location);
    if (m_depth == limits::callDepth)
        fail("calls are nested more than " + std::to_string(limits::callDepth) + " deep", call.textLine, call.location);
    Flattened& place = m_flattened[name]; // further ones do not move it
    ++m_depth;
    try {
        place.body = flatten(*callee);
    } catch (...) {
        place.failure = std::current_exception();
    }
    --m_depth;
    place.inProgress = false;
    if (place.failure)
        std::rethrow_exception(place.failure);
    return place.body;
}

void Inliner::inlineCall(FunctionBody& caller, const Instruction& place, const Call& call)
{
    const FunctionBody& callee = flattenCallee(call.callee, place);
    if (callee.formals.size() != call.arguments.size() || callee.returns.size() != call.returns.size())
        fail("the call of \"" + call.callee + "\" does not have its number of arguments or results", place.textLine,
             place.location);
    countInstructions(sizeOf(callee) + 2 + callee.formals.size() + callee.returns.size(), place);
    m_registers += callee.registers.size();
    if (m_registers > limits::registersAfterInlining)
        fail("the module has more than " + std::to_string(limits::registersAfterInlining) +
                 " registers once its calls are inlined",
             place.textLine, place.location);
    CallCopier(caller, callee, call, place, m_locations).copy();
}

} // namespace tilescope::ptx
