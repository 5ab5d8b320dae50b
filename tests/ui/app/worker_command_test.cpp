#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// Workers as the command line starts them: the program itself, with the driver of tests/emulated_gpu as its GPU.
class WorkerCommandTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private:
    static QString worker()
    {
        return QStringLiteral("env -u TILESCOPE_HIDE \"LD_LIBRARY_PATH=%1/../emulated_gpu\" \"%2\" worker")
            .arg(QCoreApplication::applicationDirPath(), tilescope::test::builtProgram());
    }

    QByteArray marker(const char* name) const { return path(name).toUtf8(); }

    QJsonArray rowsOf(const char* file)
    {
        QFile json(path(file));
        return json.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(json.readAll())["rows"].toArray()
                                              : QJsonArray();
    }

private slots:
    void runsOnTheWorkersGpu()
    {
        const Outcome outcome = run({"run", "sample:board@96x64", "--op", "sobel", "--worker", worker(), "--json",
                                     path("run.json"), "--out", path("out.png")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QFile json(path("run.json"));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject report = QJsonDocument::fromJson(json.readAll()).object();
        QVERIFY2(report["device"].toObject()["name"].toString().contains(QStringLiteral(" at ")),
                 "the figures say which machine they come from");
        QCOMPARE(report["check"].toObject()["mismatches"].toInt(-1), 0);
        QVERIFY(report["time"].isObject());
        QVERIFY(QFile::exists(path("out.png")));
    }

    void showsTheWorkersGpu()
    {
        const Outcome outcome = run({"devices", "--worker", worker()});
        QVERIFY2(outcome.output.contains("compute capability"), outcome.output);
        QVERIFY2(outcome.output.contains(" at "), outcome.output);
    }

    /// The counts are the same whoever measured a row, and no row is lost with a worker.
    void sharesASweepOut()
    {
        const QStringList sweep{
            "sweep",   "sample:board@256x256",           "--op",       "sobel",
            "--block", "8x8,16x8,16x16,32x4,32x8,32x16", "--strategy", "global,shared,registers,constant"};
        const Outcome one = run(sweep + QStringList{"--worker", worker(), "--json", path("one.json")});
        QVERIFY2(one.status == 0, one.errors);
        // It is killed at its work, and cannot be started again.
        writeFile("once.sh", "test -e " + marker("started") + " && exit 1\ntouch " + marker("started") +
                                 "\nexec timeout -s KILL 0.4 " + worker().toUtf8());
        const Outcome three = run(sweep + QStringList{"--worker", worker(), "--worker", "sh " + path("once.sh"),
                                                      "--worker", worker(), "--json", path("three.json")});
        QVERIFY2(three.status == 0, three.errors);
        QVERIFY2(three.errors.contains("Worker 2 is lost"), three.errors);
        const QJsonArray single = rowsOf("one.json"), shared = rowsOf("three.json");
        QCOMPARE(single.size(), 24);
        QCOMPARE(shared.size(), 24);
        for (int i = 0; i < 24; ++i) {
            const QJsonObject a = single[i].toObject(), b = shared[i].toObject();
            QCOMPARE(a["recipe"], b["recipe"]);
            QVERIFY(a["report"]["counters"].isObject());
            QCOMPARE(a["report"]["counters"], b["report"]["counters"]);
        }
    }

    /// One that can be started again goes on with the run.
    void startsALostWorkerAgain()
    {
        writeFile("again.sh", "test -e " + marker("died") + " || { touch " + marker("died") +
                                  "; exec timeout -s KILL 1 " + worker().toUtf8() + "; }\nexec " + worker().toUtf8());
        const Outcome outcome =
            run({"sweep", "sample:board@256x256", "--op", "sobel", "--block", "8x8,16x8,16x16,32x4,32x8,32x16",
                 "--strategy", "global,shared,registers,constant,local,texture", "--worker", "sh " + path("again.sh"),
                 "--json", path("again.json")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY2(!outcome.errors.contains("is lost"), outcome.errors);
        QCOMPARE(rowsOf("again.json").size(), 36);
    }

    void saysWhyThereIsNone_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no program") << QStringLiteral("nosuchprogram") << QByteArray("cannot be started");
        QTest::newRow("it ends") << QStringLiteral("false") << QByteArray("The worker has ended.");
        QTest::newRow("it says why") << QStringLiteral("ls /nonesuch") << QByteArray("No such file");
    }
    void saysWhyThereIsNone()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run({"run", "sample:board@64x48", "--op", "sobel", "--worker", command});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
        QVERIFY2(outcome.errors.contains("The emulator stands in."), outcome.errors);
        QVERIFY(run({"sweep", "sample:board@64x48", "--op", "sobel", "--worker", command}).status != 0);
    }

    void takesNoOtherWords()
    {
        QVERIFY(run({"worker", "sample:board"}).errors.contains("takes nothing more"));
        QVERIFY(run({"run", "sample:board@64x48", "--worker", "a", "--worker", "b"}).errors.contains("name one"));
    }
};

TILESCOPE_TEST(WorkerCommandTest, runWithoutDisplay)
#include "worker_command_test.moc"
