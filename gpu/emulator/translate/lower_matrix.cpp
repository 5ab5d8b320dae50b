#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

/// mma.sync has more operands than an op has places: the first op has the sums, the second, which the first's handler
/// reads and passes over, the factors.
void lowerMatrix(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const std::uint32_t aWords = ptx::wordsOfA(in.matrix), bWords = ptx::wordsOfB(in.matrix);
    std::uint32_t sources[10] = {};
    for (std::size_t i = 0; i < in.sources.size(); ++i)
        sources[i] = e.vectorOf(e.source(i, ptx::Type::B32)).slot;
    Value results[4];
    for (std::size_t i = 0; i < 4; ++i)
        results[i] = e.resultSlot(i, false, false);

    const std::uint32_t* const sums = sources + aWords + bWords;
    Op& product = e.emit(OpKind::MatrixProduct, static_cast<std::size_t>(in.matrix));
    product.d = results[0].slot;
    product.e = results[1].slot;
    product.f = results[2].slot;
    product.g = results[3].slot;
    product.a = sums[0];
    product.b = sums[1];
    product.c = sums[2];
    product.window = sums[3];

    Op& factors = e.emit(OpKind::MatrixFactors);
    const auto a = [&](std::uint32_t i) { return sources[i < aWords ? i : 0]; };
    factors.a = a(0);
    factors.b = a(1);
    factors.c = a(2);
    factors.e = a(3);
    factors.f = sources[aWords];
    factors.g = sources[aWords + bWords - 1];
    for (std::size_t i = 0; i < 4; ++i)
        e.finishResult(i, results[i]);
}

} // namespace tilescope::emulator
