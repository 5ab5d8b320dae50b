#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/program/host_compiler/built_architectures.h"
#include "gpu/recipe/run_control.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// The files of a CUDA program, compiled where they are: .cu is CUDA, .c is C, anything else is C++.
struct ProgramSources {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> includes;             ///< folders, as after -I
    std::vector<std::string> definitions;          ///< "NAME" or "NAME=VALUE"
    std::vector<std::string> libraries = {};       ///< to link: names for pkg-config or -l, or paths
    std::vector<std::filesystem::path> named = {}; ///< of which those are taken that the program needs
    BuiltArchitectures architectures = {};         ///< for which its own build compiles
};

struct ProgramTools {
    std::filesystem::path clang;               ///< with our headers; empty if there is none
    std::filesystem::path nvcc;                ///< of CUDA 13, for .cu files that clang refuses; empty if there is none
    std::filesystem::path runtime;             ///< the folder of our libcudart.so.13 and its headers, in include/
    std::chrono::milliseconds timeout{60'000}; ///< for one file; nvcc has three times as long
};

/// Those of this machine for the program `self`; at least one compiler. Throws CompilerUnavailable with what to
/// install.
ProgramTools findProgramTools(const std::filesystem::path& self);

/// What compileProgram() made.
struct CompiledProgram {
    std::vector<Diagnostic> warnings;
    std::vector<std::filesystem::path> files; ///< those that were named, and those beside them that it needs
};

/// Compiles and links a program into `folder`/program, against our CUDA runtime. A file beside those named that alone
/// defines what the linker misses is compiled too. Places in messages are those of the files themselves. Throws
/// CompileError, CompilerUnavailable, Cancelled, or std::runtime_error if the compiler fails in another way.
CompiledProgram compileProgram(const ProgramSources& sources, const ProgramTools& tools,
                               const std::filesystem::path& folder, const RunControl& control);

/// PTX as the compilers embed it in a program.
std::string fatBinaryOf(const std::string& ptx);

/// Whether a text defines the function main(), outside of comments and texts.
bool hasMain(const std::string& text);

} // namespace tilescope
