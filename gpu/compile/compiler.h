#pragma once

#include "gpu/recipe/plan.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace tilescope
{

enum class DiagnosticSeverity { Error, Warning, Note };

/// One message of a compiler, at its place in the kernel file.
struct Diagnostic {
    DiagnosticSeverity severity = DiagnosticSeverity::Error;
    std::string file;
    int line = 0, column = 0; ///< from 1; 0 when unknown
    std::string message;
    bool operator==(const Diagnostic&) const = default;
};

struct CompileRequest {
    KernelSource source;
    std::vector<std::string> definitions; ///< "NAME=VALUE"
    int computeCapability = 75;           ///< 75 for the emulator; a device's own, such as 90, for a device
    bool wantCubin = false;               ///< machine code for a device, where the compiler can make it
    bool architectureSpecific = false;    ///< with instructions that only this architecture has: sm_90a and not sm_90
    bool operator==(const CompileRequest&) const = default;
};

struct CompiledModule {
    std::string compiler;         ///< "nvrtc 13.0", "clang 14.0.6"
    std::string ptx;              ///< always there; no trailing NUL
    std::vector<std::byte> cubin; ///< empty unless wanted and possible
    std::vector<Diagnostic> warnings;
    /// Why the compiler that Auto takes first was not taken, in sentences; empty where it was. In no cache.
    std::string passedOver = {};
    bool operator==(const CompiledModule&) const = default;
};

/// The text does not compile. what() holds the first error with its place.
class CompileError : public std::runtime_error
{
public:
    explicit CompileError(std::vector<Diagnostic> list);
    std::vector<Diagnostic> diagnostics;
};

/// The compiler itself cannot be used, whatever the text: gone, broken, too old for the architecture asked for.
class CompilerUnavailable : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// Turns kernel text into code. One object may be used from one thread at a time.
class Compiler
{
public:
    virtual ~Compiler() = default;
    virtual std::string name() const = 0; ///< with version, as in CompiledModule::compiler
    /// Throws CompileError, Cancelled, CompilerUnavailable, or std::runtime_error when the compiler crashes, takes too
    /// long, or the request cannot be (a definition that is no definition, text beyond a megabyte).
    virtual CompiledModule compile(const CompileRequest& request, const RunControl& control) = 0;
};

} // namespace tilescope
