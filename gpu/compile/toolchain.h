#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/recipe.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Where to search for compilers, so that tests can hide one. The default searches everywhere.
struct ToolchainOptions {
    bool allowNvrtc = true;
    bool allowClang = true;
    bool allowNvdisasm = true;
    std::optional<std::filesystem::path> cacheFolder; ///< none: no disk cache
    std::size_t cacheBytes = 64u << 20;               ///< limit of the disk cache
    std::chrono::milliseconds timeout{20'000};        ///< for one compilation; then the compiler is stopped
    std::filesystem::path shippedKernels;             ///< the file of ShippedKernels; empty: none

    /// From the environment: TILESCOPE_HIDE (a comma-separated list of nvrtc, which is nvcc too, clang, nvdisasm, cuda,
    /// gl), XDG_CACHE_HOME and TILESCOPE_CACHE_MB (the limit of the disk cache in units of 2^20 bytes; anything but an
    /// integer up to 1,000,000 is ignored); shippedKernels from where the program lies.
    static ToolchainOptions fromEnvironment();
};

/// The compilers of this machine with a memory cache and a disk cache.
class Toolchain
{
public:
    static constexpr std::size_t memoryCacheBytes = 64u << 20; ///< limit of the memory cache

    explicit Toolchain(const ToolchainOptions& options);
    ~Toolchain();

    /// Compiles with the chosen compiler; Auto tries NVRTC, then clang, and skips one that cannot be used, such as one
    /// that cannot compile the prelude; without any, it takes shipped code. A source's own PTX is taken as it is.
    /// Throws std::runtime_error with the package to install if there is none, CompileError if the text has errors,
    /// Cancelled.
    CompiledModule compile(CompilerChoice choice, const CompileRequest& request, const RunControl& control);

    struct Found {
        CompilerChoice kind;
        std::string name;       ///< empty if none works
        std::string detail;     ///< path, or why it cannot be used and what to install
        bool installed = false; ///< whether there is one
    };
    std::vector<Found> found() const;
    bool has(CompilerChoice choice) const;

    bool canList() const; ///< whether the CUDA Toolkit's ptxas and nvdisasm are installed
    /// nvdisasm's listing of the machine code that ptxas generates from the PTX, with the line of the PTX before each
    /// group of instructions (option -gp). Throws Cancelled, or std::runtime_error if a program fails.
    std::string machineListing(const std::string& ptx, int computeCapability, const RunControl& control) const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
