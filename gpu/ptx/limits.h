#pragma once

#include <cstddef>
#include <cstdint>

/// Bounds that keep hostile text from taking memory or time without end. Where CUDA has a limit of its own, it is that.
namespace tilescope::ptx::limits
{

constexpr std::size_t textBytes = 8u << 20;
constexpr std::size_t nestedScopes = 64;
constexpr std::size_t registersPerFunction = 1u << 20;
constexpr std::size_t branchTargets = 1u << 16; ///< of a function's brx.idx together
constexpr std::size_t variableDimensions = 8;
constexpr std::size_t parameterBytes = 32764;    ///< of a kernel, since CUDA 12.1
constexpr std::size_t constantBytes = 64u << 10; ///< CUDA: 64 KB
constexpr std::size_t sharedBytes = 1u << 20;    ///< above every GPU's shared memory
constexpr std::size_t localBytes = 512u << 10;   ///< CUDA: 512 KB a thread
constexpr std::size_t globalBytes = 64u << 20;
constexpr std::size_t alignment = 4096;
constexpr std::size_t callDepth = 64;
constexpr std::size_t registersAfterInlining = 1u << 20; ///< copies, of all kernels together
constexpr std::size_t instructions = 200'000; ///< of a module as written, and again once its calls are inlined

} // namespace tilescope::ptx::limits
