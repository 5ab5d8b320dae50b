#pragma once

#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/declared/student_rows.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What a run of a student's file gives: values, or what is said in place of them.
struct StudentOutcome {
    std::vector<double> values;
    std::string said;             ///< an exception's sentence, or the errors' and warnings', each with its kind
    std::vector<int> lines;       ///< of these findings
    std::vector<Finding> printed; ///< notes of what the kernel prints
};

/// The text of a row, in which the kernel's body begins two lines after the kernel's head.
std::string textOf(const StudentRow& row);

/// Runs a file's first strategy, or the kernel of that name, on a picture of 64 × 4 pixels that are 0 to 255, in blocks
/// of 64 threads.
StudentOutcome studentRun(const RunnerOptions& options, const std::string& text, CompilerChoice compiler,
                          const std::string& kernel = "", const ParameterValues& parameters = {});

/// NVRTC and clang, as far as they are installed.
std::vector<CompilerChoice> installedCompilers(const RunnerOptions& options);

} // namespace tilescope
