#include "app/arguments.h"
#include "app/commands.h"
#include "app/files.h"
#include "tests/fakes/failing_calls.h"
#include "tests/ui/built_program.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/pictures/image_file.h"
#include "ui/session/saved/autosave.h"
#include "ui/session/saved/kernel_file.h"
#include "ui/session/saved/session_file.h"
#include "ui/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <functional>

using namespace tilescope;
using tilescope::test::FailingCall;
using tilescope::test::FileCall;

namespace
{

/// A place to write to: what writes version 1 or 2 there.
struct Output {
    const char* name;
    const char* file; ///< or a pattern of its name
    std::function<void(const QString& path, int version)> write;
};

Image imageOf(int version)
{
    Image image(40, 30, PixelFormat::Grey8);
    image.row<std::uint8_t>(7)[5] = static_cast<std::uint8_t>(version);
    return image;
}

SavedSession sessionOf(int version)
{
    SavedSession session;
    session.recipe.strategy = version == 1 ? "global" : "shared";
    return session;
}

struct Fault {
    const char* name;
    FileCall call;
    int failure;
    long bytes = 0;
};

const Fault fileFaults[] = {{"no room for the file", FileCall::Open, ENOSPC},
                            {"disk full at once", FileCall::Write, ENOSPC},
                            {"disk full after 100 bytes", FileCall::Write, ENOSPC, 100},
                            {"disk broken", FileCall::Write, EIO, 50},
                            {"quota", FileCall::Write, EDQUOT},
                            {"full when flushed", FileCall::Synchronise, ENOSPC},
                            {"broken when flushed", FileCall::Synchronise, EIO},
                            {"full when closed", FileCall::Close, EDQUOT}, // as NFS reports it
                            {"broken when closed", FileCall::Close, EIO},
                            {"no room for the name", FileCall::Rename, ENOSPC},
                            {"broken when renamed", FileCall::Rename, EIO}};

} // namespace

Q_DECLARE_METATYPE(Fault)
Q_DECLARE_METATYPE(Output)

/// A call that writes files fails: the old file is whole, nothing else is left, a sentence says why, and the next try
/// works.
class FileFaultsTest : public QObject
{
    Q_OBJECT

private:
    /// In memory if possible, where flushing takes no time.
    QTemporaryDir m_folder{(QFileInfo("/dev/shm").isWritable() ? QString("/dev/shm") : QDir::tempPath()) +
                           "/tilescope-faults-XXXXXX"};

