#include "gpu/ptx/calls/inliner.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_body.h"
#include "gpu/ptx/signature.h"

#include <algorithm>
#include <string>

namespace tilescope::ptx
{

namespace
{

/// A copy without instructions and local variables.
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

Operand registerAt(std::uint32_t index)
{
    Operand operand;
    operand.kind = Operand::Kind::Register;
    operand.index = index;
    return operand;
}

/// A function of one instruction, whose sources are the first `sources` parameters.
FunctionBody functionOf(Opcode opcode, std::initializer_list<Type> parameters, std::size_t sources, Type result)
{
    FunctionBody body;
    body.isDefined = true;
    Instruction& call = body.instructions.emplace_back();
    call.opcode = opcode;
    for (const Type type : parameters) {
        body.formals.push_back(registerAt(static_cast<std::uint32_t>(body.registers.size())));
        body.registers.push_back({"parameter", type});
    }
    call.sources.assign(body.formals.begin(), body.formals.begin() + static_cast<std::ptrdiff_t>(sources));
    if (result != Type::None) {
        body.returns.push_back(registerAt(static_cast<std::uint32_t>(body.registers.size())));
        body.registers.push_back({"result", result});
        call.destinations = body.returns;
    }
    call.type = result;
    return body;
}

/// The functions of CUDA's run-time system that need no body; null for others.
const FunctionBody* systemFunction(std::string_view name)
{
    static const FunctionBody print = functionOf(Opcode::Print, {Type::B64, Type::B64}, 2, Type::B32);
    // The last parameter is the size of a character.
    static const FunctionBody assertFail =
        functionOf(Opcode::AssertFail, {Type::B64, Type::B64, Type::B32, Type::B64, Type::B64}, 4, Type::None);
    static const FunctionBody allocate = functionOf(Opcode::Malloc, {Type::B64}, 1, Type::B64);
    static const FunctionBody release = functionOf(Opcode::Free, {Type::B64}, 1, Type::None);
    return name == "vprintf"        ? &print
           : name == "__assertfail" ? &assertFail
           : name == "malloc"       ? &allocate
           : name == "free"         ? &release
                                    : nullptr;
}

/// Of a register or a slot.
std::size_t bytesOf(const FunctionBody& body, const Operand& operand)
{
    if (isSlot(operand))
        return body.slots[operand.index & ~slotBit].bytes;
    return static_cast<std::size_t>(std::max(8, bitsOf(body.registers[operand.index].type))) / 8;
}

/// Whether the parameters or results have the sizes of what the call passes.
bool fits(const FunctionBody& callee, const std::vector<Operand>& formals, const FunctionBody& caller,
          const std::vector<Operand>& actuals)
{
    return std::ranges::equal(formals, actuals, [&](const Operand& formal, const Operand& actual) {
        const bool hasSize = actual.kind == Operand::Kind::Register || isSlot(actual);
        return hasSize ? bytesOf(callee, formal) == bytesOf(caller, actual)
                       : actual.kind == Operand::Kind::Immediate || actual.kind == Operand::Kind::None;
    });
}

/// The cost of a copy: instructions, their lists of targets, and what must be rebound.
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
            call->callee.empty() ? inlineIndirect(result, instruction, *call) : inlineCall(result, instruction, *call);
            ++call;
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
        if (const FunctionBody* system = systemFunction(name))
            return *system;
    if (!callee || !callee->isDefined)
        fail("the function \"" + name + "\" is called but has no body in this module" +
                 (name.starts_with("cuda")
                      ? ": it belongs to CUDA's run-time system on the device (graphs and launches "
                        "by kernels), which Tilescope does not have"
                      : ""),
             call.textLine, call.location);
    if (callee->isEntry)
        fail("the kernel \"" + name + "\" is called like a function", call.textLine, call.location);
    if (m_depth == limits::callDepth)
        fail("calls are nested more than " + std::to_string(limits::callDepth) + " deep", call.textLine, call.location);
    const CallCycle& cycle = m_cycles.of(*callee);
    Flattened& place = m_flattened[name]; // adding others does not move it
    ++m_depth;
    try {
        if (cycle.empty())
            place.body = flatten(*callee);
        else
            flattenRecursion(cycle);
    } catch (...) {
        place.failure = std::current_exception();
        for (const FunctionBody* other : cycle)
            m_flattened[other->name] = {false, place.failure, {}};
    }
    --m_depth;
    place.inProgress = false;
    if (place.failure)
        std::rethrow_exception(place.failure);
    return place.body;
}

/// A body for a call that is not followed any more; the number of levels is not known yet.
static FunctionBody recursionEndOf(const FunctionBody& function, std::uint32_t& nextIdentity)
{
    FunctionBody body = headOf(function);
    Instruction& end = body.instructions.emplace_back();
    end.opcode = Opcode::BadCall;
    end.sources = {Operand{.kind = Operand::Kind::Immediate, .bits = recursionEnd(0)}};
    end.textLine = function.textLine;
    lowerParameterSlots(body, nextIdentity);
    return body;
}

/// Copies the functions of a cycle into one another, a level at a time: those of each level call those of the last.
void Inliner::flattenRecursion(const CallCycle& cycle)
{
    const std::size_t instructions = m_instructions, registers = m_registers;
    std::size_t level = 0;
    for (; level <= limits::recursionLevels; ++level) {
        std::vector<FunctionBody> bodies;
        std::size_t size = 0;
        for (const FunctionBody* function : cycle) {
            bodies.push_back(level == 0 ? recursionEndOf(*function, m_nextIdentity) : flatten(*function));
            size += sizeOf(bodies.back());
        }
        m_instructions = instructions; // those who call the last level count what they copy
        m_registers = registers;
        m_recursion += size;
        const bool isTooLarge = size > limits::recursionInstructions || m_recursion > limits::recursionCopies;
        if (level > 1 && isTooLarge)
            break;
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            Flattened& place = m_flattened[cycle[i]->name];
            place.body = std::move(bodies[i]);
            place.inProgress = false;
        }
    }
    for (const FunctionBody* function : cycle)
        for (Instruction& instruction : m_flattened[function->name].body.instructions)
            if (instruction.opcode == Opcode::BadCall && instruction.sources[0].bits == recursionEnd(0))
                instruction.sources[0].bits = recursionEnd(level - 1);
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

void Inliner::inlineIndirect(FunctionBody& caller, const Instruction& place, const Call& call)
{
    const auto emit = [&](Opcode opcode) -> Instruction& {
        countInstructions(1, place);
        Instruction& instruction = caller.instructions.emplace_back();
        instruction.opcode = opcode;
        instruction.location = place.location;
        instruction.textLine = place.textLine;
        return instruction;
    };
    const auto here = [&] { return static_cast<std::uint32_t>(caller.instructions.size()); };
    std::vector<std::uint32_t> toEnd; // branches
    const auto branchToEnd = [&] {
        toEnd.push_back(here());
        return &emit(Opcode::Bra);
    };
    if (place.guard != noIndex) {
        Instruction* const skip = branchToEnd();
        skip->guard = place.guard;
        skip->guardNegated = !place.guardNegated;
    }
    Instruction unguarded = place;
    unguarded.guard = noIndex;
    std::exception_ptr failure; // of a function that the call might reach; others may do
    bool isReachable = false;
    for (const std::uint32_t index : m_module.addressesTaken()) {
        const FunctionBody& candidate = m_module.functions[index];
        countInstructions(1, place);
        if (!fits(candidate, candidate.formals, caller, call.arguments) ||
            !fits(candidate, candidate.returns, caller, call.returns))
            continue;
        if (const auto known = m_flattened.find(candidate.name);
            known != m_flattened.end() && known->second.inProgress) {
            isReachable = true; // but only by recursion: a bad call if it comes to that
            continue;
        }
        try {
            flattenCallee(candidate.name, unguarded);
        } catch (const std::runtime_error&) {
            failure = std::current_exception();
            continue;
        }
        isReachable = true;
        const Operand isIt = registerAt(static_cast<std::uint32_t>(caller.registers.size()));
        caller.registers.push_back({"%is" + std::to_string(index), Type::Pred});
        Instruction& compare = emit(Opcode::Setp);
        compare.type = Type::B64;
        compare.compare = Compare::Eq;
        compare.destinations = {isIt};
        compare.sources = {call.target, Operand{.kind = Operand::Kind::Immediate, .bits = functionAddress(index)}};
        const std::uint32_t toNext = here();
        Instruction& skip = emit(Opcode::Bra);
        skip.guard = isIt.index;
        skip.guardNegated = true;
        Call named = call;
        named.callee = candidate.name;
        inlineCall(caller, unguarded, named);
        branchToEnd();
        caller.instructions[toNext].target = here();
    }
    if (!isReachable && failure)
        std::rethrow_exception(failure);
    if (!isReachable)
        fail("a call through a pointer: no function of this module has these parameters and its address taken",
             place.textLine, place.location);
    emit(Opcode::BadCall).sources = {call.target};
    for (const std::uint32_t at : toEnd)
        caller.instructions[at].target = here();
}

CallCopier::CallCopier(FunctionBody& caller, const FunctionBody& callee, const Call& call, const Instruction& place,
                       SourceLocations& locations)
    : m_caller(caller), m_callee(callee), m_call(call), m_place(place), m_locations(locations),
      m_slots(callee.slots.size())
{
}

void CallCopier::refuse(const std::string& what) const
{
    fail(what + " in the call of \"" + m_call.callee + "\"", m_place.textLine, m_place.location);
}

void CallCopier::copy()
{
    copyRegisters();
    copyLocalVariables();
    if (m_place.guard != noIndex) {
        Instruction skip = generated(Opcode::Bra);
        skip.guard = m_place.guard;
        skip.guardNegated = !m_place.guardNegated;
        m_toEnd.push_back(static_cast<std::uint32_t>(m_caller.instructions.size()));
        m_caller.instructions.push_back(std::move(skip));
    }
    bindSlots(m_callee.formals, m_call.arguments);
    bindSlots(m_callee.returns, m_call.returns);
    passArguments();
    const std::vector<std::uint32_t> skips = std::move(m_toEnd);
    m_toEnd.clear();
    copyInstructions();
    const auto afterBody = static_cast<std::uint32_t>(m_caller.instructions.size());
    for (const std::uint32_t at : m_toEnd)
        m_caller.instructions[at].target = afterBody;
    takeResults();
    for (const std::uint32_t at : skips)
        m_caller.instructions[at].target = static_cast<std::uint32_t>(m_caller.instructions.size());
}

Instruction CallCopier::generated(Opcode opcode) const
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.location = m_place.location;
    instruction.textLine = m_place.textLine;
    return instruction;
}

