#include "tests/ui/test_program.h"
#include "ui/canvas/view_transform.h"

#include <QTest>

#include <cmath>

using tilescope::ViewTransform;

class ViewTransformTest : public QObject
{
    Q_OBJECT

private:
    static ViewTransform transform(QSize image, QSizeF view, double ratio = 1)
    {
        ViewTransform made;
        made.setView(view, ratio);
        made.setImageSize(image);
        return made;
    }

private slots:
    void fits_data()
    {
        QTest::addColumn<QSize>("image");
        QTest::addColumn<QSizeF>("view");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("zoom");
        QTest::newRow("wide") << QSize(1000, 100) << QSizeF(524, 424) << 1.0 << 0.5;
        QTest::newRow("tall") << QSize(100, 800) << QSizeF(524, 424) << 1.0 << 0.5;
        QTest::newRow("small grows") << QSize(50, 40) << QSizeF(524, 424) << 1.0 << 10.0;
        QTest::newRow("one pixel stops at the largest zoom") << QSize(1, 1) << QSizeF(1024, 1024) << 1.0 << 256.0;
        QTest::newRow("high DPI counts device pixels") << QSize(1000, 100) << QSizeF(524, 424) << 2.0 << 1.0;
        QTest::newRow("tiny view") << QSize(100, 100) << QSizeF(10, 10) << 1.0 << 0.05;
    }
    void fits()
    {
        QFETCH(QSize, image);
        QFETCH(QSizeF, view);
        QFETCH(double, ratio);
        QFETCH(double, zoom);
        const ViewTransform fitted = transform(image, view, ratio);
        QCOMPARE(fitted.zoom(), zoom);
        QVERIFY(fitted.isFitted());
        const QPointF centre = fitted.toView(QRectF(QPointF(0, 0), QSizeF(image))).center();
        QVERIFY(std::abs(centre.x() - view.width() / 2) <= 1 / ratio);
        QVERIFY(std::abs(centre.y() - view.height() / 2) <= 1 / ratio);
    }

    void zoomKeepsThePixelUnderTheCursor_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<QPointF>("cursor");
        for (const double to : {0.5, 1.0, 1.25, 3.0, 17.0, 256.0})
            QTest::addRow("1 to %g", to) << 1.0 << to << QPointF(310, 190);
        QTest::newRow("out again") << 32.0 << 2.0 << QPointF(250, 220);
    }
    void zoomKeepsThePixelUnderTheCursor()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(QPointF, cursor);
        ViewTransform view = transform({512, 512}, {500, 400});
        view.zoomAt({250, 200}, from);
        const QPointF before = view.toImage(cursor);
        view.zoomAt(cursor, to);
        QCOMPARE(view.zoom(), to);
        const QPointF after = view.toImage(cursor);
        const double deviceHalf = 0.5 / std::min(from, to) + 0.5 / to + 1e-9; // the origin is rounded to device pixels
        QVERIFY2(std::abs(before.x() - after.x()) <= deviceHalf, qPrintable(QString::number(after.x() - before.x())));
        QVERIFY(std::abs(before.y() - after.y()) <= deviceHalf);
    }

    void zoomStaysInItsLimits()
    {
        ViewTransform view = transform({512, 512}, {536, 536});
        view.zoomAt({0, 0}, 1e9);
        QCOMPARE(view.zoom(), ViewTransform::maximumZoom);
        view.zoomAt({0, 0}, 0);
        QCOMPARE(view.zoom(), 0.25);
        view.zoomAt({0, 0}, std::nan(""));
        QCOMPARE(view.zoom(), 0.25);
    }

    void panCannotLoseThePicture()
    {
        ViewTransform view = transform({100, 100}, {400, 300});
        view.zoomAt({200, 150}, 2);
        view.panBy({-1e6, 1e6});
        QCOMPARE(view.toView(QPointF(100, 0)), QPointF(200, 150)); // its corner ends at the view's centre
        view.panBy({1e6, -1e6});
        QCOMPARE(view.toView(QPointF(0, 100)), QPointF(200, 150));
    }

    void resizingRefitsOrKeepsTheCentre()
    {
        ViewTransform view = transform({100, 100}, {424, 424});
        QCOMPARE(view.zoom(), 4.0);
        view.setView({224, 224}, 1);
        QCOMPARE(view.zoom(), 2.0);
        view.zoomAt({112, 112}, 10);
        view.panBy({-100, 50});
        const QPointF centre = view.toImage({112, 112});
        view.setView({600, 300}, 1);
        QCOMPARE(view.zoom(), 10.0);
        QCOMPARE(view.toImage({300, 150}), centre);
    }

    /// As for a presentation and back, until it is zoomed or panned.
    void aFilledPartFillsEveryView()
    {
        ViewTransform view = transform({300, 220}, {640, 480});
        view.fill({32, 48, 18, 18});
        const ViewTransform before = view;
        view.setView({400, 240}, 1);
        ViewTransform small = transform({300, 220}, {400, 240});
        small.fill({32, 48, 18, 18});
        QCOMPARE(view.zoom(), small.zoom());
        QCOMPARE(view.origin(), small.origin());
        view.setView({640, 480}, 1);
        QCOMPARE(view.zoom(), before.zoom());
        QCOMPARE(view.origin(), before.origin());
        view.panBy({1, 0});
        view.setView({400, 240}, 1);
        QCOMPARE(view.zoom(), before.zoom());
    }

    void pixelsAreCountedFromTheTopLeft()
    {
        ViewTransform view = transform({100, 100}, {400, 400});
        view.zoomAt({200, 200}, 8); // image (50, 50) is at (200, 200)
        QCOMPARE(view.pixelAt({200, 200}), QPoint(50, 50));
        QCOMPARE(view.pixelAt({199.5, 207.9}), QPoint(49, 50));
        view.panBy({1000, 1000});
        QCOMPARE(view.pixelAt({199, 199}), QPoint(-1, -1));
    }

    void originLiesOnDevicePixels()
    {
        ViewTransform view = transform({101, 77}, {400.5, 300.25}, 1.5);
        for (int i = 0; i < 20; ++i) {
            view.zoomAt({123.4 + i, 98.7}, view.zoom() * 1.07);
            const QPointF device = view.origin() * 1.5;
            QVERIFY(std::abs(device.x() - std::round(device.x())) < 1e-6);
            QVERIFY(std::abs(device.y() - std::round(device.y())) < 1e-6);
        }
    }
};

TILESCOPE_TEST(ViewTransformTest, runAlone)
#include "canvas_view_transform_test.moc"
