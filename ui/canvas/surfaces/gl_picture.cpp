#include "ui/canvas/surfaces/gl_picture.h"

#include "ui/canvas/pictures/display_image.h"
#include "ui/translation.h"

#include <algorithm>
#include <exception>

namespace tilescope
{

namespace
{

struct TexelFormat {
    GLenum internalFormat, hostFormat, hostType;
};

TexelFormat texelFormat(PixelFormat format)
{
    switch (format) {
    case PixelFormat::Grey8: return {GL_R8, GL_RED, GL_UNSIGNED_BYTE};
    case PixelFormat::Rgb8: return {GL_RGBA8, GL_RGB, GL_UNSIGNED_BYTE};
    case PixelFormat::Float32: return {GL_R32F, GL_RED, GL_FLOAT};
    }
    return {};
}

int maximumTextureSide(QOpenGLExtraFunctions& gl)
{
    GLint side = 0;
    gl.glGetIntegerv(GL_MAX_TEXTURE_SIZE, &side);
    return side;
}

} // namespace

void GlPicture::setPicture(const Picture& picture)
{
    if (m_picture == picture)
        return;
    m_picture = picture;
    m_stale = true;
}

void GlPicture::update(QOpenGLExtraFunctions& gl, GlSharing& sharing)
{
    if (!m_stale)
        return;
    m_stale = false;
    m_cameByInterop = false;
    m_lacksHost = false;
    m_note.clear();
    const int maximumSide = maximumTextureSide(gl);
    const QSize size = m_picture.size();
    if (m_picture.isEmpty()) {
        release(gl);
        m_stale = false;
        return;
    }
    if (m_picture.device && !m_picture.device->life()->isLost() && sharing.available &&
        std::max(size.width(), size.height()) <= maximumSide) {
        try {
            copyOnDevice(gl);
            return;
        } catch (const std::exception& error) {
            release(gl); // what the failed copy left in the texture is unknown
            m_stale = false;
            sharing = {false, messageOf(error)};
        }
    }
    if (m_picture.host)
        upload(gl, maximumSide);
    else
        m_lacksHost = true; // the texture keeps the previous picture
}

void GlPicture::copyOnDevice(QOpenGLExtraFunctions& gl)
{
    const DevicePicture& picture = *m_picture.device;
    allocate(gl, {m_picture.size(), texelFormat(picture.format()).internalFormat});
    if (m_sharedBy != picture.life())
        m_shared.reset();
    m_sharedBy = picture.life();
    if (!m_shared) {
        gl.glBindTexture(GL_TEXTURE_2D, 0); // CUDA can only register a texture that is not bound
        m_shared = GlTexture::registerTexture(m_texture, picture.life());
    }
    m_shared->copyFrom(picture);
    m_pictureSize = m_picture.size();
    m_range = m_picture.range;
    m_mipmapsStale = true;
    m_cameByInterop = true;
}

void GlPicture::upload(QOpenGLExtraFunctions& gl, int maximumSide)
{
    const Image& image = *m_picture.host;
    m_pictureSize = m_picture.size();
    m_range = m_picture.range;
    if (std::max(image.width(), image.height()) > maximumSide) {
        uploadShrunk(gl, maximumSide);
        return;
    }
    const TexelFormat format = texelFormat(image.format());
    allocate(gl, {m_pictureSize, format.internalFormat});
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    gl.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, image.width(), image.height(), format.hostFormat, format.hostType,
                       image.bytes().data());
    m_mipmapsStale = true;
}

void GlPicture::uploadShrunk(QOpenGLExtraFunctions& gl, int maximumSide)
{
    ImagePyramid pyramid(m_picture.host, m_picture.range);
    int level = 1;
    while (std::max(pyramid.level(level).width(), pyramid.level(level).height()) > maximumSide)
        ++level;
    const QImage small = pyramid.level(level).convertToFormat(QImage::Format_RGBA8888);
    allocate(gl, {small.size(), GL_RGBA8});
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    gl.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, small.width(), small.height(), GL_RGBA, GL_UNSIGNED_BYTE,
                       small.constBits());
    m_mipmapsStale = true;
    m_note = tr("Shown at 1/%1 of its size: OpenGL here supports images of up to %2 pixels per side.")
                 .arg(1 << level)
                 .arg(maximumSide);
}

void GlPicture::allocate(QOpenGLExtraFunctions& gl, const Storage& storage)
{
    if (m_texture != 0 && m_storage == storage)
        return;
    release(gl);
    m_stale = false;
    gl.glGenTextures(1, &m_texture);
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    m_storage = storage;

    // Allocates every level at once: a texture must not change its storage after CUDA has registered it.
    const bool grey = storage.internalFormat != GL_RGBA8;
    const GLenum hostType = storage.internalFormat == GL_R32F ? GL_FLOAT : GL_UNSIGNED_BYTE;
    QSize side = storage.size;
    int level = 0;
    for (;; ++level, side = QSize(side.width() / 2, side.height() / 2).expandedTo({1, 1})) {
        gl.glTexImage2D(GL_TEXTURE_2D, level, static_cast<GLint>(storage.internalFormat), side.width(), side.height(),
                        0, grey ? GL_RED : GL_RGBA, hostType, nullptr);
        if (side == QSize(1, 1))
            break;
    }
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, level);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    if (grey) {
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_G, GL_RED);
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_B, GL_RED);
    }
}

void GlPicture::bind(QOpenGLExtraFunctions& gl, bool shrunk)
{
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    if (shrunk && m_mipmapsStale) {
        gl.glGenerateMipmap(GL_TEXTURE_2D);
        m_mipmapsStale = false;
    }
}

void GlPicture::release(QOpenGLExtraFunctions& gl)
{
    const bool isHeld = m_shared && m_shared->isLost(); // by a lost CUDA context: then it ends with the GL context
    m_shared.reset();                                   // before the texture is deleted
    if (m_texture != 0 && !isHeld)
        gl.glDeleteTextures(1, &m_texture);
    forget();
}

void GlPicture::forget()
{
    m_shared.reset();
    m_texture = 0;
    m_storage = {};
    m_stale = !m_picture.isEmpty();
}

} // namespace tilescope
