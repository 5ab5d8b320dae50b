#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

namespace
{

[[noreturn]] void refuseUnmodelled(const Emitter& e)
{
    if (e.in().unmodelled == ptx::Unmodelled::Matrices)
        e.refuse("is a matrix instruction that the emulator does not model, as it does mma.sync of 16 × 8 sums; the "
                 "strategy runs on a GPU that has it");
    const std::string what = e.in().unmodelled == ptx::Unmodelled::Tma ? "the TMA" : "clusters of blocks";
    e.refuse("belongs to " + what +
             ", which Tilescope's emulator does not model: this strategy runs on GPUs of compute "
             "capability 9.0 and newer only");
}

} // namespace

/// The family of each opcode: the first place to look up how an instruction is lowered.
void lowerInstruction(Emitter& e)
{
    using ptx::Opcode;
    const bool isFloat = ptx::isFloat(e.in().type);
    switch (e.in().opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Mad:
    case Opcode::Div:
    case Opcode::Abs:
    case Opcode::Neg:
    case Opcode::Min:
    case Opcode::Max: isFloat ? lowerFloat(e) : lowerInteger(e); break;

    case Opcode::Mul24:
    case Opcode::Mad24:
    case Opcode::Sad:
    case Opcode::Rem:
    case Opcode::AddCarry:
    case Opcode::SubCarry:
    case Opcode::MadCarry: lowerInteger(e); break;

    case Opcode::Popc:
    case Opcode::Clz:
    case Opcode::Bfind:
    case Opcode::Brev:
    case Opcode::Bfe:
    case Opcode::Bfi:
    case Opcode::Fns:
    case Opcode::Szext:
    case Opcode::Bmsk:
    case Opcode::Dp4a:
    case Opcode::Dp2a:
    case Opcode::VabsDiff4:
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
    case Opcode::Not:
    case Opcode::Cnot:
    case Opcode::Lop3:
    case Opcode::Shl:
    case Opcode::Shr:
    case Opcode::Shf:
    case Opcode::Prmt: lowerBits(e); break;

    case Opcode::Fma:
    case Opcode::Rcp:
    case Opcode::Sqrt:
    case Opcode::Rsqrt:
    case Opcode::Sin:
    case Opcode::Cos:
    case Opcode::Lg2:
    case Opcode::Ex2:
    case Opcode::Tanh:
    case Opcode::Copysign: lowerFloat(e); break;

    case Opcode::Set:
    case Opcode::Setp:
    case Opcode::Selp:
    case Opcode::Slct:
    case Opcode::Testp: lowerCompare(e); break;

    case Opcode::Mov:
    case Opcode::Cvta:
    case Opcode::Isspacep: lowerMove(e); break;
    case Opcode::Cvt: lowerConvert(e); break;
    case Opcode::CvtTf32: e.into(0, OpKind::F32ToTf32, {e.source(0, ptx::Type::B32)}); break;
    case Opcode::Mma: lowerMatrix(e); break;

    case Opcode::Ld:
    case Opcode::St:
    case Opcode::Atom:
    case Opcode::Red: lowerMemory(e); break;
    case Opcode::CpAsync:
    case Opcode::CpAsyncCommit:
    case Opcode::CpAsyncWait: lowerCopy(e); break;
    case Opcode::LdMatrix: lowerRows(e); break;
    case Opcode::Mbarrier: lowerMbarrier(e); break;
    case Opcode::Tex:
    case Opcode::Tld4:
    case Opcode::Txq: lowerTexture(e); break;
    case Opcode::SurfaceLoad:
    case Opcode::SurfaceStore: lowerSurface(e); break;

    case Opcode::Bar:
    case Opcode::BarRed:
    case Opcode::BarWarp:
    case Opcode::Shfl:
    case Opcode::Vote:
    case Opcode::Match:
    case Opcode::Activemask:
    case Opcode::Redux: lowerWarp(e); break;

    case Opcode::Print:
    case Opcode::AssertFail:
    case Opcode::BadCall:
    case Opcode::Malloc:
    case Opcode::Free: lowerSystem(e); break;

    case Opcode::Membar: emitFence(e); break;

    // Nothing to do: warps of a block alternate on one thread, and lanes run in lockstep.
    case Opcode::Prefetch:
    case Opcode::Nanosleep:
    case Opcode::Brkpt:
    case Opcode::Nop: break;

    case Opcode::Unmodelled: refuseUnmodelled(e);

    case Opcode::Bra:
    case Opcode::BrxIdx:
    case Opcode::Ret:
    case Opcode::Exit:
    case Opcode::Trap: e.refuse("is a branch in the middle of a block"); // decode.cpp handles them
    }
}

} // namespace tilescope::emulator
