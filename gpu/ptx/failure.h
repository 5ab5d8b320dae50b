#pragma once

#include "gpu/ptx/source_locations.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

/// Limits on the memory and time that hostile text can use. Where CUDA defines a limit, it is that one.

namespace tilescope::ptx
{

/// An error while reading, before the kernel's source line is added: errorOf converts it to a PtxError.
struct Failure : std::runtime_error {
    Failure(const std::string& message, std::uint32_t line, std::uint32_t place = noIndex)
        : std::runtime_error(message), textLine(line), location(place)
    {
    }
    std::uint32_t textLine;
    std::uint32_t location; ///< index into Module::locations; noIndex: the current location in the text
};

[[noreturn]] inline void fail(const std::string& message, std::uint32_t textLine, std::uint32_t location = noIndex)
{
    throw Failure(message, textLine, location);
}

/// The PtxError with both places in its message.
PtxError errorOf(const Failure& failure, const SourceLocations& locations);

} // namespace tilescope::ptx

namespace tilescope::ptx::limits
{

constexpr std::size_t textBytes = 8u << 20;
constexpr std::size_t nestedScopes = 64;
constexpr std::size_t registersPerFunction = 1u << 20;
constexpr std::size_t branchTargets = 1u << 16; ///< for all brx.idx of a function together
constexpr std::size_t variableDimensions = 8;
constexpr std::size_t parameterBytes = 32764;    ///< of a kernel, since CUDA 12.1
constexpr std::size_t constantBytes = 64u << 10; ///< CUDA: 64 KB
constexpr std::size_t sharedBytes = 1u << 20;    ///< larger than any GPU's shared memory
constexpr std::size_t localBytes = 512u << 10;   ///< CUDA: 512 KB per thread
constexpr std::size_t globalBytes = 64u << 20;
constexpr std::size_t alignment = 4096;
constexpr std::size_t callDepth = 64;
constexpr std::size_t registersAfterInlining = 1u << 20; ///< copies, of all kernels together
constexpr std::size_t recursionLevels = 128;             ///< copies of a function inside one another
constexpr std::size_t recursionInstructions = 50'000;    ///< of all of them
constexpr std::size_t recursionCopies = 10'000'000;      ///< instructions that a module's recursion copies on the way
constexpr std::size_t instructions = 200'000;            ///< of a module as written, and again after inlining

} // namespace tilescope::ptx::limits
