#include "app/arguments.h"
#include "app/ncu/ncu_comparison.h"
#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace tilescope;

namespace
{

/// The raw page of three launches: two of scale, one of fill, between what a program and ncu print.
const char* const rawPage =
    "==PROF== Connected to process 4242 (/home/ada/lab)\n"
    "a line of the program, with \"marks\"\n"
    "\"ID\",\"Process ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"CC\",\"launch__waves\","
    "\"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum\",\"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum\","
    "\"smsp__inst_executed.sum\",\"lts__t_sectors_srcunit_tex_op_read.sum\"\r\n"
    "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"sector\",\"Ksector\",\"inst\",\"sector\"\r\n"
    "\"0\",\"4242\",\"void lab::scale<(int)3>(float *, int)\",\"(64, 1, 1)\",\"(2, 1, 1)\",\"9.0\",\"0.1\","
    "\"1,016\",\"1.01\",\"70\",\"20\"\r\n"
    "\"1\",\"4242\",\"void lab::scale<(int)3>(float *, int)\",\"(64, 1, 1)\",\"(2, 1, 1)\",\"9.0\",\"0.1\","
    "\"1,016\",\"1.01\",\"80\",\"n/a\"\r\n"
    "\"2\",\"4242\",\"(anonymous namespace)::fill(float *)\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"9.0\",\"0.1\",\"0\",\"0\","
    "\"9\",\"0\"\r\n";

const char* const sourcePage =
    "\"Kernel Name\",\"void lab::scale<(int)3>(float *, int)\"\n"
    "\"File Path\",\"/home/ada/lab.cu\"\n"
    "\"Line No\",\"Source\",\"# Samples\",\"Instructions Executed\",\"L2 Theoretical Sectors Global\"\n"
    "\"4\",\"    data[i] *= \"\"3\"\"[0], 2;\",\"7\",\"48\",\"1,016\"\n"
    "\"\",\"IMAD R0, R1, R2\",\"7\",\"24\",\"999\"\n"
    "\"5\",\"}\",\"-\",\"4\",\"0\"\n";

Report launched(const char* kernel, Dim3 grid, Dim3 block, std::uint64_t instructions)
{
    Report report;
    LaunchReport launch;
    launch.kernel = kernel;
    launch.grid = grid;
    launch.block = block;
    launch.counters.emplace();
    launch.counters->globalLoad.sectors = 1016;
    launch.counters->globalStore.sectors = 1012;
    launch.counters->instructions = instructions;
    report.counters = launch.counters;
    report.launches.push_back(launch);
    LineCounters line{"sources/lab.cu", 4, *launch.counters};
    line.counters.globalStore.sectors = 0;
    report.lines = std::vector<LineCounters>{line};
    return report;
}

const NcuPair& pairNamed(const std::vector<NcuPair>& pairs, const std::string& name)
{
    static const NcuPair none;
    const auto found = std::ranges::find(pairs, name, &NcuPair::name);
    return found == pairs.end() ? none : *found;
}

QByteArray refusal(const std::string& name, const std::string& text)
{
    try {
        (void)ncuFileOf(name, text);
    } catch (const UsageError& error) {
        return error.what();
    }
    return {};
}

} // namespace

/// "run --ncu FILE": the counts of Nsight Compute beside ours.
class NcuTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private:
    QStringList launch(const char* file) const
    {
        return {"run",     "--kernel", path("lab.cu"),           "--grid",    "2",        "--block",
                "64",      "--arg",    "data=zeros:float32:128", "--backend", "emulator", "--ncu",
                path(file)};
    }

