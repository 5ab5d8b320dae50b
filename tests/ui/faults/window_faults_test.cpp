#include "tests/fakes/failing_calls.h"
#include "tests/ui/window_fixture.h"
#include "ui/sessions/session_controller.h"
#include "ui/shell/message_bar.h"
#include "ui/window/image_controller.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <cstring>

using namespace tilescope;
using namespace tilescope::test;

/// Files that cannot be written while the window is open: it says so, the picture stays, and the next try works.
class WindowFaultsTest : public QObject
{
    Q_OBJECT

private:
    using Topic = MessageBar::Topic;
    QTemporaryDir m_folder;

    WindowOptions options() const
    {
        WindowOptions made = windowOptions(m_folder, QStringLiteral("sample:board@64x48"));
        made.dataFolder = m_folder.filePath("data");
        return made;
    }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The content of the files that are kept for a crash.
    QList<QByteArray> kept() const
    {
        const QDir folder(m_folder.filePath("data/autosave"));
        QList<QByteArray> all;
        for (const QString& name : folder.entryList({"*.tilescope"}, QDir::Files | QDir::Hidden))
            all << content(folder.filePath(name));
        return all;
    }

private slots:
    void initTestCase() { QVERIFY(QDir(m_folder.path()).mkpath("mine")); }

    void aSessionAndAPictureThatCannotBeSaved()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, "sample:board@64x48");
        const auto report = window.parts().run.report();
        const auto& messages = window.parts().messages;
        const QString session = m_folder.filePath("mine/a.tilescope"), picture = m_folder.filePath("mine/a.png");
        window.parts().sessions.saveTo(session);
        const QByteArray before = content(session);
        window.parts().settings.pickStrategy("global");
        {
            const FailingCall full(FileCall::Write, ENOSPC, m_folder.filePath("mine").toStdString());
            window.parts().sessions.save();
            QVERIFY(messages.text(Topic::Session).contains(std::strerror(ENOSPC)));
            partOf<ImageController>(window).save(report->picture, picture, report->display);
            QTRY_VERIFY_WITH_TIMEOUT(messages.text(Topic::Save).contains(std::strerror(ENOSPC)), patience);
        }
        QVERIFY(messages.text(Topic::Session).contains(session));
        QVERIFY(messages.text(Topic::Save).contains(picture));
        QCOMPARE(content(session), before);
        QCOMPARE(QDir(m_folder.filePath("mine")).entryList(QDir::Files | QDir::Hidden), QStringList{"a.tilescope"});
        QVERIFY(window.parts().run.report()->picture);

        window.parts().sessions.save();
        QVERIFY(messages.text(Topic::Session).contains("was saved"));
        QCOMPARE(readSession(session, Registry()).recipe.strategy, std::string("global"));
        partOf<ImageController>(window).save(report->picture, picture, report->display);
        QTRY_VERIFY_WITH_TIMEOUT(messages.text(Topic::Save).contains("was saved"), patience);
    }

    void aSessionThatCannotBeKeptForACrash()
    {
        MainWindow window(options());
        showActive(window);
        const auto& messages = window.parts().messages;
        QTRY_COMPARE_WITH_TIMEOUT(kept().size(), 1, patience);
        const QList<QByteArray> before = kept();
        {
            const FailingCall full(FileCall::Write, ENOSPC, m_folder.filePath("data").toStdString());
            window.parts().settings.pickStrategy("global");
            QTRY_VERIFY_WITH_TIMEOUT(messages.text(Topic::Autosave).contains("a crash would lose your latest changes"),
                                     patience);
        }
        QVERIFY(messages.text(Topic::Autosave).contains(std::strerror(ENOSPC)));
        QCOMPARE(kept(), before);
        window.parts().settings.pickStrategy("local");
        QTRY_VERIFY_WITH_TIMEOUT(messages.text(Topic::Autosave).isEmpty(), patience);
        QCOMPARE(kept().size(), 1);
        QVERIFY(kept().constFirst().contains("local"));
    }

    void aFolderInWhichNothingCanBeKept()
    {
        WindowOptions closed = options();
        closed.dataFolder = "/proc/tilescope";
        MainWindow window(closed);
        QVERIFY(window.parts().messages.text(Topic::Autosave).contains("Nothing can be saved in \"/proc/tilescope"));
    }
};

TILESCOPE_TEST(WindowFaultsTest, runWithWindow)
#include "window_faults_test.moc"
