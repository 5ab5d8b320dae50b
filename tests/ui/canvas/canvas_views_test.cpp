#include "canvas_fixture.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/overlays/captions.h"
#include "ui/canvas/pictures/difference_picture.h"
#include "ui/canvas/scene.h"
#include "ui/canvas/views.h"
#include "ui/canvas/wipe_line.h"

#include <QSignalSpy>

#include <cmath>
#include <limits>

using namespace canvas_fixture;

/// Wipe, side by side and difference, by mouse.
class CanvasViewsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Canvas> m_canvas;

    static ImagePtr flat(int width, int height, std::uint8_t level)
    {
        auto image = std::make_shared<Image>(width, height, PixelFormat::Grey8);
        std::fill_n(image->row<std::uint8_t>(0), width * height, level);
        return image;
    }

    /// The source is light, the result dark.
    void show(int width, int height, ViewMode mode, QSize resultSize = {})
    {
        m_canvas->setOverlays(noOverlays());
        m_canvas->setSource(flat(width, height, 200));
        if (resultSize.isEmpty())
            resultSize = {width, height};
        m_canvas->setReport(testReport(flat(resultSize.width(), resultSize.height(), 50), {16, 16}, 1));
        m_canvas->setShow(mode);
    }
    int levelAt(QPoint point) const { return qRed(m_canvas->grabView().pixel(point)); }

    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) {
            QMouseEvent event(type, at, m_canvas->mapToGlobal(at), button, held, modifiers);
            QApplication::sendEvent(m_canvas.get(), &event);
        };
        send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    }
    QString hovered(QPointF at)
    {
        mouse(*m_canvas, QEvent::MouseMove, {1, 1});
        QSignalSpy spy(m_canvas.get(), &Canvas::pixelHovered);
        mouse(*m_canvas, QEvent::MouseMove, at);
        return spy.isEmpty() ? QString() : spy.last().first().toString();
    }

