#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Code for the GPU that a build puts into the program.
struct BuiltCode {
    bool isPtx = false; ///< which newer GPUs can translate; else machine code
    int major = 0, minor = 0;
    char suffix = 0; ///< 'a' of "sm_90a": for no other architecture, PTX too; 'f': for those of its family
    bool operator==(const BuiltCode&) const = default;

    bool runsOn(int gpuMajor, int gpuMinor) const;
    std::string name() const; ///< "sm_90", "compute_90"
};

/// For which architectures a build compiles, as its flags say it.
struct BuiltArchitectures {
    std::vector<BuiltCode> codes; ///< empty: the build does not say it, or in a way that is not understood
    std::string file;             ///< of the build
    int line = 0;                 ///< of the first flag
    bool isCMake = false;         ///< it is CMAKE_CUDA_ARCHITECTURES, or a property of that name

    /// Whether some code is for this GPU, or none is known.
    bool runOn(int major, int minor) const;
    std::string names() const; ///< "sm_90 and compute_90"
};

/// Those of a build file: nvcc's -arch, -code and -gencode, and CMake's CUDA_ARCHITECTURES. `text` is the file as it
/// is, and `expanded` its words with the values of its variables. All flags count, whatever their conditions.
BuiltArchitectures builtArchitectures(const std::filesystem::path& file, std::string_view text,
                                      const std::string& expanded);

} // namespace tilescope
