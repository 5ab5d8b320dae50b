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

/// One message of a compiler, with its place in the kernel file.
struct Diagnostic {
    DiagnosticSeverity severity = DiagnosticSeverity::Error;
    std::string file;
    int line = 0, column = 0; ///< from 1; 0 if unknown
    std::string message;
    bool operator==(const Diagnostic&) const = default;
};

struct CompileRequest {
    KernelSource source;
    std::vector<std::string> definitions; ///< "NAME=VALUE"
    int computeCapability = 75;           ///< 75 for the emulator; for a device its own, such as 90
    bool wantCubin = false;               ///< machine code for a device, if the compiler can generate it
    bool architectureSpecific = false;    ///< with instructions of exactly this architecture: sm_90a instead of sm_90
    /// Rather than wait for a compiler, take the code that was shipped with the program (ShippedKernels), if there is.
    bool mayBeShipped = false;
    bool operator==(const CompileRequest&) const = default;
};

struct CompiledModule {
    std::string compiler;         ///< "nvrtc 13.0", "clang 14.0.6"
    std::string ptx;              ///< always set; no trailing NUL
    std::vector<std::byte> cubin; ///< empty unless requested and possible
    std::vector<Diagnostic> warnings;
    /// Why the compiler that Auto prefers was not used, in sentences; empty if it was. Not cached.
    std::string passedOver = {};
    bool dependsOnFiles = false; ///< on others than the kernel's text and the compiler's own: then it is not cached
    bool operator==(const CompiledModule&) const = default;
};

/// The text does not compile. what() is the first error with its place.
class CompileError : public std::runtime_error
{
public:
    explicit CompileError(std::vector<Diagnostic> list, bool onFiles = false);
    std::vector<Diagnostic> diagnostics;
    bool dependsOnFiles; ///< as CompiledModule::dependsOnFiles
};

/// The compiler itself cannot be used, for any text: missing, broken, or too old for the requested architecture.
class CompilerUnavailable : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// Compiles kernel text. Not thread-safe.
class Compiler
{
public:
    virtual ~Compiler() = default;
    virtual std::string name() const = 0; ///< with version, as in CompiledModule::compiler
    /// Throws CompileError, Cancelled, CompilerUnavailable, or std::runtime_error if the compiler crashes or times out,
    /// or if the request is invalid (a malformed definition, text beyond a megabyte).
    virtual CompiledModule compile(const CompileRequest& request, const RunControl& control) = 0;
};

} // namespace tilescope
