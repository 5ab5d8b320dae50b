#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/block_placement.h"
#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/pictures/picture_layer.h"

#include <QSet>

using namespace canvas_fixture;

class BlockTest : public QObject
{
    Q_OBJECT

private:
    static Scene scene(BlockSize block, int halo, QPoint hovered, bool hasSharedTile = true)
    {
        Scene made;
        made.source.host = testPicture(100, 70, PixelFormat::Rgb8);
        made.result.host = testPicture(100, 70, PixelFormat::Grey8);
        made.report = testReport(made.result.host, block, halo, hasSharedTile);
        made.hoveredPixel = hovered;
        return made;
    }

private slots:
    void blockUnderThePixel_data()
    {
        QTest::addColumn<QPoint>("pixel");
        QTest::addColumn<QPoint>("index");
        QTest::addColumn<QRect>("tile");
        QTest::addColumn<QRect>("reach");
        QTest::newRow("first") << QPoint(0, 0) << QPoint(0, 0) << QRect(0, 0, 16, 8) << QRect(-2, -2, 20, 12);
        QTest::newRow("last of first") << QPoint(15, 7) << QPoint(0, 0) << QRect(0, 0, 16, 8) << QRect(-2, -2, 20, 12);
        QTest::newRow("inside") << QPoint(40, 20) << QPoint(2, 2) << QRect(32, 16, 16, 8) << QRect(30, 14, 20, 12);
        QTest::newRow("overhangs") << QPoint(99, 69) << QPoint(6, 8) << QRect(96, 64, 16, 8) << QRect(94, 62, 20, 12);
    }
    void blockUnderThePixel()
    {
        QFETCH(QPoint, pixel);
        const auto block = hoveredBlock(scene({16, 8}, 2, pixel));
        QVERIFY(block.has_value());
        QTEST(block->index, "index");
        QTEST(block->tile, "tile");
        QTEST(block->reach, "reach");
        QVERIFY(block->onePixelPerThread);
    }

    void noBlock()
    {
        QVERIFY(!hoveredBlock(Scene{}));
        QVERIFY(!hoveredBlock(scene({16, 8}, 2, {100, 3})));
        QVERIFY(!hoveredBlock(scene({16, 8}, 2, {-1, 3})));
        QVERIFY(!hoveredBlock(scene({0, 0}, 0, {3, 3})));
    }

    /// The first block begins at the region's corner; no block has the pixels around it.
    void blocksBeginAtTheRegion()
    {
        Scene made = scene({16, 8}, 2, {37, 13});
        made.view.setView({640, 480}, 1);
        made.view.setImageSize({100, 70});
        auto report = std::make_shared<Report>(*made.report);
        report->geometry.region = {20, 5, 30, 11}; // two blocks a row, two rows
        made.report = report;
        const auto block = hoveredBlock(made);
        QVERIFY(block);
        QCOMPARE(block->index, QPoint(1, 1));
        QCOMPARE(block->tile, QRect(36, 13, 16, 8));
        QCOMPARE(block->written, QRect(20, 5, 30, 11));
        QCOMPARE(blocksInView(made), QRect(0, 0, 2, 2));
        QVERIFY(captionOf(made).parts.contains("86 threads outside the region")); // 14×3 pixels of 128
        QVERIFY(blockOf(made, {0, 0}) && !blockOf(made, {2, 0}));
        for (const QPoint outside : {QPoint(19, 5), QPoint(20, 4), QPoint(50, 5), QPoint(20, 16)}) {
            made.hoveredPixel = outside;
            QVERIFY(!hoveredBlock(made));
        }
    }

