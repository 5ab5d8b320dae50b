#pragma once

#include "ui/compare/compare_columns.h"

namespace tilescope
{

/// One column for each quantity and setting that the operation's text gives, named after the text's GPU.
void addPublishedColumns(std::vector<CompareColumn>& columns, const CompareTable& table);

bool hasPublished(const CompareTable& table);

} // namespace tilescope
