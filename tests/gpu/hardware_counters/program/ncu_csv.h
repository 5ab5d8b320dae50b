#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One kernel as Nsight Compute tells of it in `--csv --page raw --print-units base`.
struct NcuRow {
    std::string kernel;                                          ///< without its parameter list
    std::map<std::string, std::optional<std::uint64_t>> metrics; ///< nothing where ncu says n/a or no whole number
};

/// The kernels in the order of their launches. Lines before the table (ncu's own messages) and those that begin with
/// "==" are passed over. Throws std::runtime_error with the line when a row does not fit the table's head.
std::vector<NcuRow> parseNcuCsv(const std::string& text);

/// A count in ncu's writing: 1,234 or 1234 or 1234.0; nothing for n/a, an empty field, or what is no whole number.
std::optional<std::uint64_t> parseCount(const std::string& text);

} // namespace tilescope
