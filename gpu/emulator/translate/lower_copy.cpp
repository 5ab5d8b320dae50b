#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Operand;
using ptx::Type;

/// An address of 64 bits a lane, whatever it is computed from.
Value addressLanes(Emitter& e, const Operand& memory, ptx::Space space)
{
    const AddressBase base = addressBase(e, memory, space);
    if (base.displacement == 0)
        return e.vectorOf(base.value);
    return e.vectorOf(e.compute(OpKind::Add64, {base.value, e.constant(base.displacement, true)}, true));
}

void lowerBegin(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Value to = addressLanes(e, in.sources.at(0), ptx::Space::Shared);
    const Value from = addressLanes(e, in.sources.at(1), ptx::Space::Global);
    const bool hasSize = in.sources.size() > 2;
    const Value size = hasSize ? e.vectorOf(e.source(2, Type::U32)) : Value();
    Op& op = e.emit(OpKind::CopyAsync);
    op.a = to.slot;
    op.b = from.slot;
    op.c = size.slot;
    op.elements = in.vector;
    op.flags = hasSize ? 1 : 0;
}

void lowerWait(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool all = in.sources.empty();
    if (!all && in.sources[0].kind != Operand::Kind::Immediate)
        e.refuse("waits for a number of groups that is no constant");
    Op& op = e.emit(OpKind::CopyWait);
    op.immediate = all ? 0 : in.sources[0].bits & allLanes;
    op.flags = all ? 1 : 0;
}

} // namespace

void lowerCopy(Emitter& e)
{
    switch (e.in().opcode) {
    case ptx::Opcode::CpAsync: lowerBegin(e); break;
    case ptx::Opcode::CpAsyncWait: lowerWait(e); break;
    default: e.emit(OpKind::CopyCommit); break;
    }
}

} // namespace tilescope::emulator
