#include "tests/ui/run_reports.h"
#include "tests/ui/test_program.h"
#include "ui/runs/run_model.h"
#include "ui/runs/runs_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// User actions in the panel: choosing columns, copying and clicking rows.
class RunsPanelTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void columnsAreChosenAndTheChoiceIsKept()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(counted("shared", 4));
        panel.resize(1200, 300);
        panel.show();
        QSignalSpy changed(&panel, &RunsPanel::columnChoiceChanged);
        QMenu menu;
        panel.fillColumnMenu(menu);
        QStringList names;
        for (auto* action : menu.actions()) {
            names << action->text();
            if (action->text() == QLatin1String("Mean error"))
                QVERIFY(!action->isChecked());
            if (action->text() == QLatin1String("Sectors") || action->text() == QLatin1String("Largest error"))
                action->trigger();
        }
        QVERIFY(names.contains("Branches, PTX") && !names.contains("Strategy")); // the row's name is always shown
        QCOMPARE(changed.count(), 2);
        const QStringList choice = changed.back().front().toStringList();
        QCOMPARE(choice, (QStringList{"-largest_error", "+sectors"}));
        QVERIFY(panel.csv().contains(",sectors,") && !panel.csv().contains("largest error"));

        StrategyRuns nextRuns(m_registry);
        RunsPanel next(nextRuns);
        next.setColumnChoice(choice + QStringList{"nonsense", "", "+"}); // from a file that anyone can edit
        nextRuns.choose(recipe("shared"));
        nextRuns.add(counted("shared", 4));
        QCOMPARE(next.csv(), panel.csv());
        menu.actions().back()->trigger();
        QVERIFY(panel.csv().contains("largest error") && changed.back().front().toStringList().isEmpty());
    }

    void theColumnsButtonAndTheHeaderOpenTheMenu()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(counted("shared", 4));
        panel.resize(1200, 300);
        panel.show();
        QMenu* menu = nullptr;
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Columns…"))
                menu = button->menu();
        QVERIFY(menu);
        auto* header = panel.view()->horizontalHeader();
        emit header->customContextMenuRequested({20, 5});
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(menu->actions().size() > 10);
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
    }

    /// A presentation enlarges the letters, and gives back their size and with it the columns'.
    void theColumnsFollowTheFont()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5.125));
        panel.resize(1800, 300);
        QVERIFY(QTest::qWaitForWindowExposed((panel.show(), &panel)));
        const auto widths = [&panel] {
            QList<int> all;
            for (int column = 0; column < panel.shownModel().columnCount(); ++column)
                all << panel.view()->columnWidth(column);
            return all;
        };
        const QList<int> before = widths();
        const QFont font = panel.view()->font();
        QFont large = font;
        large.setPointSizeF(2 * font.pointSizeF());
        panel.view()->setFont(large);
        QTRY_VERIFY(widths().front() > before.front());
        panel.view()->setFont(font);
        QTRY_COMPARE(widths(), before);
    }

    void theTimeColumnSaysThatItPredicts()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        auto made = counted("shared", 4);
        runs.add(made);
        const auto has = [&panel](const char* title) { return panel.csv().contains(QLatin1String(title)); };
        QVERIFY(!has("predicted time"));
        auto predicted = std::make_shared<Report>(*made);
        predicted->timing = Timing{"H200", 4, 3, 5, {}, false, {}, 0};
        runs.add(predicted);
        QVERIFY2(has("predicted time") && !has("time band"), qPrintable(panel.csv()));
        QVERIFY(panel.markdown().contains(QStringLiteral("Predicted time")));
    }

    void copiesAreCsvTabsAndMarkdown()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        panel.setColumnChoice(withoutSteps);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5.125));
        QVERIFY(panel.csv().startsWith("strategy,\"GPU time, µs\",ratio to the slowest strategy,"));
        QVERIFY(panel.csv().contains("\nShared tile,5.125,,0,,324,1.265625\n"));
        QVERIFY(panel.markdown().startsWith("| Strategy | GPU time |"));
        QVERIFY(panel.markdown().contains("\n| --- | ---: |"));
        panel.show();
        panel.view()->setFocus();
        QTest::keyClick(panel.view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains("\nShared tile\t5.125\t"));
    }

    void aClickOrEnterChooses()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        panel.resize(900, 300);
        panel.show();
        QSignalSpy chosen(&panel, &RunsPanel::strategyChosen);
        const auto rowRect = [&](int row) { return panel.view()->visualRect(panel.shownModel().index(row, 0)); };
        Recipe npp = m_registry.completed(recipe("npp"));
        npp.parameters = timed("shared", 5)->recipe.parameters;
        runs.addFailure(npp, QStringLiteral("It computes on a GPU only."));
        const auto failed = std::ranges::find(panel.table().rows(), "npp", &RunRow::strategy);
        for (const auto row : {std::ptrdiff_t{0}, failed - panel.table().rows().begin()}) // the CPU; what cannot run
            QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(static_cast<int>(row)).center());
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(1).center());
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), std::string("global"));
        QTest::keyClick(panel.view(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(panel.view(), Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), panel.table().rows().at(2).strategy);
    }

    void theRowsAreFilteredByKindAndByText()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        runs.keep(*timed("shared", 5));
        runs.keep(*timed("global", 10));
        PinnedRuns pins;
        pins.pin(timed("texture", 7));
        runs.setPins(pins);
        const auto& model = panel.shownModel();
        const int strategies = static_cast<int>(panel.table().rows().size());
        QCOMPARE(model.rowCount(), 1 + strategies);
        panel.setFilter(RunFilter::Pinned);
        QCOMPARE(model.rowCount(), 1);
        panel.setFilter(RunFilter::Earlier);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("Global memory"))); // newest first
        QVERIFY(panel.caption().startsWith(QStringLiteral("Click a run to restore")));
        panel.setFilter(RunFilter::All);
        QCOMPARE(model.rowCount(), 1 + strategies + 2);
        auto* search = panel.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("global MEMORY"));
        QVERIFY(model.rowCount() >= 2 && model.rowCount() < 1 + strategies + 2);
        const auto hasIt = [&model](int row) {
            for (int column = 0; column < model.columnCount(); ++column)
                if (model.index(row, column).data().toString().contains(QStringLiteral("Global memory")))
                    return true;
            return false;
        };
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY2(hasIt(row), qPrintable(model.index(row, 0).data().toString()));
    }

    /// On a GPU the measured time with its spread, in the emulator the band.
    void theTimeIsDrawnAsABar()
    {
        for (const bool isGpu : {true, false}) {
            StrategyRuns runs(m_registry);
            RunsPanel panel(runs);
            runs.choose(recipe("shared"));
            runs.add(isGpu ? timed("shared", 5) : counted("shared", 5));
            const auto& model = panel.shownModel();
            const int row = static_cast<int>(std::ranges::find(panel.table().rows(), "shared", &RunRow::strategy) -
                                             panel.table().rows().begin());
            const auto bar = model.index(row, 1).data(RunModel::BarRole).value<RunBar>();
            QCOMPARE(bar.share > 0, isGpu);
            QCOMPARE(bar.spread.has_value(), isGpu);
            QCOMPARE(bar.band.has_value(), !isGpu);
        }
    }

    void anotherOperationStartsWithEmptyRows()
    {
        StrategyRuns runs(m_registry);
        RunsPanel panel(runs);
        runs.choose(recipe("shared"));
        runs.add(timed("shared", 5));
        Recipe other = recipe("shared");
        other.operation = "blur";
        runs.choose(other);
        QCOMPARE(panel.table().operation(), std::string("blur"));
        QCOMPARE(panel.shownModel().rowCount(), static_cast<int>(m_registry.operation("blur").strategies.size()) + 1);
        QVERIFY(!panel.table().slowestUs());
    }
};

TILESCOPE_TEST(RunsPanelTest, runWithWidgets)
#include "runs_panel_test.moc"
