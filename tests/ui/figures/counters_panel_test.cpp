#include "tests/ui/cut_text.h"
#include "tests/ui/test_program.h"
#include "ui/counters/counters_model.h"
#include "ui/counters/counters_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// The counters of a 5×5 tiled blur of 512×512.
Counters blurCounters()
{
    Counters counters;
    counters.globalLoad = {.requests = 10'240, .sectors = 100'804, .sectorsIdeal = 50'402};
    counters.globalStore = {.requests = 8'192, .sectors = 32'768, .sectorsIdeal = 32'768};
    counters.sharedLoad = {.requests = 204'800, .wavefronts = 409'600, .wavefrontsIdeal = 204'800};
    counters.sharedStore = {.requests = 20'480, .wavefronts = 30'720, .wavefrontsIdeal = 20'480};
    counters.branches = 40'000;
    counters.divergentBranches = 10'240;
    counters.barriers = 8'192;
    counters.instructions = 1'000'000;
    counters.threadInstructions = 30'000'000;
    return counters;
}

Report counted(const std::string& strategy, const Counters& counters)
{
    Report report;
    report.recipe.strategy = strategy;
    report.image = {"board", 512, 512, 1};
    report.counters = counters;
    report.launches.resize(1);
    report.launches[0].kernel = "sobel";
    report.launches[0].grid = {32, 32, 1};
    report.launches[0].block = {16, 16, 1};
    report.launches[0].sharedBytes = 1600;
    report.launches[0].registers = 32;
    report.launches[0].registersFrom = RegisterSource::Estimate;
    report.launches[0].counters = counters;
    report.occupancy = Occupancy{.blocksPerSm = 6, .warpsPerSm = 48, .fraction = 0.75, .limitedBy = "registers"};
    report.estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "shared memory"};
    return report;
}

/// The row of a counter, its cells separated by bars; "–" stands for itself and hidden columns are left out.
QString line(const CountersPanel& panel, const QString& section, const QString& counter)
{
    const auto& model = panel.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex parent = model.index(row, 0);
        for (int child = 0; parent.data().toString() == section && child < model.rowCount(parent); ++child) {
            if (model.index(child, 0, parent).data().toString() != counter)
                continue;
            QStringList cells;
            for (int column = 1; column < model.columnCount(); ++column)
                if (!panel.view()->isColumnHidden(column))
                    cells << model.index(child, column, parent).data().toString();
            return cells.join(QStringLiteral(" | ")).replace(QChar(0x00A0), QLatin1Char(' '));
        }
    }
    return QStringLiteral("no such counter");
}

} // namespace

class CountersPanelTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void anEmptyPanelSaysWhatFillsIt()
    {
        CountersPanel panel(m_registry);
        QVERIFY(panel.caption().contains("After a run, this panel shows"));
        QVERIFY(!panel.pinButton()->isEnabled());
        Report live = counted("shared", {});
        live.counters.reset();
        panel.setReport(live);
        QVERIFY(panel.caption().contains("when the sliders stop moving"));
        live.recipe.counters = CounterMode::None;
        panel.setReport(live);
        QVERIFY(panel.caption().contains("Set Counters to Automatic"));
        QVERIFY(panel.model().isEmpty());
    }

    /// As beside a lesson on a small screen: the buttons go under the caption, and names give way to the figures.
    void figuresAreWholeInANarrowPanel_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {360, 423, 520, 700, 1200})
            QTest::addRow("%d", width) << width;
    }
    void figuresAreWholeInANarrowPanel()
    {
        QFETCH(int, width);
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        panel.resize(width, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(panel.width(), width);
        const auto& header = *panel.view()->header();
        const int value = static_cast<int>(CounterColumn::Value);
        const int right = header.sectionViewportPosition(value) + header.sectionSize(value);
        QVERIFY2(right <= panel.view()->viewport()->width(), qPrintable(QString::number(right)));
        const int needed = panel.fontMetrics().horizontalAdvance(QStringLiteral("75 %, by registers"));
        QVERIFY(header.sectionSize(value) >= needed);
        QVERIFY(header.sectionSize(static_cast<int>(CounterColumn::Name)) >= 100);
        const QStringList cut = cutIn(panel);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        for (const auto* label : panel.findChildren<QLabel*>())
            if (label->isVisible() && label->text() == panel.caption())
                QVERIFY(label->width() >= 25 * panel.fontMetrics().averageCharWidth());
        for (const auto* button : panel.findChildren<QToolButton*>())
            if (button->isVisible())
                QVERIFY(panel.rect().contains(button->geometry().translated(button->parentWidget()->pos())));
    }

    void counterLines_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("counter");
        QTest::addColumn<QString>("cells");
        const auto row = [](const char* section, const char* counter, const char* cells) {
            QTest::newRow(counter) << QString(section) << QString(counter) << QString::fromUtf8(cells);
        };
        row("Global memory", "Load requests", "10,240 | PTX |  | ");
        row("Global memory", "Load sectors", "100,804 | PTX | 50,402 | 2.00×");
        row("Global memory", "Sectors per load request", "9.84 | PTX | 4.92 | 2.00×");
        row("Global memory", "Store sectors", "32,768 | PTX | 32,768 | 1.00×");
        row("Shared memory", "Load wavefronts", "409,600 | PTX | 204,800 | 2.00×");
        row("Shared memory", "Wavefronts over ideal", "1.95 | PTX | 1.00 | 1.95×");
        row("Control flow", "Branches, PTX", "40,000 | PTX |  | ");
        row("Control flow", "Divergent share, PTX", "25.6 % | PTX |  | ");
        row("Instructions", "Average active lanes, PTX", "30.00 | PTX |  | ");
        row("Launch", "Threads per block", "16 × 16 |  |  | ");
        row("Launch", "Registers per thread", "32 | ≈ |  | ");
        row("Launch", "Shared memory per block", "1,600 B |  |  | ");
        row("Launch", "Occupancy", "75 %, by registers | ≈ |  | ");
        row("Launch", "Time band, estimate", "3.10 – 7.40 µs | ≈ |  | ");
    }
    void counterLines()
    {
        QFETCH(QString, section);
        QFETCH(QString, counter);
        CountersPanel panel(m_registry);
        const QAbstractItemModelTester tester(&panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        panel.setReport(counted("shared", blurCounters()));
        QTEST(line(panel, section, counter), "cells");
    }

    void everyPtxCountIsCalledSo()
    {
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        int ptx = 0;
        for (const auto& row : panel.model().plainRows({CounterColumn::Name}, true))
            ptx += row.front().contains("PTX") ? 1 : 0;
        QCOMPARE(ptx, 7); // branches, divergent, their share, barriers, instructions of warps and threads, lanes
        for (const auto& row : panel.model().plainRows({CounterColumn::Name}, true))
            if (row.front().startsWith("control flow") || row.front().startsWith("instructions"))
                QVERIFY2(row.front().contains("PTX"), qPrintable(row.front()));
    }

    void everyCounterIsExplained()
    {
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        const auto& model = panel.model();
        for (int section = 0; section < model.rowCount(); ++section) {
            const QModelIndex parent = model.index(section, 0);
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const QModelIndex name = model.index(row, 0, parent);
                const QString tip = name.data(Qt::ToolTipRole).toString();
                QVERIFY2(tip.contains(QLatin1Char('.')), qPrintable(name.data().toString()));
            }
        }
    }

    void whatWasNotUsedIsFolded()
    {
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        const auto& model = panel.model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex section = model.index(row, 0);
            const bool isNone = section.data().toString().endsWith(": none");
            QCOMPARE(panel.view()->isExpanded(section), !isNone);
            if (section.data().toString().startsWith("Atomics") || section.data().toString().startsWith("Local"))
                QVERIFY(isNone);
        }
    }

    void aComparedCountIsEqualToHardware()
    {
        Report run = counted("shared", blurCounters());
        run.record = HardwareRecord{"NVIDIA H200",
                                    "2026-11-22",
                                    12,
                                    {"global_load_requests", "global_load_sectors", "global_store_sectors"},
                                    {"global_store_sectors"},
                                    "ptxas joins stores."};
        CountersPanel panel(m_registry);
        panel.setReport(run);
        QVERIFY(line(panel, "Global memory", "Load sectors").startsWith("100,804 | = |"));
        QVERIFY(line(panel, "Global memory", "Sectors per load request").startsWith("9.84 | = |"));
        QVERIFY(line(panel, "Global memory", "Store sectors").startsWith("32,768 | PTX |"));
        QVERIFY(line(panel, "Control flow", "Branches, PTX").startsWith("40,000 | PTX |"));
        QVERIFY(panel.caption().contains("partly matches hardware, partly exact for PTX"));
        run.record->unequal.clear();
        panel.setReport(run);
        QVERIFY(panel.caption().contains("matches hardware"));
    }

    void anEstimateIsMarked()
    {
        CountersPanel panel(m_registry);
        Counters counters = blurCounters();
        counters.exact = false;
        panel.setReport(counted("shared", counters));
        QVERIFY(line(panel, "Global memory", "Load sectors").startsWith(QString::fromUtf8("100,804 | ≈ |")));
        QVERIFY(panel.caption().contains("estimated from a sample"));
    }

    void theButtonAsksForAPin()
    {
        CountersPanel panel(m_registry);
        panel.resize(1200, 400);
        panel.show();
        QSignalSpy wanted(&panel, &CountersPanel::pinWanted);
        QTest::mouseClick(panel.pinButton(), Qt::LeftButton);
        QVERIFY(wanted.isEmpty()); // there is nothing to pin
        panel.setReport(counted("global", blurCounters()));
        QTest::mouseClick(panel.pinButton(), Qt::LeftButton);
        QTest::keyClick(panel.pinButton(), Qt::Key_Space);
        QCOMPARE(wanted.size(), 2);
    }

    void silicon()
    {
        CountersPanel panel(m_registry);
        Report report = counted("shared", blurCounters());
        report.siliconReason = Message("Permission was refused.");
        panel.setReport(report);
        QVERIFY(panel.siliconNote().endsWith("Permission was refused."));
        Counters read = blurCounters();
        read.branches = 200'704;
        read.constantRequests = 0;
        Counters missing;
        missing.sharedStore.requests = 1;
        read.sharedStore.requests = 0;
        report.silicon = {read, missing};
        panel.setReport(report);
        QVERIFY(panel.siliconNote().isEmpty());
        QCOMPARE(line(panel, "Global memory", "Load sectors"),
                 QString::fromUtf8("100,804 | PTX | 50,402 | 2.00× | 100,804 | ="));
        QCOMPARE(line(panel, "Control flow", "Branches, PTX"),
                 QString::fromUtf8("40,000 | PTX |  |  | 200,704 | −160,704 (−80.1 %)"));
        QCOMPARE(line(panel, "Shared memory", "Store requests"), QString::fromUtf8("20,480 | PTX |  |  | – | "));
    }

    void theGpusOwnCountersAreReadOnAClick()
    {
        CountersPanel panel(m_registry);
        QSignalSpy wanted(&panel, &CountersPanel::siliconWanted), can(&panel, &CountersPanel::canReadSiliconChanged);
        panel.resize(1200, 400);
        panel.show();
        QVERIFY(!panel.siliconButton()->isEnabled());
        Report report = counted("shared", blurCounters());
        panel.setReport(report);
        QVERIFY(!panel.siliconButton()->isEnabled());
        QVERIFY(panel.siliconNote().contains("this run used the emulator"));
        QVERIFY(can.isEmpty());

        report.backend = BackendChoice::Cuda;
        panel.setReport(report);
        QVERIFY(panel.siliconNote().isEmpty());
        QCOMPARE(can.size(), 1);
        QTest::mouseClick(panel.siliconButton(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        panel.setReadingSilicon(true);
        QVERIFY(!panel.siliconButton()->isEnabled()); // no second request
        QVERIFY(panel.siliconNote().contains("Reading the GPU's hardware counters"));

        report.siliconReason = Message("Permission was refused.");
        panel.setReport(report);
        panel.setReadingSilicon(false);
        QVERIFY(panel.siliconNote().contains("Permission was refused."));
        QVERIFY(panel.siliconButton()->isEnabled()); // once it is granted
        report.silicon = blurCounters();
        panel.setReport(report);
        QVERIFY(!panel.siliconButton()->isEnabled()); // they were read
        QVERIFY(!can.back().front().toBool());

        Report moved = counted("shared", {});
        moved.backend = BackendChoice::Cuda;
        panel.setReport(counted("shared", blurCounters()));
        moved.counters.reset();
        moved.recipe.block = {32, 8};
        panel.setReport(moved); // of the previous settings: not comparable
        QVERIFY(!panel.siliconButton()->isEnabled());
    }

    void oneLaunchOfSeveral()
    {
        CountersPanel panel(m_registry);
        Report report = counted("block_copy", blurCounters());
        report.launches.insert(report.launches.begin(), LaunchReport{});
        report.launches[0].kernel = "replicate_border";
        report.launches[0].counters = Counters{};
        report.launches[0].counters->globalLoad = {.requests = 7, .sectors = 70, .sectorsIdeal = 70};
        panel.setReport(report);
        panel.resize(1200, 400);
        panel.show();
        QCOMPARE(panel.launchBox()->count(), 3);
        QVERIFY(panel.launchBox()->isVisible());
        QCOMPARE(line(panel, "Launch", "Shared memory per block"), QStringLiteral("0 B, 1,600 B |  |  | "));
        QTest::keyClick(panel.launchBox(), Qt::Key_Down);
        QCOMPARE(panel.launchBox()->currentText(), QStringLiteral("1. replicate_border"));
        QCOMPARE(line(panel, "Global memory", "Load sectors"), QString::fromUtf8("70 | PTX | 70 | 1.00×"));
        QCOMPARE(line(panel, "Launch", "Occupancy"), QStringLiteral("no such counter")); // only the main launch has it
        panel.setReport(report);
        QCOMPARE(panel.launchBox()->currentIndex(), 1); // kept
        panel.setReport(counted("shared", blurCounters()));
        QVERIFY(!panel.launchBox()->isVisible());
        QVERIFY(line(panel, "Global memory", "Load sectors").startsWith("100,804"));
    }

    void figuresOfBeforeStayWhileASliderMoves()
    {
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        Report live = counted("shared", {});
        live.counters.reset();
        panel.setReport(live); // the same settings: no remark
        QVERIFY(panel.caption().contains("counted by the emulator, exact for PTX"));
        live.recipe.block = {32, 8};
        panel.setReport(live);
        QVERIFY(panel.caption().contains("for the previous settings"));
        QVERIFY(line(panel, "Global memory", "Load sectors").startsWith("100,804"));
        live.recipe.operation = "blur";
        panel.setReport(live);
        QVERIFY(panel.model().isEmpty());
    }

    void copies()
    {
        CountersPanel panel(m_registry);
        panel.setReport(counted("shared", blurCounters()));
        QVERIFY(panel.csv().startsWith("counter,value,basis,ideal,over ideal\n"));
        QVERIFY(panel.csv().contains("\nglobal memory: load sectors,100804,PTX,50402,2\n"));
        QVERIFY(panel.csv().contains("\n\"launch: shared memory per block, B\",1600,,,\n"));
        QVERIFY(panel.markdown().contains("\n| --- | ---: |"));
        QVERIFY(
            panel.markdown().contains(QString::fromUtf8("| global memory: load sectors | 100,804 | PTX | 50,402 |")));
        panel.show();
        panel.view()->setFocus();
        QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains("load sectors\t100804\tPTX\t50402"));
    }
};

TILESCOPE_TEST(CountersPanelTest, runWithWidgets)
#include "counters_panel_test.moc"
