#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/pinned_runs.h"

#include <QString>

namespace tilescope
{

QString blockText(BlockSize block); ///< "16×16"

/// Of a row of a table: "Shared tile", or "Shared tile 32×4" for one with a block of its own.
QString titleWithBlock(const std::string& title, const std::optional<BlockSize>& block);

/// Operation, strategy, block, and what is not as the operation declares it: "Sobel edges · Shared tile · 16×16".
QString settingsText(const Recipe& recipe, const Registry& registry);

/// What pinned runs are told apart by, first what a person compares: "Shared tile 16×16, radius 3 · Sobel edges".
/// Picture and machine follow where the pins differ in them.
QString pinName(const PinnedRun& run, const PinnedRuns& pins, const Registry& registry);

/// All of a run's settings, picture, machine and time, a line each.
QString runDescription(const Report& run, const Registry& registry);

} // namespace tilescope
