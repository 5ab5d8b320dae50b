#include "pin_fixture.h"
#include "tests/ui/still.h"
#include "tests/ui/test_program.h"

using namespace tilescope;
using namespace tilescope::test;

/// The other panels with pinned runs: contents; signs, colours and words of differences; copies.
class PinPanelsTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void pinsAreRowsOfTheComparison()
    {
        ComparePanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        auto before = timed("global", 10);
        before->recipe.block = {8, 8};
        panel.setPins(pinned({before, timed("shared", 20)}));
        QCOMPARE(cell(compareCell(panel, "Global memory 8×8", "GPU time")), QString::fromUtf8("10.0 µs"));
        QCOMPARE(cell(compareCell(panel, "Shared tile 16×16", "GPU time")), QString::fromUtf8("20.0 µs +100.0 %"));
        const QModelIndex own =
            panel.shownModel()
                .match(panel.shownModel().index(0, 0), Qt::DisplayRole, "Shared tile", 1, Qt::MatchExactly)
                .value(0);
        QCOMPARE(cell(own.siblingAtColumn(1)), QString::fromUtf8("5.00 µs −50.0 %"));
        QCOMPARE(toneOf(own.siblingAtColumn(1)), Tone::Good);
        const QModelIndex baseline = compareCell(panel, "Global memory 8×8", "Strategy");
        QCOMPARE(baseline.data(CompareModel::PinRole).toChar(), QChar('A'));
        QVERIFY(baseline.data().toString().endsWith("baseline"));
        QVERIFY(baseline.data(Qt::ToolTipRole).toString().contains("NVIDIA H200"));
        QCOMPARE(cell(compareCell(panel, "Single CPU", "GPU time")), QStringLiteral("2.50 ms"));
    }

    void comparedTimesOfTheOtherKindOfMachineStayApart()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        panel.setPins(pinned({timed("shared", 5)}));
        const QModelIndex pin = compareCell(panel, "Shared tile 16×16", "Emulator's time");
        QCOMPARE(cell(pin), QString::fromUtf8("5.00 µs, GPU"));
        QVERIFY(!pin.data(CompareModel::NumberRole).isValid()); // never mixed with the emulator's when sorted or copied
        const QModelIndex own =
            panel.shownModel()
                .match(panel.shownModel().index(0, 0), Qt::DisplayRole, "Shared tile", 1, Qt::MatchExactly)
                .value(0)
                .siblingAtColumn(pin.column());
        QCOMPARE(cell(own), QStringLiteral("4.00 ms"));
        QVERIFY(panel.caption().contains("baseline's time is a GPU time"));
    }

    void copiedComparisonsHaveThePins()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.setPins(pinned({timed("global", 10)}));
        QVERIFY(panel.csv().startsWith(
            QString::fromUtf8("strategy,\"GPU time, µs\",\"GPU time, µs: difference from A, %\",")));
        QVERIFY(panel.csv().contains(QString::fromUtf8("\nA: Global memory 16×16 · Sobel edges – baseline,10,,")));
        QVERIFY(panel.csv().contains("\nShared tile,5,-50,"));
        QVERIFY(plain(panel.markdown()).contains(QString::fromUtf8("| A: Global memory 16×16")));
        QVERIFY(plain(panel.markdown()).contains(QString::fromUtf8("| Shared tile | 5.00 µs | −50.0 % |")));
    }

    void aStrategyIsPinnedByItsMenu()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.resize(1200, 400);
        panel.show();
        QSignalSpy wanted(&panel, &ComparePanel::pinWanted), chosen(&panel, &ComparePanel::strategyChosen);
        const auto row = [&](const QString& title) { return compareCell(panel, title, "Strategy"); };
        auto* pin = rightClick(*panel.view(), row("Shared tile"), "Pin this strategy");
        QVERIFY(pin && pin->isEnabled());
        pin->trigger();
        QCOMPARE(wanted.size(), 1);
        const auto run = wanted.front().front().value<std::shared_ptr<const Report>>();
        QCOMPARE(run->time->medianUs, 5.0);
        QTRY_VERIFY(panel.view()->findChildren<QMenu*>().size() <= 1);
        qDeleteAll(panel.view()->findChildren<QMenu*>());
        pin = rightClick(*panel.view(), row("Single CPU"), "Pin this strategy");
        QVERIFY(pin && !pin->isEnabled() && pin->toolTip().contains("CPU thread"));
        qDeleteAll(panel.view()->findChildren<QMenu*>());

        panel.setPins(pinned({timed("global", 10), timed("shared", 5)}));
        QSignalSpy baseline(panel.pinStrip(), &PinStrip::baselineWanted);
        auto* make = rightClick(*panel.view(), row("Shared tile 16×16"), "Make B the baseline");
        QVERIFY(make);
        make->trigger();
        QCOMPARE(baseline.front().front().value<char>(), 'B');
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {},
                          panel.view()->visualRect(row("Shared tile 16×16")).center());
        QVERIFY(chosen.isEmpty()); // a pinned run is not a strategy to choose
    }

    void aLiveRunLeavesTheSettledFiguresToBePinned()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        auto live = timed("shared", 9);
        live->check.reset();
        live->time->runs = 1;
        panel.setReport(live);
        panel.resize(1200, 400);
        panel.show();
        QSignalSpy wanted(&panel, &ComparePanel::pinWanted);
        rightClick(*panel.view(), compareCell(panel, "Shared tile", "Strategy"), "Pin this strategy")->trigger();
        const auto run = wanted.front().front().value<std::shared_ptr<const Report>>();
        QCOMPARE(run->time->medianUs, 5.0);
        QVERIFY(run->check);
    }

    void aRunOfTheHistoryIsPinnedByMouseAndKeyboard()
    {
        HistoryPanel panel(m_registry);
        panel.addRun(*loading("global", 1000));
        panel.addRun(*loading("shared", 500));
        panel.resize(1200, 300);
        panel.show();
        QSignalSpy wanted(&panel, &HistoryPanel::pinWanted), chosen(&panel, &HistoryPanel::recipeChosen);
        rightClick(*panel.view(), panel.model().index(1, 1), "Pin this run")->trigger();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.back().front().value<std::shared_ptr<const Report>>()->recipe.strategy, std::string("global"));
        QVERIFY(chosen.isEmpty());
        qDeleteAll(panel.view()->findChildren<QMenu*>());
        panel.view()->setCurrentIndex(panel.model().index(0, 0));
        const QPoint middle = panel.view()->rect().center();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, middle, panel.view()->mapToGlobal(middle));
        QCoreApplication::sendEvent(panel.view(), &key);
        actionOf(*panel.view(), "Pin this run")->trigger();
        QCOMPARE(wanted.back().front().value<std::shared_ptr<const Report>>()->recipe.strategy, std::string("shared"));
    }

    void timesStandToTheBaseline()
    {
        TimingsPanel panel(m_registry);
        panel.setReport(*timed("shared", 5));
        panel.setOtherReport(*timed("texture", 12.5));
        QVERIFY(panel.difference().isEmpty());
        panel.setPins(pinned({timed("global", 10)}));
        QCOMPARE(plain(panel.difference()), QString::fromUtf8("−50.0 % compared with A"));
        QVERIFY(plain(panel.chart().labels().join(u'|')).contains(QString::fromUtf8("5.00 µs  −50.0 %")));
        QVERIFY(plain(panel.chart().labels().join(u'|')).contains(QString::fromUtf8("12.5 µs  +25.0 %")));
        panel.setPins(pinned({emulated("global", 10)}));
        QVERIFY(panel.difference().contains("a different kind of time"));
        QVERIFY(!panel.chart().labels().join(u'|').contains(u'%'));
        panel.setPins({});
        QVERIFY(panel.difference().isEmpty());
    }

    void theEmulatorsTimesHaveNoDifferenceButItsCountsHave()
    {
        const auto pins = pinned({counted("global", 10)});
        TimingsPanel timings(m_registry);
        auto half = counted("shared", 5);
        half->counters->globalLoad.sectors = 232; // 768 in all, of 1536
        timings.setReport(*half);
        timings.setPins(pins);
        QCOMPARE(plain(timings.figure()), QStringLiteral("8.00 B/px"));
        QCOMPARE(plain(timings.difference()), QString::fromUtf8("−50.0 % compared with A"));
        QVERIFY(!timings.chart().labels().join(u'|').contains(u'%'));
        timings.setReport(*counted("shared", 5));
        QCOMPARE(plain(timings.difference()), QStringLiteral("the same as A"));
        timings.setReport(*emulated("texture", 5)); // nothing was counted
        QVERIFY(timings.difference().isEmpty());

        ComparePanel compare(m_registry);
        compare.setChosen(recipe("shared"));
        compare.setReport(half);
        compare.setPins(pins);
        const QModelIndex time = compareCell(compare, "Global memory 16×16", "Emulator's time");
        QCOMPARE(cell(time), QStringLiteral("10.0 ms"));
        const QModelIndex own =
            compare.shownModel()
                .match(compare.shownModel().index(0, 0), Qt::DisplayRole, "Shared tile", 1, Qt::MatchExactly)
                .value(0);
        QCOMPARE(cell(own.siblingAtColumn(time.column())), QStringLiteral("5.00 ms"));
        const QModelIndex bytes = compareCell(compare, "Global memory 16×16", "Bytes/pixel");
        QCOMPARE(cell(own.siblingAtColumn(bytes.column())), QString::fromUtf8("8.00 −50.0 %"));
        QVERIFY(!compare.csv().section(u'\n', 0, 0).contains("GPU time, µs: difference"));
    }

    void aFarBaselineDoesNotHideTheBars()
    {
        TimingTable table(m_registry);
        table.add(*timed("shared", 5), true);
        TimingBaseline baseline;
        baseline.medianUs = 9;
        QCOMPARE(timingScale(table, baseline).endUs, 9.0);
        baseline.medianUs = 5000;
        QCOMPARE(timingScale(table, baseline).endUs, 10.0);
        QVERIFY(timingScale(table, baseline).isCut(5000));
    }

    void chipsAreClicked()
    {
        PinStrip strip;
        QVERIFY(strip.isHidden());
        PinnedRuns pins = pinned({timed("global", 10), timed("shared", 5)});
        pins.unpin('A');
        pins.pin(timed("texture", 7));
        strip.setPins(pinTitles(pins, m_registry));
        strip.resize(1000, 40);
        strip.show();
        QSignalSpy baseline(&strip, &PinStrip::baselineWanted), unpin(&strip, &PinStrip::unpinWanted),
            all(&strip, &PinStrip::unpinAllWanted);
        QVERIFY(strip.chip('B')->nameButton()->text().endsWith("baseline"));
        QVERIFY(strip.chip('A')->nameButton()->text().startsWith(" Texture"));
        QVERIFY(strip.chip('C')->isHidden());
        QVERIFY(strip.chip('A')->nameButton()->toolTip().contains("NVIDIA H200"));
        QTest::mouseClick(strip.chip('A')->nameButton(), Qt::LeftButton);
        QTest::mouseClick(strip.chip('B')->closeButton(), Qt::LeftButton);
        QTest::keyClick(strip.chip('A')->nameButton(), Qt::Key_Delete);
        QTest::mouseClick(strip.unpinAllButton(), Qt::LeftButton);
        QCOMPARE(baseline.front().front().value<char>(), 'A');
        QCOMPARE(unpin.size(), 2);
        QCOMPARE(unpin.back().front().value<char>(), 'A');
        QCOMPARE(all.size(), 1);
    }

    void longNamesGiveWay()
    {
        PinStrip strip;
        PinnedRuns pins;
        for (const int width : {8, 16, 32, 64}) {
            auto run = timed("shared", 5);
            run->recipe.block.width = width;
            pins.pin(run);
        }
        strip.setPins(pinTitles(pins, m_registry));
        strip.resize(560, 40);
        strip.show();
        QCOMPARE(strip.width(), 560);
        for (char letter = 'A'; letter <= 'D'; ++letter) {
            const auto* chip = strip.chip(letter);
            QVERIFY(chip->nameButton()->text().contains(QChar(0x2026)));
            QVERIFY(chip->geometry().right() < strip.width());
        }
        QVERIFY(strip.unpinAllButton()->geometry().right() <= strip.width());
    }

    /// TILESCOPE_SAVE_PICTURES=FOLDER saves pictures of a GPU's times for visual inspection.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("TILESCOPE_SAVE_PICTURES");
        if (folder.isEmpty())
            QSKIP("Name a folder in TILESCOPE_SAVE_PICTURES to have the pictures saved there.");
        for (const auto& [theme, name] :
             {std::pair{ThemeChoice::Light, "light"}, std::pair{ThemeChoice::Dark, "dark"}}) {
            applyTheme(*qApp, theme);
            TimingsPanel panel(m_registry);
            const auto withFloors = [](const std::string& strategy, double us) {
                auto made = timed(strategy, us);
                made->time->minUs = us * 0.95;
                made->time->p95Us = us * 1.08;
                made->time->launchFloorUs = 2.1;
                made->time->copyFloorUs = 2.6;
                made->estimate = Estimate{.gpu = "H200", .lowerUs = us * 0.7, .upperUs = us * 1.4, .boundBy = "memory"};
                return made;
            };
            panel.setReport(*withFloors("shared", 5));
            for (const auto& [strategy, us] : {std::pair{"global", 7.25}, std::pair{"texture", 12.5},
                                               std::pair{"block_copy", 8.9}, std::pair{"constant", 7.2}})
                panel.setOtherReport(*withFloors(strategy, us));
            auto before = withFloors("global", 8.4);
            before->recipe.block = {8, 8};
            panel.setPins(pinned({before, withFloors("texture", 12.5), emulated("shared", 4)}));
            panel.resize(1240, 330);
            panel.show();
            const QImage drawn = still([&panel] { return panel.grab().toImage(); }); // the chart is drawn late
            QVERIFY(drawn.save(QStringLiteral("%1/gpu-timings-%2.png").arg(folder, name)));
        }
    }
};

TILESCOPE_TEST(PinPanelsTest, runWithWidgets)
#include "pin_panels_test.moc"
