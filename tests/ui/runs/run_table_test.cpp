#include "tests/ui/run_reports.h"
#include "tests/ui/test_program.h"
#include "ui/kernel/line_counter.h"
#include "ui/runs/run_model.h"
#include "ui/runs/runs_panel.h"
#include "ui/sweep/sweep_sheet.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// What the table contains, and when.
class RunTableTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void strategiesStandWithTheCpuThread()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(panel.shownModel().rowCount(), 0);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        runs.add(timed("global", 10));
        const QString text = printed(panel.shownModel(), 7);
        QCOMPARE(text.section(QLatin1Char('\n'), 0, 0),
                 "Strategy | GPU time | Ratio | Largest error | Occupancy | Shared | Halo");
        QCOMPARE(linesOf(text, ofThePaper), QStringList({"Single CPU thread | 2.50 ms | 0.0040× | – | – | – | –",
                                                         "Global memory | 10.0 µs | 1.00× | 0 | – | 0 B | 1.27",
                                                         "Shared tile | 5.00 µs | 2.00× | 0 | – | 324 B | 1.27",
                                                         "Block copy | … | … | … | … | … | …"}));
        QCOMPARE(panel.caption(), QStringLiteral("NVIDIA H200"));
    }

    void theEmulatorsTimeIsMarkedAndNeverMixed()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        runs.add(emulated("shared", 4));
        runs.add(emulated("global", 8));
        const auto& model = panel.shownModel();
        QCOMPARE(model.columnCount(), 6);
        const QString text = printed(model, 6);
        QCOMPARE(text.section(QLatin1Char('\n'), 0, 0),
                 "Strategy | Largest error | Occupancy | Shared | Halo | Emulator's time"); // not comparable
        QCOMPARE(linesOf(text, ofThePaper),
                 QStringList({"Single CPU thread | – | – | – | – | 2.50 ms, CPU",
                              "Global memory | 0 | – | 0 B | 1.27 | 8.00 ms",
                              "Shared tile | 0 | – | 324 B | 1.27 | 4.00 ms", "Block copy | … | … | … | … | …"}));
        QVERIFY(!model.index(0, 5).data(RunModel::NumberRole).isValid()); // no time of the emulator
        QVERIFY(panel.caption().contains("is not GPU time"));
        QVERIFY(panel.csv().contains("\"emulator time, not GPU time, µs\""));
    }

    void otherSettingsEmptyTheOtherRows()
    {
        RunTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(timed("shared", 5));
        table.add(timed("global", 10));
        auto changed = timed("shared", 7);
        changed->recipe.block = {32, 4};
        changed->check.reset(); // a live run
        changed->cpuReferenceMs.reset();
        table.add(changed);
        for (const auto& row : table.rows()) {
            QCOMPARE(row.report != nullptr, row.strategy == "shared" || row.strategy.empty());
            if (row.strategy == "shared")
                QVERIFY(!row.check);
        }
        QCOMPARE(*table.rows().front().medianUs, 2500.0); // the reference has no blocks
        changed = std::make_shared<Report>(*changed);
        changed->image.width = 65;
        table.add(changed);
        QVERIFY(!table.rows().front().medianUs);
    }

    void aLiveRunKeepsTheCheckOfTheSameSettings()
    {
        RunTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(timed("shared", 5));
        auto live = timed("shared", 6);
        live->check.reset();
        table.add(live);
        for (const auto& row : table.rows())
            if (row.strategy == "shared")
                QVERIFY(row.check);
    }

    void whyAStrategyCannotRunIsItsToolTip()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("global"));
        runs.add(timed("global", 10));
        Recipe failing = m_registry.completed(recipe("shared"));
        failing.parameters = timed("global", 10)->recipe.parameters;
        runs.addFailure(failing, QStringLiteral("The tile does not fit."));
        QCOMPARE(linesOf(printed(panel.shownModel(), 2), {"Shared tile |"}), QStringList("Shared tile | cannot run"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 1).contains("The tile does not fit."));
        QVERIFY(toolTip(panel.shownModel(), "Block copy", 1).contains("Not run"));
    }

    void launchesHaveTheirOwnTimesInTheToolTip()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("block_copy"));
        auto made = timed("block_copy", 9);
        made->launches.resize(2);
        made->launches[0].kernel = "replicate_border";
        made->launches[0].medianUs = 4;
        made->launches[1].kernel = "sobel";
        made->launches[1].medianUs = 5;
        runs.add(made);
        const QString tip = toolTip(panel.shownModel(), "Block copy", 1).replace(QChar(0x00A0), QLatin1Char(' '));
        QVERIFY(tip.contains("replicate_border: 4.00 µs\nsobel: 5.00 µs"));
    }

    void factsAndOccupancyBecomeColumns()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps + QStringList{"+differing"});
        runs.choose(recipe("shared"));
        auto made = timed("shared", 5);
        made->occupancy = Occupancy{.blocksPerSm = 8, .warpsPerSm = 64, .fraction = 0.75, .limitedBy = "registers"};
        made->annotations.facts = {{"CGMA", "op/B", "Operations a byte", 0.25}};
        made->check = CheckReport{.maxAbsDifference = 3, .mismatches = 2, .differing = 1200, .meanDifference = 0.125};
        runs.add(made);
        const auto line = linesOf(printed(panel.shownModel(), 9), {"Shared tile |"});
        QCOMPARE(line, QStringList("Shared tile | 5.00 µs | – | 3 | 1,200 | 75 % | 324 B | 1.27 | 0.25 op/B"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 3).contains("2 values differ by more than"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 5).contains("registers"));
    }

    void numbersAreSortedAsNumbersAndAbsentOnesStandLast()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 9));
        runs.add(timed("global", 10));
        const auto& model = panel.shownModel();
        const auto firstTwo = [&] {
            return model.index(0, 0).data().toString() + ", " + model.index(1, 0).data().toString();
        };
        panel.view()->sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Shared tile, Global memory"));
        panel.view()->sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Single CPU thread, Global memory"));
        panel.view()->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(firstTwo(), QStringLiteral("Single CPU thread, Global memory"));
    }

    void publishedFiguresNameTheTextsGpu()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        const int before = panel.shownModel().columnCount();
        panel.setPublishedShown(true);
        const auto& model = panel.shownModel();
        QCOMPARE(model.columnCount(), before + 8);
        bool hasTime = false;
        int published = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString title = model.headerData(column, Qt::Horizontal).toString();
            if (!model.index(0, column).data(RunModel::PublishedRole).toBool())
                continue;
            ++published;
            QVERIFY2(title.startsWith("GTX 560"), qPrintable(title));
            if (!title.contains("time") || title.contains(QChar(0x00F7)))
                continue;
            hasTime = true;
            QCOMPARE(model.index(0, column).data().toString().replace(QChar(0x00A0), ' '), "2.5 s");
            QVERIFY(toolTip(model, "Shared tile", column).contains("Ji-Hoon Jo, Sang-Gu Lee 2012"));
            QVERIFY(toolTip(model, "Shared tile", column).contains("001.txt:161"));
        }
        QCOMPARE(published, 8);
        QVERIFY(hasTime);
    }

    /// With all launches and with the main one alone; and in words why they differ.
    void theTextsRatiosStandBesideOurs()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("block_copy"));
        runs.add(counted("shared", 4));
        auto copy = counted("block_copy", 4);
        copy->launches.resize(2);
        copy->launches[0].kernel = "add_border";
        copy->launches[1].counters = copy->counters;
        copy->launches[1].counters->branches = 6581 / 2;
        copy->mainLaunch = 1;
        runs.add(copy);
        const QString step = panel.step();
        QVERIFY(!step.isEmpty());
        panel.setPublishedShown(true);
        const auto& model = panel.shownModel();
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal).toString();
        const auto column = static_cast<int>(titles.indexOf(
            QStringLiteral("GTX 560 (448 cores)\nbranches ÷ previous step\ntext | Tilescope | main launch")));
        QVERIFY2(column > 0, qPrintable(titles.join(QLatin1Char(';'))));
        QVERIFY(linesOf(printed(model, model.columnCount()), {"Block copy |"}).front().contains("0.30 | 1.00 | 0.50"));
        QVERIFY(toolTip(model, "Block copy", column).contains("Tilescope without add_border: 0.50."));
        QVERIFY2(panel.step().contains("cannot be a kernel time"), qPrintable(panel.step()));
        panel.setPublishedShown(false);
        QCOMPARE(panel.step(), step);
    }

    void countersAndTheBandBecomeColumns()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps +
                              QStringList{"+sectors_a_pixel", "+conflicts", "+divergent", "+instructions"});
        const QAbstractItemModelTester tester(&panel.shownModel(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        runs.choose(recipe("shared"));
        runs.add(counted("shared", 4));
        QCOMPARE(
            printed(panel.shownModel(), 13).section(QLatin1Char('\n'), 0, 0),
            "Strategy | Time band, estimate | Bytes/pixel | Instr./pixel, PTX | Sectors/pixel | Wavefronts over "
            "ideal | Divergent branches, PTX | Warp instructions, PTX | Largest error | Occupancy | Shared | Halo | "
            "Emulator's time");
        QCOMPARE(linesOf(printed(panel.shownModel(), 13), {"Shared tile |"}),
                 QStringList("Shared tile | 3.10 – 7.40 µs | 16.00 | 15.00 | 0.500 | 1.50 | 102 | 67,581 | 0 | 50 % | "
                             "324 B | 1.27 | 4.00 ms"));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 1).contains("H200, limited by memory. Not a measurement."));
        QVERIFY(toolTip(panel.shownModel(), "Shared tile", 9).contains("shared memory"));
        auto sampled = counted("shared", 4);
        sampled->counters->exact = false;
        runs.add(sampled);
        QVERIFY(linesOf(printed(panel.shownModel(), 8), {"Shared tile |"}).front().endsWith("≈ 102 | ≈ 67,581"));
    }

    void aLiveRunKeepsTheCountersOfTheSameSettings()
    {
        RunTable table(m_registry);
        table.choose(recipe("shared"));
        table.add(counted("shared", 4));
        const auto shared = [&] {
            return *std::find_if(table.rows().begin(), table.rows().end(),
                                 [](const RunRow& row) { return row.strategy == "shared"; });
        };
        table.add(emulated("shared", 3));
        QVERIFY(shared().counters && shared().occupancy && shared().estimate);
        auto other = emulated("shared", 3);
        other->recipe.block = {8, 8};
        table.add(other);
        QVERIFY(!shared().counters && !shared().occupancy && !shared().estimate);
    }

    void sharedBytesAreThoseOfTheMainLaunch()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps);
        runs.choose(recipe("block_copy"));
        auto made = timed("block_copy", 9);
        made->launches.resize(3);
        made->launches[0].sharedBytes = 9999; // a launch that prepares the input
        made->launches[1].sharedBytes = 324;
        made->launches[2].sharedBytes = 144; // a launch that uses the result
        made->mainLaunch = 1;
        runs.add(made);
        QVERIFY(linesOf(printed(panel.shownModel(), 8), {"Block copy |"}).front().contains("| 324 B |"));
    }

    void aSumThatLacksWhatTexturesMoveIsNotShown()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps + QStringList{"+sectors", "+sectors_a_pixel"});
        runs.choose(recipe("texture"));
        runs.add(counted("shared", 4));
        auto texture = counted("texture", 4);
        texture->counters->textureRequests = 9216;
        runs.add(texture);
        const auto& model = panel.shownModel();
        int sums = 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString title = model.headerData(column, Qt::Horizontal).toString();
            if (!title.startsWith("Sectors") && !title.startsWith("Bytes"))
                continue;
            ++sums;
            const auto cells = linesOf(printed(model, column + 1), {"Texture"});
            QCOMPARE(cells.size(), 1);
            QVERIFY2(cells.front().endsWith("| –"), qPrintable(title + cells.front()));
            QVERIFY2(toolTip(model, "Texture", column).contains("This strategy reads a texture."), qPrintable(title));
        }
        QCOMPARE(sums, 3);
    }

    void norIsItAnywhereElse()
    {
        auto texture = counted("texture", 4);
        for (const bool isRead : {false, true}) {
            texture->counters->textureRequests = isRead ? 9216 : 0;
            int sums = 0;
            for (const Figure* figure : sweepFigures()) {
                if (!figure->lacksTextures)
                    continue;
                ++sums;
                QCOMPARE(figure->of(*texture).has_value(), !isRead);
            }
            QCOMPARE(sums, 2);
            QCOMPARE(figureOf(*texture->counters, LineCounter::GlobalSectors).has_value(), !isRead);
        }
    }

    void theTextsCountsStandBesideOurs()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(counted("shared", 4));
        panel.setPublishedShown(true);
        const auto& model = panel.shownModel();
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' '));
        for (const auto& [ours, texts] :
             {std::pair("Branches, PTX", "GTX 560 (448 cores) branches"),
              std::pair("Divergent branches, PTX", "GTX 560 (448 cores) divergent branches"),
              std::pair("Warp instructions, PTX", "GTX 560 (448 cores) instructions")}) {
            const auto at = titles.indexOf(QLatin1String(ours));
            QVERIFY2(at > 0 && at + 1 < titles.size(), ours);
            QVERIFY2(titles[at + 1].startsWith(QLatin1String(texts)), qPrintable(titles[at + 1]));
        }
    }
};

TILESCOPE_TEST(RunTableTest, runWithWidgets)
#include "run_table_test.moc"
