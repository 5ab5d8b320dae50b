#pragma once

#include <dlfcn.h>
#include <link.h>

#include <cstddef>

/// Keeps every library that is loaded now until the process ends. LeakSanitizer finds what a library still holds
/// through that library's own memory; of a graphics driver that is unloaded before, it takes all of that for leaks. To
/// be called after OpenGL was used, while the application lives.
inline void keepLibraries()
{
    dl_iterate_phdr(
        [](dl_phdr_info* library, std::size_t, void*) {
            dlopen(library->dlpi_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
            return 0;
        },
        nullptr);
}
