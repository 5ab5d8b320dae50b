#include "ui/canvas/surfaces/gl_probe.h"

#include "ui/translation.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tilescope
{

namespace
{

GlProbe unusable(const QString& reason) { return {false, reason, {}, {}}; }

QString glString(QOpenGLFunctions& gl, GLenum name)
{
    const auto* text = reinterpret_cast<const char*>(gl.glGetString(name));
    return text ? QString::fromLatin1(text) : QString();
}

} // namespace

QSurfaceFormat canvasGlFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(0);
    format.setStencilBufferSize(0);
    return format;
}

GlProbe probeGl()
{
    const QStringList hidden = qEnvironmentVariable("TILESCOPE_HIDE").split(u',', Qt::SkipEmptyParts);
    if (hidden.contains(u"gl"))
        return unusable(tr("OpenGL is hidden by TILESCOPE_HIDE."));

    // On other platforms, such as offscreen and vnc, create() succeeds, but showing the widget crashes.
    const QStringList platforms{QStringLiteral("xcb"), QStringLiteral("wayland"), QStringLiteral("windows"),
                                QStringLiteral("cocoa")};
    const QString platform = QGuiApplication::platformName();
    if (!platforms.contains(platform.section(u'-', 0, 0)))
        return unusable(tr("Qt's platform \"%1\" has no OpenGL.").arg(platform));

    QOpenGLContext context;
    context.setFormat(canvasGlFormat());
    if (!context.create())
        return unusable(tr("No OpenGL context can be created. Is a graphics driver installed?"));
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!surface.isValid() || !context.makeCurrent(&surface))
        return unusable(tr("An OpenGL context exists but cannot be used on this display."));

    GlProbe probe;
    probe.vendor = glString(*context.functions(), GL_VENDOR);
    probe.renderer = glString(*context.functions(), GL_RENDERER);
    const QSurfaceFormat got = context.format();
    probe.usable = !context.isOpenGLES() && got.version() >= qMakePair(3, 3);
    if (!probe.usable)
        probe.reason = tr("OpenGL 3.3 is needed; %1 offers %2%3.%4.")
                           .arg(probe.renderer, context.isOpenGLES() ? QStringLiteral("ES ") : QString())
                           .arg(got.majorVersion())
                           .arg(got.minorVersion());
    context.doneCurrent();
    return probe;
}

GlProbe quickestGl(const GlProbe& probe)
{
    const bool isWanted = qEnvironmentVariable("TILESCOPE_SHOW").split(u',').contains(u"gl");
    const bool isOfProcessor =
        std::ranges::any_of(std::to_array({"llvmpipe", "softpipe", "swrast", "Software Rasterizer"}),
                            [&probe](const char* name) { return probe.renderer.contains(QLatin1String(name)); });
    if (!probe.usable || isWanted || !isOfProcessor)
        return probe;
    return unusable(
        tr("OpenGL is rendered by the CPU here (%1); QPainter is faster.").arg(probe.renderer.section(u' ', 0, 0)));
}

} // namespace tilescope
