#include "tests/ui/test_program.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/run_name.h"
#include "ui/runs/run_bars.h"
#include "ui/runs/run_headline.h"
#include "ui/runs/timing_table.h"

#include <QtTest>

#include <algorithm>

using namespace tilescope;
using State = StrategyTiming::State;

namespace
{

Report plainRun(const std::string& strategy, BlockSize block = {16, 16})
{
    Report made;
    made.recipe.strategy = strategy;
    made.recipe.block = block;
    made.image = {"board", 64, 48, 3};
    return made;
}

Report emulatedRun(const std::string& strategy, double wallMs, BlockSize block = {16, 16})
{
    Report made = plainRun(strategy, block);
    made.emulation = EmulationReport{.wallMs = wallMs};
    return made;
}

Report timedRun(const std::string& strategy, double medianUs, int runs, BlockSize block = {16, 16})
{
    Report made = plainRun(strategy, block);
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

/// The runs as the window would have them: the report's strategy is the chosen one.
class ShownRuns : public StrategyRuns
{
public:
    using StrategyRuns::StrategyRuns;

    void setReport(const Report& report)
    {
        choose(report.recipe);
        add(std::make_shared<const Report>(report));
    }
    Headline headline() const { return headlineOf(*this, {}).value_or(Headline{}); }

    /// The time of a strategy in words.
    QString label(const std::string& strategy) const
    {
        const auto& rows = table().timings().rows();
        const auto found = std::ranges::find(rows, strategy, &StrategyTiming::strategy);
        return found == rows.end() ? QStringLiteral("no such row")
                                   : timeText(table().timings(), *found).replace(QChar(0x00A0), QLatin1Char(' '));
    }
};

} // namespace

class TimingTableTest : public QObject
{
    Q_OBJECT

private slots:
    /// A kernel without its barrier is fast: that must not be its praise.
    void aWrongResultIsSaidBeforeItsSpeed()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report run = estimated(emulatedRun("shared", 4));
        run.check = CheckReport{.maxAbsDifference = 3, .mismatches = 2};
        runs.setReport(run);
        QCOMPARE(runs.headline().answer, QStringLiteral("Wrong result"));
        QVERIFY2(runs.headline().verdict.startsWith(QStringLiteral("2 values differ from the reference, by up to 3.")),
                 qPrintable(runs.headline().verdict));
        run.check->mismatches = 0;
        runs.setReport(run);
        QVERIFY(runs.headline().answer != QStringLiteral("Wrong result"));
    }

    /// On a GPU all parts are measured; without one they are what is possible at best.
    void theTripHasTheCopies()
    {
        Report run = estimated(emulatedRun("shared", 4));
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
        run.transfers->linkBytesPerSecond = 0;
        QVERIFY2(!tripOf(run), "a GPU that has the host's memory");

        run = timedRun("shared", 30, 100);
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
        table.add(timedRun("shared", 6, 100), true);
        QCOMPARE(table.rows().size(), registry.operation("sobel").strategies.size());
        QCOMPARE(table.current()->medianUs, 6.0);
        QCOMPARE(*table.current()->p95Us, 8.0);
        QCOMPARE(*table.launchFloorUs(), 2.8);
        QCOMPARE(stateOf(table, "global"), State::Waiting);
        table.add(timedRun("global", 9, 100), false);
        QCOMPARE(stateOf(table, "global"), State::Measured);
        QCOMPARE(table.current()->strategy, std::string("shared"));
    }

