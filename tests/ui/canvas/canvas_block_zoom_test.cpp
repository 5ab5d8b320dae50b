#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/block_arrow.h"
#include "ui/canvas/caption_strip.h"
#include "ui/canvas/overlays/block_zoom.h"
#include "ui/canvas/scene.h"

#include <QSignalSpy>

using namespace canvas_fixture;

/// What is drawn of the blocks follows from the zoom.
class BlockZoomTest : public QObject
{
    Q_OBJECT

private:
    static constexpr QSize view{640, 480};

    static bool openWithBlocks(Canvas& canvas, BlockSize block, int halo)
    {
        if (!open(canvas, view))
            return false;
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        canvas.setReport(testReport(testPicture(300, 220, PixelFormat::Grey8), block, halo));
        QEvent leave(QEvent::Leave); // wherever the cursor is on this display
        QApplication::sendEvent(&canvas, &leave);
        return true;
    }

    static void doubleClick(Canvas& canvas, QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QMouseEvent event(QEvent::MouseButtonDblClick, at, canvas.mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(&canvas, &event);
        mouse(canvas, QEvent::MouseButtonRelease, at, Qt::LeftButton);
    }

private slots:
    /// From far to near; `blockScale` is 25 for a block of 16×16 with a halo of one pixel.
    void modeOfAScale_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<OverlayMode>("mode");
        QTest::newRow("a far view") << 0.05 << OverlayMode::Grid;
        QTest::newRow("blocks of 36") << 2.0 << OverlayMode::Grid;
        QTest::newRow("blocks of 41") << 2.3 << OverlayMode::Halo;
        QTest::newRow("a block fills the view") << 25.0 << OverlayMode::Halo;
        QTest::newRow("more than the block") << 36.0 << OverlayMode::Warps;
        QTest::newRow("a few warps") << 54.0 << OverlayMode::Warps;
        QTest::newRow("a few pixels") << 60.0 << OverlayMode::Lanes;
        QTest::newRow("the closest") << 256.0 << OverlayMode::Lanes;
    }
    void modeOfAScale()
    {
        QFETCH(double, scale);
        QTEST(modeAtScale(scale, {18, 18}, 25), "mode");
    }

    /// Whatever the block: each mode comes once, in this order, and lanes only where they can be numbered.
    void modesComeInOneOrder()
    {
        for (const auto& [reach, blockScale] :
             {std::pair{QSize(3, 3), 140.0}, {QSize(34, 6), 16.0}, {QSize(514, 3), 1.1}, {QSize(40, 40), 10.0}}) {
            QList<OverlayMode> seen;
            for (double scale = 0.02; scale <= 256; scale *= 1.05) {
                const OverlayMode mode = modeAtScale(scale, reach, blockScale);
                if (seen.isEmpty() || seen.back() != mode)
                    seen << mode;
                QVERIFY(mode != OverlayMode::Lanes || scale >= 20);
            }
            const QList<OverlayMode> all{OverlayMode::Grid, OverlayMode::Halo, OverlayMode::Warps, OverlayMode::Lanes};
            QCOMPARE(seen, all.mid(0, seen.size()));
            QVERIFY(seen.size() >= 2);
        }
    }

    void linesAreNeverTooClose_data()
    {
        QTest::addColumn<QSize>("block");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("stride");
        QTest::newRow("far apart") << QSize(16, 16) << 1.0 << 1;
        QTest::newRow("just apart") << QSize(16, 16) << 0.5 << 1;
        QTest::newRow("halved") << QSize(16, 16) << 0.49 << 2;
        QTest::newRow("flat") << QSize(32, 4) << 1.0 << 2;
        QTest::newRow("one row") << QSize(256, 1) << 0.5 << 16;
        QTest::newRow("a pixel") << QSize(1, 1) << 0.1 << 128;
        QTest::newRow("nothing") << QSize(1, 1) << 1e-9 << 65536;
    }
    void linesAreNeverTooClose()
    {
        QFETCH(QSize, block);
        QFETCH(double, scale);
        QTEST(gridStride(block, scale), "stride");
    }

