#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tilescope
{

/// SHA-256 (FIPS 180-4) as 64 hexadecimal digits; names and checks the entries of the disk cache.
std::string sha256(std::string_view bytes);

} // namespace tilescope
