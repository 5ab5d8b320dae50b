#pragma once

#include "gpu/ptx/source_locations.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

/// Bounds that keep hostile text from taking memory or time without end. Where CUDA has a limit of its own, it is that.

namespace tilescope::ptx
{

/// What went wrong while reading, before the kernel's source line is added: errorOf turns it into a PtxError.
struct Failure : std::runtime_error {
    Failure(const std::string& message, std::uint32_t line, std::uint32_t place = noIndex)
        : std::runtime_error(message), textLine(line), location(place)
    {
    }
    std::uint32_t textLine;
    std::uint32_t location; ///< into Module::locations; noIndex: the one current in the text
};

[[noreturn]] inline void fail(const std::string& message, std::uint32_t textLine, std::uint32_t location = noIndex)
{
    throw Failure(message, textLine, location);
}

/// The failure with both places in its message.
PtxError errorOf(const Failure& failure, const SourceLocations& locations);

} // namespace tilescope::ptx

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