    QString path(const QString& name) const { return m_folder.filePath(name); }
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    /// Every file below the folder with its content.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> found;
        QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            found[all.filePath()] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not readable)");
        }
        return found;
    }

    /// The words with which it ends; empty if it works.
    static QString complaint(const std::function<void()>& work)
    {
        try {
            work();
        } catch (const std::exception& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

    /// Runs a command of the program in this process.
    static QString complaintOf(const QStringList& words)
    {
        return complaint([&] {
            const Arguments arguments = parseArguments(plainTexts(words));
            if (arguments.command == Command::Sweep)
                sweepCommand(arguments);
            else
                runCommand(arguments);
        });
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("TILESCOPE_HIDE", "cuda");
    }
    void init()
    {
        QVERIFY(QDir(m_folder.path()).removeRecursively());
        QVERIFY(QDir().mkpath(m_folder.path()));
    }

    void leaveTheOldFile_data()
    {
        QTest::addColumn<Output>("output");
        QTest::addColumn<Fault>("fault");
        const Output outputs[] = {
            {"picture", "out.png", [](const QString& path, int version) { saveImage(imageOf(version), path); }},
            {"text", "out.json",
             [](const QString& path, int version) {
                 writeText(path.toStdString(), std::string(500, version == 1 ? 'a' : 'b'));
             }},
            {"session", "mine.tilescope",
             [](const QString& path, int version) { writeSession(sessionOf(version), path); }},
            {"kernel", "mine.cu",
             [](const QString& path, int version) { writeKernel(std::string(300, version == 1 ? 'a' : 'b'), path); }}};
        for (const Output& output : outputs)
            for (const Fault& fault : fileFaults)
                QTest::addRow("%s, %s", output.name, fault.name) << output << fault;
    }
    void leaveTheOldFile()
    {
        QFETCH(Output, output);
        QFETCH(Fault, fault);
        const QString file = path(output.file);
        output.write(file, 1);
        const auto before = files();
        QString sentence;
        {
            const FailingCall failing(fault.call, fault.failure, folder(), fault.bytes);
            sentence = complaint([&] { output.write(file, 2); });
            QVERIFY(failing.count() > 0);
        }
        QCOMPARE(files(), before);
        QVERIFY2(sentence.contains(file) || sentence.contains(output.file), qPrintable(sentence));
        QVERIFY2(sentence.contains(std::strerror(fault.failure)), qPrintable(sentence));
        QVERIFY2(sentence.contains(QRegularExpression("cannot be written|could not be saved")) &&
                     sentence.endsWith(u'.'),
                 qPrintable(sentence));
        output.write(file, 2);
        QCOMPARE(files().size(), 1);
        QVERIFY(files() != before);
    }

    void leaveTheLastAutosave_data()
    {
        QTest::addColumn<Fault>("fault");
        for (const Fault& fault : fileFaults)
            QTest::newRow(fault.name) << fault;
    }
    void leaveTheLastAutosave()
    {
        QFETCH(Fault, fault);
        const Autosave autosave(path("autosave"));
        autosave.write(sessionOf(1));
        const auto before = files();
        {
            const FailingCall failing(fault.call, fault.failure, folder(), fault.bytes);
            QVERIFY(complaint([&] { autosave.write(sessionOf(2)); }).contains(std::strerror(fault.failure)));
            QVERIFY(failing.count() > 0);
        }
        QCOMPARE(files(), before);
        autosave.write(sessionOf(2));
        QCOMPARE(files().size(), before.size());
        QVERIFY(files() != before);
    }

    void withoutRoomNothingIsKeptForACrash()
    {
        {
            const FailingCall failing(FileCall::Write, ENOSPC, folder());
            const Autosave autosave(path("autosave"));
            QVERIFY(!autosave.isActive());
            QVERIFY(failing.count() > 0);
        }
        QCOMPARE(files().size(), 0);
        QVERIFY(Autosave(path("autosave")).isActive());
    }

    /// What the command line writes, from its arguments on.
    void ofACommandAreSaid_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("file");
        const QStringList run{"run", "sample:board@48x32", "--counters", "none"};
        const QStringList sweep{"sweep", "sample:board@48x32", "--strategy", "global", "--counters", "none"};
        QTest::newRow("--out") << run + QStringList{"--out"} << "out.png";
        QTest::newRow("--json") << run + QStringList{"--json"} << "out.json";
        QTest::newRow("sweep --json") << sweep + QStringList{"--json"} << "sweep.json";
        QTest::newRow("sweep --csv") << sweep + QStringList{"--csv"} << "sweep.csv";
    }
    void ofACommandAreSaid()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, file);
        QCOMPARE(complaint([&] { writeText(path(file).toStdString(), "the old one"); }), QString());
        const auto before = files();
        {
            const FailingCall failing(FileCall::Write, ENOSPC, folder(), 20);
            const QString sentence = complaintOf(words + QStringList{path(file)});
            QVERIFY2(sentence.contains(path(file)) && sentence.contains(std::strerror(ENOSPC)), qPrintable(sentence));
        }
        QCOMPARE(files(), before);
        QCOMPARE(complaintOf(words + QStringList{path(file)}), QString());
        QCOMPARE(files().size(), 1);
        QVERIFY(files() != before);
    }

    /// The system ends a program that writes beyond the limit of a file's size, unless it asks to be told instead.
    void aLimitOfFileSizesIsSaid_data()
    {
        QTest::addColumn<int>("halfKilobytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("the picture's file") << 400 << "out.bmp\" cannot be written";
        QTest::newRow("the compiler's input") << 8 << "cannot be written. Free some space there";
    }
    void aLimitOfFileSizesIsSaid()
    {
        QFETCH(int, halfKilobytes);
        QFETCH(QString, said);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CACHE_HOME", path("cache")); // the kernel is compiled
        environment.insert("TMPDIR", m_folder.path());
        process.setProcessEnvironment(environment);
        const QString limit = QStringLiteral("ulimit -f %1; exec \"$0\" \"$@\"").arg(halfKilobytes);
        process.start("/bin/sh", {"-c", limit, tilescope::test::builtProgram(), "run", "sample:board@512x512",
                                  "--counters", "none", "--out", path("out.bmp")});
        QVERIFY(process.waitForFinished(tilescope::test::patience));
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, errors);
        QCOMPARE(process.exitCode(), 1);
        QString sentence = QString::fromUtf8(errors).replace(u'“', u'"').replace(u'”', u'"');
        QVERIFY2(sentence.contains(said), errors);
        QStringList left = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        left.removeAll("cache");
        QCOMPARE(left, QStringList());
    }
};

TILESCOPE_TEST(FileFaultsTest, runWithoutDisplay)
#include "file_faults_test.moc"
