#include "inspection_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"

#include <QSignalSpy>

using namespace inspection_fixture;

/// The line along which values are shown, and its profile.
class CanvasLineTest : public QObject, private ShownCanvas
{
    Q_OBJECT

private slots:
    void init() { showNumbered(); }
    void cleanup() { m_canvas.reset(); }

    void altAndDragDrawALine()
    {
        QSignalSpy changed(m_canvas.get(), &Canvas::viewChanged);
        drag(*m_canvas, at(10, 5), at(20, 10), Qt::AltModifier);
        QCOMPARE(m_canvas->scene().line->line, QLine(10, 5, 20, 10));
        QVERIFY(!changed.isEmpty());
        drag(*m_canvas, at(30, 5), {30, 2000}, Qt::AltModifier); // stays inside the picture
        QCOMPARE(m_canvas->scene().line->line, QLine(30, 5, 1, 47));
        drag(*m_canvas, at(10, 5), at(20, 7), Qt::AltModifier | Qt::ShiftModifier); // horizontal
        QCOMPARE(m_canvas->scene().line->line, QLine(10, 5, 20, 5));
        send(*m_canvas, QEvent::MouseButtonPress, at(50, 40), Qt::AltModifier); // a click alone draws no line
        send(*m_canvas, QEvent::MouseButtonRelease, at(50, 40), Qt::AltModifier);
        QCOMPARE(m_canvas->scene().line->line, QLine(10, 5, 20, 5));
    }

    void theToolDrawsOneLine()
    {
        QSignalSpy drawn(m_canvas.get(), &Canvas::lineDrawn);
        m_canvas->setDrawsLine(true);
        drag(*m_canvas, at(3, 3), at(9, 3));
        QCOMPARE(drawn.count(), 1);
        QVERIFY(!m_canvas->drawsLine());
        QCOMPARE(m_canvas->scene().line->line, QLine(3, 3, 9, 3));
        drag(*m_canvas, at(30, 30), at(33, 30)); // pans again
        QCOMPARE(m_canvas->scene().line->line, QLine(3, 3, 9, 3));
    }

    void theLineHasHandles()
    {
        m_canvas->setLine(QLine(10, 10, 30, 10));
        drag(*m_canvas, at(30, 10), at(30, 40)); // its end
        QCOMPARE(m_canvas->scene().line->line, QLine(10, 10, 30, 40));
        drag(*m_canvas, at(10, 10), at(4, 2)); // its start
        QCOMPARE(m_canvas->scene().line->line, QLine(4, 2, 30, 40));
        m_canvas->setLine(QLine(10, 10, 30, 10));
        drag(*m_canvas, at(20, 10), at(23, 14)); // the whole line
        QCOMPARE(m_canvas->scene().line->line, QLine(13, 14, 33, 14));
        drag(*m_canvas, at(20, 14), at(63, 47)); // up to the picture's edge
        QCOMPARE(m_canvas->scene().line->line, QLine(43, 47, 63, 47));
        m_canvas->setZoom(20); // the line keeps its place in the picture
        QCOMPARE(m_canvas->scene().line->line, QLine(43, 47, 63, 47));
    }

    void theLineCanBeTakenAway()
    {
        m_canvas->setLine(QLine(10, 10, 30, 10));
        send(*m_canvas, QEvent::MouseButtonDblClick, at(20, 30), Qt::NoModifier); // not on the line
        send(*m_canvas, QEvent::MouseButtonRelease, at(20, 30), Qt::NoModifier);
        QVERIFY(m_canvas->scene().line);
        send(*m_canvas, QEvent::MouseButtonDblClick, at(20, 10), Qt::NoModifier);
        QVERIFY(!m_canvas->scene().line);
        QVERIFY(!m_canvas->profile());
        m_canvas->setLine(QLine(10, 10, 30, 10));
        QTest::keyClick(m_canvas.get(), Qt::Key_Delete);
        QVERIFY(!m_canvas->scene().line);
    }

    void aLineTakesANearestPixelAStep_data()
    {
        QTest::addColumn<QLine>("line");
        QTest::addColumn<QList<QPoint>>("pixels");
        QTest::newRow("point") << QLine(4, 5, 4, 5) << QList<QPoint>{{4, 5}};
        QTest::newRow("level") << QLine(1, 2, 3, 2) << QList<QPoint>{{1, 2}, {2, 2}, {3, 2}};
        QTest::newRow("upright, upwards") << QLine(1, 2, 1, 0) << QList<QPoint>{{1, 2}, {1, 1}, {1, 0}};
        QTest::newRow("diagonal") << QLine(2, 2, 0, 0) << QList<QPoint>{{2, 2}, {1, 1}, {0, 0}};
        QTest::newRow("flat") << QLine(0, 0, 5, 2) << QList<QPoint>{{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}, {5, 2}};
        QTest::newRow("halves go to the larger") << QLine(0, 1, 2, 0) << QList<QPoint>{{0, 1}, {1, 1}, {2, 0}};
        QTest::newRow("steep") << QLine(3, 0, 2, 4) << QList<QPoint>{{3, 0}, {3, 1}, {3, 2}, {2, 3}, {2, 4}};
    }
    void aLineTakesANearestPixelAStep()
    {
        QFETCH(QLine, line);
        QFETCH(QList<QPoint>, pixels);
        QCOMPARE(pixelsAlong(line), std::vector<QPoint>(pixels.begin(), pixels.end()));
    }

    void theProfileHasTheValuesAndBlockEdges()
    {
        const ImagePtr result = testPicture(64, 48, PixelFormat::Float32);
        m_canvas->setReport(testReport(result, {16, 8}, 1));
        m_canvas->setLine(QLine(0, 7, 40, 9));
        const auto profile = m_canvas->profile();
        QCOMPARE(profile->pixels.size(), std::size_t{41});
        QCOMPARE(profile->source.size(), std::size_t{41});
        QCOMPARE(profile->source[0], grey(70));
        QCOMPARE(profile->source[40], grey(130));
        QCOMPARE(profile->pixels[20], QPoint(20, 8));
        QCOMPARE(profile->result[20].channels[0], double(result->row<float>(8)[20]));
        QCOMPARE(profile->blockEdges, (std::vector<std::size_t>{10, 16, 32})); // row 8 begins at the tenth pixel
    }

    void theProfileOfAResultWithItsOwnPlaces()
    {
        show(numbered(64, 48), testReport(testPicture(12, 12, PixelFormat::Float32), {4, 4}, 0));
        m_canvas->setLine(QLine(0, 0, 11, 0));
        QVERIFY(m_canvas->profile()->source.empty());
        QCOMPARE(m_canvas->profile()->result.size(), std::size_t{12});
        m_canvas->setShow(ViewMode::Source);
        m_canvas->setLine(QLine(0, 0, 63, 0));
        QVERIFY(m_canvas->profile()->result.empty());
        QVERIFY(m_canvas->profile()->blockEdges.empty());
        QCOMPARE(m_canvas->profile()->source.size(), std::size_t{64});
    }
};

TILESCOPE_TEST(CanvasLineTest, runWithWidgets)
#include "canvas_line_test.moc"
