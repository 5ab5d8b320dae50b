#pragma once

#include "app/arguments.h"
#include "gpu/program/program.h"
#include "gpu/program/replay/replay.h"
#include "gpu/recipe/report.h"
#include "gpu/run/run_request.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

namespace tilescope
{

class Interrupt;
class Runner;

/// A launch of a program that was repeated.
struct RepeatedLaunch {
    std::size_t number = 0;
    Report report;                 ///< its findings are at lines of the launch's text, or of a file of the program
    std::vector<Finding> findings; ///< the same, those of own headers at these headers' lines

    Report placed() const; ///< with these findings
};

/// A program that ran, and its launches.
struct ProgramResults {
    ProgramRecord record;
    Replay replay;
    std::vector<Finding> host; ///< findings in the part of the program that is not a kernel
    std::vector<RepeatedLaunch> repeated;
    std::vector<std::string> notes;
};

/// What is compiled of files, or of a folder alone, with what the arguments add. Says what is taken of a folder. Throws
/// std::runtime_error for a folder without one program.
ProgramSources programSources(const Words& files, const ProgramArguments& arguments);

/// Compiles and runs it, with the arguments' limits, and `output` as its standard output. Throws what runProgram()
/// throws.
ProgramResults ranProgram(ProgramSources sources, const ProgramArguments& arguments, std::FILE* output,
                          Interrupt& interrupt);

/// How the runner repeats a launch.
RunRequest runRequest(const Arguments& arguments, const Operation& operation, const ReplayedLaunch& launch);

/// Repeats the launches that were observed, for at most a minute unless they are named. Adds to the results as they
/// come. Throws Cancelled.
void repeatLaunches(const Arguments& arguments, Runner& runner, Interrupt& interrupt, ProgramResults& results);

nlohmann::json documentOf(const ProgramResults& results);

} // namespace tilescope
