#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/scene.h"

#include <QSignalSpy>

using namespace canvas_fixture;

/// The canvas' display of one block of threads. The picture has 64 × 48 pixels, ten view units a pixel, at (12, 12);
/// blocks have 16 × 8 pixels.
class CanvasAccessTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Canvas> m_canvas;

    static QPointF at(double x, double y) { return {12 + 10 * x, 12 + 10 * y}; }

    void click(QPointF from, QPointF to, Qt::MouseButton button = Qt::LeftButton)
    {
        mouse(*m_canvas, QEvent::MouseButtonPress, from, button);
        if (from != to)
            mouse(*m_canvas, QEvent::MouseMove, to, button);
        mouse(*m_canvas, QEvent::MouseButtonRelease, to, button);
    }

    QColor colourAt(double x, double y) { return m_canvas->grabView().pixelColor(at(x, y).toPoint()); }

private slots:
    void init()
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        QVERIFY(open(*m_canvas, {664, 504}));
        auto black = std::make_shared<Image>(64, 48, PixelFormat::Grey8);
        m_canvas->setSource(black);
        m_canvas->setReport(testReport(black, {16, 8}, 1));
        m_canvas->setOverlays(noOverlays());
    }
    void cleanup() { m_canvas.reset(); }

    void aClickChoosesTheBlock_data()
    {
        QTest::addColumn<QPointF>("from");
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<bool>("isLeft");
        QTest::addColumn<QList<QPoint>>("blocks");
        QTest::newRow("click") << at(40, 20) << at(40, 20) << true << QList<QPoint>{{2, 2}};
        QTest::newRow("a hand that trembles")
            << at(40, 20) << at(40, 20) + QPointF(1, 1) << true << QList<QPoint>{{2, 2}};
        QTest::newRow("drag") << at(40, 20) << at(45, 25) << true << QList<QPoint>{};
        QTest::newRow("other button") << at(40, 20) << at(40, 20) << false << QList<QPoint>{};
        QTest::newRow("beside the picture") << QPointF(3, 3) << QPointF(3, 3) << true << QList<QPoint>{};
        QTest::newRow("last block") << at(63.5, 47.5) << at(63.5, 47.5) << true << QList<QPoint>{{3, 5}};
    }
    void aClickChoosesTheBlock()
    {
        QFETCH(QPointF, from);
        QFETCH(QPointF, to);
        QFETCH(bool, isLeft);
        QSignalSpy clicked(m_canvas.get(), &Canvas::clicked);
        click(from, to, isLeft ? Qt::LeftButton : Qt::MiddleButton);
        QList<QPoint> blocks;
        for (const auto& one : clicked)
            blocks << one.at(0).value<Focus>().block.value();
        QTEST(blocks, "blocks");
    }

    void aDragThatComesBackIsNoClick()
    {
        const QSignalSpy clicked(m_canvas.get(), &Canvas::clicked);
        mouse(*m_canvas, QEvent::MouseButtonPress, at(40, 20), Qt::LeftButton);
        mouse(*m_canvas, QEvent::MouseMove, at(50, 20), Qt::LeftButton);
        mouse(*m_canvas, QEvent::MouseMove, at(40, 20), Qt::LeftButton);
        mouse(*m_canvas, QEvent::MouseButtonRelease, at(40, 20), Qt::LeftButton);
        QCOMPARE(clicked.count(), 0);
    }

    void theChosenBlockIsOutlined()
    {
        const QImage bare = m_canvas->grabView();
        m_canvas->setChosenBlock(QPoint(2, 2));
        const QImage drawn = m_canvas->grabView();
        const auto differs = [&](QPointF point) { return drawn.pixel(point.toPoint()) != bare.pixel(point.toPoint()); };
        QVERIFY(differs(at(32, 17) + QPointF(-1.5, 0))); // its left edge
        QVERIFY(!differs(at(40, 20)));                   // not its middle
        QVERIFY(!differs(at(30, 20)));                   // nor the adjacent block
        m_canvas->setChosenBlock(QPoint(40, 2));         // there is no such block
        QVERIFY(m_canvas->grabView() == bare);
        m_canvas->setChosenBlock(QPoint(-1, -1));
        QVERIFY(!m_canvas->grabView().isNull());
    }

    void accessesLightUpAndFade()
    {
        AccessFlash load, store;
        load.pixels = {{10, 10, 4, 1}};
        load.isOfSource = true;
        store.pixels = {{30, 20, 4, 1}};
        store.isStore = true;
        m_canvas->showAccesses({load}, store);
        const QColor loaded = colourAt(12, 10.5), stored = colourAt(32, 20.5);
        QVERIFY(loaded.blue() > loaded.red());
        QVERIFY(stored.red() > stored.blue());
        QTRY_COMPARE(m_canvas->scene().flashes.size(), 1U); // the load has faded, the current one stays
        QVERIFY(m_canvas->scene().flashes.front().isStore);
        QVERIFY(colourAt(12, 10.5).lightness() < 40);
        m_canvas->showAccesses({}, std::nullopt);
        QTRY_VERIFY(m_canvas->scene().flashes.empty());
    }

    /// The pixels of a halo lie where another warp writes, so the numbers of the warps that write would be wrong.
    void aStepNamesItsWarpInPlaceOfTheOthers()
    {
        Canvas::Overlays overlays = noOverlays();
        overlays.tiles = overlays.block = true;
        m_canvas->setOverlays(overlays);
        mouse(*m_canvas, QEvent::MouseMove, at(20, 12), Qt::NoButton); // the block of the pixels 16…31, 8…15
        const auto differs = [](const QImage& a, const QImage& b, QRectF pixels) {
            const QRect place(at(pixels.x(), pixels.y()).toPoint(), (pixels.size() * 10).toSize());
            return a.copy(place) != b.copy(place);
        };
        const QImage numbered = m_canvas->grabView();
        AccessFlash halo;
        halo.pixels = {{15, 7, 18, 1}}; // the row over the block
        halo.isOfSource = true;
        m_canvas->showAccesses({}, halo);
        const QImage lit = m_canvas->grabView();
        QVERIFY(!differs(numbered, lit, {17, 9, 14, 6})); // of no known warp: the numbers stay
        halo.warp = 3;
        m_canvas->showAccesses({}, halo);
        const QImage named = m_canvas->grabView();
        QVERIFY(differs(lit, named, {17, 9, 14, 6}));     // the numbers of the warps that write are away
        QVERIFY(differs(lit, named, {15, 5.5, 18, 2.5})); // and the step's is at its pixels
        m_canvas->showAccesses({}, std::nullopt);
        QTRY_VERIFY(m_canvas->scene().flashes.empty());
        QTRY_VERIFY(!differs(numbered, m_canvas->grabView(), {17, 9, 14, 6}));
    }

    void manyAccessesAreBounded()
    {
        AccessFlash flash;
        flash.pixels = {{-5, -5, 1, 1}, {1000, 1000, 2, 2}}; // outside the picture
        m_canvas->showAccesses(std::vector<AccessFlash>(5000, flash), flash);
        QVERIFY(m_canvas->scene().flashes.size() <= AccessFlash::most);
        QVERIFY(!m_canvas->grabView().isNull());
    }
};

TILESCOPE_TEST(CanvasAccessTest, runWithWidgets)
#include "canvas_access_test.moc"