private slots:
    void init()
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        QVERIFY(open(*m_canvas, {664, 504}));
    }
    void cleanup() { m_canvas.reset(); }

    void wipeIsDragged()
    {
        show(64, 48, ViewMode::Wipe);
        QCOMPARE(levelAt({300, 400}), 200);
        QCOMPARE(levelAt({360, 400}), 50);
        drag({332, 300}, {182, 300});
        QCOMPARE(levelAt({140, 400}), 200);
        QCOMPARE(levelAt({220, 400}), 50);
        for (const double zoom : {20.0, 100.0}) { // the line stays in place
            m_canvas->setZoom(zoom);
            QCOMPARE(levelAt({150, 400}), 200);
            QCOMPARE(levelAt({200, 400}), 50);
        }
        drag({400, 300}, {300, 300}); // off the line, a drag pans the picture
        QVERIFY(std::abs(m_canvas->scene().wipe.pivot({664, 504}).x() - 182) < 1e-9);
    }

    void wipeIsTurnedAndSetUprightAgain()
    {
        show(64, 48, ViewMode::Wipe);
        const QSizeF view(664, 504);
        drag(m_canvas->scene().wipe.handle(WipeLine::Part::End, view), {30, 252});
        QCOMPARE(m_canvas->scene().wipe.angle(), 90.0); // the source is above
        QCOMPARE(levelAt({500, 150}), 200);
        QCOMPARE(levelAt({500, 350}), 50);
        drag(m_canvas->scene().wipe.handle(WipeLine::Part::End, view), {332 - 100, 252 + 91}, Qt::ShiftModifier);
        QCOMPARE(m_canvas->scene().wipe.angle(), 45.0);
        drag({332, 252}, {400, 300});
        QTest::mouseDClick(m_canvas.get(), Qt::LeftButton, {}, {400, 300});
        QVERIFY(m_canvas->scene().wipe == WipeLine());
        QCOMPARE(levelAt({300, 400}), 200);
        drag({332, 252}, {400, 300});
        QTest::mouseDClick(m_canvas.get(), Qt::LeftButton, {}, {200, 100}); // not on the line
        QVERIFY(!(m_canvas->scene().wipe == WipeLine()));
    }

    void wipeNeedsTwoPicturesOfOneSize()
    {
        show(64, 48, ViewMode::Wipe, {60, 44});
        QCOMPARE(levelAt({300, 400}), 50); // the result alone
        QCOMPARE(m_canvas->scene().mode, ViewMode::Wipe);
        Scene scene;
        scene.source.host = flat(64, 48, 0);
        scene.result.host = flat(60, 44, 0);
        scene.mode = ViewMode::Wipe;
        QVERIFY(viewNotice(scene).contains(QStringLiteral("60×44")));
        QVERIFY(viewNotice(scene).contains(QStringLiteral("Side by side")));
        scene.result.host = flat(64, 48, 0);
        QVERIFY(viewNotice(scene).isEmpty());
    }

    void aResultOfOtherSettingsIsDimmed()
    {
        const QPoint left(140, 300), right(500, 300);
        show(64, 48, ViewMode::Wipe);
        m_canvas->setOutdated(QStringLiteral("Sobel"));
        QVERIFY(!m_canvas->scene().outdated.isEmpty());
        QCOMPARE(levelAt(left), 200); // the source is unchanged
        QVERIFY(levelAt(right) > 100);
        m_canvas->setShow(ViewMode::SideBySide);
        QCOMPARE(levelAt(left), 200);
        QVERIFY(levelAt(right) > 100);
        m_canvas->setShow(ViewMode::Result);
        QVERIFY(levelAt(left) > 100);
        m_canvas->setShow(ViewMode::Source);
        QCOMPARE(levelAt(left), 200);
        m_canvas->setShow(ViewMode::Result);
        m_canvas->setOutdated({});
        QCOMPARE(levelAt(left), 50);
    }

    void aResultOfOtherSettingsIsNamedAndHasNoBlocks()
    {
        show(64, 48, ViewMode::Result);
        const QImage bare = m_canvas->grabView();
        Canvas::Overlays overlays = noOverlays();
        overlays.grid = overlays.block = overlays.tiles = true;
        m_canvas->setOverlays(overlays);
        m_canvas->setChosenBlock(QPoint(1, 1));
        QVERIFY(m_canvas->grabView() != bare);
        m_canvas->setOutdated(QStringLiteral("Sobel"));
        const QImage withBlocks = m_canvas->grabView();
        m_canvas->setChosenBlock(std::nullopt);
        m_canvas->setOverlays(noOverlays());
        QCOMPARE(m_canvas->grabView(), withBlocks); // none of them was drawn

        Scene scene;
        scene.source.host = flat(64, 48, 0);
        scene.outdated = QStringLiteral("Sobel");
        QVERIFY(viewNotice(scene).isEmpty()); // the source is shown in place of a missing result
        scene.result.host = flat(64, 48, 0);
        QVERIFY(viewNotice(scene).endsWith(QStringLiteral("Sobel")));
        scene.mode = ViewMode::Source;
        QVERIFY(viewNotice(scene).isEmpty());
    }

    void aResultThatIsNotComputedLeavesTheSource()
    {
        show(64, 48, ViewMode::Result);
        QCOMPARE(levelAt({329, 200}), 50);
        auto report = std::make_shared<Report>(*testReport(nullptr, {16, 16}, 1));
        report->uncomputed = UncomputedReport{960};
        m_canvas->setReport(report);
        QCOMPARE(levelAt({329, 200}), 200); // not the last result, which is of other settings

        Scene scene;
        scene.source.host = flat(64, 48, 0);
        scene.report = report;
        QVERIFY(viewNotice(scene).contains(QStringLiteral("16 minutes")));
        report->uncomputed->sample = SampleReport{450, 200'000, "images", "the first of the set"};
        scene.result.host = flat(20, 20, 0);
        QCOMPARE(viewNotice(scene), QStringLiteral("Sample: 450 of 200,000 images, the first of the set"));
        scene.mode = ViewMode::Source;
        QCOMPARE(viewNotice(scene), QString());
    }

    void sideBySideSharesZoomAndPan()
    {
        show(64, 48, ViewMode::SideBySide);
        QCOMPARE(m_canvas->zoom(), (329.0 - 24) / 64);
        QCOMPARE(levelAt({164, 300}), 200);
        QCOMPARE(levelAt({499, 300}), 50);
        wheel(*m_canvas, {100, 200}, {0, 120});
        QCOMPARE(m_canvas->zoom(), (329.0 - 24) / 64 * 1.25);
        drag({500, 250}, {530, 260});
        // What is under the cursor on the left is also on the right, a pane and the gap further.
        for (const QPointF at : {QPointF(60, 200), QPointF(200, 260), QPointF(320, 280)}) {
            QCOMPARE(hovered(at), hovered(at + QPointF(335, 0)));
            QVERIFY(hovered(at).contains(QStringLiteral("source 200  result 50")));
        }
    }

    void sideBySideMarksTheCursorInTheOther()
    {
        show(64, 48, ViewMode::SideBySide);
        mouse(*m_canvas, QEvent::MouseMove, {1, 1});
        const QImage before = m_canvas->grabView();
        mouse(*m_canvas, QEvent::MouseMove, {100, 250});
        const QImage after = m_canvas->grabView();
        const QRect left(75, 225, 50, 50), right = left.translated(335, 0), elsewhere(520, 225, 50, 50);
        QVERIFY(after.copy(left) != before.copy(left));
        QVERIFY(after.copy(right) != before.copy(right));
        QVERIFY(after.copy(elsewhere) == before.copy(elsewhere));
    }

    void sideBySideFitsPicturesWithoutCommonPlacesByThemselves()
    {
        show(400, 300, ViewMode::SideBySide, {41, 41});
        QCOMPARE(levelAt({164, 252}), 200);
        QCOMPARE(levelAt({499, 252}), 50);
        QCOMPARE(m_canvas->zoom(), (329.0 - 24) / 41); // the result's
        QVERIFY(!hovered({164, 252}).contains(QStringLiteral("result")));
        QVERIFY(!hovered({499, 252}).contains(QStringLiteral("source")));
        const QString place = hovered({164, 252});
        drag({499, 252}, {520, 252}); // moves the result alone
        QCOMPARE(hovered({164, 252}), place);
        wheel(*m_canvas, {100, 252}, {0, 120}); // the source alone
        QCOMPARE(m_canvas->zoom(), (329.0 - 24) / 41);
        m_canvas->setShow(ViewMode::Result);
        m_canvas->fit();
        QCOMPARE(m_canvas->zoom(), 480.0 / 41);
    }

    void differenceWaitsForTheReference()
    {
        const ImagePtr source = flat(64, 48, 200), result = flat(64, 48, 50), reference = flat(64, 48, 47);
        m_canvas->setOverlays(noOverlays());
        m_canvas->setSource(source);
        const auto live = testReport(result, {16, 16}, 1);
        m_canvas->setReport(live);
        m_canvas->setShow(ViewMode::Difference);
        QVERIFY(!m_canvas->scene().difference);
        QCOMPARE(levelAt({600, 300}), 50); // the result is shown instead
        const auto settled = testReport(result, {16, 16}, 1);
        settled->reference = reference;
        m_canvas->setReport(settled);
        QTRY_VERIFY(m_canvas->scene().difference);
        QCOMPARE(m_canvas->scene().difference->largest, 3.0);
        QCOMPARE(levelAt({600, 300}), 255); // automatic
        QVERIFY(hovered({600, 300}).endsWith(QStringLiteral("result 50  difference 3")));
        for (const int gain : differenceGains) {
            m_canvas->setDifferenceGain(gain);
            QCOMPARE(levelAt({600, 300}), gain == 0 ? 255 : std::min(255, 3 * gain));
        }
        m_canvas->setReport(live); // a setting has changed
        QVERIFY(!m_canvas->scene().difference);
        QCOMPARE(levelAt({600, 300}), 50);
    }

    void differenceIsComputedOnlyForThoseWhoLook()
    {
        m_canvas->setSource(flat(64, 48, 200));
        const auto settled = testReport(flat(64, 48, 50), {16, 16}, 1);
        settled->reference = flat(64, 48, 50);
        m_canvas->setReport(settled);
        QCoreApplication::processEvents();
        QVERIFY(!m_canvas->scene().difference);
        m_canvas->setShow(ViewMode::Difference);
        QTRY_VERIFY(m_canvas->scene().difference);
        QVERIFY(m_canvas->scene().difference->isEqual());
        QVERIFY(levelAt(m_canvas->rect().center()) > 0);     // the words are in the middle of a black picture
        QCOMPARE(levelAt({30, m_canvas->height() - 20}), 0); // not in its corner
        m_canvas->setShow(ViewMode::Source);
        QCOMPARE(levelAt({300, 300}), 200);
    }

    void figuresAreWrittenForPeople()
    {
        Difference difference;
        difference.values = 786432;
        QCOMPARE(differenceFigures(difference).join(u'|'), QStringLiteral("equal in all 786,432 values|PSNR ∞ dB"));
        QCOMPARE(gainText(difference, 0), QStringLiteral("gain × 1 (auto)"));
        difference.differing = 1234;
        difference.largest = 3;
        difference.largestX = 412;
        difference.largestY = 33;
        difference.mean = 0.0125;
        difference.meanSquare = 1;
        difference.fullScale = 255;
        QCOMPARE(differenceFigures(difference).join(u'|'),
                 QStringLiteral("largest 3 at (412, 33)|mean 0.013|PSNR 48.1 dB|1,234 of 786,432 values differ"));
        QCOMPARE(gainText(difference, 0), QStringLiteral("gain × 85 (auto)"));
        QCOMPARE(gainText(difference, 16), QStringLiteral("gain × 16"));
        difference.notComparable = 2;
        QVERIFY(differenceFigures(difference)[2].contains(QStringLiteral("2 values are not numbers")));
    }

    void differencesTooSmallForAFloatHaveARangeToo()
    {
        Difference difference;
        difference.picture = std::make_shared<Image>(2, 2, PixelFormat::Float32);
        difference.fullScale = std::numeric_limits<float>::denorm_min();
        QVERIFY(withGain(difference, 64).range.values.high > 0);
    }
};

TILESCOPE_TEST(CanvasViewsTest, runOffscreen)
#include "canvas_views_test.moc"
