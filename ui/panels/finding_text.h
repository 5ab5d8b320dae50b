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

/// Errors first, then by file and line.
void sortFindings(std::vector<Finding>& findings);

/// What a failure says of the kernel's text: the compiler's messages, else what the emulator found.
std::vector<Finding> findingsOf(const RunFailure& failure);

} // namespace tilescope
