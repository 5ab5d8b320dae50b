#include "gpu/emulator/execute/handlers/atomic_flags.h"
#include "gpu/emulator/execute/handlers/mbarrier_flags.h"
#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

namespace
{

using ptx::Opcode;
using ptx::Operand;
using ptx::Type;

/// The addresses of a memory op.
struct Address {
    AddressForm form = AddressForm::Uniform;
    std::uint32_t a = 0, b = 0;
    std::uint64_t displacement = 0;
    std::uint16_t scale = 0;
    std::uint32_t window = 0;
};

void apply(const Address& address, Op& op)
{
    op.a = address.a;
    op.b = address.b;
    op.immediate = address.displacement;
    op.scale = address.scale;
    op.window = address.window;
}

Address fusedAddress(Emitter& e)
{
    const Step& step = e.step();
    const Value base = e.operand(step.base, Type::U64), index = e.operand(step.index, Type::U32);
    Address address;
    address.displacement = static_cast<std::uint64_t>(step.displacement);
    if (base.scalar && !index.scalar) {
        address.form = step.indexSigned ? AddressForm::IndexedS : AddressForm::IndexedU;
        address.a = base.slot;
        address.b = index.slot;
        address.scale = step.scale;
        return address;
    }
    // Fusing made a uniform value divergent or the reverse: computes the sum after all.
    const Value sum = e.compute(step.indexSigned ? OpKind::MadWideS32 : OpKind::MadWideU32,
                                {index, e.constant(step.scale), base}, true);
    address.form = sum.scalar ? AddressForm::Uniform : AddressForm::Lanes;
    address.a = sum.slot;
    return address;
}

Address plainAddress(Emitter& e)
{
    const AddressBase base = addressBase(e, e.in().sources.at(0), e.in().space);
    Address address;
    address.displacement = base.displacement;
    address.a = base.value.slot;
    address.form = base.value.scalar ? AddressForm::Uniform : AddressForm::Lanes;
    return address;
}

/// `bytes` and `alignment` are those of a lane's access.
Address addressOf(Emitter& e, std::uint32_t bytes, std::uint32_t alignment)
{
    const Step& step = e.step();
    if (!step.scale)
        return plainAddress(e);
    Address address = fusedAddress(e);
    const bool indexed = address.form == AddressForm::IndexedS || address.form == AddressForm::IndexedU;
    if (indexed && e.operand(step.base, Type::U64).steady) {
        const bool isSigned = address.form == AddressForm::IndexedS;
        address.window = e.windowSlot({address.a, address.scale, bytes, alignment, address.displacement,
                                       e.in().space == ptx::Space::Shared, isSigned});
        address.form = isSigned ? AddressForm::WindowS : AddressForm::WindowU;
    }
    return address;
}

Address loadStoreAddress(Emitter& e, int elementBytes, std::size_t elements)
{
    if (e.in().space == ptx::Space::Local)
        return e.step().scale ? fusedAddress(e) : plainAddress(e);
    const auto bytes = static_cast<std::uint32_t>(elementBytes) * static_cast<std::uint32_t>(elements);
    return addressOf(e, bytes, e.step().joined ? static_cast<std::uint32_t>(elementBytes) : bytes);
}

/// `first` is the kind for size 1 in a row ordered by element size 1, 2, 4, 8.
OpKind sized(OpKind first, int bytes)
{
    const int step = bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : 3;
    return static_cast<OpKind>(static_cast<int>(first) + step);
}

OpKind loadKind(Emitter& e, int bytes)
{
    switch (e.in().space) {
    case ptx::Space::Shared: return sized(OpKind::LoadShared1, bytes);
    case ptx::Space::Local: return sized(OpKind::LoadLocal1, bytes);
    default: return sized(OpKind::LoadMapped1, bytes);
    }
}

OpKind storeKind(Emitter& e, int bytes)
{
    switch (e.in().space) {
    case ptx::Space::Shared: return sized(OpKind::StoreShared1, bytes);
    case ptx::Space::Local: return sized(OpKind::StoreLocal1, bytes);
    case ptx::Space::Constant: e.refuse("stores to constant memory");
    default: return sized(OpKind::StoreMapped1, bytes);
    }
}

} // namespace

void assignLoaded(Emitter& e, std::size_t i, Value value)
{
    const Type type = e.in().type;
    const int bits = ptx::bitsOf(type);
    const bool isSigned = ptx::isSigned(type);
    if (isSigned && bits == 8)
        value = e.compute(OpKind::Sext8, {value});
    else if (isSigned && bits == 16)
        value = e.compute(OpKind::Sext16, {value});
    if (!e.destinationAbsent(i) && e.destinationWide(i) && !value.wide)
        value = e.compute(isSigned ? OpKind::Sext32To64 : OpKind::Zext32To64, {value}, true);
    else if (!e.destinationAbsent(i) && isSigned && bits < 32 &&
             ptx::bitsOf(e.reg(e.in().destinations[i].index).type) == 16)
        value = e.compute(OpKind::Zext16, {value}); // 16-bit values are stored zero-extended
    e.finishResult(i, value);
}

