#include "tests/ui/compare_reports.h"
#include "tests/ui/test_program.h"
#include "ui/compare/compare_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace tilescope;
using namespace tilescope::test;

/// User actions in the panel: choosing columns, copying and clicking rows.
class ComparePanelTest : public QObject
{
    Q_OBJECT

private:
    const Registry m_registry;

private slots:
    void columnsAreChosenAndTheChoiceIsKept()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
        panel.resize(1200, 300);
        panel.show();
        QSignalSpy changed(&panel, &ComparePanel::columnChoiceChanged);
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

        ComparePanel next(m_registry);
        next.setColumnChoice(choice + QStringList{"nonsense", "", "+"}); // from a file that anyone can edit
        next.setChosen(recipe("shared"));
        next.setReport(counted("shared", 4));
        QCOMPARE(next.csv(), panel.csv());
        menu.actions().back()->trigger();
        QVERIFY(panel.csv().contains("largest error") && changed.back().front().toStringList().isEmpty());
    }

    void theColumnsButtonAndTheHeaderOpenTheMenu()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(counted("shared", 4));
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

    void copiesAreCsvTabsAndMarkdown()
    {
        ComparePanel panel(m_registry);
        panel.setColumnChoice(withoutSteps);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5.125));
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
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        panel.resize(900, 300);
        panel.show();
        QSignalSpy chosen(&panel, &ComparePanel::strategyChosen);
        const auto rowRect = [&](int row) { return panel.view()->visualRect(panel.shownModel().index(row, 0)); };
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(0).center()); // the CPU: no strategy
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, rowRect(1).center());
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), std::string("global"));
        QTest::keyClick(panel.view(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(panel.view(), Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().front().value<std::string>(), panel.table().rows().at(2).strategy);
    }

    void anotherOperationStartsWithEmptyRows()
    {
        ComparePanel panel(m_registry);
        panel.setChosen(recipe("shared"));
        panel.setReport(timed("shared", 5));
        Recipe other = recipe("shared");
        other.operation = "blur";
        panel.setChosen(other);
        QCOMPARE(panel.table().operation(), std::string("blur"));
        QCOMPARE(panel.shownModel().rowCount(), static_cast<int>(m_registry.operation("blur").strategies.size()) + 1);
        QVERIFY(!panel.table().slowestUs());
    }
};

TILESCOPE_TEST(ComparePanelTest, runWithWidgets)
#include "compare_panel_test.moc"
