#include "tests/ui/window_fixture.h"
#include "ui/block/block_panel.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/parts/step_slider.h"
#include "ui/pins/pin_controller.h"
#include "ui/session/side_runner.h"
#include "ui/shell/window_actions.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/resources_page.h"
#include "ui/timeline/state_legend.h"
#include "ui/timeline/timeline_controller.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/waves_page.h"

#include <QDockWidget>
#include <QTableView>
#include <QTimer>

using namespace tilescope;
using namespace tilescope::test;

/// The panel in the window: it follows the settings, and is linked to replay, kernel and pins.
class TimelineWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_picture = QStringLiteral("sample:board@320x240");

    std::unique_ptr<MainWindow> openWindow(const std::string& strategy = "shared", bool inFront = true)
    {
        WindowOptions options = windowOptions(m_folder, m_picture);
        Recipe recipe;
        recipe.operation = "sobel";
        recipe.strategy = strategy;
        recipe.block = {16, 8};
        recipe.gpu = "H100";
        options.recipe = recipe;
        if (inFront)
            options.panel = QStringLiteral("timeline");
        auto window = std::make_unique<MainWindow>(options);
        showActive(*window);
        waitForReport(*window, m_picture);
        return window;
    }

    static TimelinePanel& panelIn(MainWindow& window) { return panelOf<TimelinePanel>(window); }

    static void waitForTimeline(MainWindow& window)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!panelIn(window).isEmpty() && panelIn(window).cycles().residency().contains(u','),
                                 patience);
    }

    static const Timeline& shown(MainWindow& window) { return panelIn(window).cycles().view().rows().timelineOf(0); }

