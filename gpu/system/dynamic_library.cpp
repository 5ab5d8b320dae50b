#include "gpu/system/dynamic_library.h"

#include <dlfcn.h>

namespace tilescope
{

DynamicLibrary::DynamicLibrary(const std::filesystem::path& file)
    : m_handle(dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE))
{
    if (m_handle)
        return;
    if (const char* const said = dlerror())
        m_reason = said;
}

void* DynamicLibrary::symbol(const char* name) const { return m_handle ? dlsym(m_handle, name) : nullptr; }

} // namespace tilescope
