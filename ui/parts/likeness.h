#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/report.h"

#include <QStringList>

namespace tilescope
{

/// What a figure was measured on.
struct FigureSubject {
    std::string operation;
    ImageInfo image;
    bool isEmulator = false;
    std::string machine; ///< the GPU's name; empty on the emulator
};
FigureSubject subjectOf(const Report& report);

/// Whether a run's figures can be compared with the baseline's as better or worse, and remarks on what differs.
struct Likeness {
    bool isAlike = true; ///< the same operation on as many pixels
    QStringList remarks; ///< sentences for a tool tip
};
Likeness likenessOf(const FigureSubject& run, const FigureSubject& baseline, const Registry& registry);

/// The text in a table, beside the remarks, if its runs and the baseline are not alike.
QString notJudgedText();

} // namespace tilescope
