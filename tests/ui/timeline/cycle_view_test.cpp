#include "tests/ui/test_program.h"
#include "tests/ui/timeline/timeline_fixture.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/theme/colours.h"
#include "ui/theme/theme.h"
#include "ui/timeline/cycle_text.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/state_strip.h"

#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

void turnWheel(CycleView& view, QPoint at, int notches, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &event);
}

void drag(QWidget& widget, QPoint from, QPoint to, Qt::MouseButton button)
{
    QTest::mousePress(&widget, button, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, button, {});
    QApplication::sendEvent(&widget, &move);
    QTest::mouseRelease(&widget, button, {}, to);
}

} // namespace

/// The rows of warps over cycles, by mouse and keyboard.
class CycleViewTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<CycleView> viewOf(const std::vector<TimedRun>& runs)
    {
        auto view = std::make_unique<CycleView>();
        view->resize(700, 200);
        view->setRows(WarpRows(runs));
        view->show();
        return view;
    }

    static QPoint pointOf(const CycleView& view, std::size_t row, double cycle)
    {
        const QRect rect = view.rowRect(row);
        return {rect.left() + static_cast<int>(view.scale().toPixel(cycle + 0.5)), rect.center().y()};
    }

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

    void aMomentIsFound()
    {
        const auto timeline = smallTimeline();
        const WarpLife& warp = timeline->warps[0];
        using Kind = WarpMoment::Kind;
        QVERIFY(momentOf(warp, 3).kind == Kind::NotStarted);
        QVERIFY(momentOf(warp, 10).reason == StallReason::LongScoreboard);
        QVERIFY(momentOf(warp, 17).reason == StallReason::LongScoreboard);
        QVERIFY(momentOf(warp, 18).reason == StallReason::NotSelected);
        QVERIFY(momentOf(warp, 20).kind == Kind::Issues);
        QVERIFY(momentOf(warp, 21).reason == StallReason::Wait);
        QCOMPARE(momentOf(warp, 21).since, 20.0);
        QVERIFY(momentOf(warp, 150).kind == Kind::Ended);
        QVERIFY(momentOf(timeline->warps[1], 150).kind == Kind::Unrecorded);
    }

    void aMomentIsSaidInWords()
    {
        const WarpRows rows({runOf(smallTimeline())});
        QCOMPARE(
            plain(momentText(rows, 0, 12)),
            QStringLiteral("Cycle 12, block (1, 1), warp 0: Data from memory (Long scoreboard) since cycle 10, for "
                           "another 6 cycles. The warp is stalled waiting for data from global or local memory, or "
                           "from a texture. "
                           "Next instruction: ld.global.u8 %rs1, [%rd4] (k.cu:4)"));
        QCOMPARE(plain(momentText(rows, 0, 20)),
                 QStringLiteral("Cycle 20, block (1, 1), warp 0: The warp issues ld.global.u8 %rs1, [%rd4] (k.cu:4) "
                                "after these stalls, in cycles: Data from memory 8, Ready 2."));
        QVERIFY(momentText(rows, 0, 3).endsWith(QStringLiteral("The warp starts in cycle 10.")));
        QVERIFY(momentText(rows, 0, 130).endsWith(QStringLiteral("The warp exited in cycle 121.")));
        QVERIFY(momentText(rows, 1, 130).contains(QStringLiteral("not recorded")));
        QCOMPARE(siteAt(rows, 1, 50)->line, 7);
    }

    void rowsAreGroupedByScheduler()
    {
        const WarpRows rows({runOf(longTimeline(8, 4)), runOf(smallTimeline(), 'B')});
        QCOMPARE(rows.rows().size(), std::size_t{10});
        for (std::size_t row = 1; row < 8; ++row)
            QVERIFY(rows.warpOf(row).scheduler >= rows.warpOf(row - 1).scheduler);
        QVERIFY(rows.rows()[8].isFirstOfRun);
        QCOMPARE(rows.runs()[rows.rows()[9].run].letter, 'B');
    }

    void keysMoveTheCursor()
    {
        const auto view = viewOf({runOf(smallTimeline())});
        QSignalSpy moved(view.get(), &CycleView::cursorMoved);
        QTest::keyClick(view.get(), Qt::Key_Right);
        QTest::keyClick(view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view->cycle(), 11.0);
        QTest::keyClick(view.get(), Qt::Key_Left);
        QCOMPARE(view->cycle(), 10.0);
        QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(view->row(), std::size_t{1});
        QTest::keyClick(view.get(), Qt::Key_Down); // there is no other
        QCOMPARE(view->row(), std::size_t{1});
        QTest::keyClick(view.get(), Qt::Key_End);
        QCOMPARE(view->cycle(), 119.0);
        QTest::keyClick(view.get(), Qt::Key_Home);
        QCOMPARE(view->cycle(), 0.0);
        QCOMPARE(moved.count(), 7);
        QSignalSpy opened(view.get(), &CycleView::opened), played(view.get(), &CycleView::playToggled);
        QTest::keyClick(view.get(), Qt::Key_Return);
        QTest::keyClick(view.get(), Qt::Key_Space);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(played.count(), 1);
    }

    void aClickAndADragScrub()
    {
        const auto view = viewOf({runOf(smallTimeline())});
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, pointOf(*view, 1, 50));
        QCOMPARE(view->cycle(), 50.0);
        QCOMPARE(view->row(), std::size_t{1});
        drag(*view->viewport(), pointOf(*view, 1, 50), pointOf(*view, 0, 70), Qt::LeftButton);
        QCOMPARE(view->cycle(), 70.0);
        QCOMPARE(view->row(), std::size_t{0});
        QSignalSpy opened(view.get(), &CycleView::opened);
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, pointOf(*view, 0, 70));
        QCOMPARE(opened.count(), 1);
        QVERIFY(view->toolTipAt(pointOf(*view, 0, 12)).contains(QStringLiteral("Long scoreboard")));
    }

    void wheelAndKeysZoomAndADragPans()
    {
        const auto view = viewOf({runOf(longTimeline(8, 500))});
        const double all = view->scale().shown();
        QVERIFY(view->scale().showsAll());
        const QPoint at = pointOf(*view, 2, all / 2);
        const double under = view->scale().toEvent(at.x() - view->rowRect(2).left());
        turnWheel(*view, at, 4);
        QVERIFY(view->scale().shown() < all / 2);
        QVERIFY(std::abs(view->scale().toEvent(at.x() - view->rowRect(2).left()) - under) < 2); // it stays in place
        const double first = view->scale().first();
        drag(*view->viewport(), at, at + QPoint(60, 0), Qt::MiddleButton);
        QVERIFY(view->scale().first() < first);
        QCOMPARE(view->horizontalScrollBar()->value(), static_cast<int>(view->scale().first()));
        view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
        QVERIFY(view->scale().first() > first);
        turnWheel(*view, at, 1, Qt::ShiftModifier);
        QVERIFY(view->scale().first() + view->scale().shown() < all);
        QTest::keyClick(view.get(), Qt::Key_0, Qt::ControlModifier);
        QVERIFY(view->scale().showsAll());
        view->setCursor(2, all / 2);
        QTest::keyClick(view.get(), Qt::Key_Plus);
        QVERIFY(view->scale().shown() < all);
        QTest::keyClick(view.get(), Qt::Key_Minus);
        QVERIFY(std::abs(view->scale().shown() - all) < 1);
    }

    /// Where many cycles share a pixel, its column shows their states by their shares, issuing at the foot.
    void aColumnShowsShares()
    {
        WarpLife warp;
        for (int i = 0; i < 1000; ++i) { // in a quarter of the cycles it issues
            const auto begin = static_cast<float>(4 * i);
            warp.events.push_back({begin, begin + 3, begin + 3, 0, StallReason::Barrier, StallReason::NotSelected});
        }
        TimeScale scale;
        scale.setCount(4000);
        scale.setWidth(40);
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        StateStrip(false).draw(image, QRect(0, 4, 40, 16), warp, scale);
        QCOMPARE(image.pixelColor(20, 3), QColor(Qt::white));
        for (int y = 4; y < 16; ++y)
            QCOMPARE(image.pixelColor(20, y), colourOf(StallReason::Barrier, false));
        for (int y = 16; y < 20; ++y)
            QCOMPARE(image.pixelColor(20, y), colourOf(StallReason::Selected, false));
    }

    void cyclesHaveTheirColours_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    void cyclesHaveTheirColours()
    {
        QFETCH(ThemeChoice, theme);
        applyTheme(*qApp, theme);
        const auto view = viewOf({runOf(smallTimeline())});
        const bool dark = coloursOf(view->palette()).dark;
        const QImage image = view->viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(pointOf(*view, 0, 14)), colourOf(StallReason::LongScoreboard, dark));
        QCOMPARE(image.pixelColor(pointOf(*view, 0, 18)), colourOf(StallReason::NotSelected, dark));
        QCOMPARE(image.pixelColor(pointOf(*view, 0, 20)), colourOf(StallReason::Selected, dark));
        QCOMPARE(image.pixelColor(pointOf(*view, 0, 60)), colourOf(StallReason::Wait, dark));
        QCOMPARE(image.pixelColor(pointOf(*view, 1, 60)), colourOf(StallReason::Barrier, dark));
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void rowsOfABlockAreMarked()
    {
        const auto view = viewOf({runOf(smallTimeline()), runOf(smallTimeline(), 'A')});
        const auto edge = [&](std::size_t row) {
            const QRect rect = view->rowRect(row);
            return view->viewport()->grab().toImage().pixelColor(rect.left() - 4, rect.center().y());
        };
        const QColor accent = coloursOf(view->palette()).accent;
        QVERIFY(edge(1) != accent);
        view->setMarked(7);
        QCOMPARE(edge(1), accent);
        QVERIFY(edge(3) != accent); // the pinned run is another one
        view->setMarked(std::nullopt);
        QVERIFY(edge(1) != accent);
    }

    void drawingIsFast()
    {
        CycleView view;
        view.resize(1600, 500);
        view.setRows(WarpRows({runOf(longTimeline(64, 6000))}));
        view.show();
        QPixmap target(view.viewport()->size());
        qint64 least = 1000;
        for (int time = 0; time < 10; ++time) {
            view.zoomBy(time % 2 == 0 ? 1.1 : 1 / 1.1); // drops what is drawn
            QElapsedTimer timer;
            timer.start();
            view.viewport()->render(&target);
            least = std::min(least, timer.elapsed());
        }
        qInfo("64 warps of 6000 events are drawn in %lld ms", static_cast<long long>(least));
#ifdef NDEBUG
        QVERIFY2(least < 60, qPrintable(QString::number(least))); // drawing each event takes a hundred times as long
#endif
    }
};

TILESCOPE_TEST(CycleViewTest, runWithWidgets)
#include "cycle_view_test.moc"
