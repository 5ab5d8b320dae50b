#pragma once

#include "gpu/compile/compiler.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// The built-in kernels as PTX, compiled when the program was packaged: for machines without a compiler, and for a
/// first picture that need not wait for one. A kernel is found by its text, definitions and the prelude, so code of an
/// edited text or of another version is never used.
class ShippedKernels
{
public:
    ShippedKernels() = default;

    /// Empty if there is no such file, or if it is damaged or of another format.
    static ShippedKernels read(const std::filesystem::path& file);

    struct Entry {
        CompileRequest request;
        CompiledModule module; ///< all by the same compiler
    };
    /// Throws std::runtime_error if the file cannot be written.
    static void write(const std::filesystem::path& file, const std::vector<Entry>& entries);

    std::size_t size() const { return m_kernels.size(); }

    /// PTX for the requested architecture or an older one, whose code also runs there. None for a request that names
    /// one architecture alone.
    std::optional<CompiledModule> find(const CompileRequest& request) const;

private:
    struct Kernel {
        std::size_t bytes = 0; ///< of the PTX
        std::vector<std::uint8_t> deflated;
    };
    std::string m_compiler;
    std::map<std::string, std::map<int, Kernel>> m_kernels; ///< by a hash of the rest, then by compute capability
};

/// Where a package puts the file: beside the program, or in ../share/tilescope. Empty if it is in neither.
std::filesystem::path shippedKernelsFile();
std::filesystem::path shippedKernelsFile(const std::filesystem::path& programFolder);

} // namespace tilescope
