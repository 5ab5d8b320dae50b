#pragma once

#include <GL/gl.h>

#include <optional>

namespace tilescope::cuda
{

/// The few OpenGL functions that the self-test needs, loaded at run time from the library of the window's context, so
/// that programs without a window need no OpenGL.
struct GlFunctions {
    void (*genTextures)(GLsizei, GLuint*) = nullptr;
    void (*deleteTextures)(GLsizei, const GLuint*) = nullptr;
    void (*bindTexture)(GLenum, GLuint) = nullptr;
    void (*texImage2D)(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const void*) = nullptr;
    void (*texParameteri)(GLenum, GLenum, GLint) = nullptr;
    void (*getTexImage)(GLenum, GLint, GLenum, GLenum, void*) = nullptr;
    void (*generateMipmap)(GLenum) = nullptr;
    void (*getIntegerv)(GLenum, GLint*) = nullptr;
    GLenum (*getError)() = nullptr;

    /// Absent if there is no OpenGL library. The library stays loaded.
    static std::optional<GlFunctions> load();
};

} // namespace tilescope::cuda
