#pragma once

#include <cstddef>
#include <optional>

namespace tilescope
{

/// The bytes from an address to the end of the block of malloc, calloc, realloc or new that contains it; empty if none
/// does, or if blocks are not counted: in a program with a sanitizer, or without glibc.
std::optional<std::size_t> roomInHostBlock(const void* address);

/// Counts blocks from now on.
void countHostBlocks();

} // namespace tilescope
