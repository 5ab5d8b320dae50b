#include "tests/ui/test_program.h"
#include "ui/session/saved/session_file.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;

namespace
{

QByteArray written(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return bytes;
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SessionFileTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;
    QTemporaryDir m_folder;

    static SavedSession sample()
    {
        SavedSession session;
        session.recipe.operation = "blur";
        session.recipe.block = {32, 8};
        session.recipe.parameters["width"] = std::int64_t(9);
        session.recipe.source = "// ü\n__global__ void f() {}\n";
        session.recipe.gpu = "RTX 4090";
        session.image = QStringLiteral("sample:board@64x48");
        session.view = {{QStringLiteral("grid"), false}, {QStringLiteral("source"), true}};
        return session;
    }

private slots:
    void whatIsWrittenIsReadBack()
    {
        const QString path = m_folder.filePath(QStringLiteral("a session.tilescope"));
        writeSession(sample(), path);
        QVERIFY(readSession(path, m_registry) == sample());
        QVERIFY(isSessionFile(path));
        QVERIFY(!isSessionFile(QStringLiteral("a.png")));
    }

    void aRangeIsKept()
    {
        SavedSession session = sample();
        session.range = RangeChoice::of(-0.25, 93);
        QVERIFY(sessionBytes(session).contains("\"version\": 3"));
        QVERIFY(sessionFromBytes(sessionBytes(session), m_registry) == session);
    }

    void theChannelAndTheDifferenceAreKept_data()
    {
        QTest::addColumn<QString>("channel");
        QTest::addColumn<QString>("difference");
        QTest::newRow("channel") << "blue"
                                 << "result,reference";
        QTest::newRow("difference") << "all"
                                    << "source,result";
        QTest::newRow("pin and strategy") << "alpha"
                                          << "D,global";
    }
    void theChannelAndTheDifferenceAreKept()
    {
        QFETCH(QString, channel);
        QFETCH(QString, difference);
        SavedSession session = sample();
        session.subject = {*fromText<ChannelView>(channel), parseDifferenceSides(difference.toStdString(), m_registry)};
        QCOMPARE(QString::fromStdString(toText(session.subject.difference)), difference);
        QVERIFY(sessionBytes(session).contains("\"version\": 4"));
        QVERIFY(sessionFromBytes(sessionBytes(session), m_registry) == session);
    }

    void aBlockThatCannotRunIsKept()
    {
        SavedSession session = sample();
        session.recipe.block = {1024, 16};
        QVERIFY(sessionFromBytes(sessionBytes(session), m_registry) == session);
    }

    void hostileFilesAreRefusedAndKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QByteArray good = sessionBytes(sample());
        const auto row = [](const char* name, const QByteArray& bytes, const char* reason) {
            QTest::newRow(name) << bytes << QString::fromLatin1(reason);
        };
        const auto with = [&good](const char* from, const char* to) {
            QByteArray changed = good;
            changed.replace(from, to);
            return changed;
        };
        row("empty", {}, "not JSON");
        row("truncated", good.left(good.size() / 2), "cut short");
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "not JSON");
        row("NUL bytes", QByteArray(1000, '\0'), "not JSON");
        row("100 MB of zeros", QByteArray(100'000'000, '\0'), "larger than 16 MB");
        row("deep", QByteArray(2'000'000, '['), "nested");
        row("a list", "[]", "not a session");
        row("other JSON", "{\"recipe\":{}}", "not a session");
        row("newer", with("\"version\": 1", "\"version\": 7"), "newer Tilescope");
        row("version zero", with("\"version\": 1", "\"version\": 0"), "no version 0");
        row("version a text", with("\"version\": 1", "\"version\": \"1\""), "\"version\" must be a whole number");
        row("version huge", with("\"version\": 1", "\"version\": 99999999999999"), "out of range");
        row("recipe a text", "{\"format\":\"tilescope session\",\"version\":1,\"recipe\":\"x\"}", "must be an object");
        row("no recipe", "{\"format\":\"tilescope session\",\"version\":1}", "\"recipe\" is missing");
        row("unknown operation", with("\"blur\"", "\"explode\""), "explode");
        row("operation a number", with("\"blur\"", "3"), "\"operation\" must be a string");
        row("unknown strategy", with("\"shared\"", "\"magic\""), "magic");
        row("block a number", with("\"32x8\"", "32"), "\"block\" must be a string");
        row("block of words", with("\"32x8\"", "\"wide\""), "WIDTHxHEIGHT");
        row("parameter out of range", with("\"width\": 9", "\"width\": 1000000"), "width");
        row("parameter of another type", with("\"width\": 9", "\"width\": \"nine\""), "width");
        row("unknown parameter", with("\"width\": 9", "\"wits\": 9"), "no parameter");
        row("unknown GPU", with("RTX 4090", "Voodoo 3"), "Voodoo 3");
        row("NUL in the image", with("sample:board", "sample\\u0000board"), "NUL byte");
        row("NUL in the kernel", with("__global__", "\\u0000"), "NUL byte");
        row("image a list", with("\"sample:board@64x48\"", "[]"), "\"image\" must be a string");
        row("view a list", with("\"grid\": false", "\"grid\": []"), "\"view.grid\" must be true or false");
        row("unknown field", with("\"version\": 1", "\"version\": 1, \"run\": \"rm\""), "\"run\" is unknown");
        row("pins a number", with("\"version\": 1", "\"version\": 2, \"pins\": 4"), "\"pins\" must be a list");
        row("five pins", with("\"version\": 1", "\"version\": 2, \"pins\": [{},{},{},{},{}]"), "\"pins\" is longer");
        row("range a number", with("\"version\": 1", "\"version\": 3, \"range\": 4"), "\"range\" must be a string");
        row("range of words", with("\"version\": 1", "\"version\": 3, \"range\": \"wide\""), "\"wide\" is not");
        row("range upside down", with("\"version\": 1", "\"version\": 3, \"range\": \"2,1\""), "not possible");
        row("channel unknown", with("\"version\": 1", "\"version\": 4, \"channel\": \"pink\""), "\"pink\" is not");
        row("one side", with("\"version\": 1", "\"version\": 4, \"difference\": \"source\""), "two images");
        row("no such side", with("\"version\": 1", "\"version\": 4, \"difference\": \"E,source\""), "\"E\" is not");
        const auto withKernels = [&](const QByteArray& list) {
            return with("\"version\": 1", ("\"version\": 5, \"kernels\": " + list).constData());
        };
        const auto withKernel = [&](const QByteArray& path, const QByteArray& text) {
            return withKernels("[{\"path\": \"" + path + "\", \"text\": \"" + text + "\"}]");
        };
        row("kernels a text", withKernels("\"/a.cu\""), "at most 5 kernel files");
        row("six kernels", withKernels("[{}, {}, {}, {}, {}, {}]"), "at most 5 kernel files");
        row("kernel without a path", withKernels("[{\"text\": \"x\"}]"), "\"kernels[0].path\" is missing");
        row("kernel that runs", withKernels("[{\"path\": \"/a.cu\", \"run\": \"rm\"}]"), "must be the whole path");
        row("kernel of a relative path", withKernel("../a.cu", "x"), "must be the whole path");
        row("kernel of the program", withKernel(":/operations/a.cu", "x"), "must be the whole path");
        row("kernel in another file", withKernel("/etc/passwd", "x"), "must be the whole path");
        row("kernel without its text", withKernel("/a.cu", ""), "must be the whole path");
        row("NUL in a kernel's path", withKernel("/a\\u0000.cu", "x"), "NUL byte");
        row("NUL in a kernel's text", withKernel("/a.cu", "x\\u0000"), "NUL byte");
        row("long kernel", withKernel("/a.cu", QByteArray(2 << 20, 'x')), "longer than 1048576");
        row("kernel of a long path", withKernel("/" + QByteArray(5000, 'a') + ".cu", "x"), "longer than 4096");
        row("long image", with("sample:board", QByteArray(5000, 'a').constData()), "longer than 4096");
    }
    void hostileFilesAreRefusedAndKept()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const QString path = m_folder.filePath(QStringLiteral("hostile.tilescope"));
        written(path, bytes);
        try {
            readSession(path, m_registry);
            QFAIL("it was taken");
        } catch (const SessionFileError& error) {
            const QString sentence = QString::fromStdString(error.what());
            QVERIFY2(sentence.contains(reason), qPrintable(sentence));
            QVERIFY(sentence.contains(QStringLiteral("hostile.tilescope")));
            QVERIFY(sentence.endsWith(QLatin1Char('.')));
        }
        QCOMPARE(content(path), bytes);
    }

    void onlyFilesAreRead()
    {
        for (const QString& path : {m_folder.path(), QStringLiteral("/dev/zero"), m_folder.filePath("none.tilescope")})
            QVERIFY_THROWS_EXCEPTION(SessionFileError, readSession(path, m_registry));
    }

    void aPictureThatMovedWithItsSessionIsFound()
    {
        SavedSession session = sample();
        session.image = QStringLiteral("/no/such/folder/face.png");
        const QString path = m_folder.filePath(QStringLiteral("moved.tilescope"));
        writeSession(session, path);
        QCOMPARE(readSession(path, m_registry).image, session.image);
        written(m_folder.filePath(QStringLiteral("face.png")), "picture");
        QCOMPARE(readSession(path, m_registry).image, m_folder.filePath(QStringLiteral("face.png")));
    }

    void whatCannotBeWrittenSaysSo()
    {
        QVERIFY_THROWS_EXCEPTION(SessionFileError,
                                 writeSession(sample(), m_folder.filePath("no/such/folder.tilescope")));
    }
};

TILESCOPE_TEST(SessionFileTest, runWithoutDisplay)
#include "session_file_test.moc"
