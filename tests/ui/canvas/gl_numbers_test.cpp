// Transfers floats through CUDA into an OpenGL texture and back through OpenGL, for every way to create such a texture.
// The canvas makes its textures in one of these ways (ui/canvas/surfaces/gl_picture.cpp).

#include "gpu/cuda/gl_texture.h"
#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/ui/keep_libraries.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/surfaces/gl_picture.h"
#include "ui/canvas/surfaces/gl_probe.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QTest>

#include <cstring>

using namespace tilescope;

namespace
{

/// How the texture is created before CUDA registers it.
struct Way {
    const char* name;
    bool allLevels; ///< storage for every mipmap level, as the canvas makes it
    bool immutable; ///< glTexStorage2D
    GLint minFilter;
    bool filledFirst; ///< with 7, through OpenGL
};

const Way ways[] = {
    {"one level", false, false, GL_NEAREST, false},
    {"one level, filled first", false, false, GL_NEAREST, true},
    {"one level, immutable", false, true, GL_NEAREST, false},
    {"all levels, nearest", true, false, GL_NEAREST, false},
    {"all levels, as the canvas makes it", true, false, GL_LINEAR_MIPMAP_NEAREST, false},
    {"all levels, filled first", true, false, GL_LINEAR_MIPMAP_NEAREST, true},
    {"all levels, immutable", true, true, GL_LINEAR_MIPMAP_NEAREST, false},
};

struct Texels {
    std::vector<float> fetched;  ///< by glGetTexImage
    std::vector<float> rendered; ///< by glReadPixels from a framebuffer with the texture
};

QString differenceOf(const std::vector<float>& found, const std::vector<float>& sent)
{
    int differing = 0;
    std::size_t first = 0;
    for (std::size_t i = sent.size(); i-- > 0;)
        if (std::memcmp(&found[i], &sent[i], sizeof(float)) != 0) {
            ++differing;
            first = i;
        }
    if (differing == 0)
        return QStringLiteral("all as sent");
    return QStringLiteral("%1 of %2 differ, first texel %3: %4 instead of %5")
        .arg(differing)
        .arg(sent.size())
        .arg(first)
        .arg(static_cast<double>(found[first]))
        .arg(static_cast<double>(sent[first]));
}

} // namespace

class GlNumbersTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QOffscreenSurface> m_surface;
    std::unique_ptr<QOpenGLContext> m_context;
    std::shared_ptr<const Report> m_report;

    /// A map of matches, once on the GPU and once on the host.
    void makeNumbers()
    {
        Runner runner(RunnerOptions::fromEnvironment());
        RunRequest request;
        request.recipe.operation = "template_matching";
        request.recipe.strategy = "texture_constant";
        request.recipe.backend = BackendChoice::Cuda;
        request.recipe.block = {32, 8};
        request.image = std::make_shared<const Image>(makeSample("board", 203, 117));
        request.depth = RunDepth::Picture;
        request.keepOnDevice = true;
        m_report = std::make_shared<const Report>(runner.run(request, {}));
    }

    static void storage(QOpenGLExtraFunctions& gl, const Way& way, QSize size)
    {
        int levels = 1;
        for (QSize side = size; way.allLevels && side != QSize(1, 1); ++levels)
            side = QSize(side.width() / 2, side.height() / 2).expandedTo({1, 1});
        if (way.immutable) {
            gl.glTexStorage2D(GL_TEXTURE_2D, levels, GL_R32F, size.width(), size.height());
        } else {
            for (int level = 0; level < levels; ++level)
                gl.glTexImage2D(GL_TEXTURE_2D, level, GL_R32F, std::max(1, size.width() >> level),
                                std::max(1, size.height() >> level), 0, GL_RED, GL_FLOAT, nullptr);
        }
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels - 1);
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, way.minFilter);
        gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }

    Texels through(const Way& way)
    {
        QOpenGLExtraFunctions& gl = *m_context->extraFunctions();
        const QSize size(m_report->picture->width(), m_report->picture->height());
        const auto count = static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height());
        GLuint texture = 0, frame = 0;
        gl.glGenTextures(1, &texture);
        gl.glBindTexture(GL_TEXTURE_2D, texture);
        storage(gl, way, size);
        if (way.filledFirst) {
            const std::vector<float> sevens(count, 7.0F);
            gl.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, size.width(), size.height(), GL_RED, GL_FLOAT, sevens.data());
        }
        gl.glBindTexture(GL_TEXTURE_2D, 0);
        {
            const auto shared = GlTexture::registerTexture(texture, std::make_shared<DeviceLife>());
            shared->copyFrom(*m_report->devicePicture);
        }
        Texels texels{std::vector<float>(count, -9.0F), std::vector<float>(count, -9.0F)};
        using GetTexImage = void (*)(GLenum, GLint, GLenum, GLenum, void*);
        if (const auto get = reinterpret_cast<GetTexImage>(m_context->getProcAddress("glGetTexImage"))) {
            gl.glBindTexture(GL_TEXTURE_2D, texture);
            get(GL_TEXTURE_2D, 0, GL_RED, GL_FLOAT, texels.fetched.data());
        }
        gl.glGenFramebuffers(1, &frame);
        gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, frame);
        gl.glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        gl.glReadPixels(0, 0, size.width(), size.height(), GL_RED, GL_FLOAT, texels.rendered.data());
        gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        gl.glDeleteFramebuffers(1, &frame);
        gl.glDeleteTextures(1, &texture);
        return texels;
    }

private slots:
    void initTestCase()
    {
        const GlProbe probe = probeGl();
        if (!probe.usable)
            QSKIP(qPrintable(probe.reason));
        m_surface = std::make_unique<QOffscreenSurface>();
        m_context = std::make_unique<QOpenGLContext>();
        m_context->setFormat(canvasGlFormat());
        QVERIFY(m_context->create());
        m_surface->setFormat(m_context->format());
        m_surface->create();
        QVERIFY(m_context->makeCurrent(m_surface.get()));
        const GlSharing sharing = probeGlSharing(probe.vendor.toStdString(), 0);
        if (!sharing.available)
            QSKIP(english(sharing.reason).c_str());
        makeNumbers();
        QVERIFY(m_report->picture && m_report->devicePicture);
    }

    void arriveAsTheyWereSent_data()
    {
        QTest::addColumn<int>("way");
        for (int i = 0; i < static_cast<int>(std::size(ways)); ++i)
            QTest::newRow(ways[i].name) << i;
    }

    void arriveAsTheyWereSent()
    {
        QFETCH(int, way);
        std::vector<float> sent(m_report->picture->bytes().size() / sizeof(float));
        std::memcpy(sent.data(), m_report->picture->bytes().data(), m_report->picture->bytes().size());
        const Texels texels = through(ways[way]);
        const QString fetched = differenceOf(texels.fetched, sent), rendered = differenceOf(texels.rendered, sent);
        qInfo().noquote() << "glGetTexImage:" << fetched << "| framebuffer:" << rendered;
        QCOMPARE(fetched, QStringLiteral("all as sent"));
        QCOMPARE(rendered, QStringLiteral("all as sent"));
    }

    void theCanvasSharesThem()
    {
        QOpenGLExtraFunctions& gl = *m_context->extraFunctions();
        GlSharing sharing{true, {}};
        GlPicture picture;
        picture.setPicture({{}, m_report->devicePicture, {}});
        picture.update(gl, sharing);
        QVERIFY2(picture.cameByInterop(), english(sharing.reason).c_str());
        QVERIFY(picture.isMapped());
        picture.release(gl);
    }
};

TILESCOPE_TEST(GlNumbersTest, runWithWidgets)
#include "gl_numbers_test.moc"