    /// Two runs in words: measured, predicted, of different kinds.
    void theVerdictNamesTheFasterAndSaysWhatIsUncertain()
    {
        const Registry registry;
        const auto row = [](const Report& report, const std::string& title) {
            RunRow made;
            made.strategy = report.recipe.strategy;
            made.title = title;
            made.report = std::make_shared<const Report>(report);
            if (report.time)
                made.medianUs = report.time->medianUs;
            made.timing.estimate = bandOf(report);
            if (report.timing)
                made.timing.predictedUs = report.timing->us;
            made.counters = report.counters;
            return made;
        };
        const auto predicted = [](const std::string& strategy, double us) {
            Report made = emulatedRun(strategy, 4);
            made.timing = Timing{"H200", us, us - 1, us + 1, {}, false, {}, 0};
            made.counters.emplace();
            made.counters->globalLoad.sectors = static_cast<std::uint64_t>(100 * us);
            return made;
        };
        const auto said = [](const RunRow& own, const RunRow& other, bool isEmulator) {
            return verdictOf(own, other, isEmulator).sentences.replace(QChar(0x00A0), QLatin1Char(' '));
        };
        QCOMPARE(said(row(timedRun("shared", 6, 9), "S"), row(timedRun("global", 12, 9), "G"), false),
                 QString::fromUtf8("S is 2.00× as fast as G: 6.00 µs instead of 12.0 µs (measured)."));
        QCOMPARE(said(row(timedRun("shared", 6, 9), "S"), row(timedRun("global", 6, 9), "G"), false),
                 QStringLiteral("S and G take the same time (measured)."));
        QCOMPARE(
            said(row(predicted("shared", 10), "S"), row(predicted("global", 5), "G"), true),
            QString::fromUtf8("G is 2.00× as fast as S: 5.00 µs instead of 10.0 µs (predicted). S requests 2.00× as "
                              "many bytes of global memory (counted)."));
        QVERIFY(said(row(predicted("shared", 10), "S"), row(predicted("global", 9), "G"), true)
                    .contains(QStringLiteral("The bands overlap")));
        QVERIFY(said(row(predicted("shared", 10), "S"), row(timedRun("global", 5, 9), "G"), true)
                    .contains(QStringLiteral("different kinds or GPUs")));
        QCOMPARE(said(row(emulatedRun("shared", 4), "S"), row(predicted("global", 5), "G"), true), QString());
        const auto answer = [&](double own, double other) {
            return verdictOf(row(predicted("shared", own), "S"), row(predicted("global", other), "G"), true).answer;
        };
        QCOMPARE(answer(10, 10.04), QStringLiteral("Equally fast"));
        QCOMPARE(answer(100, 100.7), QStringLiteral("0.7 % faster"));
        QCOMPARE(answer(10.9, 10), QStringLiteral("9 % slower"));
        QCOMPARE(answer(10, 16), QString::fromUtf8("1.6× faster"));
        QCOMPARE(answer(120, 10), QString::fromUtf8("12× slower"));
    }

