#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// Rows of cells with their columns aligned, as a terminal shows them.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows);

} // namespace tilescope
