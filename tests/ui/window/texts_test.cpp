#include "gpu/operations/registry.h"
#include "tests/ui/window_fixture.h"
#include "ui/kernel/kernel_editor.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/sweep/sweep_controls.h"
#include "ui/sweep/sweep_panel.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <set>

using namespace tilescope;
using namespace tilescope::test;

/// Help ▸ The five texts.
class TextsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QList<QAction*> entriesOf(const MainWindow& window)
    {
        for (QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            if (menu->title() == QLatin1String("The five &texts"))
                return menu->actions();
        return {};
    }

    /// Rows beside each other and the text's places in Runs, its settings in Sweep, and its kernel marked.
    static void showsWhatTheTextCompares(MainWindow& window)
    {
        const Operation& operation = window.parts().settings.operation();
        const Experiment& experiment = *operation.experiment;
        auto& compare = panelOf<RunsPanel>(window);
        const auto hasRows = [&] {
            const ExperimentRun& first = experiment.runs[claimsOf(operation).front().run];
            return compare.table().operation() == operation.name &&
                   std::ranges::all_of(experiment.runs, [&](const ExperimentRun& run) {
                       if (operation.name == "covariance" && run.strategy != first.strategy)
                           return true; // takes a minute and more here

                       return std::ranges::any_of(compare.table().rows(), [&](const RunRow& row) {
                           return row.strategy == run.strategy && row.report;
                       });
                   });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasRows(), patience);
        const QString places = QString::fromStdString(placesOfClaims(operation));
        QVERIFY(places.startsWith(QString::fromStdString(experiment.id + ".txt:")));
        QVERIFY2(compare.step().contains(places), qPrintable(compare.step()));

        const std::optional<SweepChoice> sweep = panelOf<SweepPanel>(window).controls().choice();
        QVERIFY(sweep);
        std::set<std::string> strategies;
        for (const ExperimentRun& run : experiment.runs) {
            strategies.insert(run.strategy);
            QVERIFY(std::ranges::count(sweep->widths, run.block.width) &&
                    std::ranges::count(sweep->heights, run.block.height));
            if (!sweep->parameter.empty())
                QVERIFY(std::ranges::count(sweep->values, run.parameters.at(sweep->parameter)));
        }
        QVERIFY(std::set(sweep->strategies.begin(), sweep->strategies.end()) == strategies);
        QCOMPARE(sweep->parameter, operation.name == "adaptive_threshold"  ? std::string("window")
                                   : operation.name == "template_matching" ? std::string("size")
                                                                           : std::string());

        const KernelEditor& kernel = panelOf<KernelPanel>(window).view();
        QVERIFY(kernel.isVisible());
        QVERIFY(kernel.marked());
        const QStringList lines = QString::fromStdString(panelOf<KernelPanel>(window).text()).split(u'\n');
        const QStringList marked =
            lines.mid(kernel.marked()->first - 1, kernel.marked()->last - kernel.marked()->first + 1);
        QCOMPARE(marked.filter(QStringLiteral("__global__")).size(), 1);
        QCOMPARE(marked.back(), QStringLiteral("}"));
        QVERIFY(std::abs(kernel.firstShownLine() - kernel.marked()->first) <= 2);
    }

private slots:
    void eachOpensItsExperiment_data()
    {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("operation");
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("block");
        QTest::newRow("000") << 0 << "sample:page@512x512"
                             << "adaptive_threshold"
                             << "shared"
                             << "32x4";
        QTest::newRow("001") << 1 << "sample:board@512x512"
                             << "sobel"
                             << "shared"
                             << "16x16";
        QTest::newRow("002") << 2 << "sample:board@512x512"
                             << "blur"
                             << "shared"
                             << "32x32";
        QTest::newRow("003") << 3 << "sample:board@64x64"
                             << "covariance"
                             << "shared"
                             << "8x8";
        QTest::newRow("004") << 4 << "sample:coins@256x256"
                             << "template_matching"
                             << "shared"
                             << "32x8";
    }
    void eachOpensItsExperiment()
    {
        QFETCH(int, entry);
        QFETCH(QString, picture);
        QFETCH(QString, operation);
        MainWindow window(windowOptions(m_folder, QStringLiteral("sample:star@64x64")));
        showActive(window);
        QCOMPARE(entriesOf(window).size(), 5);
        entriesOf(window)[entry]->trigger();
        const Recipe& recipe = window.parts().settings.recipe();
        QCOMPARE(QString::fromStdString(recipe.operation), operation);
        QTEST(QString::fromStdString(recipe.strategy), "strategy");
        QTEST(QString::fromStdString(toText(recipe.block)), "block");
        if (operation == QLatin1String("covariance")) // without a GPU
            QCOMPARE(recipe.parameters.at("rows"), ParameterValue(std::int64_t{256}));
        QTRY_COMPARE_WITH_TIMEOUT(window.windowTitle(), picture + QStringLiteral(" – Tilescope"), patience);
        QTRY_VERIFY(!panelOf<RunsPanel>(window).visibleRegion().isEmpty());
        showsWhatTheTextCompares(window);
        for (int step = 0; step < 2; ++step) // the picture, then the settings
            window.parts().actions.undo->trigger();
        QCOMPARE(window.parts().settings.recipe().operation, std::string("sobel"));
        QCOMPARE(window.parts().settings.recipe().gpu, std::nullopt);
    }
};

TILESCOPE_TEST(TextsTest, runWithWindow)
#include "texts_test.moc"
