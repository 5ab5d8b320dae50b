#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/program/host_compiler/host_compiler.h"
#include "gpu/program/record/record_reader.h"
#include "gpu/recipe/run_control.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// A whole CUDA program to be compiled and run in a process of its own, on the emulated GPU.
struct ProgramRequest {
    ProgramSources sources;
    std::vector<std::string> arguments; ///< after the program's own name
    std::string gpu = {};               ///< for which its own build must have code, as GpuModel::name; empty: any
    std::filesystem::path folder = {};  ///< in which it runs; empty: ours
    /// Has picture.png, picture.jpg, …, read in place of images of these types that do not exist; empty: none is.
    std::filesystem::path pictures = {};
    RecordRequest record;                      ///< which launches to observe
    std::chrono::milliseconds timeout{60'000}; ///< then the program is ended
    std::size_t memoryBytes = 0; ///< limit of its address space; 0: three quarters of this machine's memory
    int input = -1;              ///< descriptor of what the program reads; -1: nothing
    /// Receives what the program writes (1: output, 2: errors) as it comes, on the calling thread.
    std::function<void(int stream, std::string_view bytes)> receive;
    /// Called once, before the program starts, with the compiler's warnings.
    std::function<void(const std::vector<Diagnostic>& warnings)> compiled = {};
};

/// A file of the program as it was compiled.
struct ProgramFile {
    std::string name; ///< as it was given
    std::string text; ///< with the headers of its own folder that it includes (gpu/recipe/text/own_header.h)
};

/// What happened.
struct ProgramRecord {
    std::vector<ProgramFile> files;
    std::vector<ProgramFile> headers;     ///< others of the user's own, by the names that the modules have for them
    std::vector<std::string> definitions; ///< with which it was compiled, "NAME=VALUE"
    std::vector<Diagnostic> warnings;
    int exitCode = 0; ///< 128 + signal if a signal ended the program
    int signal = 0;
    bool timedOut = false;
    std::chrono::milliseconds timeout{};
    ReadRecord record;
};

/// Compiles and runs it. Everything that the program has started ends with it. Throws what compileProgram() throws, and
/// SettingError for an unknown GPU.
ProgramRecord runProgram(const ProgramRequest& request, const RunControl& control);

/// Whether one of the files has a main(). Throws std::runtime_error for one that cannot be read.
bool hasMain(const ProgramSources& sources);

/// Files with a main() in the folders of these, as they would be given.
std::vector<std::string> programsBeside(const ProgramSources& sources);

/// How it ended, in a sentence; empty after an ordinary end.
std::string endText(const ProgramRecord& record);

} // namespace tilescope
