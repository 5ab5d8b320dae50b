#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/recipe.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// Where to look for compilers, so that tests can hide one. The default looks everywhere.
struct ToolchainOptions {
    bool allowNvrtc = true;
    bool allowClang = true;
    std::optional<std::filesystem::path> cacheFolder; ///< none: no disk cache
    std::size_t cacheBytes = 64u << 20;               ///< bound of the disk cache
    std::chrono::milliseconds timeout{20'000};        ///< for one compilation; then the compiler is stopped

    /// From the environment: TILESCOPE_HIDE (a comma-separated list of nvrtc, clang, cuda, gl) and XDG_CACHE_HOME.
    static ToolchainOptions fromEnvironment();
};

/// The compilers of this machine behind a memory and a disk cache.
class Toolchain
{
public:
    explicit Toolchain(const ToolchainOptions& options);
    ~Toolchain();

    /// Compiles with the chosen compiler; Auto takes NVRTC, else clang, and passes over one that cannot be used, as
    /// one that fails with the prelude. Throws std::runtime_error with the package to install when there is none,
    /// CompileError when the text is wrong, Cancelled.
    CompiledModule compile(CompilerChoice choice, const CompileRequest& request, const RunControl& control);

    struct Found {
        CompilerChoice kind;
        std::string name;       ///< empty when there is none that works
        std::string detail;     ///< path, or why not and what to install
        bool installed = false; ///< whether there is one at all
    };
    std::vector<Found> found() const;
    bool has(CompilerChoice choice) const;

private:
    struct Members;
    std::unique_ptr<Members> m;
};

} // namespace tilescope
