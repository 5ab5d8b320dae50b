#include "tests/ui/test_program.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/run_name.h"
#include "ui/timings/timing_chart.h"
#include "ui/timings/timing_scale.h"
#include "ui/timings/timing_table.h"
#include "ui/timings/timings_panel.h"

#include <QtTest>

#include <algorithm>

using namespace tilescope;
using State = StrategyTiming::State;

namespace
{

Report report(const std::string& strategy, BlockSize block = {16, 16})
{
    Report made;
    made.recipe.strategy = strategy;
    made.recipe.block = block;
    made.image = {"board", 64, 48, 3};
    return made;
}

Report emulated(const std::string& strategy, double wallMs, BlockSize block = {16, 16})
{
    Report made = report(strategy, block);
    made.emulation = EmulationReport{.wallMs = wallMs};
    return made;
}

Report timed(const std::string& strategy, double medianUs, int runs, BlockSize block = {16, 16})
{
    Report made = report(strategy, block);
    made.backend = BackendChoice::Cuda;
    made.deviceName = "NVIDIA H200";
    made.time.emplace();
    made.time->medianUs = medianUs;
    made.time->minUs = medianUs - 1;
    made.time->p95Us = medianUs + 2;
    made.time->runs = runs;
    made.time->launchFloorUs = 2.8;
    return made;
}

Report estimated(Report report)
{
    report.estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "shared memory"};
    return report;
}

State stateOf(const TimingTable& table, const std::string& strategy)
{
    for (const auto& row : table.rows())
        if (row.strategy == strategy)
            return row.state;
    return State::Failed;
}

/// The text beside a strategy's bar.
QString labelOf(const TimingsPanel& panel, const std::string& strategy)
{
    const auto& rows = panel.table().rows();
    const auto found = std::ranges::find(rows, strategy, &StrategyTiming::strategy);
    return found == rows.end() ? QStringLiteral("no such row")
                               : panel.chart().labels()[found - rows.begin()].replace(QChar(0x00A0), QLatin1Char(' '));
}

} // namespace

class TimingTableTest : public QObject
{
    Q_OBJECT

private slots:
    /// On a GPU all parts are measured; without one they are what is possible at best.
    void theTripHasTheCopies()
    {
        Report run = estimated(emulated("shared", 4));
        run.transfers = Transfers{.toDeviceBytes = 31'500'000,
                                  .fromDeviceBytes = 15'750'000,
                                  .gpu = "RTX 3060",
                                  .linkBytesPerSecond = 31.5e9};
        TripBar bar;
        bar.resize(900, bar.sizeHint().height());
        bar.setTrip(tripOf(run));
        const auto plain = [&bar](TripBar::Part part) {
            return bar.partText(part).replace(QChar(0x00A0), QLatin1Char(' '));
        };
        QCOMPARE(plain(TripBar::Part::ToDevice), QStringLiteral("to the device ≥ 1.00 ms"));
        QCOMPARE(plain(TripBar::Part::Back), QStringLiteral("back ≥ 500 µs"));
        QVERIFY2(plain(TripBar::Part::Launches).contains(QStringLiteral("≈ 3.10 – 7.40 µs")),
                 qPrintable(plain(TripBar::Part::Launches)));
        QVERIFY(bar.partRect(TripBar::Part::ToDevice).width() > 1.9 * bar.partRect(TripBar::Part::Back).width());
        QVERIFY(bar.partRect(TripBar::Part::Back).right() <= bar.width());
        QVERIFY2(bar.words().contains("31.5 GB/s") && bar.words().contains("Estimates"), qPrintable(bar.words()));

        run = timed("shared", 30, 100);
        run.transfers = Transfers{.toDeviceBytes = 31'500'000,
                                  .fromDeviceBytes = 15'750'000,
                                  .toDeviceUs = 50,
                                  .fromDeviceUs = 20,
                                  .pinnedToDeviceUs = 40,
                                  .pinnedFromDeviceUs = 15,
                                  .gpu = "H200",
                                  .linkBytesPerSecond = 63e9};
        bar.setTrip(tripOf(run));
        QCOMPARE(plain(TripBar::Part::ToDevice), QStringLiteral("to the device 50.0 µs"));
        QVERIFY2(bar.words().contains("The launches are 30 % of the total."), qPrintable(bar.words()));
        QVERIFY(bar.words().contains("measured"));
        run.time.reset(); // neither timed nor estimated
        QVERIFY(!tripOf(run));
    }

