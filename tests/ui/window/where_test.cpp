#include "tests/gpu/remote/fake_worker.h"
#include "tests/ui/window_fixture.h"
#include "ui/session/run_state.h"
#include "ui/session/settings_model.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"
#include "ui/where/where_controller.h"
#include "ui/where/workers_dialog.h"

#include <QDialogButtonBox>
#include <QMenu>
#include <QTableWidget>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr auto whereTopic = MessageBar::Topic::Where;
const QString whereBoard = QStringLiteral("sample:board@64x48");
const QString workersGpu = QStringLiteral("H100 at test");

} // namespace

/// Run › Where, with a worker that is a fake.
class WhereTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::shared_ptr<FakeWorker> m_worker;
    QStringList m_commands; ///< that were to start a worker
    QStringList m_started;  ///< arguments of a program that was to start

    WindowOptions options()
    {
        WindowOptions made = windowOptions(m_folder, whereBoard);
        made.dataFolder = m_folder.filePath(QStringLiteral("data"));
        made.linkTo = [this](const QString& command) {
            m_commands << command;
            if (command == QLatin1String("nothing"))
                throw std::runtime_error("no words");
            return m_worker;
        };
        made.start = [this](const QString&, const QStringList& arguments) {
            m_started = arguments;
            return false;
        };
        return made;
    }

    static QList<QAction*> choices(MainWindow& window)
    {
        QMenu* menu = window.parts().actions.where->menu();
        emit menu->aboutToShow();
        QList<QAction*> all;
        for (QAction* action : menu->actions())
            if (!action->isSeparator())
                all << action;
        return all;
    }
    static QString chosen(MainWindow& window)
    {
        for (const QAction* action : choices(window))
            if (action->isChecked())
                return action->text();
        return {};
    }
    static void choose(MainWindow& window, const QString& text)
    {
        for (QAction* action : choices(window))
            if (action->text() == text)
                return action->trigger();
        QFAIL(qPrintable("There is no choice " + text));
    }

    /// As a user does: the dialog, a name and a command.
    static void addWorker(MainWindow& window, const QString& name, const QString& command)
    {
        choose(window, QStringLiteral("&Workers…"));
        auto* dialog = window.findChild<WorkersDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto& table = *dialog->findChild<QTableWidget*>();
        int row = table.rowCount() - 1;
        if (!table.item(row, 0)->text().isEmpty()) {
            for (QPushButton* button : dialog->findChildren<QPushButton*>())
                if (button->text() == QLatin1String("&Add"))
                    QTest::mouseClick(button, Qt::LeftButton);
            row = table.rowCount() - 1;
        }
        table.item(row, 0)->setText(name);
        table.item(row, 1)->setText(command);
        QPushButton* accept = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
    }

    static QString deviceOf(MainWindow& window)
    {
        const auto report = window.parts().run.fullReport();
        return report ? QString::fromStdString(report->deviceName) : QString();
    }

