#pragma once

#include "ui/canvas/surfaces/gl_picture.h"
#include "ui/canvas/surfaces/gl_probe.h"
#include "ui/canvas/surfaces/surface.h"

#include <QOpenGLExtraFunctions>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>
#include <QOpenGLWidget>

#include <array>
#include <memory>
#include <optional>

namespace tilescope
{

/// Draws the layers with OpenGL 3.3. May be created only if probeGl() reports OpenGL as usable.
class GlSurface : public QOpenGLWidget, public Surface
{
    Q_OBJECT

public:
    GlSurface(const GlProbe& probe, SurfaceEvents events, QWidget* parent);
    ~GlSurface() override;

    QWidget* widget() override { return this; }
    void setPicture(PictureSlot slot, const Picture& picture) override;
    void setLayers(std::vector<PictureLayer> layers) override;
    void setBackground(QColor colour) override;
    DisplayState state() const override { return m_state; }

protected:
    void initializeGL() override;
    void paintGL() override;

private:
    /// Resources of one OpenGL context.
    struct Drawing {
        QOpenGLShaderProgram program;
        QOpenGLVertexArrayObject corners; ///< core OpenGL draws nothing without a vertex array object
        int target = -1, part = -1, side = -1, range = -1, isMapped = -1, isGrey = -1, opacity = -1;
        GLuint colours = 0; ///< a texture of 256×1: the table of `map`
        std::optional<ColourMap> map;
    };
    void releaseGl();
    void updatePictures(QOpenGLExtraFunctions& gl);
    void setMap(QOpenGLExtraFunctions& gl, ColourMap map);
    void clipTo(QOpenGLExtraFunctions& gl, const PictureLayer& layer);
    void paintLayer(QOpenGLExtraFunctions& gl, const PictureLayer& layer);
    DisplayState currentState() const;
    void setState(const DisplayState& state);

    GlProbe m_probe;
    SurfaceEvents m_events;
    QColor m_background;
    std::vector<PictureLayer> m_layers;
    std::array<GlPicture, pictureSlotCount> m_pictures;
    std::unique_ptr<Drawing> m_drawing;
    std::optional<GlSharing> m_sharing; ///< determined when the first picture in a GPU's memory arrives
    int m_sharesWith = 0;               ///< that GPU (DeviceLife::ordinal)
    DisplayState m_state;
    QMetaObject::Connection m_contextEnds;
};

} // namespace tilescope