    void oneRowAStrategy()
    {
        const Registry registry;
        TimingTable table(registry);
        QVERIFY(table.current() == nullptr);
        table.add(timed("shared", 6, 100), true);
        QCOMPARE(table.rows().size(), registry.operation("sobel").strategies.size());
        QCOMPARE(table.current()->medianUs, 6.0);
        QCOMPARE(*table.current()->p95Us, 8.0);
        QCOMPARE(*table.launchFloorUs(), 2.8);
        QCOMPARE(stateOf(table, "global"), State::Waiting);
        table.add(timed("global", 9, 100), false);
        QCOMPARE(stateOf(table, "global"), State::Measured);
        QCOMPARE(table.current()->strategy, std::string("shared"));
    }

    void whatCannotRunSaysWhy()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        panel.resize(700, 700);
        panel.setReport(timed("shared", 6, 100));
        panel.setOtherFailure("npp", QStringLiteral("NPP computes on a GPU only. There is none here."));
        QCOMPARE(labelOf(panel, "npp"), QStringLiteral("NPP computes on a GPU only."));
    }

    /// What cannot run is explained too, and not chosen.
    void aRowExplainsItselfAndIsChosenByAClick()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        panel.resize(700, 700);
        panel.setReport(estimated(timed("shared", 6, 100)));
        panel.setOtherReport(timed("global", 9, 100));
        panel.setOtherFailure("npp", QStringLiteral("NPP computes on a GPU only. There is none here."));
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        TimingChart& chart = panel.chart();
        const auto placeOf = [&](const char* strategy) {
            const auto& rows = panel.table().rows();
            const auto found = std::ranges::find(rows, strategy, &StrategyTiming::strategy);
            return chart.rowPlace(static_cast<std::size_t>(found - rows.begin()));
        };
        QVERIFY2(chart.tipAt(placeOf("shared")).contains(QStringLiteral("shared memory")),
                 qPrintable(chart.tipAt(placeOf("shared"))));
        QVERIFY(chart.tipAt(placeOf("global")).startsWith(QStringLiteral("Global memory\n")));
        QVERIFY(chart.tipAt(placeOf("npp")).contains(QStringLiteral("There is none here.")));
        QCOMPARE(chart.tipAt({5, 2}), QString()); // over the scale
        QStringList chosen;
        connect(&chart, &TimingChart::chosen, &chart,
                [&chosen](const std::string& strategy) { chosen << QString::fromStdString(strategy); });
        for (const char* strategy : {"npp", "global"})
            QTest::mouseClick(&chart, Qt::LeftButton, {}, placeOf(strategy));
        QCOMPARE(chosen, QStringList{QStringLiteral("global")});
    }

    void aNewSettingMakesTheOthersEarlier()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timed("shared", 6, 100), true);
        table.add(timed("global", 9, 100), false);
        table.add(timed("shared", 7, 1, {32, 8}), true);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
        QCOMPARE(stateOf(table, "global"), State::Earlier);
        QVERIFY(!table.current()->minUs); // one run has no spread
    }

    void aStrategyThatRefusesTheBlockStandsWithItsOwn()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timed("shared", 6, 100), true);
        table.add(timed("global", 9, 100, {32, 4}), false);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
        QCOMPARE(stateOf(table, "global"), State::Measured);
        const auto own = std::ranges::find(table.rows(), "global", &StrategyTiming::strategy);
        QVERIFY(own->block == (BlockSize{32, 4}));
        QVERIFY(!table.current()->block);
        QCOMPARE(titleWithBlock("Global memory", own->block), QStringLiteral("Global memory 32×4"));
        table.add(timed("global", 8, 100), false); // with the same settings as all rows
        QVERIFY(!std::ranges::find(table.rows(), "global", &StrategyTiming::strategy)->block);
    }

    void aLiveRunDoesNotReplaceSettledFigures()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timed("shared", 6, 100), true);
        table.add(timed("shared", 30, 1), true);
        QCOMPARE(table.current()->medianUs, 6.0);
    }

    void machinesAreNeverMixed()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timed("shared", 6, 100), true);
        table.add(timed("global", 9, 100), false);
        table.add(emulated("shared", 4), true);
        QVERIFY(table.isEmulator());
        QCOMPARE(table.current()->medianUs, 4000.0);
        QCOMPARE(stateOf(table, "global"), State::Waiting);
        QVERIFY(!table.launchFloorUs());
    }

    void aStrategyThatCannotRun()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(emulated("global", 4), true);
        table.addFailure("shared", "The tile does not fit.");
        QCOMPARE(stateOf(table, "shared"), State::Failed);
        table.addFailure("no such", "x");
        QCOMPARE(table.rows().size(), registry.operation("sobel").strategies.size());
        table.add(emulated("shared", 3), false);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
    }

    void thePanelNamesTheMachine()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        panel.setReport(emulated("shared", 17.25));
        QVERIFY(panel.caption().contains(QStringLiteral("emulator")));
        QCOMPARE(panel.figure(), QStringLiteral("–")); // its time is no measure of the kernel
        QVERIFY(panel.details().startsWith(QStringLiteral("17.3\u00A0ms (emulator time, not GPU time)")));
        panel.setReport(timed("shared", 6.24, 80));
        QVERIFY(panel.caption().contains(QStringLiteral("NVIDIA H200")));
        QVERIFY(!panel.caption().contains(QStringLiteral("emulator")));
        QCOMPARE(panel.figure(), QStringLiteral("6.24\u00A0µs"));
    }

    void oneSlowBatchDoesNotSetTheScale()
    {
        const Registry registry;
        TimingTable table(registry);
        Report slow = timed("shared", 6, 100);
        slow.time->p95Us = 1'100'000;
        table.add(slow, true);
        table.add(timed("global", 9, 100), false);
        const TimingScale scale = timingScale(table);
        QCOMPARE(scale.endUs, 18.0); // twice the longest median
        QVERIFY(scale.isCut(*table.current()->p95Us));
        TimingsPanel panel(registry);
        panel.setReport(slow);
        panel.setOtherReport(timed("global", 9, 100));
        QCOMPARE(labelOf(panel, "global"), QStringLiteral("9.00 µs"));
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("6.00 µs (95 % of runs within 1.10 s)"));
    }

    void anOrdinarySpreadFits()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timed("shared", 6, 100), true);
        QCOMPARE(timingScale(table).endUs, 8.0);
        QVERIFY(!timingScale(table).isCut(*table.current()->p95Us));
    }

    void aResultThatIsNotComputedHasABand()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        Report report = estimated(emulated("shared", 1));
        report.emulation.reset();
        report.uncomputed = UncomputedReport{960};
        panel.setReport(report);
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("3.10 – 7.40 µs, shared memory"));
        QVERIFY(panel.details().contains("estimated for H200"));
        QVERIFY(panel.details().contains("was not computed"));
        panel.setReport(emulated("shared", 16, {8, 8}));
        QVERIFY(!panel.details().contains("was not computed"));
    }

    void aPredictionReplacesTheBand()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        Report report = estimated(emulated("shared", 17.25));
        panel.setReport(report);
        QVERIFY(panel.details().contains("estimated for H200"));
        report.timing = Timing{"H200", 5, 4, 6, false, {}, 0};
        panel.setReport(report);
        QCOMPARE(panel.chart().axisTitle(), QStringLiteral("predicted for H200, µs: not a measurement"));
        QVERIFY(labelOf(panel, "shared").startsWith(QStringLiteral("5.00 µs")));
        QCOMPARE(panel.figure(), QStringLiteral("5.00 µs"));
        QVERIFY(panel.caption().endsWith(QStringLiteral("predicted for H200, not a measurement")));
        QVERIFY(panel.details().contains("predicted for H200, not measured"));
        QVERIFY(!panel.details().contains("estimated for"));
        QCOMPARE(panel.table().current()->estimate->upperUs, 6.0);
        panel.setReport(estimated(emulated("shared", 16))); // a live run has a band alone
        QCOMPARE(panel.figure(), QStringLiteral("5.00 µs"));
        panel.setReport(
            estimated(emulated("shared", 16, {8, 8}))); // other settings: the band stands until they are whole
        QVERIFY(panel.details().contains("estimated for H200"));
    }

    void aTimeOfAnotherKernelIsDoubted()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        Report report = estimated(emulated("shared", 17.25));
        report.timing = Timing{"H200", 5, 2, 15, false, {}, 0, false};
        panel.setReport(report);
        const QString doubt = QStringLiteral(", not proved for kernels like this");
        QVERIFY(panel.chart().axisTitle().endsWith(doubt));
        QVERIFY(panel.caption().endsWith(doubt));
        QVERIFY(panel.details().contains(doubt));
        report.timing->isProved = true;
        panel.setReport(report);
        QVERIFY(!panel.caption().contains(doubt) && !panel.details().contains(doubt));
    }

    void aDisappointingPredictionHasItsReason()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        Report before = estimated(emulated("global", 17.25)), now = estimated(emulated("shared", 17.25));
        before.timing = Timing{"H200", 4, 3, 5, false, {}, 0};
        now.timing = Timing{"H200", 5, 4, 6, false, {}, 0};
        LaunchTiming launch;
        StateCycles& states = launch.states;
        states[static_cast<std::size_t>(StallReason::Selected)] = 0.4;
        states[static_cast<std::size_t>(StallReason::Barrier)] = 0.6;
        now.timing->launches = {launch};
        panel.setOtherReport(before);
        panel.setReport(now);
        QVERIFY(panel.details().contains(QStringLiteral("Main stall: Barrier, 60 % of the warps' cycles")));
        now.timing->us = 3.5;
        panel.setReport(now);
        QVERIFY(!panel.details().contains(QStringLiteral("Barrier")));
    }

    void onTheEmulatorTheChartIsTheBand()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        panel.setReport(emulated("shared", 17.25));
        QCOMPARE(panel.chart().axisTitle(), QStringLiteral("no estimate for these settings yet"));
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("no estimate"));
        panel.setReport(estimated(emulated("shared", 17.25)));
        QCOMPARE(panel.chart().axisTitle(), QStringLiteral("estimate for H200, µs: not a measurement"));
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("3.10 – 7.40 µs, shared memory"));
        QCOMPARE(panel.figure(), QStringLiteral("3.10\u00A0–\u00A07.40\u00A0µs"));
        QVERIFY(panel.caption().endsWith(QStringLiteral("estimate for H200, not a measurement")));
        QVERIFY(panel.details().contains("estimated for H200, limited by shared memory; not a measurement"));
        panel.setReport(emulated("shared", 16)); // a live run of the same settings
        QVERIFY(panel.details().contains("H200"));
        panel.setReport(emulated("shared", 16, {8, 8}));
        QVERIFY(!panel.details().contains("H200"));
    }

    void onTheEmulatorTheFigureIsWhatWasCounted()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        const auto figure = [&panel] { return panel.figure().replace(QChar(0x00A0), QLatin1Char(' ')); };
        Report counted = estimated(emulated("shared", 17.25)); // of 64×48 pixels
        counted.counters.emplace();
        counted.counters->globalLoad.sectors = 121'344;
        panel.setReport(counted);
        QCOMPARE(figure(), QStringLiteral("1,264 B/px"));
        QVERIFY(panel.caption().endsWith(QStringLiteral("requested from the L1 cache, counted")));
        counted.flow.emplace();
        counted.flow->amounts = {{FlowPath::MemoryRead, FlowKind::Modelled, 3072, 6144, 0},
                                 {FlowPath::MemoryWrite, FlowKind::Modelled, 3072, 3072, 0}};
        panel.setReport(counted);
        QVERIFY(panel.caption().endsWith(QStringLiteral("; DRAM: 2.00 – 3.00\u00A0B/px")));
        QVERIFY(panel.details().contains(QStringLiteral("17.3\u00A0ms (emulator time, not GPU time)")));
        panel.setReport(emulated("shared", 16)); // a live run of the same settings that counted nothing
        QCOMPARE(figure(), QStringLiteral("1,264 B/px"));
        panel.setReport(emulated("shared", 16, {8, 8}));
        QCOMPARE(figure(), QStringLiteral("–"));
        counted.counters->exact = false;
        panel.setReport(counted);
        QCOMPARE(figure(), QString::fromUtf8("≈ 1,264 B/px"));
        counted.counters->textureRequests = 7;
        panel.setReport(counted);
        QCOMPARE(figure(), QString::fromUtf8("3.10 – 7.40 µs"));
    }

    void onAGpuTheBandStandsBehind()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        panel.setReport(estimated(timed("shared", 6, 100)));
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("6.00 µs"));
        QCOMPARE(panel.chart().axisTitle(), QStringLiteral("GPU time, µs; the estimate for H200 is drawn behind it"));
        QVERIFY(panel.details().contains("not a measurement"));
    }

    void coldTimesAndTheirFloorStandBesideTheHotOnes()
    {
        const Registry registry;
        TimingsPanel panel(registry);
        Report made = timed("shared", 6, 100);
        made.time->spread = 0.0035;
        made.time->settled = true;
        made.time->coldMedianUs = 11.5;
        made.time->coldRuns = 64;
        made.time->coldSpread = 0.021;
        made.time->copyFloorUs = 3;
        made.time->coldCopyFloorUs = 4.6;
        made.time->graphMedianUs = 5.5;
        made.time->clockBeforeMhz = made.time->clockAfterMhz = 1980;
        panel.setReport(made);
        QCOMPARE(labelOf(panel, "shared"), QStringLiteral("6.00 µs, cold L2 11.5 µs"));
        const QString details = panel.details().replace(QChar(0x00A0), QLatin1Char(' '));
        for (const char* line :
             {"median of 100 runs, ±0.35 %\n", "with a cold L2 cache 11.5 µs, not converged: ±2.10 %\n",
              "as one CUDA graph 5.50 µs\n", "50 % of copy speed, cold L2 40 %\n", "at 1,980 MHz\n",
              "floors: launch 2.80 µs, copy 3.00 µs, cold L2 4.60 µs"})
            QVERIFY2(details.contains(QString::fromUtf8(line)), qPrintable(line + (" is not in\n" + details)));
        QCOMPARE(timingScale(panel.table()).endUs, 11.5); // the cold time fits
        made.time->clockAfterMhz = 1410;
        panel.setReport(made);
        QVERIFY(panel.details().contains("The GPU slowed from 1,980 to 1,410 MHz"));
    }

    void durations_data()
    {
        QTest::addColumn<double>("microseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("µs") << 2.843 << QStringLiteral("2.84 µs");
        QTest::newRow("tens") << 12.345 << QStringLiteral("12.3 µs");
        QTest::newRow("hundreds") << 847.2 << QStringLiteral("847 µs");
        QTest::newRow("ms") << 999.7 << QStringLiteral("1.00 ms");
        QTest::newRow("s") << 1.2e6 << QStringLiteral("1.20 s");
        QTest::newRow("almost ten") << 9.996 << QStringLiteral("10.0 µs");
    }
    void durations()
    {
        QFETCH(double, microseconds);
        QFETCH(QString, text);
        QCOMPARE(durationText(microseconds).replace(QChar(0x00A0), QLatin1Char(' ')), text);
    }
};

TILESCOPE_TEST(TimingTableTest, runWithWidgets)
#include "timing_table_test.moc"
