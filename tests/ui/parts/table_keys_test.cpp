#include "tests/ui/test_program.h"
#include "ui/parts/tables/panel_table.h"

#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

using namespace tilescope;

class TableKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void keysDoWhatTheySay_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("copies");
        QTest::addColumn<int>("choices");
        const Qt::KeyboardModifiers none = Qt::NoModifier;
        QTest::newRow("copy") << int(Qt::Key_C) << Qt::KeyboardModifiers(Qt::ControlModifier) << 1 << 0;
        QTest::newRow("return") << int(Qt::Key_Return) << none << 0 << 1;
        QTest::newRow("enter") << int(Qt::Key_Enter) << Qt::KeyboardModifiers(Qt::KeypadModifier) << 0 << 1;
        QTest::newRow("a letter") << int(Qt::Key_C) << none << 0 << 0;
        QTest::newRow("down") << int(Qt::Key_Down) << none << 0 << 0;
    }
    void keysDoWhatTheySay()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QStandardItemModel model(3, 2);
        QTableView view;
        view.setModel(&model);
        view.setCurrentIndex(model.index(1, 0));
        int copies = 0, choices = 0;
        setTableKeys(
            view, [&copies] { ++copies; },
            [&choices](const QModelIndex& index) {
                ++choices;
                QCOMPARE(index.row(), 1);
            });
        QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
        QTEST(copies, "copies");
        QTEST(choices, "choices");
        const bool movesOn = key == Qt::Key_Down; // other keys are left to the table
        QCOMPARE(view.currentIndex().row(), movesOn ? 2 : 1);
    }

    void returnIsLeftWhereNothingCanBeChosen()
    {
        QTableView view;
        int copies = 0;
        setTableKeys(view, [&copies] { ++copies; });
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copies, 1);
    }
};

TILESCOPE_TEST(TableKeysTest, runWithWidgets)
#include "table_keys_test.moc"
