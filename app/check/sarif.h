#pragma once

#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// A finding in a file.
struct FoundIn {
    std::string file; ///< as the user named it
    Finding finding;
    bool operator==(const FoundIn&) const = default;
};

/// The findings as the Static Analysis Results Interchange Format, version 2.1.0
/// (docs.oasis-open.org/sarif/sarif/v2.1.0), which forges show at the lines of a change.
nlohmann::json sarifOf(const std::vector<FoundIn>& found, const std::string& version);

} // namespace tilescope
