#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/difference.h"
#include "tests/ui/window_fixture.h"
#include "ui/canvas/caption_strip.h"
#include "ui/canvas/overlays/trace_marks.h"
#include "ui/canvas/scene.h"
#include "ui/settings/settings_panel.h"
#include "ui/shell/status_line.h"
#include "ui/shell/view_bar.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QDockWidget>
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
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Result);
        QTest::keyPress(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Source);
        QTest::keyRelease(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Result);
        window.parts().actions.toggleShown->trigger();
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Source);
        QVERIFY(window.parts().actions.source->isChecked());
        window.parts().actions.result->trigger();
        QCOMPARE(window.parts().canvas.scene().mode, Canvas::Show::Result);
    }

    void keysChooseTheView()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        makeActive(window);
        window.parts().canvas.setFocus();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&window.parts().canvas, key); };
        press(Qt::Key_W);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::Wipe);
        QVERIFY(window.parts().actions.wipe->isChecked());
        press(Qt::Key_Y);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::SideBySide);
        QVERIFY(!window.parts().actions.wipe->isChecked());
        QVERIFY(!window.parts().actions.gainMenu->isEnabled());
        QTest::keyPress(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::Source);
        QTest::keyRelease(&window.parts().canvas, Qt::Key_B);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::SideBySide);
        press(Qt::Key_D);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::Difference);
        QTRY_VERIFY(window.parts().canvas.scene().difference);
        QVERIFY(window.parts().canvas.scene().difference->isEqual());
        for (const int gain : {1, 2, 4, 8, 16, 32, 64, 64}) {
            press(Qt::Key_Period);
            QCOMPARE(window.parts().canvas.scene().gain, gain);
        }
        press(Qt::Key_Comma);
        QCOMPARE(window.parts().canvas.scene().gain, 32);
        window.parts().actions.gains.at(0)->trigger();
        QCOMPARE(window.parts().canvas.scene().gain, 0);
        for (const auto& [mode, action] : window.parts().actions.views) { // each has its button
            QToolButton* itsButton = nullptr;
            for (auto* button : window.findChild<ViewBar*>()->findChildren<QToolButton*>())
                if (button->defaultAction() == action)
                    itsButton = button;
            QVERIFY(itsButton);
            itsButton->click();
            QCOMPARE(window.parts().canvas.scene().mode, mode);
        }
    }

    void theViewIsKept()
    {
        WindowOptions kept = options();
        kept.size.reset();
        {
            MainWindow window(kept);
            window.show();
            QCOMPARE(window.parts().canvas.scene().mode, ViewMode::Result);
            window.parts().actions.sideBySide->trigger();
            window.close();
        }
        QCOMPARE(MainWindow(kept).parts().canvas.scene().mode, ViewMode::SideBySide);
        kept.view = ViewMode::Wipe;
        QCOMPARE(MainWindow(kept).parts().canvas.scene().mode, ViewMode::Wipe);
        QCOMPARE(MainWindow(options()).parts().canvas.scene().mode, ViewMode::Result); // the default for a given size
    }

    void uShowsReadsAndFollowsTheBlock()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        makeActive(window);
        window.parts().canvas.setFocus();
        QVERIFY(!window.parts().actions.sharedReuse->isEnabled());
        QVERIFY(!window.parts().canvas.scene().reuse);
        QTest::keyClick(&window.parts().canvas, Qt::Key_U);
        QCOMPARE(window.parts().canvas.scene().mode, ViewMode::Reuse);
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.scene().reuse, patience);
        const auto first = window.parts().canvas.scene().reuse;
        QVERIFY(first->global.mean > 1); // Sobel with tiles: halo pixels are read repeatedly
        QCOMPARE(first->global.most, 4.0);
        QTest::keyClick(&window.parts().canvas, Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(window.parts().canvas.scene().showsSharedReuse);
        Recipe recipe = window.parts().settings.recipe();
        recipe.block = {8, 8};
        window.parts().settings.setRecipe(recipe);
        QVERIFY(window.parts().canvas.scene().reuse); // the old map stays until the new one is available
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.scene().reuse != first, patience);
        QVERIFY(window.parts().canvas.scene().reuse->global.mean > first->global.mean);
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
        makeActive(window);
        window.parts().canvas.setFocus();
        QCOMPARE(window.parts().canvas.scene().overlays.mode, OverlayMode::Banks);
        QTest::keyClick(&window.parts().canvas, Qt::Key_O);
        QVERIFY(!window.parts().canvas.scene().overlays.tiles);
        QTest::keyClick(&window.parts().canvas, Qt::Key_O, Qt::ShiftModifier); // restores the previous mode
        QVERIFY(window.parts().canvas.scene().overlays.tiles);
        QCOMPARE(window.parts().canvas.scene().overlays.mode, OverlayMode::Banks);
        for (const OverlayMode mode : {OverlayMode::Order, OverlayMode::Grid, OverlayMode::Halo, OverlayMode::Warps,
                                       OverlayMode::Lanes, OverlayMode::Border, OverlayMode::Banks}) {
            QTest::keyClick(&window.parts().canvas, Qt::Key_O, Qt::ShiftModifier);
            QCOMPARE(window.parts().canvas.scene().overlays.mode, mode);
            QVERIFY(window.parts().actions.overlayModes.at(mode)->isChecked());
        }
        window.parts().actions.grid->trigger(); // the two actions are independent
        QCOMPARE(window.parts().canvas.scene().overlays.mode, OverlayMode::Banks);
        QVERIFY(!window.parts().canvas.scene().overlays.grid);
    }

    /// Blur's threads fill the tile in a loop over rows and, inside it, a loop over columns: what a warp stores with
    /// one instruction, as the replay shows it, is one round.
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
        QTRY_VERIFY_WITH_TIMEOUT(window.parts().canvas.scene().tileFill, patience);
        const TileFill& fill = *window.parts().canvas.scene().tileFill;
        QCOMPARE(fill.elements.size(), std::size_t{400});
        QCOMPARE(fill.stored, 400);
        QCOMPARE(fill.rounds, 4);
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x) {
                const TileFill::Element& element = fill.elements[static_cast<std::size_t>(y * 20 + x)];
                QCOMPARE(element.thread, y % 16 * 16 + x % 16);
                QCOMPARE(element.round, y / 16 * 2 + x / 16);
                QCOMPARE(element.address, static_cast<std::size_t>(y * 20 + x) * 3);
            }
    }

    void theOverlayFollowsTheZoomUntilOneIsChosen()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        makeActive(window);
        const WindowActions& actions = window.parts().actions;
        Canvas& canvas = window.parts().canvas;
        canvas.setFocus();
        QVERIFY(actions.overlayByZoom->isChecked());
        canvas.setZoom(1);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Grid);
        QTest::keyClick(&canvas, Qt::Key_Z);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Halo);
        canvas.setZoom(250);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Lanes);
        QTest::keyClick(&canvas, Qt::Key_O, Qt::ShiftModifier);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Border); // the next one
        QVERIFY(!actions.overlayByZoom->isChecked());
        canvas.setZoom(1);
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Border);
        actions.overlayByZoom->trigger();
        QCOMPARE(canvas.scene().overlays.mode, OverlayMode::Grid);
        const auto* strip = window.findChild<CaptionStrip*>();
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->caption(), canvas.caption());
        QVERIFY(strip->caption().parts.front().contains(QStringLiteral("read for")));
    }

    void aDoubleClickShowsThePictureAlone()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        Canvas& canvas = window.parts().canvas;
        const auto seen = [&window] {
            QStringList names;
            for (const auto* dock : window.parts().docks.all())
                if (!dock->isHidden())
                    names << dock->objectName();
            return names;
        };
        const QStringList before = seen();
        const int width = canvas.width();
        QVERIFY(!before.isEmpty());
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, canvas.rect().center());
        QCOMPARE(seen(), QStringList());
        QTRY_VERIFY(canvas.width() > width);
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, canvas.rect().center());
        QCOMPARE(seen(), before);
        QTRY_COMPARE(canvas.width(), width);
    }

    /// Window managers keep Alt and drag for themselves.
    void theLineHasAKeyAndAButton()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        makeActive(window);
        Canvas& canvas = window.parts().canvas;
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_P, Qt::ShiftModifier);
        QVERIFY(canvas.drawsLine());
        const QPoint from = canvas.rect().center();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, from + QPoint(60, 20));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, from + QPoint(60, 20));
        QVERIFY(canvas.scene().line);
        QVERIFY(!canvas.drawsLine());
        for (auto* button : window.findChild<ViewBar*>()->findChildren<QToolButton*>())
            if (button->defaultAction() == window.parts().actions.drawLine)
                button->click();
        QVERIFY(canvas.drawsLine());
    }

    /// One row at every width: names where they fit, and no button that is cut.
    void theViewToolsStandInOneRow()
    {
        WindowActions actions(nullptr);
        for (auto* occasional : {actions.differenceSides, actions.gainMenu, actions.sharedReuse})
            occasional->setEnabled(false);
        ViewBar bar(actions);
        bar.resize(2000, bar.sizeHint().height());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QCOMPARE(bar.names(), ViewBar::Names::All);
        const int height = bar.sizeHint().height();
        for (const int width : {2000, 1100, 900, 800, 700, 600, 560}) {
            bar.resize(width, height);
            QCoreApplication::processEvents();
            QCOMPARE(bar.sizeHint().height(), height);
            for (const auto* button : bar.findChildren<QToolButton*>())
                if (button->defaultAction() && button->isVisible())
                    QVERIFY2(bar.rect().contains(button->geometry()) && button->width() >= button->sizeHint().width(),
                             qPrintable(QStringLiteral("%1 at %2").arg(button->text()).arg(width)));
        }
        QCOMPARE(bar.names(), ViewBar::Names::None);
        for (const auto* button : bar.findChildren<QToolButton*>())
            if (button->defaultAction()) {
                QVERIFY(!button->toolTip().isEmpty());
                QCOMPARE(button->isVisible(), button->isEnabled()); // the others come with their view
            }
        actions.gainMenu->setEnabled(true);
        QCoreApplication::processEvents();
        for (const auto* button : bar.findChildren<QToolButton*>())
            if (button->defaultAction() == actions.gainMenu)
                QVERIFY(button->isVisible());
    }

    void overlaysAndZoom()
    {
        MainWindow window(options());
        window.show();
        waitForReport(window, QStringLiteral("sample:board@160x120"));
        window.parts().actions.grid->trigger();
        QVERIFY(!window.parts().canvas.scene().overlays.grid);
        QVERIFY(window.parts().canvas.scene().overlays.block);
        window.parts().actions.zoom200->trigger();
        QCOMPARE(window.parts().canvas.zoom(), 2.0);
        QCOMPARE(window.parts().status.zoomText(), QStringLiteral("200 %"));
        window.parts().actions.fit->trigger();
        QVERIFY(window.parts().canvas.zoom() != 2.0);
    }
};

TILESCOPE_TEST(WindowViewsTest, runWithWindow)
#include "window_views_test.moc"
