#pragma once

#include "ui/session/run_failure.h"

#include <QString>

#include <vector>

namespace tilescope
{

QString severityInWords(Severity severity);   ///< "Error"
QString kindInWords(FindingKind kind);        ///< "Bank conflict"
QString linesInWords(const Finding& finding); ///< "24", "24 and 31", empty if unknown
QString placeInWords(const Finding& finding); ///< "line 24", "lines 24 and 31", empty if unknown
QString findingText(const Finding& finding);  ///< kind, sentence and fix, for a tool tip

/// Which problems a run without findings was checked for. A GPU continues after a race and stops at a fault; only the
/// emulator tells what went wrong. Performance findings follow from the counts, on whichever machine the kernel ran.
QString lookedForText(const Report& report);

/// The findings of a failure about the kernel's text: the compiler's messages, else the emulator's findings.
std::vector<Finding> findingsOf(const RunFailure& failure);

} // namespace tilescope
