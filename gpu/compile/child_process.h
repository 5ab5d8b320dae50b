#pragma once

#include "gpu/recipe/run_control.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

struct ChildRequest {
    std::filesystem::path program;
    std::vector<std::string> arguments; ///< without the program's own name
    std::filesystem::path folder;       ///< where it runs
    std::chrono::milliseconds timeout{20'000};
    std::size_t memoryBytes = std::size_t{4} << 30; ///< bound of its address space, set just after it started
};

struct ChildResult {
    bool timedOut = false;
    int exitCode = 0;          ///< 128 + signal when a signal ended it
    std::string output, error; ///< the first megabyte of each
};

/// Runs a program to its end, without a shell, in a process group of its own and in English (LC_ALL=C). Past its
/// timeout, and when asked to stop, the whole group is killed; the program dies with the thread that calls this. Throws
/// Cancelled, or std::runtime_error when the program cannot be started.
ChildResult runChild(const ChildRequest& request, const RunControl& control);

} // namespace tilescope
