#pragma once

#include "ui/compare/compare_columns.h"

namespace tilescope
{

/// How many times as fast as the strategy that it changes; in the emulator, how many times fewer PTX instructions.
CompareColumn gainColumn(const CompareTable& table);
/// What its idea was expected to give.
CompareColumn expectedColumn();
bool hasExpected(const CompareTable& table);

/// Percent of a copy's speed, as bars under the lines of the copy and of an empty launch. On a GPU.
CompareColumn copyColumn(const CompareTable& table);
bool hasCopyFloor(const CompareTable& table);

/// The chosen strategy's step in sentences: its idea, what was expected, what came of it.
QString stepText(const CompareTable& table);

} // namespace tilescope
