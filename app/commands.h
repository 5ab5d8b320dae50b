#pragma once

#include "app/arguments.h"
#include "app/files.h"
#include "gpu/recipe/report.h"
#include "gpu/run/run_request.h"

#include <stop_token>
#include <vector>

namespace tilescope
{

class Runner;

struct DirectPlan;

/// Runs the recipes on one picture, prints a table, writes the requested files. Returns the exit status: 0, or 1 if a
/// run was wrong (strategy_runs.h). Throws UsageError and SettingError for an invalid call.
int runCommand(const Arguments& arguments);

/// Launches one kernel of a file on arrays (arguments.direct). Returns the exit status: 0, or 1 if the run was
/// wrong. Throws UsageError.
int launchCommand(const Arguments& arguments);

/// Compiles and runs a whole program (arguments.program), and repeats its launches. Returns the exit status: the
/// program's own, or 1 if an error was found in a launch. Throws UsageError.
int programCommand(const Arguments& arguments);

/// Runs every combination and writes a row for each. Ctrl+C ends it, keeping the rows written so far. Returns the exit
/// status: 0, or 1 if it was interrupted or a run was wrong; an invalid combination is a row with its reason.
int sweepCommand(const Arguments& arguments);

/// Repeats the experiment of a source text and prints its figures beside ours; without a text it lists the texts.
/// Ctrl+C ends it, keeping what was computed. Returns the exit status: 0, or 1 if it was interrupted or a run was
/// wrong. Throws SettingError for a text that does not exist.
int textCommand(const Arguments& arguments);

/// Prints operations, strategies, parameters and samples. Returns the exit status.
int listCommand(const Arguments& arguments);

/// Prints a strategy's kernel, with the mistakes named. Returns the exit status. Throws UsageError for a strategy
/// without a text, SettingError for one that does not exist.
int kernelCommand(const Arguments& arguments);

/// Lists, proves and prints lessons, and runs answer sheets again. Returns the exit status: 0, or 1 if a lesson has a
/// fault or an answer sheet does not hold. Throws UsageError.
int lessonCommand(const Arguments& arguments);

/// Runs operations that files declare, at many sizes, blocks, parameter values and compilers, and compares their
/// results. Returns the exit status: 0, or 1 if one of them differs or fails. Throws UsageError.
int operationCommand(const Arguments& arguments);

/// Runs each kernel of files once in the emulator, and each program of files and folders, and prints what is found.
/// Returns the exit status: 1 if a finding is one of arguments.failOn, else 0. Throws UsageError.
int checkCommand(const Arguments& arguments);

int workerCommand(const Arguments& arguments); ///< ends when the program that started it has

/// Prints the GPU or why there is none, the compilers found, and the display path. Returns the exit status.
int devicesCommand(const Arguments& arguments);

/// The results of a run for its report page. The page is about the first report.
struct PageRun {
    Runner& runner;
    const OpenedPicture& loaded;
    const std::vector<Report>& reports; ///< with their pictures
    const DirectPlan* launch = nullptr; ///< of launchCommand()
};

/// Writes the main launch of a run to arguments.timelineFile, cycle by cycle on one multiprocessor.
void writeTimeline(const Arguments& arguments, Runner& runner, const RunRequest& request, const std::stop_token& stop);

} // namespace tilescope
