#pragma once

#include "gpu/operations/operation.h"
#include "gpu/program/program.h"
#include "gpu/program/replay/launch_plan.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tilescope
{

/// A recorded launch that can be repeated: one strategy of the program's operation.
struct ReplayedLaunch {
    std::size_t number = 0;     ///< of the launch
    std::string strategy;       ///< "blur", "blur-2"
    bool isForEmulator = false; ///< its memory contains addresses, which a GPU does not have
    BlockSize block = {};       ///< the only one that the strategy takes: x and y · z threads
    std::shared_ptr<const LaunchPlan> plan = {};
};

struct Replay {
    Operation operation; ///< for any picture; without strategies if no launch can be repeated
    std::vector<ReplayedLaunch> launches;
    std::vector<std::string> notes;             ///< why launches that were observed cannot be repeated, in sentences
    std::map<std::string, std::string> headers; ///< where headers are that are not beside the texts that carry them
};

/// Where a header is that a launch's text of this name carries (gpu/recipe/text/own_header.h).
std::string headerPlace(const Replay& replay, const std::string& text, const std::string& header);

/// Each observed launch as a strategy of an operation "program": its plan has the memory that the launch found, at the
/// same addresses in the emulator, and its kernel's text can be edited. Parameters of the operation choose the array
/// that is shown as the image, and its sides.
Replay replayOf(const ProgramRecord& record);

/// "blur<16>" of "_Z4blurILi16EEvPKfPf"; the name itself if it is not one of C++.
std::string kernelTitle(const std::string& compiledName);

/// The same without namespaces, and "reduce<…>" if it has long arguments, as the kernels of libraries have.
std::string shortKernelTitle(const std::string& compiledName);

} // namespace tilescope
