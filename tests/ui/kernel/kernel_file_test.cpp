#include "tests/ui/test_program.h"
#include "ui/session/saved/kernel_file.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;

class KernelFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(QStringLiteral("kernel.cu"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }

    static QString refusalOf(const QString& path)
    {
        try {
            readKernel(path);
        } catch (const KernelFileError& error) {
            return QString::fromStdString(error.what());
        }
        return {};
    }

private slots:
    void aTextComesBack()
    {
        const QString path = m_folder.filePath(QStringLiteral("saved.cu"));
        const std::string text = "// é\n__global__ void f() {}\n";
        writeKernel(text, path);
        QCOMPARE(readKernel(path), text);
    }

    void lineEndsAndByteOrderMarksAreOurs()
    {
        QCOMPARE(readKernel(write("\xEF\xBB\xBF"
                                  "a\r\nb\rc\n")),
                 std::string("a\nb\nc\n"));
    }

    void anotherEncodingIsReadAndKept()
    {
        const QString path = write("// caf\xE9\r\nint a;\r\n");
        QCOMPARE(readKernel(path), std::string("// café\nint a;\n"));
        writeKernel("// caf\u00e9\nint b;\n", path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("// caf\xE9\r\nint b;\r\n"));
        QVERIFY_THROWS_EXCEPTION(KernelFileError, writeKernel("// 中\n", path));
        QCOMPARE(readKernel(path), std::string("// café\nint b;\n"));
    }

    void headersFollowTheTextAndStayAsTheyAre()
    {
        const QString path = write("#include \"own.h\"\nint a;");
        const auto writeHeader = [&](const QByteArray& text) {
            QFile file(m_folder.filePath(QStringLiteral("own.h")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        writeHeader("int b;\r\n");
        const std::string text = readKernel(path);
        QCOMPARE(text, std::string("#include \"own.h\"\nint a;\n//@ header \"own.h\"\nint b;\n"));
        writeKernel("// c\n" + text, path);
        QCOMPARE(readKernel(path), "// c\n" + text);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("// c\n#include \"own.h\"\nint a;"));
        QDir(m_folder.path()).mkdir(QStringLiteral("far"));
        const QString far = m_folder.filePath(QStringLiteral("far/else.cu"));
        writeKernel(text, far);
        QCOMPARE(readKernel(far), text);
        QVERIFY_THROWS_EXCEPTION(KernelFileError, writeKernel(text + "int c;\n", path));
        QCOMPARE(readKernel(path), "// c\n" + text);
    }

    void whatIsNoKernelIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("NUL bytes") << QByteArray("a\0b", 3) << QStringLiteral("NUL");
        QTest::newRow("too large") << QByteArray(largestKernel + 1, 'a') << QStringLiteral("1 MB");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
        QTest::newRow("blank") << QByteArray(" \n\n") << QStringLiteral("empty");
    }
    void whatIsNoKernelIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        const QString refusal = refusalOf(write(bytes));
        QVERIFY2(refusal.contains(why) && refusal.contains(QStringLiteral("kernel.cu")), qPrintable(refusal));
    }

    void theLargestIsTaken()
    {
        QCOMPARE(readKernel(write(QByteArray(largestKernel, 'a'))).size(), std::size_t{largestKernel});
    }

    void whatIsNoFileIsRefused()
    {
        QVERIFY(refusalOf(m_folder.path()).contains(QStringLiteral("not a file")));
        QVERIFY(refusalOf(QStringLiteral("/dev/zero")).contains(QStringLiteral("not a file")));
        QVERIFY(refusalOf(m_folder.filePath(QStringLiteral("none.cu"))).contains(QStringLiteral("no such file")));
        QVERIFY_THROWS_EXCEPTION(KernelFileError, writeKernel("a", QStringLiteral("/no/such/folder/a.cu")));
    }
};

TILESCOPE_TEST(KernelFileTest, runAlone)
#include "kernel_file_test.moc"
