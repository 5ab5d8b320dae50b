#include "canvas_fixture.h"
#include "gpu/cuda/device_picture.h"
#include "tests/ui/keep_libraries.h"
#include "tests/ui/still.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/wipe_line.h"

#include <QOpenGLWidget>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace canvas_fixture;

namespace
{

/// A picture that claims to be on a GPU, which no test machine can access.
class UnreachablePicture : public DevicePicture
{
public:
    int width() const override { return 64; }
    int height() const override { return 48; }
    PixelFormat format() const override { return PixelFormat::Grey8; }
    const void* devicePointer() const override { return nullptr; }
};

} // namespace

class CanvasGlTest : public QObject
{
    Q_OBJECT

private:
    GlProbe m_probe;

    static QImage seen(const GlProbe& probe, const ImagePtr& picture, double zoom)
    {
        Canvas canvas(probe);
        if (!open(canvas, {400, 300}))
            return {};
        canvas.setOverlays(noOverlays());
        canvas.setSource(picture);
        canvas.setZoom(zoom);
        return canvas.grabView();
    }

private slots:
    void initTestCase()
    {
        m_probe = probeGl();
        if (!m_probe.usable)
            QSKIP(qPrintable(m_probe.reason));
    }

    void hidesOnRequest()
    {
        qputenv("TILESCOPE_HIDE", "cuda,gl");
        const GlProbe hidden = probeGl();
        qunsetenv("TILESCOPE_HIDE");
        QVERIFY(!hidden.usable);
        QVERIFY2(hidden.reason.contains("TILESCOPE_HIDE"), qPrintable(hidden.reason));
    }

    void leavesOutWhatTheProcessorComputes_data()
    {
        QTest::addColumn<QString>("renderer");
        QTest::addColumn<bool>("taken");
        QTest::newRow("llvmpipe") << QStringLiteral("llvmpipe (LLVM 15.0.6, 256 bits)") << false;
        QTest::newRow("softpipe") << QStringLiteral("softpipe") << false;
        QTest::newRow("NVIDIA") << QStringLiteral("NVIDIA H200/PCIe/SSE2") << true;
        QTest::newRow("Intel") << QStringLiteral("Mesa Intel(R) UHD Graphics 620 (KBL GT2)") << true;
    }
    void leavesOutWhatTheProcessorComputes()
    {
        QFETCH(QString, renderer);
        QFETCH(bool, taken);
        const GlProbe probe{true, {}, QStringLiteral("vendor"), renderer};
        QCOMPARE(quickestGl(probe).usable, taken);
        QCOMPARE(quickestGl(probe).reason.isEmpty(), taken);
        qputenv("TILESCOPE_SHOW", "gl");
        QVERIFY(quickestGl(probe).usable);
        qunsetenv("TILESCOPE_SHOW");
        const GlProbe none{false, QStringLiteral("None."), {}, {}};
        QCOMPARE(quickestGl(none).reason, none.reason);
    }

    void drawsWhatThePainterDraws_data()
    {
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<double>("allowed");
        // If a pixel's edge is not on a device pixel, QPainter's fixed-point arithmetic may round it the other way.
        for (const auto& [zoom, allowed] : {std::pair{1.0, 0.0}, {2.0, 0.0}, {3.7, 0.04}, {40.0, 0.001}}) {
            QTest::addRow("RGB at %g", zoom) << PixelFormat::Rgb8 << zoom << allowed;
            QTest::addRow("grey at %g", zoom) << PixelFormat::Grey8 << zoom << allowed;
            QTest::addRow("float at %g", zoom) << PixelFormat::Float32 << zoom << allowed;
        }
    }
    void drawsWhatThePainterDraws()
    {
        QFETCH(PixelFormat, format);
        QFETCH(double, zoom);
        QFETCH(double, allowed);
        const ImagePtr picture = testPicture(333, 211, format); // rows of an odd number of bytes
        const QImage gl = seen(m_probe, picture, zoom), painted = seen(noGl(), picture, zoom);
        QCOMPARE(gl.size(), painted.size());
        const double differing = differingFraction(gl, painted, 3);
        QVERIFY2(differing <= allowed, qPrintable(QString::number(differing)));
    }

