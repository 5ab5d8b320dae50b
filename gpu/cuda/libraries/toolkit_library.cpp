#include "gpu/cuda/libraries/toolkit_library.h"

#include "gpu/compile/compiler_search.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <dlfcn.h>

namespace tilescope
{

namespace
{

std::string fileName(const std::string& name, int major) { return "lib" + name + ".so." + std::to_string(major); }

void* loaded(const std::filesystem::path& file) { return dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE); }

/// The files of the known versions, the preferred first.
std::vector<std::filesystem::path> filesOf(const ToolkitLibrary::Description& description)
{
    std::vector<std::filesystem::path> files;
    if (!description.isOfToolkit) // the loader knows better where it is
        for (const int major : description.majors)
            files.emplace_back(fileName(description.main, major));
    for (const int major : description.majors)
        for (const CompilerFile& file : findToolkitLibraries("lib" + description.main + ".so."))
            if (file.major == major)
                files.push_back(file.path);
    return files;
}

std::string loaderSaid()
{
    const char* words = dlerror();
    return words ? words : "the loader gives no reason";
}

} // namespace

ToolkitLibrary::ToolkitLibrary(Description description) : m_description(std::move(description))
{
    load(filesOf(m_description));
}

ToolkitLibrary::ToolkitLibrary(Description description, const std::vector<std::filesystem::path>& files)
    : m_description(std::move(description))
{
    load(files);
}

void ToolkitLibrary::load(const std::vector<std::filesystem::path>& files)
{
    std::string why;
    for (const std::filesystem::path& file : files) {
        void* const handle = loaded(file);
        if (!handle) {
            why += (why.empty() ? "" : "; ") + loaderSaid();
            continue;
        }
        m_folder = file.parent_path();
        const std::string prefix = "lib" + m_description.main + ".so.";
        m_major = std::atoi(file.filename().c_str() + prefix.size());
        m_loaded.push_back({m_description.main, handle});
        return;
    }
    refuse(why.empty() ? say(gpu::phrase("%1 was not found in the CUDA Toolkit and system library folders"),
                             fileName(m_description.main, m_description.majors.front()))
                       : say(gpu::phrase("its file cannot be loaded (%1)"), why));
}

void ToolkitLibrary::refuse(const Message& what) const
{
    if (!m_description.isOfToolkit)
        throw SettingError("strategy",
                           say(gpu::phrase("%1 is not available: %2. It is part of NVIDIA's CUDA packages: install the "
                                           "package %3 and try again. All other strategies work without it."),
                               m_description.title, what, m_description.install));
    throw SettingError("strategy",
                       say(gpu::phrase("%1 is not available: %2. It is part of the CUDA Toolkit: install the package "
                                       "%3 and try again. All other strategies work without it."),
                           m_description.title, what, m_description.install));
}

void* ToolkitLibrary::open(const std::string& file)
{
    const auto known =
        std::find_if(m_loaded.begin(), m_loaded.end(), [&file](const Loaded& l) { return l.name == file; });
    if (known != m_loaded.end())
        return known->handle;
    void* const handle = loaded(m_folder / fileName(file, m_major));
    if (!handle)
        refuse(say(gpu::phrase("%1 cannot be loaded (%2)"), fileName(file, m_major), loaderSaid()));
    m_loaded.push_back({file, handle});
    return handle;
}

void* ToolkitLibrary::findSymbol(const std::string& file, const std::string& function)
{
    void* const symbol = dlsym(open(file), function.c_str());
    if (!symbol)
        refuse(say(gpu::phrase("its version %1 does not have %2"), m_major, function));
    return symbol;
}

} // namespace tilescope
