#include "gpu/cuda/device.h"
#include "tests/ui/window_fixture.h"
#include "ui/counters/counters_model.h"
#include "ui/counters/counters_panel.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// The GPU's own counters, requested by a click in the window, on a machine whose GPU permits it.
class SiliconWindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        if (const DeviceProbe probe = probeDevice(); !probe.device)
            QSKIP(english(probe.reason).c_str());
    }

    void aClickSetsThemBesideTheEmulators()
    {
        WindowOptions options = windowOptions(m_folder, QStringLiteral("sample:board@515x509"));
        options.runner.allowCuda = true;
        options.panel = QStringLiteral("counters");
        options.size = QSize(1600, 1000);
        options.recipe = Recipe();
        options.recipe->strategy = "shared";
        MainWindow window(options);
        showActive(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() && window.parts().run.report()->check &&
                                     !window.parts().session.isBusy(),
                                 patience);
        auto& panel = panelOf<CountersPanel>(window);
        QTRY_VERIFY(panel.siliconButton()->isEnabled());
        QVERIFY(window.parts().actions.command("run.silicon")->isEnabled());
        QTest::mouseClick(panel.siliconButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(
            window.parts().run.report()->silicon || !window.parts().run.report()->siliconReason.empty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
        const auto report = window.parts().run.report();
        // Saves a picture for visual inspection: TILESCOPE_TEST_PICTURES names the folder.
        if (const QString folder = qEnvironmentVariable("TILESCOPE_TEST_PICTURES"); !folder.isEmpty())
            QVERIFY(window.grab().save(folder + QStringLiteral("/silicon.png")));
        if (!report->silicon) {
            QVERIFY(panel.siliconNote().contains(QString::fromStdString(english(report->siliconReason))));
            QSKIP(english(report->siliconReason).c_str()); // such as: no permission
        }
        QVERIFY(report->counters);
        QCOMPARE(report->silicon->counts.globalLoad.sectors, report->counters->globalLoad.sectors);
        QCOMPARE(report->silicon->counts.globalStore.sectors, report->counters->globalStore.sectors);
        QCOMPARE(report->silicon->counts.sharedLoad.wavefronts, report->counters->sharedLoad.wavefronts);
        QVERIFY(panel.markdown().contains(QStringLiteral("silicon"), Qt::CaseInsensitive));
        QVERIFY(!panel.siliconButton()->isEnabled());
        QVERIFY(!window.parts().actions.command("run.silicon")->isEnabled());
    }
};

TILESCOPE_TEST(SiliconWindowTest, runWithWindow)
#include "silicon_window_test.moc"