    /// A preview, enlarged to its place in the result and at its own resolution.
    void drawsPreviewsAsThePainterDoes()
    {
        for (const PixelFormat format : {PixelFormat::Rgb8, PixelFormat::Grey8, PixelFormat::Float32})
            for (const int scale : {1, 3}) {
                QImage views[2];
                for (const bool isGl : {false, true}) {
                    Canvas canvas(isGl ? m_probe : noGl());
                    QVERIFY(open(canvas, {400, 300}));
                    canvas.setOverlays(noOverlays());
                    canvas.setSource(testPicture(120, 90, format));
                    canvas.setReport(testReport(testPicture(120, 90, format), {16, 16}, 1));
                    canvas.setZoom(3);
                    auto preview = std::make_shared<Preview>();
                    preview->width = 120;
                    preview->height = 90;
                    preview->part = {30, 20, 60, 45};
                    preview->scale = scale;
                    preview->picture = testPicture(60 / scale, 45 / scale, format);
                    canvas.setPreview(preview);
                    views[isGl] = canvas.grabView();
                }
                const double differing = differingFraction(views[1], views[0], 3);
                QVERIFY2(differing <= 0.001, qPrintable(QString::number(differing)));
            }
    }

    void wipesAndPutsBesideAsThePainterDoes_data()
    {
        QTest::addColumn<ViewMode>("mode");
        QTest::addColumn<QPointF>("end"); // of the wipe's line
        QTest::newRow("wipe, upright") << ViewMode::Wipe << QPointF(200, 280);
        QTest::newRow("wipe, turned") << ViewMode::Wipe << QPointF(90, 200);
        QTest::newRow("wipe, upside down") << ViewMode::Wipe << QPointF(260, 20);
        QTest::newRow("side by side") << ViewMode::SideBySide << QPointF();
        QTest::newRow("difference") << ViewMode::Difference << QPointF();
    }
    void wipesAndPutsBesideAsThePainterDoes()
    {
        QFETCH(ViewMode, mode);
        QFETCH(QPointF, end);
        const auto look = [&](const GlProbe& probe) -> QImage {
            Canvas canvas(probe);
            if (!open(canvas, {400, 300}))
                return {};
            canvas.setOverlays(noOverlays());
            canvas.setSource(testPicture(333, 211, PixelFormat::Rgb8));
            const auto report = testReport(testPicture(333, 211, PixelFormat::Grey8), {16, 16}, 1);
            report->reference = std::make_shared<const Image>(333, 211, PixelFormat::Grey8);
            canvas.setReport(report);
            canvas.setShow(mode);
            canvas.setZoom(2);
            if (!end.isNull()) {
                mouse(canvas, QEvent::MouseButtonPress, canvas.scene().wipe.handle(WipeLine::Part::End, {400, 300}),
                      Qt::LeftButton);
                mouse(canvas, QEvent::MouseMove, end, Qt::LeftButton);
                mouse(canvas, QEvent::MouseButtonRelease, end, Qt::LeftButton);
            }
            if (mode == ViewMode::Difference && !QTest::qWaitFor([&] { return canvas.scene().difference != nullptr; }))
                return {};
            return canvas.grabView();
        };
        const double differing = differingFraction(look(m_probe), look(noGl()), 3);
        QVERIFY2(differing < 0.002, qPrintable(QString::number(differing)));
    }

    void shrinksSmoothly()
    {
        const ImagePtr picture = testPicture(1500, 1000, PixelFormat::Grey8);
        const QImage gl = seen(m_probe, picture, 0.2), painted = seen(noGl(), picture, 0.2);
        QVERIFY(differingFraction(gl, painted, 60) < 0.02); // two ways of smoothing
        QVERIFY(differingFraction(gl, QImage(gl.size(), QImage::Format_RGB32), 3) > 0.5);
    }

