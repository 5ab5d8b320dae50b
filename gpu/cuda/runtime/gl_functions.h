#pragma once

#include <GL/gl.h>

#include <optional>

namespace tilescope::cuda
{

/// The few OpenGL functions that the self-test needs, taken at run time from the library that the window's context
/// lives in: programs without a window need no OpenGL to start.
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

    /// Absent when there is no OpenGL library. The library stays loaded.
    static std::optional<GlFunctions> load();
};

} // namespace tilescope::cuda
