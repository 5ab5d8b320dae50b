#pragma once

#include "gpu/ptx/function_body.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tilescope::ptx
{

/// A wmma instruction of m16n16k16, m32n8k16, m8n32k16 or, for tf32, m16n16k8 and, for doubles, m8n8k4. The PTX ISA
/// does not say which lane holds which element of its fragments. Here they are those of mma.sync, of which a product is
/// then two (of doubles one): loads and stores become loads and stores of the elements. So everything that knows these
/// instructions also knows wmma.
struct WmmaForm {
    enum class Kind : std::uint8_t { Load, Store, Product } kind = Kind::Load;
    enum class Element : std::uint8_t { F16, Bf16, Tf32, U8, S8, F32, S32, F64 };
    char fragment = 'a'; ///< load: a, b or c; store: d
    std::uint32_t m = 16, n = 16, k = 16;
    Element factors = Element::F16;                      ///< of a and b
    Element addends = Element::F32, sums = Element::F32; ///< of c and d
    bool isRowMajor = true;                              ///< of a load or store
    Space space = Space::Generic;

    std::uint32_t wordsOfFactor(char which) const; ///< registers of a fragment
    static std::uint32_t wordsOfSums(Element element)
    {
        return element == Element::F64 ? 2 : element == Element::F16 ? 4 : 8;
    }
};

/// The form of "wmma.load.a.sync.aligned.row.m16n16k16.global.f16" and the like; empty for forms that are not known
/// (sub-byte elements, .satfinite).
std::optional<WmmaForm> wmmaForm(std::string_view word);

/// The instructions that replace one. Operands: `registers` of the fragment loaded or stored, or of d, a, b and c in
/// turn; `memory` and `stride` (None: the matrix is not part of a larger one) of a load or store.
struct WmmaOperands {
    std::span<const Operand> registers;
    Operand memory, stride;
    Space space = Space::Generic; ///< of the memory
};
/// Adds the registers that they need; without guard and place.
std::vector<Instruction> expandWmma(const WmmaForm& form, const WmmaOperands& operands,
                                    std::vector<Register>& registers);

} // namespace tilescope::ptx
