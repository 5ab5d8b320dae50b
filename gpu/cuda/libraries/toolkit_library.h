#pragma once

#include "gpu/recipe/recipe.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tilescope
{

/// A library of the CUDA Toolkit that lies in one file or in several of one version, such as NPP. Its files stay in the
/// process once they are loaded: they hook themselves into the driver.
class ToolkitLibrary
{
public:
    struct Description {
        std::string title;       ///< "NPP"
        std::string main;        ///< what must be there: "nppc" for libnppc.so
        std::vector<int> majors; ///< versions of the file whose functions are known here, the best first
        std::string install;     ///< what to install: "libnpp-13-0"
    };

    /// Loads the main file. Throws SettingError (field "strategy") with what to install where there is none.
    explicit ToolkitLibrary(Description description);

    /// The same, found in these files alone, the best first; for tests.
    ToolkitLibrary(Description description, const std::vector<std::filesystem::path>& files);

    /// A function of one of its files, which lies beside the main one and is loaded when it is first asked for. Throws
    /// SettingError where there is none.
    template <typename Function>
    Function find(const std::string& file, const std::string& function)
    {
        return reinterpret_cast<Function>(findSymbol(file, function));
    }

private:
    struct Loaded {
        std::string name;
        void* handle = nullptr;
    };
    void load(const std::vector<std::filesystem::path>& files);
    void* open(const std::string& file);
    void* findSymbol(const std::string& file, const std::string& function);
    [[noreturn]] void refuse(const std::string& what) const;

    Description m_description;
    std::filesystem::path m_folder;
    int m_major = 0;
    std::vector<Loaded> m_loaded;
};

} // namespace tilescope
