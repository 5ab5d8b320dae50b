#include "gpu/cuda/libraries/toolkit_library.h"

#include "gpu/compile/compiler_search.h"
#include "gpu/recipe/message.h"

#include <cstdlib>

namespace tilescope
{

namespace
{

std::string fileName(const std::string& name, int major) { return "lib" + name + ".so." + std::to_string(major); }

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

std::string saidOf(const DynamicLibrary& library)
{
    return library.reason().empty() ? "the loader gives no reason" : library.reason();
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
        const DynamicLibrary library(file);
        if (!library.isOpen()) {
            why += (why.empty() ? "" : "; ") + saidOf(library);
            continue;
        }
        m_folder = file.parent_path();
        const std::string prefix = "lib" + m_description.main + ".so.";
        m_major = std::atoi(file.filename().string().c_str() + prefix.size());
        m_loaded.emplace(m_description.main, library);
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

const DynamicLibrary& ToolkitLibrary::open(const std::string& file)
{
    if (const auto known = m_loaded.find(file); known != m_loaded.end())
        return known->second;
    const DynamicLibrary library(m_folder / fileName(file, m_major));
    if (!library.isOpen())
        refuse(say(gpu::phrase("%1 cannot be loaded (%2)"), fileName(file, m_major), saidOf(library)));
    return m_loaded.emplace(file, library).first->second;
}

void* ToolkitLibrary::findSymbol(const std::string& file, const std::string& function)
{
    void* const symbol = open(file).symbol(function.c_str());
    if (!symbol)
        refuse(say(gpu::phrase("its version %1 does not have %2"), m_major, function));
    return symbol;
}

} // namespace tilescope
