#pragma once

#include "gpu/ptx/module.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// In an operand of space Parameter, marks an index into FunctionBody::slots instead of a kernel's parameters.
constexpr std::uint32_t slotBit = 0x8000'0000;

/// A .param variable of a call sequence or a formal parameter of a device function. Inlining removes all of them.
struct ParameterSlot {
    std::string name;
    std::size_t alignment = 1, bytes = 0;
};

/// The address of a function is a number by which calls through pointers tell it from others: nothing lies there.
constexpr std::uint64_t functionAddress(std::uint32_t index) { return (std::uint64_t{index} + 1) * 16; }

/// A call, placed before a placeholder instruction (a Nop with the guard, location and line of the call).
struct Call {
    std::uint32_t at = 0;                    ///< index of the placeholder instruction
    std::string callee;                      ///< empty: an indirect call
    Operand target;                          ///< of an indirect call: the register with the function's address
    std::vector<Operand> returns, arguments; ///< Register, Immediate, or Variable of space Parameter: a slot
};

/// A local variable. Copies of one body share it, because a function is never active twice in a thread.
struct LocalVariable {
    Variable variable;
    std::uint32_t identity = 0; ///< the same in every copy
};

/// A .entry or .func as parsed and, once its calls are inlined, in the form in which it is copied into its callers.
/// Operands of space Shared, Global and Constant index the module's tables; Local ones `local`.
struct FunctionBody {
    std::string name;
    std::uint32_t textLine = 0;
    bool isEntry = false;
    bool isDefined = false;                ///< false for a declaration only
    std::optional<PtxError> refusal;       ///< why the body could not be read; the body is then empty
    std::vector<Parameter> parameters;     ///< of an entry
    std::vector<Operand> formals, returns; ///< of a device function: Register, or Variable that is a slot
    std::vector<Register> registers;
    std::vector<Instruction> instructions;
    std::vector<LocalVariable> local;
    std::unordered_map<std::uint32_t, std::uint32_t> localOfIdentity; ///< index in `local`
    std::vector<ParameterSlot> slots;
    std::vector<Call> calls;                   ///< in order of `at`
    std::vector<std::uint32_t> addressesTaken; ///< functions, as in ModuleSymbols::functions
    std::array<std::uint32_t, 3> maxThreads{0, 0, 0};
};

/// The index of a local variable in `body`, which may already contain it.
inline std::uint32_t addLocal(FunctionBody& body, const LocalVariable& local)
{
    const auto next = static_cast<std::uint32_t>(body.local.size());
    const auto [place, isNew] = body.localOfIdentity.emplace(local.identity, next);
    if (isNew)
        body.local.push_back(local);
    return place->second;
}

inline bool isSlot(const Operand& operand)
{
    return operand.space == Space::Parameter && (operand.index & slotBit) != 0;
}

/// Keeps branch targets correct while a list of instructions is replaced by one of another length.
class InstructionIndices
{
public:
    explicit InstructionIndices(std::size_t oldSize) : m_newIndex(oldSize + 1) {}

    /// The instruction at `oldIndex` is now at `newIndex`.
    void place(std::size_t oldIndex, std::size_t newIndex)
    {
        m_newIndex[oldIndex] = static_cast<std::uint32_t>(newIndex);
    }
    /// The instruction at `newIndex` still has targets of the old list.
    void ownAt(std::size_t newIndex) { m_own.push_back(static_cast<std::uint32_t>(newIndex)); }

    void finish(std::vector<Instruction>& code)
    {
        m_newIndex.back() = static_cast<std::uint32_t>(code.size());
        for (const std::uint32_t at : m_own) {
            if (code[at].target != noIndex)
                code[at].target = m_newIndex[code[at].target];
            for (std::uint32_t& target : code[at].targets)
                target = m_newIndex[target];
        }
    }

private:
    std::vector<std::uint32_t> m_newIndex, m_own;
};

} // namespace tilescope::ptx
