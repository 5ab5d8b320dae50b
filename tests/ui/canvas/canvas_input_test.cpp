#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"

#include <QSignalSpy>

#include <cmath>

using namespace canvas_fixture;

class CanvasInputTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Canvas> m_canvas;
    ImagePtr m_source = testPicture(64, 48, PixelFormat::Rgb8);
    ImagePtr m_result = testPicture(64, 48, PixelFormat::Grey8);

    QString hovered(QPointF at)
    {
        QSignalSpy spy(m_canvas.get(), &Canvas::pixelHovered);
        mouse(*m_canvas, QEvent::MouseMove, at);
        return spy.isEmpty() ? QStringLiteral("(no signal)") : spy.last().first().toString();
    }

private slots:
    void init()
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        QVERIFY(open(*m_canvas, {664, 504}));
        m_canvas->setSource(m_source);
        m_canvas->setReport(testReport(m_result, {16, 16}, 1));
        QCOMPARE(m_canvas->zoom(), 10.0); // fitted with a margin of 12: the picture lies at (12, 12) … (652, 492)
    }
    void cleanup() { m_canvas.reset(); }

    void wheelZooms_data()
    {
        QTest::addColumn<QPoint>("angle");
        QTest::addColumn<int>("modifier");
        QTest::addColumn<double>("factor");
        QTest::newRow("in") << QPoint(0, 120) << int(Qt::NoModifier) << 1.25;
        QTest::newRow("out") << QPoint(0, -120) << int(Qt::NoModifier) << 1 / 1.25;
        QTest::newRow("fine") << QPoint(0, 120) << int(Qt::ShiftModifier) << 1.05;
        QTest::newRow("fine, turned sideways") << QPoint(-120, 0) << int(Qt::ShiftModifier) << 1 / 1.05;
        QTest::newRow("coarse") << QPoint(0, 120) << int(Qt::ControlModifier) << 2.0;
        QTest::newRow("touchpad") << QPoint(0, 12) << int(Qt::NoModifier) << std::pow(1.25, 0.1);
    }
    void wheelZooms()
    {
        QFETCH(QPoint, angle);
        QFETCH(int, modifier);
        QFETCH(double, factor);
        QSignalSpy spy(m_canvas.get(), &Canvas::zoomChanged);
        const QString before = hovered({227, 338});
        wheel(*m_canvas, {227, 338}, angle, Qt::KeyboardModifiers(modifier));
        QCOMPARE(m_canvas->zoom(), 10.0 * factor);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toDouble(), 10.0 * factor);
        mouse(*m_canvas, QEvent::MouseMove, {1, 1});
        QCOMPARE(hovered({227, 338}), before); // the pixel under the cursor stayed
    }

    void dragPans_data()
    {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::addColumn<bool>("pans");
        QTest::newRow("left") << Qt::LeftButton << true;
        QTest::newRow("middle") << Qt::MiddleButton << true;
        QTest::newRow("right") << Qt::RightButton << false;
    }
    void dragPans()
    {
        QFETCH(Qt::MouseButton, button);
        QFETCH(bool, pans);
        const QString before = hovered({200, 200});
        mouse(*m_canvas, QEvent::MouseButtonPress, {200, 200}, button);
        mouse(*m_canvas, QEvent::MouseMove, {260, 170}, button);
        mouse(*m_canvas, QEvent::MouseButtonRelease, {260, 170}, button);
        mouse(*m_canvas, QEvent::MouseMove, {1, 1});
        QCOMPARE(hovered(pans ? QPointF(260, 170) : QPointF(200, 200)), before);
        mouse(*m_canvas, QEvent::MouseMove, {300, 300}); // without a pressed button nothing moves
        QCOMPARE(hovered(pans ? QPointF(260, 170) : QPointF(200, 200)), before);
    }

    void keysPanAndZoom()
    {
        const QString before = hovered({300, 250});
        QTest::keyClick(m_canvas.get(), Qt::Key_Left); // the view goes left, the picture right
        QTest::keyClick(m_canvas.get(), Qt::Key_Up);
        QCOMPARE(hovered({364, 314}), before);
        QTest::keyClick(m_canvas.get(), Qt::Key_Right);
        QTest::keyClick(m_canvas.get(), Qt::Key_Down);
        QCOMPARE(hovered({300, 250}), before);
        QTest::keyClick(m_canvas.get(), Qt::Key_Plus);
        QCOMPARE(m_canvas->zoom(), 12.5);
        QTest::keyClick(m_canvas.get(), Qt::Key_Minus);
        QCOMPARE(m_canvas->zoom(), 10.0);
    }

    void hoverReadsBothPictures()
    {
        const auto* pixel = m_source->row<std::uint8_t>(5) + 7 * 3;
        const QString expected = QStringLiteral("(7, 5)  source %1 %2 %3  result %4")
                                     .arg(pixel[0])
                                     .arg(pixel[1])
                                     .arg(pixel[2])
                                     .arg(m_result->row<std::uint8_t>(5)[7]);
        QCOMPARE(hovered({12 + 75, 12 + 55}), expected);
        QCOMPARE(hovered({2, 2}), QString()); // beside the picture
        QVERIFY(!hovered({100, 100}).isEmpty());
        QSignalSpy spy(m_canvas.get(), &Canvas::pixelHovered);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_canvas.get(), &leave);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toString(), QString());
    }

    void hoverReadsFloats()
    {
        const ImagePtr floats = testPicture(64, 48, PixelFormat::Float32);
        m_canvas->setReport(testReport(floats, {16, 16}, 1));
        const QString text = hovered({12 + 5, 12 + 5});
        QVERIFY2(text.endsWith(QStringLiteral("result %1").arg(static_cast<double>(floats->row<float>(0)[0]))),
                 qPrintable(text));
    }

    void fitIsKeptUntilThePersonZooms()
    {
        m_canvas->resize(344, 504);
        QCOMPARE(m_canvas->zoom(), 5.0);
        m_canvas->setZoom(1);
        m_canvas->resize(664, 504);
        QCOMPARE(m_canvas->zoom(), 1.0);
        m_canvas->fit();
        QCOMPARE(m_canvas->zoom(), 10.0);
    }

    void aNewPictureReplacesTheOldResult()
    {
        m_canvas->setOverlays(noOverlays());
        const QImage result = m_canvas->grabView();
        m_canvas->setShow(Canvas::Show::Source);
        QCOMPARE(m_canvas->scene().mode, Canvas::Show::Source);
        const QImage source = m_canvas->grabView();
        QVERIFY(differingFraction(result, source, 8) > 0.3);
        m_canvas->setShow(Canvas::Show::Result);
        m_canvas->setReport(nullptr);
        m_canvas->setReport(std::make_shared<Report>()); // a run that failed has no picture
        QVERIFY(m_canvas->grabView() == result);
        m_canvas->setSource(testPicture(64, 48, PixelFormat::Rgb8)); // the source is shown until its result arrives
        QVERIFY(m_canvas->grabView() == source);
        m_canvas->setSource(testPicture(128, 96, PixelFormat::Grey8));
        QCOMPARE(m_canvas->zoom(), 5.0);
        m_canvas->setSource(nullptr);
        QVERIFY(!m_canvas->grabView().isNull());
    }

    void saysThatItPaintsWithoutOpenGl()
    {
        QCOMPARE(m_canvas->displayState(), (DisplayState{DisplayPath::Painter, noGl().reason}));
        QVERIFY(!m_canvas->accessibleName().isEmpty());
        QVERIFY(!m_canvas->accessibleDescription().isEmpty());
    }
};

TILESCOPE_TEST(CanvasInputTest, runWithWidgets)
#include "canvas_input_test.moc"
