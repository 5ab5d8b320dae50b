#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// libnvrtc, loaded at run time. The functions are NVRTC's own under shorter names; see its documentation. A function
/// that this version lacks is null: `getCubin` before 11.1.
struct NvrtcLibrary {
    using Program = struct Opaque*;
    using Result = int; ///< nvrtcResult; 0 is success

    const char* (*getErrorString)(Result) = nullptr;
    Result (*version)(int* major, int* minor) = nullptr;
    Result (*getNumSupportedArchs)(int* count) = nullptr;
    Result (*getSupportedArchs)(int* architectures) = nullptr;
    Result (*createProgram)(Program*, const char* text, const char* name, int headerCount, const char* const* headers,
                            const char* const* includeNames) = nullptr;
    Result (*destroyProgram)(Program*) = nullptr;
    Result (*compileProgram)(Program, int optionCount, const char* const* options) = nullptr;
    Result (*getLogSize)(Program, std::size_t*) = nullptr;
    Result (*getLog)(Program, char*) = nullptr;
    Result (*getPtxSize)(Program, std::size_t*) = nullptr;
    Result (*getPtx)(Program, char*) = nullptr;
    Result (*getCubinSize)(Program, std::size_t*) = nullptr;
    Result (*getCubin)(Program, char*) = nullptr;

    static constexpr Result compilationError = 6; ///< NVRTC_ERROR_COMPILATION: the text has errors, which are in the
                                                  ///< log

    /// Throws std::runtime_error if the file cannot be loaded or is not NVRTC. It stays loaded.
    explicit NvrtcLibrary(const std::filesystem::path& file);

    int majorVersion() const;
    std::string versionText() const;                 ///< "13.0"
    std::vector<int> supportedArchitectures() const; ///< 75, 80, …, ascending
};

} // namespace tilescope
