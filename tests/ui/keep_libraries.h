#pragma once

#include <dlfcn.h>
#include <link.h>

#include <cstddef>

/// Keeps every loaded library until the process ends. LeakSanitizer finds memory that a library still holds through the
/// library's own data; if a graphics driver is unloaded earlier, all of its memory is reported as leaked. To be called
/// after OpenGL was used, while the application exists.
inline void keepLibraries()
{
    dl_iterate_phdr(
        [](dl_phdr_info* library, std::size_t, void*) {
            dlopen(library->dlpi_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
            return 0;
        },
        nullptr);
}
