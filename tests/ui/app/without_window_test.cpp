#include "command_line_fixture.h"
#include "tests/ui/test_program.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace tilescope::test;

/// tilescope-run, whose commands are the same code, and whose readers of pictures are others.
class WithoutWindowTest : public QObject, CommandLine
{
    Q_OBJECT

private:
    static QString withoutWindow() { return builtProgram() + "-run"; }

    Outcome runWithout(const QStringList& words) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TILESCOPE_HIDE", "cuda");
        process.setProcessEnvironment(environment);
        process.start(withoutWindow(), words);
        if (!process.waitForFinished(patience))
            return {-1, {}, "did not end"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// Without what the clock measured, and without the kind of program.
    static QJsonValue comparable(const QJsonValue& value)
    {
        if (value.isArray()) {
            QJsonArray made;
            for (const QJsonValue& element : value.toArray())
                made << comparable(element);
            return made;
        }
        if (!value.isObject())
            return value;
        QJsonObject made;
        const QJsonObject object = value.toObject();
        for (auto at = object.begin(); at != object.end(); ++at)
            if (!at.key().endsWith("_ms") && at.key() != "display" && at.key() != "digest")
                made[at.key()] = comparable(at.value());
        return made;
    }

    QStringList pictures() const
    {
        QStringList files;
        const auto add = [&](const QImage& image, const char* name, const char* format) {
            files << path(name);
            image.save(files.back(), format);
        };
        QImage colour(23, 17, QImage::Format_ARGB32);
        for (int y = 0; y < colour.height(); ++y)
            for (int x = 0; x < colour.width(); ++x)
                colour.setPixel(x, y, qRgba(11 * x, 15 * y, 7 * (x + y) % 256, 255 - 9 * x));
        add(colour, "alpha.png", "PNG");
        add(colour.convertToFormat(QImage::Format_RGB32), "colour.png", "PNG");
        add(colour.convertToFormat(QImage::Format_RGB32), "colour.jpg", "JPEG");
        add(colour.convertToFormat(QImage::Format_RGB32), "colour.ppm", "PPM");
        add(colour.convertToFormat(QImage::Format_Grayscale8), "grey.png", "PNG");
        add(colour.convertToFormat(QImage::Format_Grayscale8), "grey.jpg", "JPEG");
        add(colour.convertToFormat(QImage::Format_Grayscale8), "grey.pgm", "PGM");
        add(colour.convertToFormat(QImage::Format_Grayscale16), "deep.png", "PNG");
        add(colour.convertToFormat(QImage::Format_RGBA64), "deep_alpha.png", "PNG");
        add(colour.convertToFormat(QImage::Format_Indexed8), "palette.png", "PNG");
        add(colour.convertToFormat(QImage::Format_Mono), "bits.png", "PNG");
        add(colour.convertToFormat(QImage::Format_Mono), "bits.pbm", "PBM");
        QByteArray turned; // with EXIF's orientation 6
        QFile file(files[2]);
        if (file.open(QIODevice::ReadOnly))
            turned = file.readAll();
        turned.insert(2,
                      QByteArray::fromHex("FFE1002245786966000049492A0008000000010012010300010000000600000000000000"));
        writeFile("turned.jpg", turned);
        writeFile("deep.pgm", QByteArray("P5 3 2 1000\n") + QByteArray::fromHex("000100FF03E8020001F40000"));
        writeFile("words.ppm", "P3 # a comment\n2 1 15\n0 5 15 1 2 3\n");
        writeFile("floats.pfm", QByteArray("Pf\n2 1\n-1\n") + QByteArray::fromHex("0000003F0000C07F"));
        for (const char* name : {"turned.jpg", "deep.pgm", "words.ppm", "floats.pfm"})
            files << path(name);
        return files;
    }

private slots:
    void samePictures_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : pictures())
            QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
    }
    void samePictures()
    {
        QFETCH(QString, file);
        const QStringList words{"run", file, "--op", "sobel", "--strategy", "global", "--counters", "none", "--out"};
        const Outcome with = run(words + QStringList{path("with.npy")}),
                      without = runWithout(words + QStringList{path("without.npy")});
        QVERIFY2(with.status == 0, with.errors);
        QCOMPARE(without.status, 0);
        QCOMPARE(without.errors, with.errors);
        QFile one(path("with.npy")), other(path("without.npy"));
        QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), one.readAll());
    }

    void sameJson_data()
    {
        QTest::addColumn<QStringList>("words");
        writeFile("saxpy.cu", "__global__ void saxpy(float a, const float* x, float* y, int n)\n{\n"
                              "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n)\n"
                              "        y[i] = a * x[i] + y[i];\n}\n");
        QTest::newRow("run") << QStringList{"run",        "sample:board@64x48", "--op",   "blur",
                                            "--strategy", "shared,global",      "--json", "-"};
        QTest::newRow("launch") << QStringList{"run",
                                               "--kernel",
                                               path("saxpy.cu"),
                                               "--grid",
                                               "4",
                                               "--block",
                                               "64",
                                               "--arg",
                                               "a=2",
                                               "--arg",
                                               "n=200",
                                               "--arg",
                                               "x=zeros:float32:200",
                                               "--arg",
                                               "y=zeros:float32:200",
                                               "--json",
                                               "-"};
        QTest::newRow("sweep") << QStringList{"sweep", "sample:board@32x32", "--block", "8x8,16x16", "--json", "-"};
        QTest::newRow("check") << QStringList{"check", path("saxpy.cu"), "--sarif", "-"};
        QTest::newRow("list") << QStringList{"list", "--json"};
        QTest::newRow("GPU") << QStringList{"devices", "--gpu", "H100", "--json"};
        QTest::newRow("devices") << QStringList{"devices", "--json"};
        QTest::newRow("text") << QStringList{"text"};
        QTest::newRow("lessons") << QStringList{"lesson", "list"};
        QTest::newRow("help") << QStringList{"help"};
        QTest::newRow("kernel") << QStringList{"kernel", "blur", "shared"};
        QTest::newRow("refused") << QStringList{"run", "sample:board", "--op", "blurr"};
    }
    void sameJson()
    {
        QFETCH(QStringList, words);
        const Outcome with = run(words), without = runWithout(words);
        QCOMPARE(without.status, with.status);
        QCOMPARE(without.errors, with.errors);
        const QJsonDocument one = QJsonDocument::fromJson(with.output), other = QJsonDocument::fromJson(without.output);
        if (one.isNull()) {
            QCOMPARE(without.output, with.output);
        } else {
            const auto valueOf = [](const QJsonDocument& document) {
                return comparable(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
            };
            QCOMPARE(valueOf(other), valueOf(one));
        }
    }

    void whatNeedsAWindowIsRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("window") << QStringList{} << "without a command";
        QTest::newRow("picture") << QStringList{"photo.png"} << "tilescope-run run photo.png";
        QTest::newRow("page") << QStringList{"run", "sample:board", "--html", "a.html"} << "--html";
        QTest::newRow("handout") << QStringList{"lesson", "handout", "first", "--html", "a.html"} << "--html";
        writeFile("picture.webp", "RIFF\x04WEBP");
        QTest::newRow("WebP") << QStringList{"run", path("picture.webp")} << "reads TIFF, WebP";
        QTest::newRow("JPEG out") << QStringList{"run", "sample:board", "--out", path("a.jpg")} << ".png";
        writeFile("cut.png", QByteArray::fromHex("89504E470D0A1A0A0000000D4948445200"));
        QTest::newRow("cut off") << QStringList{"run", path("cut.png")} << "ends early";
    }
    void whatNeedsAWindowIsRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        const Outcome outcome = runWithout(words);
        QVERIFY(outcome.status == 1 || outcome.status == 2);
        QVERIFY2(outcome.errors.contains(sentence.toUtf8()), outcome.errors);
    }

    void needsNoQt()
    {
        QProcess ldd;
        ldd.start("ldd", {withoutWindow()});
        QVERIFY(ldd.waitForFinished(patience));
        const QByteArray libraries = ldd.readAllStandardOutput();
        QVERIFY(libraries.contains("libc.so"));
        for (const char* name : {"Qt", "libGL", "libEGL", "libX11", "libxcb", "fontconfig", "libicu"})
            QVERIFY2(!libraries.contains(name), name);
    }
};

TILESCOPE_TEST(WithoutWindowTest, runWithoutDisplay)
#include "without_window_test.moc"
