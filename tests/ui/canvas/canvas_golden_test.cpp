#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/wipe_line.h"

#include "gpu/emulator/observe/reuse/reuse_map.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <functional>
#include <memory>

using namespace canvas_fixture;

/// Compares the overlays with pictures that were approved by eye. TILESCOPE_WRITE_GOLDEN=1 rewrites tests/data/golden:
/// inspect the pictures before committing them.
class CanvasGoldenTest : public QObject
{
    Q_OBJECT

private slots:
    void looksAsBefore_data()
    {
        QTest::addColumn<BlockSize>("block");
        QTest::addColumn<int>("halo");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QPointF>("pan");
        QTest::addColumn<QPointF>("cursor");
        const QPointF nowhere(-1, -1), middle(320, 240);
        QTest::newRow("grid") << BlockSize{16, 16} << 1 << 2.0 << QPointF() << nowhere;
        QTest::newRow("grid_faint") << BlockSize{8, 8} << 1 << 1.0 << QPointF() << nowhere;
        QTest::newRow("block_in_the_middle") << BlockSize{16, 16} << 3 << 6.0 << QPointF() << middle;
        QTest::newRow("block_at_the_corner") << BlockSize{16, 16} << 4 << 8.0 << QPointF(1e5, 1e5) << QPointF(360, 290);
        QTest::newRow("block_overhanging") << BlockSize{32, 8} << 2 << 8.0 << QPointF(-1e5, -1e5) << QPointF(310, 235);
        QTest::newRow("warps") << BlockSize{17, 3} << 2 << 26.0 << QPointF() << middle;
        QTest::newRow("large_pixels") << BlockSize{8, 8} << 1 << 40.0 << QPointF() << middle;
    }

    void looksAsBefore()
    {
        QFETCH(BlockSize, block);
        QFETCH(int, halo);
        QFETCH(double, zoom);
        QFETCH(QPointF, pan);
        QFETCH(QPointF, cursor);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        canvas.setReport(testReport(testPicture(300, 220, PixelFormat::Grey8), block, halo));
        Canvas::Overlays overlays;
        overlays.values = false; // warps show their numbers where pixels show no values
        canvas.setOverlays(overlays);
        canvas.setZoom(zoom);
        mouse(canvas, QEvent::MouseButtonPress, {0, 0}, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseButtonRelease, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, cursor);
        compare(canvas, [&canvas] { canvas.setOverlays(noOverlays()); });
    }

