#pragma once

#include "gpu/ptx/source_locations.h"
#include "gpu/ptx/token_stream.h"

namespace tilescope::ptx
{

/// What follows ".loc": "1 12 5" and perhaps ", function_name NAME, inlined_at 1 20 3".
void parseLocation(TokenStream& tokens, SourceLocations& locations);
/// What follows ".file", known already: skipped.
void skipFile(TokenStream& tokens);

} // namespace tilescope::ptx
