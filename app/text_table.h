#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// Rows of cells with their columns aligned, as a terminal shows them.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows);

/// The same in as many tables, one under the other, as it takes for none to be wider than `widest` characters; each
/// begins with the first `keys` columns again. A column that is too wide by itself stands alone beside them.
std::string foldedTable(const std::vector<std::vector<std::string>>& rows, std::size_t keys, std::size_t widest = 132);

} // namespace tilescope
