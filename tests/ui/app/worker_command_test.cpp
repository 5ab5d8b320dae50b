#include "app/arguments.h"
#include "command_line_fixture.h"
#include "gpu/remote/wire.h"
#include "tests/ui/test_program.h"
#include "ui/shell/preferences.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <nlohmann/json.hpp>

#include <stdexcept>

#include <sys/stat.h>

/// Workers as the command line starts them: the program itself, with the driver of tests/emulated_gpu as its GPU.
class WorkerCommandTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private:
    static QStringList withGpus(int gpus)
    {
        return {"-u", "TILESCOPE_HIDE",
                "LD_LIBRARY_PATH=" + QCoreApplication::applicationDirPath() + "/../emulated_gpu",
                QStringLiteral("TILESCOPE_EMULATED_GPUS=%1").arg(gpus)};
    }
    static QString worker()
    {
        QString command = QStringLiteral("env");
        for (const QString& word : withGpus(1) + QStringList{tilescope::test::builtProgram(), "worker"})
            command += " \"" + word + '"';
        return command;
    }

    /// On a machine with two GPUs, and with its own settings.
    Outcome runWithTwo(const QStringList& words) const
    {
        QProcess process;
        process.start("env", withGpus(2) +
                                 QStringList{"XDG_CONFIG_HOME=" + m_folder.path(), "QT_QPA_PLATFORM=offscreen",
                                             tilescope::test::builtProgram()} +
                                 words);
        if (!process.waitForFinished(60'000))
            return {-1, {}, "did not end"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
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
        QVERIFY2(outcome.errors.contains("The emulator is used instead."), outcome.errors);
        QVERIFY(run({"sweep", "sample:board@64x48", "--op", "sobel", "--worker", command}).status != 0);
    }

    /// Whatever a false worker says, a run and a window that only takes its own picture come to their ends.
    void aFalseWorkerHoldsNothingUp_data()
    {
        QTest::addColumn<QString>("says"); // after the hello
        QTest::newRow("nothing more") << "exit";
        QTest::newRow("cancelled") << "cat cancelled; sleep 60";
        QTest::newRow("part") << "cat part; sleep 60";
        QTest::newRow("no frame") << "echo this is nothing that Tilescope says; sleep 60";
        QTest::newRow("another run's report") << "cat other; exit";
        QTest::newRow("a failure that takes over the terminal") << "cat failure; sleep 60";
    }
    void aFalseWorkerHoldsNothingUp()
    {
        using namespace tilescope;
        QFETCH(QString, says);
        const auto write = [this](const char* name, const nlohmann::json& head) {
            QFile file(path(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            remote::writeFrame(file.handle(), head);
        };
        DeviceInfo device;
        device.name = "false";
        device.major = 9;
        device.multiprocessors = 1;
        nlohmann::json hello = remote::deviceToJson({device, {}});
        hello.update(
            {{"type", "hello"}, {"protocol", remote::protocol}, {"version", shortVersionText()}, {"host", "\x1b[2J"}});
        write("hello", hello);
        write("cancelled", {{"type", "failure"}, {"id", 1}, {"kind", "cancelled"}});
        write("part", {{"type", "part"}, {"id", 1}});
        write("other", {{"type", "report"}, {"id", 9}});
        nlohmann::json failure = remote::failureToJson(std::make_exception_ptr(std::runtime_error("\x1b[2J\u202e")));
        failure.update({{"type", "failure"}, {"id", 1}});
        write("failure", failure);
        writeFile("false.sh", "cd " + m_folder.path().toUtf8() + "; cat hello; " + says.toUtf8() + "\n");
        const QString command = "sh " + path("false.sh");
        const Outcome run = this->run({"run", "sample:board@64x48", "--op", "sobel", "--worker", command});
        QVERIFY2(run.status >= 0, run.errors);
        QVERIFY2(!run.errors.contains('\x1b') && !run.errors.contains("\u202e"), run.errors);
        QVERIFY2(!run.errors.contains("bad_function_call"), run.errors);
        const Outcome window = this->run({"sample:board@64x48", "--op", "sobel", "--worker", command, "--view",
                                          "result", "--screenshot", path("window.png")},
                                         {}, {}, {"QT_QPA_PLATFORM", "offscreen"});
        QVERIFY2(window.status >= 0, window.errors);
    }

    void choosesAGpuOfThisMachine()
    {
        const QByteArray listed = runWithTwo({"devices"}).output;
        QVERIFY2(listed.contains("--device 0: ") && listed.contains("--device 1: "), listed);
        const QStringList sobel{"run", "sample:board@64x48", "--op", "sobel", "--json", "-"};
        for (const char* number : {"0", "1"}) {
            const Outcome outcome = runWithTwo(sobel + QStringList{"--device", number});
            QVERIFY2(outcome.status == 0, outcome.errors);
            const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
            const QString name = report["device"].toObject()["name"].toString();
            QVERIFY2(name.contains(", number 1") == (*number == '1'), qPrintable(name));
            QCOMPARE(report["check"].toObject()["mismatches"].toInt(-1), 0);
        }
        const Outcome none = runWithTwo(sobel + QStringList{"--device", "2"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.errors.contains("There is no GPU 2 on this computer: it has 2 GPUs, GPU 0 to GPU 1."),
                 none.errors);
        const Outcome emulated = runWithTwo(sobel + QStringList{"--device", "emulator"});
        QCOMPARE(QJsonDocument::fromJson(emulated.output).object()["backend"].toString(), QStringLiteral("emulator"));
    }

    void lendsTheGpuThatIsNumbered()
    {
        QString command = QStringLiteral("env");
        for (const QString& word :
             withGpus(2) + QStringList{tilescope::test::builtProgram(), "worker", "--device", "1"})
            command += " \"" + word + '"';
        const Outcome outcome = run({"run", "sample:board@64x48", "--op", "sobel", "--worker", command, "--json", "-"});
        QVERIFY2(outcome.output.contains(", number 1) at "), outcome.output + outcome.errors);
        const Outcome none = run({"run", "sample:board@64x48", "--op", "sobel", "--worker", command + "9"});
        QVERIFY2(none.errors.contains("There is no GPU 19"), none.errors);
    }

    void knowsAWorkerByItsName()
    {
        {
            tilescope::Preferences preferences(m_folder.filePath("tilescope/tilescope.conf"));
            preferences.setWorkers({{"lab", worker()}, {"other", "false"}});
        }
        const QStringList sobel{"run", "sample:board@64x48", "--op", "sobel", "--json", "-"};
        const Outcome outcome = runWithTwo(sobel + QStringList{"--device", "lab"});
        QVERIFY2(outcome.output.contains(" at "), outcome.output + outcome.errors);
        const Outcome unknown = runWithTwo(sobel + QStringList{"--device", "lob"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.errors.contains("Workers: lab, other."), unknown.errors);
        QVERIFY(runWithTwo({"devices"}).output.contains("--device other: false"));
    }

    /// Three programs have a part each; joined, the rows are those of one.
    void joinsTheShardsOfASweep()
    {
        const QStringList sweep{"sweep",   "sample:board@64x48",   "--op",       "sobel",
                                "--block", "8x8,16x8,32x32,64x32", "--strategy", "global,shared"};
        QVERIFY(run(sweep + QStringList{"--json", path("whole.json"), "--csv", path("whole.csv")}).status == 0);
        const QStringList files{path("1.json"), path("2.json"), path("3.json")};
        for (int part = 1; part <= 3; ++part) {
            const Outcome outcome =
                run(sweep + QStringList{"--shard", QStringLiteral("%1/3").arg(part), "--json", files[part - 1]});
            QVERIFY2(outcome.status == 0, outcome.errors);
        }
        QVERIFY(rowsOf("1.json").size() == 3 && rowsOf("3.json").size() == 2);
        const Outcome joined = run(QStringList{"sweep", "--merge"} + files +
                                   QStringList{"--json", path("joined.json"), "--csv", path("joined.csv")});
        QVERIFY2(joined.status == 0, joined.errors);
        const QJsonArray whole = rowsOf("whole.json"), rows = rowsOf("joined.json");
        QCOMPARE(rows.size(), 8);
        for (int i = 0; i < 8; ++i)
            for (const char* part : {"recipe", "combination", "reason"})
                QCOMPARE(rows[i].toObject()[part], whole[i].toObject()[part]);
        QCOMPARE(rows[0]["report"]["counters"], whole[0]["report"]["counters"]);
        QVERIFY(rows[3]["report"].isNull()); // 64 x 32 threads are too many

        const Outcome twice = run(QStringList{"sweep", "--merge", files[0]} + files);
        QCOMPARE(twice.status, 0);
        QVERIFY2(twice.errors.contains("Several of the files have the combinations 1, 4 and 7;"), twice.errors);
        QFile changed(files[1]);
        QVERIFY(changed.open(QIODevice::ReadOnly));
        writeFile("changed.json", changed.readAll().replace("\"16x8\"", "\"32x8\""));
        const Outcome altered = run({"sweep", "--merge", files[0], path("changed.json"), files[2]});
        QCOMPARE(altered.status, 2);
        QVERIFY2(altered.errors.contains("was changed after the sweep"), altered.errors);

        const Outcome some = run({"sweep", "--merge", files[0], files[2], "--csv", "-"});
        QCOMPARE(some.status, 1);
        QVERIFY2(some.errors.contains("5 of 8 combinations are in the files; missing are 2, 5 and 8."), some.errors);
        QVERIFY(run(QStringList{"sweep", "sample:board@64x48", "--op", "blur", "--json", path("blur.json")}).status ==
                0);
        const Outcome mixed = run({"sweep", "--merge", files[0], path("blur.json")});
        QCOMPARE(mixed.status, 2);
        QVERIFY2(mixed.errors.contains("are from different sweeps"), mixed.errors);
    }

    void shardsAreChecked_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("sentence");
        const QStringList sweep{"sweep", "sample:board@64x48"};
        for (const char* shard : {"3", "0/3", "4/3", "1/0", "-1/3", "1/3/4", "a/b", "1/", "1.5/3"})
            QTest::newRow(shard) << sweep + QStringList{"--shard", shard} << QByteArray("--shard takes a part");
        QTest::newRow("nothing to merge") << QStringList{"sweep", "--merge"} << QByteArray("--merge takes the files");
        QTest::newRow("merge with more") << QStringList{"sweep", "--merge", "a.json", "--op", "blur"}
                                         << QByteArray("leave --op out");
        QTest::newRow("no file") << QStringList{"sweep", "--merge", "nosuch.json"} << QByteArray("cannot be read");
        QTest::newRow("no sweep") << QStringList{"sweep", "--merge", path("other.json")}
                                  << QByteArray("is no file that");
        QTest::newRow("no JSON") << QStringList{"sweep", "--merge", path("text.json")} << QByteArray("is not JSON");
        QTest::newRow("a pipe") << QStringList{"sweep", "--merge", path("pipe")}
                                << QByteArray("it is a pipe, not a file");
        QTest::newRow("over itself") << QStringList{"sweep", "--merge", path("other.json"), "--json",
                                                    path("other.json")}
                                     << QByteArray("would be written over");
        QTest::newRow("both") << sweep + QStringList{"--device", "0", "--worker", "a"}
                              << QByteArray("give one of them");
        QTest::newRow("contradiction") << QStringList{"run",      "sample:board", "--device",
                                                      "emulator", "--backend",    "cuda"}
                                       << QByteArray("contradict each other");
        QTest::newRow("a worker by name") << QStringList{"worker", "--device", "lab"} << QByteArray("takes its number");
        QTest::newRow("hidden") << QStringList{"run", "sample:board@64x48", "--device", "0"}
                                << QByteArray("TILESCOPE_HIDE");
    }
    void shardsAreChecked()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, sentence);
        writeFile("other.json", "{}");
        (void)mkfifo(qPrintable(path("pipe")), 0600);
        writeFile("text.json", "text");
        const Outcome outcome = run(words);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
    }

    void takesNoOtherWords()
    {
        QVERIFY(run({"worker", "sample:board"}).errors.contains("takes nothing more"));
        QVERIFY(run({"run", "sample:board@64x48", "--worker", "a", "--worker", "b"}).errors.contains("name one"));
    }
};

TILESCOPE_TEST(WorkerCommandTest, runWithoutDisplay)
#include "worker_command_test.moc"