private slots:
    void init() { QFile::remove(windowOptions(m_folder, m_picture).preferencesFile); }

    void itFollowsTheSettings()
    {
        const auto window = openWindow();
        waitForTimeline(*window);
        QCOMPARE(shown(*window).block.y, 8U);
        QCOMPARE(shown(*window).gpu, std::string("H100"));
        QVERIFY(!panelIn(*window).headline().isEmpty());
        QVERIFY(panelIn(*window).cycles().moment().startsWith(QStringLiteral("Cycle ")));
        window->parts().settings.setBlock({8, 8});
        QTRY_VERIFY_WITH_TIMEOUT(shown(*window).block.x == 8U, patience);
    }

    void aHiddenPanelSimulatesNothing()
    {
        const auto window = openWindow("shared", false);
        const SideRunner& side = window->parts().side;
        bool isAsked = false;
        connect(&side, &SideRunner::changed, window.get(), [&] { isAsked |= side.isAt(QStringLiteral("timeline")); });
        QTimer later; // begins after the delay of a panel in front would, and lasts longer
        later.setSingleShot(true);
        later.start(2 * TimelineController::quietMs);
        QTRY_VERIFY_WITH_TIMEOUT(!later.isActive() && side.isIdle(), patience);
        QVERIFY(!isAsked && panelIn(*window).isEmpty());
        window->parts().docks.show(timelinePanel);
        waitForTimeline(*window);
    }

    void fewerWarpsHideLessLatency()
    {
        const auto window = openWindow();
        waitForTimeline(*window);
        CyclePage& page = panelIn(*window).cycles();
        const double issued = shown(*window).timing.issued;
        const QString before = page.throughput(), legend = page.legend().text();
        const QImage picture = page.view().grab().toImage();
        StepSlider& slider = *page.residencySlider();
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Home);
        QTRY_COMPARE_WITH_TIMEOUT(page.residency(), QStringLiteral("one warp alone"), patience);
        QVERIFY(shown(*window).timing.issued < issued);
        QVERIFY(page.throughput() != before && page.legend().text() != legend);
        QVERIFY(page.view().grab().toImage() != picture);
        QTest::keyClick(&slider, Qt::Key_Right);
        QTRY_VERIFY_WITH_TIMEOUT(page.residency().startsWith(QStringLiteral("1 block")), patience);
        QTest::keyClick(&slider, Qt::Key_End);
        QTRY_VERIFY_WITH_TIMEOUT(page.residency().endsWith(QStringLiteral("no more in the grid")), patience);
        QCOMPARE(page.throughput(), before);
    }

    void aPinAddsItsRows()
    {
        const auto window = openWindow("global");
        waitForTimeline(*window);
        window->parts().pins.pinCurrent();
        QVERIFY(!panelIn(*window).cycles().hasPinned()); // the same run
        window->parts().settings.pickStrategy("shared");
        QTRY_VERIFY_WITH_TIMEOUT(panelIn(*window).cycles().hasPinned(), patience);
        const auto& runs = panelIn(*window).cycles().view().rows().runs();
        QCOMPARE(runs[1].letter, 'A');
        QVERIFY(runs[1].title.startsWith(QStringLiteral("A: ")));
        QVERIFY(runs[1].timeline->timing.us != runs[0].timeline->timing.us);
        window->parts().pins.restore({});
        QTRY_VERIFY_WITH_TIMEOUT(!panelIn(*window).cycles().hasPinned(), patience);
    }

    void aStrategyOfAGpuAloneSaysWhy()
    {
        const auto window = openWindow();
        waitForTimeline(*window);
        window->parts().settings.pickStrategy("bulk_copy");
        QTRY_VERIFY_WITH_TIMEOUT(panelIn(*window).note().startsWith(QStringLiteral("No timeline can be shown: ")),
                                 patience);
        window->parts().settings.pickStrategy("shared");
        waitForTimeline(*window);
    }

    void aClickShowsTheLineAndADoubleClickTheBlock()
    {
        const auto window = openWindow();
        waitForTimeline(*window);
        CycleView& view = panelIn(*window).cycles().view();
        const WarpLife& warp = view.rows().warpOf(0);
        const auto event = std::ranges::find_if(
            warp.events, [&](const IssueEvent& one) { return shown(*window).sites[one.site].line > 0; });
        QVERIFY(event != warp.events.end());
        view.setCursor(0, event->issue - 1);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(panelOf<KernelPanel>(*window).view().stepLine(), shown(*window).sites[event->site].line);

        const Dim3 place = blockAt(warp.block, shown(*window).grid);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, view.rowRect(0).center());
        auto& block = panelOf<BlockPanel>(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!block.player().isEmpty() && !block.isWaiting(), patience);
        QCOMPARE(block.player().trace()->index, place);
        QCOMPARE(view.marked(), std::optional(warp.block)); // and back
        emit block.blockChosen({1, 1});
        QTRY_COMPARE_WITH_TIMEOUT(view.marked(), std::optional<std::uint64_t>(1 + shown(*window).grid.x), patience);
    }

    void otherResourcesAreComputedWhenTheyAreOpened()
    {
        const auto window = openWindow();
        waitForTimeline(*window);
        TimelinePanel& panel = panelIn(*window);
        QVERIFY(!panel.resources().resources());
        panel.open(TimelinePanel::Page::Resources);
        QTRY_VERIFY_WITH_TIMEOUT(panel.resources().resources(), patience);
        QVERIFY(panel.resources().sentence().contains(QStringLiteral("Predicted time")));
        panel.open(TimelinePanel::Page::Waves);
        QVERIFY(panel.waves().sentence().contains(QStringLiteral("132 multiprocessors")));
        const QAbstractItemModel& model = *panel.waves().table()->model();
        QVERIFY(model.rowCount() > 4);
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data().toString() == QStringLiteral("8×8")) {
                panel.waves().table()->setCurrentIndex(model.index(row, 0));
                QTest::keyClick(panel.waves().table(), Qt::Key_Return);
                break;
            }
        QCOMPARE(window->parts().settings.recipe().block, (BlockSize{8, 8}));
        QTRY_VERIFY_WITH_TIMEOUT(panel.resources().resources() && panel.resources().resources()->asIs().threads == 64,
                                 patience);
    }
};

TILESCOPE_TEST(TimelineWindowTest, runWithWindow)
#include "timeline_window_test.moc"
