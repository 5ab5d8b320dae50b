#include "menu_actions.h"
#include "tests/ui/window_fixture.h"
#include "ui/palette/menu_commands.h"
#include "ui/shell/window_actions.h"
#include "ui/window/keys_dialog.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>

using namespace tilescope;
using namespace tilescope::test;

/// The list of the keys.
class KeysDialogTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

private slots:
    void initTestCase()
    {
        m_window = std::make_unique<MainWindow>(windowOptions(m_folder, QStringLiteral("sample:board@64x48")));
        showActive(*m_window);
    }
    void cleanupTestCase() { m_window.reset(); }

    void theListShowsEveryKeyOnce()
    {
        m_window->parts().canvas.setFocus();
        QTest::keyClick(&m_window->parts().canvas, Qt::Key_Question);
        auto* dialog = m_window->findChild<KeysDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QStringList keys;
        for (const auto& row : dialog->shownRows())
            keys << row.keys;
        const QList<QAction*> all = menuActions(*m_window);
        for (const auto* action : all)
            if (!keyOf(*action).isEmpty())
                QCOMPARE(keys.count(keyOf(*action)), 1);
        QVERIFY(keys.contains(QStringLiteral("Wheel")));
        QVERIFY(keys.contains(QStringLiteral("Alt+drag")));
        makeActive(*m_window);
        m_window->parts().actions.keys->trigger(); // no second dialog
        QCOMPARE(m_window->findChildren<KeysDialog*>().size(), 1);
        delete dialog;
    }

    void theListCanBeSearched()
    {
        KeysDialog dialog(keyGroups(*m_window->menuBar()), nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        const auto all = dialog.shownRows().size();
        dialog.filter().setText(QStringLiteral("ZOOM"));
        QVERIFY(dialog.shownRows().size() >= 2 && dialog.shownRows().size() < all);
        for (const auto& row : dialog.shownRows())
            QVERIFY(row.meaning.contains(QStringLiteral("zoom"), Qt::CaseInsensitive));
        dialog.filter().setText(QStringLiteral("ctrl+o"));
        QCOMPARE(dialog.shownRows().front().keys, QStringLiteral("Ctrl+O"));
        dialog.filter().setText(QStringLiteral("no such key"));
        QVERIFY(dialog.shownRows().isEmpty());
        dialog.filter().clear();
        QCOMPARE(dialog.shownRows().size(), all);
    }

    void theListFitsAndElseScrolls_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<bool>("fits");
        QTest::newRow("large") << QSize(1600, 1000) << true;
        QTest::newRow("small") << QSize(1100, 700) << false;
        QTest::newRow("tiny") << QSize(640, 480) << false;
    }
    void theListFitsAndElseScrolls()
    {
        QFETCH(QSize, window);
        QFETCH(bool, fits);
        QWidget parent;
        parent.resize(window);
        KeysDialog dialog(keyGroups(*m_window->menuBar()), &parent);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.width() <= window.width() && dialog.height() <= window.height());
        const auto* scroll = dialog.findChild<QScrollArea*>();
        QTRY_COMPARE(scroll->verticalScrollBar()->maximum() == 0, fits);
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    }
};

TILESCOPE_TEST(KeysDialogTest, runWithWindow)
#include "keys_dialog_test.moc"
