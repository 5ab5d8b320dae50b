#pragma once

#include "gpu/program/program.h"
#include "gpu/recipe/plan.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Whether a file that a program's PTX names is this one of the program.
bool isSameSource(const std::string& inPtx, const std::string& file);

/// The headers of the user's own in which these modules of PTX have code, as they are now.
std::vector<ProgramFile> headersOf(const std::vector<std::string>& modules);

/// A launch's text, and where the headers are that are not beside its file, by their names in the text.
struct CarriedSource {
    KernelSource source;
    std::map<std::string, std::string> places;
};

/// The text of a program's file with all headers of the user's own in which its module has code (own_header.h), and the
/// module's PTX, in which a line of such a header is the line of the text where the text carries it.
CarriedSource carriedSource(const ProgramRecord& record, const ProgramFile& file, const std::string& ptx);

/// The same of the file that includes `header`, which has the kernel; nothing if none of the program's files does.
std::optional<CarriedSource> sourceWithHeader(const ProgramRecord& record, const std::string& header,
                                              const std::string& ptx);

} // namespace tilescope