namespace
{

bool needsNothing(Emitter& e, std::size_t i)
{
    const Type type = e.in().type;
    const int bits = ptx::bitsOf(type);
    const bool extended = ptx::isSigned(type) && bits < 32;
    return !extended && e.destinationWide(i) == (bits == 64);
}

void lowerParameterLoad(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Operand& memory = in.sources.at(0);
    if (memory.base == Operand::Kind::Register)
        e.refuse("reads a kernel parameter at a computed address of 32 bits");
    std::int64_t offset = memory.offset;
    if (memory.base == Operand::Kind::Variable)
        offset += static_cast<std::int64_t>(e.program().kernel->parameters.at(memory.index).offset);
    const int bytes = ptx::bitsOf(in.type) / 8;
    for (std::size_t i = 0; i < in.destinations.size(); ++i) {
        const std::int64_t at = offset + static_cast<std::int64_t>(i) * bytes;
        if (at < 0 ||
            static_cast<std::uint64_t>(at) + static_cast<std::uint64_t>(bytes) > e.program().kernel->parameterBytes)
            e.refuse("reads beyond the kernel's parameters");
        assignLoaded(e, i, parameterValue(e, static_cast<std::uint32_t>(at), static_cast<std::uint8_t>(bytes), false));
    }
}

/// Where lanes may wait for others, endless waiting is to be recognised (Polls): before an atomic or a volatile load.
Op* emitPoll(Emitter& e, const Address& address, int bytes, AtomicAction action)
{
    if (!e.program().lanesPart)
        return nullptr;
    const AddressForm form = address.form == AddressForm::WindowS   ? AddressForm::IndexedS
                             : address.form == AddressForm::WindowU ? AddressForm::IndexedU
                                                                    : address.form;
    Op& op = e.emit(OpKind::Poll, static_cast<std::size_t>(form));
    apply(address, op);
    op.elements = static_cast<std::uint8_t>(bytes);
    op.flags = static_cast<std::uint8_t>(static_cast<unsigned>(action) |
                                         (e.in().space == ptx::Space::Shared ? atomicOnShared : 0U));
    return &op;
}

void lowerLoad(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.space == ptx::Space::Parameter) {
        lowerParameterLoad(e);
        return;
    }
    const int bytes = ptx::bitsOf(in.type) / 8;
    if (bytes > 8)
        e.refuse("loads 128 bits at once");
    const Address address = loadStoreAddress(e, bytes, in.destinations.size());
    if (in.isVolatile && in.space != ptx::Space::Local)
        emitPoll(e, address, bytes, AtomicAction::Keep);
    const bool scalar = address.form == AddressForm::Uniform && in.space != ptx::Space::Local;
    const bool wide = bytes == 8;
    Value values[4];
    const std::size_t count = in.destinations.size();
    for (std::size_t i = 0; i < count; ++i)
        values[i] = e.step().byteToFloat || needsNothing(e, i) ? e.resultSlot(i, scalar, wide)
                                                               : e.slots().temporary(scalar, wide);
    OpKind kind = loadKind(e, bytes);
    if (e.step().byteToFloat)
        kind = in.space == ptx::Space::Shared ? OpKind::LoadSharedU8F32 : OpKind::LoadMappedU8F32;
    Op& op = e.emit(kind, static_cast<std::size_t>(address.form));
    apply(address, op);
    op.elements = static_cast<std::uint8_t>(count);
    op.flags = e.step().joined ? joinedAccess : 0;
    op.sites = e.step().joinedSites;
    op.site -= e.step().joinedBack;
    std::uint32_t* const places[] = {&op.d, &op.e, &op.f, &op.g};
    for (std::size_t i = 0; i < count; ++i)
        *places[i] = values[i].slot;
    for (std::size_t i = 0; i < count; ++i)
        if (e.step().byteToFloat)
            e.finishResult(i, values[i]);
        else
            assignLoaded(e, i, values[i]);
    if (in.isVolatile)
        emitFence(e);
}

