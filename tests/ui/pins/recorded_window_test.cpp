#include "tests/ui/window_fixture.h"
#include "ui/pins/pin_controller.h"
#include "ui/recorded/recorded_model.h"
#include "ui/runs/run_headline.h"
#include "ui/runs/runs_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>

using namespace tilescope;
using namespace tilescope::test;

/// Runs that were recorded on a GPU and come with the program, in a window without a GPU.
class RecordedWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void aRecordedRunStandsBesideTheEmulators()
    {
        const QString board = QStringLiteral("sample:board@512x512");
        MainWindow window(windowOptions(m_folder, board));
        showActive(window);
        waitForReport(window, board);
        const WindowParts& parts = window.parts();
        QTRY_VERIFY_WITH_TIMEOUT(parts.actions.command("run.pin_recorded")->isEnabled(), patience);
        const QString details = panelOf<RunsPanel>(window).headline().headline().details;
        QVERIFY2(details.contains(QStringLiteral("µs on an NVIDIA ")), qPrintable(details));
        QVERIFY2(details.contains(QStringLiteral("recorded on")), qPrintable(details));

        parts.actions.command("run.pin_recorded")->trigger();
        QCOMPARE(parts.pins.pins().runs().size(), std::size_t(1));
        const PinnedRun& pin = parts.pins.pins().runs().front();
        QVERIFY(pin.report->backend == BackendChoice::Cuda && pin.report->time && pin.keptFrom.isValid());
        QCOMPARE(pin.report->recipe.strategy, parts.settings.recipe().strategy);
        // The kernels are the same, so what is counted is.
        QVERIFY(pin.report->counters && parts.run.report()->counters);
        QCOMPARE(pin.report->counters->globalLoad.sectors, parts.run.report()->counters->globalLoad.sectors);
    }

    void otherSettingsHaveNone()
    {
        const QString board = QStringLiteral("sample:board@64x48");
        MainWindow window(windowOptions(m_folder, board));
        showActive(window);
        waitForReport(window, board);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().recorded.isLoaded(), patience);
        QVERIFY(!window.parts().actions.command("run.pin_recorded")->isEnabled());
        QVERIFY(!panelOf<RunsPanel>(window).headline().headline().details.contains(QStringLiteral("recorded")));
    }
};

TILESCOPE_TEST(RecordedWindowTest, runWithWindow)
#include "recorded_window_test.moc"
