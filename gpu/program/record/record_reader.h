#pragma once

#include "gpu/program/record/recorded_launch.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// What a program has recorded. The program could write anything: what does not fit is left out, with a sentence.
struct ReadRecord {
    std::size_t launchCount = 0;          ///< of all, also those that are not in `launches`
    std::vector<RecordedLaunch> launches; ///< the first mostRecordedLaunches
    std::vector<SkippedLaunch> skipped;   ///< in the order of their first
    std::vector<std::string> modules;     ///< PTX; empty if it cannot be read
    std::vector<std::string> events;      ///< others, in order: objects of JSON
    std::vector<std::string> missing;     ///< files that it wanted to read and that do not exist
    std::vector<std::string> replaced;    ///< images that do not exist, in whose place it read another
    std::vector<std::string> notes;       ///< sentences
};

/// Writes what is to be recorded into an empty folder. Throws std::runtime_error.
void writeRecordRequest(const std::filesystem::path& folder, const RecordRequest& request);

/// The memory stays in its files, which the result keeps open: the folder may be removed.
ReadRecord readRecord(const std::filesystem::path& folder);

} // namespace tilescope
