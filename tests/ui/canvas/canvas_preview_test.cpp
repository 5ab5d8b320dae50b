#include "canvas_fixture.h"
#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/surfaces/view_sheet.h"
#include "ui/canvas/views.h"

#include <QSignalSpy>

#include <algorithm>

using namespace canvas_fixture;

/// A provisional picture in place of the result.
class CanvasPreviewTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Canvas> m_canvas;

    static ImagePtr flat(int width, int height, int level)
    {
        auto image = std::make_shared<Image>(width, height, PixelFormat::Grey8);
        std::fill_n(image->row<std::uint8_t>(0), width * height, static_cast<std::uint8_t>(level));
        return image;
    }
    int levelAt(QPoint point) const { return qRed(m_canvas->grabView().pixel(point)); }

    /// Of the right half of a picture of 64×48.
    static std::shared_ptr<Preview> preview(ImagePtr picture, int scale, PixelRect part = {32, 0, 32, 48})
    {
        auto made = std::make_shared<Preview>();
        made->recipe.block = {8, 8};
        made->geometry.blockWidth = made->geometry.blockHeight = 8;
        made->width = 64;
        made->height = 48;
        made->picture = std::move(picture);
        made->part = part;
        made->scale = scale;
        return made;
    }

private slots:
    /// A picture of 64×48 fills the canvas: ten view units a pixel.
    void init()
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        QVERIFY(open(*m_canvas, {640, 480}));
        m_canvas->setOverlays(noOverlays());
        m_canvas->setSource(flat(64, 48, 200));
        m_canvas->setReport(testReport(flat(64, 48, 50), {16, 16}, 1));
        m_canvas->setZoom(10);
    }
    void cleanup() { m_canvas.reset(); }

    void liesOverItsPartOfTheResult()
    {
        for (const int scale : {1, 4}) {
            m_canvas->setPreview(preview(flat(32 / scale, 48 / scale, 120), scale));
            QVERIFY(levelAt({100, 200}) != 50); // of earlier settings, and dimmed
            QCOMPARE(levelAt({100, 200}), levelAt({310, 200}));
            QCOMPARE(levelAt({330, 200}), 120);
            QCOMPARE(levelAt({630, 470}), 120);
        }
        m_canvas->setReport(testReport(flat(64, 48, 90), {8, 8}, 1));
        QVERIFY(!m_canvas->scene().preview);
        QCOMPARE(levelAt({330, 200}), 90);
        QCOMPARE(levelAt({100, 200}), 90);
    }

    /// The last pixel of a row may lie partly beyond the edge.
    void doesNotCoverWhatIsBesideThePicture()
    {
        m_canvas->setZoom(5);
        const int outside = levelAt({600, 200});
        m_canvas->setPreview(preview(flat(13, 10, 120), 5, {0, 0, 64, 48})); // 65×50
        QCOMPARE(levelAt({478, 200}), 120);
        QCOMPARE(levelAt({482, 200}), outside);
    }

    void isOnTheResultsSideOfAWipe()
    {
        m_canvas->setShow(ViewMode::Wipe);
        m_canvas->setPreview(preview(flat(64, 48, 120), 1, {0, 0, 64, 48}));
        QCOMPARE(levelAt({200, 400}), 200);
        QCOMPARE(levelAt({500, 400}), 120);
        m_canvas->setShow(ViewMode::Source);
        QCOMPARE(levelAt({500, 400}), 200);
    }

    void isDroppedWithTheResultThatCame()
    {
        m_canvas->setPreview(preview(flat(32, 48, 120), 1));
        m_canvas->setPreview(nullptr);
        QCOMPARE(levelAt({330, 200}), 50);
        m_canvas->setPreview(preview(flat(32, 48, 120), 1));
        m_canvas->setSource(flat(64, 48, 10));
        QCOMPARE(levelAt({330, 200}), 10);
    }

    void ofAnotherSizeIsIgnored()
    {
        auto other = preview(flat(30, 30, 120), 1, {0, 0, 30, 30});
        other->width = other->height = 30;
        m_canvas->setPreview(other);
        QVERIFY(!m_canvas->scene().preview);
        QCOMPARE(levelAt({330, 200}), 50);
    }

    /// Before the first result, over the source.
    void standsForAMissingResult()
    {
        m_canvas->setSource(flat(64, 48, 30));
        m_canvas->setZoom(10);
        m_canvas->setPreview(preview(flat(64, 48, 120), 1, {0, 0, 64, 48}));
        QCOMPARE(levelAt({330, 200}), 120);
    }

    /// The blocks are those of the settings that it stands for, also without a picture of its own.
    void itsBlocksAreDrawn()
    {
        auto overlays = noOverlays();
        overlays.grid = overlays.block = overlays.tiles = true;
        m_canvas->setOverlays(overlays);
        QVERIFY(m_canvas->caption().text().contains(QStringLiteral("16×16")));
        m_canvas->setPreview(preview(nullptr, 1));
        QVERIFY2(m_canvas->caption().text().contains(QStringLiteral("8×8")), qPrintable(m_canvas->caption().text()));
        QCOMPARE(levelAt({335, 205}), 50); // the picture stays, and is not dimmed
        m_canvas->setPreview(nullptr);
        QVERIFY(m_canvas->caption().text().contains(QStringLiteral("16×16")));
    }

    /// The values under the cursor are not those of the preview.
    void saysNoValuesOfTheResult()
    {
        QSignalSpy hovered(m_canvas.get(), &Canvas::pixelHovered);
        mouse(*m_canvas, QEvent::MouseMove, {335, 205});
        QVERIFY(hovered.last().first().toString().contains(QStringLiteral("result 50")));
        m_canvas->setPreview(preview(flat(16, 24, 120), 2));
        QVERIFY(!hovered.last().first().toString().contains(QStringLiteral("result")));
    }

    void isNamedIfItStays()
    {
        Scene scene;
        scene.preview = preview(flat(16, 24, 120), 2);
        scene.previewPicture = {scene.preview->picture, {}, {}};
        QVERIFY(viewNotice(scene).isEmpty());
        scene.tellsPreview = true;
        QCOMPARE(viewNotice(scene), QStringLiteral("Preview at 1/2 of the size"));
        auto more = preview(flat(16, 24, 120), 2);
        more->finishedRows = 24;
        scene.preview = more;
        QCOMPARE(viewNotice(scene), QStringLiteral("Preview at 1/2 of the size, 24 of 48 rows computed"));
        more->finishedRows = 0;
        more->isOfFewerImages = true;
        QCOMPARE(viewNotice(scene), QStringLiteral("Preview from 1/4 of the images"));

        const QImage before = m_canvas->grabView();
        m_canvas->setPreview(preview(flat(16, 24, 120), 2));
        const QImage atFirst = m_canvas->grabView();
        QTRY_VERIFY(m_canvas->grabView() != atFirst); // a plate with the words
        QVERIFY(before != atFirst);
    }

    /// If the whole picture would take too long, the preview is what there is.
    void staysWithAReportWithoutAPicture()
    {
        auto shown = preview(flat(64, 48, 120), 1, {0, 0, 64, 48});
        m_canvas->setPreview(shown);
        auto report = testReport(nullptr, {8, 8}, 1);
        report->recipe = shown->recipe;
        report->uncomputed.emplace();
        report->uncomputed->emulationSeconds = 720;
        m_canvas->setReport(report);
        QCOMPARE(levelAt({330, 300}), 120);
        Scene scene;
        scene.report = report;
        scene.preview = preview(flat(16, 12, 120), 4, {0, 0, 64, 48});
        scene.previewPicture = {scene.preview->picture, {}, {}};
        QCOMPARE(viewNotice(scene), QStringLiteral("Preview at 1/4 of the size: emulating the whole result would take "
                                                   "about 12 minutes."));
        report = std::make_shared<Report>(*report);
        report->recipe.block = {32, 8};
        m_canvas->setReport(report); // of other settings
        QVERIFY(!m_canvas->scene().preview);
    }

    /// A result of earlier settings is dimmed, a preview of the current ones is not.
    void isNotDimmed()
    {
        m_canvas->setOutdated(QStringLiteral("block 16×16"));
        QVERIFY(levelAt({330, 300}) != 50);
        m_canvas->setPreview(preview(flat(64, 48, 120), 1, {0, 0, 64, 48}));
        QCOMPARE(levelAt({330, 300}), 120);
    }

    /// The source and a difference are not of the preview's settings.
    void isNotNamedWhereItIsNotDrawn()
    {
        Scene scene;
        scene.source = {flat(64, 48, 200), {}, {}};
        scene.result = {flat(64, 48, 50), {}, {}};
        scene.differencePicture = {flat(64, 48, 0), {}, {}};
        scene.preview = preview(flat(64, 48, 120), 1, {0, 0, 64, 48});
        scene.previewPicture = {scene.preview->picture, {}, {}};
        scene.tellsPreview = true;
        scene.outdated = QStringLiteral("block 16×16");
        struct Row {
            ViewMode mode;
            bool draws, isOutdated;
        };
        for (const Row& row : {Row{ViewMode::Result, true, false}, Row{ViewMode::Wipe, true, false},
                               Row{ViewMode::Source, false, true}, Row{ViewMode::Difference, false, true}}) {
            scene.mode = row.mode;
            QCOMPARE(scene.drawsPreview(), row.draws);
            QCOMPARE(scene.isOutdated(), row.isOutdated);
            QCOMPARE(viewNotice(scene).startsWith(QStringLiteral("Preview")), row.draws);
            const auto layers = layersOf(scene);
            QCOMPARE(std::ranges::any_of(layers, [](const auto& l) { return l.slot == PictureSlot::Preview; }),
                     row.draws);
        }
    }

    void isAskedForWhatIsInView()
    {
        m_canvas->setZoom(20);
        const PictureView view = m_canvas->resultView();
        QCOMPARE(view.devicePixels, 20.0);
        QVERIFY(view.part.width >= 32 && view.part.width <= 34);
        QVERIFY(view.part.height >= 24 && view.part.height <= 26);
        m_canvas->fit();
        QCOMPARE(m_canvas->resultView().part, (PixelRect{0, 0, 64, 48}));
    }

    void isInAnExportedView()
    {
        m_canvas->setPreview(preview(flat(64, 48, 120), 1, {0, 0, 64, 48}));
        QCOMPARE(qRed(m_canvas->viewSheet().painted(1).pixel(330, 200)), 120);
    }
};

TILESCOPE_TEST(CanvasPreviewTest, runOffscreen)
#include "canvas_preview_test.moc"
