#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// "tilescope check" of whole programs: files with a main(), and folders.
class CheckProgramTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* const folder : {"lab", "empty"})
            QVERIFY(QDir(m_folder.path()).mkpath(folder));
        writeFile("lab/mirror.cuh", "#pragma once\n__device__ inline int mirrored(int* s, int i)\n{\n    s[i] = i;\n"
                                    "    return s[63 - i];\n}\n");
        writeFile("lab/help.cu", "int help() { return VALUE; }\n");
        writeFile("lab/lab.cu",
                  "#include <cstdio>\n#include <cstdlib>\n#include \"mirror.cuh\"\nint help();\n"
                  "__global__ void fill(int* p, int n)\n{\n    //@ expect barriers <= 0\n"
                  "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n)\n        p[i] = i;\n}\n"
                  "__global__ void race(int* p)\n{\n    __shared__ int s[64];\n"
                  "    p[threadIdx.x] = mirrored(s, threadIdx.x);\n}\n"
                  "int main(int argc, char** argv)\n{\n    const int n = 100;\n"
                  "    int h[n], *p, kind = argc > 1 ? atoi(argv[1]) : 0;\n"
                  "    cudaMalloc(&p, n * sizeof(int));\n    fill<<<1, 128>>>(p, n);\n"
                  "    if (kind == 1)\n        race<<<1, 64>>>(p);\n"
                  "    cudaMemcpy(h, p, kind == 2 ? n : n * sizeof(int), cudaMemcpyDeviceToHost);\n"
                  "    if (kind != 2)\n        cudaFree(p);\n"
                  "    printf(\"%d of %d\\n\", h[1], help());\n    return kind == 3 ? 3 : 0;\n}\n");
        writeFile("lab/Makefile", "lab: lab.cu help.cu\n\tnvcc -DVALUE=7 -o lab lab.cu help.cu\n");
        writeFile("kernel.cu", "__global__ void k(const unsigned char* in, unsigned char* out, int n)\n{\n"
                               "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n)\n"
                               "        out[i] = 255 - in[i];\n}\n");
        writeFile("broken.cu", "int main()\n{\n    return nothing;\n}\n");
        writeFile("quiet.cu", "//@ expect time <= 1\n__global__ void k(int* p) { *p = 1; }\nint main() {}\n"
                              "//@ expect time <= 2\n");
        writeFile("slow.cu", "//@ expect barriers <= 0\n__global__ void k(int* p)\n{\n    __syncthreads();\n"
                             "    *p = 1;\n}\nint main()\n{\n    int h, *p;\n    cudaMalloc(&p, 4);\n"
                             "    k<<<1, 1>>>(p);\n    cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost);\n"
                             "    cudaFree(p);\n}\n");
    }

    void judges_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const QString folder = path("lab"), lab = path("lab/lab.cu"), kernel = path("kernel.cu");
        const QStringList files{lab, path("lab/help.cu"), "--define", "VALUE=7"};
        QTest::newRow("right folder") << QStringList{folder} << 0 << QByteArray("0 errors, ");
        QTest::newRow("right files") << files << 0 << QByteArray("in 1 kernel of 2 files");
        QTest::newRow("a file, and the kernel file beside")
            << QStringList{lab, kernel, "--define", "VALUE=7"} << 0 << QByteArray("in 2 kernels of 2 files");
        QTest::newRow("race in a header")
            << QStringList{folder, "--", "1"} << 1 << QByteArray("lab/mirror.cuh:4 and 5: ");
        QTest::newRow("race that may be")
            << QStringList{folder, "--fail-on", "leak", "--", "1"} << 0 << QByteArray("race");
        QTest::newRow("bytes and a leak") << QStringList{folder, "--", "2"} << 1 << QByteArray("lab/lab.cu:25");
        QTest::newRow("its leak") << QStringList{folder, "--fail-on", "leak", "--", "2"} << 1
                                  << QByteArray("lab/lab.cu:21");
        QTest::newRow("exit status") << QStringList{folder, "--", "3"} << 1 << QByteArray("the exit status 3");
        QTest::newRow("does not compile")
            << QStringList{path("broken.cu")} << 1 << QByteArray("broken.cu:3: error: compiler");
        QTest::newRow("no program") << QStringList{path("empty")} << 1 << QByteArray("there is no program in it");
        QTest::newRow("expectation") << QStringList{path("slow.cu")} << 1
                                     << QByteArray("slow.cu:1: error: expectation: Launch 1 (k): The figure barriers");
        QTest::newRow("not launched") << QStringList{path("quiet.cu")} << 1
                                      << QByteArray("quiet.cu:1: error: refused: \"//@ expect time <= 1\" cannot be "
                                                    "judged: the program did not launch the kernel k.");
        QTest::newRow("of no kernel") << QStringList{path("quiet.cu")} << 1 << QByteArray("no kernel follows it");
    }

    void judges()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run(QStringList{"check"} + words);
        QVERIFY2(outcome.status == status, outcome.output + outcome.errors);
        QVERIFY2(outcome.output.contains(sentence), outcome.output + outcome.errors);
        QVERIFY2(!outcome.output.contains(" of 7\n"), "the program's output is for standard error");
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("sentence");
        const QString folder = path("lab"), kernel = path("kernel.cu");
        QTest::newRow("arguments without a program")
            << QStringList{kernel, "--", "1"} << QByteArray("none of the files");
        QTest::newRow("options without a program")
            << QStringList{kernel, "--define", "N=1"} << QByteArray("none of the files");
        QTest::newRow("arguments for two")
            << QStringList{folder, path("broken.cu"), "--", "1"} << QByteArray("several");
        QTest::newRow("a block") << QStringList{folder, "--block", "8x8"} << QByteArray("Leave --block out");
    }

    void refuses()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run(QStringList{"check"} + words);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
    }

    void writesSarifAndJson()
    {
        const Outcome outcome = run({"check", path("lab"), "--sarif", "-", "--json", path("report.json"), "--", "1"});
        QCOMPARE(outcome.status, 1);
        const QJsonObject log = QJsonDocument::fromJson(outcome.output).object()["runs"][0].toObject();
        QStringList places;
        for (const QJsonValue result : log["results"].toArray()) {
            const QJsonValue place = result["locations"][0]["physicalLocation"];
            places << result["ruleId"].toString() + " " + place["artifactLocation"]["uri"].toString().section('/', -2) +
                          ":" + QString::number(place["region"]["startLine"].toInt());
        }
        QVERIFY2(places.contains("race lab/mirror.cuh:4"), qPrintable(places.join(", ")));
        QFile file(path("report.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject program = QJsonDocument::fromJson(file.readAll()).array()[0].toObject();
        QCOMPARE(program["launches"].toArray().size(), 2);
        QCOMPARE(program["launches"][1]["report"]["findings"][0]["source"].toString(), path("lab/mirror.cuh"));
    }
};

TILESCOPE_TEST(CheckProgramTest, runWithoutDisplay)
#include "check_program_test.moc"