private slots:
    void initTestCase()
    {
        writeFile("lab.cu", "__global__ void scale(float* data)\n{\n    int i = blockIdx.x * 64 + threadIdx.x;\n"
                            "    data[i] *= 3;\n}\n");
        writeFile("raw.csv", rawPage);
        writeFile("lines.csv", sourcePage);
        writeFile("other.csv", QByteArray(rawPage).replace("scale", "shrink").replace("fill", "clear"));
        writeFile("empty.csv", "");
        writeFile("kernel.ncu-rep", "no report");
        QVERIFY(QDir(m_folder.path()).mkdir("modules"));
    }

    void theSameLaunchesAreAddedUp()
    {
        const NcuFile file = ncuFileOf("raw.csv", rawPage);
        QCOMPARE(file.launches.size(), std::size_t{3});
        const Report first = launched("scale", {2, 1, 1}, {64, 1, 1}, 100);
        const Report second = launched("_ZN3lab5scaleILi3EEEvPfi", {2, 1, 1}, {64, 1, 1}, 50);
        const NcuComparison both = comparisonWith(file, {{&first}, {&second, 1}});
        QCOMPARE(both.kernels.size(), std::size_t{1});
        QCOMPARE(both.kernels[0].launches, std::size_t{2});
        const auto& metrics = both.kernels[0].metrics;
        const NcuPair instructions = pairNamed(metrics, "smsp__inst_executed.sum");
        QCOMPARE(std::pair(instructions.there, instructions.here), std::pair(150.0, 150.0));
        QVERIFY(instructions.cause == NcuCause::None);
        QVERIFY(pairNamed(metrics, "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum").cause == NcuCause::None);
        // 1.01 Ksector is between 1005 and 1015.
        QVERIFY(pairNamed(metrics, "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum").cause == NcuCause::None);
        // Not every launch has it.
        QCOMPARE(pairNamed(metrics, "lts__t_sectors_srcunit_tex_op_read.sum").name, std::string());
    }

    void aLaunchOfAProgramIsComparedWithItsOwn()
    {
        const Report second = launched("scale", {2, 1, 1}, {64, 1, 1}, 80);
        const NcuComparison one = comparisonWith(ncuFileOf("raw.csv", rawPage), {{&second, 1}});
        QCOMPARE(pairNamed(one.kernels.at(0).metrics, "smsp__inst_executed.sum").there, 80.0);
        QVERIFY(one.remarks.empty());
    }

    void differencesAreExplained()
    {
        const NcuFile file = ncuFileOf("raw.csv", rawPage);
        Report own = launched("scale", {2, 1, 1}, {64, 1, 1}, 100);
        const QString text = QString::fromStdString(ncuText(comparisonWith(file, {{&own}})));
        static const QRegularExpression row("smsp__inst_executed\\.sum +70 +100 +\\+42\\.9 % +machine code\n");
        QVERIFY2(text.contains(row), qPrintable(text));
        QVERIFY2(text.contains("machine code: Instructions and branches here are those of the PTX."), qPrintable(text));
        QVERIFY2(text.contains("L1 and L2: ") && !text.contains("waits: "), qPrintable(text));
        own.launches[0].counters->exact = false;
        const QString estimated = QString::fromStdString(ncuText(comparisonWith(file, {{&own}})));
        QVERIFY2(estimated.contains("--counters full") && !estimated.contains("machine code"), qPrintable(estimated));
    }

    void linesAreJoined()
    {
        const NcuFile file = ncuFileOf("lines.csv", sourcePage);
        const Report own = launched("scale", {2, 1, 1}, {64, 1, 1}, 100);
        const NcuComparison comparison = comparisonWith(file, {{&own}});
        QCOMPARE(comparison.lines.size(), std::size_t{1});
        QCOMPARE(comparison.lines[0].line, 4);
        QCOMPARE(pairNamed(comparison.lines[0].counts, "Instructions Executed").there, 48.0);
        QVERIFY(pairNamed(comparison.lines[0].counts, "L2 Theoretical Sectors Global").cause == NcuCause::None);
        const QString text = QString::fromStdString(ncuText(comparison));
        QVERIFY2(text.contains("lab.cu:4") && text.contains("48 / 100") && text.contains("1016, equal"),
                 qPrintable(text));
        // A second launch here has no lines there.
        const NcuComparison other = comparisonWith(file, {{&own, 1}});
        QVERIFY(other.lines.empty());
    }

    void thePageWithTheNamesOfPeopleHasNoMetrics()
    {
        const NcuFile file =
            ncuFileOf("details.csv",
                      "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"Metric Name\",\"Metric Unit\",\"Metric "
                      "Value\"\n\"0\",\"scale(float *)\",\"(64, 1, 1)\",\"(2, 1, 1)\",\"Executed "
                      "Instructions\",\"inst\",\"70\"\n");
        const Report own = launched("scale", {2, 1, 1}, {64, 1, 1}, 100);
        const NcuComparison comparison = comparisonWith(file, {{&own}});
        QVERIFY2(QByteArray(comparison.remarks.at(0).c_str()).contains("--page raw"), comparison.remarks.at(0).c_str());
    }

    void otherSizesAreOtherLaunches()
    {
        const Report own = launched("scale", {2, 1, 1}, {32, 2, 1}, 100);
        const NcuComparison comparison = comparisonWith(ncuFileOf("raw.csv", rawPage), {{&own}});
        QVERIFY(comparison.kernels.empty());
        const QByteArray remark(comparison.remarks.at(0).c_str());
        QVERIFY2(remark.contains("blocks of (64,1,1)") && remark.contains("the blocks are (32,2,1)"), remark);
        QVERIFY2(QByteArray(comparison.remarks.at(1).c_str()).endsWith(" are: fill, scale."),
                 comparison.remarks.at(1).c_str());
    }

    void whatIsNoSuchFileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray raw(rawPage);
        QTest::newRow("empty") << QByteArray() << QByteArray("has no launches");
        QTest::newRow("prose") << QByteArray("Dear Ada,\n\nno figures, but \"commas\".\n")
                               << QByteArray("has no launches");
        QTest::newRow("titles") << raw.left(raw.indexOf("\"0\",")) << QByteArray("has no launches");
        QTest::newRow("cut off") << raw.left(raw.indexOf("scale")) << QByteArray("line 5 is not closed");
        QTest::newRow("one long row") << QByteArray(100'000, ',') << QByteArray("more than 65,536 cells");
        QTest::newRow("machine code alone")
            << QByteArray("\"Kernel Name\",\"scale\"\n\"Address\",\"Source\",\"# Samples\"\n\"1\",\"EXIT\",\"2\"\n")
            << QByteArray("without the lines of the kernel's text");
    }
    void whatIsNoSuchFileIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const QByteArray sentence = refusal("a.csv", text.toStdString());
        QVERIFY2(sentence.startsWith("a.csv cannot be compared with: ") && sentence.contains(reason), sentence);
        QVERIFY2(sentence.contains(" Use a file that \"ncu --csv --page raw"), sentence);
    }

    void everyPieceOfAFileIsReadOrRefused()
    {
        const std::string all = std::string(rawPage) + sourcePage;
        const Report own = launched("scale", {2, 1, 1}, {64, 1, 1}, 100);
        for (std::size_t end = 0; end <= all.size(); end += 7) {
            (void)refusal("a.csv", all.substr(end));
            try {
                (void)toJson(comparisonWith(ncuFileOf("a.csv", all.substr(0, end)), {{&own}})).dump();
            } catch (const UsageError&) {
            }
        }
    }

    void aFileIsRefusedBeforeTheRun_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE\"\0I\0D\0", 8) << QByteArray("UTF-16");
        QTest::newRow("binary") << QByteArray("\0\1\2\3", 4) << QByteArray("it is not a text");
        QTest::newRow("long") << QByteArray((64 << 20) + 1, 'a') << QByteArray("longer than 64 MB");
        QTest::newRow("empty") << QByteArray() << QByteArray("has no launches");
    }
    void aFileIsRefusedBeforeTheRun()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, reason);
        writeFile("given.csv", content);
        const Outcome outcome = run(launch("given.csv"));
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains(reason), outcome.errors);
        QVERIFY(outcome.output.isEmpty());
    }

    void theCommandPrintsBoth()
    {
        const Outcome outcome = run(launch("raw.csv"));
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.output.contains("\nscale:\nmetric"), outcome.output);
        const Outcome lines = run(launch("lines.csv"));
        QVERIFY2(lines.output.contains("lab.cu:4"), lines.output);
        const Outcome document = run(launch("raw.csv") + QStringList{"--json", "-"});
        const QJsonObject compared = QJsonDocument::fromJson(document.output).object()["nsight_compute"].toObject();
        QCOMPARE(compared["kernels"].toArray()[0].toObject()["kernel"].toString(), QString("scale"));
    }

    void resultsStandBeforeARefusedComparison()
    {
        const Outcome outcome = run(launch("other.csv"));
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.output.contains("load sectors"), outcome.output);
        QVERIFY2(outcome.errors.contains("other.csv has no launch of scale. The kernels in "), outcome.errors);
        QVERIFY2(outcome.errors.contains(": clear, shrink."), outcome.errors);
    }

    void aReportIsReadWithNvidiasModule()
    {
        // A module with the functions that are called, and a report of one launch and two machine instructions.
        writeFile("modules/ncu_report.py",
                  "class Metric:\n"
                  "    def __init__(self, value, instances=()): self.value, self.instances = value, instances\n"
                  "    def has_value(self): return True\n"
                  "    def as_double(self, i=None): return float(self.value if i is None else self.instances[i])\n"
                  "    def as_uint64(self, i=None): return int(self.value if i is None else self.instances[i])\n"
                  "    def has_correlation_ids(self): return bool(self.instances)\n"
                  "    def correlation_ids(self): return Metric(0, range(16, 16 + len(self.instances)))\n"
                  "    def num_instances(self): return len(self.instances)\n"
                  "class Place:\n"
                  "    def file_name(self): return '/home/ada/lab.cu'\n"
                  "    def line(self): return 4\n"
                  "class IAction:\n"
                  "    NameBase_DEMANGLED = 1\n"
                  "    metrics = {'launch__grid_dim_x': Metric(2), 'launch__grid_dim_y': Metric(1),\n"
                  "               'launch__grid_dim_z': Metric(1), 'launch__block_dim_x': Metric(64),\n"
                  "               'launch__block_dim_y': Metric(1), 'launch__block_dim_z': Metric(1),\n"
                  "               'smsp__inst_executed.sum': Metric(36), 'inst_executed': Metric(36, [20, 16])}\n"
                  "    def name(self, base): return 'scale(float *)'\n"
                  "    def metric_names(self): return list(self.metrics)\n"
                  "    def metric_by_name(self, name): return self.metrics.get(name)\n"
                  "    def source_info(self, address): return Place() if address in (16, 17) else None\n"
                  "class Report:\n"
                  "    def __init__(self, count): self.count = count\n"
                  "    def num_ranges(self): return self.count\n"
                  "    def range_by_idx(self, i): return [IAction()]\n"
                  "def load_report(path): return Report(0 if 'empty' in path else 1)\n");
        const std::pair<QString, QString> modules{"PYTHONPATH", path("modules")};
        const Outcome outcome = run(launch("kernel.ncu-rep"), {}, {}, modules);
        QVERIFY2(outcome.status == 0, outcome.errors);
        static const QRegularExpression metric("smsp__inst_executed\\.sum +36 "), line("lab\\.cu:4 .*36 / ");
        QVERIFY2(QString(outcome.output).contains(metric), outcome.output);
        QVERIFY2(QString(outcome.output).contains(line), outcome.output);

        writeFile("empty.ncu-rep", "");
        const Outcome empty = run(launch("empty.ncu-rep"), {}, {}, modules);
        QCOMPARE(empty.status, 2);
        QVERIFY2(empty.errors.contains("finds no launch in it"), empty.errors);
        writeFile("modules/ncu_report.py", "raise ImportError\n");
        const Outcome absent = run(launch("kernel.ncu-rep"), {}, {}, modules);
        QCOMPARE(absent.status, 2);
        QVERIFY2(absent.errors.contains("\"pip install ncu-report\" installs it. Use the CSV file that \"ncu --import"),
                 absent.errors);
        writeFile("modules/ncu_report.py", "import os\nos.abort()\n");
        const Outcome faulty = run(launch("kernel.ncu-rep"), {}, {}, modules);
        QVERIFY2(faulty.errors.contains("ncu_report failed on it"), faulty.errors);
        const Outcome none = run(launch("none.ncu-rep"));
        QVERIFY2(none.errors.contains("cannot be read: No such file"), none.errors);
    }
};

TILESCOPE_TEST(NcuTest, runWithoutDisplay)
#include "ncu_test.moc"
