#pragma once

#include "gpu/ptx/source_locations.h"

#include <cstdint>
#include <stdexcept>
#include <string>

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
