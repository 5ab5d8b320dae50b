#include "gpu/cuda/backend/gl_functions.h"

#include <dlfcn.h>

namespace tilescope::cuda
{

namespace
{

template <typename Function>
bool find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    return function != nullptr;
}

} // namespace

std::optional<GlFunctions> GlFunctions::load()
{
    void* library = dlopen("libGL.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (!library)
        library = dlopen("libOpenGL.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library)
        return std::nullopt;
    GlFunctions gl;
    const bool complete =
        find(library, "glGenTextures", gl.genTextures) && find(library, "glDeleteTextures", gl.deleteTextures) &&
        find(library, "glBindTexture", gl.bindTexture) && find(library, "glTexImage2D", gl.texImage2D) &&
        find(library, "glTexParameteri", gl.texParameteri) && find(library, "glGetTexImage", gl.getTexImage) &&
        find(library, "glGenerateMipmap", gl.generateMipmap) && find(library, "glGetIntegerv", gl.getIntegerv) &&
        find(library, "glGetError", gl.getError);
    return complete ? std::optional(gl) : std::nullopt;
}

} // namespace tilescope::cuda
