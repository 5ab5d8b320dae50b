#include "gpu/model/gpu_model.h"
#include "tests/ui/test_program.h"
#include "tests/ui/timeline/timeline_fixture.h"
#include "ui/parts/number_control.h"
#include "ui/parts/step_slider.h"
#include "ui/theme/theme.h"
#include "ui/timeline/cycle_view.h"
#include "ui/timeline/resources_page.h"
#include "ui/timeline/state_legend.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/wave_view.h"
#include "ui/timeline/waves_page.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// The panel with timelines made by hand.
class TimelinePanelTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<TimelinePanel> panelOf(const std::vector<TimedRun>& runs, const Residency& residency = {})
    {
        auto panel = std::make_unique<TimelinePanel>();
        panel->resize(1100, 400);
        panel->setRuns(runs, residency, false);
        panel->setWhatIf(smallWhatIf());
        panel->show();
        return panel;
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void anEmptyPanelSaysWhatWouldFillIt()
    {
        TimelinePanel panel;
        QVERIFY(panel.note().contains(QStringLiteral("After the first run")));
        panel.setWaiting(true);
        QVERIFY(panel.note().contains(QStringLiteral("Simulating the multiprocessor")));
        panel.setNote(QStringLiteral("No."), true);
        QCOMPARE(panel.note(), QStringLiteral("No."));
        panel.open(TimelinePanel::Page::Waves);
        QCOMPARE(panel.note(), QStringLiteral("No."));
    }

    void figuresAreInWords()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        QCOMPARE(panel->note(), QString());
        QVERIFY2(panel->headline().contains(QStringLiteral("Warps spend 60 % of their cycles stalled at line 4")),
                 qPrintable(panel->headline()));
        QCOMPARE(plain(panel->cycles().throughput()),
                 QStringLiteral("Predicted for RTX 3060: 12.0 µs. A scheduler issues in 43 % of the cycles, and is "
                                "idle for 570 of 1,000 cycles. The instructions are estimated from the PTX."));
        QCOMPARE(panel->cycles().residency(), QStringLiteral("2 blocks, 4 warps: as many as fit"));
        QCOMPARE(plain(panel->cycles().legend().text()),
                 QStringLiteral("Issuing 10 %, Data from memory 60 %, Barrier 30 %"));
        const QRect memory = panel->cycles().legend().rectOf(StallReason::LongScoreboard);
        QVERIFY(panel->cycles().legend().toolTipAt(memory.center()).contains(QStringLiteral("(Long scoreboard)")));
        const QRect barrier = panel->cycles().legend().rectOf(StallReason::Barrier);
        QVERIFY(
            panel->cycles().legend().toolTipAt(barrier.center()).contains(QStringLiteral("other warps of its block")));
        QVERIFY2(panel->cycles().moment().startsWith(QStringLiteral("Cycle 20, block (1, 1), warp 0: The warp issues")),
                 qPrintable(panel->cycles().moment()));
        auto idle = smallTimeline();
        idle->timing.lines.clear();
        panel->setRuns({runOf(idle)}, {}, true);
        QVERIFY(panel->headline().contains(QStringLiteral("hardly stall")));
    }

    void theSliderChoosesHowManyWarps()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        StepSlider& slider = *panel->cycles().residencySlider();
        QCOMPARE(slider.maximum(), 2);
        QCOMPARE(slider.value(), 2);
        std::vector<Residency> chosen;
        connect(&panel->cycles(), &CyclePage::residencyChosen, this,
                [&chosen](const Residency& residency) { chosen.push_back(residency); });
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Left);
        QTest::keyClick(&slider, Qt::Key_Left);
        QTest::keyClick(&slider, Qt::Key_End);
        QCOMPARE(chosen, (std::vector<Residency>{{false, 1}, {true, 0}, {false, 0}}));

        const QString before = panel->cycles().throughput();
        auto alone = smallTimeline();
        alone->resident = 1;
        alone->timing.warps = 1;
        alone->timing.issued = 0.02;
        panel->cycles().view().setCursor(1, 60);
        panel->setRuns({runOf(alone)}, {true, 0}, true);
        QCOMPARE(slider.value(), 0);
        QVERIFY(panel->cycles().throughput() != before);
        QCOMPARE(panel->cycles().residency(), QStringLiteral("one warp alone"));
        QCOMPARE(panel->cycles().view().cycle(), 60.0); // cursor and zoom stay
    }

    /// What fewer warps cost is said as a ratio and drawn on one scale; with all of them there is nothing to compare.
    void fewerWarpsAreComparedWithAllThatFit()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        QVERIFY(!panel->cycles().fittingShare());
        auto slow = smallTimeline();
        slow->resident = 1;
        slow->timing.us = 48;
        TimedRun few = runOf(slow);
        few.fitting = smallTimeline();
        panel->setRuns({few}, {false, 1}, true);
        QVERIFY2(plain(panel->cycles().throughput())
                     .startsWith(QStringLiteral("Predicted for RTX 3060: 48.0 µs. That is 4.00 times as long as with "
                                                "as many warps as fit (12.0 µs).")),
                 qPrintable(panel->cycles().throughput()));
        QCOMPARE(panel->cycles().fittingShare().value(), 0.25);
        panel->setRuns({runOf(smallTimeline())}, {}, true);
        QVERIFY(!panel->cycles().fittingShare());
    }

    /// Runs shows the time of the whole program.
    void aLaunchIsNotTheWholeProgram()
    {
        TimedRun one = runOf(smallTimeline());
        one.launches = 3;
        const auto panel = panelOf({one});
        QVERIFY2(plain(panel->cycles().throughput())
                     .startsWith(QStringLiteral("Predicted for RTX 3060: 12.0 µs for this launch, one of 3.")),
                 qPrintable(panel->cycles().throughput()));
    }

    void theRowsAreASample()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        CycleView& view = panel->cycles().view();
        QCOMPARE(plain(view.toolTipAt({view.viewport()->width() / 2, 2})),
                 QStringLiteral("The rows are 2 of 24 warps, on one of 5 multiprocessors."));
        panel->resize(1100, 420);
        QTRY_COMPARE(plain(view.rulerText()),
                     QStringLiteral("cycles; rows: 2 of 24 warps, on one of 5 multiprocessors"));
        auto whole = smallTimeline();
        whole->grid = {1, 1, 1};
        whole->block = {32, 2, 1};
        panel->setRuns({runOf(whole)}, {}, false);
        QCOMPARE(view.rulerText(), QStringLiteral("cycles"));
        QVERIFY(view.toolTipAt({view.viewport()->width() / 2, 2}).isEmpty());
    }

    /// Whatever the sentence says, nothing below it moves.
    void theSentenceMovesNothing_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {420, 560, 700, 820, 1000, 1300, 1700})
            QTest::addRow("%d", width) << width;
    }
    void theSentenceMovesNothing()
    {
        QFETCH(const int, width);
        const auto panel = panelOf({runOf(smallTimeline())});
        panel->resize(width, 360);
        QWidget& slider = *panel->cycles().residencySlider();
        const auto place = [&] {
            QCoreApplication::processEvents();
            return QRect(slider.mapTo(panel.get(), QPoint()), slider.size());
        };
        QTRY_VERIFY(panel->width() == width);
        const QRect before = place();
        auto idle = smallTimeline();
        idle->timing.lines.clear();
        panel->setRuns({runOf(idle)}, {}, true); // a short sentence
        QCOMPARE(place(), before);
        auto slow = smallTimeline();
        slow->timing.us = 480;
        slow->timing.limitedBy = "nothing"; // a long one
        TimedRun few = runOf(slow);
        few.fitting = smallTimeline();
        panel->setRuns({few}, {false, 1}, true);
        QCOMPARE(place(), before);
    }

    void aPinnedRunHasRowsBelow()
    {
        auto other = smallTimeline();
        other->timing.states[static_cast<std::size_t>(StallReason::Barrier)] = 0.05;
        other->timing.us = 24;
        const auto panel = panelOf({runOf(smallTimeline()), runOf(other, 'B')});
        QCOMPARE(panel->cycles().view().rows().rows().size(), std::size_t{4});
        QVERIFY(plain(panel->cycles().legend().text()).contains(QStringLiteral("Barrier 30 % (B 5 %)")));
        QVERIFY(plain(panel->cycles().throughput()).contains(QStringLiteral("B: 24.0 µs")));
        QSignalSpy opened(&panel->cycles(), &CyclePage::blockOpened);
        panel->cycles().view().setCursor(3, 60);
        QTest::keyClick(&panel->cycles().view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 0); // the replay shows the current run alone
        panel->cycles().view().setCursor(1, 60);
        QTest::keyClick(&panel->cycles().view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().at(0).toULongLong(), 7ULL);
        panel->setRuns({runOf(smallTimeline())}, {}, true);
        panel->setPinProblem(QStringLiteral("B has none."));
        QVERIFY(panel->cycles().throughput().endsWith(QStringLiteral("B has none.")));
    }

    void buttonsZoomAndPlay()
    {
        const auto panel = panelOf({runOf(longTimeline(8, 100))});
        CyclePage& page = panel->cycles();
        const double all = page.view().scale().shown(), cycle = page.view().cycle();
        QTest::mouseClick(page.zoomInButton(), Qt::LeftButton);
        QVERIFY(page.view().scale().shown() < all);
        QTest::mouseClick(page.fitButton(), Qt::LeftButton);
        QCOMPARE(page.view().scale().shown(), all);
        std::vector<int> lines;
        connect(&page, &CyclePage::lineReached, this,
                [&lines](const std::string&, int line) { lines.push_back(line); });
        QTest::mouseClick(page.playButton(), Qt::LeftButton);
        QVERIFY(page.isPlaying());
        QTRY_VERIFY(page.view().cycle() > cycle + 20);
        QVERIFY(!lines.empty());
        QTest::keyClick(&page.view(), Qt::Key_Space);
        QVERIFY(!page.isPlaying());
        QTest::keyClick(&page.view(), Qt::Key_Space);
        QVERIFY(page.isPlaying());
        panel->open(TimelinePanel::Page::Waves);
        QVERIFY(!page.isPlaying()); // out of sight
    }

    void launchesCanBeChosen()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        QVERIFY(!panel->launchBox()->isVisibleTo(panel.get()));
        panel->setLaunches({QStringLiteral("first"), QStringLiteral("second")}, 1);
        QVERIFY(panel->launchBox()->isVisibleTo(panel.get()));
        QCOMPARE(panel->launchBox()->currentText(), QStringLiteral("2: second"));
        QSignalSpy chosen(panel.get(), &TimelinePanel::launchChosen);
        panel->launchBox()->setFocus();
        QTest::keyClick(panel->launchBox(), Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toInt(), 0);
    }

    void otherResourcesAreTried()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        panel->open(TimelinePanel::Page::Resources);
        ResourcesPage& page = panel->resources();
        const GpuModel& gpu = gpuNamed("RTX 3060");
        const Occupancy now = occupancyOf(gpu, 64, 40, 8192);
        QVERIFY2(plain(page.sentence()).contains(QStringLiteral("%1 of 48 warps").arg(now.warpsPerSm)),
                 qPrintable(page.sentence()));
        QCOMPARE(page.chart(ResourcesPage::Registers)->curves().asIs.occupancy, now.fraction);
        page.control(ResourcesPage::SharedMemory)->enter(49'152);
        const Occupancy large = occupancyOf(gpu, 64, 40, 49'152);
        QCOMPARE(page.tried().sharedBytes, std::size_t{49'152});
        QCOMPARE(page.chart(ResourcesPage::SharedMemory)->curves().chosen.occupancy, large.fraction);
        QVERIFY(large.blocksPerSm >= 1 && large.blocksPerSm < 4);
        const auto us = page.chart(ResourcesPage::SharedMemory)->curves().chosen.us;
        QVERIFY(us && std::abs(*us - (100 - 20 * (large.blocksPerSm - 1))) < 1e-9); // between 1 and 4 blocks
        QVERIFY(page.resetButton()->isEnabled());
        QTest::mouseClick(page.resetButton(), Qt::LeftButton);
        QCOMPARE(page.tried(), page.resources()->asIs());

        page.control(ResourcesPage::BlockThreads)->enter(32); // was simulated as 8×4
        QCOMPARE(page.chart(ResourcesPage::BlockThreads)->curves().chosen.us, std::optional(24.0));
        page.control(ResourcesPage::BlockThreads)->enter(96);
        QVERIFY(page.sentence().contains(QStringLiteral("No time is predicted")));
        const QPoint middle = page.chart(ResourcesPage::Registers)->rect().center();
        QTest::mouseClick(page.chart(ResourcesPage::Registers), Qt::LeftButton, {}, middle);
        QVERIFY(page.tried().registers != 40);
        page.setProblem(QStringLiteral("No."));
        QCOMPARE(page.note(), QStringLiteral("No."));
    }

    void wavesAndTheirTail()
    {
        const Waves waves = wavesOf(*smallTimeline()); // 12 blocks, 5 multiprocessors, 2 at a time
        QCOMPARE(waves.count(), std::uint64_t{2});
        QCOMPARE(waves.inLast(), std::uint64_t{2});
        QCOMPARE(waves.busyInLast(), std::uint64_t{2});
        QCOMPARE(waves.blocksOf(1), std::uint64_t{3});
        QCOMPARE(waves.blocksOf(2), std::uint64_t{2});
        QCOMPARE(cyclesUntil(*smallTimeline(), waves, 2), 700.0);
        QVERIFY(std::abs(idleShare(*smallTimeline(), waves) - 0.18) < 1e-9);
        const Waves whole{20, 5, 2};
        QVERIFY(whole.isLastFull());

        const auto panel = panelOf({runOf(smallTimeline())});
        panel->open(TimelinePanel::Page::Waves);
        WavesPage& page = panel->waves();
        QCOMPARE(
            plain(page.sentence()),
            QStringLiteral("12 blocks, 2 at a time on each of 5 multiprocessors: 2 waves. The last wave keeps 2 of 5 "
                           "multiprocessors busy. The multiprocessors are idle for 18 % of their time."));
        QVERIFY(page.view().barOf(0).height() > page.view().barOf(4).height());
        const QString tip = page.view().toolTipAt(page.view().barOf(4).center().toPoint());
        QCOMPARE(tip, QStringLiteral("Multiprocessor 4: 2 blocks. It is idle for the last 300 cycles."));
        const QAbstractItemModel& model = *page.table()->model();
        QCOMPARE(model.rowCount(), 2); // 32×32 cannot run
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("32×2, current"));
        QCOMPARE(plain(model.index(0, 1).data().toString()), QStringLiteral("19.0 µs, best"));
        QCOMPARE(model.index(1, 3).data().toString(), QStringLiteral("4 of 5"));
        QSignalSpy chosen(&page, &WavesPage::blockChosen);
        page.table()->setCurrentIndex(model.index(1, 0));
        QTest::keyClick(page.table(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().at(0).toInt(), 8);
    }

    void everyControlHasANameAndATip()
    {
        const auto panel = panelOf({runOf(smallTimeline())});
        for (const auto* button : panel->findChildren<QToolButton*>())
            if (!qobject_cast<QTabBar*>(button->parent())) // which scroll it
                QVERIFY2(!button->toolTip().isEmpty() &&
                             (!button->accessibleName().isEmpty() || !button->text().isEmpty()),
                         qPrintable(button->text()));
        for (QWidget* widget : std::initializer_list<QWidget*>{
                 &panel->cycles().view(), panel->cycles().residencySlider(), &panel->cycles().legend(),
                 &panel->waves().view(), panel->waves().table(), panel->tabs()})
            QVERIFY(!widget->accessibleName().isEmpty());
    }
};

TILESCOPE_TEST(TimelinePanelTest, runWithWidgets)
#include "timeline_panel_test.moc"