    void annotationsLookAsBefore_data()
    {
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<Annotations>("annotations");
        QTest::addColumn<DisplayScale>("scale");
        QTest::addColumn<bool>("selects");
        Annotations boxes, profiles, hatches;
        boxes.boxes = {{20, 10, 24, 24, "0.99", Box::Where::Both},     {48, 10, 24, 24, "0.97", Box::Where::Both},
                       {30, 22, 24, 24, "0.91", Box::Where::Both},     {280, 200, 20, 20, "0.88", Box::Where::Result},
                       {150, 100, 9, 9, "source", Box::Where::Source}, {200, 0, 24, 24, "0.80", Box::Where::Both},
                       {120, 90, 24, 24, "0.95", Box::Where::Both},    {132, 96, 24, 24, "0.93", Box::Where::Both}};
        profiles.profiles = {{Profile::Edge::Bottom, "Light pixels of each column", {}, 220},
                             {Profile::Edge::Right, "Light pixels of each row", {}, 300}};
        for (int x = 0; x < 300; ++x)
            profiles.profiles[0].values.push_back(static_cast<float>(110 + x % 48 * 2 - x / 10));
        for (int y = 0; y < 220; ++y)
            profiles.profiles[1].values.push_back(static_cast<float>(y % 2 == 0 ? 40 : y));
        for (int y = 0; y < 220; y += 32)
            for (int x = y + 32; x < 300; x += 32)
                hatches.hatches.push_back({x, y, std::min(32, 300 - x), std::min(32, 220 - y)});
        const DisplayScale grey, signedScale{ColourMap::Diverging, true, 0, 1, "grey levels squared"},
            rising{ColourMap::Sequential, false, 0, 0.5F, ""};
        QTest::newRow("boxes") << PixelFormat::Rgb8 << 0.0 << boxes << grey << false;
        QTest::newRow("boxes_zoomed") << PixelFormat::Rgb8 << 4.0 << boxes << grey << false;
        QTest::newRow("profiles_beside") << PixelFormat::Grey8 << 0.0 << profiles << grey << false;
        QTest::newRow("profiles_inside") << PixelFormat::Grey8 << 4.0 << profiles << grey << false;
        QTest::newRow("hatches_and_scale") << PixelFormat::Float32 << 0.0 << hatches << signedScale << false;
        QTest::newRow("sequential_scale") << PixelFormat::Float32 << 6.0 << Annotations() << rising << false;
        QTest::newRow("selection") << PixelFormat::Rgb8 << 2.0 << Annotations() << grey << true;
    }
    void annotationsLookAsBefore()
    {
        QFETCH(PixelFormat, format);
        QFETCH(double, zoom);
        QFETCH(Annotations, annotations);
        QFETCH(DisplayScale, scale);
        QFETCH(bool, selects);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        const auto report = testReport(testPicture(300, 220, format), {32, 32}, 0);
        report->annotations = annotations;
        report->display = scale;
        canvas.setReport(report);
        canvas.setSelectable(selects);
        canvas.setSelection(QRect(120, 90, 40, 30));
        if (zoom > 0)
            canvas.setZoom(zoom);
        Canvas::Overlays overlays;
        overlays.block = false; // independent of the cursor
        canvas.setOverlays(overlays);
        compare(canvas, [&] {
            canvas.setSelectable(false);
            report->annotations = {};
            report->display = {};
            canvas.setReport(std::make_shared<const Report>(*report));
        });
    }

    void viewsLookAsBefore_data()
    {
        QTest::addColumn<ViewMode>("mode");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QSize>("resultSize");
        QTest::newRow("wipe") << ViewMode::Wipe << 0.0 << QSize(300, 220);
        QTest::newRow("wipe_not_to_be_had") << ViewMode::Wipe << 0.0 << QSize(41, 41);
        QTest::newRow("side_by_side") << ViewMode::SideBySide << 2.0 << QSize(300, 220);
        QTest::newRow("side_by_side_of_two_sizes") << ViewMode::SideBySide << 0.0 << QSize(41, 41);
        QTest::newRow("difference") << ViewMode::Difference << 0.0 << QSize(300, 220);
    }
    void viewsLookAsBefore()
    {
        QFETCH(ViewMode, mode);
        QFETCH(double, zoom);
        QFETCH(QSize, resultSize);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        const auto report =
            testReport(testPicture(resultSize.width(), resultSize.height(), PixelFormat::Grey8), {32, 32}, 2);
        Image reference = *report->picture;
        for (int x = 40; x < resultSize.width(); x += 9)
            reference.row<std::uint8_t>(30)[x] ^= static_cast<std::uint8_t>(x / 8);
        report->reference = std::make_shared<const Image>(reference);
        canvas.setReport(report);
        canvas.setShow(mode);
        if (zoom > 0)
            canvas.setZoom(zoom);
        if (mode == ViewMode::Wipe && resultSize.width() == 300) {
            mouse(canvas, QEvent::MouseButtonPress, canvas.scene().wipe.handle(WipeLine::Part::End, {640, 480}),
                  Qt::LeftButton);
            mouse(canvas, QEvent::MouseMove, {200, 450}, Qt::LeftButton);
            mouse(canvas, QEvent::MouseButtonRelease, {200, 450}, Qt::LeftButton);
        }
        if (mode == ViewMode::Difference)
            QTRY_VERIFY(canvas.scene().difference);
        mouse(canvas, QEvent::MouseMove, {250, 200});
        compare(canvas, [&canvas] { canvas.setShow(ViewMode::Result); });
    }

