#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <QStringList>

namespace tilescope
{

/// What a figure is a figure of.
struct FigureSubject {
    std::string operation;
    ImageInfo image;
    bool isEmulator = false;
    std::string machine; ///< the GPU's name; empty on the emulator
};
FigureSubject subjectOf(const Report& report);

/// Whether a run's figures may be set against the baseline's as better or worse, and what there is to say where the two
/// are of different things.
struct Likeness {
    bool isAlike = true; ///< the same operation on as many pixels
    QStringList remarks; ///< sentences for a tool tip
};
Likeness likenessOf(const FigureSubject& run, const FigureSubject& baseline, const Registry& registry);

/// What a table says beside the remarks where its runs and the baseline are not alike.
QString notJudgedText();

} // namespace tilescope
