#pragma once

#include "gpu/recipe/recipe.h"
#include "gpu/system/dynamic_library.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace tilescope
{

/// A library of the CUDA Toolkit in one file or in several of one version, such as NPP. Its files stay in the process
/// once they are loaded, because they hook into the driver.
class ToolkitLibrary
{
public:
    struct Description {
        std::string title;       ///< "NPP"
        std::string main;        ///< the required file: "nppc" for libnppc.so
        std::vector<int> majors; ///< supported versions of the file, the preferred first
        std::string install;     ///< what to install: "libnpp-13-0"
        bool isOfToolkit = true; ///< else of NVIDIA's package repository, beside the toolkit
    };

    /// Loads the main file. Throws SettingError (field "strategy") with what to install if there is none.
    explicit ToolkitLibrary(Description description);

    /// The same with only these files, the preferred first; for tests.
    ToolkitLibrary(Description description, const std::vector<std::filesystem::path>& files);

    /// A function in one of its files, which is next to the main file and loaded on first use. Throws SettingError if
    /// there is none.
    template <typename Function>
    Function find(const std::string& file, const std::string& function)
    {
        return reinterpret_cast<Function>(findSymbol(file, function));
    }

private:
    void load(const std::vector<std::filesystem::path>& files);
    const DynamicLibrary& open(const std::string& file);
    void* findSymbol(const std::string& file, const std::string& function);
    [[noreturn]] void refuse(const Message& what) const;

    Description m_description;
    std::filesystem::path m_folder;
    int m_major = 0;
    std::map<std::string, DynamicLibrary> m_loaded; ///< by name
};

} // namespace tilescope