private slots:
    void init()
    {
        m_worker = std::make_shared<FakeWorker>();
        m_commands.clear();
        m_started.clear();
        QFile::remove(options().preferencesFile);
    }

    void begins()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, whereBoard);
        QCOMPARE(chosen(window), QStringLiteral("Emulator"));
        QCOMPARE(choices(window).size(), 2); // and the dialog
    }

    void movesToANewWorkerAndBack()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, whereBoard);
        addWorker(window, QStringLiteral("lab"), QStringLiteral("ssh lab tilescope worker"));
        QTRY_COMPARE_WITH_TIMEOUT(deviceOf(window), workersGpu, patience);
        QCOMPARE(m_commands, QStringList{QStringLiteral("ssh lab tilescope worker")});
        QVERIFY(window.parts().status.machineText().startsWith(workersGpu));
        QCOMPARE(chosen(window), QStringLiteral("lab"));
        QVERIFY(window.parts().messages.text(whereTopic).isEmpty());

        choose(window, QStringLiteral("Emulator"));
        QTRY_COMPARE_WITH_TIMEOUT(deviceOf(window), QString(), patience);
        QCOMPARE(chosen(window), QStringLiteral("Emulator"));
        choose(window, QStringLiteral("lab"));
        QTRY_COMPARE_WITH_TIMEOUT(deviceOf(window), workersGpu, patience);
        QCOMPARE(m_commands.size(), 1); // it had stayed connected
        QCOMPARE(window.parts().preferences.workers().size(), 1);
    }

    void staysWhereItIsWithoutAConnection()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, whereBoard);
        const auto before = window.parts().run.fullReport();
        m_worker->isLost = true;
        addWorker(window, QStringLiteral("lab"), QStringLiteral("ssh lab tilescope worker"));
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().messages.text(whereTopic).contains(QStringLiteral("The worker has ended.")), patience);
        QVERIFY(window.parts().messages.text(whereTopic).startsWith(QStringLiteral("lab is not connected.")));
        QCOMPARE(window.parts().run.fullReport(), before);
        QCOMPARE(chosen(window), QStringLiteral("Emulator"));
        m_worker->isLost = false;
        pressOffer(window, QStringLiteral("Try again"));
        QTRY_COMPARE_WITH_TIMEOUT(deviceOf(window), workersGpu, patience);
    }

    /// A queue can take its time; the window does not wait, and can do without.
    void doesNotWaitForAQueue()
    {
        m_worker->isInQueue = true;
        {
            MainWindow window(options());
            showActive(window);
            waitForReport(window, whereBoard);
            addWorker(window, QStringLiteral("lab"), QStringLiteral("srun tilescope worker"));
            QVERIFY(window.parts().messages.text(whereTopic).contains(QStringLiteral("Connecting to lab")));
            window.parts().session.runAgain();
            QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
            pressOffer(window, QStringLiteral("Do not connect"));
            QTRY_VERIFY(window.parts().messages.text(whereTopic).isEmpty());
            choose(window, QStringLiteral("lab"));
            QVERIFY(window.parts().messages.text(whereTopic).contains(QStringLiteral("Connecting to lab")));
        } // the window can be closed meanwhile
        m_worker->isInQueue = false;
    }

    void refusesACommandWithoutWords()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, whereBoard);
        addWorker(window, QStringLiteral("lab"), QStringLiteral("nothing"));
        QTRY_COMPARE(window.parts().messages.text(whereTopic), QStringLiteral("no words"));
    }

    void namesAreChecked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no name") << QString() << QStringLiteral("ssh a") << QStringLiteral("needs a name");
        QTest::newRow("no command") << QStringLiteral("a") << QString() << QStringLiteral("Enter the command");
        QTest::newRow("a number") << QStringLiteral("1") << QStringLiteral("ssh a") << QStringLiteral("--device");
        QTest::newRow("emulator") << QStringLiteral("emulator") << QStringLiteral("ssh a")
                                  << QStringLiteral("--device");
        QTest::newRow("twice") << QStringLiteral("lab") << QStringLiteral("ssh a") << QStringLiteral("Two workers");
        QTest::newRow("right") << QStringLiteral("other") << QStringLiteral("ssh a") << QString();
    }
    void namesAreChecked()
    {
        QFETCH(QString, name);
        QFETCH(QString, command);
        QFETCH(QString, fault);
        WorkersDialog dialog({{QStringLiteral("lab"), QStringLiteral("ssh lab")}, {name, command}}, nullptr);
        QPushButton* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QCOMPARE(accept->isEnabled(), fault.isEmpty());
        bool isSaid = fault.isEmpty();
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains(fault);
        QVERIFY2(isSaid, qPrintable(fault));
    }

    void aNewStartIsToldThePlace()
    {
        MainWindow window(options());
        showActive(window);
        waitForReport(window, whereBoard);
        addWorker(window, QStringLiteral("lab"), QStringLiteral("ssh lab tilescope worker"));
        QTRY_COMPARE_WITH_TIMEOUT(deviceOf(window), workersGpu, patience);
        window.parts().actions.command("run.restart")->setEnabled(true);
        window.parts().actions.command("run.restart")->trigger();
        const auto at = m_started.indexOf(QStringLiteral("--device"));
        QVERIFY(at >= 0);
        QCOMPARE(m_started.value(at + 1), QStringLiteral("lab"));
    }
};

TILESCOPE_TEST(WhereTest, runWithWindow)
#include "where_test.moc"
