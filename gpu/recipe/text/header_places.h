#pragma once

#include "gpu/recipe/report.h"
#include "gpu/recipe/text/own_header.h"

namespace tilescope
{

/// The finding of a text's line (own_header.h) as one of the header that the line is in; its sentences say so too:
/// "line own.h:3" in place of "line 305". For where the text itself is not shown. `file` is the text's own.
Finding placedInHeader(Finding finding, const std::string& text, const std::string& file);

} // namespace tilescope
