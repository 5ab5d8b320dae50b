#include "tests/ui/window_fixture.h"
#include "ui/block/block_panel.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/scene.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/session/focus_model.h"
#include "ui/shell/window_actions.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/timeline_panel.h"

#include <QAction>

using namespace tilescope;
using namespace tilescope::test;

/// Choosing something in one view moves the others, and there is a way back.
class FocusTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_picture = QStringLiteral("sample:board@160x120"); // 10 × 8 blocks of 16 × 16

    static Focus ofBlock(int x, int y, std::optional<std::uint32_t> warp = {})
    {
        Focus made;
        made.block = QPoint(x, y);
        made.warp = warp;
        return made;
    }

    std::unique_ptr<MainWindow> openWindow(const QString& panel)
    {
        WindowOptions options = windowOptions(m_folder, m_picture);
        options.panel = panel;
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        return window;
    }

    static bool isReplaying(MainWindow& window, QPoint block)
    {
        const BlockPanel& panel = panelOf<BlockPanel>(window);
        const auto& trace = panel.player().trace();
        return !panel.isWaiting() && trace && QPoint(int(trace->index.x), int(trace->index.y)) == block;
    }

    static std::uint32_t warpOfStep(MainWindow& window) { return panelOf<BlockPanel>(window).player().event().warp; }

    static int lineOfStep(MainWindow& window)
    {
        const TracePlayer& player = panelOf<BlockPanel>(window).player();
        return player.trace()->sites[player.event().site].line;
    }

    static void clickPixel(Canvas& canvas, QPoint pixel)
    {
        canvas.fit();
        const double scale = canvas.zoom() / canvas.devicePixelRatioF();
        const QPointF corner = QPointF(canvas.width() - 160 * scale, canvas.height() - 120 * scale) / 2;
        QTest::mouseClick(&canvas, Qt::LeftButton, {},
                          (corner + (QPointF(pixel) + QPointF(0.5, 0.5)) * scale).toPoint());
    }

