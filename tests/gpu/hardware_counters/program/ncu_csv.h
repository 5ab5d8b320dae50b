#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One kernel in the output of Nsight Compute with `--csv --page raw --print-units base`.
struct NcuRow {
    std::string kernel;                                          ///< without its parameter list
    std::map<std::string, std::optional<std::uint64_t>> metrics; ///< nothing if ncu prints n/a or a number that is not
                                                                 ///< an integer
};

/// The kernels in the order of their launches. Skips lines before the table (ncu's own messages) and lines that begin
/// with "==". Throws std::runtime_error with the line if a row does not fit the table's header.
std::vector<NcuRow> parseNcuCsv(const std::string& text);

/// A count in ncu's format: 1,234 or 1234 or 1234.0; nothing for n/a, an empty field, or another number.
std::optional<std::uint64_t> parseCount(const std::string& text);

} // namespace tilescope
