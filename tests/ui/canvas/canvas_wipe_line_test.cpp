#include "tests/ui/test_program.h"
#include "ui/canvas/wipe_line.h"

#include <QtTest>

#include <cmath>

using namespace tilescope;
using Part = WipeLine::Part;

/// The geometry of the wipe, in a view of 400×300.
class CanvasWipeLineTest : public QObject
{
    Q_OBJECT

private:
    static constexpr QSizeF view{400, 300};

    static bool near(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-9; }
    static double area(const QPolygonF& polygon)
    {
        double twice = 0;
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF a = polygon[i], b = polygon[(i + 1) % polygon.size()];
            twice += a.x() * b.y() - b.x() * a.y();
        }
        return std::abs(twice) / 2;
    }

private slots:
    void cutsRectangles_data()
    {
        QTest::addColumn<QPointF>("through");
        QTest::addColumn<QPointF>("normal");
        QTest::addColumn<double>("expected");
        const double half = std::sqrt(0.5);
        QTest::newRow("left quarter") << QPointF(100, 7) << QPointF(-1, 0) << 100.0 * 300;
        QTest::newRow("right of it") << QPointF(100, 7) << QPointF(1, 0) << 300.0 * 300;
        QTest::newRow("upper third") << QPointF(5, 100) << QPointF(0, -1) << 400.0 * 100;
        QTest::newRow("a corner") << QPointF(50, 0) << QPointF(-half, -half) << 50.0 * 50 / 2;
        QTest::newRow("all but the corner") << QPointF(50, 0) << QPointF(half, half) << 400.0 * 300 - 50.0 * 50 / 2;
        QTest::newRow("all") << QPointF(-9, 0) << QPointF(1, 0) << 400.0 * 300;
        QTest::newRow("nothing") << QPointF(-9, 0) << QPointF(-1, 0) << 0.0;
    }
    void cutsRectangles()
    {
        QFETCH(QPointF, through);
        QFETCH(QPointF, normal);
        QFETCH(double, expected);
        QVERIFY(std::abs(area(cut({QPointF(0, 0), view}, {through, normal})) - expected) < 1e-6);
    }

    void beginsUprightInTheMiddle()
    {
        const WipeLine line;
        QVERIFY(near(line.across(view).p1(), {200, 0}));
        QVERIFY(near(line.across(view).p2(), {200, 300}));
        QVERIFY(line.sourceSide(view).depth({10, 150}) > 0); // the source is on the left
        QVERIFY(line.resultSide(view).depth({10, 150}) < 0);
        QCOMPARE(line.partAt({204, 90}, view), Part::Line);
        QCOMPARE(line.partAt({215, 90}, view), Part::None);
        QCOMPARE(line.partAt(line.handle(Part::Start, view) + QPointF(9, 0), view), Part::Start);
        QCOMPARE(line.partAt(line.handle(Part::End, view), view), Part::End);
        QCOMPARE(line.cursorOf(Part::Line), Qt::SizeHorCursor);
    }

    void isDraggedAndStaysInTheView()
    {
        WipeLine line;
        line.press(Part::Line, {203, 100}, view); // it does not jump to the cursor
        line.dragTo({103, 100}, view, false);
        QVERIFY(near(line.pivot(view), {100, 150}));
        QCOMPARE(line.angle(), 0.0);
        line.dragTo({-5000, 9000}, view, false);
        QVERIFY(near(line.pivot(view), {0, 300}));
        line.release();
        line.dragTo({100, 100}, view, false);
        QVERIFY(near(line.pivot(view), {0, 300}));
    }

    void turnsByItsEnds_data()
    {
        QTest::addColumn<Part>("part");
        QTest::addColumn<QPointF>("cursor");
        QTest::addColumn<bool>("inSteps");
        QTest::addColumn<double>("angle");
        QTest::newRow("end to the left") << Part::End << QPointF(100, 150) << false << 90.0;
        QTest::newRow("end to the lower left") << Part::End << QPointF(150, 200) << false << 45.0;
        QTest::newRow("start to the upper right") << Part::Start << QPointF(250, 100) << false << 45.0;
        QTest::newRow("start to the left") << Part::Start << QPointF(100, 150) << false << -90.0;
        QTest::newRow("in steps") << Part::End << QPointF(147, 200) << true << 45.0;
        QTest::newRow("in steps, near upright") << Part::End << QPointF(209, 290) << true << 0.0;
    }
    void turnsByItsEnds()
    {
        QFETCH(Part, part);
        QFETCH(QPointF, cursor);
        QFETCH(bool, inSteps);
        QFETCH(double, angle);
        WipeLine line;
        line.press(part, line.handle(part, view), view);
        line.dragTo(cursor, view, inSteps);
        QVERIFY2(std::abs(line.angle() - angle) < 1e-9, qPrintable(QString::number(line.angle())));
        QVERIFY(near(line.pivot(view), {200, 150}));
        // The two sides are complementary, and the line is between them.
        QVERIFY(std::abs(line.sourceSide(view).depth(line.across(view).p1())) < 1e-9);
        QVERIFY(near(line.sourceSide(view).normal, -line.resultSide(view).normal));
        const QRectF inside = QRectF({0, 0}, view).adjusted(1, 1, -1, -1);
        for (const Part end : {Part::Start, Part::End})
            QVERIFY(inside.contains(line.handle(end, view)));
    }

    void keepsItsAngleWhereTheCursorPointsNowhere()
    {
        WipeLine line({0.5, 0.5}, 30);
        line.press(Part::End, line.handle(Part::End, view), view);
        line.dragTo(line.pivot(view), view, false);
        QCOMPARE(line.angle(), 30.0);
        line.dragTo({0, 0}, {0, 0}, false); // an empty view
        QCOMPARE(line.angle(), 30.0);
        line.reset();
        QVERIFY(line == WipeLine());
    }

    void itsHandlesCanBeReachedInAnyView()
    {
        for (const QSizeF size : {QSizeF(120, 90), QSizeF(400, 300), QSizeF(3000, 200)})
            for (const QPointF pivot : {QPointF(0, 0), QPointF(1, 0.5), QPointF(0.3, 1)})
                for (int angle = -180; angle <= 180; angle += 5) {
                    const WipeLine line(pivot, angle);
                    for (const Part end : {Part::Start, Part::End})
                        QVERIFY(
                            QRectF({0, 0}, size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(line.handle(end, size)));
                }
    }
};

TILESCOPE_TEST(CanvasWipeLineTest, runAlone)
#include "canvas_wipe_line_test.moc"
