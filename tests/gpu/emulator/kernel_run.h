#pragma once

#include "gpu/emulator/emulator.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace tilescope::test
{

using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using Words = std::vector<u32>;

/// Text of a file under tests/data.
std::string readData(const std::string& name);

template <class T>
std::vector<std::byte> bytesOf(const std::vector<T>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(T));
    if (!bytes.empty())
        std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

template <class T>
std::vector<T> valuesOf(const std::vector<std::byte>& bytes)
{
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty())
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
    return values;
}

/// A picture and the blocks that cover it.
struct Cover {
    int width, height;
    unsigned blockX, blockY;
};

/// One kernel, its buffers and its launch: a small Plan built step by step. The picture is the last buffer added with
/// output().
class KernelRun
{
public:
    KernelRun(const std::string& ptx, const std::string& kernel);

    KernelRun& grid(unsigned x, unsigned y = 1, unsigned z = 1);
    KernelRun& block(unsigned x, unsigned y = 1, unsigned z = 1);
    KernelRun& over(const Cover& cover); ///< grid and block
    KernelRun& shared(std::size_t bytes);
    template <class T>
    KernelRun& input(const std::string& name, const std::vector<T>& values)
    {
        return buffer(name, bytesOf(values));
    }
    KernelRun& output(const std::string& name, std::size_t bytes); ///< filled with 0xCD
    KernelRun& argument(Argument value);
    template <class T>
    KernelRun& constant(const std::string& symbol, const std::vector<T>& values)
    {
        plan.constants.push_back({0, symbol, bytesOf(values)});
        return *this;
    }

    EmulatorResult run(const EmulatorOptions& options = {}, const RunControl& control = {}) const;
    EmulatorResult run(Emulator& emulator, const RunControl& control = {}) const;
    EmulatorResult observed(const EmulatorOptions& options, const Observation& observation = {.counters = true}) const;

    Plan plan;
    CompiledModule module;

private:
    KernelRun& buffer(const std::string& name, std::vector<std::byte> content);
};

/// A PTX module of one kernel "k" with pointer parameters p0, p1, …; `body` is its text after the parameters are loaded
/// and converted to global addresses: %in0, %in1, … hold them. A few registers of each type are declared: %p, %h (b16),
/// %r, %f, %rd, %d, numbered 0 to 19; %tid is the thread's index in a one-dimensional block.
std::string kernelOf(int pointers, const std::string& body, const std::string& moduleText = "");

/// 1000, 1001, …
Words counting(std::size_t n);

/// The first finding's kind and message; empty if there is none.
std::string failure(const EmulatorResult& result);

/// Expects exactly one finding, and no picture.
Finding onlyFinding(const EmulatorResult& result);

/// Runs in both builds; the results must be the same.
Words runBoth(const KernelRun& run);

} // namespace tilescope::test
