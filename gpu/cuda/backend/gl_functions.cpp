#include "gpu/cuda/backend/gl_functions.h"

#include "gpu/system/dynamic_library.h"

namespace tilescope::cuda
{

std::optional<GlFunctions> GlFunctions::load()
{
    DynamicLibrary library("libGL.so.1");
    if (!library.isOpen())
        library = DynamicLibrary("libOpenGL.so.0");
    GlFunctions gl;
    const bool complete =
        library.find("glGenTextures", gl.genTextures) && library.find("glDeleteTextures", gl.deleteTextures) &&
        library.find("glBindTexture", gl.bindTexture) && library.find("glTexImage2D", gl.texImage2D) &&
        library.find("glTexParameteri", gl.texParameteri) && library.find("glGetTexImage", gl.getTexImage) &&
        library.find("glGenerateMipmap", gl.generateMipmap) && library.find("glGetIntegerv", gl.getIntegerv) &&
        library.find("glGetError", gl.getError);
    return complete ? std::optional(gl) : std::nullopt;
}

} // namespace tilescope::cuda
