#pragma once

#include "app/arguments.h"
#include "app/check/sarif.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

class Interrupt;

/// What "check" finds in a whole program.
struct CheckedProgram { // NOLINT(bugprone-exception-escape): nlohmann::json throws for a broken invariant only
    std::vector<FoundIn> found;
    nlohmann::json document;                  ///< null if the program did not run
    std::size_t kernels = 0;                  ///< whose launches were repeated
    std::vector<std::string> notes;           ///< sentences
    std::vector<std::filesystem::path> files; ///< that it is made of, with its own headers
};

/// Compiles and runs the program of a file or folder, and repeats its launches in the emulator; `named` are other
/// files, of which those are taken that the program needs. Throws UsageError for a note "//@ expect" that is not valid,
/// CompilerUnavailable, Cancelled.
CheckedProgram checkProgram(const Arguments& arguments, const std::string& name, const Words& named,
                            Interrupt& interrupt);

} // namespace tilescope
