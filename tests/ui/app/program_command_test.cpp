#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// "tilescope run PROGRAM.cu": a whole program, its output and its launches.
class ProgramCommandTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        writeFile("lab.cu", "#include <cstdio>\n#include <cstdlib>\n#include \"own.h\"\n"
                            "__global__ void fill(int* p, int n)\n{\n"
                            "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                            "    if (i < n)\n        p[i] = VALUE;\n}\n"
                            "__global__ void race(int* p)\n{\n    __shared__ int s[64];\n"
                            "    s[threadIdx.x] = threadIdx.x;\n    p[threadIdx.x] = s[63 - threadIdx.x];\n}\n"
                            "int main(int argc, char** argv)\n{\n"
                            "    int first, *p, n = 100;\n\n"
                            "    cudaMalloc(&p, 4096);\n    for (int k = 0; k < 3; ++k)\n"
                            "        fill<<<4, 32>>>(p, n);\n    if (argc > 1)\n        race<<<1, 64>>>(p);\n"
                            "    cudaMemcpy(&first, p, 4, cudaMemcpyDeviceToHost);\n"
                            "    cudaFree(p);\n    printf(\"%d\\n\", first);\n"
                            "    return argc > 1 ? atoi(argv[1]) : 0;\n}\n");
        QVERIFY(QDir(m_folder.path()).mkpath("headers"));
        writeFile("headers/own.h", "// nothing\n");
        writeFile("kernel.cu", "__global__ void k(const unsigned char* in, unsigned char* out, int width) {}\n");
        writeFile("headless.cu", "#include \"absent.h\"\nint main() {}\n");
        writeFile("broken.cu", "int main()\n{\n    return nothing;\n}\n");
    }

    void printsTheProgramsOutputAndItsLaunches()
    {
        const Outcome outcome = run(words());
        QVERIFY2(outcome.status == 0, outcome.output + outcome.errors);
        QVERIFY2(outcome.output.startsWith("7\n"), outcome.output);
        QVERIFY2(outcome.output.contains("lab.cu:22"), outcome.output);
        QVERIFY2(!outcome.output.contains("sectors"), outcome.output);
    }

    void showsTheCountersOfALaunch()
    {
        const Outcome outcome = run(words() + QStringList{"--launch", "2"});
        QVERIFY2(outcome.status == 0, outcome.output + outcome.errors);
        QVERIFY2(outcome.output.contains("sectors"), outcome.output);
        QVERIFY(run(words() + QStringList{"--launch", "9"}).errors.contains("no launch 9"));
    }

    void exitsAsTheProgramOrForAFinding()
    {
        QCOMPARE(run(words() + QStringList{"--", "3"}).status, 3);
        const Outcome outcome = run(words() + QStringList{"--", "0"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("lab.cu:14") || outcome.errors.contains("line 14") ||
                     outcome.errors.contains(":13"),
                 outcome.errors);
    }

    void writesItsLaunchesAsJson()
    {
        const Outcome outcome = run(words() + QStringList{"--json", "-"});
        const QJsonObject document = QJsonDocument::fromJson(outcome.output).object();
        QVERIFY2(!document.isEmpty(), outcome.output + outcome.errors);
        QVERIFY(outcome.errors.startsWith("7\n"));
        QCOMPARE(document["exit_status"].toInt(), 0);
        const QJsonArray launches = document["launches"].toArray();
        QCOMPARE(launches.size(), 3);
        QCOMPARE(launches[0]["kernel"].toString(), "fill");
        QVERIFY(launches[0]["report"].isObject());
        QVERIFY(!launches[1].toObject().contains("report"));
    }

    void writesThePageOfALaunch()
    {
        const Outcome outcome = run(words() + QStringList{"--html", path("page.html")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QFile page(path("page.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll().contains("fill (launch "));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no main") << QStringList{path("kernel.cu")} << 2 << QByteArray("tilescope run IMAGE");
        QTest::newRow("main beside") << QStringList{path("kernel.cu")} << 2
                                     << "tilescope run " + path("broken.cu").toUtf8() + "\", which has one";
        QTest::newRow("no file") << QStringList{path("absent.cu")} << 1 << QByteArray("absent.cu");
        QTest::newRow("does not compile") << QStringList{path("broken.cu")} << 1 << QByteArray("broken.cu:3:12: error");
        QTest::newRow("no header") << QStringList{path("headless.cu")} << 1 << QByteArray("absent.h");
    }
    void refuses()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run(QStringList{"run"} + words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
    }

private:
    QStringList words() const { return {"run", path("lab.cu"), "--include", path("headers"), "--define", "VALUE=7"}; }
};

TILESCOPE_TEST(ProgramCommandTest, runWithoutDisplay)
#include "program_command_test.moc"