void lowerStore(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.isVolatile)
        emitFence(e);
    const int bytes = ptx::bitsOf(in.type) / 8;
    if (bytes > 8)
        e.refuse("stores 128 bits at once");
    const std::size_t count = in.sources.size() - 1;
    if (e.program().lanesPart)
        e.emit(OpKind::Progress);
    const Address address = loadStoreAddress(e, bytes, count);
    Value values[4];
    std::uint8_t scalars = 0;
    for (std::size_t i = 0; i < count; ++i) {
        values[i] = e.source(i + 1);
        if (values[i].wide && bytes < 8) // the low bytes of a wider register: st.u32 of a .b64
            values[i] = e.compute(OpKind::Low64, {values[i]});
        if (count == 1 || e.step().joined)
            values[i] = e.vectorOf(values[i]); // a constant is broadcast only once, and vectors store fast
        if (values[i].scalar)
            scalars |= static_cast<std::uint8_t>(1U << i);
    }
    Op& op = e.emit(storeKind(e, bytes), static_cast<std::size_t>(address.form));
    apply(address, op);
    op.elements = static_cast<std::uint8_t>(count);
    op.flags = static_cast<std::uint8_t>(scalars | (e.step().joined ? joinedAccess : 0U));
    op.sites = e.step().joinedSites;
    op.site -= e.step().joinedBack;
    std::uint32_t* const places[] = {&op.c, &op.e, &op.f, &op.g};
    for (std::size_t i = 0; i < count; ++i)
        *places[i] = values[i].slot;
}

AtomicAction actionOf(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool isFloat = ptx::isFloat(in.type), isSigned = ptx::isSigned(in.type);
    switch (in.atomic) {
    case ptx::AtomicOp::Add: return isFloat ? AtomicAction::AddFloat : AtomicAction::Add;
    case ptx::AtomicOp::Min: return isSigned ? AtomicAction::MinS : AtomicAction::MinU;
    case ptx::AtomicOp::Max: return isSigned ? AtomicAction::MaxS : AtomicAction::MaxU;
    case ptx::AtomicOp::Inc: return AtomicAction::Inc;
    case ptx::AtomicOp::Dec: return AtomicAction::Dec;
    case ptx::AtomicOp::And: return AtomicAction::And;
    case ptx::AtomicOp::Or: return AtomicAction::Or;
    case ptx::AtomicOp::Xor: return AtomicAction::Xor;
    case ptx::AtomicOp::Exch: return AtomicAction::Exchange;
    case ptx::AtomicOp::Cas: return AtomicAction::CompareSwap;
    case ptx::AtomicOp::None: break;
    }
    e.refuse("is an atomic operation that is not known");
}

void lowerAtomic(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const int bits = ptx::bitsOf(in.type);
    if ((bits != 32 && bits != 64) || in.type == Type::F16x2)
        e.refuse("is an atomic operation on 16 bits");
    if (in.space == ptx::Space::Local || in.space == ptx::Space::Constant)
        e.refuse("is an atomic operation on local or constant memory");
    const AtomicAction action = actionOf(e);
    if (ptx::isFloat(in.type) && action != AtomicAction::AddFloat && action != AtomicAction::Exchange)
        e.refuse("is an atomic operation on floats other than add");
    const bool wide = bits == 64;
    const Address address = e.step().scale ? fusedAddress(e) : plainAddress(e);
    const Value value = e.vectorOf(e.source(1));
    const Value other = in.sources.size() > 2 ? e.vectorOf(e.source(2)) : value;
    const bool returns = !e.destinationAbsent(0);
    const Value result = e.resultSlot(0, false, wide);
    if (Op* const poll = emitPoll(e, address, bits / 8, action)) {
        poll->c = value.slot;
        poll->f = other.slot;
    }
    Op& op = e.emit(wide ? OpKind::Atomic64 : OpKind::Atomic32, static_cast<std::size_t>(address.form));
    apply(address, op);
    op.d = result.slot;
    op.c = value.slot;
    op.f = other.slot;
    op.flags = static_cast<std::uint8_t>(static_cast<unsigned>(action) | (returns ? atomicReturns : 0U) |
                                         (in.space == ptx::Space::Shared ? atomicOnShared : 0U));
    e.finishResult(0, result);
}

} // namespace

AddressBase addressBase(Emitter& e, const Operand& memory, ptx::Space space)
{
    const auto offset = static_cast<std::uint64_t>(memory.offset);
    if (memory.base == Operand::Kind::None)
        return {e.constant(0, true), offset};
    Operand base = memory;
    base.kind = memory.base;
    Value value = e.operand(base, Type::U64);
    if (memory.base == Operand::Kind::Variable) // the variable's address includes the offset
        return {value, 0};
    if (value.wide)
        return {value, offset};
    if (offset != 0)
        value = e.compute(OpKind::Add32, {value, e.constant(offset & allLanes)});
    const bool constant = space == ptx::Space::Constant;
    return {e.compute(OpKind::Zext32To64, {value}, true),
            constant ? static_cast<std::uint64_t>(ConstantRegion) << regionShift : 0};
}