    /// Whatever the block's shape: warps cover its pixels exactly once, 32 threads each, in the order of the threads'
    /// numbers.
    void warpsCoverTheBlock_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const auto& [width, height] :
             {std::pair{16, 16}, {32, 4}, {17, 3}, {1, 1}, {5, 7}, {64, 2}, {33, 31}, {1, 40}})
            QTest::addRow("%dx%d", width, height) << width << height;
    }
    void warpsCoverTheBlock()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const BlockPlacement block = *hoveredBlock(scene({width, height}, 1, {0, 0}));
        QSet<int> seen;
        for (int number = 0; number < block.warpCount(); ++number) {
            const std::vector<QRect> parts = block.warp(number);
            QVERIFY(parts.size() <= 3);
            for (const QRect& part : parts) {
                for (int y = part.top(); y <= part.bottom(); ++y) {
                    for (int x = part.left(); x <= part.right(); ++x) {
                        const int thread = y * width + x;
                        QCOMPARE(thread / 32, number);
                        QVERIFY(x < width && y < height && !seen.contains(thread));
                        seen.insert(thread);
                    }
                }
            }
        }
        QCOMPARE(seen.size(), width * height);
    }

    void caption_data()
    {
        QTest::addColumn<BlockSize>("block");
        QTest::addColumn<int>("halo");
        QTest::addColumn<bool>("hasSharedTile");
        QTest::addColumn<QString>("text");
        QTest::newRow("tile") << BlockSize{16, 16} << 1 << true
                              << "tile · halo, read again · clamped · 18×18 read for 16×16 written: 1.27× · "
                                 "block (1, 2) · 16×16 threads · 8 warps · tile 18×18 = 324 B shared";
        QTest::newRow("no tile")
            << BlockSize{16, 16} << 4 << false
            << "read by the block · halo, read again · clamped · 24×24 read for 16×16 written: 2.25× · "
               "block (1, 2) · 16×16 threads · 8 warps · no shared tile";
        QTest::newRow("one warp") << BlockSize{16, 1} << 15 << true
                                  << "tile · halo, read again · clamped · 46×31 read for 16×1 written: 89.13× · "
                                     "block (1, 33) · 16×1 threads · 1 warp · tile 46×31 = 1,426 B shared · "
                                     "grid: every 8th block";
        QTest::newRow("no halo") << BlockSize{16, 16} << 0 << false
                                 << "read by the block · block (1, 2) · 16×16 threads · 8 warps · no shared tile";
    }
    void caption()
    {
        QFETCH(BlockSize, block);
        QFETCH(int, halo);
        QFETCH(bool, hasSharedTile);
        QTEST(captionOf(scene(block, halo, {20, 33}, hasSharedTile)).text(), "text");
    }

    /// The first part, which is always shown, is the same for every block: nothing jumps under the mouse.
    void captionWithoutABlockIsOfAll()
    {
        Scene made = scene({16, 16}, 1, {20, 33});
        const QStringList hovered = captionOf(made).parts;
        made.hoveredPixel.reset();
        const QStringList all = captionOf(made).parts;
        QCOMPARE(all.front(), hovered.front());
        QVERIFY(!all.contains("block (1, 2)"));
        made.chosenBlock = QPoint(1, 2); // that of the replay
        QCOMPARE(captionOf(made).parts, hovered);
        made.overlays.tiles = false;
        QCOMPARE(captionOf(made), Caption());
        QCOMPARE(captionOf(Scene()), Caption());
    }

    void captionNamesWhatIsUnusual()
    {
        const Scene corner = scene({16, 8}, 1, {99, 69}); // 4 × 6 pixels of the last block lie in the picture
        QCOMPARE(captionOf(corner).parts.value(2), "104 threads outside the image");
        Scene made = scene({32, 4}, 2, {0, 0});
        auto report = std::make_shared<Report>(*made.report);
        report->geometry.tilePitch = 64;
        report->geometry.blockHeight = 8;
        made.report = report;
        QVERIFY(!hoveredBlock(made)->onePixelPerThread);
        const QString text = captionOf(made).text();
        QVERIFY2(text.contains("for 32×8 written"), qPrintable(text));
        QVERIFY2(text.contains("pitch 64"), qPrintable(text));
    }

    void captionOfAMode_data()
    {
        QTest::addColumn<OverlayMode>("mode");
        QTest::addColumn<QString>("text");
        QTest::newRow("grid") << OverlayMode::Grid << "block · 18×18 read";
        QTest::newRow("warps") << OverlayMode::Warps << "numbered row by row";
        QTest::newRow("lanes") << OverlayMode::Lanes << "number: the lane of the pixel's thread";
        QTest::newRow("border") << OverlayMode::Border << "this operation reads nothing outside the image";
        QTest::newRow("banks") << OverlayMode::Banks << "bank: address ÷ 4 modulo 32";
        QTest::newRow("order") << OverlayMode::Order << "tracing block (1, 2)…";
    }
    void captionOfAMode()
    {
        QFETCH(OverlayMode, mode);
        QFETCH(QString, text);
        Scene made = scene({16, 16}, 1, {20, 33});
        made.view.setView({640, 480}, 1);
        made.view.setImageSize({100, 70});
        made.view.zoomAt({0, 0}, 24);
        made.overlays.mode = mode;
        const QString whole = captionOf(made).text();
        QVERIFY2(whole.contains(text), qPrintable(whole));
        QVERIFY2(whole.contains("18×18 read for 16×16 written: 1.27×"), qPrintable(whole));
    }

    void visiblePartIsWhatTheViewShows()
    {
        PictureLayer layer;
        layer.view.setView({200, 100}, 1);
        layer.view.setImageSize({1000, 1000});
        layer.view.zoomAt({100, 50}, 10);
        layer.clip = QRectF(0, 0, 200, 100);
        const QPointF corner = layer.view.toImage({0, 0});
        const VisiblePart part = visiblePart(layer, {1000, 1000});
        QVERIFY(part.pixels.contains(QRect(corner.toPoint(), QSize(20, 10))));
        QVERIFY(part.pixels.width() <= 24 && part.pixels.height() <= 14);
        QCOMPARE(part.target, layer.view.toView(QRectF(part.pixels)));
        layer.clip = QRectF(-5000, 0, 10, 10);
        QVERIFY(visiblePart(layer, {10, 10}).isEmpty());
    }
};

TILESCOPE_TEST(BlockTest, runAlone)
#include "canvas_block_test.moc"
