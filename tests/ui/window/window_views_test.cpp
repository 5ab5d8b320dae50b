#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/difference.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace tilescope;
using namespace tilescope::test;

/// The views of a picture in the window.
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
        window.parts().canvas.setFocus();
        QCOMPARE(window.parts().canvas.shown(), Canvas::Show::Result);
        QTest::keyPress(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.shown(), Canvas::Show::Source);
        QTest::keyRelease(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.shown(), Canvas::Show::Result);
        window.parts().actions.toggleShown->trigger();
        QCOMPARE(window.parts().canvas.shown(), Canvas::Show::Source);
        QVERIFY(window.parts().actions.source->isChecked());
        window.parts().actions.result->trigger();
        QCOMPARE(window.parts().canvas.shown(), Canvas::Show::Result);
    }

    void keysChooseTheView()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.parts().canvas.setFocus();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&window.parts().canvas, key); };
        press(Qt::Key_W);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::Wipe);
        QVERIFY(window.parts().actions.wipe->isChecked());
        press(Qt::Key_Y);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::SideBySide);
        QVERIFY(!window.parts().actions.wipe->isChecked());
        QVERIFY(!window.parts().actions.gainMenu->isEnabled());
        QTest::keyPress(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::Source);
        QTest::keyRelease(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::SideBySide);
        press(Qt::Key_D);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::Difference);
        QTRY_VERIFY(window.parts().canvas.difference());
        QVERIFY(window.parts().canvas.difference()->isEqual());
        for (const int gain : {1, 2, 4, 8, 16, 32, 64, 64}) {
            press(Qt::Key_Period);
            QCOMPARE(window.parts().canvas.differenceGain(), gain);
        }
        press(Qt::Key_Comma);
        QCOMPARE(window.parts().canvas.differenceGain(), 32);
        window.parts().actions.gains.at(0)->trigger();
        QCOMPARE(window.parts().canvas.differenceGain(), 0);
        for (const auto& [mode, action] : window.parts().actions.views) { // each has its button
            QToolButton* itsButton = nullptr;
            for (auto* button : window.findChild<ViewBar*>()->findChildren<QToolButton*>())
                if (button->defaultAction() == action)
                    itsButton = button;
            QVERIFY(itsButton);
            itsButton->click();
            QCOMPARE(window.parts().canvas.shown(), mode);
        }
    }

    void theViewIsKept()
    {
        WindowOptions kept = options();
        kept.size.reset();
        {
            MainWindow window(kept);
            window.show();
            QCOMPARE(window.parts().canvas.shown(), ViewMode::Result);
            window.parts().actions.sideBySide->trigger();
            window.close();
        }
        QCOMPARE(MainWindow(kept).parts().canvas.shown(), ViewMode::SideBySide);
        kept.view = ViewMode::Wipe;
        QCOMPARE(MainWindow(kept).parts().canvas.shown(), ViewMode::Wipe);
        QCOMPARE(MainWindow(options()).parts().canvas.shown(), ViewMode::Result); // the default for a given size
    }

    void uShowsReadsAndFollowsTheBlock()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.parts().canvas.setFocus();
        QVERIFY(!window.parts().actions.sharedReuse->isEnabled());
        QVERIFY(!window.parts().canvas.reuse());
        QTest::keyClick(&window.parts().canvas, Qt::Key_U);
        QCOMPARE(window.parts().canvas.shown(), ViewMode::Reuse);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.reuse(), patience);
        const auto first = window.parts().canvas.reuse();
        QVERIFY(first->global.mean > 1); // Sobel with tiles: halo pixels are read repeatedly
        QCOMPARE(first->global.most, 4.0);
        QTest::keyClick(&window.parts().canvas, Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(window.parts().canvas.showsSharedReuse());
        Recipe recipe = window.parts().settings.recipe();
        recipe.block = {8, 8};
        window.parts().settings.setRecipe(recipe);
        QVERIFY(window.parts().canvas.reuse()); // the old map stays until the new one is available
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.reuse() != first, patience);
        QVERIFY(window.parts().canvas.reuse()->global.mean > first->global.mean);
        window.parts().actions.result->trigger();
        QVERIFY(!window.parts().actions.sharedReuse->isEnabled());
    }

    void oHidesBlocksAndShiftOGoesOn()
    {
        WindowOptions chosen = options();
        chosen.overlay = OverlayMode::Banks;
        MainWindow window(chosen);
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.parts().canvas.setFocus();
        QCOMPARE(window.parts().canvas.overlays().mode, OverlayMode::Banks);
        QTest::keyClick(&window.parts().canvas, Qt::Key_O);
        QVERIFY(!window.parts().canvas.overlays().tiles);
        QTest::keyClick(&window.parts().canvas, Qt::Key_O, Qt::ShiftModifier); // restores the previous mode
        QVERIFY(window.parts().canvas.overlays().tiles);
        QCOMPARE(window.parts().canvas.overlays().mode, OverlayMode::Banks);
        for (const OverlayMode mode : {OverlayMode::Order, OverlayMode::Grid, OverlayMode::Halo, OverlayMode::Warps,
                                       OverlayMode::Border, OverlayMode::Banks}) {
            QTest::keyClick(&window.parts().canvas, Qt::Key_O, Qt::ShiftModifier);
            QCOMPARE(window.parts().canvas.overlays().mode, mode);
            QVERIFY(window.parts().actions.overlayModes.at(mode)->isChecked());
        }
        window.parts().actions.grid->trigger(); // the two actions are independent
        QCOMPARE(window.parts().canvas.overlays().mode, OverlayMode::Banks);
        QVERIFY(!window.parts().canvas.overlays().grid);
    }

    /// Blur's threads fill the tile in a loop over rows and, inside it, a loop over columns.
    void theLoadOrderIsTheKernelsOwn()
    {
        WindowOptions chosen = options();
        chosen.overlay = OverlayMode::Order;
        chosen.recipe = Recipe();
        chosen.recipe->operation = "blur";
        chosen.recipe->strategy = "shared";
        chosen.recipe->parameters["width"] = std::int64_t{5};
        MainWindow window(chosen);
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.tileFill(), patience);
        const TileFill& fill = *window.parts().canvas.tileFill();
        QCOMPARE(fill.elements.size(), std::size_t{400});
        QCOMPARE(fill.stored, 400);
        QCOMPARE(fill.rounds, 4);
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x) {
                const TileFill::Element& element = fill.elements[static_cast<std::size_t>(y * 20 + x)];
                QCOMPARE(element.thread, y % 16 * 16 + x % 16);
                QCOMPARE(element.round, y / 16 * (x % 16 < 4 ? 2 : 1) + x / 16);
                QCOMPARE(element.address, static_cast<std::size_t>(y * 20 + x) * 3);
            }
    }

    void overlaysAndZoom()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.parts().actions.grid->trigger();
        QVERIFY(!window.parts().canvas.overlays().grid);
        QVERIFY(window.parts().canvas.overlays().block);
        window.parts().actions.zoom200->trigger();
        QCOMPARE(window.parts().canvas.zoom(), 2.0);
        QCOMPARE(window.parts().status.zoomText(), QStringLiteral("200 %"));
        window.parts().actions.fit->trigger();
        QVERIFY(window.parts().canvas.zoom() != 2.0);
    }
};

TILESCOPE_TEST(WindowViewsTest, runWithWindow)
#include "window_views_test.moc"
