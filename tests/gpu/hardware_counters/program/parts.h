#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// The three parts of a comparison, each a separate process, so that the profiler sees only launches. They return the
/// exit status; 77, as for a skipped test, if there is no GPU.

/// Compiles every case for a GPU of this compute capability, such as 90. Needs no GPU.
int prepareCases(const std::filesystem::path& folder, int computeCapability,
                 const std::vector<std::string>& strategies = {});

/// Launches every case once, in order.
int launchCases(const std::filesystem::path& folder);

/// Emulates every case from the same PTX and compares with ncu.csv; writes COUNTERS.md, hardware_record.json,
/// counters.json and unequal.txt. `causes` is the file causes.json.
int compareCases(const std::filesystem::path& folder, const std::filesystem::path& causes);

} // namespace tilescope
