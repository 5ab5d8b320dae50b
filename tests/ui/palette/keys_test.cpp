#include "menu_actions.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/scene.h"
#include "ui/palette/menu_commands.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/window_actions.h"
#include "ui/window/keys_dialog.h"

#include <QAction>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const QString board = QStringLiteral("sample:board@160x120");

/// Sends a key as a keyboard does: "?" is typed with Shift, which is part of the character.
void send(QWidget& widget, const QKeySequence& keys)
{
    const QKeyCombination combination = keys[0];
    const Qt::Key key = combination.key();
    const bool isLetter = combination.keyboardModifiers() == Qt::NoModifier && key < Qt::Key_Escape;
    if (isLetter)
        QTest::keyClick(&widget, static_cast<char>(QChar(static_cast<char16_t>(key)).toLower().toLatin1()));
    else
        QTest::keyClick(&widget, key, combination.keyboardModifiers());
}

void turnWheel(Canvas& canvas, QPointF at, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&canvas, &event);
}

void moveMouse(Canvas& canvas, QEvent::Type type, QPointF at, Qt::MouseButton button)
{
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, at, canvas.mapToGlobal(at), isMove ? Qt::NoButton : button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
}

QString hovered(Canvas& canvas, QPointF at)
{
    QSignalSpy spy(&canvas, &Canvas::pixelHovered);
    moveMouse(canvas, QEvent::MouseMove, {-5, -5}, Qt::NoButton);
    moveMouse(canvas, QEvent::MouseMove, at, Qt::NoButton);
    return spy.isEmpty() ? QString() : spy.back().front().toString();
}

} // namespace

/// Every shortcut in a real window.
class KeysTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    Canvas& canvas() { return m_window->parts().canvas; }
    WindowActions& actions() { return m_window->parts().actions; }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        canvas().setFocus();
        QTest::keyClick(&canvas(), key, modifiers);
    }

