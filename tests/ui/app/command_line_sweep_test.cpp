#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <csignal>

class CommandLineSweepTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private slots:
    void sweepsEveryCombination()
    {
        const Outcome outcome =
            run({"sweep", "sample:board@64x48", "--op", "blur", "--strategy", "global,shared", "--block", "8x8,64x32",
                 "--param", "width=3..9:6", "--csv", path("sweep.csv"), "--json", path("sweep.json")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY(outcome.errors.contains("8 of 8"));
        QFile csv(path("sweep.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = csv.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 9);
        QVERIFY(lines[0].startsWith("operation,strategy,block_width,block_height,"));
        QCOMPARE(std::count_if(lines.begin(), lines.end(),
                               [](const QByteArray& line) { return line.contains("2048 threads"); }),
                 4);
        QFile json(path("sweep.json"));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(json.readAll()).object()["rows"].toArray();
        QCOMPARE(rows.size(), 8);
        QCOMPARE(rows[0].toObject()["report"].toObject()["check"].toObject()["mismatches"].toInt(-1), 0);
        QVERIFY(rows[2].toObject()["report"].isNull());
    }

    void aSweepOfOneStrategyIsWrittenForKernelTuner()
    {
        const QStringList sweep{
            "sweep",  "sample:board@64x48",       "--op", "blur", "--block", "8x8,16x8", "--param", "width=3..5:2",
            "--json", path("a.kernel-tuner.json")};
        const Outcome outcome = run(sweep + QStringList{"--strategy", "shared"});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QFile file(path("a.kernel-tuner.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(document["tune_params_keys"].toArray(), (QJsonArray{"block_size_x", "block_size_y", "width"}));
        QVERIFY(document["cache"].toObject().contains("16,8,5"));
        const Outcome several = run(sweep + QStringList{"--strategy", "global,shared"});
        QCOMPARE(several.status, 2);
        QVERIFY2(several.errors.contains("the times of one strategy; these are of global and shared"), several.errors);
    }

    /// As in a run: "all" means those that can run, and of a list the others run regardless.
    /// A disk that is full is noticed before all has been measured, and what has room is written.
    void aFullDiskLosesNoRow()
    {
        const Outcome outcome = run({"sweep", "sample:board@33x31", "--op", "sobel", "--strategy", "global", "--block",
                                     "8x8,16x8", "--csv", "/dev/full", "--json", path("left.json")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("\"/dev/full\" cannot be written"), outcome.errors);
        QVERIFY2(outcome.output.contains("16x8"), outcome.output);
        QFile left(path("left.json"));
        QVERIFY(left.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(left.readAll())["rows"].toArray().size(), 2);
    }

    void saysWhichStrategiesNeverRan()
    {
        const QStringList call{"sweep", "sample:board@32x24", "--op", "blur", "--block", "8x8", "--counters", "none"};
        const QStringList gaussian{"--param", "filter=gaussian"};
        const Outcome all = run(call + gaussian + QStringList{"--strategy", "all"});
        QCOMPARE(all.status, 0);
        QVERIFY2(all.errors.contains("No combination of running_box can run. Running sums"), all.errors);
        const Outcome named = run(call + gaussian + QStringList{"--strategy", "shared,running_box"});
        QCOMPARE(named.status, 2);
        QVERIFY2(named.output.contains("\nshared"), named.output);
        QVERIFY2(named.errors.contains("No combination of running_box can run. Running sums"), named.errors);
    }

    void endsASweepInOrderWhenInterrupted_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("closed terminal") << SIGHUP;
    }

    void endsASweepInOrderWhenInterrupted()
    {
        QFETCH(int, signal);
        QProcess process;
        process.setProcessEnvironment([] {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("TILESCOPE_HIDE", "cuda");
            return environment;
        }());
        process.setChildProcessModifier([signal] { std::signal(signal, SIG_DFL); }); // which nohup sets to be ignored
        process.start(tilescope::test::builtProgram(),
                      {"sweep", "sample:board@512x512", "--op", "blur", "--strategy", "all", "--block",
                       "8x8,16x16,32x4,32x8,32x32", "--param", "width=3..31", "--csv", path("cut.csv")});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains("3 of"), 30'000);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QFile csv(path("cut.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QByteArray text = csv.readAll();
        QVERIFY(text.count('\n') >= 3);
        QVERIFY(text.endsWith('\n'));
    }

    void refusesSweepsThatMakeNoSense_data()
    {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("backwards") << "width=9..3" << QByteArray("smaller number first");
        QTest::newRow("no number") << "width=3..x" << QByteArray("not a number");
        QTest::newRow("not allowed") << "width=3..9:1" << QByteArray("odd");
        QTest::newRow("too many values") << "sigma=0.5..10:0.0000001" << QByteArray("has 95000001 values");
    }

    void refusesSweepsThatMakeNoSense()
    {
        QFETCH(QString, parameter);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run({"sweep", "sample:board@8x8", "--op", "blur", "--param", parameter});
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
        QCOMPARE(outcome.status, 2);
    }

    void refusesAMillionCombinationsWithTheirNumber()
    {
        const Outcome outcome =
            run({"sweep", "sample:board@16384x16384", "--op", "blur", "--param", "width=3..31", "--param",
                 "sigma=0.5..10:0.0005", "--block", "8x8,16x16,32x4,32x8", "--strategy", "shared"});
        QVERIFY2(outcome.errors.contains("would have 1140060 combinations, and at most 100000"), outcome.errors);
        QCOMPARE(outcome.status, 2);
    }
};

TILESCOPE_TEST(CommandLineSweepTest, runWithoutDisplay)
#include "command_line_sweep_test.moc"
