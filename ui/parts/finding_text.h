#pragma once

#include "ui/session/run_failure.h"

#include <QString>

#include <vector>

namespace tilescope
{

QString severityInWords(Severity severity); ///< "Error"
QString
kindInWords(const Finding& finding); ///< "Bank conflict"; a kind not known here is its name, without underscores
QString linesInWords(const Finding& finding); ///< "24", "24 and 31", empty when unknown
QString findingText(const Finding& finding);  ///< kind, sentence and cure, as a tool tip shows them

/// What a run without findings was searched for. A GPU runs on over a race and ends at a fault; only the emulator says
/// what went wrong. What is slow follows from the counts, whoever ran the kernel.
QString lookedForText(const Report& report);

/// Errors first, then by file and line.
void sortFindings(std::vector<Finding>& findings);

/// What a failure says of the kernel's text: the compiler's messages, else what the emulator found.
std::vector<Finding> findingsOf(const RunFailure& failure);

} // namespace tilescope
