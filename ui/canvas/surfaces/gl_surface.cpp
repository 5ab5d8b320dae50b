#include "ui/canvas/surfaces/gl_surface.h"

#include "ui/canvas/pictures/display_range.h"
#include "ui/canvas/surfaces/gl_probe.h"
#include "ui/translation.h"

#include <QOpenGLContext>
#include <QTimer>
#include <QVector3D>

#include <utility>

namespace tilescope
{

GlSurface::GlSurface(const GlProbe& probe, SurfaceEvents events, QWidget* parent)
    : QOpenGLWidget(parent), m_probe(probe), m_events(std::move(events))
{
    setFormat(canvasGlFormat());
    m_state = currentState();
}

GlSurface::~GlSurface()
{
    QObject::disconnect(m_contextEnds); // the context ends after this object and would call into its remains
    releaseGl();
}

void GlSurface::setPicture(PictureSlot slot, const Picture& picture)
{
    m_pictures[static_cast<std::size_t>(slot)].setPicture(picture);
    update();
}

void GlSurface::setLayers(std::vector<PictureLayer> layers)
{
    if (m_layers == layers)
        return;
    m_layers = std::move(layers);
    update();
}

void GlSurface::setBackground(QColor colour)
{
    m_background = colour;
    update();
}

/// Called again with a new context, for instance when a dock around the canvas floats.
void GlSurface::initializeGL()
{
    QObject::disconnect(m_contextEnds);
    m_contextEnds =
        connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &GlSurface::releaseGl, Qt::DirectConnection);
    m_drawing = std::make_unique<Drawing>();
    QOpenGLShaderProgram& program = m_drawing->program;
    program.addShaderFromSourceFile(QOpenGLShader::Vertex, QStringLiteral(":/shaders/picture.vert"));
    program.addShaderFromSourceFile(QOpenGLShader::Fragment, QStringLiteral(":/shaders/picture.frag"));
    program.link();
    m_drawing->target = program.uniformLocation("target");
    m_drawing->part = program.uniformLocation("part");
    m_drawing->side = program.uniformLocation("side");
    m_drawing->range = program.uniformLocation("range");
    m_drawing->isMapped = program.uniformLocation("isMapped");
    m_drawing->isGrey = program.uniformLocation("isGrey");
    m_drawing->opacity = program.uniformLocation("opacity");
    program.bind();
    program.setUniformValue("picture", 0);
    program.setUniformValue("colours", 1);
    program.setUniformValue("notANumber", QColor(notANumberColour));
    program.release();
    m_drawing->corners.create();
}

/// aboutToBeDestroyed is emitted with no context current, so this makes its own current.
void GlSurface::releaseGl()
{
    if (!m_drawing)
        return;
    makeCurrent();
    const bool current = QOpenGLContext::currentContext() == context() && context() != nullptr;
    for (GlPicture& picture : m_pictures) {
        if (current)
            picture.release(*context()->extraFunctions());
        else
            picture.forget();
    }
    if (current && m_drawing->colours != 0)
        context()->extraFunctions()->glDeleteTextures(1, &m_drawing->colours);
    m_drawing.reset();
    m_sharing.reset();
    if (current)
        doneCurrent();
}

void GlSurface::paintGL()
{
    QOpenGLExtraFunctions& gl = *context()->extraFunctions();
    updatePictures(gl);
    gl.glDisable(GL_DEPTH_TEST);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_SCISSOR_TEST);
    gl.glClearColor(m_background.redF(), m_background.greenF(), m_background.blueF(), 1);
    gl.glClear(GL_COLOR_BUFFER_BIT);
    gl.glActiveTexture(GL_TEXTURE0);
    m_drawing->program.bind();
    m_drawing->corners.bind();
    gl.glEnable(GL_BLEND); // the framebuffer's alpha stays opaque: the widget must not show what is behind it
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    for (const PictureLayer& layer : m_layers)
        paintLayer(gl, layer);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_SCISSOR_TEST);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_drawing->corners.release();
    m_drawing->program.release();
}

void GlSurface::updatePictures(QOpenGLExtraFunctions& gl)
{
    bool lacksHost = false;
    for (GlPicture& picture : m_pictures) {
        if (!picture.needsUpdate())
            continue;
        const auto& device = picture.picture().device;
        const int ordinal = device ? device->life()->ordinal() : 0;
        if (device && (!m_sharing || m_sharesWith != ordinal) && !device->life()->isLost()) { // which would call CUDA
            m_sharing = probeGlSharing(m_probe.vendor.toStdString(), ordinal);
            m_sharesWith = ordinal;
        }
        GlSharing none;
        picture.update(gl, m_sharing ? *m_sharing : none);
        lacksHost = lacksHost || picture.lacksHost();
    }
    setState(currentState());
    if (lacksHost)
        QTimer::singleShot(0, this, [this] { m_events.hostPictureNeeded(); });
}

