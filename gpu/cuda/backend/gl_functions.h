#pragma once

#include <optional>

namespace tilescope::cuda
{

/// The numbers of OpenGL's registry that the self-test needs.
namespace gl
{
constexpr unsigned noError = 0, texture2d = 0x0DE1, textureBinding2d = 0x8069, unsignedByte = 0x1401, rgba = 0x1908,
                   red = 0x1903, floatType = 0x1406, minFilter = 0x2801, magFilter = 0x2800;
constexpr int nearest = 0x2600, nearestMipmapNearest = 0x2700, rgba8 = 0x8058, r32f = 0x822E;
} // namespace gl

/// The few OpenGL functions that the self-test needs, loaded at run time from the library of the window's context, so
/// that programs without a window need no OpenGL, and building no header of it.
struct GlFunctions {
    void (*genTextures)(int, unsigned*) = nullptr;
    void (*deleteTextures)(int, const unsigned*) = nullptr;
    void (*bindTexture)(unsigned, unsigned) = nullptr;
    void (*texImage2D)(unsigned, int, int, int, int, int, unsigned, unsigned, const void*) = nullptr;
    void (*texParameteri)(unsigned, unsigned, int) = nullptr;
    void (*getTexImage)(unsigned, int, unsigned, unsigned, void*) = nullptr;
    void (*generateMipmap)(unsigned) = nullptr;
    void (*getIntegerv)(unsigned, int*) = nullptr;
    unsigned (*getError)() = nullptr;

    /// Absent if there is no OpenGL library. The library stays loaded.
    static std::optional<GlFunctions> load();
};

} // namespace tilescope::cuda
