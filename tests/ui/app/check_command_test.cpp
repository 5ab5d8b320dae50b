#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// "tilescope check": findings of files, exit statuses and reports for scripts.
class CheckCommandTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        writeFile("right.cu",
                  kernel("    if (x < width && y < height)\n        out[y * width + x] = 255 - in[y * width + "
                         "x];\n"));
        writeFile("outside.cu", kernel("    out[y * width + x] = 255 - in[y * width + x];\n"));
        writeFile("race.cu", "__global__ void k(const unsigned char* in, unsigned char* out, int n)\n{\n"
                             "    __shared__ unsigned char tile[256];\n"
                             "    int t = threadIdx.x, i = blockIdx.x * 256 + t;\n"
                             "    tile[t] = i < n ? in[i] : 0;\n"
                             "    if (i < n)\n        out[i] = tile[255 - t];\n}\n");
        writeFile("broken.cu", kernel("    nonsense;\n"));
    }

    void exitsWithOneForWhatItIsToldToFailOn_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        const QString right = path("right.cu"), outside = path("outside.cu"), race = path("race.cu");
        QTest::newRow("right") << QStringList{right} << 0;
        QTest::newRow("outside") << QStringList{outside} << 1;
        QTest::newRow("right and race") << QStringList{right, race} << 1;
        QTest::newRow("only another kind") << QStringList{race, "--fail-on", "out_of_bounds"} << 0;
        QTest::newRow("the kind") << QStringList{race, "--fail-on", "deadlock,race"} << 1;
        QTest::newRow("a misspelt kind") << QStringList{race, "--fail-on", "rcae"} << 2;
        QTest::newRow("nothing") << QStringList{race, "--fail-on", "none"} << 0;
        QTest::newRow("warnings") << QStringList{right, "--fail-on", "warning"} << 1; // bytes with gaps
        QTest::newRow("no compilation") << QStringList{path("broken.cu")} << 1;
        QTest::newRow("no file") << QStringList{path("absent.cu")} << 1;
        QTest::newRow("no word") << QStringList{} << 2;
        QTest::newRow("block") << QStringList{race, "--block", "wide"} << 2;
    }

    void exitsWithOneForWhatItIsToldToFailOn()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Outcome outcome = run(QStringList{"check"} + words);
        QVERIFY2(outcome.status == status, outcome.output + outcome.errors);
    }

    void printsFindingsAndHowMany()
    {
        const Outcome outcome = run({"check", path("race.cu"), path("broken.cu")});
        QVERIFY2(outcome.output.contains("race.cu:5 and 7: error: race: "), outcome.output);
        QVERIFY2(outcome.output.contains("broken.cu:4: error: compiler: "), outcome.output);
        QVERIFY2(outcome.output.contains("2 errors, "), outcome.output);
        QVERIFY2(outcome.output.contains(" in 1 kernel of 2 files"), outcome.output);
    }

    void writesSarif()
    {
        const Outcome outcome = run({"check", path("race.cu"), "--sarif", "-"});
        QCOMPARE(outcome.status, 1);
        const QJsonObject document = QJsonDocument::fromJson(outcome.output).object();
        QCOMPARE(document["version"].toString(), QString("2.1.0"));
        const QJsonObject log = document["runs"][0].toObject();
        QCOMPARE(log["tool"]["driver"]["name"].toString(), QString("Tilescope"));
        bool hasRace = false;
        for (const QJsonValue result : log["results"].toArray())
            if (result["ruleId"].toString() == "race") {
                hasRace = true;
                QCOMPARE(result["level"].toString(), QString("error"));
                const QJsonValue place = result["locations"][0]["physicalLocation"];
                QVERIFY(place["artifactLocation"]["uri"].toString().endsWith("/race.cu"));
                QCOMPARE(place["region"]["startLine"].toInt(), 5);
                QVERIFY(result["message"]["text"].toString().contains("Fix: "));
            }
        QVERIFY(hasRace);
    }

    void holdsFiguresAgainstWhatTheFileExpects_data()
    {
        QTest::addColumn<QByteArray>("note");
        QTest::addColumn<int>("status");
        QTest::newRow("kept") << QByteArray("shared_load.wavefronts <= 1 x ideal") << 0;
        QTest::newRow("other sign") << QByteArray("shared_load.wavefronts <= 1 \u00d7 ideal") << 0;
        QTest::newRow("not kept") << QByteArray("shared_load.wavefronts <= 0.5 x ideal") << 1;
        QTest::newRow("number") << QByteArray("barriers <= 0") << 1;
        QTest::newRow("an earlier report") << QByteArray("time <= 1.01 x earlier.json") << 0;
        QTest::newRow("faster than itself") << QByteArray("time <= 0.5 x earlier.json") << 1;
        QTest::newRow("no figure") << QByteArray("colour <= 3") << 2;
        QTest::newRow("no number") << QByteArray("barriers <= few") << 2;
        QTest::newRow("no ideal") << QByteArray("barriers <= 1 x ideal") << 2;
        QTest::newRow("no report") << QByteArray("time <= 1 x absent.json") << 2;
    }

    void holdsFiguresAgainstWhatTheFileExpects()
    {
        QFETCH(QByteArray, note);
        QFETCH(int, status);
        const QByteArray tiled = "__global__ void k(const int* in, int* out, int n)\n{\n"
                                 "    __shared__ int tile[256];\n    int t = threadIdx.x, i = blockIdx.x * 256 + t;\n"
                                 "    tile[t] = i < n ? in[i] : 0;\n    __syncthreads();\n"
                                 "    if (i < n)\n        out[i] = tile[255 - t];\n}\n";
        writeFile("expecting.cu", tiled);
        QCOMPARE(run({"run", "sample:board@203x149", path("expecting.cu"), "--json", path("earlier.json")}).status, 0);
        writeFile("expecting.cu", "//@ expect " + note + "\n" + tiled);
        const Outcome outcome = run({"check", path("expecting.cu")});
        QVERIFY2(outcome.status == status, outcome.output + outcome.errors);
        QCOMPARE(outcome.output.contains("expecting.cu:1: error: expectation: "), status == 1);
    }

private:
    static QByteArray kernel(const QByteArray& body)
    {
        return "__global__ void k(const unsigned char* in, unsigned char* out, int width, int height)\n{\n"
               "    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;\n" +
               body + "}\n";
    }
};

TILESCOPE_TEST(CheckCommandTest, runWithoutDisplay)
#include "check_command_test.moc"
