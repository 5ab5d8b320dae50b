#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/source_locations.h"

#include <vector>

namespace tilescope::ptx
{

/// Copies one flattened function to the end of its caller, bound to the arguments of one call.
class CallCopier
{
public:
    /// `place` is the instruction that held the place of the call: its guard, location and line.
    CallCopier(FunctionBody& caller, const FunctionBody& callee, const Call& call, const Instruction& place,
               SourceLocations& locations);

    void copy();

private:
    void copyRegisters();
    void copyLocalVariables();
    void bindSlots(const std::vector<Operand>& formals, const std::vector<Operand>& actuals);
    Operand slotFor(const Operand& formal, const Operand& actual);
    /// actual → formal for arguments that are not slots on both sides; the reverse for results.
    void passArguments();
    void takeResults();
    void move(const Operand& to, const Operand& from, std::size_t bytes);
    void copyInstructions();
    void rebind(Operand& operand) const;
    std::size_t bytesOf(const FunctionBody& body, const Operand& operand) const;
    Instruction generated(Opcode opcode) const;
    [[noreturn]] void refuse(const std::string& what) const;

    FunctionBody& m_caller;
    const FunctionBody& m_callee;
    const Call& m_call;
    const Instruction& m_place;
    SourceLocations& m_locations;
    std::uint32_t m_firstRegister = 0;
    std::vector<Operand> m_slots;       ///< of the callee: the caller's slot
    std::vector<std::uint32_t> m_local; ///< of the callee: the caller's local variable
    std::vector<std::uint32_t> m_toEnd; ///< branches to what follows the call
};

} // namespace tilescope::ptx
