#pragma once

#include "gpu/emulator/execute/handlers/handler_table.h"
#include "gpu/emulator/program/program.h"
#include "gpu/emulator/translate/slots.h"
#include "gpu/emulator/translate/step.h"
#include "gpu/emulator/translate/uniformity.h"

#include <compare>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace tilescope::emulator
{

/// Creates ops. It knows the slots of registers, constants, parameters and special registers, which operands are
/// uniform, and which results must be blended; the lower_*.h functions specify only the computation.
class Emitter
{
public:
    Emitter(const Steps& steps, const Uniformity& uniformity, const HandlerTable& handlers, Program& program);

    /// Subsequent ops belong to this step; `hoisted` ones go to the prologue.
    void begin(const Step& step, std::uint32_t index, bool hoisted);

    // Operands
    Value source(std::size_t i);                                ///< of the step, in the instruction's type
    Value source(std::size_t i, ptx::Type type);                ///< in another type
    Value operand(const ptx::Operand& operand, ptx::Type type); ///< any
    Mask predicate(const ptx::Operand& operand);
    Mask guard();
    Value constant(std::uint64_t value, bool wide = false);

    // Results
    /// d = kind(sources): the result in a temporary; a scalar if every source is one.
    Value compute(OpKind kind, std::initializer_list<Value> sources, bool wide = false, std::uint64_t immediate = 0);
    /// The same, directly into destination i of the step.
    void into(std::size_t i, OpKind kind, std::initializer_list<Value> sources, std::uint64_t immediate = 0);
    void assign(std::size_t i, Value value);
    void assignMask(std::size_t i, Mask mask); ///< destination i is a predicate

    /// The slot in which an op that writes a vector (or a scalar, if `scalar`) may put destination i: the register
    /// itself, or a temporary that finishResult() then blends or broadcasts. An absent destination gets a temporary
    /// that is dropped.
    Value resultSlot(std::size_t i, bool scalar, bool wide);
    void finishResult(std::size_t i, Value value);
    bool destinationWide(std::size_t i) const;
    bool destinationAbsent(std::size_t i) const;
    Mask maskSlot(std::size_t i); ///< of destination i; a temporary if it is absent

    Value vectorOf(Value value); ///< broadcast if it is a scalar

    /// What identifies a window (handlers/window.h).
    struct WindowKey {
        std::uint32_t base = 0, scale = 0, bytes = 0, alignment = 0;
        std::uint64_t displacement = 0;
        bool shared = false, isSigned = false;
        auto operator<=>(const WindowKey&) const = default;
    };
    std::uint32_t windowSlot(const WindowKey& key); ///< created in the prologue, once for all accesses that share it
    /// Appends an op with its handler; the caller fills in the slots of those that emit() leaves zero.
    Op& emit(OpKind kind, std::size_t variant = 0);
    /// Of the body, for ops that skip others.
    std::size_t opCount() const { return m_program.ops.size(); }
    Op& opAt(std::size_t index) { return m_program.ops[index]; }
    bool hasVariant(OpKind kind, std::size_t variant) const { return m_handlers.find(kind, variant) != nullptr; }

    const Step& step() const { return *m_step; }
    const ptx::Instruction& in() const { return m_step->in; }
    const ptx::Module& module() const { return *m_steps.module; }
    const ptx::Register& reg(std::uint32_t r) const { return m_steps.kernel->registers[r]; }
    bool isDivergent(std::uint32_t r) const { return m_uniformity.registers[r].divergent; }
    Slots& slots() { return m_slots; }
    std::uint32_t carrySlot(); ///< the mask of the carries of add.cc
    Program& program() { return m_program; }

    /// Throws PtxError because this step cannot be executed.
    [[noreturn]] void refuse(const std::string& what) const;

private:
    Value registerValue(std::uint32_t r) const;
    Value special(ptx::Special special);
    Value variable(const ptx::Operand& operand);
    void placeRegisters();
    void emitInto(OpKind kind, std::initializer_list<Value> sources, Value result, std::uint64_t immediate);
    void place(OpKind kind, std::size_t variant, std::initializer_list<Value> sources, Value destination,
               std::uint64_t immediate);

    const Steps& m_steps;
    const Uniformity& m_uniformity;
    const HandlerTable& m_handlers;
    Program& m_program;
    Slots m_slots;
    std::vector<Value> m_registers; ///< for predicates the slot of the mask; `scalar` if uniform
    std::map<std::uint64_t, std::uint32_t> m_constants;
    std::map<ptx::Special, Value> m_specials;
    std::map<std::tuple<std::uint32_t, std::int64_t>, std::uint32_t> m_globals;
    std::map<std::uint32_t, Value> m_broadcasts; ///< of launch-invariant scalars, by slot
    std::map<WindowKey, std::uint32_t> m_windows;
    std::optional<std::uint32_t> m_carry;
    const Step* m_step = nullptr;
    std::uint32_t m_index = 0;
    bool m_hoisted = false;
};

/// The slot for ld.param in the parameter block.
Value parameterValue(Emitter& emitter, std::uint32_t offset, std::uint8_t bytes, bool isSigned);

} // namespace tilescope::emulator
