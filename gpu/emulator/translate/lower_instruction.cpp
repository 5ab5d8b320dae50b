#include "gpu/emulator/translate/lower.h"
#include "gpu/ptx/opcode_facts.h"

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

void lowerInstruction(Emitter& e)
{
    using ptx::Family;
    switch (ptx::factsOf(e.in().opcode).family) {
    case Family::Arithmetic: ptx::isFloat(e.in().type) ? lowerFloat(e) : lowerInteger(e); break;
    case Family::Integer: lowerInteger(e); break;
    case Family::Bits: lowerBits(e); break;
    case Family::Float: lowerFloat(e); break;
    case Family::Matrix: lowerMatrix(e); break;
    case Family::Compare: lowerCompare(e); break;
    case Family::Move: lowerMove(e); break;
    case Family::Convert: lowerConvert(e); break;
    case Family::ConvertTf32: e.into(0, OpKind::F32ToTf32, {e.source(0, ptx::Type::B32)}); break;
    case Family::Memory: lowerMemory(e); break;
    case Family::Copy: lowerCopy(e); break;
    case Family::Rows: lowerRows(e); break;
    case Family::Mbarrier: lowerMbarrier(e); break;
    case Family::Texture: lowerTexture(e); break;
    case Family::Surface: lowerSurface(e); break;
    case Family::Warp: lowerWarp(e); break;
    case Family::System: lowerSystem(e); break;
    case Family::Fence: emitFence(e); break;
    case Family::Nothing: break;
    case Family::Branch: e.refuse("is a branch in the middle of a block"); // decode.cpp handles them
    case Family::Unmodelled: refuseUnmodelled(e);
    }
}

} // namespace tilescope::emulator