void loadLanes(Emitter& e, Value addresses, Value* values)
{
    const int bytes = ptx::bitsOf(e.in().type) / 8;
    for (std::size_t i = 0; i < e.in().vector; ++i)
        values[i] = e.slots().temporary(false, bytes == 8);
    Op& op = e.emit(sized(OpKind::LoadMapped1, bytes), static_cast<std::size_t>(AddressForm::Lanes));
    op.a = addresses.slot;
    op.elements = e.in().vector;
    std::uint32_t* const places[] = {&op.d, &op.e, &op.f, &op.g};
    for (std::size_t i = 0; i < e.in().vector; ++i)
        *places[i] = values[i].slot;
}

void storeLanes(Emitter& e, Value addresses, std::size_t first)
{
    const int bytes = ptx::bitsOf(e.in().type) / 8;
    std::uint32_t values[4] = {};
    for (std::size_t i = 0; i < e.in().vector; ++i) {
        Value value = e.source(first + i);
        if (value.wide && bytes < 8)
            value = e.compute(OpKind::Low64, {value});
        values[i] = e.vectorOf(value).slot;
    }
    Op& op = e.emit(sized(OpKind::StoreMapped1, bytes), static_cast<std::size_t>(AddressForm::Lanes));
    op.a = addresses.slot;
    op.elements = e.in().vector;
    std::uint32_t* const places[] = {&op.c, &op.e, &op.f, &op.g};
    for (std::size_t i = 0; i < e.in().vector; ++i)
        *places[i] = values[i];
}

void lowerMemory(Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Ld: lowerLoad(e); break;
    case Opcode::St: lowerStore(e); break;
    default: lowerAtomic(e); break;
    }
}

namespace
{

using ptx::Operand;
using ptx::Type;

/// One address of 64 bits per lane, however it is computed.
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

void lowerMbarrier(Emitter& e)
{
    using Operation = ptx::MbarrierOp;
    const ptx::Instruction& in = e.in();
    if (in.mbarrier == Operation::Pending) {
        const Value low = e.compute(OpKind::Low64, {e.source(0, Type::B64)});
        e.into(0, OpKind::And32, {low, e.constant(mbarrierCounts)});
        return;
    }
    const bool copies = in.mbarrier == Operation::CopyArrive || in.mbarrier == Operation::CopyArriveNoInc;
    if (copies)
        e.emit(OpKind::CopyWait).flags = 1; // all copies of these threads: they may land at any time
    if (in.mbarrier == Operation::CopyArrive)
        return; // it raises the number of expected arrivals by the one that it makes
    const Value address = addressLanes(e, in.sources.at(0), in.space);
    const bool tests = in.mbarrier == Operation::Wait || in.mbarrier == Operation::WaitParity;
    const bool hasValue = in.sources.size() > 1;
    const Type type = in.mbarrier == Operation::Wait ? Type::B64 : Type::U32;
    const Value value = e.vectorOf(hasValue ? e.source(1, type) : e.constant(1));
    const Mask passed = e.slots().temporaryMask(false);
    const bool arrives = !tests && in.mbarrier != Operation::Init && in.mbarrier != Operation::Invalidate;
    const Value state = arrives ? e.resultSlot(0, false, true) : Value();
    Op& op = e.emit(tests ? OpKind::MbarrierTest : arrives ? OpKind::MbarrierArrive : OpKind::MbarrierSet);
    op.a = address.slot;
    op.b = value.slot;
    op.d = tests ? passed.slot : state.slot;
    op.flags = static_cast<std::uint8_t>(in.space == ptx::Space::Shared ? mbarrierOnShared : 0U);
    const bool isOther =
        in.mbarrier == Operation::WaitParity || in.mbarrier == Operation::Drop || in.mbarrier == Operation::Invalidate;
    op.flags |= isOther ? mbarrierOther : std::uint8_t{0};
    if (tests)
        e.assignMask(0, passed);
    else if (arrives)
        e.finishResult(0, state);
}

void lowerRows(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Value rows = addressLanes(e, in.sources.at(0), ptx::Space::Shared);
    Value results[4];
    for (std::size_t i = 0; i < in.vector; ++i)
        results[i] = e.resultSlot(i, false, false);
    Op& op = e.emit(OpKind::LoadMatrices);
    op.a = rows.slot;
    op.d = results[0].slot;
    op.e = results[1].slot;
    op.f = results[2].slot;
    op.g = results[3].slot;
    op.elements = in.vector;
    op.flags = in.transposed ? 1 : 0;
    for (std::size_t i = 0; i < in.vector; ++i)
        e.finishResult(i, results[i]);
}

} // namespace tilescope::emulator
