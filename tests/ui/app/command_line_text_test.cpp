#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <csignal>

/// The experiments of the source texts, and the published figures of several settings.
class CommandLineTextTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private:
    static QByteArray cellOf(const QByteArray& csv, const QByteArray& column, int line)
    {
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        const auto at = lines[0].split(',').indexOf(column);
        return at < 0 || line >= lines.size() ? QByteArray("none") : lines[line].split(',')[at];
    }

private slots:
    void listsTheTexts()
    {
        const Outcome outcome = run({"text"});
        QCOMPARE(outcome.status, 0);
        const QList<QByteArray> lines = outcome.output.trimmed().split('\n');
        QCOMPARE(std::ranges::count_if(lines, [](const QByteArray& line) { return line.startsWith("00"); }), 5);
        const auto sobel =
            std::ranges::find_if(lines, [](const QByteArray& line) { return line.startsWith("001  sobel "); });
        QVERIFY(sobel != lines.end());
        QVERIFY2((sobel + 1)->startsWith("    Ji-Hoon Jo, Sang-Gu Lee: "), *(sobel + 1)); // who wrote it
    }

    void putsTheRatiosFirst()
    {
        const Outcome outcome = run({"text", "001", "--json", path("text.json"), "--html", path("text.html")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY2(outcome.errors.contains("3 of 3: block_copy 16x16"), outcome.errors);
        const auto ratios = outcome.output.indexOf("Ratios, text and Tilescope: "),
                   figures = outcome.output.indexOf("Figures of each run:");
        QVERIFY2(ratios > 0 && figures > ratios, outcome.output);
        const auto row = outcome.output.indexOf("block_copy / shared  branches            0.30");
        QVERIFY2(row > ratios && row < figures, outcome.output);
        QVERIFY2(outcome.output.contains("\n    Same direction, another extent: the text's falls to 0.30"),
                 outcome.output);
        QVERIFY(outcome.output.contains("one of 14 multiprocessors"));
        QVERIFY(outcome.output.contains("The text: Ji-Hoon Jo, Sang-Gu Lee: “Sobel mask operations"));
        for (const QByteArray& line : outcome.output.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 132, line);

        QFile json(path("text.json")), page(path("text.html"));
        QVERIFY(json.open(QIODevice::ReadOnly) && page.open(QIODevice::ReadOnly));
        const QJsonObject data = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(data["text"].toString(), QStringLiteral("001"));
        QCOMPARE(data["comparisons"].toArray().size(), 5);
        QCOMPARE(data["runs"].toArray()[0].toObject()["report"].toObject()["recipe"].toObject()["gpu"].toString(),
                 QStringLiteral("GTX 560 Ti 448"));
        QVERIFY(data["source"].toString().startsWith(QStringLiteral("Ji-Hoon Jo, Sang-Gu Lee")));
        const QByteArray html = page.readAll();
        QVERIFY(html.contains("Ji-Hoon Jo, Sang-Gu Lee"));
        QVERIFY(html.contains("<h2>Ratios: text and Tilescope</h2>") && html.contains("one of 14 multiprocessors"));
    }

    void takesAnotherGpuAndItsOperationsName()
    {
        const Outcome outcome = run({"text", "sobel", "--gpu", "rtx 4090", "--json", "-"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject data = QJsonDocument::fromJson(outcome.output).object(); // nothing else is printed
        QVERIFY2(data["setup"].toArray()[1].toString().contains("RTX 4090"), outcome.output.left(2000));
    }

    void keepsWhatWasComputedWhenInterrupted()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TILESCOPE_HIDE", "cuda");
        process.setProcessEnvironment(environment);
        process.setChildProcessModifier([] { std::signal(SIGINT, SIG_DFL); });
        process.start(tilescope::test::builtProgram(), {"text", "003"}); // the longest
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains("2 of 10"), 240'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        said += process.readAllStandardError();
        QVERIFY2(said.contains("Interrupted: 1 of 10 runs were made and are written."), said);
        const QByteArray output = process.readAllStandardOutput();
        QVERIFY2(output.contains("not all of its runs were made") && output.contains("\nglobal  16x16"), output);
    }

    void refusesWrongCalls_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QStringList& words, const char* sentence) {
            QTest::newRow(name) << words << QByteArray(sentence);
        };
        row("no such text", {"text", "005"}, "There is no text \"005\". Available: 000 (adaptive_threshold)");
        row("two texts", {"text", "001", "002"}, "takes one text");
        row("option of none", {"text", "--json", "-"}, "--json is for one text");
        row("unknown option", {"text", "001", "--block", "8x8"}, "There is no option --block after \"text\"");
        row("unknown GPU", {"text", "001", "--gpu", "GTX 1"}, "GTX 1080");
        row("backend", {"text", "001", "--backend", "opencl"}, "auto, cuda, emulator");
        row("page's name", {"text", "001", "--html", "page.txt"}, "ends in .html");
        row("no folder", {"text", "001", "--html", "/nowhere/page.html"}, "there is no folder");
        row("pictures of several blocks",
            {"run", "sample:board@33x31", "--block", "8x8,16x16", "--out", path("out.png")},
            "writes the result of one --block");
    }
    void refusesWrongCalls()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run(words);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
    }

    /// The exercise's table: three kernels in three blocks.
    void severalBlocksStandBesideTheTextsOwn()
    {
        for (const char* command : {"run", "sweep"}) {
            const Outcome outcome = run({command, "sample:board@64x64", "--op", "blur", "--strategy", "global,shared",
                                         "--block", "32x32,32x16,8x8", "--published"});
            QVERIFY2(outcome.status == 0, outcome.errors);
            for (const char* block : {"32x32", "32x16", "8x8"})
                QVERIFY2(outcome.output.contains("\nshared    " + QByteArray(block)), outcome.output);
            QVERIFY2(outcome.output.contains("shared / global  time, block 32×16"), outcome.output);
            QCOMPARE(outcome.output.count(" 0.21376 ms"), 1); // the text's figures of a strategy stand there once
        }
    }

    void aSweepOfWhichNothingRunsHasTheTextsFiguresAlone()
    {
        const Outcome outcome = run({"sweep", "sample:board@64x64", "--op", "covariance", "--strategy", "shared",
                                     "--block", "8x4", "--published"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains("No combination of shared can run."), outcome.errors);
    }

    void ofSeveralBlocksTheOthersRunWhereOneIsRefused()
    {
        const Outcome outcome = run({"run", "sample:board@64x64", "--op", "covariance", "--strategy", "shared",
                                     "--block", "8x8,8x4", "--json", path("left.json")});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains("shared 8x4 is left out: A block of 8x4 cannot be used here"), outcome.errors);
        QVERIFY2(outcome.output.contains("\nshared    8x8"), outcome.output);
        QFile json(path("left.json"));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject left = QJsonDocument::fromJson(json.readAll()).array()[1].toObject();
        QCOMPARE(left["recipe"].toObject()["strategy"].toString(), QStringLiteral("shared"));
        QCOMPARE(left["recipe"].toObject()["block"].toString(), QStringLiteral("8x4"));
    }

    /// c / 8, for every size of a chunk.
    void cgmaAndOccupancyStandInSweeps()
    {
        const Outcome outcome = run({"sweep", "sample:board@64x64", "--op", "covariance", "--strategy", "shared",
                                     "--block", "2x2,8x8", "--no-check", "--csv", path("chunks.csv")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY2(outcome.output.contains("  CGMA "), outcome.output);
        QFile csv(path("chunks.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QByteArray text = csv.readAll();
        QVERIFY2(qAbs(cellOf(text, "cgma", 1).toDouble() - 0.25) < 0.01, text);
        QVERIFY2(qAbs(cellOf(text, "cgma", 2).toDouble() - 1) < 0.05, text);
        QVERIFY(cellOf(text, "occupancy", 2).toDouble() > 0);
    }

    void theTemplatesSizeIsSwept()
    {
        const Outcome outcome = run({"sweep", "sample:coins@96x64", "--op", "template_matching", "--strategy", "shared",
                                     "--param", "size=8..32:12", "--csv", path("sizes.csv")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY2(outcome.output.contains("strategy  block  size  time") && outcome.output.contains("32x8   20    "),
                 outcome.output);
        QFile csv(path("sizes.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QByteArray text = csv.readAll();
        QCOMPARE(cellOf(text, "size", 2), QByteArray("20"));
        QCOMPARE(cellOf(text, "shared_bytes", 1), QByteArray("1024")); // 64 × (8 + 8)
        QCOMPARE(cellOf(text, "shared_bytes", 3), QByteArray("2560")); // 64 × (8 + 32)
    }
};

TILESCOPE_TEST(CommandLineTextTest, runWithoutDisplay)
#include "command_line_text_test.moc"
