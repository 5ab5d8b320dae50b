#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/saved/pinned_runs.h"

#include <QString>

#include <vector>

namespace tilescope
{

/// The name of a pinned run in tables.
struct PinTitle {
    char letter = 'A';
    bool isBaseline = false;
    QString name;        ///< "Shared tile 16×16 · Sobel edges"
    QString description; ///< all settings, for a tool tip

    QString shown() const; ///< "A", "A, baseline"
    QString plain() const; ///< for copying: "A: Shared tile 16×16 · Sobel edges"
    bool operator==(const PinTitle&) const = default;
};
std::vector<PinTitle> pinTitles(const PinnedRuns& pins, const Registry& registry);

/// "difference to A, %", for copying; empty without pins.
QString differenceTitle(const std::vector<PinTitle>& pins);

} // namespace tilescope