void CallCopier::copyRegisters()
{
    m_firstRegister = static_cast<std::uint32_t>(m_caller.registers.size());
    const std::string suffix = "@" + std::to_string(m_place.textLine);
    for (const Register& copied : m_callee.registers)
        m_caller.registers.push_back({copied.name + suffix, copied.type});
}

void CallCopier::copyLocalVariables()
{
    for (const LocalVariable& local : m_callee.local)
        m_local.push_back(addLocal(m_caller, local));
}

void CallCopier::bindSlots(const std::vector<Operand>& formals, const std::vector<Operand>& actuals)
{
    for (std::size_t i = 0; i < formals.size(); ++i)
        if (isSlot(formals[i]))
            m_slots[formals[i].index & ~slotBit] = slotFor(formals[i], actuals[i]);
}

Operand CallCopier::slotFor(const Operand& formal, const Operand& actual)
{
    const ParameterSlot& slot = m_callee.slots[formal.index & ~slotBit];
    if (actual.kind == Operand::Kind::Variable) {
        if (!isSlot(actual) || bytesOf(m_caller, actual) != slot.bytes || actual.offset != 0)
            refuse("\"" + slot.name + "\" does not have the size of what is passed");
        return actual;
    }
    Operand own = formal;
    own.index = static_cast<std::uint32_t>(m_caller.slots.size()) | slotBit;
    m_caller.slots.push_back(slot);
    return own;
}

