#include "tests/ui/test_program.h"
#include "ui/files/output_file.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <stop_token>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tilescope;

/// Files are complete or unchanged, links and permissions are kept, and what is not a regular file is written in place.
class OutputFileTest : public QObject
{
    Q_OBJECT

private:
    static constexpr uint nobody = 65534;
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(name); }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    QString pipe(const char* name) const
    {
        mkfifo(QFile::encodeName(path(name)).constData(), 0600);
        return path(name);
    }
    static mode_t typeOf(const QString& path)
    {
        struct stat found {
        };
        return lstat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & S_IFMT : 0;
    }

private slots:
    void replacesAFileAndKeepsItsPermissions()
    {
        QCOMPARE(writeOutput(path("new"), "first"), QString());
        QVERIFY(QFile::setPermissions(path("new"), QFile::ReadOwner | QFile::WriteOwner));
        const auto before = QFileInfo(path("new")).permissions();
        QCOMPARE(writeOutput(path("new"), "second"), QString());
        QCOMPARE(content(path("new")), QByteArray("second"));
        QCOMPARE(QFileInfo(path("new")).permissions(), before);
    }

    void followsLinks()
    {
        QCOMPARE(writeOutput(path("target"), "old"), QString());
        for (const char* name : {"target", "absent"}) {
            const QString link = path((QByteArray("link to ") + name).constData());
            QVERIFY(QFile::link(path(name), link));
            QCOMPARE(writeOutput(link, "through"), QString());
            QCOMPARE(typeOf(link), mode_t{S_IFLNK});
            QCOMPARE(content(path(name)), QByteArray("through"));
        }
    }

    void aLinkThatPointsToALinkIsFollowed()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("below"));
        QVERIFY(QFile::link("../end", path("below/second"))); // relative to its own folder
        QVERIFY(QFile::link("below/second", path("first")));
        for (const char* text : {"one", "two"}) {
            QCOMPARE(writeOutput(path("first"), text), QString());
            QCOMPARE(content(path("end")), QByteArray(text));
            QCOMPARE(typeOf(path("first")), mode_t{S_IFLNK});
            QCOMPARE(typeOf(path("below/second")), mode_t{S_IFLNK});
        }
    }

    void keepsTheOwner()
    {
        if (geteuid() != 0)
            QSKIP("only root may give a file to another");
        const QByteArray file = QFile::encodeName(path("owned"));
        QCOMPARE(writeOutput(path("owned"), "old"), QString());
        QCOMPARE(chown(file.constData(), nobody, nobody), 0);
        QCOMPARE(writeOutput(path("owned"), "new"), QString());
        QCOMPARE(content(path("owned")), QByteArray("new"));
        QCOMPARE(QFileInfo(path("owned")).ownerId(), nobody);
        QCOMPARE(QFileInfo(path("owned")).groupId(), nobody);
    }

    void aFileInAReadOnlyFolderIsWrittenInPlace()
    {
        const bool isRoot = geteuid() == 0; // whom no permission stops
        const auto mayEnter = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup |
                              QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(m_folder.path(), QFile::permissions(m_folder.path()) | mayEnter));
        QVERIFY(QDir(m_folder.path()).mkpath("closed"));
        const QString inside = path("closed/file"), shut = path("closed/shut");
        for (const QString& file : {inside, shut}) {
            QCOMPARE(writeOutput(file, "old text"), QString());
            if (isRoot)
                QCOMPARE(chown(QFile::encodeName(file).constData(), nobody, nobody), 0);
        }
        QVERIFY(QFile::setPermissions(shut, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(path("closed"), mayEnter));
        QVERIFY(!isRoot || seteuid(nobody) == 0);
        const QString longer = writeOutput(inside, QByteArray(9000, 'x'));
        const QByteArray all = content(inside);
        const QString shorter = writeOutput(inside, "new");
        const QString refused = writeOutput(shut, "new"), unmade = writeOutput(path("closed/other"), "new");
        QVERIFY(!isRoot || seteuid(0) == 0);
        QVERIFY(QFile::setPermissions(path("closed"), mayEnter | QFile::WriteOwner));
        QCOMPARE(longer, QString());
        QCOMPARE(all, QByteArray(9000, 'x'));
        QCOMPARE(shorter, QString());
        QCOMPARE(content(inside), QByteArray("new"));
        QVERIFY(!refused.isEmpty() && !unmade.isEmpty());
        QCOMPARE(QDir(path("closed")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
    }

    void aRemovedFileThatIsStillOpenIsWrittenTo()
    {
        const int open = ::open(QFile::encodeName(path("removed")).constData(), O_RDWR | O_CREAT, 0600);
        QVERIFY(QFile::remove(path("removed")));
        const auto files = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
        QCOMPARE(writeOutput(QStringLiteral("/proc/self/fd/%1").arg(open), "text"), QString());
        char read[8] = {};
        QCOMPARE(pread(open, read, sizeof read, 0), ssize_t{4});
        QCOMPARE(QByteArray(read), QByteArray("text"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden), files);
        ::close(open);
    }

    void aSocketIsRefused()
    {
        const QByteArray file = QFile::encodeName(path("socket"));
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        QVERIFY(static_cast<std::size_t>(file.size()) < sizeof address.sun_path);
        std::copy(file.begin(), file.end(), address.sun_path);
        const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        QCOMPARE(writeOutput(path("socket"), "text"), QString("it is a socket"));
        QCOMPARE(typeOf(path("socket")), mode_t{S_IFSOCK});
        ::close(listener);
    }

    void aPipeIsWrittenToAndStays()
    {
        const QString fifo = pipe("pipe");
        QVERIFY(QFile::link(fifo, path("link to pipe")));
        const int reader = ::open(QFile::encodeName(fifo).constData(), O_RDONLY | O_NONBLOCK);
        QCOMPARE(writeOutput(fifo, "one "), QString());
        QCOMPARE(writeOutput(path("link to pipe"), "two"), QString());
        char read[16] = {};
        QCOMPARE(::read(reader, read, sizeof read), ssize_t{7});
        QCOMPARE(QByteArray(read), QByteArray("one two"));
        ::close(reader);
        QCOMPARE(typeOf(fifo), mode_t{S_IFIFO});
    }

    /// The failure is returned and does not end the program.
    void aPipeWhoseReaderGoesIsAFailure()
    {
        const QString fifo = pipe("left");
        const int reader = ::open(QFile::encodeName(fifo).constData(), O_RDONLY | O_NONBLOCK);
        std::jthread leaving([reader] {
            char some[100];
            while (::read(reader, some, sizeof some) <= 0) {
            }
            ::close(reader);
        });
        QVERIFY(!writeOutput(fifo, QByteArray(1 << 20, 'x')).isEmpty());
    }

    void aPipeThatNobodyReadsIsAFailure()
    {
        QVERIFY(writeOutput(pipe("unread"), "text").contains("no program reads from it"));
    }

    /// A pipe holds 64 KB; a stop ends the wait for the rest, and a reader that comes back gets it all.
    void aPipeWhoseReaderRestsIsLeftWhenStopped()
    {
        const QString fifo = pipe("resting");
        const int reader = ::open(QFile::encodeName(fifo).constData(), O_RDONLY | O_NONBLOCK);
        const QByteArray bytes(1 << 20, 'x');
        std::stop_source source;
        const std::jthread stopping([&source] {
            QThread::msleep(100);
            source.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(writeOutput(fifo, bytes, source.get_token()), QString("nothing is read from it"));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed()))); // not half a minute
        char some[4096];
        while (::read(reader, some, sizeof some) > 0) {
        }
        qsizetype count = 0;
        std::jthread reading([&] {
            QThread::msleep(100);
            while (count < bytes.size())
                count += std::max<ssize_t>(::read(reader, some, sizeof some), 0);
        });
        QCOMPARE(writeOutput(fifo, bytes), QString());
        reading.join();
        QCOMPARE(count, bytes.size());
        ::close(reader);
    }

    void whatCannotBeWrittenWholeIsAsItWas()
    {
        QVERIFY(!writeOutput(path("no/such/folder"), "text").isEmpty());
        QCOMPARE(writeOutput(m_folder.path(), "text"), QString("it is a folder"));

        QCOMPARE(writeOutput(path("kept"), "kept"), QString());
        const auto files = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{1000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small); // as on a full disk
        const QString problem = writeOutput(path("kept"), QByteArray(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!problem.isEmpty());
        QCOMPARE(content(path("kept")), QByteArray("kept"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden), files);
    }
};

TILESCOPE_TEST(OutputFileTest, runWithoutDisplay)
#include "output_file_test.moc"
