#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/selection_tool.h"

#include <QSignalSpy>

using namespace canvas_fixture;

/// The picture has 64×48 pixels, ten view units a pixel, at (12, 12).
class CanvasSelectionTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Canvas> m_canvas;
    QList<QRect> m_dragged;

    static QPointF at(double x, double y) { return {12 + 10 * x, 12 + 10 * y}; }

    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const auto send = [&](QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held) {
            QMouseEvent event(type, point, m_canvas->mapToGlobal(point), button, held, modifiers);
            QApplication::sendEvent(m_canvas.get(), &event);
        };
        send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, (from + to) / 2, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    }

    void start(QSize picture = {64, 48})
    {
        m_canvas->setSource(testPicture(picture.width(), picture.height(), PixelFormat::Rgb8));
        m_canvas->setSelectable(true);
    }

private slots:
    void init()
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        m_dragged.clear();
        connect(m_canvas.get(), &Canvas::selectionDragged, this, [this](const QRect& rect) { m_dragged << rect; });
        QVERIFY(open(*m_canvas, {664, 504}));
    }
    void cleanup() { m_canvas.reset(); }

    void followsTheMouse_data()
    {
        QTest::addColumn<QPointF>("from");
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<QRect>("expected");
        // The selection before: pixels (20, 10) to (39, 29).
        QTest::newRow("drawn") << at(3.5, 4.5) << at(9.5, 6.5) << true << QRect(3, 4, 7, 3);
        QTest::newRow("drawn upwards") << at(9.5, 6.5) << at(3.5, 4.5) << true << QRect(3, 4, 7, 3);
        QTest::newRow("drawn over the old one") << at(22.5, 12.5) << at(30.5, 20.5) << true << QRect(22, 12, 9, 9);
        QTest::newRow("at least two") << at(3.5, 4.5) << at(9.5, 4.6) << true << QRect(3, 4, 7, 2);
        QTest::newRow("at the last pixel") << at(63.5, 47.2) << at(62.5, 47.3) << true << QRect(62, 46, 2, 2);
        QTest::newRow("outside the image") << at(60.5, 40.5) << at(90, 70) << true << QRect(60, 40, 4, 8);
        QTest::newRow("from outside") << at(-1, -1) << at(4.5, 4.5) << true << QRect(0, 0, 5, 5);
        QTest::newRow("moved") << at(30, 20) << at(35, 18) << false << QRect(25, 8, 20, 20);
        QTest::newRow("moved to the corner") << at(30, 20) << at(-90, 90) << false << QRect(0, 28, 20, 20);
        QTest::newRow("top left") << at(20, 10) << at(15.5, 5.5) << false << QRect(15, 5, 25, 25);
        QTest::newRow("bottom right") << at(40, 30) << at(25.5, 14.5) << false << QRect(20, 10, 6, 5);
        QTest::newRow("top right") << at(40, 10) << at(49.5, 0.5) << false << QRect(20, 0, 30, 30);
        QTest::newRow("bottom left, turned over") << at(20, 30) << at(45.5, 3.5) << false << QRect(39, 3, 7, 8);
    }
    void followsTheMouse()
    {
        QFETCH(QPointF, from);
        QFETCH(QPointF, to);
        QFETCH(bool, shift);
        QFETCH(QRect, expected);
        start();
        m_canvas->setSelection(QRect(20, 10, 20, 20));
        drag(from, to, shift ? Qt::ShiftModifier : Qt::NoModifier);
        QCOMPARE(m_canvas->scene().selection, expected);
        QVERIFY(!m_dragged.isEmpty());
        QCOMPARE(m_dragged.back(), expected);
        QCOMPARE(m_canvas->zoom(), 10.0);
    }

    void growsNoLargerThanATemplate()
    {
        start({640, 480}); // one view unit a pixel
        drag({112, 112}, {500, 400}, Qt::ShiftModifier);
        QCOMPARE(m_canvas->scene().selection, QRect(100, 100, 64, 64));
        start({1, 1});
        drag({300, 200}, {600, 460}, Qt::ShiftModifier);
        QCOMPARE(m_dragged.back(), QRect(0, 0, 1, 1));
    }

    void leavesEverythingElseToPanning()
    {
        start();
        m_canvas->setSelection(QRect(20, 10, 20, 20));
        drag(at(5, 5), at(8, 8)); // outside the selection
        QVERIFY(m_dragged.isEmpty());
        drag(at(33, 23), at(33, 23)); // a click at its current place
        QVERIFY(m_dragged.isEmpty());
        m_canvas->setSelectable(false);
        drag(at(33, 23), at(34, 26), Qt::ShiftModifier);
        QVERIFY(m_dragged.isEmpty());
        QCOMPARE(m_canvas->scene().selection, QRect(20, 10, 20, 20));
    }

    void isNotDraggedOnAMatrix()
    {
        start();
        m_canvas->setReport(testReport(testPicture(200, 200, PixelFormat::Float32), {16, 16}, 0));
        drag({300, 200}, {340, 260}, Qt::ShiftModifier);
        QVERIFY(m_dragged.isEmpty());
        m_canvas->setReport(testReport(testPicture(60, 40, PixelFormat::Float32), {16, 16}, 0)); // the same coordinates
        m_canvas->fit();
        drag({300, 200}, {340, 260}, Qt::ShiftModifier);
        QVERIFY(!m_dragged.isEmpty());
    }

    void staysWhileItIsDragged()
    {
        start();
        connect(m_canvas.get(), &Canvas::selectionDragged, m_canvas.get(),
                [this] { m_canvas->setSelection(QRect(0, 0, 3, 3)); });
        drag(at(3.5, 4.5), at(9.5, 6.5), Qt::ShiftModifier);
        QCOMPARE(m_canvas->scene().selection, QRect(3, 4, 7, 3));
    }

    void cursorTellsWhatWillHappen()
    {
        start();
        m_canvas->setSelection(QRect(20, 10, 20, 20));
        const auto shapeAt = [this](QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QMouseEvent event(QEvent::MouseMove, point, m_canvas->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                              modifiers);
            QApplication::sendEvent(m_canvas.get(), &event);
            return m_canvas->cursor().shape();
        };
        QCOMPARE(shapeAt(at(3, 3)), Qt::ArrowCursor);
        QCOMPARE(shapeAt(at(3, 3), Qt::ShiftModifier), Qt::CrossCursor);
        QCOMPARE(shapeAt(at(30, 20)), Qt::SizeAllCursor);
        QCOMPARE(shapeAt(at(20, 10)), Qt::SizeFDiagCursor);
        QCOMPARE(shapeAt(at(40, 10)), Qt::SizeBDiagCursor);
        QCOMPARE(shapeAt(at(40, 30)), Qt::SizeFDiagCursor);
        m_canvas->setSelectable(false);
        QCOMPARE(m_canvas->cursor().shape(), Qt::ArrowCursor);
    }
};

TILESCOPE_TEST(CanvasSelectionTest, runWithWidgets)
#include "canvas_selection_test.moc"
