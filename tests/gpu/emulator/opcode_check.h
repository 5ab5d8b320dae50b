#pragma once

#include "kernel_run.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

namespace tilescope::test
{

/// Runs `body` for several triples of 64-bit operands, one thread each, and returns the 64-bit results. In `body` the
/// operands are %rd0, %rd1, %rd2 (and their low words %r0, %r1, %r2, also as floats %f0 … and doubles %d0 …, and their
/// low 16 bits %h0 …); the result is taken from %rd9, which `result` fills from the register that the body wrote: "r"
/// from %r9, "f" from %f9, "rd" is there already, "d" from %d9, "h" from %h9, "p" from predicate %p9.
struct Operands {
    u64 a = 0, b = 0, c = 0;
};

/// Expects that the body's results in both builds of the handlers, with divergent and with uniform operands, equal
/// `expected`.
void check(const std::string& body, const std::string& result, const std::vector<Operands>& operands,
           const std::function<std::uint64_t(Operands)>& expected);

inline std::uint64_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }
inline std::uint64_t bits(double value) { return std::bit_cast<std::uint64_t>(value); }
inline u32 low(u64 value) { return static_cast<u32>(value); }
inline float asFloat(std::uint64_t value) { return std::bit_cast<float>(static_cast<std::uint32_t>(value)); }
inline double asDouble(std::uint64_t value) { return std::bit_cast<double>(value); }

/// Pairs (and triples) of special integers and floats.
std::vector<Operands> integerOperands();
std::vector<Operands> floatOperands();
std::vector<Operands> doubleOperands();

struct IntegerRow {
    const char* body;
    const char* result;
    u64 (*expected)(Operands);
};

/// check() of each row with integerOperands().
void checkIntegers(std::initializer_list<IntegerRow> rows);

} // namespace tilescope::test
