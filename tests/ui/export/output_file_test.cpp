#include "tests/ui/test_program.h"
#include "ui/files/output_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tilescope;

/// Files are complete or unchanged, links and permissions are kept, and what is not a regular file is written in place.
class OutputFileTest : public QObject
{
    Q_OBJECT

private:
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

    void whatCannotBeWrittenWholeIsAsItWas()
    {
        QVERIFY(!writeOutput(path("no/such/folder"), "text").isEmpty());
        QVERIFY(!writeOutput(m_folder.path(), "text").isEmpty());

        QCOMPARE(writeOutput(path("kept"), "kept"), QString());
        const auto files = QDir(m_folder.path()).entryList();
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{1000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small); // as on a full disk
        const QString problem = writeOutput(path("kept"), QByteArray(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!problem.isEmpty());
        QCOMPARE(content(path("kept")), QByteArray("kept"));
        QCOMPARE(QDir(m_folder.path()).entryList(), files);
    }
};

TILESCOPE_TEST(OutputFileTest, runWithoutDisplay)
#include "output_file_test.moc"
