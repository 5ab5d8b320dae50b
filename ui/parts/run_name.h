#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/saved/pinned_runs.h"

#include <QString>

namespace tilescope
{

QString blockText(BlockSize block); ///< "16×16"

/// The title in a table row: "Shared tile", or "Shared tile 32×4" for a strategy with its own block.
QString titleWithBlock(const std::string& title, const std::optional<BlockSize>& block);

/// Operation, strategy, block, and the parameters that differ from their defaults: "Sobel edges · Shared tile · 16×16".
QString settingsText(const Recipe& recipe, const Registry& registry);

/// A name that distinguishes pinned runs, the most frequently compared settings first: "Shared tile 16×16, radius 3 ·
/// Sobel edges". Picture and machine follow if the pins differ in them; the day precedes it if the run is of an earlier
/// process.
QString pinName(const PinnedRun& run, const PinnedRuns& pins, const Registry& registry);

/// All of a run's settings, picture, machine and time, one on each line.
QString runDescription(const Report& run, const Registry& registry);

} // namespace tilescope
