#include "gpu/image/difference.h"
#include "ui/panels/settings_panel.h"
#include "ui/window/status_line.h"
#include "ui/window/view_bar.h"
#include "ui/window/window_actions.h"
#include "window_fixture.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

/// How the window lets a picture be looked at.
class WindowViewsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    WindowOptions options() const { return windowOptions(m_folder, QStringLiteral("sample:board@160x120")); }

private slots:
    void init() { QFile::remove(options().preferencesFile); }

    void bHeldShowsTheSource()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.canvas().setFocus();
        QCOMPARE(window.canvas().shown(), Canvas::Show::Result);
        QTest::keyPress(&window.canvas(), Qt::Key_B);
        QCOMPARE(window.canvas().shown(), Canvas::Show::Source);
        QTest::keyRelease(&window.canvas(), Qt::Key_B);
        QCOMPARE(window.canvas().shown(), Canvas::Show::Result);
        window.actions().toggleShown->trigger();
        QCOMPARE(window.canvas().shown(), Canvas::Show::Source);
        QVERIFY(window.actions().source->isChecked());
        window.actions().result->trigger();
        QCOMPARE(window.canvas().shown(), Canvas::Show::Result);
    }

    void keysChooseTheView()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.canvas().setFocus();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&window.canvas(), key); };
        press(Qt::Key_W);
        QCOMPARE(window.canvas().shown(), ViewMode::Wipe);
        QVERIFY(window.actions().wipe->isChecked());
        press(Qt::Key_Y);
        QCOMPARE(window.canvas().shown(), ViewMode::SideBySide);
        QVERIFY(!window.actions().wipe->isChecked());
        QVERIFY(!window.actions().gainMenu->isEnabled());
        QTest::keyPress(&window.canvas(), Qt::Key_B);
        QCOMPARE(window.canvas().shown(), ViewMode::Source);
        QTest::keyRelease(&window.canvas(), Qt::Key_B);
        QCOMPARE(window.canvas().shown(), ViewMode::SideBySide);
        press(Qt::Key_D);
        QCOMPARE(window.canvas().shown(), ViewMode::Difference);
        QTRY_VERIFY(window.canvas().difference());
        QVERIFY(window.canvas().difference()->isEqual());
        for (const int gain : {1, 2, 4, 8, 16, 32, 64, 64}) {
            press(Qt::Key_Period);
            QCOMPARE(window.canvas().differenceGain(), gain);
        }
        press(Qt::Key_Comma);
        QCOMPARE(window.canvas().differenceGain(), 32);
        window.actions().gains.at(0)->trigger();
        QCOMPARE(window.canvas().differenceGain(), 0);
        for (const auto& [mode, action] : window.actions().views) { // each has its button
            QToolButton* itsButton = nullptr;
            for (auto* button : window.findChild<ViewBar*>()->findChildren<QToolButton*>())
                if (button->defaultAction() == action)
                    itsButton = button;
            QVERIFY(itsButton);
            itsButton->click();
            QCOMPARE(window.canvas().shown(), mode);
        }
    }

    void theViewIsKept()
    {
        WindowOptions kept = options();
        kept.size.reset();
        {
            MainWindow window(kept);
            window.show();
            QCOMPARE(window.canvas().shown(), ViewMode::Result);
            window.actions().sideBySide->trigger();
            window.close();
        }
        QCOMPARE(MainWindow(kept).canvas().shown(), ViewMode::SideBySide);
        kept.view = ViewMode::Wipe;
        QCOMPARE(MainWindow(kept).canvas().shown(), ViewMode::Wipe);
        QCOMPARE(MainWindow(options()).canvas().shown(), ViewMode::Result); // a given size starts afresh
    }

    void overlaysAndZoom()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.actions().grid->trigger();
        QVERIFY(!window.canvas().overlays().grid);
        QVERIFY(window.canvas().overlays().block);
        window.actions().zoom200->trigger();
        QCOMPARE(window.canvas().zoom(), 2.0);
        QCOMPARE(window.statusLine().zoomText(), QStringLiteral("200 %"));
        window.actions().fit->trigger();
        QVERIFY(window.canvas().zoom() != 2.0);
    }
};

int main(int argc, char** argv)
{
    WindowViewsTest test;
    return runWindowTest(test, argc, argv);
}
#include "window_views_test.moc"