    void followsChangesOfThePicture()
    {
        Canvas canvas(m_probe);
        QVERIFY(open(canvas, {400, 300}));
        for (const auto& [width, height, format] : {std::tuple{40, 30, PixelFormat::Grey8},
                                                    {40, 30, PixelFormat::Rgb8},
                                                    {7, 90, PixelFormat::Float32},
                                                    {1, 1, PixelFormat::Rgb8}}) {
            canvas.setOverlays(noOverlays());
            canvas.setSource(testPicture(width, height, format));
            canvas.setReport(testReport(testPicture(width, height, format), {4, 4}, 1));
            canvas.setZoom(3);
            Canvas painter(noGl());
            QVERIFY(open(painter, {400, 300}));
            painter.setOverlays(noOverlays());
            painter.setSource(testPicture(width, height, format));
            painter.setZoom(3);
            QVERIFY(differingFraction(canvas.grabView(), painter.grabView(), 3) < 0.001);
        }
    }

    /// A floating dock moves its widgets to another window, which may destroy their OpenGL context.
    void survivesAnotherWindow()
    {
        QWidget first, second;
        auto* firstLayout = new QVBoxLayout(&first);
        auto* secondLayout = new QVBoxLayout(&second);
        auto* canvas = new Canvas(m_probe);
        canvas->setOverlays(noOverlays());
        canvas->setSource(testPicture(64, 48, PixelFormat::Rgb8));
        firstLayout->addWidget(canvas);
        first.resize(400, 300);
        second.resize(400, 300);
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        const QImage before = canvas->grabView();
        for (QVBoxLayout* layout : {secondLayout, firstLayout, secondLayout}) {
            layout->addWidget(canvas);
            QWidget* window = layout->parentWidget();
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window));
            QVERIFY(differingFraction(canvas->grabView(), before, 0) == 0);
        }
    }

    void asksForAHostPicture()
    {
        Canvas canvas(m_probe);
        QSignalSpy needed(&canvas, &Canvas::hostPictureNeeded);
        QSignalSpy changed(&canvas, &Canvas::displayStateChanged);
        QVERIFY(open(canvas, {400, 300}));
        canvas.setSource(testPicture(64, 48, PixelFormat::Rgb8));
        QCOMPARE(canvas.displayState().path, DisplayPath::Upload);
        QVERIFY2(canvas.displayState().reason.contains(m_probe.renderer), qPrintable(canvas.displayState().reason));
        auto report = testReport(nullptr, {16, 16}, 1);
        report->devicePicture = std::make_shared<UnreachablePicture>();
        canvas.setReport(report);
        QTRY_COMPARE(needed.count(), 1);
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(canvas.displayState().path, DisplayPath::Upload);
        QVERIFY(canvas.displayState().reason.contains(QStringLiteral("Uploaded to")));

        report = testReport(testPicture(64, 48, PixelFormat::Grey8), {16, 16}, 1);
        report->devicePicture = std::make_shared<UnreachablePicture>();
        canvas.setReport(report); // the host has a copy: no request
        canvas.grabView();
        QCOMPARE(test::still([&needed] { return needed.count(); }), 1);
    }

    void cleanupTestCase() { keepLibraries(); }

    void overlaysLieOverThePicture()
    {
        const auto view = [](const GlProbe& probe) {
            Canvas canvas(probe);
            if (!open(canvas, {400, 300}))
                return QImage();
            canvas.setReport(testReport(testPicture(200, 150, PixelFormat::Rgb8), {16, 16}, 2));
            canvas.setZoom(8);
            mouse(canvas, QEvent::MouseMove, {200, 150});
            return canvas.grabView();
        };
        QVERIFY(differingFraction(view(m_probe), view(noGl()), 6) < 0.002);
    }
};

TILESCOPE_TEST(CanvasGlTest, runWithOpenGl)
#include "canvas_gl_test.moc"