    void inspectionLooksAsBefore_data()
    {
        QTest::addColumn<ViewMode>("mode");
        QTest::addColumn<PixelFormat>("format");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("hasLine");
        QTest::newRow("values_grey") << ViewMode::Result << PixelFormat::Grey8 << 28.0 << false;
        QTest::newRow("values_rgb") << ViewMode::Source << PixelFormat::Grey8 << 44.0 << false;
        QTest::newRow("values_float") << ViewMode::Result << PixelFormat::Float32 << 48.0 << false;
        QTest::newRow("values_wipe") << ViewMode::Wipe << PixelFormat::Grey8 << 44.0 << false;
        QTest::newRow("line") << ViewMode::Result << PixelFormat::Grey8 << 3.0 << true;
        QTest::newRow("line_side_by_side") << ViewMode::SideBySide << PixelFormat::Grey8 << 2.0 << true;
    }
    void inspectionLooksAsBefore()
    {
        QFETCH(ViewMode, mode);
        QFETCH(PixelFormat, format);
        QFETCH(double, zoom);
        QFETCH(bool, hasLine);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        canvas.setReport(testReport(testPicture(300, 220, format), {16, 16}, 1));
        canvas.setShow(mode);
        canvas.setZoom(zoom);
        Canvas::Overlays overlays;
        overlays.block = false; // independent of the cursor
        canvas.setOverlays(overlays);
        canvas.pin(QPoint(151, 109));
        if (hasLine)
            canvas.setLine(QLine(120, 90, 190, 125));
        compare(canvas, [&] {
            if (hasLine)
                canvas.setLine(std::nullopt);
            else
                canvas.setOverlays(noOverlays());
        });
    }

    void overlayModesLookAsBefore_data()
    {
        QTest::addColumn<OverlayMode>("mode");
        QTest::addColumn<BlockSize>("block");
        QTest::addColumn<int>("halo");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("atCorner");
        const BlockSize square{16, 16};
        QTest::newRow("mode_grid") << OverlayMode::Grid << square << 1 << 3.0 << false;
        QTest::newRow("mode_warps") << OverlayMode::Warps << square << 1 << 8.0 << false;
        QTest::newRow("mode_lanes") << OverlayMode::Lanes << square << 1 << 32.0 << false;
        QTest::newRow("mode_border_replicate") << OverlayMode::Border << BlockSize{8, 8} << 3 << 18.0 << true;
        QTest::newRow("mode_banks_beside") << OverlayMode::Banks << square << 1 << 2.0 << false;
        QTest::newRow("mode_banks_on_the_picture") << OverlayMode::Banks << BlockSize{8, 8} << 2 << 26.0 << false;
        QTest::newRow("mode_order_beside") << OverlayMode::Order << square << 2 << 2.0 << false;
        QTest::newRow("mode_order_not_there_yet") << OverlayMode::Order << BlockSize{8, 4} << 2 << 2.0 << false;
    }
    void overlayModesLookAsBefore()
    {
        QFETCH(OverlayMode, mode);
        QFETCH(BlockSize, block);
        QFETCH(int, halo);
        QFETCH(double, zoom);
        QFETCH(bool, atCorner);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        const auto report = testReport(testPicture(300, 220, PixelFormat::Grey8), block, halo);
        report->recipe.parameters["border"] = std::string("replicate");
        canvas.setReport(report);
        Canvas::Overlays overlays;
        overlays.mode = mode;
        canvas.setOverlays(overlays);
        canvas.setZoom(zoom);
        const QPointF pan = atCorner ? QPointF(1e5, 1e5) : QPointF();
        mouse(canvas, QEvent::MouseButtonPress, {0, 0}, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseButtonRelease, pan, Qt::LeftButton);
        mouse(canvas, QEvent::MouseMove, atCorner ? QPointF(360, 280) : QPointF(320, 240));
        if (block.width == 16 && canvas.drawnBlock())
            canvas.setTileFill(stridedFill(*canvas.drawnBlock(), report->geometry, block));
        compare(canvas, [&canvas] { canvas.setOverlays(noOverlays()); });
    }

