#include "gpu/image/sample.h"
#include "session_fixture.h"
#include "ui/parts/number_control.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/saved/recipe_step.h"
#include "ui/sessions/session_controller.h"
#include "ui/settings/block_control.h"
#include "ui/settings/machine_control.h"
#include "ui/settings/parameter_control.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// Undo, the history of runs and copying the command line in the window, by mouse and keyboard.
class UndoTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    WindowOptions options() const { return windowOptions(m_folder, sample); }

    static void undo(MainWindow& window) { QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier); }
    static void redo(MainWindow& window)
    {
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void aDragOfASliderIsUndoneAtOnce()
    {
        MainWindow window(options());
        showActive(window);
        QVERIFY(!window.parts().actions.undo->isEnabled());
        auto* slider = panelOf<SettingsPanel>(window).blockControl()->widthControl()->slider();
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, middle));
        for (int x = slider->width() / 2; x > 4; x -= 9)
            QTest::mouseMove(slider, QPoint(x, middle));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(4, middle));
        const BlockSize dragged = window.parts().session.recipe().block;
        QVERIFY(dragged != (BlockSize{16, 16}));
        QCOMPARE(window.parts().actions.undo->text(),
                 QStringLiteral("&Undo block 16×16 → %1×%2").arg(dragged.width).arg(dragged.height));
        undo(window);
        QCOMPARE(window.parts().session.recipe().block, (BlockSize{16, 16}));
        QCOMPARE(panelOf<SettingsPanel>(window).blockControl()->widthControl()->value(), 16.0);
        QVERIFY(!window.parts().actions.undo->isEnabled());
        redo(window);
        QCOMPARE(window.parts().session.recipe().block, dragged);
        QVERIFY(!window.parts().actions.redo->isEnabled());
    }

    void everyKindOfSettingIsAStep()
    {
        MainWindow window(options());
        showActive(window);
        auto& settings = window.parts().settings;
        const auto& panel = panelOf<SettingsPanel>(window);
        const Recipe first = settings.recipe();
        settings.pickStrategy("global");
        QTest::keyClick(panel.machineControl()->gpuBox(), Qt::Key_Down);
        QTest::keyClick(panel.machineControl()->countersBox(), Qt::Key_Down);
        QTest::keyClick(panel.blockControl()->heightControl()->slider(), Qt::Key_End);
        QVERIFY(window.parts().actions.undo->text().startsWith(QStringLiteral("&Undo block 16×16")));
        for (const char* step : {"block", "counters", "emulated GPU", "strategy"}) {
            QVERIFY2(
                window.parts().actions.undo->text().startsWith(QStringLiteral("&Undo %1").arg(QLatin1String(step))),
                qPrintable(window.parts().actions.undo->text()));
            window.parts().actions.undo->trigger();
        }
        QVERIFY(!window.parts().actions.undo->isEnabled());
        QCOMPARE(settings.recipe(), withDefaults(first, window.parts().session.registry()));
    }

    void aStrategyAndTheBlockThatItAsksForAreOneStep()
    {
        MainWindow window(options());
        showActive(window);
        auto& settings = window.parts().settings;
        settings.pickOperation("covariance", "global");
        const BlockSize own = settings.recipe().block;
        settings.pickStrategy("tf32");
        QTRY_COMPARE_WITH_TIMEOUT(settings.recipe().block, (BlockSize{32, 4}), patience);
        undo(window);
        QCOMPARE(settings.recipe().strategy, std::string("global"));
        QCOMPARE(settings.recipe().block, own);
        redo(window);
        QCOMPARE(settings.recipe().strategy, std::string("tf32"));
        QCOMPARE(settings.recipe().block, (BlockSize{32, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(!window.parts().session.isBusy(), patience);
    }

    void thePictureIsAStep()
    {
        MainWindow window(options());
        showActive(window);
        window.open(QStringLiteral("sample:board@33x21"));
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image()->width() == 33, patience);
        QCOMPARE(window.parts().actions.undo->text(), QStringLiteral("&Undo image board@64x48 → board@33x21"));
        undo(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image()->width() == 64, patience);
        QVERIFY(!window.parts().actions.undo->isEnabled());
        redo(window);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().session.image()->width() == 33, patience);
    }

    void aTextFieldKeepsItsOwnUndo()
    {
        WindowOptions matching = options();
        matching.recipe = Recipe();
        matching.recipe->operation = "template_matching";
        matching.recipe->block = {32, 8};
        MainWindow window(matching);
        showActive(window);
        QTest::keyClick(panelOf<SettingsPanel>(window).blockControl()->widthControl()->slider(), Qt::Key_Right);
        const BlockSize block = window.parts().session.recipe().block;
        auto* line = panelOf<SettingsPanel>(window).parameterControl("template")->findChild<QLineEdit*>();
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("12"));
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text() != QStringLiteral("12"));
        QCOMPARE(window.parts().session.recipe().block, block);
    }

    void anEarlierRunComesBackAtAClick()
    {
        WindowOptions shown = options();
        shown.panel = QStringLiteral("history"); // an earlier name of this panel
        MainWindow window(shown);
        auto& panel = panelOf<RunsPanel>(window);
        const QAbstractItemModel& model = panel.shownModel();
        QVERIFY(panel.caption().contains(QStringLiteral("Each run appears here")));
        showActive(window);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, patience);
        const Recipe first = window.parts().settings.recipe();
        window.parts().settings.pickStrategy("global");
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, patience);
        QCOMPARE(panel.runs().earlier().front().report->recipe.strategy, std::string("global"));
        QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("Global memory")));
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {},
                          panel.view()->visualRect(model.index(1, 0)).center());
        QCOMPARE(window.parts().session.recipe().strategy, first.strategy);
        undo(window);
        QCOMPARE(window.parts().session.recipe().strategy, std::string("global"));
        QVERIFY2(panel.csv().section(u'\n', 0, 0).contains(QStringLiteral(",Run at,Image,Machine")),
                 qPrintable(panel.csv()));
        QCOMPARE(panel.csv().count(QLatin1Char('\n')), model.rowCount() + 1);
        QVERIFY(panel.markdown().startsWith(QStringLiteral("| Strategy |")));
    }

    void theEarlierRunsHaveABound()
    {
        const Registry registry;
        StrategyRuns runs(registry);
        Report report;
        constexpr auto most = static_cast<int>(StrategyRuns::mostEarlier);
        for (int i = 0; i < most + 5; ++i) {
            report.recipe.block.width = i;
            runs.keep(report);
        }
        QCOMPARE(runs.earlier().size(), StrategyRuns::mostEarlier);
        QCOMPARE(runs.earlier().front().report->recipe.block.width, most + 4);
        QCOMPARE(runs.earlier().back().report->recipe.block.width, 5);
    }

    void theCommandLineIsCopied()
    {
        WindowOptions kept = options();
        kept.dataFolder = path("kernels");
        MainWindow window(kept);
        showActive(window);
        QTest::keyClick(&window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString line = QApplication::clipboard()->text();
        QVERIFY2(line.startsWith(QStringLiteral("tilescope run sample:board@64x48 --op sobel --strategy shared")),
                 qPrintable(line));
        QVERIFY(!window.parts().messages.text(sessionTopic).isEmpty());
        Recipe own = window.parts().settings.recipe();
        own.source = "// my own\n";
        window.parts().settings.setRecipe(own);
        window.parts().actions.copyCommand->trigger();
        const QString kernel = QApplication::clipboard()->text().section(QStringLiteral("--source "), 1);
        QFile file(kernel);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(kernel));
        QCOMPARE(file.readAll(), QByteArray("// my own\n"));
    }
};

TILESCOPE_TEST(UndoTest, runWithWindow)
#include "undo_test.moc"
