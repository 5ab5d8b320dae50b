#pragma once

#include "gpu/recipe/run_control.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

struct ChildRequest {
    std::filesystem::path program;
    std::vector<std::string> arguments; ///< without the program's own name
    std::filesystem::path folder;       ///< the working directory
    std::chrono::milliseconds timeout{20'000};
    std::size_t memoryBytes = std::size_t{4} << 30; ///< limit of its address space, set just after its start
    std::size_t outputBytes = std::size_t{1} << 20; ///< of each stream; what exceeds them is dropped
    std::size_t fileBytes = std::size_t{256} << 20; ///< limit of each file that it writes; SIGXFSZ ends it there
    /// Variables ("NAME=VALUE") in addition to all of this process's, for a program of the user's. None: a tool, which
    /// gets few variables, and English.
    std::optional<std::vector<std::string>> environment = {};
    int input = -1; ///< descriptor of what the program reads; -1: /dev/null
    /// Receives what the program writes (1: output, 2: errors) as it comes, in place of ChildResult's texts.
    std::function<void(int stream, std::string_view bytes)> receive = {};
};

struct ChildResult {
    bool timedOut = false;
    int exitCode = 0; ///< 128 + signal if a signal ended it
    int signal = 0;   ///< that ended it, or 0
    std::string output, error;
};

/// Runs a program to its end, without a shell, in its own process group. At its end, on a timeout and when asked to
/// stop, kills the whole group; the program dies with the calling thread. Throws Cancelled, or std::runtime_error if
/// the program cannot be started.
ChildResult runChild(const ChildRequest& request, const RunControl& control);

} // namespace tilescope
