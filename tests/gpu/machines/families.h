#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tilescope::test
{

using Words = std::vector<std::uint32_t>;

/// A family of instructions: one kernel `words(in, out)` with one block, and its expected output, in plain C++.
struct Family {
    std::string name;       ///< of the file, without ".cu"
    unsigned threads = 96;  ///< one number each
    unsigned rows = 6;      ///< of `threads` words in the output
    int capability = 75;    ///< required by the kernel
    bool areHalves = false; ///< the numbers are pairs of halves of moderate size
    std::function<Words(const Words& in)> expected;
};

std::vector<Family> families();

/// The input numbers of a family: the same in every run, using all bits.
Words numbersFor(const Family& family);

/// Plain C++ for half-precision numbers, each exact or rounded once to the nearest, ties to even.
double fromHalf(std::uint16_t bits);
std::uint16_t toHalf(double value);

} // namespace tilescope::test