/// Leaves texture unit 0 active.
void GlSurface::setMap(QOpenGLExtraFunctions& gl, ColourMap map)
{
    gl.glActiveTexture(GL_TEXTURE1);
    if (m_drawing->colours == 0)
        gl.glGenTextures(1, &m_drawing->colours);
    gl.glBindTexture(GL_TEXTURE_2D, m_drawing->colours);
    if (std::exchange(m_drawing->map, map) != map) {
        std::array<uchar, 4 * std::tuple_size_v<ColourTable>> texels{};
        auto texel = texels.begin();
        for (const QRgb colour : colourTable(map)) {
            for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour), 255})
                *texel++ = static_cast<uchar>(channel);
        }
        gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
        gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(texels.size() / 4), 1, 0, GL_RGBA,
                        GL_UNSIGNED_BYTE, texels.data());
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    gl.glActiveTexture(GL_TEXTURE0);
}

void GlSurface::clipTo(QOpenGLExtraFunctions& gl, const PictureLayer& layer)
{
    const double ratio = devicePixelRatioF();
    const QRect clip = QRectF(layer.clip.topLeft() * ratio, layer.clip.size() * ratio).toRect();
    const int deviceHeight = qRound(height() * ratio);
    gl.glEnable(GL_SCISSOR_TEST);
    gl.glScissor(clip.x(), deviceHeight - clip.y() - clip.height(), clip.width(), clip.height());

    // Fragment coordinates are device pixels from the bottom: depth(x, y) = a x + b y + c, not negative where drawn.
    QVector3D side(0, 0, 1);
    if (layer.side) {
        const QPointF normal = layer.side->normal / ratio;
        const double atOrigin = layer.side->depth({0, deviceHeight / ratio});
        side = QVector3D(static_cast<float>(normal.x()), static_cast<float>(-normal.y()), static_cast<float>(atOrigin));
    }
    m_drawing->program.setUniformValue(m_drawing->side, side);
}

void GlSurface::paintLayer(QOpenGLExtraFunctions& gl, const PictureLayer& layer)
{
    GlPicture& picture = m_pictures[static_cast<std::size_t>(layer.slot)];
    if (!picture.isDrawable())
        return;
    const VisiblePart part = visiblePart(layer, picture.size());
    if (part.isEmpty())
        return;
    clipTo(gl, layer);

    const auto clipSpaceX = [this](double x) { return static_cast<float>(2 * x / width() - 1); };
    const auto clipSpaceY = [this](double y) { return static_cast<float>(1 - 2 * y / height()); };
    const QRectF pixels(part.pixels);
    const auto w = static_cast<double>(picture.size().width());
    const auto h = static_cast<double>(picture.size().height());
    QOpenGLShaderProgram& program = m_drawing->program;
    program.setUniformValue(m_drawing->target, clipSpaceX(part.target.left()), clipSpaceY(part.target.top()),
                            clipSpaceX(part.target.right()), clipSpaceY(part.target.bottom()));
    program.setUniformValue(m_drawing->part, static_cast<float>(pixels.left() / w),
                            static_cast<float>(pixels.top() / h), static_cast<float>(pixels.right() / w),
                            static_cast<float>(pixels.bottom() / h));
    program.setUniformValue(m_drawing->isGrey, layer.isGrey);
    program.setUniformValue(m_drawing->opacity, layer.opacity);
    program.setUniformValue(m_drawing->isMapped, picture.isMapped());
    if (picture.isMapped()) {
        const ValueRange& range = picture.range().values;
        program.setUniformValue(m_drawing->range, range.low, range.high);
        setMap(gl, picture.range().map);
    }
    picture.bind(gl, layer.zoom(picture.size()) < 1);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

DisplayState GlSurface::currentState() const
{
    const GlPicture& result = m_pictures[static_cast<std::size_t>(PictureSlot::Result)];
    DisplayState state;
    state.path = result.cameByInterop() ? DisplayPath::CudaInterop : DisplayPath::Upload;
    if (result.cameByInterop())
        state.reason = tr("Results go from CUDA to %1 without leaving the GPU.").arg(m_probe.renderer);
    else if (m_sharing && !m_sharing->available)
        state.reason = tr("Uploaded to %1: %2").arg(m_probe.renderer, translated(m_sharing->reason));
    else
        state.reason = tr("Uploaded from host memory to %1.").arg(m_probe.renderer);
    for (const GlPicture& picture : m_pictures) {
        if (!picture.note().isEmpty() && !state.reason.contains(picture.note()))
            state.reason = sentences({state.reason, picture.note()});
    }
    return state;
}

void GlSurface::setState(const DisplayState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    QTimer::singleShot(0, this, [this] { m_events.stateChanged(); }); // deferred, as this may run inside a paint event
}

} // namespace tilescope