void CallCopier::passArguments()
{
    for (std::size_t i = 0; i < m_callee.formals.size(); ++i) {
        Operand formal = m_callee.formals[i];
        const Operand& actual = m_call.arguments[i];
        const std::size_t bytes = bytesOf(m_callee, formal);
        rebind(formal);
        if (!(formal == actual))
            move(formal, actual, bytes);
    }
}

void CallCopier::takeResults()
{
    for (std::size_t i = 0; i < m_callee.returns.size(); ++i) {
        Operand formal = m_callee.returns[i];
        const Operand& actual = m_call.returns[i];
        const std::size_t bytes = bytesOf(m_callee, formal);
        rebind(formal);
        if (actual.kind != Operand::Kind::None && !(formal == actual))
            move(actual, formal, bytes);
    }
}

/// A register or constant passed for a .param formal goes through its slot, which is lowered with the others.
void CallCopier::move(const Operand& to, const Operand& from, std::size_t bytes)
{
    const bool fromIsValue = from.kind == Operand::Kind::Register || from.kind == Operand::Kind::Immediate;
    const bool toIsValue = to.kind == Operand::Kind::Register;
    const bool fits =
        (isSlot(to) || (toIsValue && bytesOf(m_caller, to) == bytes)) &&
        (isSlot(from) || (fromIsValue && (from.kind == Operand::Kind::Immediate || bytesOf(m_caller, from) == bytes)));
    const Type type = bitTypeOf(static_cast<int>(std::min<std::size_t>(bytes, 16) * 8));
    if (!fits || type == Type::None || (isSlot(to) && isSlot(from)))
        refuse("an argument or result does not fit");
    Instruction instruction = generated(isSlot(to) ? Opcode::St : isSlot(from) ? Opcode::Ld : Opcode::Mov);
    instruction.type = type;
    const auto asMemory = [](Operand slot) {
        slot.base = slot.kind;
        slot.kind = Operand::Kind::Memory;
        return slot;
    };
    if (instruction.opcode != Opcode::Mov)
        instruction.space = Space::Parameter;
    if (isSlot(to)) {
        instruction.sources = {asMemory(to), from};
    } else {
        instruction.destinations = {to};
        instruction.sources = {isSlot(from) ? asMemory(from) : from};
    }
    m_caller.instructions.push_back(std::move(instruction));
}