    /// Flat blocks lose as many lines of one direction as of the other.
    void theGridThinsOutEvenlyAndSaysSo()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {32, 4}, 0));
        Canvas::Overlays overlays = noOverlays();
        canvas.setOverlays(overlays);
        const auto changed = [&canvas, &overlays](double zoom) {
            canvas.setZoom(zoom);
            overlays.grid = false;
            canvas.setOverlays(overlays);
            const QImage bare = canvas.grabView();
            overlays.grid = true;
            canvas.setOverlays(overlays);
            const QImage drawn = canvas.grabView();
            std::vector<int> across, down; // rows and columns that are lines
            for (int y = 150; y < 330; ++y)
                if (qAbs(qGray(drawn.pixel(330, y)) - qGray(bare.pixel(330, y))) > 8)
                    down.push_back(y);
            for (int x = 200; x < 440; ++x)
                if (qAbs(qGray(drawn.pixel(x, 241)) - qGray(bare.pixel(x, 241))) > 8)
                    across.push_back(x);
            return std::pair{down.size(), across.size()};
        };
        const auto [rows, columns] = changed(1);
        QVERIFY(rows > 0 && columns > 0);
        QCOMPARE(canvas.caption().grid, QStringLiteral("grid: every 2nd block"));
        changed(0.5);
        QCOMPARE(canvas.caption().grid, QStringLiteral("grid: every 4th block"));
        changed(4);
        QCOMPARE(canvas.caption().grid, QString());
    }

    /// The block that is stepped through is out of view: an arrow points at it and brings it back.
    void anArrowLeadsBackToTheBlock()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {32, 4}, 0));
        auto* const arrow = canvas.findChild<BlockArrow*>();
        canvas.setZoom(16);
        QVERIFY(arrow->isHidden());
        canvas.setChosenBlock(QPoint(0, 0));
        QVERIFY(!arrow->isHidden() && canvas.rect().contains(arrow->geometry()));
        QCOMPARE(arrow->text(), QStringLiteral("↖ block (0, 0)"));
        QVERIFY(arrow->x() < canvas.width() / 2 && arrow->y() < canvas.height() / 2);
        Canvas::Overlays overlays = canvas.scene().overlays;
        overlays.tiles = false;
        canvas.setOverlays(overlays);
        QVERIFY(arrow->isHidden());
        overlays.tiles = true;
        canvas.setOverlays(overlays);
        QTest::mouseClick(arrow, Qt::LeftButton);
        QVERIFY(arrow->isHidden());
        QCOMPARE(canvas.zoom(), 16.0);
    }

    void theBlockFillsTheView()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        QVERIFY(!canvas.showsBlockWhole({2, 3}));
        QVERIFY(canvas.zoomToBlock(QPoint(2, 3)));
        QVERIFY(canvas.showsBlockWhole({2, 3}));
        QVERIFY(!canvas.showsBlockWhole({3, 3}));
        QVERIFY2(canvas.zoom() * 18 > 0.75 * view.height() && canvas.zoom() * 18 < 0.95 * view.height(),
                 qPrintable(QString::number(canvas.zoom())));
        QCOMPARE(canvas.drawnBlock(), std::optional(QPoint(2, 3))); // without a cursor
        const double zoom = canvas.zoom();
        QVERIFY(!canvas.zoomToBlock(QPoint(200, 3)));
        QCOMPARE(canvas.zoom(), zoom);

        canvas.fit();
        QVERIFY(canvas.zoomToBlock()); // the one in the middle
        QVERIFY(canvas.showsBlockWhole({9, 6}));
        canvas.fit();
        canvas.setChosenBlock(QPoint(1, 1));
        QVERIFY(canvas.zoomToBlock());
        QVERIFY(canvas.showsBlockWhole({1, 1}));
        canvas.fit();
        mouse(canvas, QEvent::MouseMove, {320, 240});
        QVERIFY(canvas.zoomToBlock()); // the one under the cursor comes first
        QVERIFY(canvas.showsBlockWhole({9, 6}));
        canvas.fit();
        mouse(canvas, QEvent::MouseMove, {250, 200});
        const auto under = canvas.drawnBlock();
        QVERIFY(under && canvas.zoomToBlock());
        QVERIFY(canvas.showsBlockWhole(*under));
        QCOMPARE(canvas.drawnBlock(), under); // although another one is under the cursor now
    }

    void thereIsNoBlockToZoomTo()
    {
        Canvas canvas(noGl());
        QVERIFY(open(canvas, view));
        QVERIFY(!canvas.zoomToBlock());
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        QVERIFY(!canvas.zoomToBlock());
        canvas.setReport(testReport(testPicture(300, 220, PixelFormat::Grey8), {0, 0}, 0));
        QVERIFY(!canvas.zoomToBlock());
        QVERIFY(!canvas.zoomToBlock(QPoint(0, 0)));
    }

    void theOverlayFollowsTheWheel()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        Canvas::Overlays overlays;
        overlays.followsZoom = true;
        canvas.setOverlays(overlays);
        canvas.setZoom(1);
        QList<OverlayMode> seen;
        for (int notch = 0; notch < 22; ++notch) {
            wheel(canvas, {320, 240}, {0, 120});
            if (seen.isEmpty() || seen.back() != canvas.scene().overlays.mode)
                seen << canvas.scene().overlays.mode;
        }
        const QList<OverlayMode> all{OverlayMode::Grid, OverlayMode::Halo, OverlayMode::Warps, OverlayMode::Lanes};
        QCOMPARE(seen, all);
        QVERIFY(canvas.zoomToBlock());
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Halo);
        overlays.followsZoom = false; // chosen by hand
        overlays.mode = OverlayMode::Border;
        canvas.setOverlays(overlays);
        canvas.setZoom(100);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Border);
    }

    /// The cursor is on the slider then, and a block at this zoom too small for a halo otherwise.
    void aMovingSettingShowsItsBlock_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<OverlayMode>("atRest");
        QTest::newRow("tiny") << 0.4 << OverlayMode::Grid;
        QTest::newRow("small") << 1.0 << OverlayMode::Grid;
        QTest::newRow("halo") << 3.0 << OverlayMode::Halo;
    }
    void aMovingSettingShowsItsBlock()
    {
        QFETCH(double, zoom);
        QFETCH(OverlayMode, atRest);
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        Canvas::Overlays overlays = noOverlays();
        overlays.tiles = overlays.block = overlays.followsZoom = true;
        canvas.setOverlays(overlays);
        canvas.setZoom(zoom);
        QVERIFY(!canvas.drawnBlock());
        QCOMPARE(canvas.scene().overlays.mode, atRest);
        const ImagePtr picture = testPicture(300, 220, PixelFormat::Grey8);
        QImage before = canvas.grabView();
        for (int halo = 2; halo < 12; ++halo) {
            const auto report = testReport(picture, {16, 16}, halo);
            report->recipe.parameters["radius"] = std::int64_t{halo};
            Preview preview;
            preview.recipe = report->recipe;
            preview.geometry = report->geometry;
            preview.width = 300;
            preview.height = 220;
            canvas.setPreview(std::make_shared<Preview>(preview));
            QCOMPARE(canvas.drawnBlock(), std::optional(QPoint(9, 6)));
            QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Halo);
            const QImage drawn = canvas.grab().toImage();
            QVERIFY2(drawn != before, qPrintable(QString::number(halo)));
            canvas.setReport(report); // of the same settings
            QCOMPARE(canvas.grab().toImage(), drawn);
            before = drawn;
        }
        QTRY_VERIFY(!canvas.drawnBlock());
        QCOMPARE(canvas.scene().overlays.mode, atRest);
        overlays.followsZoom = false; // chosen by hand
        overlays.mode = OverlayMode::Grid;
        canvas.setOverlays(overlays);
        canvas.setReport(testReport(picture, {8, 8}, 1));
        QVERIFY(canvas.drawnBlock());
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Grid);
    }

    /// Warps have no pixels of their own if threads and pixels do not match.
    void withoutWarpsTheHaloStays()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        const auto report = testReport(testPicture(300, 220, PixelFormat::Grey8), {16, 16}, 1);
        report->geometry.blockHeight = 32;
        canvas.setReport(report);
        Canvas::Overlays overlays;
        overlays.followsZoom = true;
        canvas.setOverlays(overlays);
        canvas.setZoom(200);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Halo);
    }

    void doubleClicks()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        QSignalSpy doubles(&canvas, &Canvas::doubleClicked);
        const double fitted = canvas.zoom();
        mouse(canvas, QEvent::MouseMove, {320, 240});
        doubleClick(canvas, {320, 240});
        QCOMPARE(doubles.size(), 1);
        QCOMPARE(canvas.zoom(), fitted);
        doubleClick(canvas, {320, 240}, Qt::ControlModifier);
        QCOMPARE(doubles.size(), 1);
        QVERIFY(canvas.showsBlockWhole({9, 6}));
        canvas.setInspecting(true); // clicks pin pixels
        doubleClick(canvas, {320, 240});
        QCOMPARE(doubles.size(), 1);
        canvas.setInspecting(false);
        canvas.setShow(ViewMode::Wipe); // it resets the wipe's line
        doubleClick(canvas, {320, 240});
        QCOMPARE(doubles.size(), 1);
    }

    /// The first part is never given up; the others and the legend are, from the end.
    void theStripShowsWhatFits()
    {
        Caption caption;
        caption.legend = {{Caption::Sign::Tile, "tile"}, {Caption::Sign::Halo, "halo, read again"}};
        caption.parts = {"18×18 read for 16×16 written: 1.27×", "block (1, 2)", "8 warps"};
        caption.grid = "grid: every 4th block";
        CaptionStrip strip;
        strip.setCaption(caption);
        QVERIFY(strip.toolTip().contains("8 warps") && strip.toolTip().contains("every 4th"));
        QCOMPARE(strip.minimumSizeHint().width(), 0); // it must not widen the window
        QImage before;
        for (const int width : {1200, 500, 330, 120}) {
            strip.resize(width, strip.sizeHint().height());
            const QImage shown = strip.grab().toImage();
            QVERIFY(shown != before.copy(shown.rect()));
            before = shown;
        }
        const int height = strip.sizeHint().height();
        strip.setCaption({});
        QCOMPARE(strip.sizeHint().height(), height);
    }

    void theCaptionIsUnderAGrabbedView()
    {
        Canvas canvas(noGl());
        QVERIFY(openWithBlocks(canvas, {16, 16}, 1));
        QSignalSpy changes(&canvas, &Canvas::captionChanged);
        const QImage with = canvas.grabView();
        QCOMPARE(with.height(), view.height() + captionHeight(canvas.fontMetrics()));
        Canvas::Overlays overlays = canvas.scene().overlays;
        overlays.tiles = false;
        canvas.setOverlays(overlays);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(canvas.grabView().height(), view.height());
    }
};

TILESCOPE_TEST(BlockZoomTest, runOffscreen)
#include "canvas_block_zoom_test.moc"
