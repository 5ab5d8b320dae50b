#include "tests/ui/built_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/message_bar.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// The X server or the Wayland compositor dies while the window is open: the program ends, says why, and the next start
/// offers what was open.
class LostDisplayTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// A display server of its own that is killed with SIGKILL.
    struct Server {
        QProcess process;
        QString variable, display; ///< how a program finds it

        ~Server() { end(); }
        void end()
        {
            process.kill();
            process.waitForFinished();
        }
    };

    QString runtimeFolder() const { return m_folder.filePath("runtime"); }
    QString autosaveFolder() const { return m_folder.filePath("tilescope/autosave"); }

    static bool startX(Server& server)
    {
        server.process.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"});
        server.variable = "DISPLAY";
        while (!server.process.canReadLine())
            if (!server.process.waitForReadyRead(patience))
                return false;
        server.display = ":" + QString::fromLatin1(server.process.readLine().trimmed());
        return true;
    }
    bool startWayland(Server& server) const
    {
        server.variable = "WAYLAND_DISPLAY";
        server.display = "tilescope-test";
        server.process.setProcessEnvironment(environment({}, {}));
        server.process.start("weston", {"--backend=headless-backend.so", "--socket=" + server.display, "--idle-time=0",
                                        "--no-config", "--log=" + m_folder.filePath("weston.log")});
        return server.process.waitForStarted() &&
               QTest::qWaitFor([this, &server] { return QFile::exists(runtimeFolder() + "/" + server.display); },
                               patience);
    }

    QProcessEnvironment environment(const QString& variable, const QString& display) const
    {
        QProcessEnvironment made = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            made.remove(name);
        made.insert("TILESCOPE_HIDE", "cuda");
        made.insert("XDG_CONFIG_HOME", m_folder.path());
        made.insert("XDG_DATA_HOME", m_folder.path());
        made.insert("XDG_RUNTIME_DIR", runtimeFolder());
        if (!variable.isEmpty())
            made.insert(variable, display);
        return made;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(runtimeFolder()));
        QVERIFY(QFile::setPermissions(runtimeFolder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void leavesTheSessionForTheNextStart_data()
    {
        QTest::addColumn<bool>("isWayland");
        QTest::newRow("X") << false;
        QTest::newRow("Wayland") << true;
    }
    void leavesTheSessionForTheNextStart()
    {
        QFETCH(bool, isWayland);
        const QString needed = isWayland ? "weston" : "Xvfb";
        if (QStandardPaths::findExecutable(needed).isEmpty())
            QSKIP(qPrintable(needed + " is not installed"));
        Server server;
        QVERIFY(isWayland ? startWayland(server) : startX(server));
        QProcess program;
        program.setProcessEnvironment(environment(server.variable, server.display));
        program.start(builtProgram(),
                      {"sample:board@40x30", "--op", "blur", "--strategy", "global", "--block", "32x4"});
        const auto left = [this] { return QDir(autosaveFolder()).entryList({"*.tilescope"}, QDir::Files); };
        const bool isKept =
            QTest::qWaitFor([&] { return !left().isEmpty() || program.state() == QProcess::NotRunning; }, patience);
        if (isWayland && program.state() == QProcess::NotRunning &&
            program.readAllStandardError().contains("qt6-wayland"))
            QSKIP("Qt's plugin for Wayland is not installed");
        QVERIFY(isKept && !left().isEmpty());

        server.end();
        QVERIFY(program.waitForFinished(patience));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QVERIFY(program.exitCode() != 0);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains("connection broke"), said);
        QCOMPARE(left().size(), 1);

        WindowOptions options = windowOptions(m_folder, "sample:page@64x48");
        options.dataFolder = m_folder.filePath("tilescope");
        MainWindow window(options);
        showActive(window);
        QVERIFY(window.parts().messages.text(MessageBar::Topic::Restore).contains("did not exit properly"));
        pressOffer(window, "Restore");
        QTRY_COMPARE_WITH_TIMEOUT(window.parts().session.image()->width(), 40, patience);
        const Recipe& recipe = window.parts().session.recipe();
        QCOMPARE(recipe.operation, std::string("blur"));
        QCOMPARE(recipe.strategy, std::string("global"));
        QCOMPARE(recipe.block, (BlockSize{32, 4}));
    }
};

TILESCOPE_TEST(LostDisplayTest, runWithWindow)
#include "lost_display_test.moc"