void CallCopier::rebind(Operand& operand) const
{
    const bool inMemory = operand.kind == Operand::Kind::Memory;
    const Operand::Kind kind = inMemory ? operand.base : operand.kind;
    if (kind == Operand::Kind::Register) {
        operand.index += m_firstRegister;
    } else if (kind == Operand::Kind::Variable && operand.space == Space::Local) {
        operand.index = m_local[operand.index];
    } else if (kind == Operand::Kind::Variable && isSlot(operand)) {
        const Operand& slot = m_slots[operand.index & ~slotBit];
        operand.index = slot.index;
    }
}

void CallCopier::copyInstructions()
{
    const auto first = static_cast<std::uint32_t>(m_caller.instructions.size());
    const std::size_t count = m_callee.instructions.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Instruction& original = m_callee.instructions[i];
        const bool isReturn = original.opcode == Opcode::Ret;
        if (isReturn && i + 1 == count && original.guard == noIndex)
            break; // falls through to what follows the call
        Instruction copy = original;
        copy.location = m_locations.underCall(original.location, m_place.location);
        if (copy.guard != noIndex)
            copy.guard += m_firstRegister;
        if (isReturn) {
            copy.opcode = Opcode::Bra;
            m_toEnd.push_back(static_cast<std::uint32_t>(m_caller.instructions.size()));
        }
        if (copy.target != noIndex)
            copy.target += first;
        for (std::uint32_t& target : copy.targets)
            target += first;
        for (Operand& operand : copy.destinations)
            rebind(operand);
        for (Operand& operand : copy.sources)
            rebind(operand);
        m_caller.instructions.push_back(std::move(copy));
    }
}

} // namespace tilescope::ptx
