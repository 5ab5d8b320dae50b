#include "command_line_fixture.h"
#include "gpu/operations/registry.h"
#include "tests/ui/test_program.h"
#include "ui/session/saved/session_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstring>
#include <stop_token>
#include <string>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/// Runs the program as a user would, without a display.
class CommandLineTest : public QObject, private tilescope::test::CommandLine
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        writeFile("empty.png", {});
        writeFile("text.png", "this is no picture");
        writeFile("broken.cu", "extern \"C\" __global__ void sobel(int a)\n{\n    nonsense;\n}\n");
        writeFile("fill.cu",
                  "__global__ void fill(int* out, int n)\n{\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                  "    if (i < n)\n        out[i] = i * i;\n}\n");
        writeFile("none.ptx", "hello");
        writeFile("text.npy", "hello");
        writeFile("outside.cu", "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, "
                                "int width, int height)\n{\n    output[width * height + threadIdx.x] = 1;\n}\n");
        writeFile("binary.cu", QByteArray("a\0b", 3));
        QCOMPARE(mkfifo(qPrintable(path("pipe.cu")), 0600), 0);
        QVERIFY(QImage(8, 6, QImage::Format_Grayscale8).save(path("in.png")));
        QVERIFY(QDir(m_folder.path()).mkdir("pictures"));
        QVERIFY(QImage(8, 6, QImage::Format_Grayscale8).save(path("pictures/one.png")));
        QVERIFY(QFile::link(path("in.png"), path("link.png")));
        QCOMPARE(::link(qPrintable(path("in.png")), qPrintable(path("hard.png"))), 0);
    }

    void aPictureThatIsNotComputedIsNotWritten()
    {
        const QStringList words{"run",        "sample:board@8192x8192", "--op",    "template_matching",
                                "--strategy", "texture_constant",       "--param", "template=0,0,64,64"};
        const Outcome outcome = run(words);
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.output.contains("not run, about "), outcome.output);
        QVERIFY2(outcome.errors.contains("so the image was not computed"), outcome.errors);
        QVERIFY2(outcome.errors.contains(", the run takes about "), outcome.errors);
        const Outcome writing = run(words + QStringList{"--out", path("whole.png")});
        QCOMPARE(writing.status, 1);
        QVERIFY2(writing.output.contains("not run, about "), writing.output); // the tables are printed nevertheless
        QVERIFY2(writing.errors.contains("whole.png was not written: emulating the whole result of texture_constant "),
                 writing.errors);
        QVERIFY(!QFile::exists(path("whole.png")));
    }

    void publishedFiguresNameTheirGpu()
    {
        const QStringList words{"run", "sample:board@33x31", "--strategy", "global,shared"};
        QVERIFY(!run(words).output.contains("GTX 560"));
        const Outcome outcome = run(words + QStringList{"--published"});
        QCOMPARE(outcome.status, 0);
        const QList<QByteArray> lines = outcome.output.split('\n');
        QVERIFY(lines[3].startsWith("single CPU thread"));
        const auto title = lines.indexOf("Figures of the operation's text on a GTX 560 (448 cores), image 512×512:");
        QVERIFY2(title > 0, outcome.output);
        QVERIFY(lines[title + 2].startsWith("global") && lines[title + 2].contains("0.9153 s"));
        QVERIFY(lines[title + 3].startsWith("shared") && lines[title + 3].contains("67581"));
        QVERIFY(lines[title + 4].startsWith("single CPU thread") && lines[title + 4].contains("2.5 s on its CPU"));
        QVERIFY(lines[title + 5].startsWith("Source: Ji-Hoon Jo, Sang-Gu Lee 2012"));
        QVERIFY2(lines[title + 5].endsWith("001.txt:159, 160, 161, 170."), lines[title + 5]);
        QCOMPARE(lines[title + 7], "Ratios, text and Tilescope:");
        QVERIFY2(lines[title + 9].startsWith("shared / global  time    0.60"), lines[title + 9]);
        QVERIFY(outcome.output.contains("cannot be a kernel time"));
    }

    void ratiosAreWithAndWithoutThePaddingPass()
    {
        const Outcome outcome =
            run({"run", "sample:board@64x64", "--strategy", "shared,block_copy", "--block", "16x16", "--published"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.output.contains("Tilescope without add_border"), outcome.output);
        QVERIFY(outcome.output.contains("block_copy / shared  instructions "));
        QVERIFY2(outcome.output.contains("add_border "), outcome.output);
    }

    void nothingIsWiderThanATerminalAndNothingIsSaidTwice()
    {
        const Outcome outcome = run({"run", "sample:board@64x64", "--op", "blur", "--strategy", "all", "--published"});
        QCOMPARE(outcome.status, 0);
        for (const QByteArray& line : outcome.output.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 132, line);
        QList<QByteArray> remarks = outcome.errors.trimmed().split('\n');
        QVERIFY2(remarks.size() > 2, outcome.errors);
        std::sort(remarks.begin(), remarks.end());
        QVERIFY2(std::adjacent_find(remarks.begin(), remarks.end()) == remarks.end(), outcome.errors);
    }

    void listsNames_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isListed");
        const auto row = [](const QStringList& words, const char* name, bool isListed = true) {
            QTest::newRow(qPrintable(words.join(' ') + ' ' + name)) << words << QByteArray(name) << isListed;
        };
        row({"operations"}, "blur");
        row({"operations"}, "global", false);
        row({"strategies", "blur"}, "shared_constant");
        row({"strategies", "sobel"}, "shared_constant", false);
        row({"strategies"}, "block_copy");
        row({"mistakes", "blur"}, "no_barrier");
        row({"samples"}, "sample:board");
        row({"gpus"}, "RTX 4090");
    }
    void listsNames()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, name);
        QFETCH(bool, isListed);
        const Outcome outcome = run(QStringList{"list"} + words);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QByteArray());
        QCOMPARE(outcome.output.split('\n').count(name), isListed ? 1 : 0);
    }

    void helpIsPrintedByTopic()
    {
        QCOMPARE(run({"help", "run"}).output, run({"--help", "run"}).output);
        QVERIFY(run({"help", "run"}).output.contains("--hardware-counters"));
        for (const QStringList& words : {QStringList{"run", "--help"}, {"run", "a.cu", "-h"}})
            QCOMPARE(run(words).output, run({"help", "run"}).output);
        QVERIFY(run({"--op", "blur", "--help"}).output.contains("--hardware-counters"));
        QVERIFY(run({"help", "man"}).output.contains(".TH TILESCOPE 1 20"));
        QVERIFY(run({"help", "zsh"}).output.startsWith("#compdef tilescope\n"));
    }

    void refusesWrongCalls_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QStringList& words, int status, const char* sentence) {
            QTest::newRow(name) << words << status << QByteArray(sentence);
        };
        const QStringList board{"run", "sample:board@33x31"};
        row("no picture", {"run"}, 2, "takes one image");
        row("unknown option", board + QStringList{"--colour", "red"}, 2, "There is no option --colour");
        row("mistyped command", {"rnu", "sample:board"}, 2, "did you mean run?");
        row("no command and no file", {"photographs"}, 2, "neither a command nor a file; \"tilescope --help\"");
        row("mistyped option", board + QStringList{"--stratgy", "all"}, 2,
            "did you mean --strategy? \"tilescope run --help\"");
        row("unknown option", board + QStringList{"--colourful"}, 2, "after \"run\"; \"tilescope run --help\"");
        row("mistyped option of the window", {"sample:board", "--tehme", "dark"}, 2, "did you mean --theme?");
        row("unknown operation", board + QStringList{"--op", "sharpen"}, 2, "blur");
        row("unknown strategy", board + QStringList{"--strategy", "magic"}, 2, "block_copy");
        row("block of 0", board + QStringList{"--block", "0x4"}, 2, "at least 1");
        row("block too large", board + QStringList{"--block", "33x32"}, 2, "32x32");
        row("block unreadable", board + QStringList{"--block", "huge"}, 2, "WIDTHxHEIGHT");
        row("even filter", board + QStringList{"--op", "blur", "--param", "width=8"}, 2, "odd");
        row("unknown parameter", board + QStringList{"--param", "mood=good"}, 2, "has no parameter \"mood\"");
        row("parameter without value", board + QStringList{"--param", "width"}, 2, "NAME=VALUE");
        row("unknown backend", board + QStringList{"--backend", "vulkan"}, 2, "auto, cuda, emulator");
        row("no GPU", board + QStringList{"--backend", "cuda"}, 2, "emulator");
        row("unknown GPU", board + QStringList{"--gpu", "Voodoo 2"}, 2, "RTX 4090");
        row("unknown counting", board + QStringList{"--counters", "some"}, 2, "none, auto, full");
        row("empty name", {"run", ""}, 2, "name of an image is empty");
        row("empty name for the window", {""}, 2, "name of an image is empty");
        row("unknown sample", {"run", "sample:moon"}, 2, "board");
        row("sample too large", {"run", "sample:board@999999x9"}, 2, "16384");
        row("missing file", {"run", path("nowhere.png")}, 1, "nowhere.png");
        row("empty file", {"run", path("empty.png")}, 1, "empty");
        row("not a picture", {"run", path("text.png")}, 1, "text.png");
        row("a folder", {"run", m_folder.path()}, 1, "has a main()");
        row("missing kernel", board + QStringList{"--source", path("none.cu")}, 2, "no such file");
        row("binary kernel", board + QStringList{"--source", path("binary.cu")}, 2, "is not text");
        row("kernel from a pipe", board + QStringList{"--source", path("pipe.cu")}, 2, "not a file");
        row("kernel that does not compile", board + QStringList{"--source", path("broken.cu")}, 1, "nonsense");
        row("kernel that writes outside", board + QStringList{"--source", path("outside.cu")}, 1, "out_of_bounds");
        row("unknown mistake", board + QStringList{"--mistake", "no_idea"}, 2, "Its mistakes: no_barrier, ");
        row("mistake twice", board + QStringList{"--mistake", "no_barrier,no_barrier"}, 2, "already in this source");
        row("result in a missing folder", board + QStringList{"--out", path("no/where.png")}, 2, "there is no folder");
        row("page in a missing folder", board + QStringList{"--html", path("no/page.html")}, 2, "Choose a folder");
        row("result over the picture", {"run", path("in.png"), "--out", path("in.png")}, 2, "in.png\", which is read");
        row("result over the picture by a link", {"run", path("in.png"), "--out", path("link.png")}, 2,
            "which is read");
        row("result over the picture's other name", {"run", path("hard.png"), "--out", path("in.png")}, 2,
            "hard.png\", which is read");
        row("report over the kernel", board + QStringList{"--source", path("broken.cu"), "--json", path("broken.cu")},
            2, "which is read");
        row("two outputs of one name",
            board + QStringList{"--out", path("a.png"), "--json", m_folder.path() + "/./a.png"}, 2,
            "are the same file");
        row("one of several outputs",
            board + QStringList{"--strategy", "global,shared", "--out", path("a.png"), "--json", path("a-shared.png")},
            2, "are the same file");
        row("window's picture over its own", {path("in.png"), "--export", path("in.png")}, 2, "which is read");
        row("result of another format", board + QStringList{"--out", path("a.doc")}, 2, "a.doc");
        row("result without a name", board + QStringList{"--out", ""}, 2, "--out was given no value");
        row("report without a name", board + QStringList{"--json", ""}, 2, "--json was given no value");
        row("page without a name", board + QStringList{"--html", ""}, 2, "--html was given no value");
        row("list of nothing", board + QStringList{"--strategy", ",,,"}, 2, "--strategy was given no value");
        row("rows without a name", {"sweep", "sample:board@33x31", "--csv", ""}, 2, "--csv was given no value");
        row("two tables on one output", {"sweep", "sample:board@33x31", "--csv", "-", "--json", "-"}, 2,
            "both be printed to standard output");
        row("unknown letter", board + QStringList{"-x"}, 2, "There is no option -x");
        row("window's picture of another format", {"--screenshot", path("a.doc")}, 2, "a.doc");
        row("result over a picture of the folder",
            {"run", "sample:board@33x31", "--op", "covariance", "--param", "folder=" + path("pictures"), "--out",
             path("pictures/one.png")},
            2, "pictures/one.png\", which is read");
        row("page of another format", board + QStringList{"--html", path("page.pdf")}, 2, "ends in .html");
        row("export of another format", {"--export", path("view.avi")}, 2,
            "ends in .html or .png or .svg or .csv or .gif");
        row("export and screenshot", {"--export", "a.png", "--screenshot", "b.png"}, 2, "give one of them");
        row("unknown view", {"--view", "sideways"}, 2, "wipe, side, difference");
        row("unknown panel", {"--panel", "cellar"}, 2, "timings, compare");
        row("unknown layout", {"--layout", "attic"}, 2, "learn, inspect, tune");
        row("unknown step", {"--step", "somewhere"}, 2, "shared-conflict, scattered, race, barrier");
        row("no first step", {"--step", "0"}, 2, "from 1");
        row("kernel of nothing", {"kernel", "blur"}, 2, "takes an operation and a strategy");
        row("kernel of an unknown operation", {"kernel", "sharpen", "shared"}, 2, "blur");
        row("kernel of an unknown strategy", {"kernel", "blur", "magic"}, 2, "shared_constant");
        row("kernel of a library", {"kernel", "blur", "npp"}, 2, "the library NPP does the work");
        row("kernel with an unknown mistake", {"kernel", "blur", "shared", "--mistake", "no_idea"}, 2,
            "Its mistakes: ");
        const QStringList launch{"run", "--kernel", path("fill.cu"), "--grid", "2", "--block", "32"};
        const QStringList values{"--arg", "out=empty:int32:64", "--arg", "n=64"};
        row("launch without values", launch, 2, "Nothing is given to out (int*), n (int)");
        row("launch of one value too few", launch + values.mid(0, 2), 2, "Nothing is given to n (int)");
        row("launch without a grid", launch.mid(0, 3) + values, 2, "--grid 64x48 --block 16x16");
        row("launch with a strategy", launch + values + QStringList{"--strategy", "shared"}, 2, "leave --strategy out");
        row("launch on a picture", launch + values + QStringList{"sample:board"}, 2, "leave \"sample:board\" out");
        row("launch of a text", QStringList{"run", "--kernel", path("text.png")} + launch.mid(3), 2, ".cu or .ptx");
        row("launch of PTX that is none", QStringList{"run", "--kernel", path("none.ptx")} + launch.mid(3), 2,
            "this is not PTX");
        row("array that is none", launch + QStringList{"--arg", "n=1", "--arg", "out=" + path("text.npy")}, 2,
            "numpy.save");
        row("array that is not there", launch + QStringList{"--arg", "out=none.npy"}, 2, "none.npy cannot be passed");
        row("array that is not launched", launch + values + QStringList{"--save", "in=" + path("in.npy")}, 2,
            "has no array \"in\"; it has out");
        row("write beyond an array", launch + QStringList{"--arg", "out=empty:int32:60", "--arg", "n=64"}, 1,
            "out_of_bounds");
        row("result that takes years",
            QStringList{"run", "--kernel", path("fill.cu"), "--grid", "2000000000", "--block", "1"} + values +
                QStringList{"--save", "out=" + path("years.npy")},
            1, "years.npy was not written");
        row("grid without a kernel", board + QStringList{"--grid", "4"}, 2, "together with --kernel");
        row("list with a picture", {"list", "a.png"}, 2, "takes operations, strategies, mistakes, samples or gpus");
        row("list of an unknown operation", {"list", "strategies", "sharpen"}, 2, "blur");
        row("list of samples of an operation", {"list", "samples", "blur"}, 2, "leave \"blur\" out");
        row("list of names as JSON", {"list", "gpus", "--json"}, 2, "leave --json out");
        row("devices with a picture", {"devices", "a.png"}, 2, "takes no image");
        row("help on nothing", {"help", "sharpen"}, 2, "man, bash, zsh or fish; \"sharpen\" is none of them");
        row("window without display", {}, 1, "There is no display here");
    }

    void refusesWrongCalls()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, sentence);
        const Outcome outcome = run(words);
        QVERIFY2(outcome.errors.contains(sentence), outcome.errors);
        QCOMPARE(outcome.status, status);
    }

    void aFullStandardOutputIsAFailure_data()
    {
        QTest::addColumn<QStringList>("words");
        const QStringList board{"run", "sample:board@33x31"};
        QTest::newRow("table") << board;
        QTest::newRow("report") << board + QStringList{"--json", "-"};
        QTest::newRow("rows") << QStringList{"sweep", "sample:board@33x31", "--csv", "-"};
        QTest::newRow("list") << QStringList{"list"};
        QTest::newRow("list as JSON") << QStringList{"list", "--json"};
        QTest::newRow("devices") << QStringList{"devices"};
        QTest::newRow("kernel") << QStringList{"kernel", "blur", "shared"};
        QTest::newRow("samples") << QStringList{"run", "sample:list"};
        QTest::newRow("help") << QStringList{"--help"};
        QTest::newRow("version") << QStringList{"--version"};
    }

    void aFullStandardOutputIsAFailure()
    {
        QFETCH(QStringList, words);
        const Outcome outcome = run(words, {}, "/dev/full");
        QVERIFY2(outcome.errors.contains("could not all be written to standard output"), outcome.errors);
        QCOMPARE(outcome.status, 1);
    }

    /// Else the report would be printed into the first file that the program opens.
    void aClosedStandardOutputIsAFailure()
    {
        QProcess process;
        process.setChildProcessModifier([] { ::close(STDOUT_FILENO); });
        process.start(tilescope::test::builtProgram(), {"run", "sample:board@33x31", "--json", "-"});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(errors.contains("(Bad file descriptor)"), errors);
    }

    void aReportIntoTheFileOfStandardOutputIsRefused()
    {
        const Outcome outcome = run({"run", "sample:board@33x31", "--json", path("both")}, {}, path("both"));
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains("that the printed text is sent to"), outcome.errors);
    }

    void aNameThatIsNotUtf8IsSaid()
    {
        QProcess process;
        process.start("sh", {"-c", "exec \"$0\" run \"$(printf '\\377.png')\"", tilescope::test::builtProgram()});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("bytes that are not UTF-8"));
    }

    void aPipeGetsTheReportAndStays()
    {
        const QByteArray pipe = QFile::encodeName(path("pipe"));
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        std::string read;
        std::jthread reading([reader, &read](const std::stop_token& stop) {
            char some[4096];
            while (true) {
                const bool isLast = stop.stop_requested();
                const ssize_t count = ::read(reader, some, sizeof some);
                if (count > 0)
                    read.append(some, static_cast<std::size_t>(count));
                else if (isLast)
                    return;
                else
                    QTest::qSleep(1);
            }
        });
        const Outcome outcome = run({"run", "sample:board@33x31", "--json", path("pipe")});
        reading.request_stop();
        reading.join();
        ::close(reader);
        QVERIFY2(outcome.status == 0, outcome.errors);
        QVERIFY(QJsonDocument::fromJson(QByteArray::fromStdString(read)).isObject());
        QVERIFY(!QFileInfo(path("pipe")).isFile());
    }

    void saysThatThereIsNoCompiler()
    {
        const Outcome outcome = run({"run", "sample:board@33x31"}, "nvrtc,clang");
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("apt install clang"), outcome.errors);
    }

    void printsAndWritesMatches()
    {
        const Outcome outcome =
            run({"run", "sample:board@65x49", "--op", "template_matching", "--strategy", "all", "--param",
                 "template=20,12,9,7", "--param", "matches=1", "--json", path("matches.json")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QCOMPARE(outcome.output.count("Best matches by texture_texture, texture_constant, shared, window_sums, "), 1);
        QVERIFY2(outcome.output.contains("1      20  12  9x7   1.0000"), outcome.output);
        QFile file(path("matches.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject report = QJsonDocument::fromJson(file.readAll()).array()[2].toObject();
        const QJsonArray boxes = report["annotations"].toObject()["boxes"].toArray();
        QCOMPARE(boxes.size(), 2); // the template's own place and the match on it
        QVERIFY(boxes[0].toObject()["value"].isNull());
        QCOMPARE(boxes[1].toObject()["x"].toInt(), 20);
        QCOMPARE(boxes[1].toObject()["height"].toInt(), 7);
        QVERIFY(std::abs(boxes[1].toObject()["value"].toDouble() - 1) < 1e-6);
    }

    void namesTheMainLaunch()
    {
        const Outcome outcome =
            run({"run", "sample:board@65x49", "--op", "sobel", "--strategy", "block_copy", "--json", "-"});
        QVERIFY2(outcome.status == 0, outcome.errors);
        const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
        const QJsonArray launches = report["launches"].toArray();
        QCOMPARE(launches.size(), 2);
        QCOMPARE(launches[report["main_launch"].toInt()].toObject()["kernel"].toString(), "sobel");
    }

    void runsAndWritesWhatWasAskedFor()
    {
        const Outcome outcome = run({"run", "sample:board@65x49", "--op", "sobel", "--strategy", "global,shared",
                                     "--block", "17x3", "--out", path("edges.png"), "--json", path("report.json")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QCOMPARE(outcome.output.count("equals the reference"), 2);
        QVERIFY(outcome.output.contains("in the emulator"));
        QCOMPARE(QImage(path("edges-global.png")), QImage(path("edges-shared.png")));
        QCOMPARE(QImage(path("edges-shared.png")).size(), QSize(65, 49));
        QFile file(path("report.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray reports = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(reports.size(), 2);
        const QJsonObject report = reports[1].toObject();
        QCOMPARE(report["backend"].toString(), QString("emulator"));
        QCOMPARE(report["recipe"].toObject()["strategy"].toString(), QString("shared"));
        QVERIFY(report["time"].isNull());
        QCOMPARE(report["check"].toObject()["mismatches"].toInt(-1), 0);
        QCOMPARE(report["image"].toObject()["width"].toInt(), 65);
    }

    void writesAPageWithChartsAndNoDisplay()
    {
        const Outcome outcome = run({"run", "sample:board@65x49", "--op", "sobel", "--strategy", "shared,global",
                                     "--html", path("page.html"), "--out", path("page.png")});
        QVERIFY2(outcome.status == 0, outcome.errors);
        QFile file(path("page.html"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader page(&file);
        int drawings = 0, pictures = 0;
        QString text;
        while (!page.atEnd()) {
            page.readNext();
            drawings += page.isStartElement() && page.name() == QLatin1String("svg") ? 1 : 0;
            pictures += page.isStartElement() && page.name() == QLatin1String("img") ? 1 : 0;
            if (page.isCharacters())
                text += page.text();
        }
        QVERIFY2(!page.hasError(), qPrintable(page.errorString()));
        QCOMPARE(pictures, 2); // source and result
        QVERIFY(drawings >= 1);
        QVERIFY(text.contains("tilescope run sample:board@65x49 --op sobel --strategy shared --block 16x16"));
        QVERIFY(text.contains("Shared tile (this report)") && text.contains("Global memory"));
        QVERIFY(text.contains("Identical to the CPU reference."));
        QVERIFY(QFile::exists(path("page-shared.png")));
    }

    void makesMistakesOnPurpose()
    {
        const QStringList words{"run", "sample:board@65x49", "--strategy", "shared", "--mistake"};
        const Outcome race = run(words + QStringList{"no_barrier"});
        QCOMPARE(race.status, 1); // there is a picture, although a wrong one
        QVERIFY2(race.errors.contains("No barrier: A warp reads") && race.errors.contains("race"), race.errors);
        QVERIFY2(!race.output.contains("equals the reference"), race.output);
        const Outcome beyond = run(words + QStringList{"wrong_precedence"});
        QCOMPARE(beyond.status, 1);
        QVERIFY2(beyond.errors.contains("out_of_bounds"), beyond.errors);
        const Outcome conflicts = run(words + QStringList{"conflicting_pitch", "--json", "-"});
        QCOMPARE(conflicts.status, 0); // slow, and right
        QCOMPARE(QJsonDocument::fromJson(conflicts.output)["recipe"]["block"].toString(), QString("8x8"));
        const Outcome chosen = run(words + QStringList{"conflicting_pitch", "--block", "32x8", "--json", "-"});
        QCOMPARE(QJsonDocument::fromJson(chosen.output)["recipe"]["block"].toString(), QString("32x8"));
    }

    /// Without --block the operation's default is a suggestion; with --block the user's choice is binding.
    void aStrategyRunsInTheBlockThatItTakes()
    {
        const QStringList call{"run",      "sample:board@64x48", "--op", "covariance", "--backend",
                               "emulator", "--counters",         "none", "--no-check"};
        const auto all = run(call + QStringList{"--strategy", "all"});
        QCOMPARE(all.status, 0);
        QVERIFY2(all.errors.contains("tf32 runs in blocks of 32x4: it does not take 16x16."), all.errors);
        QVERIFY2(all.output.contains("integer"), all.output);
        const auto given = run(call + QStringList{"--strategy", "all", "--block", "16x16"});
        QCOMPARE(given.status, 0);
        QVERIFY2(given.errors.contains("tf32 is left out: A block of 16x16"), given.errors);
        const auto one = run(call + QStringList{"--strategy", "tf32", "--block", "16x16"});
        QVERIFY(one.status != 0);
        QVERIFY2(one.errors.contains("32x4"), one.errors);
    }

    /// Whichever setting a strategy refuses: the others run, and the refusal is printed below their table.
    void whatCannotRunIsLeftOut_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("output");
        QTest::addColumn<QByteArray>("errors");
        const QStringList blur{"--op", "blur"}, sobel{"--op", "sobel"};
        QTest::newRow("gaussian") << blur + QStringList{"--strategy", "all", "--param", "filter=gaussian"} << 0
                                  << QByteArray("shared_constant")
                                  << QByteArray("running_box is left out: Running sums");
        QTest::newRow("wide") << blur + QStringList{"--strategy", "all", "--param", "width=13"} << 0
                              << QByteArray("running_box") << QByteArray("sliding_rows is left out: A thread keeps");
        QTest::newRow("border") << sobel + QStringList{"--strategy", "all", "--param", "border=zero"} << 0
                                << QByteArray("block_copy") << QByteArray("npp is left out: ");
        QTest::newRow("named") << sobel + QStringList{"--strategy", "texture,shared,npp"} << 2 << QByteArray("texture")
                               << QByteArray("npp is left out: The kernels of NPP");
        QTest::newRow("named mistake") << sobel + QStringList{"--strategy", "shared,global", "--mistake", "no_barrier"}
                                       << 1 << QByteArray("shared") << QByteArray("global is left out: The strategy");
    }
    void whatCannotRunIsLeftOut()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, output);
        QFETCH(QByteArray, errors);
        const Outcome outcome = run(QStringList{"run", "sample:board@32x24", "--counters", "none"} + words);
        QVERIFY2(outcome.output.contains("\n" + output), outcome.output);
        QVERIFY2(outcome.errors.contains(errors), outcome.errors);
        QCOMPARE(outcome.status, status);
    }

    void jsonNamesWhatWasLeftOut()
    {
        const Outcome outcome = run({"run", "sample:board@32x24", "--op", "sobel", "--counters", "none", "--no-check",
                                     "--strategy", "npp,texture", "--json", "-"});
        QCOMPARE(outcome.status, 2);
        const QJsonArray all = QJsonDocument::fromJson(outcome.output).array();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0]["recipe"]["strategy"].toString(), QString("texture"));
        QVERIFY(all[0].toObject().contains("findings") && !all[0].toObject().contains("left_out"));
        QCOMPARE(all[1]["recipe"]["strategy"].toString(), QString("npp"));
        QVERIFY2(all[1]["left_out"].toString().startsWith("The kernels of NPP"), outcome.output);
    }

    void aLibraryIsLeftOutWithTheReasonWhereItCannotRun()
    {
        QVERIFY(run({"list"}).output.contains("--strategy npp                [NPP, on an NVIDIA GPU only] "));
        const Outcome all = run({"run", "sample:board@32x24", "--op", "sobel", "--strategy", "all"});
        QCOMPARE(all.status, 0);
        QVERIFY2(all.errors.contains("npp is left out: The kernels of NPP"), all.errors);
        QVERIFY(all.output.contains("block_copy"));
        const Outcome alone = run({"run", "sample:board@32x24", "--op", "sobel", "--strategy", "npp"});
        QCOMPARE(alone.status, 2);
        QVERIFY2(alone.errors.contains("run only on an NVIDIA GPU"), alone.errors);
    }

    void listsMistakes()
    {
        QVERIFY(run({"list"}).output.contains("      mistakes: no_barrier, barrier_in_branch, early_return, "));
        const QJsonDocument list = QJsonDocument::fromJson(run({"list", "--json"}).output);
        for (const QJsonValue operation : list["operations"].toArray())
            for (const QJsonValue strategy : operation["strategies"].toArray()) {
                const QJsonArray mistakes = strategy["mistakes"].toArray();
                if (!strategy["library"].toString().isEmpty())
                    continue;
                QVERIFY2(!mistakes.isEmpty(), qPrintable(strategy["name"].toString()));
                for (const QJsonValue mistake : mistakes)
                    QVERIFY(!mistake["title"].toString().isEmpty() && mistake["finds"].isArray());
            }
    }

    void aKernelOfOnesOwnIsAnOperation()
    {
        writeFile("inverted.cu", "//@ reference expected\n"
                                 "__global__ void inverted(const unsigned char* in, unsigned char* out, int n)\n"
                                 "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 255 - in[i]; }\n"
                                 "__global__ void expected(const unsigned char* in, unsigned char* out, int n)\n"
                                 "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = ~in[i]; }\n");
        const Outcome ran = run({"run", path("inverted.cu"), "sample:board@33x31", "--json", "-"});
        QCOMPARE(ran.status, 0);
        const QJsonDocument report = QJsonDocument::fromJson(ran.output);
        QCOMPARE(report["recipe"]["operation"].toString(), QStringLiteral("inverted"));
        QCOMPARE(report["check"]["mismatches"].toInt(-1), 0);

        const Outcome checked = run({"operation", "check", path("inverted.cu")});
        QCOMPARE(checked.status, 0);
        QVERIFY2(checked.output.contains("all as they should be"), checked.output);
        writeFile("wrong.cu", "//@ reference expected\n"
                              "__global__ void wrong(const unsigned char* in, unsigned char* out, int n)\n"
                              "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 254 - in[i]; }\n"
                              "__global__ void expected(const unsigned char* in, unsigned char* out, int n)\n"
                              "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = ~in[i]; }\n");
        const Outcome wrong = run({"operation", "check", path("wrong.cu")});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.output.contains("values differ from the reference"), wrong.output);
        QCOMPARE(run({"run", path("wrong.cu"), "sample:board@33x31"}).status, 1);
        QCOMPARE(run({"sweep", path("wrong.cu"), "sample:board@33x31"}).status, 1);
        const Outcome unbound = run({"run", path("outside.cu"), "sample:board@33x31", "--operations", m_folder.path()});
        QCOMPARE(unbound.status, 2);
        QVERIFY2(unbound.errors.contains("contains no operation"), unbound.errors);
    }

    /// Lessons about an operation stand beside it.
    void aFolderBringsItsLessons()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("teacher/halved/lessons/half"));
        writeFile("teacher/halved/halved.cu",
                  "__global__ void halved(const unsigned char* in, unsigned char* out, int n)\n"
                  "{\n"
                  "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                  "    if (i < n)\n"
                  "        out[i] = in[i] / 2;\n"
                  "}\n");
        writeFile("teacher/halved/operation.json", R"({"strategies": [{"source": "halved.cu"}]})");
        writeFile("teacher/halved/lessons/half/lesson.json",
                  R"({"format": "tilescope lesson", "version": 1, "minutes": 5,
                      "runs": {"half": {"image": "sample:board@64x32",
                                        "recipe": {"operation": "halved", "strategy": "halved", "block": "32x4"}}},
                      "steps": [{"id": "stores", "run": "half", "panel": "counters",
                                 "number": {"value": "{half/main/counters/global_store/requests}"},
                                 "holds": "{half/main/counters/global_store/requests} == 64*32/32"}]})");
        writeFile("teacher/halved/lessons/half/en.md",
                  "# Half\n\nA lesson of one step.\n\n- Count the stores.\n\n## stores\n\nHow many warps store?\n\n"
                  "### Task\n\nLook at *Counters*.\n\n### Hint\n\nA warp stores 32 values.\n\n"
                  "### Conclusion\n\nIt is {half/main/counters/global_store/requests}.\n");
        const Outcome list = run({"lesson", "list", "--operations", path("teacher")});
        QVERIFY2(list.output.contains("half "), list.output + list.errors);
        const Outcome checked = run({"lesson", "check", "half", "--operations", path("teacher")});
        QVERIFY2(checked.status == 0, checked.output + checked.errors);
        const Outcome unknown = run({"lesson", "check", "half"});
        QCOMPARE(unknown.status, 2);
    }

    void saysWhenAnotherStrategyRan()
    {
        const Outcome outcome = run({"run", "sample:board@80x80", "--op", "template_matching", "--strategy", "shared",
                                     "--block", "32x32", "--param", "tile_width=512", "--param", "template=0,0,64,64"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.errors.contains("\"texture_texture\" runs instead, in blocks of 8x8; it accepts templates of "
                                        "any size. Use a tile_width of 448 to keep the shared tile."));
    }

    void theGpuIsNamedAsTheTableHasIt()
    {
        const Outcome outcome = run({"run", "sample:board@64x48", "--gpu", "rtx4090", "--json", "-"});
        QVERIFY2(outcome.status == 0, outcome.errors);
        const QJsonObject recipe = QJsonDocument::fromJson(outcome.output).object()["recipe"].toObject();
        QCOMPARE(recipe["gpu"].toString(), QString("RTX 4090"));
    }

    void printsNothingButJsonToStandardOutput()
    {
        const Outcome outcome = run({"run", "sample:page@64x48", "--op", "blur", "--json", "-"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(QJsonDocument::fromJson(outcome.output).isObject());
    }

    void listsWhatThereIs()
    {
        const Outcome outcome = run({"list", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject list = QJsonDocument::fromJson(outcome.output).object();
        QStringList names;
        for (const QJsonValue& operation : list["operations"].toArray()) {
            names << operation.toObject()["name"].toString();
            QVERIFY(operation.toObject()["strategies"].toArray().size() >= 2);
        }
        QVERIFY(names.contains("sobel") && names.contains("blur"));
        QCOMPARE(list["samples"].toArray().size(), 4);
        QVERIFY(run({"list"}).output.contains("--strategy block_copy"));
    }

    void launchesAKernelOnArrays()
    {
        const Outcome outcome =
            run({"run", "--kernel", path("fill.cu"), "--grid", "2", "--block", "32", "--arg", "out=zeros:int32:8x8",
                 "--arg", "n=60", "--save", "out=" + path("filled.npy"), "--json", "-"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject report = QJsonDocument::fromJson(outcome.output).object();
        QCOMPARE(report["kernel"].toString(), "fill");
        QCOMPARE(report["arrays"].toArray().size(), 1);
        QVERIFY(report["counters"].toObject()["instructions"].toInt() > 0);
        QVERIFY(!report.contains("recipe"));
        QFile saved(path("filled.npy"));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray content = saved.readAll();
        QVERIFY2(content.contains("(8,8)"), content);
        qint32 values[64];
        QCOMPARE(content.size() % 64, 0);
        std::memcpy(values, content.constData() + content.size() - sizeof values, sizeof values);
        for (int i = 0; i < 64; ++i)
            QCOMPARE(values[i], i < 60 ? i * i : 0);
    }

    void aLaunchInWhichAnErrorIsFoundFails_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("finding");
        QTest::newRow("race") << "missing_barrier.cu" << 1 << QByteArray("error: race");
        QTest::newRow("uninitialised") << "uninitialised_tile.cu" << 1 << QByteArray("error: uninitialised");
        QTest::newRow("none") << "right_byte_rows.cu" << 0 << QByteArray();
    }
    void aLaunchInWhichAnErrorIsFoundFails()
    {
        QFETCH(QString, kernel);
        QFETCH(int, status);
        QFETCH(QByteArray, finding);
        const QString file = QStringLiteral(TILESCOPE_TEST_DATA "/faults/") + kernel;
        const Outcome outcome = run({"run", "--kernel", file, "--grid", "2", "--block", "128", "--arg",
                                     "in=zeros:float32:256", "--arg", "out=empty:float32:256", "--arg", "n=256"});
        QVERIFY2(outcome.errors.contains(finding), outcome.errors + outcome.output);
        QCOMPARE(outcome.status, status);
    }

    /// As a run of an operation does.
    void aLaunchIsPlacedAndDrawn()
    {
        const QStringList launch{"run",  "--kernel", path("fill.cu"),     "--grid", "2", "--block", "32", "--arg",
                                 "n=60", "--arg",    "out=empty:int32:64"};
        const Outcome drawn = run(launch + QStringList{"--timeline", path("launch.svg")});
        QVERIFY2(drawn.status == 0, drawn.errors);
        QFile drawing(path("launch.svg"));
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY(drawing.readAll().contains("<svg"));
        const Outcome nowhere = run(launch + QStringList{"--device", "nosuch"});
        QCOMPARE(nowhere.status, 2);
        QVERIFY2(nowhere.errors.contains("\"nosuch\" is none of them"), nowhere.errors);
        const Outcome hidden = run(launch + QStringList{"--device", "0"});
        QCOMPARE(hidden.status, 2);
        QVERIFY2(hidden.errors.contains("TILESCOPE_HIDE"), hidden.errors);
        const Outcome elsewhere = run(launch + QStringList{"--worker", "false"});
        QCOMPARE(elsewhere.status, 2);
        QVERIFY2(elsewhere.errors.contains("leave --worker out"), elsewhere.errors);
    }

    /// What is in a file commands neither the terminal nor the place of an output.
    void whatFilesSayIsPrintedAsText()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("hostile/out-x"));
        writeFile("hostile/one.cu", "__global__ void one(const unsigned char* in, unsigned char* out, int n)\n"
                                    "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = in[i]; }\n");
        writeFile("hostile/operation.json",
                  R"({"title": "a\u001b[2Jb\u202ec", "strategies": [{"source": "one.cu", "title": "t\u009bt",)"
                  R"( "idea": "i\u001b]0;i\u0007"}]})");
        const Outcome list = run({"list", "--operations", path("hostile")});
        QVERIFY2(list.output.contains("[2Jb"), list.errors);
        for (const char* command : {"\x1b", "\x07", "\xc2\x9b", "\u202e"})
            QVERIFY(!list.output.contains(command) && !list.errors.contains(command));
        writeFile("hostile/operation.json",
                  R"({"strategies": [{"source": "one.cu"}, {"name": "x/../../evil", "source": "one.cu"}]})");
        (void)run({"run", "sample:board@33x31", "--operations", path("hostile"), "--op", "hostile", "--strategy", "all",
                   "--out", path("hostile/out.png")});
        QVERIFY(!QFile::exists(path("evil.png")));
    }

    /// Which is known only when it has been read.
    void noOutputReplacesWhatAFileNames()
    {
        using namespace tilescope;
        SavedSession session;
        session.recipe = Registry().completed(Recipe());
        session.image = path("in.png");
        writeSession(session, path("saved.tilescope"));
        const Outcome window = run({path("saved.tilescope"), "--export", path("in.png")});
        QCOMPARE(window.status, 2);
        QVERIFY2(window.errors.contains("in.png\", which is read"), window.errors);

        QVERIFY(QDir(m_folder.path()).mkpath("copied"));
        writeFile("copied/copied.cu",
                  "__global__ void copied(const unsigned char* in, unsigned char* out, int n)\n"
                  "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = in[i]; }\n");
        writeFile("copied/operation.json",
                  R"({"reference_picture": "right.png", "strategies": [{"source": "copied.cu"}]})");
        QVERIFY(QFile::copy(path("in.png"), path("copied/right.png")));
        const QStringList call{"run",  path("in.png"), "--operations", path("copied"),
                               "--op", "copied",       "--out",        path("copied/right.png")};
        const Outcome written = run(call);
        QCOMPARE(written.status, 1);
        QVERIFY2(written.errors.contains("was not written: this run has read it"), written.errors);
        const Outcome other = run(call.mid(0, 7) + QStringList{path("copied/result.png")});
        QVERIFY2(other.status == 0, other.errors);
        QVERIFY(QFile::exists(path("copied/result.png")));
    }

    void printsAKernelAsTheFileThatSourceTakes()
    {
        const Outcome printed = run({"kernel", "blur", "shared_constant"});
        QCOMPARE(printed.status, 0);
        QFile own(TILESCOPE_TEST_DATA "/../../gpu/operations/blur/shared_constant.cu");
        QVERIFY(own.open(QIODevice::ReadOnly));
        QCOMPARE(printed.output, own.readAll());

        const Outcome mistaken = run({"kernel", "sobel", "shared", "--mistake", "no_barrier"});
        QCOMPARE(mistaken.status, 0);
        QVERIFY2(mistaken.output.contains("Mistake:"), mistaken.output);
        QVERIFY(!run({"kernel", "sobel", "shared"}).output.contains("Mistake:"));
    }

    void saysItsVersionInOneLine()
    {
        const Outcome outcome = run({"--version"});
        QCOMPARE(outcome.status, 0);
        static const QRegularExpression pattern(
            "^tilescope \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{9}\\))?, Qt 6\\.\\d+\\.\\d+, "
            "(g|clang)\\+\\+ \\d+\\.\\d+, built for \\w+\n$");
        QVERIFY2(pattern.match(outcome.output).hasMatch(), outcome.output);
        QCOMPARE(run({"version"}).output, outcome.output);
        QCOMPARE(run({"-V"}).output, outcome.output);
    }

    void everyJsonNamesTheVersion()
    {
        const QStringList board{"run", "sample:board@33x31", "--json", "-"};
        for (const QStringList& words : {board,
                                         board + QStringList{"--strategy", "global,shared"},
                                         {"list", "--json"},
                                         {"devices", "--json"},
                                         {"devices", "--gpu", "H100", "--json"}}) {
            const QJsonDocument document = QJsonDocument::fromJson(run(words).output);
            const QJsonObject object = document.isArray() ? document.array().last().toObject() : document.object();
            QCOMPARE(object["version"].toString().toStdString(), programVersion());
        }
    }

    void saysWhatIsHere()
    {
        const Outcome outcome = run({"devices", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject devices = QJsonDocument::fromJson(outcome.output).object();
        QVERIFY(devices["device"].isNull());
        QVERIFY(!devices["reason"].toString().isEmpty());
        QCOMPARE(devices["display"].toObject()["path"].toString(), QString("none"));
        QVERIFY(run({"devices"}).output.contains("GPU: none."));
    }

    /// The exercise of text 002 begins with a list of its GPU's facts: here without that GPU.
    void aGpuOfTheTableIsListedWithoutIt()
    {
        const Outcome outcome = run({"devices", "--gpu", "tesla p100 pcie"});
        QCOMPARE(outcome.status, 0);
        for (const char* fact : {"nothing here was read from a GPU", "Tesla P100 PCIe", "6.0", "56", "2,048", "64 KB"})
            QVERIFY2(outcome.output.contains(fact), fact);
        const QJsonObject gpu = QJsonDocument::fromJson(run({"devices", "--gpu", "P100", "--json"}).output)
                                    .object()["gpu_model"]
                                    .toObject();
        QCOMPARE(gpu["multiprocessors"].toInt(), 56);
        QCOMPARE(gpu["memory_bytes_per_second"].toDouble(), 732e9);
        const Outcome unknown = run({"devices", "--gpu", "P9000"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.errors.contains("Tesla P100 PCIe"), unknown.errors.constData());
    }

    void aDisplayThatDoesNotAnswerIsSaid()
    {
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"}) {
            const std::pair<QString, QString> gone{name, m_folder.filePath("gone:97")};
            const Outcome devices = run({"devices"}, {}, {}, gone);
            QCOMPARE(devices.status, 0);
            QVERIFY2(devices.output.contains("cannot be reached"), devices.output.constData());
            const Outcome window = run({}, {}, {}, gone);
            QCOMPARE(window.status, 1);
            QVERIFY2(window.errors.contains("No window can be opened"), window.errors.constData());
        }
    }
};

TILESCOPE_TEST(CommandLineTest, runWithoutDisplay)
#include "command_line_test.moc"