private slots:
    void initTestCase()
    {
        m_window = std::make_unique<MainWindow>(windowOptions(m_folder, board));
        showActive(*m_window);
        waitForReport(*m_window, board);
    }
    void cleanupTestCase() { m_window.reset(); }
    void init()
    {
        makeActive(*m_window);
        canvas().setFocus();
    }

    void theKeysThatPeopleKnowAreInTheMenus_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key : {"Ctrl+O", "Ctrl+S", "Ctrl+E",  "Ctrl+Z", "Ctrl+Shift+Z",
                                "F5",     "F",      "1",       "2",      "3",
                                "hold B", "W",      "Y",       "D",      "H",
                                "I",      "O",      "Shift+O", "P",      "Ctrl+G",
                                "Esc",    "F11",    "F9",      "Ctrl+K", "?"})
            QTest::newRow(key) << QString::fromLatin1(key);
    }
    void theKeysThatPeopleKnowAreInTheMenus()
    {
        QFETCH(QString, key);
        int found = 0;
        for (const auto* action : menuActions(*m_window))
            found += keyOf(*action).split(QStringLiteral(" / ")).contains(key) ? 1 : 0;
        QCOMPARE(found, 1);
        const auto groups = keyGroups(*m_window->menuBar());
        const bool isListed = std::any_of(groups.begin(), groups.end(), [&key](const KeyGroup& group) {
            return std::any_of(group.rows.begin(), group.rows.end(), [&key](const KeyRow& row) {
                return row.keys.split(QStringLiteral(" / ")).contains(key);
            });
        });
        QVERIFY(isListed);
    }

    void noKeyIsTakenTwice()
    {
        QMap<QString, QString> seen;
        for (const auto* action : m_window->findChildren<QAction*>())
            for (const auto& key : action->shortcuts()) {
                if (action->shortcutContext() == Qt::WidgetShortcut || key.isEmpty())
                    continue;
                QVERIFY2(!seen.contains(key.toString()),
                         qPrintable(key.toString() + QStringLiteral(": ") + seen[key.toString()] +
                                    QStringLiteral(", ") + action->text()));
                seen[key.toString()] = action->text();
            }
        QVERIFY(seen.size() > 40);
    }

    /// The actions of this window are not connected: the test checks that the key arrives.
    void everyKeyReachesItsCommand()
    {
        MainWindow window(windowOptions(m_folder, board));
        showActive(window);
        window.parts().canvas.setFocus();
        const QList<QAction*> all = menuActions(window);
        int count = 0;
        for (auto* action : all)
            action->disconnect();
        for (auto* menu : window.findChildren<QMenu*>()) // shortcuts in a closed menu are inactive
            menu->menuAction()->setEnabled(true);
        window.parts().actions.gainMenu->setEnabled(true);
        for (auto* action : all) {
            for (const auto& keys : action->shortcuts()) {
                action->setEnabled(true);
                QSignalSpy triggered(action, &QAction::triggered);
                send(window.parts().canvas, keys);
                QVERIFY2(triggered.count() == 1, qPrintable(keys.toString()));
                ++count;
            }
        }
        QVERIFY(count > 40);
    }

    void openAndSaveAskForAFile()
    {
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_S}) {
            press(key, Qt::ControlModifier);
            QTRY_VERIFY(m_window->findChild<QFileDialog*>());
            auto* dialog = m_window->findChild<QFileDialog*>();
            QVERIFY(dialog->isVisible());
            QCOMPARE(dialog->acceptMode(), key == Qt::Key_O ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
            delete dialog;
            m_window->activateWindow();
            makeActive(*m_window);
        }
    }

    void undoAndRedo()
    {
        Recipe recipe = m_window->parts().settings.recipe();
        const BlockSize before = recipe.block;
        recipe.block = {32, 4};
        m_window->parts().settings.setRecipe(recipe);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->parts().settings.recipe().block, before);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->parts().settings.recipe().block, (BlockSize{32, 4}));
        press(Qt::Key_Z, Qt::ControlModifier);
    }

    void f5RunsAgainAndEscapeEndsIt()
    {
        QSignalSpy started(&m_window->parts().session, &Session::started);
        press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(!started.isEmpty(), patience);
        actions().cancel->setEnabled(true); // the run may have ended
        QSignalSpy cancel(actions().cancel, &QAction::triggered);
        press(Qt::Key_Escape);
        QCOMPARE(cancel.count(), 1);
        actions().cancel->setEnabled(false);
    }

    void sizes()
    {
        press(Qt::Key_1);
        QCOMPARE(canvas().zoom(), 1.0);
        press(Qt::Key_2);
        QCOMPARE(canvas().zoom(), 2.0);
        press(Qt::Key_3);
        QCOMPARE(canvas().zoom(), 4.0);
        press(Qt::Key_F);
        const double fitted = canvas().zoom();
        canvas().fit();
        QCOMPARE(canvas().zoom(), fitted);
    }

    void theWheelZoomsAtTheCursor_data()
    {
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<double>("factor");
        QTest::newRow("plain") << int(Qt::NoModifier) << 1.25;
        QTest::newRow("fine") << int(Qt::ShiftModifier) << 1.05;
        QTest::newRow("coarse") << int(Qt::ControlModifier) << 2.0;
    }
    void theWheelZoomsAtTheCursor()
    {
        QFETCH(int, modifiers);
        QFETCH(double, factor);
        canvas().setZoom(4);
        const QPointF at = canvas().rect().center() + QPointF(31.5, -18.5);
        const QString pixel = hovered(canvas(), at);
        QVERIFY(!pixel.isEmpty());
        turnWheel(canvas(), at, 1, Qt::KeyboardModifiers(modifiers));
        QCOMPARE(canvas().zoom(), 4 * factor);
        QCOMPARE(hovered(canvas(), at), pixel);
        turnWheel(canvas(), at, -1, Qt::KeyboardModifiers(modifiers));
        QCOMPARE(canvas().zoom(), 4.0);
    }

    void bothButtonsAndTheArrowsPan()
    {
        canvas().setZoom(4);
        const QPointF at = canvas().rect().center();
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
            const QString pixel = hovered(canvas(), at);
            moveMouse(canvas(), QEvent::MouseButtonPress, at, button);
            moveMouse(canvas(), QEvent::MouseMove, at + QPointF(24, -16), button);
            moveMouse(canvas(), QEvent::MouseButtonRelease, at + QPointF(24, -16), button);
            QCOMPARE(hovered(canvas(), at + QPointF(24, -16)), pixel);
        }
        const QString pixel = hovered(canvas(), at);
        press(Qt::Key_Left);
        QVERIFY(hovered(canvas(), at) != pixel);
        press(Qt::Key_Right);
        QCOMPARE(hovered(canvas(), at), pixel);
        press(Qt::Key_F);
    }

    void viewsAndOverlays()
    {
        const QList<std::pair<Qt::Key, ViewMode>> views{
            {Qt::Key_W, ViewMode::Wipe}, {Qt::Key_Y, ViewMode::SideBySide}, {Qt::Key_D, ViewMode::Difference}};
        for (const auto& [key, mode] : views) {
            press(key);
            QCOMPARE(canvas().scene().mode, mode);
        }
        QTest::keyPress(&canvas(), Qt::Key_B);
        QCOMPARE(canvas().scene().mode, ViewMode::Source);
        QTest::keyRelease(&canvas(), Qt::Key_B);
        QCOMPARE(canvas().scene().mode, ViewMode::Difference);
        actions().result->trigger();
        press(Qt::Key_O);
        QVERIFY(!canvas().scene().overlays.tiles);
        press(Qt::Key_O, Qt::ShiftModifier); // it is shown again
        QVERIFY(canvas().scene().overlays.tiles);
        const OverlayMode mode = canvas().scene().overlays.mode;
        press(Qt::Key_O, Qt::ShiftModifier);
        QVERIFY(canvas().scene().overlays.mode != mode);
    }

    void panelsAndTheScreen()
    {
        for (const Qt::Key key : {Qt::Key_H, Qt::Key_I}) {
            auto* action = key == Qt::Key_H ? actions().histogram : actions().inspect;
            press(key);
            QTRY_VERIFY(action->isChecked());
            press(key);
            QTRY_VERIFY(!action->isChecked());
        }
        press(Qt::Key_G, Qt::ControlModifier);
        auto* field = m_window->findChild<QWidget*>(QStringLiteral("goToPixel"));
        QVERIFY(field->isVisible());
        QTest::keyClick(field->findChild<QLineEdit*>(), Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        auto* settings = m_window->findChild<QDockWidget*>(QStringLiteral("settings"));
        press(Qt::Key_F9);
        QVERIFY(!settings->isVisible());
        press(Qt::Key_F9);
        QVERIFY(settings->isVisible());
        press(Qt::Key_F11);
        QVERIFY(m_window->windowState().testFlag(Qt::WindowFullScreen));
        press(Qt::Key_F11);
        QVERIFY(!m_window->windowState().testFlag(Qt::WindowFullScreen));
    }

    void lettersAndDigitsBelongToAFieldThatHasTheKeyboard()
    {
        auto* spin = m_window->findChild<QDoubleSpinBox*>();
        canvas().setZoom(4);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClick(spin, Qt::Key_2);
        QCOMPARE(spin->cleanText(), QStringLiteral("2"));
        QCOMPARE(canvas().zoom(), 4.0);
        m_window->parts().actions.undo->trigger();
    }
};

TILESCOPE_TEST(KeysTest, runWithWindow)
#include "keys_test.moc"
