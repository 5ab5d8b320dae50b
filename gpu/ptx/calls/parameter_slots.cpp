#include "gpu/ptx/calls/inliner.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/function_body.h"
#include "gpu/ptx/signature.h"

#include <algorithm>
#include <map>
#include <string>

namespace tilescope::ptx
{
namespace
{

struct Piece {
    std::size_t bytes = 0;
    std::uint32_t inRegister = noIndex;
};

struct SlotUse {
    bool isFormal = false;
    bool inMemory = false;
    std::map<std::int64_t, Piece> pieces; ///< by offset
    std::uint32_t local = noIndex;        ///< variable that replaces a slot in local memory
};

bool isAccess(const Instruction& instruction)
{
    return (instruction.opcode == Opcode::Ld || instruction.opcode == Opcode::St) &&
           instruction.space == Space::Parameter;
}

bool refersToSlot(const Operand& operand)
{
    const auto kind = operand.kind == Operand::Kind::Memory ? operand.base : operand.kind;
    return kind == Operand::Kind::Variable && isSlot(operand);
}

Type integerOf(int bits, bool isSignedType)
{
    switch (bits) {
    case 8: return isSignedType ? Type::S8 : Type::U8;
    case 16: return isSignedType ? Type::S16 : Type::U16;
    case 32: return isSignedType ? Type::S32 : Type::U32;
    default: return isSignedType ? Type::S64 : Type::U64;
    }
}

class SlotLowering
{
public:
    SlotLowering(FunctionBody& body, std::uint32_t& nextIdentity)
        : m_body(body), m_nextIdentity(nextIdentity), m_uses(body.slots.size())
    {
        for (const auto* list : {&body.formals, &body.returns})
            for (const Operand& operand : *list)
                if (isSlot(operand))
                    m_uses[operand.index & ~slotBit].isFormal = true;
    }

    void lower()
    {
        if (m_uses.empty())
            return;
        for (const Instruction& instruction : m_body.instructions)
            noteUses(instruction);
        for (std::size_t i = 0; i < m_uses.size(); ++i)
            decide(i);
        rewrite();
        // Formal parameters are declared first; the other slots have been removed.
        m_body.slots.resize(static_cast<std::size_t>(std::ranges::count(m_uses, true, &SlotUse::isFormal)));
    }

private:
    SlotUse& useOf(const Operand& operand) { return m_uses[operand.index & ~slotBit]; }

    void noteUses(const Instruction& instruction)
    {
        for (std::size_t i = 0; i < instruction.sources.size(); ++i) {
            const Operand& operand = instruction.sources[i];
            if (!refersToSlot(operand))
                continue;
            if (isAccess(instruction) && i == 0)
                noteAccess(instruction);
            else
                useOf(operand).inMemory = true; // its address is taken
        }
    }

    void noteAccess(const Instruction& instruction)
    {
        const Operand& address = instruction.sources[0];
        const ParameterSlot& slot = m_body.slots[address.index & ~slotBit];
        const auto bytes = static_cast<std::size_t>(bitsOf(instruction.type)) / 8;
        const std::size_t all = bytes * instruction.vector;
        if (address.offset < 0 || all > slot.bytes || static_cast<std::uint64_t>(address.offset) > slot.bytes - all)
            fail("an access lies outside the parameter \"" + slot.name + "\" of " + std::to_string(slot.bytes) +
                     " bytes",
                 instruction.textLine, instruction.location);
        SlotUse& use = useOf(address);
        for (std::size_t i = 0; i < instruction.vector; ++i) {
            const auto offset = address.offset + static_cast<std::int64_t>(i * bytes);
            const auto [piece, isNew] = use.pieces.emplace(offset, Piece{bytes, noIndex});
            if (!isNew && piece->second.bytes != bytes)
                use.inMemory = true;
        }
    }

    void decide(std::size_t index)
    {
        SlotUse& use = m_uses[index];
        if (use.isFormal)
            return;
        std::int64_t end = 0;
        for (const auto& [offset, piece] : use.pieces) {
            use.inMemory = use.inMemory || offset < end;
            end = offset + static_cast<std::int64_t>(piece.bytes);
        }
        const ParameterSlot& slot = m_body.slots[index];
        if (use.inMemory) {
            Variable variable;
            variable.name = slot.name;
            variable.space = Space::Local;
            variable.type = Type::B8;
            variable.alignment = slot.alignment;
            variable.bytes = slot.bytes;
            use.local = addLocal(m_body, {std::move(variable), m_nextIdentity++});
            return;
        }
        for (auto& [offset, piece] : use.pieces) {
            piece.inRegister = static_cast<std::uint32_t>(m_body.registers.size());
            const Type type = piece.bytes == 1 ? Type::B16 : bitTypeOf(static_cast<int>(piece.bytes) * 8);
            m_body.registers.push_back({slot.name.substr(0, 64) + "+" + std::to_string(offset), type});
        }
    }

