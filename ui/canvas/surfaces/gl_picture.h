#pragma once

#include "gpu/cuda/gl_texture.h"
#include "ui/canvas/pictures/picture.h"

#include <QOpenGLExtraFunctions>
#include <QString>

#include <memory>

namespace tilescope
{

/// A texture that holds a picture: filled from GPU memory if CUDA and OpenGL share the GPU, else from host memory, and
/// only when the picture has changed. Functions that take OpenGL functions require the context to be current.
class GlPicture
{
public:
    void setPicture(const Picture& picture);

    /// Updates the texture. If CUDA fails, `sharing` becomes unavailable with the reason.
    void update(QOpenGLExtraFunctions& gl, GlSharing& sharing);
    bool needsUpdate() const { return m_stale; }

    /// Binds for drawing; `shrunk` if there is less than one device pixel for each image pixel, which requires mipmaps.
    void bind(QOpenGLExtraFunctions& gl, bool shrunk);

    /// Deletes the texture; the next update recreates it, also in another context.
    void release(QOpenGLExtraFunctions& gl);
    void forget(); ///< as release, if the context was destroyed and the texture with it

    const Picture& picture() const { return m_picture; }
    bool isDrawable() const { return m_texture != 0; }
    QSize size() const { return m_pictureSize; } ///< of the picture in the texture, before any shrinking to fit
    bool isMapped() const { return m_storage.internalFormat == GL_R32F; } ///< floats, to be coloured by the range
    const DisplayRange& range() const { return m_range; }
    bool cameByInterop() const { return m_cameByInterop; }
    bool lacksHost() const { return m_lacksHost; } ///< the newest picture lies only on the GPU and could not be shared
    QString note() const { return m_note; }        ///< a sentence if the texture is not the whole picture

private:
    struct Storage {
        QSize size;
        GLenum internalFormat = 0;
        bool operator==(const Storage&) const = default;
    };
    void copyOnDevice(QOpenGLExtraFunctions& gl);
    void upload(QOpenGLExtraFunctions& gl, int maximumSide);
    void uploadShrunk(QOpenGLExtraFunctions& gl, int maximumSide);
    void allocate(QOpenGLExtraFunctions& gl, const Storage& storage);

    Picture m_picture;
    bool m_stale = false;
    GLuint m_texture = 0;
    Storage m_storage;
    std::shared_ptr<DeviceLife> m_sharedBy; ///< the CUDA context of m_shared
    std::unique_ptr<GlTexture> m_shared;    ///< the texture's registration with CUDA
    QSize m_pictureSize;
    DisplayRange m_range; ///< of the picture in the texture
    bool m_mipmapsStale = true;
    bool m_cameByInterop = false;
    bool m_lacksHost = false;
    QString m_note;
};

} // namespace tilescope
