#pragma once

#include "ui/compare/compare_columns.h"

namespace tilescope
{

/// What the strategies did, counted: sectors, wavefronts, branches, instructions; and the time band. Only those that
/// some row has something for. `published` columns of the same quantity follow the one that they belong to.
void addCounterColumns(std::vector<CompareColumn>& columns, const CompareTable& table,
                       std::vector<CompareColumn>& published);

/// "3.10 µs – 7.40 µs" of the model, with its GPU and what bounds it.
CompareColumn bandColumn();
bool hasBand(const CompareTable& table);

} // namespace tilescope
