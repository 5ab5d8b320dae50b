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
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        auto before = timed("global", 10);
        before->recipe.block = {8, 8};
        runs.setPins(pinned({before, timed("shared", 20)}));
        QCOMPARE(cell(compareCell(panel, "Global memory 8×8", "GPU time")), QString::fromUtf8("10.0 µs"));
        QCOMPARE(cell(compareCell(panel, "Shared tile 16×16", "GPU time")), QString::fromUtf8("20.0 µs +100.0 %"));
        const QModelIndex own =
            panel.shownModel()
                .match(panel.shownModel().index(0, 0), Qt::DisplayRole, "Shared tile", 1, Qt::MatchExactly)
                .value(0);
        QCOMPARE(cell(own.siblingAtColumn(1)), QString::fromUtf8("5.00 µs −50.0 %"));
        QCOMPARE(toneOf(own.siblingAtColumn(1)), Tone::Good);
        const QModelIndex baseline = compareCell(panel, "Global memory 8×8", "Strategy");
        QCOMPARE(baseline.data(RunModel::PinRole).toChar(), QChar('A'));
        QVERIFY(baseline.data().toString().endsWith("baseline"));
        QVERIFY(baseline.data(Qt::ToolTipRole).toString().contains("NVIDIA H200"));
        QCOMPARE(cell(compareCell(panel, "Single CPU", "GPU time")), QStringLiteral("2.50 ms"));
    }

    void comparedTimesOfTheOtherKindOfMachineStayApart()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(counted("shared", 4));
        runs.setPins(pinned({timed("shared", 5)}));
        const QModelIndex pin = compareCell(panel, "Shared tile 16×16", "Emulator's time");
        QCOMPARE(cell(pin), QString::fromUtf8("5.00 µs, GPU"));
        QVERIFY(!pin.data(RunModel::NumberRole).isValid()); // never mixed with the emulator's when sorted or copied
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
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        runs.setPins(pinned({timed("global", 10)}));
        QVERIFY(panel.csv().startsWith(
            QString::fromUtf8("strategy,\"GPU time, µs\",\"GPU time, µs: difference from A, %\",")));
        QVERIFY(panel.csv().contains(QString::fromUtf8("\nA: Global memory 16×16 · Sobel edges – baseline,10,,")));
        QVERIFY(panel.csv().contains("\nShared tile,5,-50,"));
        QVERIFY(plain(panel.markdown()).contains(QString::fromUtf8("| A: Global memory 16×16")));
        QVERIFY(plain(panel.markdown()).contains(QString::fromUtf8("| Shared tile | 5.00 µs | −50.0 % |")));
    }

    void aStrategyIsPinnedByItsMenu()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        panel.resize(1200, 400);
        panel.show();
        QSignalSpy wanted(&panel, &RunsPanel::pinWanted), chosen(&panel, &RunsPanel::strategyChosen);
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

        runs.setPins(pinned({timed("global", 10), timed("shared", 5)}));
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
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        auto live = timed("shared", 9);
        live->check.reset();
        live->time->runs = 1;
        runs.add(live);
        panel.resize(1200, 400);
        panel.show();
        QSignalSpy wanted(&panel, &RunsPanel::pinWanted);
        rightClick(*panel.view(), compareCell(panel, "Shared tile", "Strategy"), "Pin this strategy")->trigger();
        const auto run = wanted.front().front().value<std::shared_ptr<const Report>>();
        QCOMPARE(run->time->medianUs, 5.0);
        QVERIFY(run->check);
    }

    void anEarlierRunIsPinnedByMouseAndKeyboard()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.keep(*loading("global", 1000));
        runs.keep(*loading("shared", 500));
        panel.setFilter(RunFilter::Earlier);
        panel.resize(1200, 300);
        panel.show();
        QSignalSpy wanted(&panel, &RunsPanel::pinWanted), chosen(&panel, &RunsPanel::recipeChosen);
        const QAbstractItemModel& model = panel.shownModel();
        rightClick(*panel.view(), model.index(1, 0), "Pin this run")->trigger();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.back().front().value<std::shared_ptr<const Report>>()->recipe.strategy, std::string("global"));
        QVERIFY(chosen.isEmpty());
        qDeleteAll(panel.view()->findChildren<QMenu*>());
        panel.view()->setCurrentIndex(model.index(0, 0));
        const QPoint middle = panel.view()->rect().center();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, middle, panel.view()->mapToGlobal(middle));
        QCoreApplication::sendEvent(panel.view(), &key);
        actionOf(*panel.view(), "Pin this run")->trigger();
        QCOMPARE(wanted.back().front().value<std::shared_ptr<const Report>>()->recipe.strategy, std::string("shared"));
    }

    void timesStandToTheBaseline()
    {
        StrategyRuns runs(m_registry);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        const auto difference = [&runs] { return plain(headlineOf(runs, {})->difference); };
        QVERIFY(difference().isEmpty());
        runs.setPins(pinned({timed("global", 10)}));
        QCOMPARE(difference(), QString::fromUtf8("−50.0 % compared with A"));
        QVERIFY2(plain(headlineOf(runs, {})->verdict)
                     .startsWith(QString::fromUtf8("Shared tile is 2.00× as fast as Global memory 16×16")),
                 qPrintable(headlineOf(runs, {})->verdict));
        runs.setPins(pinned({emulated("global", 10)}));
        QVERIFY(difference().contains("a different kind of time"));
        runs.setPins({});
        QVERIFY(difference().isEmpty());
    }

    void theEmulatorsTimesHaveNoDifferenceButItsCountsHave()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        auto half = counted("shared", 5);
        half->counters->globalLoad.sectors = 232; // 768 in all, of 1536
        runs.add(half);
        runs.setPins(pinned({counted("global", 10)}));
        QCOMPARE(plain(headlineOf(runs, {})->figure), QStringLiteral("8.00 B/px"));
        QCOMPARE(plain(headlineOf(runs, {})->difference), QString::fromUtf8("−50.0 % compared with A"));
        const QModelIndex time = compareCell(panel, "Global memory 16×16", "Emulator's time");
        QCOMPARE(cell(time), QStringLiteral("10.0 ms"));
        const QModelIndex own =
            panel.shownModel()
                .match(panel.shownModel().index(0, 0), Qt::DisplayRole, "Shared tile", 1, Qt::MatchExactly)
                .value(0);
        QCOMPARE(cell(own.siblingAtColumn(time.column())), QStringLiteral("5.00 ms"));
        const QModelIndex bytes = compareCell(panel, "Global memory 16×16", "Bytes/pixel");
        QCOMPARE(cell(own.siblingAtColumn(bytes.column())), QString::fromUtf8("8.00 −50.0 %"));
        QVERIFY(!panel.csv().section(u'\n', 0, 0).contains("GPU time, µs: difference"));
        runs.add(counted("shared", 5));
        QCOMPARE(plain(headlineOf(runs, {})->difference), QStringLiteral("the same as A"));
        runs.choose(recipe("texture"));
        runs.add(emulated("texture", 5)); // nothing was counted
        QVERIFY(headlineOf(runs, {})->difference.isEmpty());
    }

    void aFarBaselineDoesNotHideTheBars()
    {
        TimingTable table(m_registry);
        table.add(*timed("shared", 5), true);
        QCOMPARE(timeAxis(table, timed("global", 9).get()).endUs, 9.0);
        QCOMPARE(timeAxis(table, timed("global", 5000).get()).endUs, 10.0);
        QVERIFY(!timeAxis(table, timed("global", 5000).get()).bar(*table.current()).baseline);
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
            StrategyRuns runs(m_registry);
            RunsPanel panel(runs);
            runs.choose(recipe("shared"));
            const auto withFloors = [](const std::string& strategy, double us) {
                auto made = timed(strategy, us);
                made->time->minUs = us * 0.95;
                made->time->p95Us = us * 1.08;
                made->time->launchFloorUs = 2.1;
                made->time->copyFloorUs = 2.6;
                made->estimate = Estimate{.gpu = "H200", .lowerUs = us * 0.7, .upperUs = us * 1.4, .boundBy = "memory"};
                return made;
            };
            runs.add(withFloors("shared", 5));
            for (const auto& [strategy, us] : {std::pair{"global", 7.25}, std::pair{"texture", 12.5},
                                               std::pair{"block_copy", 8.9}, std::pair{"constant", 7.2}})
                runs.add(withFloors(strategy, us));
            auto before = withFloors("global", 8.4);
            before->recipe.block = {8, 8};
            runs.setPins(pinned({before, withFloors("texture", 12.5), emulated("shared", 4)}));
            panel.resize(1240, 330);
            panel.show();
            const QImage drawn = still([&panel] { return panel.grab().toImage(); }); // the chart is drawn late
            QVERIFY(drawn.save(QStringLiteral("%1/gpu-timings-%2.png").arg(folder, name)));
        }
    }
};

TILESCOPE_TEST(PinPanelsTest, runWithWidgets)
#include "pin_panels_test.moc"
