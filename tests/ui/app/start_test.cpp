#include "tests/ui/built_program.h"
#include "tests/ui/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

/// The program from its own main(): the window prints nothing on standard error, also when several open at once, and
/// numbers are the same in every language.
class StartTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    struct Outcome {
        int status;
        QByteArray output, errors;
    };

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// In the emulator, with separate settings and caches.
    Outcome start(const QStringList& words, const QProcessEnvironment& environment) const
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(tilescope::test::builtProgram(), words);
        if (!process.waitForFinished(250'000))
            return {-1, {}, "did not end"};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    QProcessEnvironment environment() const
    {
        QProcessEnvironment made = QProcessEnvironment::systemEnvironment();
        made.insert("TILESCOPE_HIDE", "cuda");
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
            made.insert(name, m_folder.path());
        if (!made.contains("DISPLAY"))
            made.insert("QT_QPA_PLATFORM", "offscreen");
        return made;
    }

    /// A language with dots between groups and a decimal comma; also for the C library if its locale can be generated.
    QProcessEnvironment elsewhere(const QString& language) const
    {
        QProcessEnvironment made = environment();
        for (const char* name : {"LC_ALL", "LC_NUMERIC", "LANGUAGE"})
            made.remove(name);
        made.insert("LANG", language + ".UTF-8");
        const QString locales = path("locales");
        if (QDir().mkpath(locales) &&
            QProcess::execute("localedef", {"-i", language, "-f", "UTF-8", locales + "/" + language + ".UTF-8"}) == 0)
            made.insert("LOCPATH", locales);
        return made;
    }

    QString textOf(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void theWindowSaysNothingOnStandardError_data()
    {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"learn", "inspect", "tune"})
            QTest::newRow(layout) << layout;
    }
    void theWindowSaysNothingOnStandardError()
    {
        QFETCH(QString, layout);
        const Outcome outcome =
            start({"sample:board@64x48", "--layout", layout, "--screenshot", path("window.png")}, environment());
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QByteArray());
        QCOMPARE(outcome.output, QByteArray());
    }

    /// The picture is made nevertheless.
    void aSessionThatCannotBeOpenedIsAFailureOfAScreenshot()
    {
        QFile session(path("damaged.tilescope"));
        QVERIFY(session.open(QIODevice::WriteOnly) && session.write("{") == 1);
        session.close();
        const Outcome outcome = start({session.fileName(), "--screenshot", path("damaged.png")}, environment());
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("damaged.tilescope"), outcome.errors);
        QVERIFY(QFile::exists(path("damaged.png")));
    }

    /// TILESCOPE_STARTS=50 is for a machine that has nothing else to do.
    void windowsThatAreStartedAtOnceAllOpen()
    {
        const int windows = qEnvironmentVariable("TILESCOPE_STARTS", "4").toInt();
        QProcessEnvironment shared = environment();
        shared.insert("XDG_CACHE_HOME", path("cache"));
        const QDir kept(path("tilescope/autosave"));
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < windows; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->setProcessEnvironment(shared);
            programs.back()->start(tilescope::test::builtProgram(), {"sample:board@64x48"});
        }
        const auto haveOpened = [&] { return kept.entryList({"*.tilescope"}, QDir::Files).size() == windows; };
        QVERIFY(QTest::qWaitFor(haveOpened, tilescope::test::patience));
        for (const auto& program : programs) {
            QCOMPARE(program->state(), QProcess::Running);
            program->terminate();
        }
        for (const auto& program : programs) {
            QVERIFY(program->waitForFinished(tilescope::test::patience));
            QCOMPARE(program->readAllStandardError(), QByteArray());
        }
    }

    void aFilmIsExportedFromItsFirstStep()
    {
        const Outcome gif = start({"sample:board@64x48", "--op", "sobel", "--strategy", "shared", "--step", "220",
                                   "--export", path("film.gif")},
                                  environment());
        if (gif.errors.contains("without giflib"))
            QSKIP("built without giflib");
        QCOMPARE(gif.errors, QByteArray());
        QCOMPARE(gif.status, 0);
        QImageReader film(path("film.gif"));
        QCOMPARE(film.size(), QSize(1280, 720));
        QVERIFY(film.imageCount() > 1 && film.imageCount() < 40);
    }

    void numbersAreTheSameUnderEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Vietnamese") << "vi_VN";
        QTest::newRow("German") << "de_DE";
    }
    void numbersAreTheSameUnderEveryLanguage()
    {
        QFETCH(QString, language);
        const QProcessEnvironment environment = elsewhere(language);
        const QStringList recipe{"sample:board@512x512", "--op", "sobel", "--strategy", "global"};
        const Outcome window = start(recipe + QStringList{"--export", path("window.html")}, environment);
        QVERIFY2(window.status == 0, window.errors);
        const Outcome run = start(QStringList{"run"} + recipe + QStringList{"--html", path("run.html")}, environment);
        QVERIFY2(run.status == 0, run.errors);
        const QRegularExpression drawings("<svg.*?</svg>", QRegularExpression::DotMatchesEverythingOption);
        for (const char* page : {"window.html", "run.html"}) {
            QString text = textOf(page);
            text.remove(drawings);
            QVERIFY2(text.contains("8,192"), page); // sectors written for 512×512 bytes
            QVERIFY2(!text.contains("8.192"), page);
        }
        const QString table = QString::fromUtf8(run.output);
        QVERIFY2(table.contains(QRegularExpression("\\d\\.\\d")), run.output);
        QVERIFY2(!table.contains(QRegularExpression("\\d,\\d")), run.output);
    }
};

TILESCOPE_TEST(StartTest, runWithoutDisplay)
#include "start_test.moc"