    void aNewSettingMakesTheOthersEarlier()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        table.add(timedRun("global", 9, 100), false);
        table.add(timedRun("shared", 7, 1, {32, 8}), true);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
        QCOMPARE(stateOf(table, "global"), State::Earlier);
        QVERIFY(!table.current()->minUs); // one run has no spread
    }

    void aStrategyThatRefusesTheBlockStandsWithItsOwn()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        table.add(timedRun("global", 9, 100, {32, 4}), false);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
        QCOMPARE(stateOf(table, "global"), State::Measured);
        const auto own = std::ranges::find(table.rows(), "global", &StrategyTiming::strategy);
        QVERIFY(own->block == (BlockSize{32, 4}));
        QVERIFY(!table.current()->block);
        QCOMPARE(titleWithBlock("Global memory", own->block), QStringLiteral("Global memory 32×4"));
        table.add(timedRun("global", 8, 100), false); // with the same settings as all rows
        QVERIFY(!std::ranges::find(table.rows(), "global", &StrategyTiming::strategy)->block);
    }

    void aLiveRunDoesNotReplaceSettledFigures()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        table.add(timedRun("shared", 30, 1), true);
        QCOMPARE(table.current()->medianUs, 6.0);
    }

    void machinesAreNeverMixed()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        table.add(timedRun("global", 9, 100), false);
        table.add(emulatedRun("shared", 4), true);
        QVERIFY(table.isEmulator());
        QCOMPARE(table.current()->medianUs, 4000.0);
        QCOMPARE(stateOf(table, "global"), State::Waiting);
        QVERIFY(!table.launchFloorUs());
    }

    void aStrategyThatCannotRun()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(emulatedRun("global", 4), true);
        table.addFailure("shared", "The tile does not fit.");
        QCOMPARE(stateOf(table, "shared"), State::Failed);
        table.addFailure("no such", "x");
        QCOMPARE(table.rows().size(), registry.operation("sobel").strategies.size());
        table.add(emulatedRun("shared", 3), false);
        QCOMPARE(stateOf(table, "shared"), State::Measured);
    }

    void thePanelNamesTheMachine()
    {
        const Registry registry;
        ShownRuns runs(registry);
        runs.setReport(emulatedRun("shared", 17.25));
        QVERIFY(runs.headline().caption.contains(QStringLiteral("emulator")));
        QCOMPARE(runs.headline().figure, QStringLiteral("–")); // its time is no measure of the kernel
        QVERIFY(runs.headline().details.startsWith(QStringLiteral("17.3\u00A0ms (emulator time, not GPU time)")));
        runs.setReport(timedRun("shared", 6.24, 80));
        QVERIFY(runs.headline().caption.contains(QStringLiteral("NVIDIA H200")));
        QVERIFY(!runs.headline().caption.contains(QStringLiteral("emulator")));
        QCOMPARE(runs.headline().figure, QStringLiteral("6.24\u00A0µs"));
    }

    void oneSlowBatchDoesNotSetTheScale()
    {
        const Registry registry;
        TimingTable table(registry);
        Report slow = timedRun("shared", 6, 100);
        slow.time->p95Us = 1'100'000;
        table.add(slow, true);
        table.add(timedRun("global", 9, 100), false);
        const TimeAxis scale = timeAxis(table);
        QCOMPARE(scale.endUs, 18.0); // twice the longest median
        QVERIFY(scale.isCut(*table.current()->p95Us));
        ShownRuns runs(registry);
        runs.setReport(slow);
        runs.add(std::make_shared<const Report>(timedRun("global", 9, 100)));
        QCOMPARE(runs.label("global"), QStringLiteral("9.00 µs"));
        QCOMPARE(runs.label("shared"), QStringLiteral("6.00 µs (95 % of runs within 1.10 s)"));
    }

    void theAxisIsHeldWhileASliderIsDragged()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        const TimeAxis before = timeAxis(table);
        table.add(timedRun("shared", 60, 100, {32, 8}), true);
        TimeAxis held = heldAxis(before, timeAxis(table), true);
        QCOMPARE(held.endUs, 64.0); // by doubling, so that it does not follow each step: 8, 16, 32
        QVERIFY(!held.bar(*table.current()).isCut);
        int changes = 0;
        double last = held.endUs;
        for (int width = 2; width <= 32; ++width) {
            table.add(timedRun("shared", 60 + 4 * width, 100, {width, 8}), true);
            held = heldAxis(held, timeAxis(table), true);
            QVERIFY(held.endUs >= last && !held.bar(*table.current()).isCut);
            changes += held.endUs > last;
            last = held.endUs;
        }
        QCOMPARE(changes, 2); // of 31 steps
        table.add(timedRun("shared", 6, 100, {64, 8}), true);
        QCOMPARE(heldAxis(held, timeAxis(table), true).endUs, last); // nor does it shrink
        QCOMPARE(heldAxis(held, timeAxis(table), false).endUs, 8.0);
    }

    void anOrdinarySpreadFits()
    {
        const Registry registry;
        TimingTable table(registry);
        table.add(timedRun("shared", 6, 100), true);
        QCOMPARE(timeAxis(table).endUs, 8.0);
        QVERIFY(!timeAxis(table).isCut(*table.current()->p95Us));
    }

    void aResultThatIsNotComputedHasABand()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report report = estimated(emulatedRun("shared", 1));
        report.emulation.reset();
        report.uncomputed = UncomputedReport{960};
        runs.setReport(report);
        QCOMPARE(runs.label("shared"), QStringLiteral("3.10 – 7.40 µs, shared memory"));
        QVERIFY(runs.headline().details.contains("estimated for H200"));
        QVERIFY(runs.headline().details.contains("was not computed"));
        runs.setReport(emulatedRun("shared", 16, {8, 8}));
        QVERIFY(!runs.headline().details.contains("was not computed"));
    }

    void aPredictionReplacesTheBand()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report report = estimated(emulatedRun("shared", 17.25));
        runs.setReport(report);
        QVERIFY(runs.headline().details.contains("estimated for H200"));
        report.timing = Timing{"H200", 5, 4, 6, {}, false, {}, 0};
        runs.setReport(report);
        QCOMPARE(barsTitle(runs.table().timings()), QStringLiteral("predicted for H200, not a measurement"));
        QVERIFY(runs.label("shared").startsWith(QStringLiteral("5.00 µs")));
        QCOMPARE(runs.headline().figure, QStringLiteral("5.00 µs"));
        QVERIFY(runs.headline().caption.endsWith(QStringLiteral("predicted for H200, not a measurement")));
        QVERIFY(runs.headline().details.contains("predicted for H200, not measured"));
        QVERIFY(!runs.headline().details.contains("estimated for"));
        QCOMPARE(runs.table().timings().current()->estimate->upperUs, 6.0);
        runs.setReport(estimated(emulatedRun("shared", 16))); // a live run has a band alone
        QCOMPARE(runs.headline().figure, QStringLiteral("5.00 µs"));
        runs.setReport(
            estimated(emulatedRun("shared", 16, {8, 8}))); // other settings: the band stands until they are whole
        QVERIFY(runs.headline().details.contains("estimated for H200"));
    }

    void aTimeOfAnotherKernelIsDoubted()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report report = estimated(emulatedRun("shared", 17.25));
        report.timing = Timing{"H200", 5, 2, 15, {}, false, {}, 0, false};
        runs.setReport(report);
        const QString doubt = QStringLiteral(", not proved for kernels like this");
        QVERIFY(barsTitle(runs.table().timings()).endsWith(doubt));
        QVERIFY(runs.headline().caption.endsWith(doubt));
        QVERIFY(runs.headline().details.contains(doubt));
        report.timing->isProved = true;
        runs.setReport(report);
        QVERIFY(!runs.headline().caption.contains(doubt) && !runs.headline().details.contains(doubt));
    }

    void aDisappointingPredictionHasItsReason()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report before = estimated(emulatedRun("global", 17.25)), now = estimated(emulatedRun("shared", 17.25));
        before.timing = Timing{"H200", 4, 3, 5, {}, false, {}, 0};
        now.timing = Timing{"H200", 5, 4, 6, {}, false, {}, 0};
        LaunchTiming launch;
        StateCycles& states = launch.states;
        states[static_cast<std::size_t>(StallReason::Selected)] = 0.4;
        states[static_cast<std::size_t>(StallReason::Barrier)] = 0.6;
        now.timing->launches = {launch};
        runs.add(std::make_shared<const Report>(before));
        runs.setReport(now);
        QVERIFY(runs.headline().verdict.contains(QStringLiteral(
            "The warps of Shared tile spend 60 % of their cycles waiting at a barrier for other warps.")));
        QVERIFY(runs.headline().detailsTip.contains(QStringLiteral("Nsight Compute calls this state Barrier.")));
        now.timing->us = 3.5;
        runs.setReport(now);
        QVERIFY(!runs.headline().verdict.contains(QStringLiteral("barrier")));
    }

    void onTheEmulatorTheChartIsTheBand()
    {
        const Registry registry;
        ShownRuns runs(registry);
        runs.setReport(emulatedRun("shared", 17.25));
        QCOMPARE(barsTitle(runs.table().timings()), QStringLiteral("no estimate for these settings yet"));
        QCOMPARE(runs.label("shared"), QStringLiteral("no estimate"));
        runs.setReport(estimated(emulatedRun("shared", 17.25)));
        QCOMPARE(barsTitle(runs.table().timings()), QStringLiteral("estimate for H200, not a measurement"));
        QCOMPARE(runs.label("shared"), QStringLiteral("3.10 – 7.40 µs, shared memory"));
        QCOMPARE(runs.headline().figure, QStringLiteral("3.10\u00A0–\u00A07.40\u00A0µs"));
        QVERIFY(runs.headline().caption.endsWith(QStringLiteral("estimate for H200, not a measurement")));
        QVERIFY(runs.headline().details.contains("estimated for H200, limited by shared memory; not a measurement"));
        runs.setReport(emulatedRun("shared", 16)); // a live run of the same settings
        QVERIFY(runs.headline().details.contains("H200"));
        runs.setReport(emulatedRun("shared", 16, {8, 8}));
        QVERIFY(!runs.headline().details.contains("H200"));
    }

    void onTheEmulatorTheFigureIsWhatWasCounted()
    {
        const Registry registry;
        ShownRuns runs(registry);
        const auto figure = [&runs] { return runs.headline().figure.replace(QChar(0x00A0), QLatin1Char(' ')); };
        Report counted = estimated(emulatedRun("shared", 17.25)); // of 64×48 pixels
        counted.counters.emplace();
        counted.counters->globalLoad.sectors = 121'344;
        runs.setReport(counted);
        QCOMPARE(figure(), QStringLiteral("1,264 B/px"));
        QVERIFY(runs.headline().caption.endsWith(QStringLiteral("requested from the L1 cache, counted")));
        counted.flow.emplace();
        counted.flow->amounts = {{FlowPath::MemoryRead, FlowKind::Modelled, 3072, 6144, 0},
                                 {FlowPath::MemoryWrite, FlowKind::Modelled, 3072, 3072, 0}};
        runs.setReport(counted);
        QVERIFY(runs.headline().caption.endsWith(QStringLiteral("; DRAM: 2.00 – 3.00\u00A0B/px")));
        QVERIFY(runs.headline().details.contains(QStringLiteral("17.3\u00A0ms (emulator time, not GPU time)")));
        runs.setReport(emulatedRun("shared", 16)); // a live run of the same settings that counted nothing
        QCOMPARE(figure(), QStringLiteral("1,264 B/px"));
        runs.setReport(emulatedRun("shared", 16, {8, 8}));
        QCOMPARE(figure(), QStringLiteral("–"));
        counted.counters->exact = false;
        runs.setReport(counted);
        QCOMPARE(figure(), QString::fromUtf8("≈ 1,264 B/px"));
        counted.counters->textureRequests = 7;
        runs.setReport(counted);
        QCOMPARE(figure(), QString::fromUtf8("3.10 – 7.40 µs"));
    }

    void onAGpuTheBandStandsBehind()
    {
        const Registry registry;
        ShownRuns runs(registry);
        runs.setReport(estimated(timedRun("shared", 6, 100)));
        QCOMPARE(runs.label("shared"), QStringLiteral("6.00 µs"));
        QCOMPARE(barsTitle(runs.table().timings()),
                 QStringLiteral("GPU time; the estimate for H200 is drawn behind it"));
        QVERIFY(runs.headline().details.contains("not a measurement"));
    }

    void coldTimesAndTheirFloorStandBesideTheHotOnes()
    {
        const Registry registry;
        ShownRuns runs(registry);
        Report made = timedRun("shared", 6, 100);
        made.time->spread = 0.0035;
        made.time->settled = true;
        made.time->coldMedianUs = 11.5;
        made.time->coldRuns = 64;
        made.time->coldSpread = 0.021;
        made.time->copyFloorUs = 3;
        made.time->coldCopyFloorUs = 4.6;
        made.time->graphMedianUs = 5.5;
        made.time->clockBeforeMhz = made.time->clockAfterMhz = 1980;
        runs.setReport(made);
        QCOMPARE(runs.label("shared"), QStringLiteral("6.00 µs, cold L2 11.5 µs"));
        const QString details = runs.headline().details.replace(QChar(0x00A0), QLatin1Char(' '));
        for (const char* line :
             {"median of 100 runs, ±0.35 %\n", "with a cold L2 cache 11.5 µs, not converged: ±2.10 %\n",
              "as one CUDA graph 5.50 µs\n", "50 % of copy speed, cold L2 40 %\n", "at 1,980 MHz\n",
              "floors: launch 2.80 µs, copy 3.00 µs, cold L2 4.60 µs"})
            QVERIFY2(details.contains(QString::fromUtf8(line)), qPrintable(line + (" is not in\n" + details)));
        QCOMPARE(timeAxis(runs.table().timings()).endUs, 11.5); // the cold time fits
        made.time->clockAfterMhz = 1410;
        runs.setReport(made);
        QVERIFY(runs.headline().details.contains("The GPU slowed from 1,980 to 1,410 MHz"));
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
