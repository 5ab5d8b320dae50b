#include "app/counter_table.h"
#include "app/report_table.h"

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

/// The lines with their cells parted by bars.
QStringList cellsOf(const QString& table)
{
    QStringList lines;
    for (const auto& line : table.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        lines << line.split(QRegularExpression(QStringLiteral("  +"))).join(QStringLiteral(" | "));
    return lines;
}

} // namespace

/// What "tilescope run" prints for people.
class ReportTableTest : public QObject
{
    Q_OBJECT

private slots:
    void countsStandWithTheirIdeals()
    {
        Report global = counted("global"), shared = counted("shared");
        shared.counters->exact = false;
        shared.counters->sharedLoad = {.requests = 200, .wavefronts = 400, .wavefrontsIdeal = 200};
        shared.occupancy = Occupancy{.blocksPerSm = 6, .warpsPerSm = 48, .fraction = 0.75, .limitedBy = "registers"};
        shared.estimate = Estimate{.gpu = "H200", .lowerUs = 3.1, .upperUs = 7.4, .boundBy = "memory"};
        const QString table = QString::fromStdString(counterTable({global, shared}));
        QCOMPARE(cellsOf(table),
                 QStringList({"strategy | block | load sectors | store sectors | shared wavefronts | divergent, PTX | "
                              "instructions, PTX | occupancy | estimate, not measured",
                              "global | 16x16 | 100804 of 50402 | 32768, ideal | - | 10 of 40 | 1000 | - | -",
                              "shared | 16x16 | ≈ 100804 of 50402 | ≈ 32768, ideal | ≈ 400 of 200 | ≈ 10 of 40 | "
                              "≈ 1000 | 75 %, by registers | 3.10 µs to 7.40 µs on H200, by memory"}));
        // Aligned as a terminal shows it, where "≈" takes one place.
        const QStringList lines = table.split(QLatin1Char('\n'));
        QCOMPARE(lines[1].indexOf("32768"), lines[2].indexOf(QString::fromUtf8("≈ 32768")));
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
        report.findings.push_back({.kind = "bank_conflict",
                                   .severity = Severity::Warning,
                                   .source = "blur/shared.cu",
                                   .line = 31,
                                   .message = "Two lanes of a warp want different words of one bank.",
                                   .cure = "Make the pitch 48."});
        report.findings.push_back({.kind = "race",
                                   .severity = Severity::Error,
                                   .source = "blur/shared.cu",
                                   .line = 20,
                                   .message = "Written while another thread reads.",
                                   .otherLine = 24});
        QCOMPARE(QString::fromStdString(findingText(report)),
                 QStringLiteral("blur/shared.cu:31: warning: bank_conflict: Two lanes of a warp want different words "
                                "of one bank.\n    cure: Make the pitch 48.\n"
                                "blur/shared.cu:20 and 24: error: race: Written while another thread reads.\n"));
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
};

QTEST_GUILESS_MAIN(ReportTableTest)
#include "report_table_test.moc"
