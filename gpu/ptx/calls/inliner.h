#pragma once

#include "gpu/ptx/calls/call_cycles.h"
#include "gpu/ptx/function_body.h"
#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/source_locations.h"

#include <exception>
#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// Replaces calls by the called functions, and a call through a pointer by comparisons with the functions whose address
/// is taken and whose parameters and results have the sizes of the call's. A function that calls itself is copied into
/// itself until limits::recursionLevels or limits::recursionInstructions is reached; the innermost copy is a BadCall.
/// Afterwards a kernel has neither calls nor parameter slots.
class Inliner
{
public:
    Inliner(const ModuleSymbols& module, SourceLocations& locations)
        : m_module(module), m_locations(locations), m_cycles(module)
    {
    }

    /// Throws Failure for callees without a body and for arguments that do not match, and the PtxError
    /// of a body that could not be read. Other entries may still be flattened after that.
    FunctionBody flattenEntry(const FunctionBody& entry);

private:
    struct Flattened {
        bool inProgress = true;
        std::exception_ptr failure; ///< rethrown for each call
        FunctionBody body;
    };
    FunctionBody flatten(const FunctionBody& source);
    void flattenRecursion(const CallCycle& cycle);
    const FunctionBody& flattenCallee(const std::string& name, const Instruction& call);
    void inlineCall(FunctionBody& caller, const Instruction& place, const Call& call);
    void inlineIndirect(FunctionBody& caller, const Instruction& place, const Call& call);
    void countInstructions(std::size_t added, const Instruction& place);

    const ModuleSymbols& m_module;
    SourceLocations& m_locations;
    CallCycles m_cycles;
    std::unordered_map<std::string, Flattened> m_flattened;
    std::size_t m_recursion = 0; ///< instructions of all copies that recursion took, also of those that were dropped
    std::size_t m_depth = 0, m_instructions = 0, m_registers = 0;
    std::uint32_t m_nextIdentity = 1; ///< of local variables
};

/// Copies one flattened function to the end of its caller, and binds it to the arguments of one call.
class CallCopier
{
public:
    /// `place` is the placeholder instruction of the call: its guard, location and line.
    CallCopier(FunctionBody& caller, const FunctionBody& callee, const Call& call, const Instruction& place,
               SourceLocations& locations);

    void copy();

private:
    void copyRegisters();
    void copyLocalVariables();
    void bindSlots(const std::vector<Operand>& formals, const std::vector<Operand>& actuals);
    Operand slotFor(const Operand& formal, const Operand& actual);
    /// Moves actual to formal arguments that are not slots on both sides; the reverse for results.
    void passArguments();
    void takeResults();
    void move(const Operand& to, const Operand& from, std::size_t bytes);
    void copyInstructions();
    void rebind(Operand& operand) const;
    Instruction generated(Opcode opcode) const;
    [[noreturn]] void refuse(const std::string& what) const;

    FunctionBody& m_caller;
    const FunctionBody& m_callee;
    const Call& m_call;
    const Instruction& m_place;
    SourceLocations& m_locations;
    std::uint32_t m_firstRegister = 0;
    std::vector<Operand> m_slots;       ///< by the callee's slot: the caller's slot
    std::vector<std::uint32_t> m_local; ///< by the callee's local variable: the caller's
    std::vector<std::uint32_t> m_toEnd; ///< branches to the instruction after the call
};

/// Replaces the .param variables of call sequences: by registers if every access uses the same pieces (offset and
/// size), else by local memory. Formal parameters of a device function remain; the caller's lowering replaces them.
/// `nextIdentity` numbers new local variables.
void lowerParameterSlots(FunctionBody& body, std::uint32_t& nextIdentity);

} // namespace tilescope::ptx
