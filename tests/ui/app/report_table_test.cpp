#include "app/tables/tables.h"
#include "gpu/run/sweep_table.h"
#include "tests/ui/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tilescope;

namespace
{

Report counted(const std::string& strategy)
{
    Report report;
    report.recipe.strategy = strategy;
    report.counters.emplace();
    report.counters->globalLoad = {.requests = 10'240, .sectors = 100'804, .sectorsIdeal = 50'402};
    report.counters->globalStore = {.requests = 8'192, .sectors = 32'768, .sectorsIdeal = 32'768};
    report.counters->branches = 40;
    report.counters->divergentBranches = 10;
    report.counters->instructions = 1000;
    return report;
}

/// The lines with their cells separated by bars.
QStringList cellsOf(const QString& table)
{
    QStringList lines;
    for (const auto& line : table.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        lines << line.split(QRegularExpression(QStringLiteral("  +"))).join(QStringLiteral(" | "));
    return lines;
}

} // namespace

/// The tables that "tilescope run" prints.
class ReportTableTest : public QObject
{
    Q_OBJECT

private slots:
    void aSampleIsNotTheResult()
    {
        Report report = counted("shared");
        report.uncomputed = UncomputedReport{960, SampleReport{450, 200'000, "images", "the first of the set"}};
        const auto row = [&] { return cellsOf(QString::fromStdString(reportTable({report}))).join(QLatin1Char('\n')); };
        QVERIFY2(row().contains(QStringLiteral("not run, about 16 minutes in the emulator")), qPrintable(row()));
        QVERIFY(!row().contains(QStringLiteral("reference")));
        report.uncomputed->sample->check = CheckReport();
        QVERIFY2(row().contains(QStringLiteral("the sample equals the reference")), qPrintable(row()));
    }

    void countsStandWithTheirIdeals()
    {
        Report global = counted("global"), shared = counted("shared");
        shared.counters->exact = false;
        shared.counters->sharedLoad = {.requests = 200, .wavefronts = 400, .wavefrontsIdeal = 200};
        shared.occupancy = Occupancy{.blocksPerSm = 6, .warpsPerSm = 48, .fraction = 0.75, .limitedBy = "registers"};
        shared.estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "memory"};
        const QString table = QString::fromStdString(counterTable({global, shared}));
        QCOMPARE(
            cellsOf(table),
            QStringList({"strategy | block | load sectors | store sectors | shared wavefronts | memory counts | "
                         "divergent branches, PTX",
                         "global | 16x16 | 100804 of 50402 | 32768, ideal | - | exact for PTX | 10 of 40",
                         "shared | 16x16 | ≈ 100804 of 50402 | ≈ 32768, ideal | ≈ 400 of 200 | estimated | ≈ 10 of 40",
                         "strategy | block | warp instructions, PTX | occupancy | estimate, not measured",
                         "global | 16x16 | 1000 | - | -",
                         "shared | 16x16 | ≈ 1000 | 75 %, by registers | 3.10 µs to 7.40 µs on H200, by memory"}));
        // Aligned for a terminal, where "≈" has the width of one character.
        const QStringList lines = table.split(QLatin1Char('\n'));
        QCOMPARE(lines[1].indexOf("32768"), lines[2].indexOf(QString::fromUtf8("≈ 32768")));
    }

    void aSumThatLacksWhatTexturesMoveIsNotPrinted()
    {
        Report texture = counted("texture");
        texture.image = {"board", 64, 32, 1};
        texture.counters->textureRequests = 9216;
        const QStringList lines = cellsOf(QString::fromStdString(counterTable({texture, counted("global")})));
        QVERIFY2(lines[1].startsWith("texture | 16x16 | - | 32768, ideal | 9216 |"), qPrintable(lines[1]));
        QVERIFY(reportTable({texture}).find("bytes/pixel") == std::string::npos);
        const QStringList csv =
            QString::fromStdString(sweepCsv({{texture.recipe, texture, {}}})).trimmed().split("\r\n");
        const QStringList names = csv[0].split(','), cells = csv[1].split(',');
        for (const char* name : {"bytes_per_pixel", "load_sectors", "load_sectors_ideal"})
            QCOMPARE(cells.value(names.indexOf(QLatin1String(name))), QString());
        QCOMPARE(cells.value(names.indexOf(QLatin1String("texture_requests"))), QStringLiteral("9216"));
    }

    void nothingCountedPrintsNoTable()
    {
        Report report;
        report.recipe.strategy = "global";
        QVERIFY(counterTable({report}).empty());
    }

    void aFindingHasItsLineAndItsCure()
    {
        Report report;
        report.findings.push_back({.kind = FindingKind::BankConflict,
                                   .severity = Severity::Warning,
                                   .source = "blur/shared.cu",
                                   .line = 31,
                                   .message = Message("Two lanes of a warp want different words of one bank."),
                                   .cure = Message("Make the pitch 48.")});
        report.findings.push_back({.kind = FindingKind::Race,
                                   .severity = Severity::Error,
                                   .source = "blur/shared.cu",
                                   .line = 20,
                                   .message = Message("Written while another thread reads."),
                                   .otherLine = 24});
        QCOMPARE(QString::fromStdString(findingText({report})),
                 QStringLiteral("blur/shared.cu:31: warning: bank_conflict: Two lanes of a warp want different words "
                                "of one bank.\n    fix: Make the pitch 48.\n"
                                "blur/shared.cu:20 and 24: error: race: Written while another thread reads.\n"));
    }

    void whatSeveralRunsShareIsSaidOnce()
    {
        const auto found = [](int line, const std::string& cure) {
            return Finding{.kind = FindingKind::Uncoalesced,
                           .severity = Severity::Warning,
                           .source = "sobel/global.cu",
                           .line = line,
                           .message = Message("Gaps."),
                           .cure = Message(cure)};
        };
        Report global = counted("global"), shared = counted("shared"), texture = counted("texture");
        global.findings = {found(1, "Whole words."), found(2, "A wider row."), found(3, "")};
        shared.findings = {found(4, "Whole words."), found(2, "A wider row."), found(3, "")};
        QCOMPARE(QString::fromStdString(findingText({global, shared})),
                 QStringLiteral("sobel/global.cu:1: warning: uncoalesced: Gaps.\n"
                                "sobel/global.cu:4: warning: uncoalesced: Gaps.\n    fix for each: Whole words.\n"
                                "sobel/global.cu:2: warning: uncoalesced: Gaps.\n    fix: A wider row.\n"
                                "sobel/global.cu:3: warning: uncoalesced: Gaps.\n"));
        global.notes = {Message("The picture was converted."), Message("It took the long way.")};
        shared.notes = global.notes;
        texture.notes = {Message("The picture was converted.")};
        QCOMPARE(QString::fromStdString(noteText({global, shared, texture})),
                 QStringLiteral("The picture was converted.\nglobal, shared: It took the long way.\n"));
        QVERIFY(findingText({texture}).empty() && noteText({}).empty());
    }

    void wideTablesAreFolded()
    {
        const std::vector<std::vector<std::string>> rows{{"key", "one", "three", "a very wide one", "x"},
                                                         {"µ", "1", "2", "3"}};
        QCOMPARE(QString::fromStdString(foldedTable(rows, 1, 13)),
                 QString::fromUtf8("key  one\nµ    1\n\nkey  three\nµ    2\n\nkey  a very wide one\nµ    3\n\n"
                                   "key  x\nµ    \n"));
        QCOMPARE(foldedTable(rows, 1), alignedTable({rows[0], {"µ", "1", "2", "3", ""}}));
        QCOMPARE(foldedTable({{"key"}, {"µ"}}, 2), std::string("key\nµ\n"));
        QCOMPARE(foldedTable({}, 2), std::string());
    }

    void siliconThatIsNotThereIsAReasonAndNoTable()
    {
        Report none = counted("global");
        none.siliconReason = Message("There is no GPU.");
        QCOMPARE(siliconTable({none, none}), std::string("\nThere is no GPU.\n"));
        Report read = counted("shared");
        read.silicon = *read.counters;
        QVERIFY(siliconTable({none, read}).find("100804") != std::string::npos);
    }

    void aSweepHasEveryFigureUnderItsName()
    {
        Report report = counted("block_copy");
        report.counters->sharedLoad = {.requests = 200, .wavefronts = 400, .wavefrontsIdeal = 200};
        report.counters->sharedStore = {.requests = 10, .wavefronts = 30, .wavefrontsIdeal = 20};
        report.launches.resize(2);
        report.launches[0].sharedBytes = 9999; // a launch that prepares the input
        report.launches[1].sharedBytes = 324;
        report.mainLaunch = 1;
        report.occupancy = Occupancy{.blocksPerSm = 6, .warpsPerSm = 48, .fraction = 0.75, .limitedBy = "registers"};
        report.estimate = Estimate{.gpu = "H200", .lowerUs = 3.5, .upperUs = 7.25, .boundBy = "load/store"};
        const std::vector<SweepRow> rows{{report.recipe, report, {}},
                                         {report.recipe, std::nullopt, Message("Too large.")}};
        const QStringList lines = QString::fromStdString(sweepCsv(rows)).trimmed().split("\r\n");
        QCOMPARE(lines.size(), 3);
        const QStringList names = lines[0].split(','), cells = lines[1].split(','), refused = lines[2].split(',');
        QCOMPARE(cells.size(), names.size());
        QCOMPARE(refused.size(), names.size());
        QCOMPARE(refused.last(), QStringLiteral("Too large."));
        const auto cell = [&](const char* name) { return cells.value(names.indexOf(QLatin1String(name))); };
        QCOMPARE(cell("shared_bytes"), QStringLiteral("324"));
        QCOMPARE(cell("counters_exact"), QStringLiteral("true"));
        QCOMPARE(cell("load_sectors"), QStringLiteral("100804"));
        QCOMPARE(cell("load_sectors_ideal"), QStringLiteral("50402"));
        QCOMPARE(cell("shared_wavefronts"), QStringLiteral("430"));
        QCOMPARE(cell("shared_wavefronts_ideal"), QStringLiteral("220"));
        QCOMPARE(cell("occupancy"), QStringLiteral("0.75"));
        QCOMPARE(cell("estimate_gpu"), QStringLiteral("H200"));
        QCOMPARE(cell("estimate_upper_us"), QStringLiteral("7.25"));
        QCOMPARE(cell("median_us"), QString()); // an estimate is never a time
    }

    void sharedBytesAreThoseOfTheMainLaunch()
    {
        Report report;
        report.recipe.strategy = "block_copy";
        report.launches.resize(2);
        report.launches[0].sharedBytes = 9999;
        report.launches[1].sharedBytes = 324;
        report.mainLaunch = 1;
        const std::string table = reportTable({report});
        QVERIFY(table.find("324 B") != std::string::npos && table.find("9999") == std::string::npos);
    }

    void ratesStandBesideTimesWhereARunHasThem()
    {
        Report timed = counted("global");
        timed.image = {"board", 64, 32, 1};
        timed.counters->threadInstructions = 2048 * 15;
        timed.time.emplace();
        timed.time->medianUs = 8;
        timed.time->minUs = 7;
        timed.time->p95Us = 9;
        timed.time->spread = 0.021;
        timed.time->coldMedianUs = 10;
        timed.time->copyFloorUs = 4;
        const QString gpu = QString::fromStdString(reportTable({timed}));
        for (const char* text : {"7.00 µs to 9.00 µs, not converged: ±2.1 %", "cold L2", "10.0 µs", "% of copy", "50 %",
                                 "instr./pixel, PTX", "15.00", "bytes/pixel"})
            QVERIFY2(gpu.contains(QString::fromUtf8(text)), text);
        QVERIFY(!gpu.contains("as one graph")); // no run has a value for it
        Report emulated;
        emulated.emulation = EmulationReport{.wallMs = 2};
        const QString none = QString::fromStdString(reportTable({emulated}));
        QVERIFY(!none.contains("cold L2") && !none.contains("bytes/pixel"));
    }
};

TILESCOPE_TEST(ReportTableTest, runWithoutDisplay)
#include "report_table_test.moc"