    void rewrite()
    {
        std::vector<Instruction> old = std::move(m_body.instructions);
        m_body.instructions.clear();
        m_body.instructions.reserve(old.size());
        InstructionIndices indices(old.size());
        for (std::size_t i = 0; i < old.size(); ++i) {
            indices.place(i, m_body.instructions.size());
            if (isAccess(old[i]) && refersToSlot(old[i].sources[0]) && !useOf(old[i].sources[0]).isFormal &&
                !useOf(old[i].sources[0]).inMemory) {
                moveThroughRegisters(old[i]);
                continue;
            }
            moveToMemory(old[i]);
            indices.ownAt(m_body.instructions.size());
            m_body.instructions.push_back(std::move(old[i]));
        }
        indices.finish(m_body.instructions);
    }

    void moveToMemory(Instruction& instruction)
    {
        for (Operand& operand : instruction.sources) {
            const bool throughRegister =
                operand.kind == Operand::Kind::Memory && operand.base == Operand::Kind::Register;
            if (throughRegister && instruction.space == Space::Parameter && !m_body.isEntry)
                instruction.space = Space::Local; // the address of one of its parameters
            if (!refersToSlot(operand) || useOf(operand).isFormal)
                continue;
            operand.index = useOf(operand).local;
            operand.space = Space::Local;
            if (instruction.space == Space::Parameter)
                instruction.space = Space::Local;
        }
        if (instruction.opcode == Opcode::Cvta && instruction.space == Space::Parameter && !m_body.isEntry)
            instruction.space = Space::Local;
    }

    void moveThroughRegisters(const Instruction& access)
    {
        const Operand& address = access.sources[0];
        const SlotUse& use = useOf(address);
        const int bits = bitsOf(access.type);
        for (std::size_t i = 0; i < access.vector; ++i) {
            const auto offset = address.offset + static_cast<std::int64_t>(i) * (bits / 8);
            Operand piece;
            piece.kind = Operand::Kind::Register;
            piece.index = use.pieces.at(offset).inRegister;
            if (access.opcode == Opcode::St)
                store(access, piece, access.sources[1 + i], bits);
            else if (access.destinations[i].kind == Operand::Kind::Register)
                load(access, access.destinations[i], piece, bits);
        }
    }

    int registerBits(const Operand& operand) const { return bitsOf(m_body.registers[operand.index].type); }

    void store(const Instruction& access, const Operand& piece, Operand value, int bits)
    {
        if (value.kind == Operand::Kind::Immediate) {
            if (bits == 8)
                value.bits &= 0xFF;
            return emit(access, Opcode::Mov, bitTypeOf(registerBits(piece)), Type::None, piece, value);
        }
        const int have = registerBits(value);
        if (have == bits)
            emit(access, Opcode::Mov, bitTypeOf(bits), Type::None, piece, value);
        else if (bits == 8)
            emit(access, Opcode::Cvt, Type::U16, Type::U8, piece, value);
        else
            emit(access, Opcode::Cvt, integerOf(bits, false), integerOf(have, false), piece, value);
    }

    void load(const Instruction& access, const Operand& destination, const Operand& piece, int bits)
    {
        const int have = registerBits(destination);
        const bool extendsSign = isSigned(access.type);
        if (have == bits)
            emit(access, Opcode::Mov, bitTypeOf(bits), Type::None, destination, piece);
        else
            emit(access, Opcode::Cvt, integerOf(have, extendsSign), integerOf(bits, extendsSign), destination, piece);
    }

    void emit(const Instruction& access, Opcode opcode, Type type, Type sourceType, const Operand& to,
              const Operand& from)
    {
        Instruction move;
        move.opcode = opcode;
        move.type = type;
        move.sourceType = sourceType;
        move.guard = access.guard;
        move.guardNegated = access.guardNegated;
        move.location = access.location;
        move.textLine = access.textLine;
        move.destinations = {to};
        move.sources = {from};
        m_body.instructions.push_back(std::move(move));
    }

    FunctionBody& m_body;
    std::uint32_t& m_nextIdentity;
    std::vector<SlotUse> m_uses;
};

} // namespace

void lowerParameterSlots(FunctionBody& body, std::uint32_t& nextIdentity) { SlotLowering(body, nextIdentity).lower(); }

} // namespace tilescope::ptx
