#pragma once

#include "gpu/recipe/plan.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The key of the note about a header that was not read.
extern const char* const unreadHeader;

/// The text of a kernel file with the headers of the user's own that it includes in quotation marks, and that these
/// include (gpu/recipe/text/own_header.h): text files of up to 64 KB with the suffix of a header or a source, below the
/// file's folder or the one above. Others are left out. A text that carries headers already stays as it is.
std::string withOwnHeaders(const std::string& path, std::string text);

/// The text of a kernel file that launches none of its kernels itself, with the files beside it that do and that define
/// none: as headers that it carries and nothing includes, so that their launches are read and they are not compiled. At
/// most four, with the suffix of a source and at most 64 KB.
std::string withLaunchingFiles(const std::string& path, std::string text);

/// Leaves these files out of a text for a device, but for their lines.
void blankLaunchingFiles(std::string& device);

/// Says in the plan's notes which headers of the user's own a text includes that it does not carry: deviceText() leaves
/// them out. Throws DeclarationError at the line of such a header if `device`, the part of the text for a device,
/// depends on a macro that it may define: it would compile, and mean something else. `definitions` are "NAME=VALUE".
void checkOwnHeaders(const KernelSource& source, const std::string& device, const std::vector<std::string>& definitions,
                     Plan& plan);

} // namespace tilescope