    void reuseLooksAsBefore_data()
    {
        QTest::addColumn<bool>("shared");
        QTest::addColumn<QString>("problem");
        QTest::newRow("reuse_global") << false << QString();
        QTest::newRow("reuse_without_a_tile") << true << QString();
        QTest::newRow("reuse_not_to_be_had") << false << QStringLiteral("Counting takes too long.");
    }
    void reuseLooksAsBefore()
    {
        QFETCH(bool, shared);
        QFETCH(QString, problem);
        Canvas canvas(noGl());
        canvas.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        QVERIFY(open(canvas, {640, 480}));
        canvas.setSource(testPicture(300, 220, PixelFormat::Rgb8));
        canvas.setReport(testReport(testPicture(300, 220, PixelFormat::Grey8), {32, 32}, 2));
        canvas.setShow(ViewMode::Reuse);
        canvas.setShowsSharedReuse(shared);
        canvas.setReuse(problem.isEmpty() ? haloReads(300, 220, 32, 2) : nullptr, problem);
        mouse(canvas, QEvent::MouseMove, {2, 470});
        compare(canvas, [&canvas] { canvas.setShow(ViewMode::Result); });
    }

private:
    /// Threads that fill the tile row by row and column by column, in strides of the block's size.
    static std::shared_ptr<const TileFill> stridedFill(QPoint block, const TileGeometry& geometry, BlockSize threads)
    {
        auto fill = std::make_shared<TileFill>();
        fill->block = block;
        for (int y = 0; y < geometry.tileHeight; ++y)
            for (int x = 0; x < geometry.tileWidth; ++x) {
                const int columns = (geometry.tileWidth + threads.width - 1) / threads.width;
                const int round = y / threads.height * columns + x / threads.width;
                fill->elements.push_back({y % threads.height * threads.width + x % threads.width, round,
                                          static_cast<std::size_t>(y * geometry.tilePitch + x)});
                fill->rounds = std::max(fill->rounds, round + 1);
            }
        fill->stored = static_cast<int>(fill->elements.size());
        return fill;
    }

    /// Tiles of this side with halos: pixels inside are read once, where two tiles overlap twice, at their corners four
    /// times.
    static std::shared_ptr<const ReuseMap> haloReads(int width, int height, int side, int halo)
    {
        auto reads = std::make_shared<Image>(width, height, PixelFormat::Float32);
        const auto along = [side, halo](int i, int n) {
            const bool atEdge =
                (i % side < halo && i >= side) || (i % side >= side - halo && i / side < (n - 1) / side);
            return atEdge ? 2.0F : 1.0F;
        };
        double sum = 0;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                reads->row<float>(y)[x] = along(x, width) * along(y, height);
                sum += static_cast<double>(reads->row<float>(y)[x]);
            }
        auto map = std::make_shared<ReuseMap>();
        map->global = {reads, sum / (width * height), 1, 4};
        return map;
    }

    /// `remove` takes away what the picture is for: a picture without it must not pass.
    static void compare(Canvas& canvas, const std::function<void()>& remove)
    {
        const QImage seen = canvas.grabView();
        const QString file = QStringLiteral(TILESCOPE_TEST_DATA "/golden/canvas_%1.png").arg(QTest::currentDataTag());
        if (qEnvironmentVariableIsSet("TILESCOPE_WRITE_GOLDEN")) {
            QDir().mkpath(QStringLiteral(TILESCOPE_TEST_DATA "/golden"));
            QVERIFY(seen.convertToFormat(QImage::Format_RGB32).save(file));
            return;
        }
        const QImage golden(file);
        remove();
        const double removed = differingFraction(canvas.grabView(), golden, 24);
        QVERIFY(removed > 0);
        // Text is rendered slightly differently on different machines; it covers about a hundredth of the picture.
        const double most = std::min(0.01, removed / 3), differing = differingFraction(seen, golden, 24);
        if (differing > most)
            seen.save(QDir::temp().filePath(QStringLiteral("canvas_%1.png").arg(QTest::currentDataTag())));
        QVERIFY2(differing <= most,
                 qPrintable(QStringLiteral("%1 of the pixels differ from %2, of which what it is for has %3")
                                .arg(differing)
                                .arg(file)
                                .arg(removed)));
    }
};

TILESCOPE_TEST(CanvasGoldenTest, runOffscreen)
#include "canvas_golden_test.moc"