private slots:
    void init() { QFile::remove(windowOptions(m_folder, m_picture).preferencesFile); }

    void theWayBackHasPlacesAndNoSteps()
    {
        FocusModel model;
        const QSignalSpy changed(&model, &FocusModel::changed);
        model.choose(ofBlock(1, 1));
        QVERIFY(!model.canGoBack()); // there was nothing before
        Focus step = ofBlock(1, 1);
        for (std::uint64_t event = 0; event < 5; ++event) {
            step.event = event;
            model.follow(step);
        }
        QVERIFY(!model.canGoBack());
        model.choose(ofBlock(2, 2, 3));
        model.choose(ofBlock(2, 2, 4));
        QCOMPARE(changed.count(), 8);
        model.goBack();
        QCOMPARE(model.focus(), ofBlock(2, 2, 3));
        model.goBack();
        QCOMPARE(model.focus(), step);
        QVERIFY(!model.canGoBack());
        model.goBack();
        QCOMPARE(model.focus(), step);
    }

    void onlyAChosenBlockStaysForOtherSettings()
    {
        FocusModel model;
        model.follow(ofBlock(5, 4, 1)); // the middle, which the replay shows by itself
        model.leaveRun();
        QCOMPARE(model.focus(), Focus());
        model.choose(ofBlock(3, 2, 1));
        model.leaveRun();
        QCOMPARE(model.focus(), ofBlock(3, 2));
    }

    void theWayBackIsBounded()
    {
        FocusModel model;
        for (int x = 0; x < 300; ++x)
            model.choose(ofBlock(x, 0));
        std::size_t steps = 0;
        while (model.canGoBack()) {
            model.goBack();
            ++steps;
        }
        QCOMPARE(steps, FocusModel::mostKept);
    }

    void aPixelLeadsToItsWarpAndBack()
    {
        const auto window = openWindow(QStringLiteral("block"));
        QTRY_VERIFY_WITH_TIMEOUT(isReplaying(*window, {5, 4}), patience);
        clickPixel(window->parts().canvas, {40, 28}); // block (2, 1), row 12 of 16: two rows a warp
        QTRY_VERIFY_WITH_TIMEOUT(isReplaying(*window, {2, 1}), patience);
        QCOMPARE(warpOfStep(*window), 6U);
        clickPixel(window->parts().canvas, {40, 16});
        QTRY_COMPARE_WITH_TIMEOUT(warpOfStep(*window), 0U, patience);
        QAction* const back = window->parts().actions.back;
        QVERIFY(back->isEnabled());
        back->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(warpOfStep(*window), 6U, patience);
        back->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isReplaying(*window, {5, 4}), patience);
        QVERIFY(!back->isEnabled());
    }

    /// The pin of Pixel is the selection's pixel, whoever chose it, and the way back moves it too.
    void thePinGoesBackWithTheSelection()
    {
        const auto window = openWindow(QStringLiteral("pixel"));
        waitForReport(*window, m_picture);
        Canvas& canvas = window->parts().canvas;
        const FocusModel& model = window->parts().focus;
        QAction* const back = window->parts().actions.back;
        QTRY_VERIFY(canvas.scene().isInspecting);
        const auto pinned = [&] { return canvas.scene().pinned ? canvas.scene().pinned->pixel : QPoint(-1, -1); };
        clickPixel(canvas, {40, 28});
        clickPixel(canvas, {40, 16});
        QCOMPARE(pinned(), QPoint(40, 16));
        back->trigger();
        QCOMPARE(pinned(), QPoint(40, 28));
        canvas.goTo({100, 50});
        QCOMPARE(model.focus().pixel, QPoint(100, 50));
        QCOMPARE(model.focus().block, QPoint(6, 3));
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(model.focus().pixel, QPoint(101, 50));
        back->trigger();
        QCOMPARE(pinned(), QPoint(40, 28));
        Focus chosen = canvas.focusOf({5, 5}); // by another view
        window->parts().focus.choose(chosen);
        QCOMPARE(pinned(), QPoint(5, 5));
        QTRY_VERIFY_WITH_TIMEOUT(!window->parts().session.isBusy(), patience); // else Escape cancels the run
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QVERIFY(!canvas.scene().pinned && !model.focus().pixel);
        QCOMPARE(model.focus().block, QPoint(0, 0)); // only the pin is gone
    }

    void aLineOfTheKernelLeadsToItsEvent()
    {
        const auto window = openWindow(QStringLiteral("block"));
        QTRY_VERIFY_WITH_TIMEOUT(isReplaying(*window, {5, 4}), patience);
        panelOf<BlockPanel>(*window).goTo(*StepChoice::parse(QStringLiteral("shared-load")));
        const int line = lineOfStep(*window);
        panelOf<BlockPanel>(*window).goTo(*StepChoice::parse(QStringLiteral("global-load")));
        QVERIFY(lineOfStep(*window) != line);
        KernelView& kernel = panelOf<KernelPanel>(*window).view();
        kernel.goToLine(line);
        emit kernel.lineClicked(line);
        QTRY_COMPARE_WITH_TIMEOUT(lineOfStep(*window), line, patience);
        QCOMPARE(kernel.stepLine(), line);
    }

    void whatIsChosenBehindAnotherPanelIsThereWhenItComesForward()
    {
        const auto window = openWindow(QStringLiteral("findings"));
        waitForReport(*window, m_picture);
        window->parts().focus.choose(ofBlock(1, 2, 5));
        QCOMPARE(window->parts().canvas.scene().chosenBlock, std::optional(QPoint(1, 2)));
        window->parts().docks.show(PanelKey("block"));
        QTRY_VERIFY_WITH_TIMEOUT(isReplaying(*window, {1, 2}), patience);
        QTRY_COMPARE_WITH_TIMEOUT(warpOfStep(*window), 5U, patience);
    }

    void theTimelineMarksTheBlockAndLeadsToItsWarp()
    {
        const auto window = openWindow(QStringLiteral("timeline"));
        CycleView& view = panelOf<TimelinePanel>(*window).cycles().view();
        QTRY_VERIFY_WITH_TIMEOUT(!view.rows().isEmpty(), patience);
        const WarpLife& warp = view.rows().warpOf(view.rows().rows().size() - 1);
        const Dim3 place = blockAt(warp.block, view.rows().timelineOf(0).grid);
        window->parts().focus.choose(ofBlock(int(place.x), int(place.y), warp.warp));
        QCOMPARE(view.marked(), std::optional(warp.block));
        QCOMPARE(view.row(), view.rows().rows().size() - 1);
        view.setCursor(0, view.cycle());
        QTest::keyClick(&view, Qt::Key_Right);
        const Focus& focus = window->parts().focus.focus();
        const Dim3 first = blockAt(view.rows().warpOf(0).block, view.rows().timelineOf(0).grid);
        QCOMPARE(focus.block, std::optional(QPoint(int(first.x), int(first.y))));
        QCOMPARE(focus.warp, std::optional(view.rows().warpOf(0).warp));
    }
};

TILESCOPE_TEST(FocusTest, runWithWindow)
#include "focus_test.moc"
